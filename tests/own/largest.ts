import { BOUNDS } from '../../src/own/format/bounds';

/** A file of a game, or parts of it. */
type Part = { readonly [key: string]: unknown };

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const keyed = <T>(prefix: string, count: number, make: (i: number) => T): { readonly [id: string]: T } =>
  Object.fromEntries(many(count, (i) => [`${prefix}${i}`, make(i)]));
const {
  sides,
  turns,
  tags,
  steps,
  counters,
  lists,
  rows,
  due,
  cups,
  mods,
  tables,
  checks,
  actions,
  watch,
  ends,
} = BOUNDS;

const side = (i: number): string => `s${i % sides}`;
const unit = (i: number): string => `l${i % lists}`;

/** How many of a list are up and strong: it looks at each of its rows. */
const strong = (i: number, least: number): unknown => [
  'count',
  unit(i),
  [
    ['n', '>=', least],
    ['a', '=', 'up'],
  ],
];

/**
 * A file as large as any may be, of which a player would want to play each part: as many sides, turns, steps, counters, lists
 * of as many rows, cups, tables, checks and actions as fit, and conditions that look at all of them.
 */
function largest(): Part {
  return {
    format: 'war-diary-game',
    version: 1,
    game: { id: 'largest', title: 'Largest', edition: 1 },
    sides: many(sides, (i) => ({ id: side(i), name: `Side ${i}` })),
    turns: { name: 'Turn', count: turns, tags: keyed('t', tags, (i) => [1 + i, 101 + i]) },
    steps: many(steps, (i) => ({
      ...{ id: `p${i}`, name: `Step ${i}`, side: side(i) },
      ...(i % 7 === 0 && { when: [[strong(i, 4), '>', i % 3]] }),
      ...(i % 6 === 0 && { start: [{ fill: `cup${i % cups}` }] }),
      ...(i % 4 === 0 && { owes: ['due', `cup${i % cups}`] }),
    })),
    counters: keyed('c', counters, (i) => ({
      ...{ name: `Counter ${i}`, min: -99, max: 99 },
      ...(i % 6 === 0 && { each: 'side' }),
      ...(i % 10 === 0 && { ledger: true }),
    })),
    lists: keyed('l', lists, (i) => ({
      ...{
        name: `List ${i}`,
        one: 'unit',
        fields: { s: 'side', n: [0, 20], a: ['up', 'spent', 'out'], m: 'mark' },
      },
      rows: many(rows, (n) => `r${n}|U ${n}|${side(n)}|${n % 20}|up|`),
    })),
    due: many(due, (i) => ({
      turn: 1 + i,
      text: `D${i}`,
      side: side(i),
      ...(i < 190 && { step: `p${i % steps}` }),
      rule: '1',
    })),
    cups: keyed('cup', cups, (i) => ({
      name: `Cup ${i}`,
      chits: [
        {
          each: unit(i),
          when: [
            ['a', '=', 'up'],
            ['n', '>', 3],
          ],
        },
      ],
    })),
    mods: keyed('mod', mods, (i) => ({
      ...{ name: `Modifiers ${i}`, kind: 'drm' },
      rows: [{ id: 'a', say: 'Many stand', value: 1, ...(i < 20 && { when: [[strong(i, 9), '>', 20]] }) }],
    })),
    tables: keyed('tab', tables, (i) => ({
      ...{ name: `Table ${i}`, rows: { dice: '1d6', heads: '1 2 3 4 5 6' } },
      columns: { by: 'odds', heads: '1:3 1:2 1:1 2:1 3:1 4:1 5:1' },
      cells: many(6, () => 'A A D D E E X'),
      ...(i < 12 && { means: { A: { say: 'Loses 1', do: [{ add: ['own.n', -1] }] } } }),
    })),
    checks: keyed('k', checks, (i) => ({
      ...{ name: `Check ${i}`, dice: '2d6' },
      bands: [{ to: 7, say: 'holds' }, { say: 'breaks' }],
    })),
    actions: keyed('a', actions, (i) =>
      i < 24
        ? {
            ...{
              title: `Action ${i}`,
              own: unit(i),
              when: [
                ['own.a', '=', 'up'],
                ['own.s', '=', 'impulse'],
              ],
            },
            ask: [
              {
                id: 'foe',
                pick: unit(i),
                say: 'Whom',
                where: [
                  ['s', '!=', 'own.s'],
                  ['a', '=', 'up'],
                ],
              },
              { id: 'att', number: [1, 99], say: 'Attack', start: 'own.n' },
            ],
            do: [{ table: `tab${i % 12}`, of: 'att', to: 'foe.n', drm: `mod${i % 20}` }, { check: `k${i}` }],
          }
        : {
            title: `Action ${i}`,
            own: unit(i),
            when: [[strong(i, 9), '>', 900]],
            do: [{ check: `k${i % checks}` }],
          },
    ),
    watch: many(watch, (i) => ({
      when: [
        [`any ${unit(i)}.n`, '<=', 0],
        ['it.a', '=', 'up'],
      ],
      do: [{ set: ['it.a', 'out'] }],
    })),
    words: { rules: many(200, (i) => `${i} R: ${'word '.repeat(6)}${i}`) },
    ends: {
      'at-once': many(ends, (i) => ({ win: side(i), when: [[strong(i, 1 + (i % 9)), '<', 3]] })),
      'at-last': [{ say: 'Drawn' }],
    },
  };
}
export const LARGEST = JSON.stringify(largest());
