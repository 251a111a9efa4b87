import { describe, expect, it } from 'vitest';
import { checkForm, type FormField, valuesTyped } from '../../src/core/play/form';
import { parseWhole } from '../../src/core/typed';
import { draftOf } from '../../src/ui/ask/prompts/form-draft';
import { insertLabel, tidyLabel } from '../../src/ui/charts/typed-labels';
import { stepWhole } from '../../src/ui/kit/whole-number';

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
    expect(valuesTyped(fields, { attack: '12', facts: [] })).toEqual({ attack: 12, facts: [] });
    const refused = checkForm(fields, [], valuesTyped(fields, { attack: '12x', facts: [] }) as never);
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

describe('heads', () => {
  it.each([
    ['3-1', '3:1'],
    ['3 to 1', '3:1'],
    [' 1/2 ', '1:2'],
    ['x', 'x'],
  ])('tidies %j', (typed, head) => {
    expect(tidyLabel(typed)).toBe(head);
  });

  it.each([
    ['6–9', '6-9'],
    ['6 to 9', '6-9'],
    [' 6 − 9 ', '6-9'],
    ['6to9', '6-9'],
    ['70 +', '70+'],
    [' 70+ ', '70+'],
    ['7', '7'],
    ['6:9', '6:9'],
    ['6 9', '6 9'],
    ['6.9', '6.9'],
    ['x6-9', 'x6-9'],
    ['6-9x', '6-9x'],
    [' many + ', 'many+'],
  ])('tidies the total %j', (typed, head) => {
    expect(tidyLabel(typed, true)).toBe(head);
  });

  it.each([
    [[], '6 to 9', ['6-9']],
    [['1', '6-9'], '2–5', ['1', '2-5', '6-9']],
    [['1', '6-9'], '0', ['0', '1', '6-9']],
    [['1', '6-9'], '10+', ['1', '6-9', '10+']],
    [['half typed', '6-9'], '3', ['half typed', '3', '6-9']],
    [['1', '6-9'], '6-9', '6-9 is there already.'],
    [['1', '6-9'], '9-12', '9-12 does not fit beside 6-9. Your columns are unchanged.'],
    [['1', '6-9'], '2-6', '2-6 does not fit beside 6-9. Your columns are unchanged.'],
    [['1', '6-9'], '7', '7 does not fit beside 6-9. Your columns are unchanged.'],
    [['1', '6-9'], '0+', '0+ does not fit beside 1. Your columns are unchanged.'],
    [['70+'], '80', '80 does not fit beside 70+. Your columns are unchanged.'],
    [['1'], '2:1', '"2:1" is not a total such as 1, 6-9 or 70+. Your columns are unchanged.'],
  ])('into the totals %j, %j: %j', (labels, typed, want) => {
    const added = insertLabel(labels, typed, true);
    expect(added.ok ? added.value : added.problem.message).toEqual(want);
  });

  it('inserts a head in its place and refuses what is there or is no odds', () => {
    const labels = ['1:2', '1:1', '3:1'];
    expect(insertLabel(labels, '2-1')).toEqual({ ok: true, value: ['1:2', '1:1', '2:1', '3:1'] });
    expect(insertLabel(labels, '4:1')).toEqual({ ok: true, value: ['1:2', '1:1', '3:1', '4:1'] });
    expect(insertLabel(labels, '1:1')).toMatchObject({ ok: false, problem: { code: 'heads.twice' } });
    expect(insertLabel(labels, '2:2')).toMatchObject({
      problem: { message: '2:2 does not fit beside 1:1. Your columns are unchanged.' },
    });
    expect(insertLabel(labels, '0:1')).toMatchObject({ ok: false, problem: { code: 'heads.form' } });
  });
});
