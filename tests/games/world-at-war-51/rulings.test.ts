import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE, houseFields } from '../../../src/games/world-at-war-51/state/house';
import { situations } from './situations';
import { attacking, attackOf, FORCES, firstQuestion, run, unknown } from './war';

const RULINGS = readFileSync(new URL('../../../docs/rulings/world-at-war-51.md', import.meta.url), 'utf8');
const marks = new Map(
  [...RULINGS.matchAll(/^\*\*WW-(\d+)( ◆)?/gm)].map(([, n = '', mark]) => [n, mark !== undefined]),
);

describe('each point that the rules leave open', () => {
  it.each(situations('K').filter(([, row]) => row.expect.kind))('%s is a switch, or a ruling', (_, row) => {
    const [id = ''] = row.rule;
    const number = id.replace('AMB-', '');
    expect(marks.has(number)).toBe(true);
    expect(marks.get(number)).toBe(row.expect.kind === 'switch');
  });

  it('K29: five switches', () => {
    const row = situations('K').find(([id]) => id === 'K29')?.[1];
    expect(houseFields(DEFAULT_HOUSE)).toHaveLength(Number(row?.expect.count));
    const switches = [...marks].flatMap(([n, mark]) => (mark ? [`AMB-${n}`] : []));
    expect(switches).toEqual(row?.expect.switches);
  });

  it('K03b: the US writes its Magic without seeing Japan’s', () => {
    const state = unknown(attacking({ magicJp: 1 }, { magic: 'both-hidden' }), 'magicUs');
    expect(firstQuestion(state, 'magic-us')?.hint).toContain('written down');
    expect(firstQuestion(state, 'magic-us')?.hint).not.toMatch(/plays 1/);
    const ran = run(state, 'magic-us', { cards: { cards: 2 } });
    expect(ran.outcome.trace.find(({ label }) => label === 'Pearl level')?.value).toBe('37');
    expect(ran.outcome.reveals).toEqual(['magic-jp']);
  });

  it('K04, K04b: the modifier is shown, or only the level', () => {
    const shown = unknown(attacking({ drm: 5 }), 'level');
    const hidden = unknown(attacking({ drm: 5 }, { drm: 'level-only' }), 'level');
    expect(firstQuestion(shown, 'surprise')).toMatchObject({
      faceNotes: ['6', '7+', '7+', '7+', '7+', '7+'],
    });
    expect(firstQuestion(hidden, 'surprise')).not.toHaveProperty('faceNotes');
    const told = (state: typeof shown) => JSON.stringify(run(state, 'surprise', { die: 3 }).outcome);
    expect(told(shown)).toContain('3 +5 = 8');
    expect(told(hidden)).not.toContain('+5');
  });

  it('K22: nothing is lost aboard a carrier sunk in port unless the players say so', () => {
    const carrier = {
      id: 'saratoga',
      name: 'Saratoga',
      side: 'us',
      size: 3,
      carrier: true,
      status: 'whole',
      taskForce: 'tf-1',
    } as const;
    const assigned = [{ target: 'ship:saratoga', squadrons: 9 }];
    const state = attacking({
      inPort: ['tf-1'],
      level: 7,
      air: { army: 0, naval: 3 },
      caught: { army: 0, naval: 3 },
      ships: [carrier],
      forces: { ...FORCES, taskForces: [{ id: 'tf-1', name: 'C', squadrons: 3 }] },
      strikes: [{ id: 'first', side: 'jp', squadrons: 9, fought: true, assigned, resolved: [] }],
    });
    const none = attackOf(run(state, 'attack', { attack: [3, 4], aboard: {} }).state);
    expect([none.air.naval, none.caught.naval]).toEqual([3, 3]);
    const all = attackOf(run(state, 'attack', { attack: [3, 4], aboard: { lost: 3 } }).state);
    expect([all.air.naval, all.caught.naval]).toEqual([0, 0]);
  });
});
