import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { KATE, over, VAL, withShip } from './air';

/** With squadrons changed. */
const change = (state: PearlState, ids: readonly string[], to: object): PearlState => ({
  ...state,
  game: {
    ...state.game,
    squadrons: state.game.squadrons.map((each) => (ids.includes(each.id) ? { ...each, ...to } : each)),
  },
});

describe('[Verdict] the points on their way', () => {
  it('the penalty of the four ships is a line of its own with its reason, and no part of the points', () => {
    const state = withShip(over(), 'oklahoma', { status: 'bottomed', hitAt: 'harbour' });
    const [japan] = pearlHarbor.ledgers(state);
    expect(japan?.soFar).toEqual({
      label: 'Japan',
      value: 4,
      marks: [
        { label: 'draw', at: 22 },
        { label: 'win', at: 25 },
        { label: 'strategic', at: 40 },
      ],
      atEnd: [
        {
          id: 'penalty',
          label: 'Four ships: 4 of 16 vps',
          points: -48,
          rule: 'Four Ships',
          why: 'Japan must bottom or destroy ships worth 16 points. Each point short costs 4.',
        },
      ],
    });
    expect(pearlHarbor.table(state).toward).toMatchObject({ label: 'Japan', value: 4 });
  });

  it.each(['points', 'ships'] as const)(
    'by %s: what the end takes off leads to what is measured',
    (penalty) => {
      const lost = change(over({}, { penalty }), [VAL, KATE], { lost: true });
      for (const state of [lost, { ...lost, house: { ...lost.house, score: 'gross' as const } }]) {
        const [japan] = pearlHarbor.ledgers(state);
        const off = japan?.soFar?.atEnd.reduce((sum, { points }) => sum + points, 0) ?? 0;
        expect((japan?.soFar?.value ?? 0) + off).toBe(japan?.measured?.value);
      }
    },
  );

  it('once it is over, what decides stands there', () => {
    const state = over({ stage: 'over' });
    const [japan] = pearlHarbor.ledgers(state);
    expect(japan?.soFar).toMatchObject({ label: 'Net score', value: -64, atEnd: [] });
  });
});
