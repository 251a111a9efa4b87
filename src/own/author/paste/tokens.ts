import { named } from './grid';
import { kindOf, oddsOf, spanOf } from './heads';
import { plainText, tidyLine } from './tidy';

/** Lines of a table without anything that parts its cells: heads, then rows, each as long as it came out. */
export type Worded = {
  readonly columns: readonly string[];
  readonly rows: readonly Texts[];
  /** Lines that are about the table. */
  readonly leftOut: readonly string[];
  /** No row has a head: they are numbered. */
  readonly areNumbered?: true;
};
/** Head and cells of a row; `said` is what was done to read it. */
export type Texts = { readonly texts: readonly string[]; readonly said?: string };

const LONGEST_CODE = 12;

const TIED: readonly (readonly [RegExp, string])[] = [
  [/\b(no) (effect|result)\b/gi, '$1\u00a0$2'],
  [/(\d) ?: ?(?=\d)/g, '$1:'],
  [/(\d) (to|thru|through) (?=[-+]?\d)/gi, '$1\u00a0$2\u00a0'],
  [
    /(\d) (or|and|&) (less|lower|fewer|under|below|more|higher|greater|over|above|up)\b/gi,
    '$1\u00a0$2\u00a0$3',
  ],
  [/([<>≤≥]=?) (?=\d)/g, '$1'],
];

/** Words of a line; those that belong together are one. */
export const wordsOf = (line: string): readonly string[] =>
  TIED.reduce((text, [form, tied]) => text.replace(form, tied), plainText(tidyLine(line)))
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replaceAll('\u00a0', ' '));

const isHead = (word: string): boolean => spanOf(word) !== undefined || oddsOf(word) !== undefined;
/** As characters are mistaken for digits. */
const isLikeHead = (word: string): boolean => isHead(word) || /^[\dlIOoSs|]{1,2}[+-]?$/.test(word);

/** Words to rows of so many columns; where the author names no number, the line of heads or the rows have to tell it. */
export function readWords(lines: readonly string[], wanted?: number): Worded | undefined {
  const words = lines
    .map((line) => wordsOf(spacedOdds(line)))
    .filter((line) => line.length)
    .map(withoutPoint);
  const singles = words.filter((line) => line.length === 1).length;
  if (words.length > 4 && singles * 5 > words.length * 4)
    return stacked(
      words.map((line) => line.join(' ')),
      wanted,
    );
  const top = words.findIndex((line) => headCount(line, wanted) > 0);
  const count = wanted ?? (top < 0 ? bodyCount(words) : headCount(words[top] ?? []));
  if (!count) return undefined;
  const columns = top < 0 ? [] : withoutEcho(words[top] ?? []).slice(-count);
  const before = words.slice(0, Math.max(top, 0)).map((line) => line.join(' '));
  const body = words.slice(top + 1);
  if (count > 1 && body.length > 1 && body.every(({ length }) => length === count))
    return { columns, rows: numbered(body), leftOut: before, areNumbered: true };
  const { rows, leftOut } = rowsOf(body, count);
  return { columns, rows, leftOut: [...before, ...leftOut] };
}

const numbered = (lines: readonly (readonly string[])[]): readonly Texts[] =>
  lines.map((line, i) => ({ texts: [`${i + 1}`, ...line] }));

/** `1 - 2 1 - 1`: a line of nothing else, but for its corner. */
const spacedOdds = (line: string): string => {
  const plain = plainText(tidyLine(line));
  return /^(?:\D{0,20} )?(?:\d{1,2} - \d{1,2}(?: |$)){2,24}$/.test(plain)
    ? plain.replaceAll(' - ', '-')
    : line;
};

/** "1." and "1:" before what it stands for. */
const withoutPoint = ([first = '', ...rest]: readonly string[]): readonly string[] => {
  const head = first.replace(/[.:)]$/, '');
  return [rest.length && isHead(head) ? head : first, ...rest];
};

/** Of a line of heads: the corner stands at its end once more. */
const withoutEcho = (line: readonly string[]): readonly string[] =>
  line.length > 2 && line.at(-1) === line[0] && !isHead(line[0] ?? '') ? line.slice(0, -1) : line;

/** Where no line is one of heads, and each begins with a number: as many as all have, or one of words. */
function bodyCount(lines: readonly (readonly string[])[]): number {
  const [{ length } = []] = lines;
  if (lines.length < 2 || !length || !lines.every(([first = '', ...rest]) => isHead(first) && rest.length))
    return 0;
  return lines.every((line) => line.length === length) ? length - 1 : 1;
}

/** How many heads a line ends with, where it is the line of heads. */
function headCount(given: readonly string[], wanted?: number): number {
  const line = withoutEcho(given);
  if (wanted !== undefined) {
    const last = line.slice(-wanted);
    const heads = last.filter(isHead).length;
    return line.length >= wanted && last.length === wanted && heads * 2 > wanted && kindOf(last) !== 'words'
      ? wanted
      : 0;
  }
  const before = line.findLastIndex((word) => !isHead(word));
  const last = line.slice(before + 1);
  return last.length > 1 && kindOf(last) !== 'words' ? last.length : 0;
}

/** A cell in each line: the heads, with or without a corner, then row by row, or all of it column by column. */
function stacked(cells: readonly string[], wanted?: number): Worded | undefined {
  const top = cells.findIndex(isHead);
  const end = cells.findIndex(
    (cell, at) => at > top && !oddsOf(cell)?.isPlain && !(at < top + (wanted ?? 0)),
  );
  const count = wanted ?? end - top;
  const body = top < 0 ? [] : cells.slice(top + count);
  const columns = cells.slice(top, top + count);
  if (count < 2 || !body.length || body.length % (count + 1) || kindOf(columns) === 'words')
    return columnByColumn(cells);
  return { columns, rows: pieces(body, count + 1), leftOut: cells.slice(0, top) };
}

