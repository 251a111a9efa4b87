import { describe, expect, it } from 'vitest';
import { termFinder } from '../../../src/core/terms';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';

const terms = (await pearlHarborMeta.terms?.()) ?? [];
const digest = (await pearlHarborMeta.digest?.()) ?? [];
const numbers = new Set(digest.map(({ number }) => number));

it('there are terms', () => expect(terms.length).toBeGreaterThan(40));

describe.each(terms.map((term) => [term.term, term] as const))(
  '%s',
  (_, { term, forms = [], text, rule }) => {
    it('is explained in a sentence or two, with a rule that exists', () => {
      expect(text.length).toBeGreaterThanOrEqual(20);
      expect(text.length).toBeLessThanOrEqual(180);
      expect(text).toMatch(/\.$/);
      expect(numbers).toContain(rule);
    });

    it('has no form twice, here or elsewhere', () => {
      const mine = [term, ...forms].map((form) => form.toLowerCase());
      const others = terms.filter((other) => other.term !== term);
      const theirs = others.flatMap((other) =>
        [other.term, ...(other.forms ?? [])].map((form) => form.toLowerCase()),
      );
      expect(new Set(mine).size).toBe(mine.length);
      expect(mine.filter((form) => theirs.includes(form))).toEqual([]);
    });
  },
);

it('the words of the table are all explained', () => {
  const asked =
    'mvps, joint command, false alarm, dismissed, confirmed, alerted, weather front, Combat Air Patrol, mini-subs, impulse, penned in, bottomed, readied';
  const known = termFinder(terms)(asked).filter((part) => typeof part !== 'string');
  expect(known.map((part) => (typeof part === 'string' ? part : part.text)).join(', ')).toBe(asked);
});

it('most rules of the digest have a term to touch', () => {
  const find = termFinder(terms);
  const touched = digest.filter(({ text }) => find(text).length > 1);
  expect(touched.length).toBeGreaterThan(digest.length / 2);
});
