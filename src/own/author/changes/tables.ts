import type { Json, JsonRecord } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import { diceOf, totalsOf } from '../../format/parse/dice';
import type { By, Change } from '../change';
import { type Draft, listAt, type Path, places, recordAt, valueAt, withValue, wordsAt } from '../draft';
import { idFrom } from '../ids';
import { idsIn, nameIn, taken } from '../names';
import { headsIn } from '../picker';

type Of<K extends Change['do']> = Extract<Change, { readonly do: K }>;

/** A row for each total of the dice; of two dice read apart, a row for each pair. */
function rowHeads(dice: string): string {
  const read = diceOf(dice);
  if (!read) return '';
  const { least, greatest, has } = totalsOf(read);
  const all = Array.from({ length: greatest - least + 1 }, (_, i) => least + i).filter(has);
  const step = Math.ceil(all.length / 80);
  return step === 1
    ? all.join(' ')
    : Array.from(
        { length: Math.ceil(all.length / step) },
        (_, i) => `${all[i * step]}..${all[Math.min(all.length, (i + 1) * step) - 1]}`,
      ).join(' ');
}

const openCells = (columns: number, rows: number): readonly string[] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => '?').join(' '));
const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/).filter(Boolean);

/** A table, and the action that rolls on it. */
export function addTable(draft: Draft, change: Of<'table'>): Result<Draft> {
  const { name, by, heads, dice = '1d6', below, above, rule } = change;
  if (!name.trim()) return fail('author.empty', 'Give the table a name.', 'name');
  const id = idFrom(name, idsIn(draft, 'tables'), 'table');
  const rows = change.rows ?? rowHeads(dice);
  const columns = by === 'dice' ? 1 : wordsIn(heads).length;
  const table = {
    name: name.trim(),
    ...(rule && { rule }),
    ...(by !== 'dice' && {
      columns: {
        by,
        ...(by === 'odds' && { round: 'down' }),
        heads: wordsIn(heads).join(' '),
        ...(by !== 'list' && { below: below ?? 'end', above: above ?? 'end' }),
      },
    }),
    rows: dice ? { dice, heads: rows } : { by: 'list', heads: rows },
    cells: change.cells ?? openCells(columns, wordsIn(rows).length),
  };
  const withTable = withValue(draft, ['tables', id], table as Json);
  return dice ? addRoll(withTable, { do: 'roll', table: id, ...change.roll }) : ok(withTable);
}

/** The action that rolls: what it asks finds the column. */
export function addRoll(draft: Draft, change: Of<'roll'>): Result<Draft> {
  const { table, step, side, list } = change;
  const at: Path = ['tables', table];
  if (valueAt(draft, at) === undefined) return fail('author.gone', 'That table is not there any more.');
  const by = (wordsAt(draft, [...at, 'columns', 'by']) || 'dice') as By;
  const rule = wordsAt(draft, [...at, 'rule']);
  const title =
    change.title ?? (by === 'odds' || by === 'difference' ? 'Attack' : nameIn(draft, 'tables', table));
  const action = idFrom(side === undefined ? title : `${side} ${title}`, idsIn(draft, 'actions'), 'act');
  const names = [...taken(draft)];
  const answer = (word: string): string => {
    const id = idFrom(word, names);
    names.push(id);
    return id;
  };
  const picks = list === undefined ? [] : picked(draft, list);
  const strength = list === undefined ? undefined : numberField(draft, list);
  const { ask, does } = columnOf(by, headsIn(draft, [...at, 'columns']), answer, strength);
  const made: JsonRecord = {
    title,
    ...(rule && { rule }),
    ...(step !== undefined && { step }),
    ...(side !== undefined && { side }),
    ask: [...picks, ...ask],
    do: [{ table, ...does }],
  };
  return ok(withValue(draft, ['actions', action], made));
}

/** The house rule that says how odds beyond a table are shifted, for all that rolls on it. */
export function addBeyond(
  draft: Draft,
  { table, name = 'Odds beyond the table' }: Of<'beyond'>,
): Result<Draft> {
  const rolls = rollsOn(draft, table);
  if (!rolls.length) return fail('author.unused', `Nothing rolls on ${nameIn(draft, 'tables', table)} yet.`);
  const id = idFrom(name, [...taken(draft)]);
  const of = { cap: 'End column, then shift', real: 'Shift the real odds' };
  const chosen = withValue(draft, ['switches', id], { name, of });
  return ok(rolls.reduce((made, { effect }) => withValue(made, [...effect, 'switch'], id), chosen));
}

