import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPairings } from '../../../src/app/hall/board/pairings';
import { anyText } from '../../support/any-text';

const read = (text: string) => {
  const pairings = readPairings(text);
  return pairings.ok ? [...pairings.value] : pairings.problem.message;
};

it('a list of pairings is read by tabs, commas or semicolons, with or without a line of headings', () => {
  const both = [
    [1, ['Ann', 'Ken']],
    [12, ['Mia']],
  ];
  expect(read('1\tAnn\tKen\n\n12\tMia\n')).toEqual(both);
  expect(read('Table, Player, Player\r\nTable 1, "Ann" , Ken\r\n12,Mia,')).toEqual(both);
  expect(read('1;Ann;Ken\n12;Mia')).toEqual(both);
  expect(read('1\tMiller, Ann\tKen')).toEqual([[1, ['Miller, Ann', 'Ken']]]);
});

it.each([
  ['1,Ann,Ken\n1,Mia,Tom', 'Line 2: table 1 appears twice. Nothing was changed.'],
  ['1,Ann\nx,Ken', 'Line 2: "x" is no table from 1 to 200. Nothing was changed.'],
  ['201,Ann', 'Line 1: "201" is no table from 1 to 200. Nothing was changed.'],
  [
    '1,Miller,Ann,Ken',
    'Line 1: 3 names; one or two play at a table. A name with a comma in it needs tabs. Nothing was changed.',
  ],
  [
    '1',
    'Line 1: 0 names; one or two play at a table. A name with a comma in it needs tabs. Nothing was changed.',
  ],
  [`1,${'x'.repeat(61)}`, 'Line 1: a name has at most 60 characters. Nothing was changed.'],
  ['1,a\u0007b', 'Line 1: a name has at most 60 characters. Nothing was changed.'],
  ['\n', 'There is no table in that text. Nothing was changed.'],
  ['x'.repeat(20_001), 'That is more text than a list of pairings. Nothing was changed.'],
])('%j is refused in words', (text, words) => expect(read(text)).toBe(words));

it('names three wrong lines and counts the rest', () =>
  expect(read('1,Ann\na\nb\nc\nd')).toMatch(/^Line 2: .* Line 3: .* Line 4: .* And 1 more\. Nothing/));

it('any text is taken or refused, never thrown', () =>
  fc.assert(fc.property(anyText(), (text) => void read(text))));
