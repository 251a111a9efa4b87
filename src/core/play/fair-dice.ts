/** How evenly dice fell, against what fair ones do. */
export type FairDice = {
  /** How often each face fell, from 1 up. */
  readonly counts: readonly number[];
  readonly faces: Fit;
  /** Each roll with the one before it, which a die with a memory would fail. */
  readonly pairs: Fit;
};

/** Pearson's chi-square and its degrees of freedom; the higher, the less even. */
export type Fit = { readonly chiSquare: number; readonly freedom: number; readonly rarity: Rarity };

/** Of how many tests with fair dice about one comes out at least as uneven; 1 for nothing out of the ordinary. */
export type Rarity = 1 | 20 | 100 | 1000;

/**
 * Chi-square that fair dice reach in one test of 20, of 100, of 1,000 (upper 5 %, 1 %, 0.1 % points), by degrees of
 * freedom: those of a coin, of dice of 3 to 20 sides, and of pairs of six-sided dice.
 */
export const CRITICAL: { readonly [freedom: number]: readonly [number, number, number] } = {
  1: [3.84, 6.63, 10.83],
  2: [5.99, 9.21, 13.82],
  3: [7.81, 11.34, 16.27],
  5: [11.07, 15.09, 20.52],
  7: [14.07, 18.48, 24.32],
  9: [16.92, 21.67, 27.88],
  11: [19.68, 24.72, 31.26],
  19: [30.14, 36.19, 43.82],
  35: [49.8, 57.34, 66.62],
};

/** Fewer rolls than five of each face say nothing. */
export const fewestRolls = (sides: number): number => 5 * sides;

/** Tells how evenly the faces fell, face 1 first; undefined where there are too few or no such die is known. */
export function testFaces(counts: readonly number[]): Fit | undefined {
  const rolls = counts.reduce((sum, count) => sum + count, 0);
  const known = Object.hasOwn(CRITICAL, counts.length - 1);
  return known && rolls >= fewestRolls(counts.length) ? fitOf(counts, counts.length - 1) : undefined;
}

/** Tells how evenly these rolls of a six-sided die fell; at least 180, so that each pair may be expected five times. */
export function testDice(rolls: readonly number[]): FairDice {
  if (rolls.length < 180 || rolls.some((face) => !Number.isInteger(face) || face < 1 || face > 6))
    throw new RangeError('a test takes at least 180 rolls of a six-sided die');
  const counts = tally(
    rolls.map((face) => face - 1),
    6,
  );
  const pairs = rolls.slice(1).map((face, i) => 6 * ((rolls[i] ?? 0) - 1) + face - 1);
  return { counts, faces: fitOf(counts, 5), pairs: fitOf(tally(pairs, 36), 35) };
}

function tally(values: readonly number[], size: number): number[] {
  const counts = Array<number>(size).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function fitOf(counts: readonly number[], freedom: number): Fit {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const [twenty, hundred, thousand] = CRITICAL[freedom] ?? [Infinity, Infinity, Infinity];
  const rarity = chiSquare >= thousand ? 1000 : chiSquare >= hundred ? 100 : chiSquare >= twenty ? 20 : 1;
  return { chiSquare, freedom, rarity };
}
