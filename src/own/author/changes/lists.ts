import type { Json, JsonRecord } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import { shown } from '../../format/problems';
import type { Change } from '../change';
import { type Draft, listAt, type Path, recordAt, valueAt, withValue, wordsAt } from '../draft';
import { idFrom } from '../ids';
import { idsIn, nameIn } from '../names';
import { named } from './begin';

type Of<K extends Change['do']> = Extract<Change, { readonly do: K }>;
type Unit = { readonly name: string; readonly side?: string; readonly number?: number };

const STATES = { here: 'in play', later: 'not here yet', out: 'out of play' };

/** A row of each line: a name, a side of the game, a number, with commas or tabs between. */
function unitOf(draft: Draft, line: string): Unit {
  const parts = line
    .split(/[,;\t|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const sides = idsIn(draft, 'sides');
  let side: string | undefined;
  let number: number | undefined;
  const words: string[] = [];
  for (const [i, part] of parts.entries()) {
    const of = sides.find((id) =>
      [id, nameIn(draft, 'sides', id)].some((word) => word.toLowerCase() === part.toLowerCase()),
    );
    if (i && of !== undefined && side === undefined) side = of;
    else if (i && /^\d{1,3}$/.test(part) && number === undefined) number = Number(part);
    else words.push(part);
  }
  return {
    name: words.join(' '),
    ...(side !== undefined && { side }),
    ...(number !== undefined && { number }),
  };
}

/** Units by lines: a new list with what the lines say, or more rows of one that is there. */
export function addUnits(draft: Draft, { name, one, lines }: Of<'units'>): Result<Draft> {
  const units = lines.filter((line) => line.trim()).map((line) => unitOf(draft, line));
  if (!units.length) return fail('author.empty', 'Write a name on each line.', 'lines');
  if (!name.trim()) return fail('author.empty', 'Give the list a name.', 'name');
  const known = idsIn(draft, 'lists').find(
    (id) => nameIn(draft, 'lists', id).toLowerCase() === name.trim().toLowerCase(),
  );
  const id = known ?? idFrom(name, idsIn(draft, 'lists'), 'list');
  const hasSides = units.some(({ side }) => side !== undefined);
  const most = Math.max(...units.map(({ number = 0 }) => number));
  const lacking = units.find(({ side }) => hasSides && side === undefined);
  if (lacking && known === undefined)
    return fail(
      'author.side',
      `${shown(lacking.name)} has no side, and other lines have one. Write it behind a comma.`,
      'lines',
    );
  const list: Json =
    known === undefined
      ? {
          name: name.trim(),
          one: one?.trim() || singular(name.trim()),
          fields: {
            ...(hasSides && { side: 'side' }),
            ...(units.some(({ number }) => number !== undefined) && { strength: [0, Math.max(20, most)] }),
            state: STATES,
          },
          rows: [],
        }
      : (valueAt(draft, ['lists', known]) ?? {});
  const fields = recordAt(list, ['fields']);
  const before = listAt(list, ['rows']);
  const taken = before.map((row) => String(row).split('|')[0]?.trim() ?? '');
  const rows = named(
    units.map((unit) => unit.name),
    taken,
  ).map(({ id: row, name: called }, i) =>
    [
      row,
      called.replaceAll('|', '/'),
      ...Object.values(fields).map((field) => firstValue(draft, field, units[i])),
    ]
      .join(' | ')
      .trim(),
  );
  return ok(withValue(draft, ['lists', id], withValue(list, ['rows'], [...before, ...rows])));
}

/** The value of a field in a new row: what the line says, else the first that fits. */
function firstValue(draft: Draft, field: Json, unit: Unit | undefined): string {
  if (field === 'side') return unit?.side ?? idsIn(draft, 'sides')[0] ?? '';
  if (field === 'mark') return '';
  if (Array.isArray(field) && typeof field[0] === 'number') {
    const [min = 0, max = 0] = (field as readonly Json[]).map(Number);
    return String(Math.min(max, Math.max(min, unit?.number ?? min)));
  }
  return String((Array.isArray(field) ? field[0] : Object.keys((field ?? {}) as JsonRecord)[0]) ?? '');
}

const singular = (name: string): string => {
  const word = name.toLowerCase();
  return word !== 'corps' && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/** One more field: every row has `start` in it. */
export function addField(draft: Draft, { list, name, value, start }: Of<'field'>): Result<Draft> {
  const at: Path = ['lists', list];
  const fields = recordAt(draft, [...at, 'fields']);
  if (Object.hasOwn(fields, name))
    return fail('author.twice', `${wordsAt(draft, [...at, 'name'])} has ${name} already.`, 'name');
  const rows = listAt(draft, [...at, 'rows']).map((row) => {
    const parts = String(row)
      .split('|')
      .map((part) => part.trim());
    while (parts.length < Object.keys(fields).length + 2) parts.push('');
    return [...parts, start].join(' | ').trim();
  });
  const more = withValue(draft, [...at, 'fields', name], value);
  return ok(rows.length ? withValue(more, [...at, 'rows'], rows) : more);
}
