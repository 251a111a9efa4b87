import { expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { WORLD_AT_WAR_DIGEST } from '../../../src/games/world-at-war-51/text/digest';

it.each([
  ['how many planes defend', '51.36'],
  ['invasion odds', '51.72E'],
])('“%s” finds %s', (query, rule) => {
  const found = makeRuleBook(WORLD_AT_WAR_DIGEST).search(query);
  expect(found.slice(0, 3).map(({ number }) => number)).toContain(rule);
});
