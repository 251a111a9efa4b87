import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { PEARL_HARBOR_DIGEST } from '../../../src/games/pearl-harbor-7dec41/digest';

type Row = { readonly query: string; readonly rules: readonly string[]; readonly typo: boolean };

/** Typed from the rulebook alone, before the digest was there. */
const QUERIES: readonly Row[] = JSON.parse(readFileSync(new URL('./queries.json', import.meta.url), 'utf8'));
const LEAST = 57;

describe('look-ups as players type them', () => {
  const book = makeRuleBook(PEARL_HARBOR_DIGEST);
  const missed = QUERIES.flatMap(({ query, rules }) => {
    const found = book.search(query).slice(0, 3);
    return found.some(({ number }) => rules.includes(number))
      ? []
      : [`${query}: ${rules.join(', ')} wanted, ${found.map(({ number }) => number).join(', ')} found`];
  });

  it(`at least ${LEAST} of ${QUERIES.length} find their rule among the first three`, () => {
    expect(QUERIES.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  });

  it('every heading finds its own rule first', () => {
    const first = book.rules.map(({ number }) => book.search(number)[0]?.number);
    expect(first).toEqual(book.rules.map(({ number }) => number));
    expect(book.search('zzzzqq')).toEqual([]);
  });
});
