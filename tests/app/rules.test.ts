import { expect, it } from 'vitest';
import { hrefOf, parseRoute } from '../../src/app/route';
import { makeRuleBook } from '../../src/app/rules';

/** A rulebook that has headings where others have numbers. */
const book = makeRuleBook([
  {
    number: 'Surface Combat',
    title: 'When task forces meet',
    text: 'Both sides roll. The radar is no help.',
  },
  { number: 'Radar', title: 'What the set sees', text: 'Within 2 hexes it may see aircraft coming in.' },
]);

it('a heading in the place of a number finds its rule first, whatever the case', () => {
  expect(book.search('surface combat')[0]?.number).toBe('Surface Combat');
  expect(book.search('RADAR').map(({ number }) => number)).toEqual(['Radar', 'Surface Combat']);
});

it('a number that is no rule is looked for in the rules’ words', () => {
  expect(book.search('2').map(({ number }) => number)).toEqual(['Radar']);
});

it('a heading goes through the address of its rule and back', () => {
  const route = { screen: 'game', game: 'g', view: 'rules', item: 'Surface Combat' } as const;
  expect(hrefOf(route)).toBe('#/g/g/rules/Surface%20Combat');
  expect(parseRoute(hrefOf(route))).toEqual(route);
});
