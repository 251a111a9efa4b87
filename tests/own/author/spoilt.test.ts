import { expect, test } from 'vitest';
import type { Json } from '../../../src/core/json';
import { changed } from '../../../src/own/author/changes/apply';
import { choicesAt, namesAt } from '../../../src/own/author/choices';
import { type Draft, places, withValue } from '../../../src/own/author/draft';
import { finished } from '../../../src/own/author/editions';
import { outline, textOf } from '../../../src/own/author/outline/outline';
import { remarksOf } from '../../../src/own/author/remarks';
import { needsOf, partsIn, withoutNumbers } from '../../../src/own/author/share';
import { pickFrom } from '../../support/random-answer';
import { files, randomDrafts } from './drafts';

const WILD: readonly Json[] = [
  null,
  true,
  -1,
  0.3,
  '',
  'own',
  'any corps.strength',
  '__proto__',
  'constructor',
  '1 | 2 | 3',
  'x'.repeat(10_000),
  [],
  {},
  [[[[[]]]]],
  ['+', 1],
  ['tag', 'has', 'rain'],
  [null, null, null],
  { or: 3 },
  { check: 'leader' },
  { is: {} },
  JSON.parse('{"__proto__":{"a":1}}') as Json,
];

test.each([...files, ...randomDrafts(3, 40)])(
  '%s, with anything in the place of anything: it is told, and says what is wrong, and never throws',
  (_, whole) => {
    const pick = pickFrom(5);
    let wrong = 0;
    for (let i = 0; i < 12; i += 1) {
      let draft: Draft = whole;
      for (let n = 0; n <= pick(3); n += 1) {
        const all = [...places(draft)].filter(([path]) => path.length);
        const [path] = all[pick(all.length)] ?? [[]];
        draft = withValue(draft, path, WILD[pick(WILD.length)]);
      }
      const lines = outline(draft);
      for (const line of lines) expect(textOf(line)).toBeTypeOf('string');
      const isWhole = finished(draft).ok;
      const remarks = remarksOf(draft);
      if (!isWhole) wrong += 1;
      expect(remarks.every(({ words }) => words.length > 5 && words.length < 1_000)).toBe(true);
      const chips = lines.flatMap(({ sentence }) =>
        sentence.flatMap((piece) => (typeof piece === 'object' ? [piece] : [])),
      );
      const chip = chips[pick(chips.length)];
      if (chip) {
        expect(choicesAt(draft, chip.path)).toBeInstanceOf(Array);
        expect(namesAt(draft, chip.path)).toBeInstanceOf(Array);
        expect(changed(draft, { do: 'take out', path: chip.path, both: true })).toHaveProperty('ok');
      }
      expect(withoutNumbers(draft)).toBeTypeOf('object');
      expect(needsOf(draft, partsIn(draft))).toBeInstanceOf(Array);
      expect(changed(whole, { do: 'take', from: draft, parts: partsIn(draft) })).toHaveProperty('ok');
      expect(changed(draft, { do: 'steps', lines: ['a', 'b'] })).toHaveProperty('ok');
    }
    expect(wrong).toBeGreaterThan(2);
  },
);
