import type { Losses } from '../charts/chart';

/** What can come of the roll that is asked for. */
export type Spread = {
  readonly kind: 'spread';
  readonly column?: string;
  /** In how many equally likely ways the dice can fall. */
  readonly ways: number;
  /** What comes of how many of them: losses from best to worst for the attacker, else as the dice go up. */
  readonly shares: readonly Share[];
  /** Ways into a cell that nobody has read, or to anything else that only the players can tell. */
  readonly unknown: number;
  /** The mean over the ways that are known to cost losses; absent when none is. */
  readonly expected?: Losses;
};
/** `name` is how the screen says it: "2/1", or what the chart says there; `at` which faces or totals it comes on: "5–6". */
export type Share = {
  readonly name: string;
  /** In words, where the name is a code. */
  readonly means?: string;
  readonly at?: string;
  readonly losses?: Losses;
  readonly ways: number;
};

/** The mean of these shares; undefined where none costs losses. */
export function expectedOf(shares: readonly Share[]): Losses | undefined {
  if (!shares.some(({ losses }) => losses)) return undefined;
  const known = shares.reduce((sum, { ways }) => sum + ways, 0);
  const mean = (side: keyof Losses) =>
    shares.reduce((sum, { ways, losses }) => sum + ways * (losses?.[side] ?? 0), 0) / known;
  return { attacker: mean('attacker'), defender: mean('defender') };
}

/** From best to worst for the attacker: by what he gains, then by what he loses. */
export const compareLosses = (a: Losses, b: Losses): number =>
  b.defender - b.attacker - (a.defender - a.attacker) || a.attacker - b.attacker;
