import { fail, ok, type Result } from '../../../core/result';
import { apart } from './beside';
import { counted, type Grid, named, type Remark, readRemark } from './grid';
import { type Page, type RawTable, readPage } from './html';
import { type Line, layOut, linesOf } from './layout';
import { looked } from './looks';
import { gridOf, madeHeads, noHeads } from './structure';
import { separated, textLines } from './text';
import { readWords, wordsOf } from './tokens';

/** What lay in the clipboard: `text/html` and `text/plain`. */
export type Pasted = { readonly html?: string; readonly text?: string };
export type Wanted = {
  /** How many heads of columns the table has, as its author says. */
  readonly heads?: number;
  /** Which of several tables, from 0; the largest where it is not said. */
  readonly table?: number;
  /** What stands for no effect in the cells. */
  readonly none?: string;
};
/** `tables` says in words what each table is that was found, `table` which of them this is. */
export type Reading = Grid & { readonly tables: readonly string[]; readonly table: number };

/** In characters. */
const LONGEST = { html: 1_000_000, text: 200_000 } as const;
/** Tables to choose from. */
const MOST_TABLES = 24;

/** A grid of what was pasted. Nothing is kept; what was left out or put right is among its remarks. */
export function readPaste(pasted: Pasted, { heads, table, none = '-' }: Wanted = {}): Result<Reading> {
  const html = pasted.html ?? '';
  const page: Page = html.length > LONGEST.html ? NO_PAGE : readPage(html);
  const text = pasted.text?.trim() ? pasted.text : page.text;
  if (!text.trim()) return html.length > LONGEST.html ? tooLong(html.length) : nothing(page);
  const inPage = gridsOf(
    largest(page.tables).flatMap((each) => apart(layOut(each))),
    none,
  );
  if (inPage.length) return chosen(inPage, table);
  if (text.length > LONGEST.text) return tooLong(Math.max(text.length, html.length));
  const lines = textLines(text);
  const parted = separated(lines);
  const found = parted ? gridsOf(apart(linesOf(parted)), none) : [];
  const fits = found.filter(({ columns }) => heads === undefined || columns.length === heads);
  if (fits.length) return chosen(fits, table);
  const worded = gridOfWords(lines, heads, none);
  if (worded) return chosen([worded], table);
  return found.length ? chosen(found, table) : noTable(lines, heads);
}

/** Tables with the most cells, in the order of the page. */
function largest(tables: readonly RawTable[]): readonly RawTable[] {
  const cells = (table: RawTable): number => table.reduce((sum, row) => sum + row.length, 0);
  const kept = new Set(tables.toSorted((a, b) => cells(b) - cells(a)).slice(0, MOST_TABLES));
  return tables.filter((table) => kept.has(table));
}

const NO_PAGE: Page = { tables: [], text: '', hasPicture: false };

const nothing = ({ hasPicture }: Page) =>
  hasPicture
    ? fail(
        'paste.picture',
        'This is a picture. Copy the table as text, or type its heads and fill in the cells.',
      )
    : fail('paste.empty', 'There is no text to paste. Copy the table first.');

const tooLong = (length: number) =>
  fail(
    'paste.long',
    `This is too much text: ${Math.ceil(length / 100_000) / 10} million characters. Select only the table, and copy that.`,
  );

function noTable(lines: readonly string[], heads: number | undefined) {
  const words = lines.map(wordsOf);
  if (words.length > 1 && words.every((line) => line.length === 1))
    return fail(
      'paste.column',
      'This is a single column. Copy the row heads and the results together, or enter how many columns the table has.',
    );
  const isRow = (line: readonly string[]): boolean =>
    line.length > 2 && line.filter((word) => RESULT.test(word)).length * 2 >= line.length;
  const rows = words.filter(isRow).length;
  if (heads === undefined && rows > 1 && rows * 2 > words.length)
    return fail(
      'paste.heads',
      'The cells in this text run together. Enter how many columns the table has, not counting the row heads.',
    );
  return fail('paste.none', 'There is no table in this text. Select only the table, and copy that.');
}

/** As results are printed: A1, 1/2, DR, −. */
const RESULT = /^(?:[A-Z\d/+*?-]|\p{Pd}){1,5}$/u;

/** Those that have rows and columns, as they stand there. */
function gridsOf(tables: readonly (readonly Line[])[], none: string): readonly Grid[] {
  return tables.flatMap((lines) => {
    if (lines.length < 2 || (lines[0]?.length ?? 0) < 2) return [];
    const grid = gridOf(lines, none);
    return grid.ok ? [grid.value] : [];
  });
}

function gridOfWords(lines: readonly string[], heads: number | undefined, none: string): Grid | undefined {
  const read = readWords(lines, heads);
  if (!read || read.rows.length < 1) return undefined;
  const count = Math.max(...read.rows.map(({ texts }) => texts.length)) - 1;
  if (count < 1) return undefined;
  const columns = read.columns.length ? read.columns : madeHeads(count);
  const grid = gridOf(linesOf([{ texts: ['', ...columns] }, ...read.rows]), none);
  if (!grid.ok) return undefined;
  const remarks = [
    ...(read.columns.length ? [] : [noHeads('columns', count)]),
    ...(read.areNumbered ? [noHeads('rows', read.rows.length)] : []),
    ...leftOut(read.leftOut),
  ];
  return { ...grid.value, remarks: [...remarks, ...grid.value.remarks] };
}

/** So many lines are named. */
const NAMED = 6;

function leftOut(lines: readonly string[]): readonly Remark[] {
  const more = lines.length - NAMED;
  const remarks = lines.slice(0, NAMED).map((line) => readRemark('rows', `Left out: ${named(line)}.`));
  return more > 0 ? [...remarks, readRemark('rows', `Left out: ${counted(more, 'more line')}.`)] : remarks;
}

/** The largest of several, or the one that is wanted. */
function chosen(all: readonly Grid[], wanted: number | undefined): Result<Reading> {
  const grids = all.slice(0, MOST_TABLES);
  const sizes = grids.map(({ columns, rows }) => columns.length * rows.length);
  const table = wanted !== undefined && grids[wanted] ? wanted : sizes.indexOf(Math.max(...sizes));
  const grid = grids[table] ?? { columns: [], rows: [], remarks: [] };
  const words = `${counted(grids.length, 'table')} were found. This is number ${table + 1}.`;
  const remarks = grids.length > 1 ? [readRemark('columns', words), ...grid.remarks] : grid.remarks;
  return ok({ ...looked({ ...grid, remarks }), tables: grids.map(described), table });
}

const described = ({ columns, rows }: Grid): string =>
  `${counted(rows.length, 'row')}, ${counted(columns.length, 'column')}: ${[...columns, rows[0]?.head ?? ''].filter(Boolean).slice(0, 4).join(', ')}`;
