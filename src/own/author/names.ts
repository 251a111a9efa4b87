import { isRecord, type Json, type JsonRecord } from '../../core/json';
import { at as wordOf } from '../play/safe';
import { type Draft, isWithin, listAt, type Path, places, recordAt, valueAt, wordsAt } from './draft';

// What the ids of a draft are called by people.

export type Section =
  | 'sides'
  | 'steps'
  | 'switches'
  | 'counters'
  | 'lists'
  | 'cups'
  | 'mods'
  | 'tables'
  | 'checks'
  | 'actions';

/** The ids of a section in their order. */
export const idsIn = (draft: Draft, section: Section): readonly string[] =>
  section === 'sides' || section === 'steps'
    ? listAt(draft, [section]).map((each) => wordsAt(each, ['id']))
    : Object.keys(recordAt(draft, [section]));

export function nameIn(draft: Draft, section: Section, id: string): string {
  const part =
    section === 'sides' || section === 'steps'
      ? listAt(draft, [section]).find((each) => wordsAt(each, ['id']) === id)
      : valueAt(draft, [section, id]);
  return (part !== undefined && (wordsAt(part, ['name']) || wordsAt(part, ['title']))) || id;
}

/** What nothing else is called: amounts find these by a bare name. */
export const taken = (draft: Draft): readonly string[] =>
  (['sides', 'switches', 'counters', 'mods'] as const).flatMap((section) => idsIn(draft, section));

/** What a few names are called: a list of ids reads as they are. */
export const namesOf = (value: Json | undefined): ReadonlyMap<string, string> =>
  new Map(
    Array.isArray(value)
      ? (value as readonly Json[]).flatMap((each): readonly (readonly [string, string])[] =>
          typeof each === 'string' ? [[each, each]] : [],
        )
      : isRecord(value)
        ? Object.entries(value as JsonRecord).map(([id, name]) => [id, String(name)])
        : [],
  );

/** The name of a row, which stands behind its id. */
export function rowName(draft: Draft, list: string, id: string): string {
  const row = listAt(draft, ['lists', list, 'rows']).find(
    (each) => String(each).split('|')[0]?.trim() === id,
  );
  return (
    String(row ?? '')
      .split('|')[1]
      ?.trim() || id
  );
}

/** The question whose answer is called so: of the part that speaks of it, else the first of all. */
function askNamed(draft: Draft, id: string, from: Path): JsonRecord | undefined {
  const own = from.slice(0, 2);
  let other: JsonRecord | undefined;
  for (const [path, value] of asksIn(draft)) {
    if (value.id !== id) continue;
    if (isWithin(path, own)) return value;
    other ??= value;
  }
  return other;
}

const ASKS = new WeakMap<Draft, readonly (readonly [Path, JsonRecord])[]>();
const HEADS = ['pick', 'number', 'one', 'mods', 'text'];
function asksIn(draft: Draft): readonly (readonly [Path, JsonRecord])[] {
  const known = ASKS.get(draft);
  if (known) return known;
  const found: (readonly [Path, JsonRecord])[] = [];
  for (const section of ['steps', 'due', 'mods', 'tables', 'checks', 'actions', 'watch'])
    for (const [path, value] of places(draft[section] ?? null, [section]))
      if (isRecord(value) && typeof value.id === 'string' && HEADS.some((head) => head in value))
        found.push([path, value as JsonRecord]);
  ASKS.set(draft, found);
  return found;
}

/** What one row is called that has a name here: by its list where that is known, else "unit". */
export function rowOne(draft: Draft, ref: string, from: Path): string {
  const lists = idsIn(draft, 'lists');
  const owner = valueAt(draft, [...from.slice(0, 2), ref === 'own' ? 'own' : '']);
  const each = recordAt(draft, [...from.slice(0, 2), 'each']);
  const list =
    owner ??
    (each.as === ref ? each.list : undefined) ??
    askNamed(draft, ref, from)?.pick ??
    (lists.length === 1 ? lists[0] : undefined);
  return (typeof list === 'string' && wordsAt(draft, ['lists', list, 'one'])) || 'unit';
}

