import type { DiceRead } from '../../core/charts/dice-rows';
import { modified, totalOf } from '../../core/charts/dice-rows';
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

/** Beyond that nobody reads what each total means. */
const MOST_NOTES = 60;

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
    ...(note && faceNotes(dice, note, withMods)),
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

/** What each face, or each total of several dice that are added up, means. */
function faceNotes(
  { count, sides, read }: DiceSum,
  note: (total: number) => string,
  withMods: (faces: readonly number[]) => number,
): Pick<DicePrompt, 'faceNotes'> {
  const most = count * sides;
  if (most > MOST_NOTES || (count > 1 && read !== 'sum')) return {};
  if (count === 1) return { faceNotes: Array.from({ length: sides }, (_, i) => note(withMods([i + 1]))) };
  const faces = (total: number): readonly number[] => {
    const shown = Array<number>(count).fill(1);
    let rest = total - count;
    return shown.map((one) => {
      const more = Math.min(rest, sides - 1);
      rest -= more;
      return one + more;
    });
  };
  return {
    faceNotes: Array.from({ length: most }, (_, i) => (i + 1 < count ? '' : note(withMods(faces(i + 1))))),
  };
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
