import { fail, ok, type Result } from '../../../core/result';
import { counted, type Grid, MOST, named, OPEN, type Remark, readRemark } from './grid';
import { kindOf, oddsOf, spanOf, tidyHeads } from './heads';
import { type Line, type Slot, turned } from './layout';
import { isNone } from './tidy';

const textsOf = (line: Line): readonly string[] => line.map(({ text }) => text);
const filledIn = (line: Line): number => line.filter(({ text }) => text).length;
const isWhole = (line: Line): boolean => line.length > 1 && line.every(({ cell }) => cell === line[0]?.cell);

/** A grid from lines of equal length: which of them are heads, titles and notes is told by what stands in them. */
export function gridOf(given: readonly Line[], none: string): Result<Grid> {
  const remarks: Remark[] = [];
  const titled = withoutTitles(trimmed(given), remarks);
  const lines = withoutEchoes(withoutLabels(titled, remarks), remarks);
  const [top, side] = [headLines(lines), headLines(turned(lines))];
  if ((lines[0]?.length ?? 0) <= side || lines.length <= top)
    return fail('paste.column', 'This is a single column. Copy the row heads and the results together.');
  const body = lines.slice(top).map((line) => line.slice(side));
  const columns = headsOf(
    lines.slice(0, top).map((line) => line.slice(side)),
    body[0]?.length ?? 0,
    remarks,
    'columns',
  );
  const rows = headsOf(
    turned(lines.slice(top).map((line) => line.slice(0, side))),
    body.length,
    remarks,
    'rows',
  );
  for (const [i, [first]] of lines.slice(top).entries())
    if (first?.said) remarks.push(readRemark([i, -1], first.said));
  const cells = cellsOf(body, none, remarks);
  const grid = {
    columns: columns.slice(0, MOST.columns),
    rows: cells
      .slice(0, MOST.rows)
      .map((line, i) => ({ head: rows[i] ?? '', cells: line.slice(0, MOST.columns) })),
  };
  return ok({ ...grid, remarks: [...remarks.filter(isWithin), ...cutOff(columns.length, cells.length)] });
}

const isWithin = ({ at }: Remark): boolean =>
  typeof at === 'string' || (at[0] < MOST.rows && at[1] < MOST.columns);

function cutOff(columns: number, rows: number): readonly Remark[] {
  const left: Remark[] = [];
  if (columns > MOST.columns)
    left.push(
      readRemark(
        'columns',
        `Only the first ${MOST.columns} of ${columns} columns are here: a table has no more.`,
      ),
    );
  if (rows > MOST.rows)
    left.push(
      readRemark('rows', `Only the first ${MOST.rows} of ${rows} rows are here: a table has no more.`),
    );
  return left;
}

function trimmed(lines: readonly Line[]): readonly Line[] {
  const filled = (line: Line): boolean => filledIn(line) > 0;
  return turned(turned(lines.filter(filled)).filter(filled));
}

/** A line that is one merged cell, or that has words in its first place alone at the beginning and the end, is about the table. */
function withoutTitles(lines: readonly Line[], remarks: Remark[]): readonly Line[] {
  const isWords = (line: Line): boolean => spanOf(line[0]?.text ?? '') === undefined;
  const isAlone = (line: Line): boolean =>
    line.length > 2 && filledIn(line) === 1 && Boolean(line[0]?.text) && isWords(line);
  const isShort = (line: Line): boolean => isAlone(line) && line.slice(1).every(({ isMissing }) => isMissing);
  const isTitle = (line: Line, at: number): boolean =>
    isWhole(line) ||
    isShort(line) ||
    (at === 0 && isAlone(line)) ||
    (at > 1 && isNote(line) && isAlone(line));
  const kept = lines.filter((line, at) => !isTitle(line, at));
  if (kept.length < 2) return lines;
  for (const [at, line] of lines.entries())
    if (isTitle(line, at)) remarks.push(readRemark('rows', `Left out: ${named(line[0]?.text ?? '')}.`));
  return kept.length < lines.length ? withoutTitles(trimmed(kept), remarks) : kept;
}

const isNote = (line: Line): boolean => {
  const [{ text } = { text: '' }] = line;
  return text.length > 24 || /^[*†‡§¹²³]/.test(text);
};

/** A merged cell along the whole side says what the heads are: "Die roll". */
function withoutLabels(lines: readonly Line[], remarks: Remark[]): readonly Line[] {
  const columns = turned(lines);
  const isLabel = (column: Line): boolean =>
    columns.length > 2 && column.length > 2 && isWhole(column.slice(1));
  const kept = columns.filter((column, at) => at > 0 || !isLabel(column));
  for (const column of columns.slice(0, columns.length - kept.length))
    if (column[1]?.text) remarks.push(readRemark('rows', `Label left out: ${named(column[1].text)}.`));
  return turned(kept);
}

