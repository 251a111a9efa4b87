import { describe, expect, it } from 'vitest';
import type { Hull } from '../../../src/core/play/view';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { openTargets } from '../../../src/games/world-at-war-51/state/flow';
import type { Attack, WarState } from '../../../src/games/world-at-war-51/state/state';
import { flying, shipOf } from './one-strike';
import { attacking } from './war';

const boxes = (state: WarState) =>
  worldAtWar.table(state).panels.flatMap((panel) => (panel.kind === 'fleet' ? panel.anchorages : []));
const told = ({ name, state, note, action, barred }: Hull): string =>
  [name, state, note, barred, action?.id].filter(Boolean).join(' | ');

const SHIPS = [
  shipOf(3, { id: 'nevada', name: 'Nevada' }),
  shipOf(3, { id: 'arizona', name: 'Arizona', status: 'damaged' }),
  shipOf(3, { id: 'utah', name: 'Utah', status: 'sunk' }),
  shipOf(3, { id: 'lexington', name: 'Lexington', carrier: true, taskForce: 'tf-1' }),
  shipOf(3, { id: 'akagi', name: 'Akagi', side: 'jp', carrier: true }),
];
const raid = (more: Partial<Attack> = {}) =>
  attacking({
    ...{ inPort: [], nas: 18, level: 6, light: 4, oil: 3, ships: SHIPS },
    ...{ air: { army: 6, naval: 3 }, caught: { army: 2, naval: 0 } },
    strikes: [
      flying({
        squadrons: 10,
        assigned: [
          { target: 'ship:arizona', squadrons: 1 },
          { target: 'ship:nevada', squadrons: 4 },
          { target: 'army', squadrons: 5 },
        ],
        resolved: ['ship:arizona'],
      }),
    ],
    ...more,
  });

describe('[51.34] what a strike flies against is the table', () => {
  it('each target with what flies there, and a tap on each that is still to be attacked', () => {
    const [port] = boxes(raid());
    expect(port).toMatchObject({ label: 'Pearl Harbor', side: 'us', hint: 'tap one to attack it' });
    expect(port?.hulls.map(told)).toEqual([
      'Arizona | hit | damaged · size 3 | no squadrons',
      'Nevada | whole | size 3 · 4 squadrons | attack:ship:nevada',
      'Utah | lost | sunk · size 3',
      'Army air on the ground | whole | 5 squadrons | attack:army',
      'Light ships | whole | no squadrons',
    ]);
  });

  it('[51.41C] oil is there in the second strike alone', () => {
    const names = (id: 'first' | 'second') =>
      boxes(raid({ strikes: [flying({ id, fought: true })] }))[0]?.hulls.map(({ name }) => name);
    expect(names('first')).not.toContain('Oil reserve');
    expect(names('second')).toContain('Oil reserve');
  });

  it('[51.312] a carrier at sea is not shown in port', () => {
    const names = (inPort: readonly string[]) => boxes(raid({ inPort }))[0]?.hulls.map(({ name }) => name);
    expect(names([])).not.toContain('Lexington');
    expect(names(['tf-1'])?.[0]).toBe('Lexington');
  });

  it('before the squadrons are shared out nothing can be tapped, and nothing is barred', () => {
    const [port] = boxes(raid({ strikes: [flying({ squadrons: 10, fought: true })] }));
    expect(port?.hint).toBeUndefined();
    expect(port?.hulls.filter(({ action, barred }) => action ?? barred)).toEqual([]);
  });

  it('[51.43E] of an American strike the Japanese ships', () => {
    const strike = flying({
      ...{ id: 'counter-1', side: 'us', squadrons: 4 },
      assigned: [{ target: 'ship:akagi', squadrons: 4 }],
    });
    const [force] = boxes(raid({ strikes: [strike], decision: 'second', groups: [['tf-1']] }));
    expect(force).toMatchObject({ label: 'Japanese strike force', side: 'jp' });
    expect(force?.hulls.map(told)).toContain('Akagi | whole | size 3 · 4 squadrons | attack:ship:akagi');
  });

  it('a target that was taken off the list can still be settled', () => {
    const state = raid({ ships: SHIPS.filter(({ id }) => id !== 'nevada') });
    const open = state.attack?.strikes.flatMap(openTargets).map(({ target }) => target);
    const taps = boxes(state).flatMap(({ hulls }) =>
      hulls.flatMap(({ action }) => action?.args.target ?? []),
    );
    expect(taps.toSorted()).toEqual(open?.toSorted());
  });

  it('the next one is a tap in the dock', () => {
    const { main } = worldAtWar.table(raid());
    expect([main?.id, main?.label, main?.args.target]).toEqual([
      'attack',
      'Next attack: Nevada',
      'ship:nevada',
    ]);
  });
});

it('[20.51] the result draws the ship that was damaged or sunk, and nothing where none was', () => {
  const event = { type: 'v1.TargetAttacked', strike: 'first', target: 'ship:arizona', effects: 2 };
  const lost = { eliminated: 0, aborted: 0 };
  const drawn = (more: object) => worldAtWar.struck?.(raid(), [{ ...event, lost, ...more } as never]);
  expect(drawn({ status: 'damaged' })).toEqual([
    { type: 'battleship', state: 'hit', side: 'us', says: 'Arizona damaged' },
  ]);
  expect(drawn({})).toEqual([]);
  expect(drawn({ target: 'ship:gone', status: 'sunk' })).toEqual([]);
});
