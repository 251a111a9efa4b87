import { isRecord, type Json, type JsonRecord } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import { readDefinition } from '../../format/parse';
import { shown } from '../../format/problems';
import type { AddedTo, Change } from '../change';
import {
  accepted,
  type Draft,
  fileOf,
  listAt,
  type Path,
  recordAt,
  valueAt,
  withValue,
  wordsAt,
} from '../draft';
import { idFrom } from '../ids';
import { idsIn, nameIn, taken } from '../names';
import { placeWords } from '../place';
import { removed } from '../remove';
import { takeParts } from '../share';
import { addSide, begin, named, preset, steps } from './begin';
import { addField, addUnits } from './lists';
import { addMeaning } from './meanings';
import { addModifier } from './modifiers';
import { renamed } from './rename';
import { addBeyond, addRoll, addTable, putGrid, putHeads } from './tables';

/**
 * A draft with one change more, or a sentence why not: then it stands as it was. What is not whole yet is no reason to refuse:
 * `remarksOf` says what is missing. Only `begin` needs no draft before it.
 */
export function changed(draft: Draft | undefined, change: Change): Result<Draft> {
  if (change.do === 'begin') {
    const begun = begin(change);
    return begun.ok ? accepted({}, begun.value, placeWords) : begun;
  }
  if (!draft) return fail('author.none', 'There is no game to change yet.');
  const made = doneTo(draft, change);
  if (!made.ok) return made;
  const fits = accepted(draft, made.value, placeWords);
  return fits.ok && change.do === 'preset' ? played(draft, fits.value) : fits;
}

/** All of these, one after another; the first that is refused says why. */
export function built(changes: readonly Change[], from?: Draft): Result<Draft> {
  let draft = from;
  for (const change of changes) {
    const made = changed(draft, change);
    if (!made.ok) return made;
    draft = made.value;
  }
  return draft ? ok(draft) : fail('author.none', 'There is no game to change yet.');
}

/** Steps that this version of the app cannot play yet are not offered as if it could. */
function played(before: Draft, draft: Draft): Result<Draft> {
  const [was, is] = [before, draft].map((each) => readDefinition(fileOf(each)));
  if (!is?.ok || (was?.ok && was.value.unplayed.length >= is.value.unplayed.length)) return ok(draft);
  return fail('author.unplayed', 'This version of the app cannot play impulses yet: choose other steps.');
}

/** Whether the part that a path leads into is there: nobody makes a part by writing into one that has gone. */
const isThere = (draft: Draft, path: Path): boolean =>
  path.length < 3 || NO_PARTS.has(String(path[0])) || valueAt(draft, path.slice(0, 2)) !== undefined;
const NO_PARTS = new Set(['game', 'turns', 'ends', 'words']);

function doneTo(draft: Draft, change: Exclude<Change, { readonly do: 'begin' }>): Result<Draft> {
  if ((change.do === 'put' || change.do === 'insert') && !isThere(draft, change.path))
    return fail('author.gone', 'That is not there any more.');
  switch (change.do) {
    case 'put':
      return put(draft, change.path, change.value);
    case 'rename':
      return renamed(draft, change.path, change.to.trim());
    case 'take out':
      return removed(draft, change.path, change.both ?? false);
    case 'insert':
      return inserted(draft, change.path, change.value, change.at);
    case 'move':
      return moved(draft, change.path, change.to);
    case 'add':
      return added(draft, change.section, change.value, change.id);
    case 'side':
      return addSide(draft, change);
    case 'steps':
      return steps(draft, change);
    case 'preset':
      return preset(draft, change);
    case 'table':
      return addTable(draft, change);
    case 'roll':
      return addRoll(draft, change);
    case 'beyond':
      return addBeyond(draft, change);
    case 'grid':
      return putGrid(draft, change);
    case 'comes': {
      const { do: _, ...due } = change;
      return inserted(draft, ['due'], due);
    }
    case 'units':
      return addUnits(draft, change);
    case 'field':
      return addField(draft, change);
    case 'modifier':
      return addModifier(draft, change);
    case 'means':
      return addMeaning(draft, change);
    case 'end':
      return ended(draft, change);
    case 'ahead':
      return ahead(draft);
    case 'take':
      return takeParts(draft, change.from, change.parts);
  }
}

/** A value of a chip; cells go with their heads, and what a chit does with its name. */
function put(draft: Draft, path: Path, value: Json): Result<Draft> {
  const [section, id, part, key] = path;
  if (section === 'tables' && key === 'heads' && (part === 'columns' || part === 'rows')) {
    const heads = Array.isArray(value) ? value.map(String).join(' ') : String(value);
    return ok(putHeads(draft, String(id), part, heads));
  }
  if (section === 'sides' && part === 'name') {
    const other = idsIn(draft, 'sides').find(
      (side, i) =>
        i !== id && nameIn(draft, 'sides', side).toLowerCase() === String(value).trim().toLowerCase(),
    );
    if (other !== undefined)
      return fail(
        'author.twice',
        `Two sides are called ${shown(String(value).trim())}. Give each its own name.`,
      );
  }
  if (section === 'cups' && part === 'chits' && path.at(-1) === 'name')
    return ok(chitNamed(draft, path, String(value)));
  return ok(withValue(draft, path, value));
}

