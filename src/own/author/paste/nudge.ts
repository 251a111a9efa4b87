import { BOUNDS } from '../../format/bounds';
import { type Grid, type GridRow, OPEN, type Place, type Remark } from './grid';
import { tidyHeads } from './heads';
import { looked } from './looks';
import { isNone, plainText, tidyLine } from './tidy';

// Each of these gives a grid for any grid, and the same one where there is nothing to do or a result would be lost. The grid
// that was there before is the way back.

type Moved = (place: Place) => Place | undefined;

function changed(grid: Grid, columns: readonly string[], rows: readonly GridRow[], moved: Moved): Grid {
  const remarks = grid.remarks.flatMap((remark): Remark[] => {
    if (!remark.isRead || typeof remark.at === 'string') return [remark];
    const at = moved(remark.at);
    return at ? [{ ...remark, at }] : [];
  });
  return looked({ columns, rows, remarks });
}

/** The texts of a row, its head first; of the line of heads without a corner, so that one place less is before them. */
function lineAt({ columns, rows }: Grid, row: number): readonly string[] {
  if (row === -1) return columns;
  const given = rows[row];
  return given ? [given.head, ...given.cells] : [];
}
const before = (row: number): number => (row < 0 ? 0 : 1);
const isFree = (text: string | undefined): boolean => text === '' || text === OPEN;
const freeAt = (row: number, index: number): string => (row < 0 || index === 0 ? '' : OPEN);

function withLine(grid: Grid, row: number, line: readonly string[], moved: Moved): Grid {
  const [head = '', ...cells] = line;
  return row < 0
    ? changed(grid, tidyHeads(line), grid.rows, moved)
    : changed(grid, grid.columns, grid.rows.with(row, { head, cells }), moved);
}

const inRow =
  (row: number, moved: (column: number) => number): Moved =>
  ([y, x]) => [y, y === row ? moved(x) : x];

/** Moves a place and what is behind it one to the right, as far as the next place that is free. */
export function shiftRight(grid: Grid, [row, column]: Place): Grid {
  const line = lineAt(grid, row);
  const from = column + before(row);
  const free = line.findIndex((text, at) => at > from && isFree(text));
  if (from < 0 || free < 0) return grid;
  const next = [
    ...line.slice(0, from),
    freeAt(row, from),
    ...line.slice(from, free),
    ...line.slice(free + 1),
  ];
  const last = free - before(row);
  return withLine(
    grid,
    row,
    next,
    inRow(row, (x) => (x >= column && x < last ? x + 1 : x)),
  );
}

/** Moves a place and all behind it one to the left, onto one that is free. */
export function shiftLeft(grid: Grid, [row, column]: Place): Grid {
  const line = lineAt(grid, row);
  const from = column + before(row);
  if (from < 1 || from >= line.length || !isFree(line[from - 1])) return grid;
  const next = [...line.slice(0, from - 1), ...line.slice(from), freeAt(row, line.length - 1)];
  return withLine(
    grid,
    row,
    next,
    inRow(row, (x) => (x >= column ? x - 1 : x)),
  );
}

/** Joins a place with the next one, and moves what is behind them up. */
export function joinCells(grid: Grid, [row, column]: Place): Grid {
  const line = lineAt(grid, row);
  const at = column + before(row);
  const [text, more] = [line[at], line[at + 1]];
  if (text === undefined || more === undefined) return grid;
  const parts = [text, more].filter((part) => !isFree(part));
  const isWords = (row < 0 || column < 0) && parts.every((part) => /\p{L}{2}/u.test(part));
  const joined = parts.join(isWords ? ' ' : '') || text;
  const next = [...line.slice(0, at), joined, ...line.slice(at + 2), freeAt(row, line.length - 1)];
  return withLine(
    grid,
    row,
    next,
    inRow(row, (x) => (x > column ? x - 1 : x)),
  );
}

/** Parts a place before a character; the second part takes the next place that is free, and moves what is between. */
export function splitCell(grid: Grid, place: Place, character: number): Grid {
  const [row, column] = place;
  const at = column + before(row);
  const text = lineAt(grid, row)[at] ?? '';
  const parts = [text.slice(0, character).trim(), text.slice(character).trim()];
  if (parts.includes('')) return grid;
  const shifted = shiftRight(grid, place);
  if (shifted === grid) return grid;
  const next = lineAt(shifted, row).toSpliced(at, 2, ...parts);
  return withLine(
    shifted,
    row,
    next,
    inRow(row, (x) => x),
  );
}

