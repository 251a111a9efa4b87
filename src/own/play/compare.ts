import { sameJson } from '../../core/json';
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
    const [was, is] = [things(from), things(to)];
    const before = new Map(was.map((thing) => [thing.id, thing]));
    const after = new Set(is.map(({ id }) => id));
    const lines = [
      ...is.flatMap(({ id, name, is: now }) => {
        const old = before.get(id);
        if (!old) return [`New: ${name}`];
        return sameJson(old.is, now) ? [] : [`Changed: ${name}`];
      }),
      ...was.filter(({ id }) => !after.has(id)).map(({ name }) => `Gone: ${name}`),
    ];
    return lines.length ? [{ part, lines }] : [];
  });
}