/** The heads of the rows printed once more behind the last column. */
function withoutEchoes(lines: readonly Line[], remarks: Remark[]): readonly Line[] {
  const columns = turned(lines);
  const [first = [], last = []] = [columns[0], columns.at(-1)];
  const isEcho =
    columns.length > 2 &&
    lines.length > 2 &&
    first.slice(1).every(({ text }, i) => text && text === last[i + 1]?.text);
  if (!isEcho) return lines;
  remarks.push(readRemark('columns', 'The last column repeats the row heads: left out.'));
  return turned(columns.slice(0, -1));
}

/** How many of the first lines are heads, by what stands in them: usually one. */
function headLines(lines: readonly Line[]): number {
  const [first = [], second = []] = lines;
  if (lines.length < 2) return lines.length;
  if (isBody(lines)) return 0;
  const marked = lines.findIndex((line) => !line.every(({ isHead, text }) => isHead || !text));
  const corner = lines.findIndex((line) => line[0]?.cell !== first[0]?.cell);
  const most = Math.min(3, lines.length - 1);
  if (marked > 1 || corner > 1) return Math.min(Math.max(marked, corner), most);
  return isGroup(first, second) ? Math.min(2, most) : 1;
}

/** It begins with a number or odds as all others do, and no heads stand behind that. */
const isBody = (lines: readonly Line[]): boolean =>
  lines.every(([first]) => first && isNumber(first)) && kindOf(textsOf(lines[0] ?? []).slice(1)) === 'words';

const isNumber = ({ text }: Slot): boolean => spanOf(text) !== undefined || oddsOf(text) !== undefined;

/** Names over several columns each, above the numbers or odds of these. */
function isGroup(first: Line, second: Line): boolean {
  const [above, below] = [first.slice(1), second.slice(1)];
  const isOver = above.some(({ text, cell }, i) => !text || cell === above[i + 1]?.cell);
  const numbers = below.filter(isNumber).length;
  return isOver && numbers === below.length && spanOf(second[0]?.text ?? '') === undefined;
}

/** The heads of one side; one that is over several counts for each of these, one over all of them for none. */
function headsOf(
  lines: readonly Line[],
  count: number,
  remarks: Remark[],
  at: 'columns' | 'rows',
): readonly string[] {
  const kept = lines.filter((line, i) => {
    const filled = new Set(textsOf(line).filter(Boolean));
    const isLabel = i < lines.length - 1 && line.length > 1 && filled.size === 1;
    if (isLabel) remarks.push(readRemark(at, `Label left out: ${named([...filled][0] ?? '')}.`));
    return !isLabel && filled.size > 0;
  });
  if (!kept.length) {
    remarks.push(noHeads(at, count));
    return madeHeads(count);
  }
  const levels = kept.map((line, i) => (i < kept.length - 1 ? carried(textsOf(line)) : textsOf(line)));
  for (const line of kept)
    for (const [i, { marked }] of line.entries())
      if (marked)
        remarks.push(
          readRemark(at === 'columns' ? [-1, i] : [i, -1], noteLeft(marked, line[i]?.text ?? ''), marked),
        );
  return levels
    .map(tidyHeads)
    .reduce((above, line) =>
      line.map((text, i) => (text === above[i] ? text : `${above[i] ?? ''} ${text}`.trim())),
    );
}

/** In the place of heads that are not printed. */
export const madeHeads = (count: number): readonly string[] =>
  count === 1 ? ['Result'] : Array.from({ length: count }, (_, i) => `${i + 1}`);
export const noHeads = (at: 'columns' | 'rows', count: number): Remark =>
  readRemark(
    at,
    `No ${at === 'rows' ? 'row' : 'column'} heads were found. ${count === 1 ? '“Result” is used.' : `They are numbered 1 to ${count}.`}`,
  );

const noteLeft = (marked: string, text: string): string =>
  `Footnote mark left out: printed ${named(marked)}, read ${named(text)}.`;

/** Each place that is empty holds what stands before it. */
const carried = (texts: readonly string[]): readonly string[] => {
  let before = '';
  return texts.map((text) => {
    before = text || before;
    return before;
  });
};

function cellsOf(body: readonly Line[], none: string, remarks: Remark[]): readonly (readonly string[])[] {
  const hasNone = body.some((line) => line.some(({ text }) => isNone(text)));
  let empty = 0;
  const cells = body.map((line, y) => {
    const missing = line.filter(({ isMissing }) => isMissing).length;
    if (missing && missing < line.length)
      remarks.push(
        readRemark(
          [y, line.length - missing],
          `This row has ${line.length - missing} of ${line.length} results. The last ones are open: shift the row if others are missing.`,
        ),
      );
    return line.map(({ text, marked, isMissing }, x) => {
      if (marked) remarks.push(readRemark([y, x], noteLeft(marked, text), marked));
      if (isNone(text)) return none;
      if (text || isMissing) return text || OPEN;
      empty += 1;
      if (hasNone) remarks.push(readRemark([y, x], 'This cell is empty: it stays open.', none));
      return hasNone ? OPEN : none;
    });
  });
  if (empty && !hasNone)
    remarks.push(readRemark('rows', `${counted(empty, 'empty cell')}: read as no effect, ${named(none)}.`));
  return cells;
}
