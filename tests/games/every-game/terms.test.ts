import { describe, expect, it } from 'vitest';
import { termFinder } from '../../../src/core/play/terms';
import { games } from './games';

describe.each(games)('the terms of $id', ({ terms, digest, facts }) => {
  const numbers = new Set(digest.map(({ number }) => number));

  it('are enough', () => expect(terms.length).toBeGreaterThan(facts.terms.above));

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

  it('explain all the words of the table', () => {
    const known = termFinder(terms)(facts.terms.spoken).filter((part) => typeof part !== 'string');
    expect(known.map(({ text }) => text).join(', ')).toBe(facts.terms.spoken);
  });

  it('are to be touched in most rules of the digest', () => {
    const find = termFinder(terms);
    const touched = digest.filter(({ text }) => find(text).length > 1);
    expect(touched.length).toBeGreaterThanOrEqual(facts.terms.touched ?? digest.length / 2);
  });
});
