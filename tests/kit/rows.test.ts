import { expect, it } from 'vitest';
import { counts, flag, list, oneOf, tableOf, whole, wholes, words } from '../../src/kit/rows';

const ships = (text: string) =>
  tableOf(
    'ship',
    text,
    { side: oneOf('j', 'a'), name: words },
    { points: whole, at: words, each: flag, with: list, weeks: counts, turns: wholes },
  );

it('a row has its parts in their order, then others by name', () => {
  expect(
    ships(`
      j | Akagi

      a | Enterprise: CV-6 | points: -12 | each
      a | DD | with: CV-1 BB-2 | turns: 4 -5 12 | at: Truk: north | weeks: CV-1 3, BB-2 10
    `),
  ).toEqual([
    { side: 'j', name: 'Akagi' },
    { side: 'a', name: 'Enterprise: CV-6', points: -12, each: true },
    {
      side: 'a',
      name: 'DD',
      with: ['CV-1', 'BB-2'],
      turns: [4, -5, 12],
      at: 'Truk: north',
      weeks: { 'CV-1': 3, 'BB-2': 10 },
    },
  ]);
});

it.each([
  ['a part that is not of its kind', 'x | Akagi'],
  ['a part that is missing', 'j'],
  ['a part that is empty', 'j | '],
  ['a name that is none', 'j | Akagi | from: Truk'],
  ['a name given twice', 'j | Akagi | at: Truk | at: Kure'],
  ['a name of a part that stands before', 'j | Akagi | name: Kaga'],
  ['a name without its words', 'j | Akagi | at'],
  ['no whole number', 'j | Akagi | points: 1.5'],
  ['words where there is only the name', 'j | Akagi | each: yes'],
  ['a list without items', 'j | Akagi | with'],
  ['a list with what is no number', 'j | Akagi | turns: 4 five'],
  ['a count that is none', 'j | Akagi | weeks: CV-1 3, BB-2'],
])('%s: the line is named', (_, row) => {
  expect(() => ships(`j | Kaga\n  ${row}`)).toThrow(`line 2 is no ship: ${row.trim()}`);
});
