import { describe, expect, it } from 'vitest';
import { eachAlone, WINDOWS, walk } from './windows';
import { differences, ELSEWHERE, RULED, SEEN, UNSAID } from './windows-seen';

const ALL = [...WINDOWS, ...RULED];
// Each option alone, on every turn, in the soak.
const walked = process.env.SOAK ? walk(eachAlone) : walk();
const lines = new Set(walked.flatMap(({ shown }) => [...shown.keys()]));

describe('what is told, asked and offered, over every scenario, turn and option', () => {
  it.each(SEEN.map((seen) => [seen.ids.join(' '), seen.words, seen] as const))('%s: %s', (_, __, seen) =>
    expect(differences(seen, ALL, walked, lines)).toEqual([]),
  );
  it('is in the table of windows, every line of it', () => {
    const known = [...SEEN.map(({ pattern }) => pattern), ...UNSAID];
    expect([...lines].filter((line) => !known.some((pattern) => pattern.test(line)))).toEqual([]);
  });
});

describe('the table of windows', () => {
  const ids = [...new Set(WINDOWS.map(({ id }) => id))];
  it('has each of its windows held here or by a test that is named', () => {
    const held = new Set([
      ...SEEN.flatMap((seen) => seen.ids.map((id) => id.replace(/^[+-]/, ''))),
      ...Object.keys(ELSEWHERE).flatMap((each) => each.split(' ')),
    ]);
    expect(ids.filter((id) => !held.has(id))).toEqual([]);
    expect([...held].filter((id) => !ALL.some((each) => each.id === id))).toEqual([]);
  });
});
