// An entry is read field by field: each is put out of its type in every way, and what is still read is held against the
// types of the journal. A file of a stranger, or a store of another version, goes no further than this.
import { describe, expect, it } from 'vitest';
import { isEntryKind, parseEntry } from '../../src/core/journal/parse-entry';

/** What stands in for a field's value; `undefined` takes the field out. */
const PUT = [undefined, null, true, 0, 1.5, 'x', [], ['x'], [1], {}];

/** Which of these are read in a field of this type. */
const READ = {
  text: ['x'],
  'text or none': [undefined, 'x'],
  whole: [0],
  number: [0, 1.5],
  texts: [[], ['x']],
  'texts or none': [undefined, [], ['x']],
  numbers: [[], [1]],
  'numbers or none': [undefined, [], [1]],
  record: [{}],
  'record or none': [undefined, {}],
  list: [[]],
  'true or none': [undefined, true],
  'seconds or none': [undefined],
  nothing: [],
  'or none': [undefined],
  'any value': [true, 0, 1.5, 'x', [], ['x'], [1], {}],
  'number, text, texts or none': [undefined, 0, 1.5, 'x', [], ['x']],
} satisfies { readonly [type: string]: readonly unknown[] };

type Path = readonly (string | number)[];

function withPut(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const next = withPut(copy[key], rest, put);
  if (next === undefined && !Array.isArray(value)) delete copy[key];
  else copy[key] = next;
  return copy;
}

const base = { id: 'dev:1', seq: 1, at: 1000 };
const BASE = { id: 'text', seq: 'whole', at: 'number', kind: 'nothing' } as const;
const trace = [{ kind: 'roll', label: 'Die' }];
const outcome = { events: [{ type: 'v1.Moved' }], trace };
const answered = (answer: object) => ({
  ...base,
  kind: 'v1.Answered',
  of: 'dev:0',
  answers: [{ key: 'a', answer }],
});
const taught = (lesson: object) => ({
  ...base,
  kind: 'v1.Taught',
  lessons: [{ chart: 'crt', ...lesson }],
  trace,
});
const ANSWER = 'answers.0.answer';
const LESSON = 'lessons.0';
const LINE = 'outcome.trace.0';
const TAUGHT = {
  [LESSON]: 'nothing',
  [`${LESSON}.chart`]: 'text',
  lessons: 'nothing',
  trace: 'list',
  reason: 'text or none',
} as const;

