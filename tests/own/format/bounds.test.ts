import { expect, test } from 'vitest';
import { problemsIn, readDefinition } from '../../../src/own/format/parse';

type Part = { readonly [key: string]: unknown };
const FILE = {
  format: 'war-diary-game',
  version: 1,
  game: { id: 'least', title: 'Least', edition: 1 },
  sides: [{ id: 'a', name: 'A' }],
  turns: { name: 'Turn' },
  steps: [{ id: 's', name: 'S' }],
};
const problems = (more: Part): readonly string[] =>
  problemsIn(JSON.stringify({ ...FILE, ...more })).map(({ message }) => message.replace(/^Line \d+: /, ''));

const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const keyed = (count: number, value: (i: number) => unknown): Part =>
  Object.fromEntries(many(count, (i) => [`k${i}`, value(i)]));
const named = (count: number): readonly Part[] => many(count, (i) => ({ id: `k${i}`, name: 'K' }));
const x = (length: number): string => 'x'.repeat(length);

const counter = { name: 'C', min: 0, max: 9 };
const say = { say: 'x' };
const list = (fields: number, rows: number): Part => ({
  name: 'L',
  one: 'l',
  fields: keyed(fields, () => 'mark'),
  rows: many(rows, (i) => `r${i} | R${' |'.repeat(fields)}`),
});
const table = (columns: number, rows: number): Part => ({
  name: 'T',
  columns: { by: 'list', heads: many(columns, (i) => `c${i}`) },
  rows: { by: 'list', heads: many(rows, (i) => `r${i}`) },
  cells: many(rows, () => many(columns, () => '?').join(' ')),
});
const action = (more: Part): Part => ({ actions: { go: { title: 'Go', do: [say], ...more } } });
const add = (amount: unknown): Part => ({
  ...action({ do: [{ add: ['n', amount] }] }),
  counters: { n: counter },
});
const ifs = (depth: number): Part => (depth > 1 ? { if: [], do: [ifs(depth - 1)] } : { if: [] });
const sums = (depth: number): unknown => (depth ? ['+', 1, sums(depth - 1)] : 1);
const chain = (length: number): Part => ({
  checks: keyed(length, (i) => ({
    name: 'K',
    dice: '1d6',
    bands: [{ ...say, ...(i < length - 1 && { do: [{ check: `k${i + 1}` }] }) }],
  })),
});

