import { expect, test } from 'vitest';
import { packLines, unpackLines } from '../../../src/app/exchange/codec';
import { knownOf } from '../../../src/core/exchange/known';
import { messageFor } from '../../../src/core/exchange/message';
import type { Entry } from '../../../src/core/journal/journal';

/** Lines that count how often each is written out: `toJSON` of a line is asked once for each text of it. */
function countedLines(common: number, own: number): { readonly lines: Entry[]; written(): number } {
  let written = 0;
  const noted = (id: string, seq: number): Entry =>
    ({
      id,
      seq,
      at: 1,
      kind: 'v1.Noted',
      get text() {
        written += 1;
        return `Line ${seq}`;
      },
    }) as Entry;
  const seated = {
    kind: 'v1.Seated',
    id: 'ann:1',
    seq: common,
    at: 1,
    seat: 'blue',
    name: 'Ann',
    table: 't',
  };
  const before = Array.from({ length: common - 1 }, (_, i) => noted(`here:${i + 1}`, i + 1));
  const after = Array.from({ length: own }, (_, i) => noted(`ann:${i + 2}`, common + i + 1));
  return { lines: [...before, seated as unknown as Entry, ...after], written: () => written };
}

/** How many lines are written out until a code of these lines is refused. */
async function refused(other: readonly Entry[], { lines, written }: ReturnType<typeof countedLines>) {
  const bytes = packLines(messageFor('t', other, {}), other, knownOf(other));
  const before = written();
  const read = await unpackLines(bytes, lines);
  expect(read.ok ? undefined : read.problem.code).toBe('exchange.apart');
  return written() - before;
}

test('a code that rests on a line that is not here is refused before anything is written out', async () => {
  const here = countedLines(1000, 500);
  const elsewhere = { ...here.lines.at(-1), id: 'ken:9', seq: 1501, text: 'Elsewhere' } as Entry;
  expect(await refused([...here.lines, elsewhere], here)).toBe(0);
});

test('one that rests on another line of the same name is refused after one try', async () => {
  const here = countedLines(1000, 500);
  const last = { ...here.lines.at(-1), text: 'Elsewhere' } as Entry;
  expect(await refused([...here.lines.slice(0, -1), last], here)).toBeLessThanOrEqual(80);
});

test('the sums of a journal that grows by a line are not worked out anew for the lines before it', () => {
  const { lines, written } = countedLines(100, 400);
  const known = knownOf(lines);
  const before = written();
  const longer = [...lines, { ...lines.at(-1), id: 'ann:402', seq: 501 } as Entry];
  const begun = written();
  expect(knownOf(longer).ann?.[0]).toBe(402);
  expect(written() - begun).toBeLessThanOrEqual(1);
  expect([known.ann?.[0], before]).toEqual([401, 400]);
});
