import { describe, expect, it } from 'vitest';
import { checkForm, type FormField } from '../../src/core/play/form';
import { insertRatio, tidyRatio } from '../../src/ui/charts/ratios';
import { parseWhole, stepWhole } from '../../src/ui/kit/whole-number';
import { groupNotes } from '../../src/ui/play/face-notes';
import { draftOf, valuesOf } from '../../src/ui/play/prompts/form-draft';

describe('parseWhole', () => {
  it.each([
    ['17', 17],
    [' 17 ', 17],
    ['007', 7],
    ['-3', -3],
    ['−3', -3],
    ['+4', 4],
    ['0', 0],
    ['', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['1.5', undefined],
    ['1,000', undefined],
    ['12a', undefined],
    ['--1', undefined],
    ['9999999999', undefined],
  ])('%j', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });
});

describe('stepWhole', () => {
  it.each([
    ['3', 1, '4'],
    ['3', -1, '2'],
    ['0', -1, '0'],
    ['9', 1, '9'],
    ['', 1, '0'],
    ['abc', -1, '0'],
    ['500', 1, '9'],
  ] as const)('%j by %d', (text, by, next) => {
    expect(stepWhole(text, by, 0, 9)).toBe(next);
  });

  it('starts at the end nearest to zero and shows a true minus', () => {
    expect(stepWhole('', 1, 2, 9)).toBe('2');
    expect(stepWhole('0', -1, -4, 4)).toBe('−1');
  });
});

describe('a form draft', () => {
  const fields: readonly FormField[] = [
    { key: 'attack', label: 'Attack factors', kind: 'number', min: 0, max: 99 },
    { key: 'facts', label: 'True', kind: 'flags', options: [{ value: 'a', label: 'A' }] },
  ];

  it('starts from the answer given before, else from nothing', () => {
    expect(draftOf(fields, undefined)).toEqual({ attack: '', facts: [] });
    const before = { kind: 'form', values: { attack: 17, facts: ['a'] } } as const;
    expect(draftOf(fields, before)).toEqual({ attack: '17', facts: ['a'] });
  });

  it('hands the guard what is no number as it was typed', () => {
    expect(valuesOf(fields, { attack: '12', facts: [] })).toEqual({ attack: 12, facts: [] });
    const refused = checkForm(fields, [], valuesOf(fields, { attack: '12x', facts: [] }) as never);
    expect(refused).toEqual({
      ok: false,
      problem: {
        code: 'form.number',
        message: 'Attack factors: a whole number from 0 to 99.',
        field: 'attack',
      },
    });
  });
});

describe('odds heads', () => {
  it.each([
    ['3-1', '3:1'],
    ['3 to 1', '3:1'],
    [' 1/2 ', '1:2'],
    ['x', 'x'],
  ])('tidies %j', (typed, head) => {
    expect(tidyRatio(typed)).toBe(head);
  });

  it('inserts a head in its place and refuses what is there or is no odds', () => {
    const heads = ['1:2', '1:1', '3:1'];
    expect(insertRatio(heads, '2-1')).toEqual({ ok: true, value: ['1:2', '1:1', '2:1', '3:1'] });
    expect(insertRatio(heads, '4:1')).toEqual({ ok: true, value: ['1:2', '1:1', '3:1', '4:1'] });
    expect(insertRatio(heads, '1:1')).toMatchObject({ ok: false, problem: { code: 'heads.twice' } });
    expect(insertRatio(heads, '0:1')).toMatchObject({ ok: false, problem: { code: 'heads.ratio' } });
  });
});

it('groups what totals mean', () => {
  const notes = ['', 'miss', 'hit', 'miss', 'miss', '', '', '', '', '', 'hit', 'miss'];
  expect(groupNotes(notes, 2)).toEqual(['miss 2, 4–5, 12', 'hit 3, 11']);
});