const pieces = (cells: readonly string[], length: number): readonly Texts[] =>
  Array.from({ length: cells.length / length }, (_, i) => ({
    texts: cells.slice(i * length, (i + 1) * length),
  }));

/** The heads of the rows, then each column below its odds. */
function columnByColumn(cells: readonly string[]): Worded | undefined {
  const [first = 0, second = 0] = cells.flatMap((cell, at) => (oddsOf(cell)?.isPlain ? [at] : []));
  const tall = second - first;
  if (tall < 3) return undefined;
  // Before those that can be nothing else stand odds such as 1-2.
  const from = first % tall;
  const tops = cells.flatMap((cell, at) => (at >= from && (at - from) % tall === 0 ? [{ cell, at }] : []));
  const columns = tops.filter(({ cell }) => oddsOf(cell));
  const start = columns[0]?.at ?? 0;
  const isWhole = (cells.length - start) / tall === columns.length && start >= tall - 1;
  if (!isWhole) return undefined;
  const sides = [start - tall, ...columns.map(({ at }) => at)];
  const rows = Array.from({ length: tall - 1 }, (_, row) => ({
    texts: sides.map((at) => cells[at + row + 1] ?? ''),
  }));
  return {
    columns: columns.map(({ cell }) => cell),
    rows,
    leftOut: cells.slice(0, Math.max(0, start - tall + 1)),
  };
}

function rowsOf(lines: readonly (readonly string[])[], count: number): Omit<Worded, 'columns'> {
  const isEchoed = (line: readonly string[]): boolean => line.length === count + 2 && line.at(-1) === line[0];
  const trimmed =
    lines.filter(isEchoed).length * 2 > lines.length
      ? lines.map((line) => (isEchoed(line) ? line.slice(0, -1) : line))
      : lines;
  const areNumbers = trimmed.filter(([word = '']) => isHead(word)).length * 2 >= trimmed.length;
  const joined = wrapped(trimmed, count, areNumbers);
  const isRow = (line: readonly string[]): boolean => !areNumbers || isLikeHead(line[0] ?? '');
  const whole = joined.filter((line) => line.length === count + 1 && isRow(line));
  const known = new Set(whole.flatMap((line) => line.slice(1)));
  const leftOut = joined.filter(
    (line) => !isRow(line) || (line.length !== count + 1 && isAside(line, count)),
  );
  const rows = joined.filter((line) => !leftOut.includes(line));
  return {
    rows: rows.map((line) => (areNumbers ? mended(line, count, known) : { texts: headed(line, count) })),
    leftOut: leftOut.map((line) => line.join(' ')),
  };
}

/** A head of several words, then the cells. */
function headed(line: readonly string[], count: number): readonly string[] {
  const from = Math.max(1, line.length - count);
  return [line.slice(0, from).join(' '), ...line.slice(from)];
}

/** Rows that were broken into several lines are one again. */
function wrapped(
  lines: readonly (readonly string[])[],
  count: number,
  areNumbers: boolean,
): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const both = (last?.length ?? 0) + line.length;
    const begins = areNumbers && isHead(line[0] ?? '');
    if (last && last.length <= count && both <= count + 1 && (both === count + 1 || !begins))
      rows[rows.length - 1] = [...last, ...line];
    else rows.push(line);
  }
  return rows;
}

/** A line that is about the table: a title, a note, the number of a page. */
const isAside = (line: readonly string[], count: number): boolean =>
  line.length * 2 <= count || line.slice(1).some((word) => word.length > 12);

/** Words that lost the blank between them are parted, and those that got one are joined, where the other rows know them so. */
export function mended(line: readonly string[], count: number, known: ReadonlySet<string>): Texts {
  const [head = '', ...cells] = line;
  if (cells.length === count) return { texts: line };
  if (count === 1) return { texts: [head, cells.join(' ')] };
  const found = cells.length < count ? parted(cells, count, known) : closed(cells, count, known);
  return found ? { texts: [head, ...found], said: readAs(cells, found) } : { texts: line };
}

export const readAs = (given: readonly string[], found: readonly string[]): string =>
  `This row did not fit the columns: ${named(given.join(' | '))} was read as ${named(found.join(' | '))}.`;

/** So many results, where words are several known ones without a blank. */
function parted(
  cells: readonly string[],
  count: number,
  known: ReadonlySet<string>,
): readonly string[] | undefined {
  const found = cells.flatMap((cell) => (known.has(cell) ? [cell] : (sumOf(cell, known) ?? [cell])));
  return found.length === count ? found : undefined;
}

/** The known codes that a word is made of, the last one as long as can be. */
function sumOf(word: string, known: ReadonlySet<string>): readonly string[] | undefined {
  if (word.length > 60) return undefined;
  const sums: (readonly string[] | undefined)[] = [[]];
  for (let to = 1; to <= word.length; to += 1)
    for (let from = Math.max(0, to - LONGEST_CODE); from < to; from += 1) {
      const [before, code] = [sums[from], word.slice(from, to)];
      if (before && known.has(code)) sums[to] ??= [...before, code];
    }
  return sums[word.length];
}

/** So many results, where two words beside each other are one known code. */
function closed(
  cells: readonly string[],
  count: number,
  known: ReadonlySet<string>,
): readonly string[] | undefined {
  const found: string[] = [];
  for (const cell of cells) {
    const last = found.at(-1);
    const isPart = last !== undefined && known.has(last + cell) && !(known.has(last) && known.has(cell));
    if (isPart) found[found.length - 1] = last + cell;
    else found.push(cell);
  }
  return found.length === count ? found : undefined;
}
