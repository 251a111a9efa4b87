import { describe, expect, it } from 'vitest';
import { CRITICAL, fewestRolls, testDice, testFaces } from '../../src/core/play/fair-dice';

const repeat = (pattern: readonly number[], times: number) => Array(times).fill(pattern).flat() as number[];

describe('testing dice', () => {
  it('counts faces, and squares what is off: 24 of one face and 16 of another where 20 are expected are 2 × 16/20', () => {
    const rolls = [...Array(24).fill(1), ...Array(16).fill(2), ...repeat([3, 4, 5, 6], 20)] as number[];
    const test = testDice([...rolls, ...repeat([1, 2, 3, 4, 5, 6], 10)]);
    expect(test.counts).toEqual([34, 26, 30, 30, 30, 30]);
    expect(test.faces.chiSquare).toBeCloseTo(32 / 30, 10);
    expect(test.faces).toMatchObject({ freedom: 5, rarity: 1 });
  });

  it('finds the die with a memory that its faces hide', () => {
    const test = testDice(repeat([1, 2, 3, 4, 5, 6], 100));
    expect(test.faces).toMatchObject({ chiSquare: 0, rarity: 1 });
    expect(test.pairs).toMatchObject({ freedom: 35, rarity: 1000 });
  });

  it('counts each roll with the one before it: 179 pairs of sixes where 179/36 of each are expected', () => {
    expect(testDice(repeat([6], 180)).pairs.chiSquare).toBeCloseTo(179 * 35, 6);
    expect(testDice(repeat([1], 180)).pairs.chiSquare).toBeCloseTo(179 * 35, 6);
  });

  it.each([
    [47, 20],
    [51, 100],
    [60, 1000],
  ] as const)('a loaded die with %i ones where 30 are expected is one in %i', (ones, rarity) => {
    const rest = Array.from({ length: 180 - ones }, (_, i) => 2 + (i % 5));
    expect(testDice([...Array<number>(ones).fill(1), ...rest]).faces.rarity).toBe(rarity);
  });

  it.each([[[]], [repeat([1, 2], 80)], [repeat([0], 180)], [repeat([7], 180)], [repeat([1.5], 180)]])(
    'refuses what is no test',
    (rolls) => {
      expect(() => testDice(rolls)).toThrow(RangeError);
    },
  );
});

describe('testing the faces of any die', () => {
  it('says nothing of fewer than five of each face', () => {
    expect(fewestRolls(6)).toBe(30);
    expect(testFaces([29, 0, 0, 0, 0, 0])).toBeUndefined();
    expect(testFaces([30, 0, 0, 0, 0, 0])).toEqual({ chiSquare: 150, freedom: 5, rarity: 1000 });
  });

  it.each([
    [[10, 10], 0, 1, 1],
    [[20, 0], 20, 1, 1000],
    [[10, 10, 10, 10], 0, 3, 1],
    // Ten faces, 50 rolls, five of each expected: (10 + 10) × 25/5.
    [[10, 0, 10, 0, 5, 5, 5, 5, 5, 5], 20, 9, 20],
    [Array(20).fill(5), 0, 19, 1],
  ])('of %j', (counts, chiSquare, freedom, rarity) => {
    expect(testFaces(counts)).toEqual({ chiSquare, freedom, rarity });
  });

  it('knows no test for a die of seven sides', () => {
    expect(testFaces(Array(7).fill(10))).toBeUndefined();
  });

  it('has critical values that rise with the degrees of freedom and with the rarity', () => {
    // By Wilson and Hilferty, whose cube comes within 2 % of the table from three degrees of freedom on.
    const normal = [1.644854, 2.326348, 3.090232];
    for (const [freedom, values] of Object.entries(CRITICAL)) {
      const k = Number(freedom);
      if (k < 3) continue;
      values.forEach((value, i) => {
        const cube = k * (1 - 2 / (9 * k) + (normal[i] ?? 0) * Math.sqrt(2 / (9 * k))) ** 3;
        expect(Math.abs(value / cube - 1)).toBeLessThan(0.02);
      });
    }
  });
});
