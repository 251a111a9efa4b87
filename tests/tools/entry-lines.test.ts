// Recorded data has one entry a line, so that a change of one entry is a diff of one line.
import { expect, it } from 'vitest';
import { entryLines } from '../../tools/entry-lines.mjs';

const RECORDED = import.meta.glob<string>(
  [
    '../games/*/{fixtures/*,example,clerk.store}.json',
    '../games/usn-deluxe/expected/fights-*.json',
    '../released/**/*.json',
    '../../src/games/*/example.json',
    '../../docs/mutation/*.json',
    '../../tools/mutate/*.json',
    // A field of its state a line.
    '!../released/**/*.shown.json',
  ],
  { query: '?raw', import: 'default' },
);

it('a long list has one element a line, wherever it stands', () => {
  const long =
    'a text that is by itself nearly as long as a line may be and thus makes whatever holds two of it too long';
  expect(
    entryLines({ id: 'a', short: [1, { x: [2] }], none: undefined, in: { rows: [{ long }, long] } }),
  ).toBe(`{"id":"a","short":[1,{"x":[2]}],"in":{"rows":[\n{"long":"${long}"},\n"${long}"\n]}}\n`);
});

it.each(Object.entries(RECORDED))('%s is written so', async (_, read) => {
  const text = await read();
  // Compared as a truth, as a diff of two such texts takes longer than all else.
  expect(text === entryLines(JSON.parse(text))).toBe(true);
});
