import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { KATE, over, statusOf, VAL, withShip } from './air';
import { played } from './pearl';

/** The events of a recorded line, put upon another state than the one they were made for. */
function late(made: PearlState, now: PearlState, squadron: string, sortie: object, hit: readonly number[]) {
  const { outcome } = played(
    made,
    'strike',
    [
      ['squadron', squadron],
      ['sortie', { ...sortie }],
      ['hit', hit],
    ],
    { side: 'jp' },
  );
  let state = now;
  const conflicts: string[] = [];
  for (const event of outcome.events) {
    const applied = pearlHarbor.apply(state, event);
    state = applied.state;
    if (applied.conflict) conflicts.push(applied.conflict);
  }
  return { state, conflicts };
}

describe('a line that rests on what was struck or amended', () => {
  it('a hit never mends a ship that is worse by now', () => {
    const worse = withShip(over(), 'nevada', { status: 'bottomed', hitAt: 'harbour' });
    const { state, conflicts } = late(over(), worse, VAL, { bombed: 'nevada' }, [6, 6]);
    expect(statusOf(state, 'nevada')).toBe('bottomed');
    expect(conflicts).toEqual(['Nevada is bottomed now, not whole.']);
  });

  it('a second hit is none where the first is gone', () => {
    const damaged = withShip(over(), 'nevada', { status: 'damaged', hitAt: 'harbour' });
    const bombs = { attack: 'bombs', bombed: 'nevada' };
    const { state, conflicts } = late(damaged, over(), KATE, bombs, [6, 6]);
    expect(statusOf(state, 'nevada')).toBe('ok');
    expect(conflicts).toEqual(['Nevada is whole now, not damaged.']);
  });

  it('a squadron lost before its attack stays lost', () => {
    const lost = over();
    const squadrons = lost.game.squadrons.map((each) => (each.id === KATE ? { ...each, lost: true } : each));
    const now = { ...lost, game: { ...lost.game, squadrons } };
    const { state, conflicts } = late(over(), now, KATE, { attack: 'bombs', bombed: 'nevada' }, [1, 1]);
    expect(state.game.squadrons.find(({ id }) => id === KATE)?.lost).toBe(true);
    expect(conflicts).toEqual(['Akagi Kate is lost already.']);
  });
});