const ENTRIES: readonly (readonly [
  name: string,
  entry: object,
  types: { readonly [path: string]: keyof typeof READ },
])[] = [
  [
    'a procedure opened',
    { ...base, kind: 'v1.Opened', procedure: 'battle', args: {}, answers: [], outcome },
    {
      ...BASE,
      procedure: 'text',
      args: 'record',
      answers: 'list',
      outcome: 'or none',
      'outcome.events': 'list',
      'outcome.events.0': 'nothing',
      'outcome.events.0.type': 'text',
      'outcome.reveals': 'texts or none',
      'outcome.trace': 'list',
      [LINE]: 'nothing',
      [`${LINE}.kind`]: 'text',
      [`${LINE}.label`]: 'text',
      [`${LINE}.value`]: 'text or none',
      [`${LINE}.rule`]: 'text or none',
      [`${LINE}.prompt`]: 'text or none',
      [`${LINE}.by`]: 'text or none',
      [`${LINE}.source`]: 'text or none',
      [`${LINE}.was`]: 'text or none',
      [`${LINE}.reason`]: 'text or none',
      [`${LINE}.faces`]: 'numbers or none',
      [`${LINE}.losses`]: 'record or none',
      [`${LINE}.author`]: 'true or none',
    },
  ],
  [
    'a choice',
    answered({ kind: 'choice', value: 'yes' }),
    {
      ...BASE,
      of: 'text',
      answers: 'list',
      'answers.0': 'nothing',
      'answers.0.key': 'text',
      [ANSWER]: 'nothing',
      [`${ANSWER}.kind`]: 'nothing',
      [`${ANSWER}.value`]: 'text',
      outcome: 'or none',
    },
  ],
  [
    'a draw',
    answered({ kind: 'draw', value: 'chit', by: 'app' }),
    { [`${ANSWER}.value`]: 'text', [`${ANSWER}.by`]: 'text' },
  ],
  [
    'dice',
    answered({ kind: 'dice', faces: [3], by: 'app', marks: ['hit'], reason: 'fell' }),
    {
      [`${ANSWER}.faces`]: 'numbers',
      [`${ANSWER}.by`]: 'text',
      [`${ANSWER}.marks`]: 'texts or none',
      [`${ANSWER}.reason`]: 'text or none',
    },
  ],
  [
    'a form',
    answered({ kind: 'form', values: { a: 1 } }),
    { [`${ANSWER}.values`]: 'record', [`${ANSWER}.values.a`]: 'number, text, texts or none' },
  ],
  [
    'a cell',
    answered({ kind: 'cell', chart: 'crt', column: '2:1', row: '6', value: 3, source: 'rules' }),
    {
      [`${ANSWER}.chart`]: 'text',
      [`${ANSWER}.column`]: 'text',
      [`${ANSWER}.row`]: 'text',
      [`${ANSWER}.value`]: 'any value',
      [`${ANSWER}.source`]: 'text',
    },
  ],
  [
    'heads',
    answered({ kind: 'heads', chart: 'crt', axis: 'rows', heads: ['1'], source: 'mapsheet' }),
    {
      [`${ANSWER}.chart`]: 'text',
      [`${ANSWER}.axis`]: 'nothing',
      [`${ANSWER}.heads`]: 'texts',
      [`${ANSWER}.source`]: 'text',
    },
  ],
  [
    'a value overridden',
    answered({ kind: 'override', value: 3, reason: 'agreed' }),
    { [`${ANSWER}.value`]: 'any value', [`${ANSWER}.reason`]: 'text' },
  ],
  [
    'an amendment',
    { ...base, kind: 'v1.Amended', of: 'dev:0', answers: [], changed: ['a'], outcome, reason: 'misread' },
    { ...BASE, of: 'text', answers: 'list', changed: 'texts', outcome: 'nothing', reason: 'text' },
  ],
  ['a strike', { ...base, kind: 'v1.Struck', ids: ['dev:0'] }, { ...BASE, ids: 'texts' }],
  ['a line restored', { ...base, kind: 'v1.Restored', ids: ['dev:0'] }, { ...BASE, ids: 'texts' }],
  [
    'a note with a roll',
    { ...base, kind: 'v1.Noted', text: 'beer', of: 'dev:0', roll: { faces: [2], by: 'app', sides: 6 } },
    {
      ...BASE,
      text: 'text',
      of: 'text or none',
      roll: 'or none',
      'roll.faces': 'numbers',
      'roll.by': 'text',
      'roll.sides': 'number',
    },
  ],
  [
    'a cell taught',
    taught({ column: '2:1', row: '6', cell: { value: 3, source: 'rules' } }),
    {
      ...BASE,
      ...TAUGHT,
      [`${LESSON}.column`]: 'text',
      [`${LESSON}.row`]: 'text',
      [`${LESSON}.cell`]: 'or none',
      [`${LESSON}.cell.value`]: 'any value',
      [`${LESSON}.cell.source`]: 'text',
      [`${LESSON}.before`]: 'or none',
    },
  ],
  [
    'heads taught',
    taught({ axis: 'columns', heads: ['2:1'], before: ['1:1'] }),
    {
      ...TAUGHT,
      [`${LESSON}.axis`]: 'nothing',
      [`${LESSON}.heads`]: 'texts or none',
      [`${LESSON}.before`]: 'texts or none',
    },
  ],
  [
    'a seat',
    { ...base, after: 'dev:0', kind: 'v1.Seated', table: 't', writer: 'w', seat: 'jp', name: 'Ken', trace },
    {
      ...BASE,
      after: 'text or none',
      table: 'text or none',
      writer: 'text',
      seat: 'text',
      name: 'text',
      left: 'true or none',
      trace: 'list',
    },
  ],
  [
    'the pen',
    { ...base, kind: 'v1.PenPassed', to: 'w', taken: true, trace },
    { ...BASE, to: 'text', taken: 'true or none', trace: 'list' },
  ],
  [
    'a word on a fork',
    {
      ...{ ...base, kind: 'v1.Ordered', fork: 'dev:0', heads: ['a:1'], round: 1, strikes: ['b:1'], trace },
      amends: [{ of: 'dev:0', answers: [], changed: [], outcome, reason: '' }],
    },
    {
      ...BASE,
      fork: 'text',
      heads: 'texts',
      round: 'whole',
      strikes: 'texts',
      trace: 'list',
      amends: 'list',
      'amends.0': 'nothing',
      'amends.0.of': 'text',
      'amends.0.outcome': 'nothing',
    },
  ],
  [
    'a sealed answer with what it really says',
    {
      ...{ ...base, kind: 'v1.Answered', of: 'dev:0', answers: [], seal: { side: 'jp', hash: 'h' } },
      kept: { salt: 's', answers: [], outcome },
    },
    {
      seal: 'nothing',
      'seal.side': 'text',
      'seal.hash': 'text',
      kept: 'or none',
      'kept.salt': 'text',
      'kept.answers': 'list',
      'kept.outcome': 'or none',
    },
  ],
  [
    'what was sealed opened',
    { ...base, kind: 'v1.Unsealed', openings: [{ line: 'dev:0', salt: 's', answers: [] }], trace },
    {
      ...BASE,
      openings: 'list',
      'openings.0': 'nothing',
      'openings.0.line': 'text',
      'openings.0.salt': 'text',
      'openings.0.answers': 'list',
      trace: 'list',
    },
  ],
  [
    'a number pledged',
    { ...base, kind: 'v1.Pledged', hash: 'h', kept: { number: 'n' } },
    { ...BASE, hash: 'text', kept: 'or none', 'kept.number': 'text' },
  ],
  [
    'a roll of two called',
    {
      ...{ ...base, kind: 'v1.Called', of: 'dev:0', key: 'roll', count: 1, sides: 6, pledges: ['a:1'] },
      trace,
    },
    {
      ...BASE,
      of: 'text',
      key: 'text',
      count: 'number',
      sides: 'number',
      pledges: 'texts',
      trace: 'list',
    },
  ],
  [
    'a number shown',
    { ...base, kind: 'v1.Shown', pledge: 'dev:0', number: 'n' },
    { ...BASE, pledge: 'text', number: 'text' },
  ],
  [
    'the game clock, with the time until then',
    { ...base, kind: 'v1.Clocked', minutes: 60, runs: true, used: { fox: 61 } },
    {
      ...BASE,
      minutes: 'whole',
      runs: 'true or none',
      used: 'record or none',
      'used.fox': 'seconds or none',
    },
  ],
];

