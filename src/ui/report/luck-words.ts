import type { Luck, LuckyRoll, SideLuck } from '../../core/journal/report/luck';
import { withMinus } from '../../core/numbers';

/** "1 in 6", "2 in 9": a chance as players say it. */
export function chanceWords(chance: number): string {
  if (chance < 0.0001) return 'less than 1 in 10,000';
  for (const wins of [1, 2, 3]) {
    const of = wins / chance;
    if (Math.abs(of - Math.round(of)) < 0.02 * wins && of < 50) return `${wins} in ${Math.round(of)}`;
  }
  return `1 in ${inRound(1 / chance)}`;
}

/** Two digits are enough. */
function inRound(of: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(of)) - 1);
  return (Math.round(of / unit) * unit).toLocaleString('en');
}

/** "1 step loss", "3 hits". */
const counted = (count: number, what: string): string =>
  `${count} ${count === 1 ? what.replace(/(ss)es$|s$/, '$1') : what}`;

/** So much off the mean says nothing yet. */
const NOTICED = 0.05;
/** From here on a fair game is so lucky or unlucky every other time. */
const USUAL = 0.4;

/**
 * "Over 14 fights Ann took 12 step losses, 3 more than an average run of the same fights. About 1 game in 5 is at least as
 * unlucky."
 */
export function luckWords(luck: SideLuck, name: string): string {
  const { fights, lost, expected, what, asMuch, asLittle } = luck;
  const over = fights === 1 ? 'In 1 fight' : `Over ${fights} fights`;
  const off = Math.round((lost - expected) * 10) / 10;
  const than = `${fights === 1 ? 'the average' : 'an average run'} of the same ${fights === 1 ? 'fight' : 'fights'}`;
  const said = `${over} ${name} took ${counted(lost, what)}`;
  if (Math.abs(off) < NOTICED) return `${said}, just ${than}.`;
  const chance = off > 0 ? asMuch : asLittle;
  const compared = `${withMinus(Math.abs(off))} ${off > 0 ? 'more' : 'fewer'} than ${than}`;
  const how = off > 0 ? 'unlucky' : 'lucky';
  const often = chance > USUAL ? 'Nothing unusual' : `${inGames(chance)} at least as ${how}`;
  return `${said}, ${compared}. ${often}.`;
}

/** "About 1 game in 5 is" */
const inGames = (chance: number): string =>
  chance < 0.0001 ? 'Fewer than 1 game in 10,000 is' : `About 1 game in ${inRound(1 / chance)} is`;

/** "Ford Island, 1:2, 1/2: 1 in 6". */
export const rollWords = ({ title, came, chance }: LuckyRoll): string =>
  `${title}, ${came}: ${chanceWords(chance)}`;

/** What does not count, and why. */
export const luckLeftOut = (leftOut: number): string =>
  `Left out: ${leftOut === 1 ? '1 fight' : `${leftOut} fights`} with a face set by a player, or with a possible result that is not in your charts yet. Fill in the chart to count them.`;

/** How it was worked out, and what does not count. */
export const luckHow = ({ leftOut, ownRolls }: Pick<Luck, 'leftOut' | 'ownRolls'>): string =>
  [
    ownRolls && 'Only what a side lost by its own rolls is counted.',
    'Each fight is resolved again for every way its dice can fall, as it stood when it was rolled; the chances of all fights are added up exactly.',
    leftOut && luckLeftOut(leftOut),
  ]
    .filter(Boolean)
    .join(' ');
