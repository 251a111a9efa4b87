import { BOUNDS } from '../../format/bounds';

/** A printed table as it was pasted. Nothing of it is kept before its author says so. */
export type Grid = {
  /** Odds as `3:2`, spans as `..1`, `2`, `6..8`, `2,12` or `11..`, or words; '' where none is printed. */
  readonly columns: readonly string[];
  /** As many cells each as there are columns. */
  readonly rows: readonly GridRow[];
  readonly remarks: readonly Remark[];
};
/** A cell is a result as printed; `?` is open. */
export type GridRow = { readonly head: string; readonly cells: readonly string[] };

/** From 0; row −1 is the line of heads, column −1 the head of a row. */
export type Place = readonly [row: number, column: number];
export type Remark = {
  readonly at: Place | 'columns' | 'rows';
  readonly words: string;
  /** What is proposed for that place. */
  readonly value?: string;
  /** Told while reading, of what the grid no longer shows; the others are found in the grid after each change. */
  readonly isRead?: true;
};

/** So many are kept; what is beyond them is left out with a remark. */
export const MOST = { columns: BOUNDS.columns, rows: BOUNDS.tableRows } as const;
/** A cell that people fill in when they first need it. */
export const OPEN = '?';

export const readRemark = (at: Remark['at'], words: string, value?: string): Remark =>
  value === undefined ? { at, words, isRead: true } : { at, words, value, isRead: true };

/** "D1" between quotes, short enough for a sentence. */
export const named = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;

/** "1 row", "2 rows" */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
