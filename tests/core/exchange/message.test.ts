// Each thing that a message is refused for, one at a time; what a hostile partner makes of it is in hostile.test.ts.
import { expect, test } from 'vitest';
import { knownOf } from '../../../src/core/exchange/known';
import {
  type Message,
  mergeMessage,
  messageFor,
  messageText,
  readMessage,
} from '../../../src/core/exchange/message';
import type { Entry } from '../../../src/core/journal/journal';
import { scan, show } from '../../support/phones';
import { codeOf, table } from './two-of-a-table';

test('an older or newer protocol, another game, another beginning', () => {
  const { ann, ken } = table();
  const message = JSON.parse(show(ann, ken));
  const said = (change: object) => {
    const read = readMessage(JSON.stringify({ ...message, ...change }));
    return codeOf(read.ok ? mergeMessage('table', ken.projection.entries, read.value) : read);
  };
  expect(said({})).toBe('ok');
  expect(said({ v: 0 })).toBe('exchange.message');
  expect(said({ v: 2 })).toBe('exchange.message');
  expect(said({ t: 'other' })).toBe('exchange.table');
  expect(said({ c: [message.c[0] + 1, message.c[1]] })).toBe('exchange.common');
  expect(said({ c: [message.c[0], message.c[1] - 1] })).toBe('exchange.common');
});

test('a lying tip: known lines that are not there only make this phone send more', () => {
  const { ann, ken } = table();
  const lie: Message = {
    ...messageFor('table', ken.projection.entries, {}),
    known: { wa: [999_999, 7], wb: [1, 2] },
  };
  expect(scan(ann, messageText(lie)).ok).toBe(true);
  const sent = messageFor('table', ann.projection.entries, lie.known);
  expect(sent.lines.length).toBeGreaterThan(0);
  expect(scan(ken, show(ann, ken, knownOf(ken.projection.entries))).ok).toBe(true);
  expect(ken.projection.entries).toEqual(ann.projection.entries);
});

test('lines that rest on each other, on themselves or on nothing', () => {
  const { ann, ken } = table();
  const before = ken.projection.entries;
  const line = (id: string, after: string) => ({ id, after, at: 1, kind: 'v1.Noted', text: 'x' }) as const;
  const given = (...lines: object[]) =>
    codeOf(
      mergeMessage('table', before, {
        ...messageFor('table', ann.projection.entries, knownOf(ann.projection.entries)),
        known: {},
        lines: lines as unknown as Entry[],
      }),
    );
  expect(given(line('we:1', 'we:2'), line('we:2', 'we:1'))).toBe('exchange.missing');
  expect(given(line('we:1', 'we:1'))).toBe('exchange.missing');
  expect(given(line('we:1', 'nowhere:1'))).toBe('exchange.missing');
  expect(given(line('we:1', before.at(-1)?.id ?? ''), line('we:1', before.at(-1)?.id ?? ''))).toBe(
    'exchange.line',
  );
  expect(given({ ...line('we:1', before.at(-1)?.id ?? ''), id: 'no id' })).toBe('exchange.line');
  expect(given(line(before.at(-1)?.id ?? '', 'x:1'))).toBe('exchange.same-id');
  const kept = { kept: { salt: 's', answers: [] } };
  expect(given({ ...line('we:1', before.at(-1)?.id ?? ''), ...kept })).toBe('exchange.line');
  expect(given(line('we:1', before.at(-1)?.id ?? ''))).toBe('ok');
});

test.each<[string, string, string]>([
  ['no record', '[]', 'exchange.message'],
  ['nothing', 'null', 'exchange.message'],
  ['a writer with a space', '{"w a":[1,2]}', 'exchange.message'],
  ['a writer without a name', '{"":[1,2]}', 'exchange.message'],
  ['a writer named as what every record has', '{"constructor":[1,2]}', 'exchange.message'],
  ['a writer named as the root of records', '{"__proto__":[1,2]}', 'exchange.message'],
  ['a number alone', '{"w":7}', 'exchange.message'],
  ['a record in the place of two numbers', '{"w":{"0":1,"1":2,"length":2}}', 'exchange.message'],
  ['no sum', '{"w":[1]}', 'exchange.message'],
  ['a number too many', '{"w":[1,2,3]}', 'exchange.message'],
  ['a number below nought', '{"w":[-1,2]}', 'exchange.message'],
  ['half a line', '{"w":[1.5,2]}', 'exchange.message'],
  ['a number past all lines', '{"w":[1000000001,2]}', 'exchange.message'],
  ['a sum below nought', '{"w":[1,-1]}', 'exchange.message'],
  ['a sum of 33 bits', '{"w":[1,4294967296]}', 'exchange.message'],
  ['a good writer and a bad one', '{"w":[1,2],"v":[1]}', 'exchange.message'],
  ['the least', '{"w":[0,0]}', 'ok'],
  ['the most', '{"w":[1000000000,4294967295]}', 'ok'],
])('of the lines a partner has, %s', (_, known, want) => {
  expect(codeOf(readMessage(`{"v":1,"t":"table","c":[1,0],"k":${known},"l":[]}`))).toBe(want);
});

test('of the lines of a hundred writers, and not of one more', () => {
  const of = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`w${i}`, [1, 2]]));
  const said = (count: number) =>
    codeOf(readMessage(JSON.stringify({ v: 1, t: 'table', c: [1, 0], k: of(count), l: [] })));
  expect([said(100), said(101)]).toEqual(['ok', 'exchange.message']);
});