/** Who acts, and its opponent, if they are on the list. */
function picked(draft: Draft, list: string): readonly JsonRecord[] {
  const sideOf = Object.entries(recordAt(draft, ['lists', list, 'fields'])).find(
    ([, kind]) => kind === 'side',
  )?.[0];
  const pick = (id: string, say: string): JsonRecord => ({ id, pick: list, say, optional: true });
  return sideOf === undefined
    ? [pick('own', 'Who acts, if on the list'), pick('foe', 'Against whom, if on the list')]
    : [pick('own', 'Attacker, if on the list'), pick('foe', 'Defender, if on the list')];
}

/** The first number that rows of a list have. */
export const numberField = (draft: Draft, list: string): string | undefined =>
  Object.entries(recordAt(draft, ['lists', list, 'fields'])).find(
    ([, kind]) => Array.isArray(kind) && typeof kind[0] === 'number',
  )?.[0];

type Asked = { readonly ask: readonly JsonRecord[]; readonly does: JsonRecord };

/** The questions by which a column is found, and where their answers go. */
function columnOf(
  by: By,
  heads: readonly string[],
  answer: (word: string) => string,
  strength: string | undefined,
): Asked {
  const number = (id: string, say: string, least: number, row?: string): JsonRecord => ({
    id,
    number: [least, 999],
    say,
    ...(row !== undefined && strength !== undefined && { start: `${row}.${strength}` }),
  });
  if (by === 'dice') return { ask: [], does: {} };
  if (by === 'list') {
    const column = answer('column');
    return { ask: [{ id: column, one: heads, say: 'Column' }], does: { column } };
  }
  if (by === 'total') {
    const total = answer('total');
    return { ask: [number(total, 'Factors', 0, 'own')], does: { of: total } };
  }
  const [att, def] = [answer('att'), answer('def')];
  const isOdds = by === 'odds';
  const ask = [
    number(att, 'Attack strength', isOdds ? 1 : 0, 'own'),
    number(def, 'Defence strength', isOdds ? 1 : 0, 'foe'),
  ];
  return { ask, does: isOdds ? { of: att, to: def } : { of: ['-', att, def] } };
}

/** Heads and cells anew; what asks for the column asks for the new heads. */
export function putGrid(draft: Draft, { table, columns, rows, cells }: Of<'grid'>): Result<Draft> {
  const at: Path = ['tables', table];
  if (valueAt(draft, at) === undefined) return fail('author.gone', 'That table is not there any more.');
  let made = withValue(withValue(draft, [...at, 'rows', 'heads'], rows), [...at, 'cells'], cells);
  if (columns !== undefined && valueAt(draft, [...at, 'columns']) !== undefined)
    made = columnsAsked(withValue(made, [...at, 'columns', 'heads'], columns), table, columns);
  return ok(made);
}

function columnsAsked(draft: Draft, table: string, heads: string): Draft {
  if (wordsAt(draft, ['tables', table, 'columns', 'by']) !== 'list') return draft;
  let made = draft;
  for (const { action, effect } of rollsOn(draft, table))
    for (const [i, ask] of listAt(draft, ['actions', action, 'ask']).entries())
      if (wordsAt(ask, ['id']) === wordsAt(draft, [...effect, 'column']))
        made = withValue(made, ['actions', action, 'ask', i, 'one'], wordsIn(heads));
  return made;
}

/** Other heads: cells go with theirs, and those of new heads are open. */
export function putHeads(draft: Draft, table: string, of: 'columns' | 'rows', heads: string): Draft {
  const at: Path = ['tables', table];
  const before = { columns: headsIn(draft, [...at, 'columns']), rows: headsIn(draft, [...at, 'rows']) };
  const now = { ...before, [of]: wordsIn(heads) };
  const old = listAt(draft, [...at, 'cells']).map((row) => wordsIn(String(row)));
  // As many heads as before are other names for the same.
  const isSame = now[of].length === before[of].length;
  const was = (kind: 'columns' | 'rows', head: string, i: number): number =>
    kind === of && !isSame ? before[kind].indexOf(head) : i;
  const cells = now.rows.map((row, r) =>
    (now.columns.length ? now.columns : [''])
      .map((head, c) => old[was('rows', row, r)]?.[was('columns', head, c)] ?? '?')
      .join(' '),
  );
  const put = withValue(withValue(draft, [...at, of, 'heads'], now[of].join(' ')), [...at, 'cells'], cells);
  return of === 'columns' ? columnsAsked(put, table, heads) : put;
}

/** `action`: the one it stands in; '' elsewhere, such as where a step begins. */
export type Roll = { readonly action: string; readonly effect: Path };
/** Every effect that rolls on a table. */
export const rollsOn = (draft: Draft, table: string): readonly Roll[] =>
  ['steps', 'due', 'tables', 'checks', 'actions', 'watch'].flatMap((section) =>
    [...places(draft[section] ?? null, [section])].flatMap(([path, value]) =>
      path.at(-1) === 'table' && value === table
        ? [{ action: section === 'actions' ? String(path[1]) : '', effect: path.slice(0, -1) }]
        : [],
    ),
  );
