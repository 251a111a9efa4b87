import { expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { PEARL_HARBOR_DIGEST } from '../../../src/games/pearl-harbor-7dec41/text/digest';

it.each([
  ['invasion odds', 'Land Combat'],
  ['how many planes defend', 'US Fighters'],
])('“%s” finds %s', (query, rule) => {
  const found = makeRuleBook(PEARL_HARBOR_DIGEST).search(query);
  expect(found.slice(0, 3).map(({ number }) => number)).toContain(rule);
});
