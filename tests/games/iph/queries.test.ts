import { expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { IPH_DIGEST } from '../../../src/games/iph/text/digest';

it('a chapter finds what is under it', () => {
  const found = makeRuleBook(IPH_DIGEST).search('7.');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ number }) => number.startsWith('7.'))).toBe(true);
});

it('6.2, 6.4, 6.5: “how many per hex” asks for the stacking limits', () => {
  const found = makeRuleBook(IPH_DIGEST).search('how many per hex');
  expect(found.slice(0, 4).map(({ number }) => number)).toEqual(
    expect.arrayContaining(['6.2', '6.4', '6.5']),
  );
});

it('every rule leads to its chapter, and a chapter to none', () => {
  const chapterOf = (number: string) => `${number.split('.')[0]}.0`;
  for (const { number, see = [] } of IPH_DIGEST) {
    if (number === chapterOf(number)) expect(see).not.toContain(number);
    else expect(see.at(-1)).toBe(chapterOf(number));
  }
  expect(IPH_DIGEST.find(({ number }) => number === '7.13')?.see?.at(-1)).toBe('7.0');
});
