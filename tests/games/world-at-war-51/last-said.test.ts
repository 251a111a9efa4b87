import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal, type Projection } from '../../../src/core/journal/projection';
import { saidIn } from '../../../src/core/journal/said';
import type { Json } from '../../../src/core/json';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import interception from './fixtures/interception.json';
import { fleet } from './meeting';
import { over } from './over-pearl';
import { attacking, FORCES, firstQuestion, run, unknown } from './war';

const played = foldJournal(worldAtWar, interception.entries as unknown as readonly Entry[]);
const carried = (projection: Projection<WarState>) =>
  worldAtWar.carry?.(projection.state, saidIn(projection));
/** Typed from the script of the recorded game: its last answer to each. */
const LAST = {
  forces: { airJp: 2, airUs: 1, navalJp: 2, navalUs: 1 },
  'air-combat': { us: 0, jp: 0 },
  counter: { drm: 0 },
};
const SAID = { players: { jp: 'Ken', us: 'Ann' }, house: {} };
/** The number that each field of the question starts with. */
const starts = (state: WarState, procedure: string, key: string) => {
  const asked = firstQuestion(state, procedure);
  if (asked?.key !== key || asked.kind !== 'form') throw new Error(`${procedure} asks ${asked?.key}`);
  return Object.fromEntries(asked.fields.map((field) => [field.key, field.initial]));
};
const HINT = 'Filled in as in your last game: compare them with your rulebook. 0 is an answer too.';

describe('[19.3, 23.7413, 51.36] modifiers that are not in the public rules', () => {
  it('go from one game into the arguments of the next', () => {
    expect(carried(played)).toEqual({ last: LAST });
    expect(carried(foldJournal(worldAtWar, []))).toEqual({});
  });

  it('not those that were struck', () => {
    const at = played.entries.findIndex(
      (entry) => entry.kind === 'v1.Opened' && entry.procedure === 'counter',
    );
    const before = played.entries.slice(0, at);
    const forces = before.findIndex((entry) => entry.kind === 'v1.Opened' && entry.procedure === 'forces');
    const ids = before.slice(forces).map(({ id }) => id);
    const struck = { kind: 'v1.Struck', ids, id: 'x:1', seq: before.length + 1, at: 1 } as unknown as Entry;
    expect(carried(foldJournal(worldAtWar, [...before, struck]))).toEqual({});
  });

  it('are kept by a game that asks for none of them', () => {
    const begun = run(worldAtWar.initial(), 'set-up', SAID, { last: LAST });
    expect(begun.outcome.events).toMatchObject([{ type: 'v1.Begun', last: LAST }]);
    expect(carried({ ...played, runs: [], state: begun.state })).toEqual({ last: LAST });
  });

  it('another war in the same game has the nationality modifiers of the one before', () => {
    const ended: WarState = { ...attacking({}), ended: 'stopped' };
    const { state } = run(ended, 'set-up', SAID);
    expect(state.last).toEqual({ forces: { airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 } });
  });

  it.each<readonly [what: string, args: Json]>([
    ['a text', 'x'],
    ['numbers that no form takes', { forces: { airJp: 1e9 } }],
    ['what is no number', { forces: { airJp: '2' }, counter: 3 }],
    ['another procedure', { 'set-up': { jp: 2 } }],
  ])('%s is nothing to begin with', (_, last) => {
    const begun = run(worldAtWar.initial(), 'set-up', SAID, { last });
    expect(begun.outcome.events[0]).not.toHaveProperty('last');
  });

  it('are filled in where they are asked for, and said to be', () => {
    const last = { ...LAST, survivors: { us: 4 }, counter: { drm: -2 } };
    const above = { ...over({ fought: false }), last };
    expect(starts(above, 'air-combat', 'nets')).toEqual({ us: 0, jp: 0 });
    expect(firstQuestion(above, 'air-combat')?.hint).toBe(HINT);
    const survivors = { ...over({ squadrons: 0, assigned: [] }), last };
    expect(starts(survivors, 'survivors', 'nets')).toEqual({ us: 4 });
    const counter = { ...attacking({ ...fleet({ A: 'auto' }), groups: [['A']] }), last };
    const { asked } = run(counter, 'counter', { squadrons: {}, 'surprise-drm': {}, surprise: 3 });
    const drm = asked.find(({ key }) => key === 'surprise-drm');
    expect(drm?.kind === 'form' && drm.fields[0]).toMatchObject({ initial: -2 });
    const forces = { ...unknown(attacking({ fleet: false }), 'forces'), last };
    const listed = run(forces, 'forces', {
      harbour: { battleships: [], aaf: 0, nas: 0, light: 0 },
      'strike-force': { carriers: [], light: 0 },
      modifiers: {},
    });
    expect(listed.outcome.events[0]).toMatchObject({ forces: { modifiers: LAST.forces } });
    expect(listed.asked.at(-1)?.hint).toBe(HINT);
  });

  it('are empty, and must be given, in a first game', () => {
    expect(starts(over({ fought: false }), 'air-combat', 'nets')).toEqual({});
    expect(FORCES.modifiers).toEqual({ airJp: 0, airUs: 0, navalJp: 0, navalUs: 0 });
    expect(() => run(over({ fought: false }), 'air-combat', { nets: {} })).toThrow('a whole number');
  });
});
