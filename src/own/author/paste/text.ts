import { kindOf } from './heads';
import { isNone, tidyCell } from './tidy';
import { mended, readAs, type Texts, wordsOf } from './tokens';

/** Lines and characters of a line that are looked at: more than any table has. */
const MOST_LINES = 400;
const LONGEST_LINE = 2_000;

/** Those that have anything in them. */
export const textLines = (text: string): readonly string[] =>
  text
    .split(/\r\n?|[\n\v\f\u2028\u2029]/, 20 * MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE))
    .filter((line) => /\S/.test(line) && !isRuler(line))
    .slice(0, MOST_LINES);

/** `|---|---|`, drawn between lines. */
const isRuler = (line: string): boolean => /^[\s|+:=-]+$/.test(line) && /---|===/.test(line);

/** Cells that tabs, bars or semicolons part, or columns of blanks; nothing where there are none. */
export const separated = (lines: readonly string[]): readonly Texts[] | undefined =>
  split(lines, '\t', 1) ?? split(lines, '|', 2) ?? split(lines, ';', 2) ?? commas(lines) ?? aligned(lines);

function split(lines: readonly string[], mark: string, least: number): readonly Texts[] | undefined {
  const marked = lines.filter((line) => line.split(mark).length > least).length;
  if (marked < 2 || marked * 2 < lines.length) return undefined;
  const cells = lines.map((line) => {
    const inner = mark === '\t' ? line : line.replace(/^\s*\|/, '').replace(/\|\s*$/, '');
    return inner.split(mark).map(unquoted);
  });
  return evened(cells);
}

/** Spreadsheets put some texts in quotes. */
const unquoted = (cell: string): string => {
  const tidy = tidyCell(cell.trim().replace(/^"(.*)"$/, '$1'));
  return tidy.marked ?? tidy.text;
};

/** A comma can stand in a head: they part cells only where all lines have as many. */
function commas(lines: readonly string[]): readonly Texts[] | undefined {
  const [{ length } = []] = lines.map((line) => line.split(','));
  return lines.every((line) => line.split(',').length === length) ? split(lines, ',', 2) : undefined;
}

/** The length that most lines have, the longest of these. */
function usualLength(lines: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce(
    (best, [length, times]) =>
      times > best[1] || (times === best[1] && length > best[0]) ? [length, times] : best,
    [0, 0],
  )[0];
}

/** Lines that lost some of their marks are parted at blanks, or by what the others hold. */
function evened(lines: readonly (readonly string[])[]): readonly Texts[] {
  const width = usualLength(lines.filter((line) => line.length > 1));
  const whole = lines.filter((line) => line.length === width);
  const known = new Set(whole.flatMap((line) => line.slice(1)).filter(Boolean));
  return lines.map((line, at) => {
    if (line.length === width) return { texts: line };
    if (line.length > width) {
      const last = line.findLastIndex((cell) => cell) + 1;
      return last > width ? mended(line, width - 1, known) : { texts: line.slice(0, width) };
    }
    const isFirst = at <= lines.findIndex(({ length }) => length === width);
    // The line of heads without a corner.
    if (isFirst && line.length === width - 1 && (at === 0 || kindOf(line) !== 'words'))
      return { texts: ['', ...line] };
    return regained(line, width, known) ?? { texts: line };
  });
}

function regained(line: readonly string[], width: number, known: ReadonlySet<string>): Texts | undefined {
  const words = line.flatMap(wordsOf);
  const { texts } = mended(words, width - 1, known);
  const cells = texts.slice(1);
  const fits = cells.filter((cell) => known.has(cell) || isNone(cell)).length;
  if (texts.length !== width || fits * 2 < cells.length) return undefined;
  return { texts, said: readAs(line, texts) };
}

/** Columns that at least two blanks part in each line. */
function aligned(lines: readonly string[]): readonly Texts[] | undefined {
  const pieces = lines.map((line) => line.trim().split(/\s{2,}/));
  const rows = lines.filter((_, at) => (pieces[at]?.length ?? 0) > 1);
  if (rows.length < 2 || rows.length * 2 < lines.length) return undefined;
  const cuts = gutters(rows);
  const widest = Math.max(...pieces.map(({ length }) => length));
  if (cuts.length + 1 >= widest)
    return lines.map((line, at) => ({ texts: alone(pieces[at]) ?? cutUp(line, cuts) }));
  return pieces.every(({ length }, at) => length === widest || (at === 0 && length === widest - 1))
    ? evened(pieces)
    : undefined;
}

const alone = (pieces: readonly string[] = []): readonly string[] | undefined =>
  pieces.length === 1 && (pieces[0]?.length ?? 0) > 12 ? pieces : undefined;

/** Where every line has two blanks or more, from the second column on. */
function gutters(lines: readonly string[]): readonly number[] {
  const isBlank = (at: number): boolean => lines.every((line) => !/\S/.test(line.charAt(at)));
  const longest = Math.max(...lines.map(({ length }) => length));
  const cuts: number[] = [];
  let [blanks, isBehind] = [0, false];
  for (let at = 0; at < longest; at += 1) {
    if (isBlank(at)) {
      blanks += 1;
      continue;
    }
    if (blanks > 1 && isBehind) cuts.push(at);
    // A blank corner is a column of its own, where rows have heads below it.
    [blanks, isBehind] = [0, true];
  }
  return cuts;
}

const cutUp = (line: string, cuts: readonly number[]): readonly string[] =>
  [0, ...cuts].map((from, i) => line.slice(from, cuts[i]).trim());