describe.each(ENTRIES)('%s', (_, entry, types) => {
  it('is read as it is, without the game it is filed under', () => {
    expect(parseEntry(entry)).toEqual(entry);
    expect(parseEntry({ ...entry, game: 'g1' })).toEqual(entry);
  });

  it.each(Object.entries(types))('%s: %s', (path, type) => {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    expect(PUT.filter((put) => parseEntry(withPut(entry, keys, put)) !== undefined)).toEqual(READ[type]);
  });
});

it.each([undefined, null, 'x', 1, [], [{}]])('%j is no entry', (raw) => {
  expect(parseEntry(raw)).toBeUndefined();
});

it('a note is about another line than itself, and that line has an id', () => {
  const about = (of: string) => parseEntry({ ...base, kind: 'v1.Noted', text: 'x', of })?.kind;
  expect(['dev:0', 'dev:1', ''].map(about)).toEqual(['v1.Noted', undefined, undefined]);
});

it('a place is that of a line, in words', () => {
  const told = (more: object) =>
    parseEntry({ ...base, kind: 'v1.Noted', text: '2124', place: true, ...more })?.kind;
  expect(told({ of: 'dev:0' })).toBe('v1.Noted');
  expect([{}, { of: 'dev:0', text: '' }, { of: 'dev:0', place: 'x' }].map(told)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a kind is one of this version, by its own name', () => {
  const kinds = [
    'v1.Opened',
    'v1.Answered',
    'v1.Amended',
    'v1.Struck',
    'v1.Restored',
    'v1.Noted',
    'v1.Taught',
  ];
  expect([...kinds, 'v2.Noted', 'toString', '', 1].filter(isEntryKind)).toEqual(kinds);
});
