import { isRecord, type Json } from '../../core/json';
import { scopeIn } from '../format/parse';
import { find, isFault, sideNamed } from '../format/parse/names';
import type { Kind } from '../format/parse/reading';
import { COMPARISONS } from '../format/parts';
import { at as wordOf } from '../play/safe';
import { type Draft, fileOf, newProblems, type Path, pathText, valueAt, withValue } from './draft';
import {
  amountWords,
  conditionWords,
  idsIn,
  nameIn,
  namesOf,
  refWords,
  rowWords,
  type Section,
  valueWords,
} from './names';
import { placeAt, shapeAt } from './shape';

/** What may stand at a place, and what it is called. */
export type Choice = { readonly value: Json; readonly words: string };
/** A name that means something at a place, and what it holds. */
export type NameHere = {
  readonly name: string;
  readonly words: string;
  readonly holds: Kind;
  /** What it can be, where that is one of a few names. */
  readonly values: readonly Choice[];
};

/** Whether a value fits there: nothing is wrong with the draft then that was not before. */
export const isFit = (draft: Draft, path: Path, value: Json): boolean =>
  newProblems(draft, withValue(draft, path, value)).length === 0;

/** What a condition may compare a name by. */
export const comparisonsOf = (holds: Kind): readonly string[] =>
  holds.is === 'mark' ? ['is'] : holds.is === 'names' ? ['=', '!=', 'in'] : [...COMPARISONS, 'in'];

/** What is known at the value of a path: of conditions, an amount, or effects. What is not there yet is thought there. */
function scopeAt(draft: Draft, path: Path): ReturnType<typeof scopeIn> {
  const empty = valueAt(draft, path) === undefined ? thought(draft, path) : draft;
  for (let end = path.length; end > 0; end -= 1) {
    const found = scopeIn(fileOf(empty), pathText(path.slice(0, end)));
    if (found) return found;
  }
  return undefined;
}
function thought(draft: Draft, path: Path): Draft {
  const shape = shapeAt(draft, path);
  return withValue(draft, path, shape?.is === 'list' ? [] : 0);
}

/** Every name that can be read at a place, with what it holds: for amounts and conditions. */
export function namesAt(draft: Draft, path: Path): readonly NameHere[] {
  const known = scopeAt(draft, path);
  if (!known) return [];
  const { reading, scope } = known;
  const { names } = reading;
  const rows = [...scope.rows.keys()];
  const sides = [...names.sides, 'impulse', 'foe', ...rows].filter(
    (who) => !isFault(sideNamed(reading, scope, who)),
  );
  const inWatch = scope.watch ? [...names.lists] : [];
  const refs = new Set([
    ...(names.lists.get(scope.self ?? '')?.fields.keys() ?? []),
    ...scope.answers.keys(),
    ...[...names.counters].flatMap(([id, { each }]) =>
      each ? [...new Set(sides)].map((who) => `${id}@${who}`) : [id],
    ),
    ...rows.flatMap((row) =>
      (scope.rows.get(row)?.lists ?? []).flatMap((list) =>
        [...(names.lists.get(list)?.fields.keys() ?? [])].map((field) => `${row}.${field}`),
      ),
    ),
    ...inWatch.flatMap(([list, { fields }]) => [...fields.keys()].map((field) => `any ${list}.${field}`)),
    ...names.mods.keys(),
    ...names.switches.keys(),
    ...['turn', 'die', '#', 'impulse'],
  ]);
  return [...refs].flatMap((name) => {
    const found = find(reading, scope, name);
    if (isFault(found)) return [];
    const { kind: holds } = found;
    const values = (holds.is === 'names' ? holds.of : []).map((value) => ({
      value,
      words: valueWords(draft, value, name, path),
    }));
    return [{ name, words: refWords(draft, name, path), holds, values }];
  });
}

/** The rows that have a name at a place. */
export function rowsAt(draft: Draft, path: Path): readonly Choice[] {
  const known = scopeAt(draft, path);
  return [...(known?.scope.rows ?? [])].flatMap(([name, bound]) =>
    bound.missing === undefined ? [{ value: name, words: rowWords(draft, name, path) }] : [],
  );
}

const BY_KEY: { readonly [key: string]: readonly Section[] } = {
  side: ['sides'],
  win: ['sides'],
  step: ['steps'],
  own: ['lists'],
  list: ['lists'],
  pick: ['lists'],
  mods: ['mods'],
  shift: ['mods'],
  drm: ['mods'],
  switch: ['switches'],
  draw: ['cups'],
  fill: ['cups'],
  table: ['tables'],
  check: ['checks'],
  owes: ['cups', 'actions'],
  sides: ['sides', 'counters'],
};

