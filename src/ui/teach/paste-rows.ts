import { type ChartDef, cellKey, labelName, shapeOf } from '../../core/charts/chart';
import { spanWords } from '../../core/charts/spans';
import { tidySpan } from '../../core/charts/tidy-span';
import { fail, ok, type Result } from '../../core/result';
import { fold } from '../../core/typed';
import { parseCell } from './grid-draft';

/** In characters: a whole chart of a long war is a fifth of it. */
export const MOST_PASTED = 200_000;
/** In characters: longer than any row is called. */
const LONGEST_HEAD = 200;
/** So many lines are named at once. */
const NAMED = 3;

type Heads = {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** What stands in a cell. */
  text?(column: string, row: string): string;
};
type Pasted = { readonly cells: { readonly [cellKey: string]: string }; readonly count: number };

/**
 * Cells from text: a line for each row, its head first, then a value for each column, parted by tabs or bars, as a table is
 * copied. What is left out stays as it is, and so does what is empty, but where the sheet has empty cells and nobody has read
 * this one. One bad line, and none is taken.
 */
export function pastedCells(
  chart: ChartDef,
  { columns, rows, text: now }: Heads,
  text: string,
): Result<Pasted> {
  if (text.length > MOST_PASTED)
    return fail('paste.long', 'That is more text than a chart can hold. Nothing was changed.');
  const cells: { [key: string]: string } = {};
  const wrong: string[] = [];
  const met = new Set<string>();
  const heads = headsOf(chart, rows);
  const { shape } = chart;
  // Codes have no blanks in them, nor have the spans beside them.
  const between = 'kind' in shape && shape.kind === 'code' && chart.rows.roll ? /\s+/ : /[\t|]/;
  for (const [i, line] of text.split(/\r\n?|\n/).entries()) {
    if (!line.trim()) continue;
    const [head = '', ...given] = line
      .trimStart()
      .split(/[\t|]/.test(line) ? /[\t|]/ : between)
      .map((part) => part.trim());
    // A table is copied with a tab at the end of its lines.
    const values = given.slice(columns.length).some((value) => value)
      ? given
      : given.slice(0, columns.length);
    const row =
      head.length > LONGEST_HEAD ? undefined : heads.get(fold(chart.rows.roll ? printed(head) : head));
    const say = (what: string) => wrong.push(`Line ${i + 1}: ${what}`);
    if (row === undefined)
      say(`"${head.slice(0, 20)}" is no ${chart.rows.label.toLowerCase()} of this chart.`);
    else if (met.has(row)) say(`${head} appears twice.`);
    else if (values.length > columns.length) say(`${values.length} values for ${columns.length} columns.`);
    else
      for (const [k, value] of values.entries()) {
        const column = columns[k] ?? '';
        const parsed = parseCell(shapeOf(chart, column), value);
        if (!parsed.ok) say(parsed.problem.message);
        else if (parsed.value !== undefined) cells[cellKey(column, row)] = value;
        else if (noneOf(chart, column) && !now?.(column, row))
          cells[cellKey(column, row)] = noneOf(chart, column);
      }
    if (row !== undefined) met.add(row);
  }
  if (wrong.length) {
    const more = wrong.length > NAMED ? ` And ${wrong.length - NAMED} more.` : '';
    return fail('paste.lines', `${wrong.slice(0, NAMED).join(' ')}${more} Nothing was changed.`);
  }
  const count = Object.keys(cells).length;
  return count
    ? ok({ cells, count })
    : fail('paste.none', 'There is no value in that text. Nothing was changed.');
}

/** A span as it is printed, however it was typed. */
const printed = (head: string): string => spanWords(tidySpan(head) ?? head);

/** What an empty cell of the sheet says. */
function noneOf(chart: ChartDef, column: string): string {
  const shape = shapeOf(chart, column);
  return (shape.kind === 'words' && shape.none) || '';
}

/** The rows by what they may be called: "56", "Turn 56" or the head's own name. Of two the first is meant. */
function headsOf({ rows: axis }: ChartDef, rows: readonly string[]): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  for (const row of rows)
    for (const name of [row, labelName(axis, row)])
      for (const called of [name, `${axis.label} ${name}`])
        if (!heads.has(fold(called))) heads.set(fold(called), row);
  return heads;
}