/** `own`, `corps:b3`, `unit`. */
export function rowWords(draft: Draft, ref: string, from: Path): string {
  const [list = '', id] = ref.split(':');
  if (id !== undefined) return rowName(draft, list, id);
  const one = rowOne(draft, ref, from);
  switch (ref) {
    case 'own':
      return `the acting ${one}`;
    case 'foe':
      return `the opposing ${one}`;
    case 'who':
      return `the ${one} in question`;
    case 'it':
      return 'it';
    case 'led':
      return 'the leader';
    default:
      return ref === one ? `the picked ${one}` : `the picked ${one} (${ref})`;
  }
}
const WHOSE: { readonly [name: string]: string } = {
  own: 'the acting side',
  foe: 'the other side',
  who: 'its side',
  it: 'its side',
  led: 'the leader’s side',
  impulse: 'the side whose step it is',
};
const whoseWords = (draft: Draft, ref: string): string =>
  wordOf(WHOSE, ref) ??
  (idsIn(draft, 'sides').includes(ref) ? nameIn(draft, 'sides', ref) : `the side of ${ref}`);
const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** What a name stands for, as players would say it. */
export function refWords(draft: Draft, ref: string, from: Path): string {
  if (ref === 'turn') return 'the turn';
  if (ref === 'die') return 'the total rolled';
  if (ref === '#') return 'the number in the code';
  if (ref === 'impulse') return 'the side whose step it is';
  if (/^-?\d+\/2$/.test(ref)) return ref.replace('-', '−').replace(/^(−?)1\/2$/, '$1½');
  const any = /^any [^.]+\.(.+)$/.exec(ref);
  if (any) return `its ${any[1]}`;
  if (ref.includes('@')) {
    const [id = '', who = ''] = ref.split('@');
    return `${nameIn(draft, 'counters', id)} of ${whoseWords(draft, who)}`;
  }
  const dot = ref.indexOf('.');
  if (dot > 0) {
    const row = ref.slice(0, dot);
    const field = ref.slice(dot + 1);
    return row === 'it' ? `its ${field}` : `${possessive(rowWords(draft, row, from))} ${field}`;
  }
  for (const section of ['counters', 'mods', 'switches'] as const)
    if (valueAt(draft, [section, ref]) !== undefined) return nameIn(draft, section, ref);
  const ask = askNamed(draft, ref, from);
  if (ask) return `“${String(ask.say)}”`;
  return Object.values(recordAt(draft, ['lists'])).some((list) => ref in recordAt(list, ['fields']))
    ? `its ${ref}`
    : ref;
}

/** What the names that something holds are called. */
function valuesOf(draft: Draft, ref: string, from: Path): ReadonlyMap<string, string> {
  const sides = new Map(idsIn(draft, 'sides').map((id) => [id, nameIn(draft, 'sides', id)]));
  const [id = ''] = ref.split('@');
  const counter = valueAt(draft, ['counters', id, 'of']);
  if (counter !== undefined)
    return new Map(
      [...namesOf(counter)].map(([state, name]) => [
        state,
        state === name ? (sides.get(state) ?? name) : name,
      ]),
    );
  const options = valueAt(draft, ['switches', ref, 'of']);
  if (options !== undefined) return namesOf(options);
  const ask = askNamed(draft, ref, from);
  if (ask?.one !== undefined) return namesOf(ask.one);
  const field = ref.slice(ref.lastIndexOf('.') + 1);
  const all = new Map(sides);
  for (const list of Object.values(recordAt(draft, ['lists'])))
    for (const [state, name] of namesOf(valueAt(list, ['fields', field]))) all.set(state, name);
  return all;
}

/** A value as it is called beside what holds it. */
export function valueWords(draft: Draft, value: Json, ref: string, from: Path): string {
  if (value === true) return 'there';
  if (value === false) return 'not there';
  if (typeof value !== 'string') return amountWords(draft, value, from);
  return valuesOf(draft, ref, from).get(value) ?? refWords(draft, value, from);
}

const SIGNS: { readonly [sign: string]: string } = { '+': ' + ', '-': ' − ', '*': ' × ' };

