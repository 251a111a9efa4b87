import { describe, expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { games } from './games';

/** So many look-ups of sixty, typed from the rulebook alone before its digest was there, find their rule. */
const QUERIES = 60;
const LEAST = 57;

describe.each(games)('look-ups in the rules of $id, as players type them', ({ digest, queries, facts }) => {
  const { count, least } = facts.queries ?? { count: QUERIES, least: LEAST };
  const projection = makeRuleBook(digest);
  const missed = queries.flatMap(({ query, rules }) => {
    const found = projection.search(query).slice(0, 3);
    return found.some(({ number }) => rules.includes(number))
      ? []
      : [`${query}: ${rules.join(', ')} wanted, ${found.map(({ number }) => number).join(', ')} found`];
  });

  it(`at least ${least} of ${count} find their rule among the first three`, () => {
    expect(queries).toHaveLength(count);
    expect(queries.some(({ typo }) => typo)).toBe(true);
    expect(queries.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('every number or heading finds its own rule first', () => {
    const first = projection.rules.map(({ number }) => projection.search(number)[0]?.number);
    expect(first).toEqual(projection.rules.map(({ number }) => number));
  });

  it('what is no word finds nothing', () => {
    expect(projection.search('zzzzqq')).toEqual([]);
    expect(projection.search('<b>')).toEqual([]);
  });
});
