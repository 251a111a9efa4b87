import { expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { registry } from '../../../src/games/registry';

const digest = (await registry.find(({ id }) => id === 'world-at-war-51')?.digest?.()) ?? [];

it.each([
  ['how many planes defend', '51.36'],
  ['invasion odds', '51.72E'],
])('“%s” finds %s', (query, rule) => {
  const found = makeRuleBook(digest).search(query);
  expect(found.slice(0, 3).map(({ number }) => number)).toContain(rule);
});