/** Columns become rows, and rows columns. */
export function swap(grid: Grid): Grid {
  const rows = grid.columns.map((head, x) => ({
    head,
    cells: grid.rows.map(({ cells }) => cells[x] ?? OPEN),
  }));
  const remarks = grid.remarks.map((remark) =>
    typeof remark.at === 'string' ? { ...remark, at: other(remark.at) } : remark,
  );
  return changed(
    { ...grid, remarks },
    grid.rows.map(({ head }) => head),
    rows,
    ([y, x]) => [x, y],
  );
}

const other = (side: 'columns' | 'rows'): 'columns' | 'rows' => (side === 'rows' ? 'columns' : 'rows');

/** The last row, or column, comes first. */
export function flip(grid: Grid, side: 'columns' | 'rows'): Grid {
  const { columns, rows } = grid;
  const back = (count: number, at: number): number => (at < 0 ? at : count - 1 - at);
  if (side === 'rows')
    return changed(grid, columns, rows.toReversed(), ([y, x]) => [back(rows.length, y), x]);
  return changed(
    grid,
    columns.toReversed(),
    rows.map(({ head, cells }) => ({ head, cells: cells.toReversed() })),
    ([y, x]) => [y, back(columns.length, x)],
  );
}

const without =
  (gone: number) =>
  (at: number): number | undefined => {
    if (at === gone) return undefined;
    return at > gone ? at - 1 : at;
  };

/** The last one stays. */
export function dropRow(grid: Grid, row: number): Grid {
  if (!grid.rows[row] || grid.rows.length === 1) return grid;
  const move = without(row);
  return changed(grid, grid.columns, grid.rows.toSpliced(row, 1), ([y, x]) => {
    const at = move(y);
    return at === undefined ? undefined : [at, x];
  });
}

/** The last one stays. */
export function dropColumn(grid: Grid, column: number): Grid {
  if (grid.columns[column] === undefined || grid.columns.length === 1) return grid;
  const move = without(column);
  return changed(
    grid,
    grid.columns.toSpliced(column, 1),
    grid.rows.map(({ head, cells }) => ({ head, cells: cells.toSpliced(column, 1) })),
    ([y, x]) => {
      const at = move(x);
      return at === undefined ? undefined : [y, at];
    },
  );
}

const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${i + 1}`);

/**
 * Whether the first row holds the heads of the columns, or the first column those of the rows. `true` makes heads of the first
 * results, in the place of those that are there; `false` makes results of the heads, and numbers the columns or rows.
 */
export function headFirst(grid: Grid, side: 'columns' | 'rows', isHead: boolean): Grid {
  if (side === 'rows') return swap(headFirst(swap(grid), 'columns', isHead));
  const { columns, rows } = grid;
  if (!isHead) {
    const first = { head: '', cells: columns.map((head) => head || OPEN) };
    return changed(grid, numbers(columns.length), [first, ...rows], ([y, x]) => [y + 1, x]);
  }
  const [first, ...rest] = rows;
  if (!first || !rest.length) return grid;
  const heads = tidyHeads(first.cells.map((cell) => (cell === OPEN ? '' : cell)));
  return changed(grid, heads, rest, ([y, x]) => (y < 0 ? undefined : [y - 1, x]));
}

/** What the author types there. */
export function setText(grid: Grid, [row, column]: Place, typed: string): Grid {
  const line = lineAt(grid, row);
  const at = column + before(row);
  const text = plainText(tidyLine(typed)).slice(0, BOUNDS.name);
  if (line[at] === undefined || line[at] === text) return grid;
  const next = withLine(grid, row, line.with(at, text || freeAt(row, at)), ([y, x]) =>
    y === row && x === column ? undefined : [y, x],
  );
  if (column >= 0 || row < 0) return next;
  const heads = tidyHeads(next.rows.map(({ head }) => head));
  return looked({ ...next, rows: next.rows.map((each, i) => ({ ...each, head: heads[i] ?? '' })) });
}

/** Puts what a remark proposes in its place. */
export const accept = (grid: Grid, { at, value }: Remark): Grid =>
  typeof at === 'string' || value === undefined ? grid : setText(grid, at, value);

/** Prints no effect in all places as the author does. */
export const noneAs = (grid: Grid, none: string): Grid =>
  changed(
    grid,
    grid.columns,
    grid.rows.map(({ head, cells }) => ({ head, cells: cells.map((cell) => (isNone(cell) ? none : cell)) })),
    (place) => place,
  );
