import { isRecord, type Json } from '../../core/json';
import type { Kind } from '../format/parse/reading';
import { type Choice, choicesAt, isFit, type NameHere, namesAt, rowsAt } from './choices';
import { type Draft, listAt, type Path, recordAt, valueAt, withValue, wordsAt } from './draft';
import { idFrom } from './ids';
import { conditionWords, idsIn, nameIn, rowWords, taken } from './names';
import { tellAsk, tellEffects } from './outline/effects';
import { Teller, textOf } from './outline/teller';
import { placeAt, shapeAt } from './shape';

// What a menu offers where nothing stands yet: each fits as it is, and its chips say the rest.

/** Where authors will write words of their own. */
const WORDS = '…';

/** What may be put where nothing stands yet, or one more of a list. Of free words and the like there is nothing to choose from. */
export function offersAt(draft: Draft, path: Path): readonly Choice[] {
  const isList = Array.isArray(valueAt(draft, path));
  const part = placeAt(draft, path)?.part;
  const into: Path = isList ? [...path, listAt(draft, path).length] : path;
  const made = (all: readonly Json[], words: (value: Json) => string): readonly Choice[] =>
    all.flatMap((value) => {
      const put = isList ? value : [value];
      return isFit(draft, into, put) ? [{ value: put, words: words(value) }] : [];
    });
  if (part === 'conditions')
    return made(conditions(draft, path), (value) => conditionWords(draft, value, path));
  if (part === 'effects') return made(effects(draft, path), (value) => told(draft, path, value, tellEffects));
  const shape = shapeAt(draft, path);
  if (path.at(-1) === 'ask' && shape?.is === 'list')
    return made(asks(draft), (value) =>
      told(draft, path, value, (teller, at, depth) => tellAsk(teller, [...at, 0], depth)),
    );
  if (isList) return [];
  const parts = partOf(draft, path);
  if (parts) return parts.filter(({ value }) => isFit(draft, path, value));
  if (shape?.is === 'number') {
    const value = Math.max(1, shape.min);
    return isFit(draft, path, value) ? [{ value, words: `${value}` }] : [];
  }
  const choices = choicesAt(draft, path);
  const [one] = choices;
  return one && isFit(draft, path, one.value)
    ? choices
    : choices.filter(({ value }) => isFit(draft, path, value));
}

/** The sentence that something would be. */
function told(
  draft: Draft,
  path: Path,
  value: Json,
  tell: (teller: Teller, path: Path, depth: number) => void,
): string {
  const teller = new Teller(withValue(draft, path, [value]));
  tell(teller, path, 0);
  const [line] = teller.lines;
  return line ? textOf(line) : '';
}

/** A first comparison of each name that is known there, each mark, each tag. */
function conditions(draft: Draft, path: Path): readonly Json[] {
  const tags = Object.keys(recordAt(draft, ['turns', 'tags']));
  const named = namesAt(draft, path).flatMap(({ name, holds }): readonly Json[] => {
    const value = valueFor(holds);
    if (holds.is === 'mark') return [[name, 'is', 'there']];
    return value === undefined ? [] : [[name, holds.is === 'number' ? '>=' : '=', value]];
  });
  const rows = rowsAt(draft, path).map(({ value }): Json => [value, 'is', 'there']);
  return [...named, ...tags.map((tag): Json => ['tag', 'has', tag]), ...rows];
}
const valueFor = (holds: Kind): Json | undefined =>
  holds.is === 'number' ? 1 : holds.is === 'names' ? holds.of[0] : undefined;

/** An effect of each kind, with what the game has. */
function effects(draft: Draft, path: Path): readonly Json[] {
  const names = namesAt(draft, path);
  const targets = names.filter(
    ({ name }) => /[.@]/.test(name) || valueAt(draft, ['counters', name]) !== undefined,
  );
  const numbers = names.filter(({ holds }) => holds.is === 'number');
  const rows = rowsAt(draft, path).map(({ value }) => value);
  const [first] = conditions(draft, path);
  const codes = Object.keys(recordAt(draft, [...path.slice(0, 2), 'means']));
  const texts = names.filter(({ holds }) => holds.is === 'text');
  return [
    { say: WORDS },
    ...targets.flatMap(changesOf),
    ...targets.flatMap(({ name }): readonly Json[] => (isLedger(draft, name) ? [{ points: [name, 1] }] : [])),
    ...idsIn(draft, 'tables').flatMap((table) => rollsOf(draft, table, numbers, names)),
    ...idsIn(draft, 'checks').flatMap((check): readonly Json[] => [
      { check },
      ...rows.map((who) => ({ check, who })),
    ]),
    { roll: '1d6', bands: [{ to: 3, say: WORDS }, { say: WORDS }] },
    { due: { in: 1, text: WORDS } },
    ...(first === undefined ? [] : [{ if: [first], do: [{ say: WORDS }] }]),
    ...asks(draft).map((ask) => ({ ask })),
    ...idsIn(draft, 'cups').flatMap((cup): readonly Json[] => [{ draw: cup }, { fill: cup }]),
    ...rows.map((act) => ({ act })),
    ...texts.map(({ name }) => ({ note: name })),
    ...codes.map((code) => ({ as: code })),
    { end: 'at-last' },
  ];
}
const isLedger = (draft: Draft, name: string): boolean =>
  valueAt(draft, ['counters', name.split('@')[0] ?? '', 'ledger']) === true;

