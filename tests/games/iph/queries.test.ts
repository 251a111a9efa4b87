import { expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { IPH_DIGEST } from '../../../src/games/iph/digest';

it('a chapter finds what is under it', () => {
  const found = makeRuleBook(IPH_DIGEST).search('7.');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ number }) => number.startsWith('7.'))).toBe(true);
});
