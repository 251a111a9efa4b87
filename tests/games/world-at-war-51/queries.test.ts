import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { WORLD_AT_WAR_DIGEST } from '../../../src/games/world-at-war-51/digest';

type Row = {
  readonly id: string;
  readonly q: string;
  readonly must: readonly string[];
  readonly typo: boolean;
};

/** Typed from the rules alone, before the digest was there. */
const QUERIES: readonly Row[] = JSON.parse(
  readFileSync(new URL('./queries.json', import.meta.url), 'utf8'),
).queries;
const LEAST = 58;

describe('look-ups as players type them', () => {
  const book = makeRuleBook(WORLD_AT_WAR_DIGEST);
  const missed = QUERIES.flatMap(({ q, must }) => {
    const found = book
      .search(q)
      .slice(0, 3)
      .map(({ number }) => number);
    return must.every((number) => found.includes(number))
      ? []
      : [`${q}: ${must.join(', ')} wanted, ${found.join(', ')} found`];
  });

  it(`at least ${LEAST} of ${QUERIES.length} find their rules among the first three`, () => {
    expect(QUERIES.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  });

  it('every number finds its own rule first', () => {
    const first = book.rules.map(({ number }) => book.search(number)[0]?.number);
    expect(first).toEqual(book.rules.map(({ number }) => number));
    expect(book.search('zzzzqq')).toEqual([]);
  });
});
