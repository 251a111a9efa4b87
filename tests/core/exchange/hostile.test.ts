import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownOf } from '../../../src/core/exchange/known';
import {
  type Message,
  mergeMessage,
  messageFor,
  messageText,
  readMessage,
} from '../../../src/core/exchange/message';
import { show } from '../../support/phones';
import { codeOf, table } from './two-of-a-table';

describe('what a hostile partner shows', () => {
  test('any change of one field of a message is refused, or changes nothing but by a line that is whole', () => {
    const { ann, ken } = table();
    const text = show(ann, ken);
    const message = JSON.parse(text);
    const paths = pathsIn(message);
    expect(paths.length).toBeGreaterThan(100);
    const worth = [null, -1, 1e300, '', '\u202e<b>', [], {}, true, 'x'.repeat(5000)];
    let refused = 0;
    for (const path of paths)
      for (const value of worth) {
        const before = ken.projection;
        const read = readMessage(JSON.stringify(withValue(message, path, value)));
        const merged = read.ok ? mergeMessage('table', ken.projection.entries, read.value) : read;
        if (!merged.ok) {
          refused += 1;
          expect(merged.problem.message).toMatch(/safe|Nothing was changed/);
        } else expect(merged.value.entries.length).toBeGreaterThanOrEqual(before.entries.length);
        expect(ken.projection).toBe(before);
      }
    expect(refused).toBeGreaterThan(300);
  });

  test('a text cut, doubled or with any character changed never throws', () => {
    const { ann, ken } = table();
    const text = show(ann, ken);
    const property = fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, put) => {
      const before = ken.projection.entries;
      const read = readMessage(text.slice(0, at) + put + text.slice(at + 1));
      if (read.ok) mergeMessage('table', before, read.value);
      expect(ken.projection.entries).toBe(before);
    });
    fc.assert(property, { numRuns: 2000, seed: 1941 });
    expect(codeOf(readMessage(text.slice(0, -1)))).toBe('exchange.message');
    expect(codeOf(readMessage(text + text))).toBe('exchange.message');
  });

  test('100,000 lines are refused before they are looked at; a bomb of 10,000 forks is refused, as this phone could not show it again', () => {
    const { ann, ken } = table();
    const [last] = ken.projection.entries.slice(-1);
    const line = (i: number) => ({
      ...{ id: `w${i}:1`, after: last?.id ?? '', at: 1, kind: 'v1.Opened' as const, procedure: 'pass' },
      ...{ args: {}, answers: [], outcome: { events: [{ type: 'v1.Passed' }], trace: [] } },
    });
    const message = (count: number): Message => ({
      ...messageFor('table', ann.projection.entries, knownOf(ann.projection.entries)),
      known: {},
      lines: Array.from({ length: count }, (_, i) => line(i)),
    });
    // Of no kind at all: who looked at one would say so.
    const lines = Array.from({ length: 100_000 }, () => 0);
    const many = JSON.stringify({ ...JSON.parse(messageText(message(0))), l: lines });
    expect(codeOf(readMessage(many))).toBe('exchange.lines');
    expect(codeOf(mergeMessage('table', ken.projection.entries, message(10_000)))).toBe('exchange.lines');
    const merged = mergeMessage('table', ken.projection.entries, message(90));
    expect(merged.ok && merged.value.forks.map(({ heads, settled }) => [heads.length, settled])).toEqual([
      [90, 1],
    ]);
    expect(merged.ok && merged.value.waiting.size).toBe(89);
  });
});

type Path = readonly (string | number)[];

/** Every place in a JSON value, as the keys that lead to it. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    ...(at.length ? [at] : []),
    ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...at, key])),
  ];
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((part, i) => (String(i) === String(key) ? withValue(part, rest, put) : part));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withValue(record[key], rest, put) };
}