function chitNamed(draft: Draft, path: Path, to: string): Draft {
  const was = wordsAt(draft, path);
  let made = withValue(draft, path, to);
  for (const action of idsIn(draft, 'actions')) {
    const of = recordAt(draft, ['actions', action, 'of']);
    if (wordsAt(draft, ['actions', action, 'draw']) !== path[1] || !Object.hasOwn(of, was)) continue;
    const named = Object.fromEntries(
      Object.entries(of).map(([chit, does]) => [chit === was ? to : chit, does]),
    );
    made = withValue(made, ['actions', action, 'of'], named);
  }
  return made;
}

function inserted(draft: Draft, path: Path, value: Json, at?: number): Result<Draft> {
  const list = listAt(draft, path);
  const place = Math.min(Math.max(0, at ?? list.length), list.length);
  return ok(
    withValue(draft, path, [...list.slice(0, place), withId(draft, path, list, value), ...list.slice(place)]),
  );
}

/** Parts of lists that have ids get one made of their words. */
function withId(draft: Draft, path: Path, list: readonly Json[], value: Json): Json {
  if (!isRecord(value) || 'id' in value) return value;
  const ids = list.map((each) => wordsAt(each, ['id']));
  const words = (key: string): string => wordsAt(value as Json, [key]);
  const last = path.at(-1);
  if (path[0] === 'steps' && path.length === 1)
    return { id: idFrom(words('name'), ids), ...(value as JsonRecord) };
  if (path[0] === 'mods' && last === 'rows')
    return { id: idFrom(words('say'), ids, 'row'), ...(value as JsonRecord) };
  if (last === 'ask')
    return { id: idFrom(words('say'), [...ids, ...taken(draft)], 'answer'), ...(value as JsonRecord) };
  return value;
}

function moved(draft: Draft, path: Path, to: number): Result<Draft> {
  const above = path.slice(0, -1);
  const from = path.at(-1);
  const list = listAt(draft, above);
  if (typeof from !== 'number' || list[from] === undefined)
    return fail('author.gone', 'That is not there any more.');
  const rest = list.filter((_, i) => i !== from);
  const place = Math.min(Math.max(0, to), rest.length);
  return ok(withValue(draft, above, [...rest.slice(0, place), list[from] ?? null, ...rest.slice(place)]));
}

function added(draft: Draft, section: AddedTo, value: JsonRecord, given?: string): Result<Draft> {
  const name = wordsAt(value, ['name']) || wordsAt(value, ['title']);
  const bare = section === 'switches' || section === 'counters' || section === 'mods' ? taken(draft) : [];
  const id = given ?? idFrom(name, [...idsIn(draft, section), ...bare], section);
  if (valueAt(draft, [section, id]) !== undefined) return fail('author.twice', `${id} is there already.`);
  const { of } = value;
  const isList = section === 'switches' && Array.isArray(of);
  const options = isList ? Object.fromEntries(named(of.map(String)).map((each) => [each.id, each.name])) : of;
  return ok(withValue(draft, [section, id], isList ? { ...value, of: options ?? null } : value));
}

function ended(draft: Draft, { at, win, say, when }: Extract<Change, { readonly do: 'end' }>): Result<Draft> {
  const key = at === 'once' ? 'at-once' : 'at-last';
  const ends = listAt(draft, ['ends', key]);
  const end: Json = { ...(win !== undefined && { win }), ...(say && { say }), ...(when.length && { when }) };
  // What always counts stands last.
  const isAlways = (each: Json | undefined): boolean => each !== undefined && !listAt(each, ['when']).length;
  const before = when.length && isAlways(ends.at(-1)) ? ends.length - 1 : ends.length;
  return inserted(draft, ['ends', key], end, before);
}

/** By the points of each side, or by one ledger whose points are the first side's lead. */
function ahead(draft: Draft): Result<Draft> {
  const ledger = idsIn(draft, 'counters').find((id) => valueAt(draft, ['counters', id, 'ledger']) === true);
  if (ledger === undefined)
    return fail('author.points', 'There are no points to go by. Add a counter first.');
  const sides = idsIn(draft, 'sides');
  const isEach = valueAt(draft, ['counters', ledger, 'each']) !== undefined;
  const of = (side: string): string => `${ledger}@${side}`;
  const ends: readonly Json[] = isEach
    ? sides.map((win) => ({
        win,
        say: 'ahead in points',
        when: sides.filter((side) => side !== win).map((side) => [of(win), '>', of(side)]),
      }))
    : sides
        .slice(0, 2)
        .map((win, i) => ({ win, say: 'ahead in points', when: [[ledger, i ? '<' : '>', 0]] }));
  return ok(withValue(draft, ['ends', 'at-last'], [...ends, { say: 'Nobody is ahead' }]));
}