/** An amount as people write it. */
export function amountWords(draft: Draft, amount: Json, from: Path, isInner = false): string {
  if (typeof amount === 'number')
    return (amount % 1 ? `${Math.trunc(amount) || ''}½` : String(amount)).replace('-', '−');
  if (typeof amount === 'string') return refWords(draft, amount, from);
  if (!Array.isArray(amount)) return '…';
  const [head, ...parts] = amount as readonly Json[];
  const inner = (part: Json = 0, deep = true): string => amountWords(draft, part, from, deep);
  const bare = (words: string): string => (isInner ? `(${words})` : words);
  const sign = wordOf(SIGNS, String(head));
  if (head === '-' && parts[0] === 0 && parts.length === 2) return `−${inner(parts[1])}`;
  if (sign !== undefined) return bare(parts.map((part) => inner(part)).join(sign));
  if (head === '/')
    return bare(`${inner(parts[0])} ÷ ${inner(parts[1])}, rounded ${String(parts[2] ?? 'down')}`);
  if (head === 'min' || head === 'max')
    return `the ${head === 'min' ? 'least' : 'greatest'} of ${andWords(parts.map((part) => inner(part, false)))}`;
  if (head === 'count') {
    const where = Array.isArray(parts[1]) ? conditionsWords(draft, parts[1] as readonly Json[], from) : '';
    return `the number of ${nameIn(draft, 'lists', String(parts[0]))}${where && ` where ${where}`}`;
  }
  const row = rowWords(draft, String(parts.at(-1)), from);
  return `${inner(parts[0])} against ${row === 'it' ? 'its side' : `the side of ${row}`}`;
}

export const andWords = (words: readonly string[], last = 'and'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '');

/** All of a list of conditions in one sentence. */
const conditionsWords = (draft: Draft, all: readonly Json[], from: Path): string =>
  all.map((each) => conditionWords(draft, each, from)).join(' and ');

const PLURAL = /(?:[^s]s|points)$/i;

/** "the points are 15 or more", "it is a turn of rain", "its state is fresh or shaken" */
export function conditionWords(draft: Draft, condition: Json, from: Path): string {
  if (isRecord(condition)) {
    const lists = Array.isArray(condition.or) ? (condition.or as readonly Json[]) : [];
    return lists
      .map((list) => conditionsWords(draft, Array.isArray(list) ? (list as readonly Json[]) : [], from))
      .join(', or ');
  }
  const [left = '', word, right = ''] = Array.isArray(condition) ? (condition as readonly Json[]) : [];
  if (left === 'tag') return `“${String(right)}” ${word === 'not' ? 'does not hold' : 'holds'}`;
  const what = typeof left === 'string' ? left : '';
  const called = typeof left === 'string' ? refWords(draft, left, from) : amountWords(draft, left, from);
  if (word === 'is') return thereWords(draft, what, right !== 'not', from);
  const subject = called;
  const verb = PLURAL.test(subject.split(' of ')[0] ?? '') ? 'are' : 'is';
  const value = (one: Json): string => valueWords(draft, one, what, from);
  if (word === 'in')
    return `${subject} ${verb} ${andWords((Array.isArray(right) ? (right as readonly Json[]) : []).map(value), 'or')}`;
  // "Red leads by 12 or more"
  const is = / by$/.test(subject) ? subject : `${subject} ${verb}`;
  const number = value(right);
  if (typeof right !== 'number' && (word === '>=' || word === '<='))
    return `${is} at ${word === '>=' ? 'least' : 'most'} ${number}`;
  switch (word) {
    case '>=':
      return `${is} ${number} or more`;
    case '<=':
      return `${is} ${number} or less`;
    case '>':
      return `${is} more than ${number}`;
    case '<':
      return `${is} less than ${number}`;
    case '!=':
      return `${is} not ${number}`;
    default:
      return `${is} ${number}`;
  }
}

/** "the leader is there", "the acting corps is not marked low" */
function thereWords(draft: Draft, what: string, isThere: boolean, from: Path): string {
  const not = isThere ? '' : ' not';
  const dot = what.indexOf('.');
  if (dot > 0) {
    const row = /^any /.test(what) ? 'it' : rowWords(draft, what.slice(0, dot), from);
    return `${row} is${not} marked ${what.slice(dot + 1)}`;
  }
  const isField = Object.values(recordAt(draft, ['lists'])).some(
    (list) => valueAt(list, ['fields', what]) === 'mark',
  );
  return isField ? `it is${not} marked ${what}` : `${rowWords(draft, what, from)} is${not} there`;
}