/** What may fit. The parser's own names of a place are `sure`: they need not be read once more. */
type Candidate = Choice & { readonly isSure?: true };

/** All that fits at a place of the kinds `one of`, `amount`, `value`, `condition`, `number` and `flag`, as it stands or by one change of it. */
export function choicesAt(draft: Draft, path: Path): readonly Choice[] {
  const fits = new Map<string, Choice>();
  for (const { isSure, ...choice } of candidates(draft, path)) {
    const key = JSON.stringify(choice.value);
    if (!fits.has(key) && (isSure || isFit(draft, path, choice.value))) fits.set(key, choice);
  }
  return [...fits.values()];
}

function candidates(draft: Draft, path: Path): readonly Candidate[] {
  const key = path.at(-1);
  const named = typeof key === 'string' ? key : String(path.at(-2));
  const shape = shapeAt(draft, path);
  const now = valueAt(draft, path);
  if (shape?.is === 'one') return shape.of.map((value) => ({ value, words: value }));
  if (shape?.is === 'flag') return shape.of.map((value) => ({ value: value === 'true', words: value }));
  if (shape?.is === 'number' && typeof now === 'number')
    return [now - 1, now + 1, shape.min, shape.max].flatMap((value) =>
      value >= shape.min && value <= shape.max ? [{ value, words: amountWords(draft, value, path) }] : [],
    );
  if (key === 'each' && path[0] === 'cups') return section(draft, 'lists');
  const sections = wordOf(BY_KEY, named);
  if (sections && (typeof key === 'string' || named === 'mods' || named === 'owes'))
    return [
      ...(named === 'owes' ? [{ value: 'due', words: 'what is due' }] : []),
      ...sections.flatMap((each) => section(draft, each, DECLARED.has(named))),
    ];
  if (Array.isArray(now) && placeAt(draft, path)?.part === 'condition')
    return conditionChoices(draft, path, now as readonly Json[]);
  return special(draft, path, named) ?? amountChoices(draft, path, now);
}

/** What has to be declared, and nothing else. */
const DECLARED = new Set(['side', 'step', 'win', 'draw', 'fill']);
const section = (draft: Draft, of: Section, isSure = false): readonly Candidate[] =>
  idsIn(draft, of).map((value) => ({ value, words: nameIn(draft, of, value), ...(isSure && { isSure }) }));
const plain = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, words: value }));

/** Of keys that stand in one kind of part alone. */
function special(draft: Draft, path: Path, key: string): readonly Choice[] | undefined {
  const above = path.slice(0, -1);
  switch (key) {
    case 'sealed':
      return [{ value: 'own side', words: 'the side that acts' }, ...section(draft, 'sides')];
    case 'below':
    case 'above': {
      const codes = Object.keys(valueAt(draft, [...path.slice(0, 2), 'means']) ?? {});
      return [
        { value: 'end', words: 'the end column counts' },
        { value: 'none', words: 'nothing happens' },
        ...plain(codes.filter((code) => !code.includes('#'))),
      ];
    }
    case 'unless': {
      const bands = valueAt(draft, ['checks', String(valueAt(draft, [...above, 'check'])), 'bands']);
      return Array.isArray(bands)
        ? bands.flatMap((band) =>
            isRecord(band) && typeof band.id === 'string'
              ? [{ value: band.id, words: String(band.say) }]
              : [],
          )
        : [];
    }
    case 'who':
    case 'act':
      return rowsAt(draft, above);
    case 'led':
      return [{ value: 'ask', words: 'whom players pick' }, ...rowsAt(draft, above)];
    case 'as':
      return path[0] === 'actions' && path[2] === 'each'
        ? plain(['who', 'each one'])
        : plain([
            ...Object.keys(valueAt(draft, [...path.slice(0, 2), 'means']) ?? {}),
            ...cellsOf(draft, path.slice(0, 2)),
          ]);
    case 'column':
    case 'note':
      return answers(draft, above);
    case 'points':
      return path.at(-1) === 2
        ? [{ value: '', words: 'nobody in particular' }, ...rowsAt(draft, path.slice(0, -2))]
        : undefined;
    default:
      return undefined;
  }
}

const cellsOf = (draft: Draft, table: Path): readonly string[] => {
  const cells = valueAt(draft, [...table, 'cells']);
  return Array.isArray(cells) ? [...new Set(cells.flatMap((row) => String(row).trim().split(/\s+/)))] : [];
};

