import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE, houseFields } from '../../../src/games/world-at-war-51/state/house';
import { BEFORE } from './readings-before';
import { STRIKES } from './readings-strikes';
import { compare, num, takeSituations } from './situations';
import { attacking, attackOf, FORCES, firstQuestion, run, unknown } from './war';

const { situation, situations } = takeSituations();

const RULINGS = readFileSync(new URL('../../../docs/rulings/world-at-war-51.md', import.meta.url), 'utf8');
/** What each ruling says by its number, with its mark if it is a switch. */
const rulings = new Map(
  RULINGS.split('\n\n').flatMap((text) => {
    const [, n, said] = /^\*\*WW-(\d+) ([\s\S]*)/.exec(text) ?? [];
    return n && said ? [[n, said] as const] : [];
  }),
);
/** How the app handles the point: a switch, a question when it comes up, an entered value, or settled once. */
function kindOf(text: string): string {
  if (text.startsWith('◆')) return 'switch';
  if (/\basked\b/i.test(text)) return 'prompt';
  return text.includes('Entered for each') ? 'entered' : 'ruling';
}

describe('each point that the rules leave open', () => {
  it.each(situations('K', ['K29']))('%s', (_, row) => {
    const text = rulings.get(row.rule[0]?.replace('AMB-', '') ?? '');
    const seen = (BEFORE[row.id] ?? STRIKES[row.id])?.(row);
    compare(row, { ...seen, kind: text && kindOf(text) });
  });

  it('K29: the switches are as many as the app offers, and those the rulings mark', () => {
    const { count, switches } = situation('K29').expect;
    expect(houseFields(DEFAULT_HOUSE)).toHaveLength(num(count));
    const marked = [...rulings].filter(([, text]) => kindOf(text) === 'switch').map(([n]) => `AMB-${n}`);
    expect(marked).toEqual(switches);
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
      faceNotes: ['level 6', ...Array(5).fill('level 7+')],
    });
    expect(firstQuestion(shown, 'surprise')).toHaveProperty('rollPreview.modifier', 5);
    for (const what of ['faceNotes', 'rollPreview'])
      expect(firstQuestion(hidden, 'surprise')).not.toHaveProperty(what);
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
