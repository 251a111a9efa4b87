import { describe, expect, it } from 'vitest';
import { newShip } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { inPlay } from './pearl';

const lost = Array.from({ length: 5 }, (_, i) => ({
  ...newShip({ name: `Ship ${i}`, side: 'us', cls: 'bb', place: 'harbour' }),
  status: 'bottomed' as const,
  hitAt: 'harbour' as const,
}));

/** The second game of a series with so many mvps spent in it, and with the joint centre of the one before it or without. */
const spent = (mvps: number, joint: boolean, more: Partial<GameState>): PearlState => ({
  ...inPlay(
    {
      ...{ no: 2, plan: { mission: 'attack', miniSubs: 0, invasion: true, entry: 'West', loads: '' } },
      ...{ ships: lost, ...more },
      spending: mvps ? [{ what: 'pby', service: 'navy', count: mvps, mvps, when: 'Set-up' }] : [],
    },
    { ownMvps: 'match' },
  ),
  past: [{ no: 1, spending: [] }],
  joint: joint ? [1, 2] : [],
  players: { jp: 'Ken', us: 'Ann' },
});

describe.each([undefined, 'failed', 'taken'] as const)('[Precautions] a landing: %s', (landing) => {
  const more = landing ? { landing } : {};
  it('the table does not tell what the US has spent before it is disclosed', () => {
    const [none, some] = [spent(0, false, more), spent(5, true, more)].map((state) =>
      pearlHarbor.table(state),
    );
    expect(some).toEqual(none);
  });
  it('and tells it then', () => {
    const open = { ...more, disclosed: true, stage: 'over' } as const;
    const [none, some] = [spent(0, false, open), spent(5, true, open)].map((state) =>
      pearlHarbor.table(state),
    );
    expect(some?.panels).not.toEqual(none?.panels);
  });
});
