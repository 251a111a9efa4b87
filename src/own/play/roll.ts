import type { DiceRead } from '../../core/charts/dice-rows';
import { modified, totalOf, waysOf } from '../../core/charts/dice-rows';
import { signed, withMinus } from '../../core/numbers';
import { askDice, dieLine, type Steps } from '../../core/play/procedure';
import type { DicePrompt } from '../../core/play/prompt';
import type { Amount, Band } from '../format/definition';
import type { DiceSum } from '../format/dice';
import { secretOf } from './mods';
import { amount, keyFor, type Scope, tell, type Work } from './work';

export const readDice = ({ count, sides, from, read }: DiceSum): DiceRead => ({
  count,
  sides,
  ...(from === 0 && { from }),
  ...(read === 'tens' && { digits: true }),
  ...((read === 'high' || read === 'low') && { keep: read }),
});

/** "2d6", "d66" */
export const diceWords = ({ count, sides, read }: DiceSum): string =>
  read === 'tens' ? `d${String(sides).repeat(count)}` : `${count}d${sides}`;

type Roll = {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  readonly dice: DiceSum;
  readonly modifier: number;
  /** What a total comes to, in a few words. */
  note?(total: number): string;
  readonly more?: Pick<DicePrompt, 'rollPreview'>;
};

/** So many sums are noted one by one, and so many numbers at all. */
const MOST_SUMS = 60;
const MOST_NUMBERS = 400;

/** Rolls dice: what they come to with what modifies them, which stands from here on. */
export function* rollTotal(
  work: Work,
  scope: Scope,
  { dice, modifier, note, more, ...asked }: Roll,
): Steps<number> {
  const read = readDice(dice);
  const key = keyFor(work, asked.key);
  const withMods = (faces: readonly number[]) => modified(read, totalOf(read, faces), modifier);
  const roll = yield* askDice(work, {
    ...{ ...asked, key, count: dice.count, sides: dice.sides },
    ...(note && notesOf(dice, note, modifier)),
    ...more,
    ...secretOf(work),
  });
  const plain = totalOf(read, roll.faces);
  const total = withMods(roll.faces);
  const value = modifier ? `${plain} ${signed(modifier)} = ${withMinus(total)}` : withMinus(plain);
  const words = note?.(total);
  const label =
    words !== undefined && (modifier || dice.count > 1) ? `${asked.title}: ${value}` : asked.title;
  tell(work, dieLine(roll, { label, value: words ?? value, rule: asked.rule, prompt: key }));
  scope.die = total;
  return total;
}

/** What each face means, or each number that several dice come to. */
function notesOf(
  dice: DiceSum,
  note: (total: number) => string,
  modifier: number,
): Pick<DicePrompt, 'faceNotes' | 'reads'> {
  const { count, sides, from, read } = dice;
  const of = readDice(dice);
  const says = (number: number): string => note(modified(of, number, modifier));
  if (count === 1) return { faceNotes: Array.from({ length: sides }, (_, i) => says(totalOf(of, [i + 1]))) };
  const most = count * sides;
  if (read === 'sum' && from === 1 && most <= MOST_SUMS)
    return { faceNotes: Array.from({ length: most }, (_, i) => (i + 1 < count ? '' : says(i + 1))) };
  if (most > MOST_NUMBERS) return {};
  const numbers = numbersOf(dice);
  return { reads: { dice: of, notes: Object.fromEntries(numbers.map((number) => [number, says(number)])) } };
}

/** The numbers that dice can come to, from the lowest on. */
function numbersOf(dice: DiceSum): readonly number[] {
  const { count, sides, from, read } = dice;
  if (read === 'tens') return [...waysOf(readDice(dice)).keys()];
  const dices = read === 'sum' ? count : 1;
  return Array.from({ length: dices * (sides - 1) + 1 }, (_, i) => dices * from + i);
}

type BandsRoll = Omit<Roll, 'note'> & { readonly against: number; readonly bands: readonly Band[] };

/** Rolls dice and reads them in bands: the one that they come to. */
export function* rollBands(
  work: Work,
  scope: Scope,
  { against, bands, ...roll }: BandsRoll,
): Steps<Band | undefined> {
  const tops = bands.map(({ to }) => (to === undefined ? Number.POSITIVE_INFINITY : amount(work, scope, to)));
  const bandOf = (total: number): Band | undefined =>
    bands[tops.findIndex((top) => total - against <= top)] ?? bands.at(-1);
  const total = yield* rollTotal(work, scope, { ...roll, note: (at) => bandOf(at)?.say ?? '' });
  return bandOf(total);
}

export const againstOf = (work: Work, scope: Scope, against: Amount | undefined): number =>
  against === undefined ? 0 : amount(work, scope, against);
