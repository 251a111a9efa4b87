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

/** Chi-square that fair dice reach in one test of 20, of 100, of 1,000 (upper 5 %, 1 %, 0.1 % points). */
export const CRITICAL = { 5: [11.07, 15.09, 20.52], 35: [49.8, 57.34, 66.62] } as const;

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

function fitOf(counts: readonly number[], freedom: keyof typeof CRITICAL): Fit {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const [twenty, hundred, thousand] = CRITICAL[freedom];
  const rarity = chiSquare >= thousand ? 1000 : chiSquare >= hundred ? 100 : chiSquare >= twenty ? 20 : 1;
  return { chiSquare, freedom, rarity };
}
