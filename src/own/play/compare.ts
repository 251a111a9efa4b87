import { isRecord, sameJson } from '../../core/json';
import { withMinus } from '../../core/numbers';
import { cutText } from '../../core/text';
import type { Definition } from '../format/definition';

/** A part of a definition that differs: "Counters", and each thing in it that is new, gone or changed. */
export type Part = { readonly part: string; readonly lines: readonly string[] };

type Thing = { readonly id: string; readonly name: string; readonly is: unknown };

const named = (all: readonly { readonly id: string; readonly name: string }[]): readonly Thing[] =>
  all.map((is) => ({ id: is.id, name: is.name, is }));

/** Every part with the things in it. Rows of lists stand with their list's name. */
const PARTS: readonly (readonly [part: string, things: (def: Definition) => readonly Thing[]])[] = [
  ['Title', ({ game: { edition: _, ...is } }) => [{ id: 'game', name: is.title, is }]],
  ['Sides', ({ sides }) => named(sides)],
  ['Turns', ({ turns }) => [{ id: 'turns', name: turns.name || 'Turn', is: turns }]],
  ['Steps', ({ steps }) => named(steps)],
  ['House rules', ({ switches }) => named(switches)],
  ['Counters', ({ counters }) => named(counters)],
  ['Lists', ({ lists }) => lists.map(({ rows: _, ...is }) => ({ id: is.id, name: is.name, is }))],
  [
    'Rows',
    ({ lists }) =>
      lists.flatMap((list) =>
        list.rows.map((is) => ({ id: `${list.id}:${is.id}`, name: `${is.name} (${list.name})`, is })),
      ),
  ],
  [
    'What comes when',
    ({ due }) => due.map(({ id: _, ...is }) => ({ id: `${is.turn} ${is.text}`, name: is.text, is })),
  ],
  ['Cups', ({ cups }) => named(cups)],
  ['Modifiers', ({ mods }) => named(mods)],
  ['Tables', ({ tables }) => named(tables)],
  ['Checks', ({ checks }) => named(checks)],
  ['Actions', ({ actions }) => actions.map((is) => ({ id: is.id, name: is.title, is }))],
  ['What is watched', ({ watch }) => watch.map((is, i) => ({ id: String(i), name: `Number ${i + 1}`, is }))],
  [
    'Ends',
    ({ ends }) =>
      [...ends.atOnce, ...ends.atLast].map((is) => ({ id: is.id, name: is.say || is.win || 'A draw', is })),
  ],
  [
    'Rules',
    ({ words }) => words.rules.map((is) => ({ id: is.number, name: `${is.number} ${is.title}`, is })),
  ],
  ['Terms', ({ words }) => words.terms.map((is) => ({ id: is.forms[0] ?? '', name: is.forms[0] ?? '', is }))],
];

/** Two editions of a game, part by part: what is alike is not named. */
export function compareEditions(from: Definition, to: Definition): readonly Part[] {
  return PARTS.flatMap(([part, things]) => {
    const lines = linesOf(things(from), things(to));
    const more = lines.length - MOST;
    if (!lines.length) return [];
    return [{ part, lines: more > 1 ? [...lines.slice(0, MOST), `And ${more} more`] : lines }];
  });
}

/** Of one part; nobody reads more. */
const MOST = 40;

function linesOf(was: readonly Thing[], is: readonly Thing[]): readonly string[] {
  const before = new Map(was.map((thing) => [thing.id, thing]));
  const after = new Set(is.map(({ id }) => id));
  return [
    ...is.flatMap(({ id, name, is: now }) => {
      const old = before.get(id);
      if (!old) return [`New: ${name}`];
      return sameJson(old.is, now) ? [] : [`${name}: ${cutText(changes(old.is, now).join('; '), 240)}`];
    }),
    ...was.filter(({ id }) => !after.has(id)).map(({ name }) => `Gone: ${name}`),
  ];
}

/** What something says of itself, for "starts at 7, was 6"; what has no word here is called as in the file. */
const WORDS: { readonly [key: string]: string } = {
  ...{ start: 'starts at', min: 'at least', max: 'at most', most: 'at most', value: 'counts', name: 'name' },
  ...{ say: 'words', text: 'text', when: 'when', do: 'what it does', cells: 'cells', heads: 'heads' },
  ...{ owes: 'what it owes', ask: 'what it asks', means: 'what its results mean', bands: 'results' },
  ...{
    chits: 'chits',
    fields: 'fields',
    rows: 'rows',
    columns: 'columns',
    atOnce: 'at once',
    count: 'number',
  },
  ...{ tags: 'tags', dates: 'dates', of: 'choices', forms: 'forms', numbers: 'number', win: 'who wins' },
};

function changes(was: unknown, is: unknown): readonly string[] {
  const [old, now] = [flat(was), flat(is)];
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return keys.flatMap((key) => (sameJson(old[key], now[key]) ? [] : change(key, old[key], now[key])));
}

/** With what stands one level down beside the rest. */
function flat(thing: unknown): { readonly [key: string]: unknown } {
  if (!isRecord(thing)) return {};
  const { holds, values, start, ...rest } = thing;
  const only = isRecord(start) && Object.keys(start).length === 1 && '' in start ? start[''] : start;
  return {
    ...rest,
    ...(isRecord(holds) && holds),
    ...(isRecord(values) && values),
    ...(start !== undefined && { start: only }),
  };
}

function change(key: string, was: unknown, is: unknown): readonly string[] {
  const word = WORDS[key] ?? key;
  if (key === 'cells') return [cellsChanged(was, is)];
  if (isPlain(was) && isPlain(is)) return [`${word} ${plain(is)}, was ${plain(was)}`];
  if (isThings(was) && isThings(is)) return linesOf(thingsIn(was), thingsIn(is));
  return [`${word} changed`];
}

function cellsChanged(was: unknown, is: unknown): string {
  const cells = (grid: unknown): readonly unknown[] => (Array.isArray(grid) ? grid.flat() : []);
  const [old, now] = [cells(was), cells(is)];
  if (old.length !== now.length) return `${now.length} cells, were ${old.length}`;
  const differ = now.filter((cell, i) => cell !== old[i]).length;
  return differ === 1 ? '1 cell differs' : `${differ} cells differ`;
}

const isPlain = (value: unknown): boolean => value === undefined || !(typeof value === 'object');

function plain(value: unknown): string {
  if (value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? withMinus(value) : `“${String(value)}”`;
}

/** Rows of a part that have ids of their own, such as modifiers. */
const isThings = (value: unknown): value is readonly { readonly id: string }[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isRecord(each) && typeof each.id === 'string');

const thingsIn = (rows: readonly { readonly id: string }[]): readonly Thing[] =>
  rows.map((is) => {
    const { name, say }: { readonly name?: unknown; readonly say?: unknown } = is as object;
    return { id: is.id, name: String(name ?? say ?? is.id), is };
  });
