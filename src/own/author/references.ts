import { isRecord, type Json } from '../../core/json';
import { at as wordOf } from '../play/safe';
import { type Draft, type Path, places, recordAt, samePath, valueAt, wordsAt } from './draft';
import { idsIn, type Section } from './names';

// Which part of a draft speaks of which, for "where it is used". What is refused when something goes is found by the parser.

const BY_KEY: { readonly [key: string]: Section } = {
  side: 'sides',
  win: 'sides',
  sealed: 'sides',
  step: 'steps',
  own: 'lists',
  list: 'lists',
  pick: 'lists',
  mods: 'mods',
  shift: 'mods',
  drm: 'mods',
  switch: 'switches',
  draw: 'cups',
  fill: 'cups',
  table: 'tables',
  check: 'checks',
};
/** Keys of words and of what is no name. */
const NO_NAMES = new Set([
  ...['name', 'title', 'say', 'text', 'blurb', 'by', 'stop', 'id', 'one', 'rule', 'dates', 'heads', 'cells'],
  ...[
    'rows',
    'rules',
    'terms',
    'low',
    'high',
    'fields',
    'dice',
    'kind',
    'as',
    'aside',
    'else',
    'end',
    'format',
  ],
]);

/** What names `name` in the file by the kind of its place: "counters:vp", "row:corps:b3", "field:strength". */
export function* namesAtPlace(draft: Draft, path: Path, value: Json): Generator<string> {
  const key = path.at(-1);
  const above = path.at(-2);
  if (typeof value === 'string') {
    if (typeof key === 'number' && path[0] === 'lists' && above === 'rows') {
      yield* inRow(draft, String(path[1]), value);
      return;
    }
    const named = typeof key === 'string' ? key : typeof above === 'string' ? above : '';
    if (NO_NAMES.has(named) || (above === 'points' && key === 3)) return;
    if (above === 'owes')
      yield valueAt(draft, ['cups', value]) === undefined ? `actions:${value}` : `cups:${value}`;
    else if (key === 'each' && path[0] === 'cups') yield `lists:${value}`;
    else if (wordOf(BY_KEY, named) && (typeof key === 'string' || named === 'mods'))
      yield `${wordOf(BY_KEY, named)}:${value}`;
    else yield* inRef(draft, value);
  } else if (isRecord(value)) {
    if (above === 'counters' || key === 'of' || key === 'versus' || key === 'start')
      for (const each of Object.keys(value))
        if (key === 'of' ? path[0] === 'actions' : true) yield* inKey(draft, each);
  } else if (Array.isArray(value) && value[0] === 'tag') yield `tag:${String(value[2])}`;
}

function* inKey(draft: Draft, key: string): Generator<string> {
  if (idsIn(draft, 'sides').includes(key)) yield `sides:${key}`;
  if (valueAt(draft, ['lists', key]) !== undefined) yield `lists:${key}`;
}

function* inRow(draft: Draft, list: string, row: string): Generator<string> {
  const values = row.split('|').map((part) => part.trim());
  for (const [i, field] of Object.values(recordAt(draft, ['lists', list, 'fields'])).entries())
    if (field === 'side') yield `sides:${values[i + 2]}`;
}

function* inRef(draft: Draft, ref: string): Generator<string> {
  const sides = idsIn(draft, 'sides');
  const any = /^any ([^.]+)\./.exec(ref)?.[1];
  if (any !== undefined) yield `lists:${any}`;
  const dot = ref.indexOf('.');
  const [head = '', who] = (dot > 0 ? ref.slice(0, dot) : ref).split('@');
  if (dot > 0) yield `field:${ref.slice(dot + 1)}`;
  const [list = '', row] = (who ?? head).split(':');
  if (row !== undefined) {
    yield `lists:${list}`;
    yield `row:${list}:${row}`;
  }
  if (who !== undefined && sides.includes(who)) yield `sides:${who}`;
  if (dot > 0) return;
  for (const section of ['counters', 'mods', 'switches', 'lists'] as const)
    if (valueAt(draft, [section, head]) !== undefined) yield `${section}:${head}`;
  if (sides.includes(head)) yield `sides:${head}`;
  if (who === undefined) yield `field:${head}`;
}

/** The part of a draft that a place belongs to. */
export const partOf = (path: Path): Path => path.slice(0, path[0] === 'ends' || path[0] === 'words' ? 3 : 2);

/** Says which parts speak of what stands at a path. */
export function refersTo(draft: Draft): (path: Path) => readonly Path[] {
  const uses = new Map<string, Path[]>();
  for (const [path, value] of places(draft))
    for (const name of namesAtPlace(draft, path, value)) {
      const part = partOf(path);
      const known = uses.get(name);
      if (!known) uses.set(name, [part]);
      else if (!known.some((each) => samePath(each, part))) known.push(part);
    }
  return (path) => {
    const [section, key, inner, last] = path;
    if (path.length === 2 && (section === 'steps' || section === 'sides'))
      return uses.get(`${section}:${wordsAt(draft, [...path, 'id'])}`) ?? [];
    if (path.length === 2) return uses.get(`${section}:${key}`) ?? [];
    if (section === 'turns' && key === 'tags') return uses.get(`tag:${inner}`) ?? [];
    if (section === 'lists' && inner === 'fields') return uses.get(`field:${last}`) ?? [];
    if (section === 'lists' && inner === 'rows') {
      const id = wordsAt(draft, path).split('|')[0]?.trim();
      return uses.get(`row:${key}:${id}`) ?? [];
    }
    return [];
  };
}
