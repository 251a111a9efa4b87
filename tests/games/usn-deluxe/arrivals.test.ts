import { describe, expect, it } from 'vitest';
import { ARRIVALS } from '../../../src/games/usn-deluxe/data/arrivals';

describe('what the rules set for a turn', () => {
  it('Reinforcement Chart, errata: gives Japan 41 additional LAC, on 5 to 23 every other turn and on 25 to 55', () => {
    const turns = ARRIVALS.filter(({ needs }) => needs === 'extraJapLAC').map(({ turn }) => turn);
    expect(turns.slice(0, 12)).toEqual([5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 26]);
    expect([turns.length, turns.at(-1)]).toEqual([41, 55]);
  });
  it('39(A), (E): sends armor on four turns, and that of the US on four', () => {
    const sent = (key: string) =>
      ARRIVALS.filter(({ needs, text }) => needs === key && text.startsWith('An armored')).map(
        ({ turn }) => turn,
      );
    expect([sent('armor'), sent('usArmor')]).toEqual([
      [12, 69, 91, 147],
      [17, 143, 147, 160],
    ]);
  });
});
