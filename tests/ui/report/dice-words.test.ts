import { describe, expect, it } from 'vitest';
import type { DiceGroup } from '../../../src/core/journal/report/dice';
import { testFaces } from '../../../src/core/play/fair-dice';
import {
  diceChance,
  diceCount,
  diceLeftOut,
  diceVerdict,
  fairSpread,
  groupName,
} from '../../../src/ui/report/dice-words';

function group(counts: readonly number[], more: Partial<DiceGroup> = {}): DiceGroup {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const fit = testFaces(counts);
  const kind = { by: 'app', free: false, sides: counts.length, n, counts, mean: 3, spread: 1 } as const;
  return { ...kind, ...(fit && { fit }), ...more };
}

describe('plain words of dice', () => {
  it.each<readonly [counts: readonly number[], count: string, verdict: string]>([
    [[5, 5, 5, 5, 5, 5], '30 dice', 'nothing unusual'],
    [[5, 5, 5, 5, 5, 4], '29 dice', 'too few to tell; it takes 30'],
    [[1, 0, 0, 0, 0, 0], '1 die', 'too few to tell; it takes 30'],
    [[14, 4, 4, 4, 4, 4], '34 dice', 'more uneven than usual: with fair dice seen about once in 20 tests'],
    [[30, 0, 0, 0, 0, 0], '30 dice', 'more uneven than usual: with fair dice seen about once in 1,000 tests'],
    [Array(10).fill(5), '50 dice of 10 sides', 'nothing unusual'],
    [Array(7).fill(9), '63 dice of 7 sides', 'no test is known for such a die'],
  ])('%j: %s, %s', (counts, count, verdict) => {
    const dice = group(counts);
    expect(diceCount(dice)).toBe(count);
    expect(diceVerdict(dice)).toBe(verdict);
  });

  it('of dice that a player set, and of a size that is gone', () => {
    expect(diceVerdict(group([30, 0, 0, 0, 0, 0], { by: 'override' }))).toBe(
      'set by a player, so nothing can be said of them',
    );
    expect(diceCount(group([2, 1], { sides: 0 }))).toBe('3 dice of a size that is no longer known');
  });

  it('whose they are', () => {
    const name = (side: string) => `the ${side}`;
    expect(groupName(group([1], { side: 'fox', by: 'physical' }), name)).toBe('the fox, by hand');
    expect(groupName(group([1], { by: 'app', free: true }), name)).toBe('Free rolls, app');
    expect(groupName(group([1], { by: 'override' }), name)).toBe('No side, changed');
  });

  it('how often chance alone makes one of several tests look odd: 1 − 0.95ⁿ', () => {
    const fair = group([5, 5, 5, 5, 5, 5]);
    const said = (n: number) => /about (\d+) reports/.exec(diceChance(Array(n).fill(fair)))?.[1];
    expect([1, 2, 4, 14].map(said)).toEqual(['5', '10', '19', '51']);
    expect(diceChance([group([1, 1, 1, 1, 1, 1])])).toBe('');
  });

  it('what is left out', () => {
    expect(diceLeftOut({ leftOut: 0, sealed: false })).toBe('No die was struck or replaced.');
    expect(diceLeftOut({ leftOut: 1, sealed: true })).toBe(
      'Left out: 1 die that was struck or replaced by an amendment. Sealed entries are not counted until they are revealed.',
    );
  });

  it('the spread of a fair die of six sides is the root of 35/12', () => {
    expect(fairSpread(6)).toBeCloseTo(Math.sqrt(35 / 12), 12);
  });
});