/** The most that a file may hold of something fits, and one more is refused with its place. */
const MOST: readonly (readonly [what: string, most: number, make: (count: number) => Part, told: string])[] =
  [
    ['sides', 6, (n) => ({ sides: named(n) }), 'sides: there are 7. At most 6 fit.'],
    [
      'turns',
      400,
      (n) => ({ turns: { name: 'T', count: n } }),
      'turns.count: 401 does not fit. A whole number from 1 to 400 fits.',
    ],
    ['steps', 60, (n) => ({ steps: named(n) }), 'steps: there are 61. At most 60 fit.'],
    [
      'counters',
      60,
      (n) => ({ counters: keyed(n, () => counter) }),
      'counters: there are 61. At most 60 fit.',
    ],
    [
      'a number',
      9999,
      (n) => ({ counters: { n: { ...counter, max: n } } }),
      'counters.n.max: 10000 does not fit. A whole number from -9999 to 9999 fits.',
    ],
    ['lists', 12, (n) => ({ lists: keyed(n, () => list(1, 1)) }), 'lists: there are 13. At most 12 fit.'],
    [
      'rows of a list',
      200,
      (n) => ({ lists: { l: list(1, n) } }),
      'lists.l.rows: there are 201. At most 200 fit.',
    ],
    [
      'fields of a list',
      12,
      (n) => ({ lists: { l: list(n, 1) } }),
      'lists.l.fields: there are 13. At most 12 fit.',
    ],
    [
      'cups',
      8,
      (n) => ({ cups: keyed(n, () => ({ name: 'C', chits: [{ name: 'x' }] })) }),
      'cups: there are 9. At most 8 fit.',
    ],
    [
      'chits',
      200,
      (n) => ({
        cups: {
          c: {
            name: 'C',
            chits: [
              { name: 'x', count: n - 100 },
              { name: 'y', count: 100 },
            ],
          },
        },
      }),
      'cups.c: there are 201 chits. At most 200 fit.',
    ],
    ['tables', 80, (n) => ({ tables: keyed(n, () => table(1, 1)) }), 'tables: there are 81. At most 80 fit.'],
    [
      'columns',
      24,
      (n) => ({ tables: { t: table(n, 1) } }),
      'tables.t.columns.heads: there are 25 heads. At most 24 fit.',
    ],
    [
      'rows of a table',
      80,
      (n) => ({ tables: { t: table(1, n) } }),
      'tables.t.rows.heads: there are 81. At most 80 fit.',
    ],
    [
      'cells',
      6000,
      (n) => ({ tables: { ...keyed(4, () => table(20, 75)), ...(n > 6000 && { z: table(1, 1) }) } }),
      'tables.z: the tables up to here have 6001 cells. At most 6000 fit in all.',
    ],
    [
      'letters of a code',
      12,
      (n) => ({ tables: { t: { ...table(1, 1), cells: [x(n)] } } }),
      `tables.t.cells.1: the code “${x(13)}” is long. Up to 12 letters fit.`,
    ],
    [
      'lists of modifiers',
      40,
      (n) => ({
        mods: keyed(n, () => ({ name: 'M', kind: 'drm', rows: [{ id: 'r', say: 'x', value: 1 }] })),
      }),
      'mods: there are 41. At most 40 fit.',
    ],
    [
      'modifiers of a list',
      24,
      (n) => ({
        mods: { m: { name: 'M', kind: 'drm', rows: many(n, (i) => ({ id: `r${i}`, say: 'x', value: 1 })) } },
      }),
      'mods.m.rows: there are 25. At most 24 fit.',
    ],
    [
      'checks',
      60,
      (n) => ({ checks: keyed(n, () => ({ name: 'K', dice: '1d6', bands: [say] })) }),
      'checks: there are 61. At most 60 fit.',
    ],
    [
      'bands',
      16,
      (n) => ({
        checks: {
          k: { name: 'K', dice: '1d6', bands: many(n, (i) => ({ ...say, ...(i < n - 1 && { to: i }) })) },
        },
      }),
      'checks.k.bands: there are 17. At most 16 fit.',
    ],
    [
      'actions',
      80,
      (n) => ({ actions: keyed(n, () => ({ title: 'A', do: [say] })) }),
      'actions: there are 81. At most 80 fit.',
    ],
    [
      'questions',
      16,
      (n) => action({ ask: many(n, (i) => ({ id: `q${i}`, text: 9, say: 'x' })) }),
      'actions.go.ask: there are 17. At most 16 fit.',
    ],
    [
      'effects',
      24,
      (n) => action({ do: many(n, () => say) }),
      'actions.go.do: there are 25. At most 24 fit.',
    ],
    [
      'ifs',
      3,
      (n) => action({ do: [ifs(n)] }),
      'actions.go.do.1.do.1.do.1.do.1: an “if” stands in 3 others. Up to 3 deep fits.',
    ],
    [
      'due',
      200,
      (n) => ({ due: many(n, () => ({ turn: 1, text: 'x' })) }),
      'due: there are 201. At most 200 fit.',
    ],
    [
      'watches',
      24,
      (n) => ({ watch: many(n, () => ({ when: [], do: [say] })) }),
      'watch: there are 25. At most 24 fit.',
    ],
    [
      'parts of an amount',
      24,
      (n) => add(['+', 1, ['+', ...many(n - 3, () => 1)]]),
      'actions.go.do.1.add.2: the amount has 25 parts. Up to 24 parts fit, 4 deep.',
    ],
    [
      'depth of an amount',
      4,
      (n) => add(sums(n)),
      'actions.go.do.1.add.2: the lists of the amount are 5 deep. Up to 24 parts fit, 4 deep.',
    ],
    [
      'dice',
      40,
      (n) => action({ do: [{ roll: `${n}d6`, bands: [say] }] }),
      'actions.go.do.1.roll: “41d6” are no dice. Up to 40 dice of 2 to 100 sides fit: “2d6”, “d66”, “1d10 from 0”, “3d6 keep high”.',
    ],
    [
      'sides of a die',
      100,
      (n) => action({ do: [{ roll: `1d${n}`, bands: [say] }] }),
      'actions.go.do.1.roll: “1d101” are no dice. Up to 40 dice of 2 to 100 sides fit: “2d6”, “d66”, “1d10 from 0”, “3d6 keep high”.',
    ],
    ['a chain', 6, chain, 'checks.k0: “k0” begins a chain of 7. Chains of up to 6 checks and tables fit.'],
    [
      'rules',
      200,
      (n) => ({ words: { rules: many(n, (i) => `${i} T: x`) } }),
      'words.rules: there are 201. At most 200 fit.',
    ],
    [
      'letters of a rule',
      300,
      (n) => ({ words: { rules: [`1 T: ${x(n)}`] } }),
      'words.rules.1: the text of rule 1 has 301 letters. Up to 300 fit.',
    ],
    [
      'letters of a name',
      40,
      (n) => ({ turns: { name: x(n) } }),
      `turns.name: “${x(39)}…” has 41 letters. A name has up to 40 letters.`,
    ],
    [
      'letters of what is said',
      160,
      (n) => action({ do: [{ say: x(n) }] }),
      `actions.go.do.1.say: “${x(39)}…” has 161 letters. Words of up to 160 letters fit.`,
    ],
  ];

