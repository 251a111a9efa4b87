import { describe, expect, it } from 'vitest';
import { hrefOf, parseRoute } from '../../src/app/route';
import { makeRuleBook } from '../../src/app/rules';

/** A rulebook that has headings where others have numbers. */
const projection = makeRuleBook([
  {
    number: 'Surface Combat',
    title: 'When task forces meet',
    text: 'Both sides roll. The radar is no help.',
  },
  { number: 'Radar', title: 'What the set sees', text: 'Within 2 hexes it may see aircraft coming in.' },
]);

it('a heading in the place of a number finds its rule first, whatever the case', () => {
  expect(projection.search('surface combat')[0]?.number).toBe('Surface Combat');
  expect(projection.search('RADAR').map(({ number }) => number)).toEqual(['Radar', 'Surface Combat']);
});

it('a number that is no rule is looked for in the rules’ words', () => {
  expect(projection.search('2').map(({ number }) => number)).toEqual(['Radar']);
});

it('a heading goes through the address of its rule and back', () => {
  const route = { screen: 'game', game: 'g', view: 'rules', item: 'Surface Combat' } as const;
  expect(hrefOf(route)).toBe('#/g/g/rules/Surface%20Combat');
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

const charts = [
  {
    id: 'sweep',
    name: 'Sweep Table',
    rule: '7.3',
    columns: { label: '', labels: ['calm', 'storm'], mode: 'fixed' as const },
    rows: {
      label: 'Sea',
      labels: ['n', 's'],
      mode: 'fixed' as const,
      names: { n: 'Northern lanes', s: 'South' },
    },
  },
];
const rules = [
  { number: '7.0', title: 'At sea', text: 'Ships meet at dawn.' },
  {
    number: '7.3',
    title: 'Sweeping',
    text: 'One roll a day. A storm halves what is found. Nothing is found at night.',
  },
  { number: '8.1', title: 'Stacking', text: 'At most three units to a hex.' },
  { number: '8.2', title: 'Hexes', text: 'A hex is ten miles.' },
];

it.each([
  ['7', ['7.0', '7.3']],
  ['7.', ['7.0', '7.3']],
  ['7.3', ['7.3']],
  ['8.2', ['8.2']],
])('the number %s, or its beginning, finds its rules and no others, in their order', (query, found) => {
  expect(
    makeRuleBook(rules)
      .search(query)
      .map(({ number }) => number),
  ).toEqual(found);
});

it('an answer shows the sentence that holds most of what was asked', () => {
  const [first] = makeRuleBook(rules).search('what does a storm halve');
  expect(first).toMatchObject({ number: '7.3', line: 'A storm halves what is found.' });
});

it('a chart is found by its name and by what is printed at its edges, and a rule leads to its charts', () => {
  const withCharts = makeRuleBook(rules, charts);
  for (const query of ['sweep table', 'northern lanes'])
    expect(withCharts.search(query)[0]).toMatchObject({ title: 'Sweep Table', chart: 'sweep' });
  expect(withCharts.chartsOf('7.3').map(({ id }) => id)).toEqual(['sweep']);
  expect(withCharts.chartsOf('8.1')).toEqual([]);
  expect(makeRuleBook(rules).search('northern lanes')).toEqual([]);
});

it('words that stand for others find what they stand for', () => {
  for (const query of ['how many per hex', 'HOW MANY PER HEX', 'How many', 'IN THE SAME HEX'])
    expect(makeRuleBook(rules).search(query)[0]).toMatchObject({ number: '8.1' });
});

describe('tables of a rule', () => {
  const look = makeRuleBook([
    {
      number: '3',
      title: 'Ships',
      text: 'A ship at sea is a ship.',
      tables: [
        {
          title: 'Letters',
          columns: ['Letters', 'Ship', 'Fuel'],
          rows: [
            ['AT', 'Assault transport', '6'],
            ['CV', 'Carrier', ''],
          ],
        },
      ],
    },
    { number: '4', title: 'Fuel', text: 'Look at the carriers at sea.' },
  ]);
  const found = (query: string) => look.search(query).map(({ number, line }) => `${number}: ${line}`);

  it('are found by a word of a row, which is told; an empty cell is not', () => {
    expect(found('assault')).toEqual(['3: AT · Ship Assault transport · Fuel 6']);
    expect(found('CV')).toEqual(['3: CV · Ship Carrier']);
    expect(found('cvs')).toEqual(['3: CV · Ship Carrier']);
  });
  it('an abbreviation that is else a word that says nothing is found in capitals, or alone', () => {
    expect(found('AT')).toEqual(['3: AT · Ship Assault transport · Fuel 6']);
    expect(found('at')).toEqual(['3: AT · Ship Assault transport · Fuel 6']);
    expect(found('at sea')).toEqual(['3: A ship at sea is a ship.', '4: Look at the carriers at sea.']);
    expect(found('AT with oiler')[0]).toMatch(/^3: AT/);
    expect(found('the')).toEqual([]);
  });
});
