import { expect, it } from 'vitest';
import { startDerivation } from '../../src/core/play/procedure';
import { askWhich, optionsOf } from '../../src/kit/which';

const SHIPS = [
  { id: 'a', name: 'Ann', tons: 3 },
  { id: 'b', name: 'Ben', tons: 5 },
];
const ask = () =>
  askWhich(startDerivation('us'), SHIPS, {
    key: 'ship',
    rule: '4',
    title: 'Which ship?',
    more: ({ tons }) => (tons > 4 ? { note: `${tons} tons`, disabled: 'Too heavy.' } : {}),
  });

it('things are offered by their names, with what is said of each', () => {
  expect(ask().next().value).toMatchObject({
    kind: 'choice',
    key: 'ship',
    side: 'us',
    options: [
      { value: 'a', label: 'Ann' },
      { value: 'b', label: 'Ben', note: '5 tons', disabled: 'Too heavy.' },
    ],
  });
  expect(optionsOf(SHIPS)).toEqual([
    { value: 'a', label: 'Ann' },
    { value: 'b', label: 'Ben' },
  ]);
});

it.each([
  ['a', 3],
  ['b', 5],
])('the thing of the answer comes back whole: %s', (value, tons) => {
  const steps = ask();
  steps.next();
  expect(steps.next({ kind: 'choice', value }).value).toMatchObject({ id: value, tons });
});

it('stops at what is on no list', () => {
  const steps = ask();
  steps.next();
  expect(() => steps.next({ kind: 'choice', value: 'c' })).toThrow('c is on no list');
});
