import type { DiceGroup } from '../../core/journal/report/dice';
import { CRITICAL, fewestRolls } from '../../core/play/fair-dice';
import { rolledBy } from '../kit/source-words';

/** "Ken, by hand", "Free rolls, app". `nameOf` gives a side's name. */
export function groupName({ side, by, free }: DiceGroup, nameOf: (side: string) => string): string {
  const whose = free ? 'Free rolls' : side === undefined ? 'No side' : nameOf(side);
  return `${whose}, ${rolledBy(by)}`;
}

/** "1 die", "24 dice of 10 sides". Six sides go without saying. */
export function diceCount({ n, sides }: Pick<DiceGroup, 'n' | 'sides'>): string {
  const dice = n === 1 ? '1 die' : `${n} dice`;
  if (sides === 6) return dice;
  return sides ? `${dice} of ${sides} sides` : `${dice} of a size that is no longer known`;
}

/** What the test says, in plain words. */
export function diceVerdict({ by, n, sides, fit }: DiceGroup): string {
  if (by === 'override') return 'set by a player, so nothing can be said of them';
  if (fit) return fit.rarity === 1 ? 'nothing unusual' : unusual(fit.rarity);
  if (sides && n < fewestRolls(sides)) return `too few to tell; it takes ${fewestRolls(sides)}`;
  return 'no test is known for such a die';
}

const unusual = (rarity: number): string =>
  `more uneven than usual: with fair dice seen about once in ${rarity.toLocaleString('en')} tests`;

/** With several tests one may well look unusual: how often chance alone does that. Empty without a test. */
export function diceChance(groups: readonly DiceGroup[]): string {
  const tests = groups.filter(({ fit }) => fit).length;
  if (!tests) return '';
  const of100 = Math.round(100 * (1 - 0.95 ** tests));
  const made = tests === 1 ? 'One test is made here' : `${tests} tests are made here`;
  return `${made}. With fair dice, about ${of100} reports in 100 like this one say “more uneven than usual” at least once, by chance alone.`;
}

/** What does not count here, and why. */
export function diceLeftOut({
  leftOut,
  sealed,
}: {
  readonly leftOut: number;
  readonly sealed: boolean;
}): string {
  const out =
    leftOut === 0
      ? 'No die was struck or replaced.'
      : `Left out: ${leftOut === 1 ? '1 die that was' : `${leftOut} dice that were`} struck or replaced by an amendment.`;
  return sealed ? `${out} Sealed entries are not counted until they are revealed.` : out;
}

/** Mean and spread (standard deviation) of a fair die. */
export const fairMean = (sides: number): number => (sides + 1) / 2;
export const fairSpread = (sides: number): number => Math.sqrt((sides ** 2 - 1) / 12);

export const twoDigits = (value: number): string => value.toFixed(2);

/** The chi-square behind a verdict, for those who want it. */
export function fitWords({ fit }: DiceGroup): string {
  if (!fit) return '';
  const [often = 0] = CRITICAL[fit.freedom] ?? [];
  return `chi-square ${fit.chiSquare.toFixed(1)}, fair dice go above ${often.toFixed(1)} in one test of 20`;
}
