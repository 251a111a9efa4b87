import { emptyPack } from '../../src/core/charts/pack';
import type { Game } from '../../src/core/play/game';
import { askDice, type Outcome, type Steps, startDerivation } from '../../src/core/play/procedure';

/** A purse: a die is gained, two coins are spent; what is not there cannot be spent. */
export const sums: Game<number> = {
  id: 'sums',
  title: 'Sums',
  sides: [],
  charts: [],
  practice: emptyPack('practice:sums', 'sums', 'Practice', true),
  setup: 'gain',
  ends: [],
  initial: () => 0,
  apply(state, event) {
    const next = state + Number(event.coins);
    return next < 0 ? { state, conflict: 'Too little.' } : { state: next };
  },
  procedures: {
    gain: {
      id: 'gain',
      rule: 'S1',
      title: () => 'Gain',
      *run(): Steps<Outcome> {
        const roll = yield* askDice(startDerivation(), {
          key: 'die',
          rule: 'S1',
          title: 'Gain?',
          count: 1,
          sides: 6,
        });
        return {
          events: [{ type: 'v1.Gained', coins: roll.faces[0] ?? 0 }],
          trace: [{ kind: 'title', label: 'Gain', value: `+${roll.faces[0]}` }],
        };
      },
    },
    spend: {
      id: 'spend',
      rule: 'S2',
      title: () => 'Spend',
      // biome-ignore lint/correctness/useYield: a step without a question
      *run(): Steps<Outcome> {
        return { events: [{ type: 'v1.Spent', coins: -2 }], trace: [{ kind: 'title', label: 'Spend' }] };
      },
    },
  },
  sideName: (_, side) => side,
  moment: () => 'Now',
  table: (state) => ({
    heading: 'Sums',
    panels: [],
    actions: [],
    obligations: [],
    ...(state === 0 && { verdict: { label: 'Broke', why: 'No coin is left.', rule: 'S3', recorded: false } }),
  }),
  ledgers: (state) => [
    {
      title: 'Purse',
      lines: [{ id: 'coins', label: 'Coins', points: state }],
      total: { label: 'Coins', value: state },
      thresholds: [],
      actions: [],
    },
  ],
};
