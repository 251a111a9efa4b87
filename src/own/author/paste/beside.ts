import { kindOf, spanOf } from './heads';
import { type Line, turned } from './layout';

const isEmpty = (line: Line): boolean => line.every(({ text }) => !text);
const textsOf = (line: Line): readonly string[] => line.map(({ text }) => text);

/** Tables that stand beside or below each other in one: a spreadsheet copied from corner to corner. At least one, whole or not. */
export function apart(lines: readonly Line[]): readonly (readonly Line[])[] {
  const below = cutAt(lines, (at) => isNext(lines, at)).flatMap(sideBySide);
  return below.filter((part) => part.some((line) => !isEmpty(line)));
}

function sideBySide(lines: readonly Line[]): readonly (readonly Line[])[] {
  const columns = turned(lines);
  return cutAt(columns, (at) => isBeside(columns, at)).map(turned);
}

function cutAt(lines: readonly Line[], isCut: (at: number) => boolean): readonly (readonly Line[])[] {
  const cuts = lines.map((_, at) => at).filter((at) => at > 1 && at < lines.length - 1 && isCut(at));
  return [0, ...cuts].map((from, i) => lines.slice(from, cuts[i]));
}

/** Behind an empty line, or with the same corner, a table begins with heads, as the first one does. */
function isNext(lines: readonly Line[], at: number): boolean {
  const [first, before, line] = [lines.find((each) => !isEmpty(each)), lines[at - 1], lines[at]];
  if (!first || !before || !line || isEmpty(line)) return false;
  const [corner = '', again = ''] = [first[0]?.text, line[0]?.text];
  if (!isEmpty(before) && (!corner || corner !== again)) return false;
  const kinds = [first, line].map((each) => kindOf(textsOf(each).slice(1).filter(Boolean)));
  return kinds.every((kind) => kind !== 'words') && spanOf(again) === undefined;
}

/** The heads of the rows once more, with more than one column behind them, or numbers behind an empty column. */
function isBeside(columns: readonly Line[], at: number): boolean {
  const [first = [], before = [], column = []] = [columns[0], columns[at - 1], columns[at]].map((each) =>
    textsOf(each ?? []),
  );
  const body = column.slice(1).filter(Boolean);
  if (body.length < 2 || new Set(body).size < body.length) return false;
  if (column.slice(1).every((text, i) => text === first[i + 1])) return true;
  return before.every((text) => !text) && body.every((text) => spanOf(text) !== undefined);
}
