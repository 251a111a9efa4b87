import { counts, oneOf, tableOf, words } from '../../../kit/rows';
import type { SideId } from './units';

/** What one side puts in one place; where a number stands behind the place, its hex. */
export type SetUpLine = {
  readonly side: SideId;
  readonly place: string;
  /** Types and numbers, such as `CV-1..6 BB-1`: see `expandShips`. */
  readonly ships?: string;
  readonly units?: string;
  /** Switches that must be on, or off with a `!`; all of them where there are several, with a space between. */
  readonly needs?: string;
  /** Weeks of damage that are left, by ship. */
  readonly weeks?: { readonly [ship: string]: number };
};

/** A set-up as rows of text: the side and the place, then what is put there, each by its name. */
export const setUpOf = (text: string): readonly SetUpLine[] =>
  tableOf('line of a set-up', text, { side: oneOf('j', 'a'), place: words }, SET_THERE);
const SET_THERE = { ships: words, units: words, needs: words, weeks: counts };

/** 'CV-1..3 DD-A..B' → CV-1, CV-2, CV-3, DD-A, DD-B */
export function expandShips(list: string): readonly string[] {
  return list.split(' ').flatMap((each) => {
    const [, type, first = '', last = first] =
      /^([A-Za-z]+)-(\d+|[A-K])(?:\.\.(\d+|[A-K]))?$/.exec(each) ?? [];
    const base = /\d/.test(first) ? 10 : LETTERS;
    const from = Number.parseInt(first, base);
    const count = Number.parseInt(last, base) - from + 1;
    if (!(count > 0)) throw new Error(`no ships: "${each}"`);
    return Array.from({ length: count }, (_, n) => `${type}-${(from + n).toString(base).toUpperCase()}`);
  });
}
/** Of ships with a letter: the base in which A follows 9. */
const LETTERS = 36;
