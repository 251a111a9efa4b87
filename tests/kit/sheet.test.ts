import { expect, it } from 'vitest';
import type { FormValues } from '../../src/core/play/form';
import { noLookup, runProcedure, startDerivation } from '../../src/core/play/procedure';
import { choose, mark, number, words } from '../../src/kit/fields';
import { heading } from '../../src/kit/lines';
import {
  askSheet,
  type CardsOf,
  fromSheet,
  inTurn,
  numeral,
  orElse,
  present,
  printSheet,
  row,
  rowsFor,
  shownIf,
  whole,
  writeSheet,
  yes,
} from '../../src/kit/papers/sheet';
import { finish } from '../../src/kit/steps';

type Ward = {
  readonly name: string;
  readonly rules: { readonly [rule: string]: string };
  readonly day: number;
  readonly lamp?: { readonly oil: number; readonly lit: boolean };
  readonly beds: readonly string[];
  readonly nurse?: 'Ann' | 'Bob';
};
const EMPTY: Ward = { name: '', rules: {}, day: 1, beds: [] };
const NIGHT: Ward = {
  name: 'West',
  rules: { tea: 'hot' },
  day: 2,
  lamp: { oil: 3, lit: true },
  beds: ['b'],
  nurse: 'Bob',
};

const all = whole<Ward>();
const lamp = all.at('lamp');
const tea = { key: 'tea', label: 'Tea', kind: 'choice', options: [{ value: 'hot', label: 'hot' }] } as const;
const cardsOf: CardsOf<Ward> = ({ day }) => [
  {
    key: 'ward',
    title: 'Ward',
    rule: '1',
    rows: [
      row('name', words('Name', 9), all.at('name')),
      ...rowsFor([tea], all.at('rules')),
      row('day', choose<string>('Day', { 1: 'first', 2: 'second' }), numeral(all.at('day'))),
      yes('lamp', 'A lamp', present(lamp, { oil: 0, lit: false })),
      ...shownIf('lamp', ['yes'], [row('oil', number('Oil', 0, 9, { initial: 5 }), lamp.at('oil'))]),
      yes('lit', 'It is lit', lamp.at('lit'), { when: { field: 'lamp', includes: ['yes'] } }),
    ],
  },
  ...(day === '2'
    ? [
        {
          key: 'beds',
          title: 'Beds',
          rule: '2',
          rows: [
            row(
              'beds',
              mark('Taken', { a: 'A', b: 'B' }),
              all.at('beds').as(
                (it) => it as readonly ('a' | 'b')[],
                (it) => it,
              ),
            ),
            row(
              'nurse',
              choose('Nurse', { nobody: 'nobody', Ann: 'Ann', Bob: 'Bob' }),
              orElse(all.at('nurse'), 'nobody'),
            ),
          ],
        },
      ]
    : []),
];
const paper = (ward: Ward) =>
  printSheet(cardsOf, ward).map(({ title, facts }) => [
    title,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ]);

it('each row prints what stands in its place; a card comes up by what stands before it', () => {
  expect(paper(NIGHT)).toEqual([
    ['Ward', 'Name: West', 'Tea: hot', 'Day: second', 'A lamp: yes', 'Oil: 3', 'It is lit: yes'],
    ['Beds', 'Taken: B', 'Nurse: Bob'],
  ]);
  expect(paper(EMPTY)).toEqual([['Ward', 'Name: none', 'Tea: none', 'Day: first', 'A lamp: no']]);
  const { nurse: _, ...alone } = NIGHT;
  expect(paper(alone)[1]).toEqual(['Beds', 'Taken: B', 'Nurse: nobody']);
});

it('the answers write what the rows have read, and leave alone what was not asked', () => {
  const given = {
    ...{ name: 'West', tea: 'hot', day: '2', lamp: 'yes', oil: 3, lit: 'yes' },
    ...{ beds: ['b'], nurse: 'Bob' },
  };
  expect(writeSheet(cardsOf, given, EMPTY)).toEqual(NIGHT);
  const dark = { name: 'East', tea: 'hot', day: '1', lamp: 'no', nurse: 'Ann' };
  expect(writeSheet(cardsOf, dark, EMPTY)).toEqual({ ...EMPTY, name: 'East', rules: { tea: 'hot' } });
  // Without a lamp there is no oil in it, whatever was said.
  expect(writeSheet(cardsOf, { ...dark, oil: 7 }, EMPTY)).not.toHaveProperty('lamp');
  const nobody = { ...given, nurse: 'nobody' };
  expect(writeSheet(cardsOf, nobody, EMPTY)).not.toHaveProperty('nurse');
});

const start = fromSheet<object, { readonly type: 'v1.Forward'; readonly ward: Ward }>('1', function* () {
  const work = startDerivation();
  const ward = yield* askSheet(work, cardsOf, EMPTY);
  return finish(heading('Forward'), [{ type: 'v1.Forward', ward }], work.lines);
});
const run = (answers: { readonly [key: string]: FormValues }) =>
  runProcedure(
    start,
    {},
    {},
    new Map(Object.entries(answers).map(([key, values]) => [key, { kind: 'form', values }])),
    noLookup,
  );

it('the way back asks for the fields of the rows, card by card, and keeps each answer as a line', () => {
  expect([start.id, start.rule, start.title]).toEqual(['from-sheet', '1', 'From a state sheet']);
  const ward = { name: 'West', tea: 'hot', day: '2', lamp: 'no' };
  expect(run({})).toMatchObject({
    prompt: { key: 'ward', submit: 'Next', fields: [{ key: 'name' }, tea, { key: 'day' }, {}, {}, {}] },
  });
  expect(run({ ward })).toMatchObject({
    prompt: {
      key: 'beds',
      fields: [{ key: 'beds', label: 'Taken' }, { key: 'nurse' }],
      working: [{ kind: 'fact', label: 'Name', value: 'West', prompt: 'ward' }, {}, {}, {}],
    },
  });
  expect(run({ ward, beds: { beds: ['a'], nurse: 'nobody' } })).toMatchObject({
    outcome: {
      events: [{ ward: { name: 'West', rules: { tea: 'hot' }, day: 2, beds: ['a'] } }],
      trace: [{ kind: 'title', label: 'Forward' }, {}, {}, {}, {}, { label: 'Taken', value: 'A' }, {}],
    },
  });
});

it('a card goes by what those before it tell, and one that does not come up is left out', () => {
  const [ward, beds] = cardsOf({ day: '2' });
  const seen: Ward[] = [];
  const inOrder = inTurn<Ward>(EMPTY, [
    () => ward,
    (told) => {
      seen.push(told);
      return told.day === 2 ? beds : undefined;
    },
  ]);
  const keys = (given: FormValues) => inOrder(given).map(({ key }) => key);
  expect(keys({})).toEqual(['ward']);
  expect(seen).toEqual([]);
  expect(keys({ name: 'East', day: '1' })).toEqual(['ward']);
  expect(keys({ name: 'West', day: '2' })).toEqual(['ward', 'beds']);
  expect(seen.map(({ name, day }) => [name, day])).toEqual([
    ['East', 1],
    ['West', 2],
  ]);
  expect(printSheet(inOrder, NIGHT)).toEqual(printSheet(cardsOf, NIGHT));
});
