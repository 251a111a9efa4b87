import { spansOf, spanWords } from '../../../core/charts/spans';
import type { Grid } from './grid';
import { kindOf } from './heads';

/** What a table is probably read by, each with the reason in words. The author decides. */
export type Guess = {
  readonly columns: {
    /** `dice`: one column, found by the dice alone. */
    readonly by: 'odds' | 'difference' | 'total' | 'list' | 'dice';
    readonly why: string;
  };
  readonly rows: {
    readonly by: 'dice' | 'list';
    /** As a file writes them: `1d6`, `d66`, `1d10 from 0`. */
    readonly dice?: string;
    /** Other dice whose numbers the rows hold. */
    readonly or: readonly string[];
    readonly why: string;
  };
  /** Odds or amounts stand beside the rows, and dice above the columns: columns and rows have to be swapped. */
  readonly isTurned: boolean;
};

export function guess(grid: Grid): Guess {
  const heads = grid.rows.map(({ head }) => head);
  const [columns, rows] = [columnsGuess(grid.columns), rowsGuess(heads)];
  const isTurned =
    grid.columns.length > 1 &&
    rows.by === 'list' &&
    kindOf(heads) === 'odds' &&
    kindOf(grid.columns) === 'spans';
  return { columns, rows, isTurned };
}

function columnsGuess(heads: readonly string[]): Guess['columns'] {
  const named = heads.filter(Boolean);
  const [first = '', last = ''] = [named[0], named.at(-1)];
  const told = `${spanWords(first)} to ${spanWords(last)}`;
  if (heads.length < 2) return { by: 'dice', why: 'There is one column.' };
  const kind = kindOf(heads);
  if (kind === 'odds') return { by: 'odds', why: `The columns ${told} are odds.` };
  if (kind === 'words') return { by: 'list', why: `The columns have names: players choose one.` };
  const ends = heads.flatMap((head) => spansOf(head) ?? []).flatMap(({ least, most }) => [least, most]);
  const isBelow = ends.some((end) => end < 0 && Number.isFinite(end));
  return isBelow
    ? { by: 'difference', why: `The columns ${told} go below 0, as an attack less a defence does.` }
    : {
        by: 'total',
        why: `The columns ${told} are numbers, as a sum of strengths is.`,
      };
}

/** From the least to the greatest total; the ones that wargames use most come first. */
const DICE = [
  { dice: '1d6', words: 'one six-sided die', least: 1, most: 6, seldom: 0 },
  { dice: '2d6', words: 'two six-sided dice', least: 2, most: 12, seldom: 0 },
  { dice: '1d10', words: 'one ten-sided die', least: 1, most: 10, seldom: 1 },
  { dice: '1d10 from 0', words: 'one ten-sided die from 0 to 9', least: 0, most: 9, seldom: 1 },
  { dice: '3d6', words: 'three six-sided dice', least: 3, most: 18, seldom: 1 },
  { dice: '1d8', words: 'one eight-sided die', least: 1, most: 8, seldom: 4 },
  { dice: '1d12', words: 'one twelve-sided die', least: 1, most: 12, seldom: 4 },
  { dice: '1d20', words: 'one twenty-sided die', least: 1, most: 20, seldom: 4 },
  { dice: '1d100', words: 'two ten-sided dice from 1 to 100', least: 1, most: 100, seldom: 4 },
] as const;

function rowsGuess(heads: readonly string[]): Guess['rows'] {
  const spans = heads.flatMap((head) => spansOf(head) ?? []);
  if (kindOf(heads) !== 'spans' || !spans.length)
    return { by: 'list', or: [], why: 'The rows have names: players choose one.' };
  const ends = spans.flatMap(({ least, most }) => [least, most]);
  const finite = ends.filter(Number.isFinite);
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  if (least === 11 && most === 66 && heads.length > 2)
    return {
      by: 'dice',
      dice: 'd66',
      or: [],
      why: 'The rows go from 11 to 66: two six-sided dice read as tens and ones.',
    };
  const isOpen = {
    below: ends.includes(Number.NEGATIVE_INFINITY),
    above: ends.includes(Number.POSITIVE_INFINITY),
  };
  const dice = DICE.map((each) => ({
    ...each,
    off: Math.abs(each.least - least) + Math.abs(each.most - most),
    isHeld: (isOpen.below || each.least >= least) && (isOpen.above || each.most <= most),
  })).toSorted((a, b) => weight(a) - weight(b));
  const told = `The rows go from ${spanWords(`${least}`)} to ${most}`;
  const [best, ...others] = dice.filter(({ isHeld }) => isHeld);
  if (best)
    return {
      by: 'dice',
      dice: best.dice,
      or: others.filter(({ off }) => off < 5).map((each) => each.dice),
      why: `${told}: ${best.words}${best.off ? ', modified' : ''}.`,
    };
  const near = dice.find(({ off, seldom }) => off < 3 && seldom < 2);
  return near
    ? { by: 'dice', dice: near.dice, or: [], why: `${told}: ${near.words}, with a row missing.` }
    : { by: 'list', or: [], why: `${told}: no usual dice come to that.` };
}

/** Dice that come to exactly these numbers are meant; else the nearest of those that are used most. */
const weight = ({ off, seldom }: { readonly off: number; readonly seldom: number }): number =>
  off && off + seldom;