function answers(draft: Draft, path: Path): readonly Choice[] {
  const known = scopeAt(draft, path);
  return [...(known?.scope.answers.keys() ?? [])].map((value) => ({
    value,
    words: refWords(draft, value, path),
  }));
}

function amountChoices(draft: Draft, path: Path, now: Json | undefined): readonly Candidate[] {
  const isSet = path.at(-2) === 'set' && path.at(-1) === 1;
  const isAmount = placeAt(draft, path)?.part === 'amount';
  if (!isSet && !isAmount && path.at(-1) === 0) return targets(draft, path);
  const held = isSet ? heldBy(draft, path) : ({ is: 'number' } as const);
  const here = namesAt(draft, path);
  const names = here.flatMap(({ name, words, holds }): readonly Candidate[] => {
    // What a list of modifiers speaks of has to be known here too.
    const isMods = valueAt(draft, ['mods', name]) !== undefined;
    if (holds.is === 'number' && held.is === 'number')
      return [{ value: name, words, ...(isAmount && !isBound(path) && !isMods && { isSure: true }) }];
    const isShared =
      holds.is === 'names' && held.is === 'names' && holds.of.some((each) => held.of.includes(each));
    return isShared && !held.of.includes(name) ? [{ value: name, words, isSure: true }] : [];
  });
  const numbers = [typeof now === 'number' ? now + 1 : 0, 1, -1].map((value) => ({
    value,
    words: amountWords(draft, value, path),
  }));
  if (held.is === 'mark')
    return [true, false].map((value) => ({ value, words: value ? 'there' : 'not there' }));
  if (held.is === 'names' || isSet) {
    const ref = String(valueAt(draft, [...path.slice(0, -1), 0]));
    const states = held.is === 'names' ? held.of : [];
    return [
      ...states.map((value) => ({
        value,
        words: valueWords(draft, value, ref, path),
        ...(here.every(({ name }) => name !== value) && { isSure: true as const }),
      })),
      ...names,
      ...(held.is === 'number' ? numbers : []),
    ];
  }
  return [...numbers, ...names, ...startsOf(draft, path)];
}

/** What can be changed: counters, and fields of rows. */
const targets = (draft: Draft, path: Path): readonly Candidate[] =>
  namesAt(draft, path.slice(0, -2)).flatMap(({ name, words }) =>
    /[.@]/.test(name) || valueAt(draft, ['counters', name]) !== undefined ? [{ value: name, words }] : [],
  );

/** Where not every number that is known may stand: what a modifier is worth, and what a counter begins with. */
const isBound = (path: Path): boolean => path[0] === 'mods' || path[0] === 'counters';

/** What a target of `set` holds. */
function heldBy(draft: Draft, path: Path): Kind {
  const ref = String(valueAt(draft, [...path.slice(0, -1), 0]));
  const known = scopeAt(draft, path.slice(0, -2));
  const found = known && find(known.reading, known.scope, ref);
  return found && !isFault(found) ? found.kind : { is: 'text' };
}

/** What a counter, or a choice in a question, may be at first. */
function startsOf(draft: Draft, path: Path): readonly Choice[] {
  const at = path.lastIndexOf('start');
  if (at < 0) return [];
  const part = path.slice(0, at);
  const of = namesOf(valueAt(draft, [...part, 'of']) ?? valueAt(draft, [...part, 'one']));
  return [...of].map(([value, words]) => ({ value, words }));
}

/** The same comparison of other names, other comparisons of the same, other values. */
function conditionChoices(draft: Draft, path: Path, now: readonly Json[]): readonly Choice[] {
  const [left = '', is = '=', right = 0] = now;
  const held = namesAt(draft, path).find(({ name }) => name === left)?.holds;
  const others: readonly Json[] =
    left === 'tag'
      ? ['has', 'not'].map((word) => ['tag', word, right])
      : is === 'is'
        ? ['there', 'not'].map((word) => [left, 'is', word])
        : [
            ...(typeof right === 'number' ? [[left, is, right + 1]] : []),
            ...(held?.is === 'names'
              ? held.of.map((value): Json => [left, is === 'in' ? '=' : is, value])
              : []),
            ...(held?.is === 'number' && is !== 'in'
              ? COMPARISONS.map((each): Json => [left, each, right])
              : []),
          ];
  return others.map((value) => ({ value, words: conditionWords(draft, value, path) }));
}
