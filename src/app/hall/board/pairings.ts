import { isName } from '../../../core/names';
import { fail, ok, type Result } from '../../../core/result';
import { plainNumbers } from '../../../core/typed';
import { MOST_TABLES } from '../tables';

/** Who is expected at which table. */
export type Pairings = ReadonlyMap<number, readonly string[]>;

/** In characters: a line of 40 for each table and more. */
const MOST_PASTED = 20_000;
const MOST_NAME = 60;
/** So many lines are named at once. */
const NAMED = 3;

/**
 * A list of pairings as text: a line for each table, its number first, then who plays there, parted by tabs, or without one
 * by commas. A first line of headings is passed over. One bad line, and none is taken.
 */
export function readPairings(text: string): Result<Pairings> {
  if (text.length > MOST_PASTED)
    return fail('pairings.long', 'That is more text than a list of pairings. Nothing was changed.');
  const pairings = new Map<number, readonly string[]>();
  const wrong: string[] = [];
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const first = lines.find(Boolean);
  for (const [i, line] of lines.entries()) {
    if (!line) continue;
    const [head = '', ...rest] = line.split(line.includes('\t') ? '\t' : /[,;，、；]/).map(unquoted);
    const names = rest.filter(Boolean);
    const table = /^(?:table )?(\d{1,3})$/i.exec(plainNumbers(head))?.[1];
    if (table === undefined && line === first) continue;
    const say = (what: string) => wrong.push(`Line ${i + 1}: ${what}`);
    const number = Number(table);
    if (table === undefined || number < 1 || number > MOST_TABLES)
      say(`"${head.slice(0, 20)}" is no table from 1 to ${MOST_TABLES}.`);
    else if (pairings.has(number)) say(`table ${number} appears twice.`);
    else if (!names.length || names.length > 2)
      say(`${names.length} names; one or two play at a table. A name with a comma in it needs tabs.`);
    else if (!names.every((name) => isName(name, MOST_NAME)))
      say(`a name has at most ${MOST_NAME} characters.`);
    else pairings.set(number, names);
  }
  if (wrong.length) {
    const more = wrong.length > NAMED ? ` And ${wrong.length - NAMED} more.` : '';
    return fail('pairings.lines', `${wrong.slice(0, NAMED).join(' ')}${more} Nothing was changed.`);
  }
  return pairings.size
    ? ok(pairings)
    : fail('pairings.none', 'There is no table in that text. Nothing was changed.');
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
