// What a game declares of its events, and what the app holds any answer to, at the edge of each bound.
import { describe, expect, it } from 'vitest';
import {
  type EventOf,
  either,
  fields,
  flag,
  isBounded,
  list,
  maybe,
  named,
  oneOf,
  text,
  whole,
} from '../../src/core/bounds';
import { firstBeyond } from '../../src/core/journal/entry-bounds';
import type { Entry } from '../../src/core/journal/journal';
import type { GameEvent } from '../../src/core/play/procedure';

type Bound = ReturnType<typeof flag> | ReturnType<typeof whole> | ReturnType<typeof text>;

describe('an event holds what its game declares', () => {
  it.each([
    ['whole', whole(-1, 3), [-1, 0, 3], [-2, 4, 0.5, '1', Number.NaN]],
    ['text', text(2), ['', 'ab'], ['abc', 1, undefined]],
    ['flag', flag(), [true, false], [0, 'true', undefined]],
    ['one of', oneOf('jp', 'us'), ['jp', 'us'], ['', 'ch', 1]],
    ['list', list(whole(0, 1), 2), [[], [0], [1, 0]], [[2], [0, 0, 0], { 0: 0, length: 1 }, 0]],
    ['named', named(whole(0, 1), 2), [{}, { a: 0, b: 1 }], [{ a: 2 }, { a: 0, b: 0, c: 0 }, [0], 0]],
    [
      'fields',
      fields({ a: flag(), b: maybe(flag()) }),
      [{ a: true }, { a: false, b: true }],
      [{}, { a: 1 }, { a: true, c: 1 }, [], 0],
    ],
    ['either', either(flag(), whole(0, 1)), [true, 0], ['', 2]],
    ['maybe', maybe(flag()), [undefined, true], [null, 1]],
  ] as [string, Bound, readonly unknown[], readonly unknown[]][])('%s', (_, bound, within, beyond) => {
    const is = (value: unknown) =>
      isBounded({ 'v1.Moved': { it: bound } }, { type: 'v1.Moved', it: value } as never);
    expect(within.filter((value) => !is(value))).toEqual([]);
    expect(beyond.filter(is)).toEqual([]);
  });

  it('and nothing besides; one of an unknown type may hold anything', () => {
    const bounds = { 'v1.Moved': {} };
    const events = [
      { type: 'v1.Moved' },
      { type: 'v1.Moved', more: 1 },
      { type: 'v9.Sung', more: 1 },
      { type: 'toString', more: 1 },
    ];
    expect(events.map((event) => isBounded(bounds, event))).toEqual([true, false, true, true]);
  });
});

describe('a line is beyond its bounds', () => {
  const base = { id: 'dev:1', seq: 1, at: 1 };
  const note = (roll?: object) => ({ ...base, kind: 'v1.Noted', text: '', ...(roll && { roll }) }) as Entry;
  const answered = (answer: object, ...events: readonly object[]) =>
    ({
      ...base,
      kind: 'v1.Answered',
      of: 'dev:0',
      answers: [{ key: 'a', answer }],
      outcome: { events, trace: [] },
    }) as unknown as Entry;
  const thrown = (faces: readonly number[], sides: number) => note({ faces, sides, by: 'app' });
  const dice = (...faces: readonly number[]) => answered({ kind: 'dice', faces, by: 'app' });
  const cell = (value: unknown) =>
    answered({ kind: 'cell', chart: 'a', column: 'b', row: 'c', value, source: 'rules' });
  const override = (value: unknown) => answered({ kind: 'override', value, reason: 'agreed' });
  const form = (value: unknown) => answered({ kind: 'form', values: { a: 'x', b: value } });
  const moved = (by: number) => answered({ kind: 'choice', value: 'a' }, { type: 'v1.Moved', by });
  const brought = (said: Entry) => ({ ...base, kind: 'v1.Ordered', amends: [said] }) as unknown as Entry;
  const opened = (said: Entry) => ({ ...base, kind: 'v1.Unsealed', openings: [said] }) as unknown as Entry;
  const struck = { ...base, kind: 'v1.Struck', ids: [] } as Entry;
  const dies = (count: number) => Array<number>(count).fill(1);

  it.each([
    ['a note', [note()], true],
    ['a strike', [struck], true],
    ['100 dice', [thrown(dies(100), 6)], true],
    ['101 dice', [thrown(dies(101), 6)], false],
    ['1,000 sides', [thrown([1000], 1000)], true],
    ['1,001 sides', [thrown([1], 1001)], false],
    ['no sides', [thrown([], 0)], false],
    ['half a side', [thrown([1], 1.5)], false],
    ['a face of nought', [thrown([1, 0], 6)], false],
    ['a face above the sides', [thrown([6, 7], 6)], false],
    ['half a face', [thrown([1.5], 6)], false],
    ['a die of a question', [dice(1, 1000)], true],
    ['a die above all dice', [dice(1, 1001)], false],
    ['a number of a form', [form(1e6)], true],
    ['a number below all forms', [form(-1e6 - 1)], false],
    ['words in a form', [form(['x', 'y'])], true],
    ['a number of a cell', [cell(-1e6)], true],
    ['a number above all cells', [cell(1e6 + 1)], false],
    ['a word of a cell', [cell('none')], true],
    ['losses', [cell({ attacker: 8, defender: 0 })], true],
    ['losses above all', [cell({ attacker: 8, defender: 1e7 })], false],
    ['half a loss', [cell({ attacker: 0.5, defender: 1 })], false],
    ['a value overridden', [override(3)], true],
    ['a value overridden beyond measure', [override(1e308)], false],
    ['an event within', [moved(3)], true],
    ['an event beyond', [moved(4)], false],
    ['an event that a word on a fork brings', [brought(moved(3))], true],
    ['an event beyond that a word on a fork brings', [brought(moved(4))], false],
    ['an event that is opened', [opened(moved(3))], true],
    ['an event beyond that is opened', [opened(moved(4))], false],
  ])('%s', (_, entries, fits) => {
    const bounds = { 'v1.Moved': { by: whole(0, 3) } };
    expect(firstBeyond(bounds, entries)).toBe(fits ? undefined : 1);
    expect(firstBeyond(bounds, [struck, ...entries])).toBe(fits ? undefined : 2);
  });

  it('at the 40,001st event of a game', () => {
    const events = Array.from({ length: 4000 }, () => ({ type: 'v9.Sung' }));
    const line = answered({ kind: 'choice', value: 'a' }, ...events);
    const open = { ...line, outcome: undefined } as unknown as Entry;
    const lines = [struck, open, ...Array<Entry>(10).fill(line)];
    expect(firstBeyond({}, lines)).toBeUndefined();
    expect(firstBeyond({}, [...lines, moved(0)])).toBe(13);
  });
});

it('an event that gained a field is one with it or without it', () => {
  const bounds = { 'v1.Sailed': { by: whole(0, 3), fuel: maybe(whole(0, 9)) } };
  const before: EventOf<typeof bounds> & GameEvent = { type: 'v1.Sailed', by: 1 };
  const since: EventOf<typeof bounds> & GameEvent = { ...before, fuel: 9 };
  expect([before, since].map((event) => isBounded(bounds, event))).toEqual([true, true]);
  const beyond = { ...before, fuel: 10 };
  expect(isBounded(bounds, beyond)).toBe(false);
});