function changesOf({ name, holds }: NameHere): readonly Json[] {
  if (holds.is === 'number') return [{ add: [name, 1] }, { set: [name, 0] }];
  if (holds.is === 'mark') return [{ set: [name, true] }];
  return holds.is === 'names' && holds.of[0] !== undefined ? [{ set: [name, holds.of[0]] }] : [];
}

/** A roll on a table, with the first amounts that it could go by. */
function rollsOf(
  draft: Draft,
  table: string,
  numbers: readonly NameHere[],
  names: readonly NameHere[],
): readonly Json[] {
  const by = wordsAt(draft, ['tables', table, 'columns', 'by']);
  const [of = 1, to = 1] = numbers.map(({ name }) => name);
  if (by === 'odds') return [{ table, of, to }];
  if (by === 'difference' || by === 'total') return [{ table, of }];
  if (by !== 'list') return [{ table }];
  return names.flatMap(({ name, holds }) => (holds.is === 'names' ? [{ table, column: name }] : []));
}

/** A question of each kind; its id is made anew. */
function asks(draft: Draft): readonly Json[] {
  const texts = JSON.stringify(draft);
  const used = [...taken(draft)];
  // No answer of the game is called so, wherever it is asked.
  for (let i = 1; texts.includes(`"id":"answer${i > 1 ? `-${i}` : ''}"`); i += 1)
    used.push(i > 1 ? `answer-${i}` : 'answer');
  const id = idFrom('answer', used);
  return [
    { id, number: [0, 99], say: WORDS },
    { id, one: ['yes', 'no'], say: WORDS },
    { id, text: 80, say: WORDS },
    ...idsIn(draft, 'lists').map((pick) => ({ id, pick, say: WORDS })),
    ...idsIn(draft, 'mods').map((mods) => ({ id, mods: [mods], say: nameIn(draft, 'mods', mods) })),
  ];
}

/** Of keys that hold several things. */
function partOf(draft: Draft, path: Path): readonly Choice[] | undefined {
  const lists = idsIn(draft, 'lists');
  const choice = (value: Json, words: string): Choice => ({ value, words });
  switch (path.at(-1)) {
    case 'roll':
      return [choice({ dice: '1d6', min: 4 }, '4 or more on 1d6')];
    case 'picks':
      return lists.map((list) => choice({ id: 'picked', list }, nameIn(draft, 'lists', list)));
    case 'each':
      if (path[0] !== 'actions') return undefined;
      return lists.map((list) => choice({ list, as: 'who' }, nameIn(draft, 'lists', list)));
    case 'repeat':
      return [choice({ until: 'both-pass' }, 'until both pass')];
    case 'costs':
      return namesAt(draft, [...path.slice(0, -1), 'value']).flatMap(({ name, words, holds }) =>
        holds.is === 'number' ? [choice([name, 1], words)] : [],
      );
    case 'low':
    case 'high':
      return [choice([0, WORDS], '0')];
    case 'tags':
      return [choice({ rain: [Number(valueAt(draft, ['turns', 'first']) ?? 1)] }, 'rain')];
    case 'columns':
      return [];
    case 'owes':
      return ['due', ...idsIn(draft, 'cups'), ...idsIn(draft, 'actions')].map((id) =>
        choice(
          [id],
          id === 'due'
            ? 'what is due'
            : nameIn(draft, isRecord(valueAt(draft, ['cups', id])) ? 'cups' : 'actions', id),
        ),
      );
    case 'who':
    case 'act':
      return rowsAt(draft, path.slice(0, -1)).map(({ value }) =>
        choice(value, rowWords(draft, String(value), path)),
      );
    default:
      return undefined;
  }
}