test.each(MOST)('%s: %i fit', (_, most, make, told) => {
  expect(problems(make(most))).toEqual([]);
  expect(problems(make(most + 1))).toContain(told);
});

test('the other bounds may be used up at one place', () => {
  const deepest = { roll: '1d6', bands: [{ ...say, do: [{ add: ['n', sums(4)] }] }] };
  const below = (depth: number): Part => (depth ? { if: [], do: [below(depth - 1)] } : deepest);
  const means = { R: { ...say, do: [below(3)] } };
  const rows = { dice: '1d6', heads: '1..6' };
  const tables = { t: { name: 'T', rows, cells: ['R'], means } };
  expect(problems({ counters: { n: counter }, tables })).toEqual([]);
});

test('rows that the dice alone never reach stand where something modifies the dice', () => {
  const rows = { dice: '2d6', heads: '..-1 0..1 2..' };
  const tables = { t: { name: 'T', rows, cells: ['?', '?', '?'] } };
  const mods = { m: { name: 'M', kind: 'drm', rows: [{ id: 'r', ...say, value: -1 }] } };
  const rolled = (more: Part): readonly string[] =>
    problems({ ...action({ do: [{ table: 't', ...more }] }), tables, mods });
  expect(rolled({ drm: 'm' })).toEqual([]);
  expect(rolled({})).toEqual([
    'tables.t.rows.heads: “2d6” always comes to “2..”. Its totals go from 2 to 12.',
  ]);
});

test('what is declared twice under one id is told there alone', () => {
  const mods = {
    n: { name: 'M', kind: 'plus', rows: [{ id: 'r', ...say, value: 1, when: [['n', '>', 1]] }] },
  };
  expect(problems({ ...add('n'), mods })).toEqual(['mods.n: “n” is a counter already. Take another id.']);
});

test('a file that is too deep says where', () => {
  const lists = `${'['.repeat(23)}${']'.repeat(23)}`;
  const file = (more: string): string | undefined =>
    problemsIn(`{\n"a\\"[": "[[",\n"b": ${lists},\n"c": ${more}}`)[0]?.message;
  expect(file(lists)).not.toContain('deeper');
  expect(file(`[\n${lists}]`)).toBe('Line 5: the file is nested deeper than 24 here.');
});

test('a file that is too large, too deep or holds too much is refused before it is read', () => {
  const text = (size: number): string => JSON.stringify(FILE).padEnd(size);
  expect(readDefinition(text(131_072)).ok).toBe(true);
  expect(readDefinition(text(131_073))).toMatchObject({
    problem: { message: 'Line 1: the file is larger than 128 kB.' },
  });
  // Letters of more than one byte.
  expect(problemsIn(`"${'é'.repeat(65_536)}"`)[0]?.message).toBe('Line 1: the file is larger than 128 kB.');
  expect(problemsIn('['.repeat(100_000))[0]?.message).toBe('Line 1: the file is nested deeper than 24 here.');
  expect(problemsIn(`[${'1,'.repeat(8_000)}1]`)[0]?.message).toBe(
    'Line 1: the file holds more than 8000 values.',
  );
  expect(problemsIn(`"${x(20_001)}"`)[0]?.message).toBe(
    'Line 1: the file holds a text of more than 20000 characters.',
  );
});

test('a byte order mark is read past, and what is no JSON is told with its line', () => {
  expect(readDefinition(`\ufeff${JSON.stringify(FILE)}`).ok).toBe(true);
  const told = (text: string): string | undefined => problemsIn(text)[0]?.message;
  expect(told('')).toBe('Line 1: this is no JSON: the file ends where a value should be.');
  expect(told('{\n"a": 1\n')).toBe('Line 3: this is no JSON: the file ends where a comma or } should be.');
  expect(told('{\n"a": "b')).toBe('Line 2: this is no JSON: a text that begins here has no end.');
  expect(told('[]')).toBe('Line 1: this is no file of a game. It begins with "format": "war-diary-game".');
  expect(told('{} {}')).toBe('Line 1: this is no JSON: “{” stands where the end of the file should be.');
});

test('no more than 100 problems are told', () => {
  const due = many(150, () => ({ turn: 1, text: 'x', side: 'b' }));
  expect(problems({ due })).toHaveLength(100);
  expect(problems({ due: many(150, () => ({ turn: 1 })) })).toHaveLength(100);
});
