import { describe, expect, it } from 'vitest';
import { type CellShape, checkCell, describeCell } from '../../src/core/charts/chart';
import { checkRoll, halfDown, type Roll } from '../../src/core/play/dice';
import {
  checkForm,
  type FormCheck,
  type FormField,
  type FormValues,
  isShown,
  strayKey,
} from '../../src/core/play/form';
import {
  type Answer,
  assertPrompt,
  type CellPrompt,
  type ChoicePrompt,
  checkAnswer,
  type DicePrompt,
  type DrawPrompt,
  type LabelsPrompt,
} from '../../src/core/play/prompt';
import type { Result } from '../../src/core/result';

const code = (result: Result<unknown>): string => (result.ok ? 'ok' : result.problem.code);

describe('dice', () => {
  it.each([
    [{ faces: [1, 6], by: 'physical' }, 'ok'],
    [{ faces: [1], by: 'physical' }, 'dice.count'],
    [{ faces: [0, 3], by: 'app' }, 'dice.face'],
    [{ faces: [1, 7], by: 'app' }, 'dice.face'],
    [{ faces: [1, 2.5], by: 'app' }, 'dice.face'],
    [{ faces: [1, Number.NaN], by: 'app' }, 'dice.face'],
    [{ faces: [1, 2], by: 'override', reason: ' ' }, 'dice.reason'],
    [{ faces: [1, 2], by: 'override', reason: 'cocked' }, 'ok'],
  ] as readonly [Roll, string][])('two dice %j: %s', (roll, want) => {
    expect(code(checkRoll({ count: 2, sides: 6 }, roll))).toBe(want);
  });
  it('half a die, remainder dropped', () => {
    expect([1, 2, 3, 4, 5, 6].map(halfDown)).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

const losses: CellShape = { kind: 'losses', max: 8 };
const number: CellShape = { kind: 'number', min: -4, max: 4 };
const words: CellShape = { kind: 'choice', options: [{ value: 'none', label: 'no shift' }] };

describe('cells', () => {
  it.each([
    [losses, { attacker: 2, defender: 1 }, 'ok'],
    [losses, { attacker: 9, defender: 0 }, 'cell.shape'],
    [losses, { attacker: -1, defender: 0 }, 'cell.shape'],
    [losses, { attacker: 1 }, 'cell.shape'],
    [losses, '2/1', 'cell.shape'],
    [losses, null, 'cell.shape'],
    [number, -4, 'ok'],
    [number, 5, 'cell.shape'],
    [number, 0.5, 'cell.shape'],
    [number, '1', 'cell.shape'],
    [words, 'none', 'ok'],
    [words, 'no shift', 'cell.shape'],
  ] as readonly [CellShape, unknown, string][])('%j takes %j: %s', (shape, value, want) => {
    expect(code(checkCell(shape, value))).toBe(want);
  });
  it('keeps an empty cell as what its sheet means by it, where it has such', () => {
    const line = { kind: 'words', most: 20 } as const;
    const kept = [' ', '', 'TR-9 '].map((said) => checkCell({ ...line, none: 'Nothing' }, said));
    expect(kept).toEqual(['Nothing', 'Nothing', 'TR-9'].map((value) => ({ ok: true, value })));
    expect(code(checkCell(line, ''))).toBe('cell.shape');
    expect(code(checkCell({ ...line, none: 'Nothing' }, undefined))).toBe('cell.shape');
  });
  it('keeps nothing but the two losses', () => {
    const checked = checkCell(losses, { attacker: 1, defender: 2, html: '<b>' });
    expect(checked).toEqual({ ok: true, value: { attacker: 1, defender: 2 } });
  });
  it('says a cell in words', () => {
    expect([
      describeCell(losses, { attacker: 2, defender: 1 }),
      describeCell(number, -1),
      describeCell(words, 'none'),
    ]).toEqual(['2/1', '−1', 'no shift']);
  });
});

const fields: readonly FormField[] = [
  { key: 'factors', label: 'Factors', kind: 'number', min: 0, max: 99 },
  {
    key: 'facts',
    label: 'Facts',
    kind: 'flags',
    options: [
      { value: 'fort', label: 'Fort' },
      { value: 'air', label: 'Air', disabled: 'Not at night.' },
    ],
  },
  {
    key: 'fort',
    label: 'In the fort',
    kind: 'number',
    min: 1,
    max: 99,
    when: { field: 'facts', includes: ['fort'] },
  },
  {
    key: 'terrain',
    label: 'Terrain',
    kind: 'choice',
    options: [
      { value: 'clear', label: 'Clear' },
      { value: 'ford', label: 'Ford' },
    ],
  },
  { key: 'why', label: 'Why', kind: 'text', maxLength: 5, optional: true },
];
const checks: readonly FormCheck[] = [
  { kind: 'sum-at-least', fields: ['factors', 'fort'], min: 1, message: 'none' },
  {
    kind: 'sum-at-least',
    fields: ['factors'],
    min: 2,
    when: { field: 'terrain', includes: ['ford'] },
    message: 'halved',
  },
];
const filled = { factors: 3, facts: [], terrain: 'clear', why: '' };

describe('forms', () => {
  it.each([
    [{}, 'ok', undefined],
    [{ factors: -1 }, 'form.number', 'factors'],
    [{ factors: 100 }, 'form.number', 'factors'],
    [{ factors: 1.5 }, 'form.number', 'factors'],
    [{ factors: '3' }, 'form.number', 'factors'],
    [{ factors: Number.NaN }, 'form.number', 'factors'],
    [{ factors: 0 }, 'form.sum-at-least', 'factors'],
    [{ factors: 1, terrain: 'ford' }, 'form.sum-at-least', 'factors'],
    [{ factors: 0, facts: ['fort'], fort: 9 }, 'ok', undefined],
    [{ facts: ['fort'] }, 'form.number', 'fort'],
    [{ facts: ['air'] }, 'form.disabled', 'facts'],
    [{ facts: ['gas'] }, 'form.flags', 'facts'],
    [{ facts: 'fort' }, 'form.flags', 'facts'],
    [{ terrain: 'moon' }, 'form.choice', 'terrain'],
    [{ why: 'too long' }, 'form.length', 'why'],
  ] as readonly [FormValues, string, string | undefined][])('%j: %s', (more, want, field) => {
    const checked = checkForm(fields, checks, { ...filled, ...more } as FormValues);
    expect(code(checked)).toBe(want);
    if (!checked.ok) expect(checked.problem.field).toBe(field);
  });
  it('drops what is not on the sheet', () => {
    const checked = checkForm(fields, checks, { ...filled, fort: 9, extra: 1 } as FormValues);
    expect(checked).toEqual({ ok: true, value: filled });
  });
  it.each([
    [{ fort: 9 }, 'fort'],
    [{ extra: 1 }, 'extra'],
    [{ facts: ['fort'], fort: 9 }, undefined],
    [{}, undefined],
  ] as readonly [FormValues, string | undefined][])(
    'names what is not on the sheet: %j, %s',
    (more, want) => {
      expect(strayKey(fields, { ...filled, ...more })).toBe(want);
    },
  );
  it('does not name a field that other values ask under the same key, nor what was said of a retired one', () => {
    const [fort] = fields.filter(({ key }) => key === 'fort');
    const light: FormField = {
      ...{ key: 'fort', label: 'Light', kind: 'number', min: 0, max: 9 },
      when: { field: 'terrain', includes: ['ford'] },
    };
    const gone: FormField = {
      ...{ key: 'gone', label: 'Gone', kind: 'choice', retired: true },
      options: [{ value: 'yes', label: 'Yes' }],
    };
    const twice = [...(fort ? [fort] : []), light, gone];
    expect(strayKey(twice, { fort: 1, terrain: 'ford', gone: 'yes' })).toBe('terrain');
    expect(
      strayKey([...twice, ...fields], { ...filled, fort: 1, terrain: 'ford', gone: 'yes' }),
    ).toBeUndefined();
    expect(strayKey(twice, { gone: 'no' })).toBe('gone');
  });
  it('a later number may be missing in an answer from before there was such a field, and is none', () => {
    const later: FormField = { key: 'light', label: 'Light', kind: 'number', min: 0, max: 9, later: true };
    expect(checkForm([later], [], {})).toEqual({ ok: true, value: {} });
    expect(checkForm([later], [], { light: 0 })).toEqual({ ok: true, value: { light: 0 } });
    expect([{ light: '' }, { light: 10 }].map((said) => code(checkForm([later], [], said)))).toEqual([
      'form.number',
      'form.number',
    ]);
  });
  it('shows a field when another says so', () => {
    const fort = fields[2];
    expect(
      fort && [isShown(fort, { facts: ['fort'] }), isShown(fort, { facts: [] }), isShown(fort, {})],
    ).toEqual([true, false, false]);
  });
  it('a pattern is the whole text', () => {
    const hex: FormField = {
      key: 'hex',
      label: 'Hex',
      kind: 'text',
      maxLength: 4,
      optional: false,
      pattern: { source: '\\d{4}', message: 'four digits' },
    };
    expect(
      ['1631', '163', 'x1631', '1631x', ''].map((hexText) => code(checkForm([hex], [], { hex: hexText }))),
    ).toEqual(['ok', 'form.pattern', 'form.length', 'form.length', 'form.text']);
  });
});

const base = { key: 'k', rule: '1', title: 'T', working: [] } as const;
const choice: ChoicePrompt = {
  ...base,
  kind: 'choice',
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', disabled: 'Not now.' },
  ],
};
const draw: DrawPrompt = { ...base, kind: 'draw', from: [{ value: 'a', label: 'A' }] };

describe('questions', () => {
  it('an option that is disabled is refused with its reason', () => {
    expect(checkAnswer(choice, { kind: 'choice', value: 'b' })).toMatchObject({
      problem: { code: 'choice.disabled', message: 'Not now.' },
    });
    expect(code(checkAnswer(choice, { kind: 'choice', value: 'c' }))).toBe('choice.unknown');
  });
  it('a draw names what is in the cup and who drew', () => {
    expect(code(checkAnswer(draw, { kind: 'draw', value: 'a', by: 'physical' }))).toBe('ok');
    expect(code(checkAnswer(draw, { kind: 'draw', value: 'a', by: 'me' as 'app' }))).toBe('draw.by');
  });
  it('a cell is of the place that is asked for, from a source that is known', () => {
    const prompt: CellPrompt = {
      ...base,
      kind: 'cell',
      chart: 'crt',
      column: '2:1',
      row: '6',
      shape: { kind: 'number', min: 0, max: 9 },
    };
    const cell = {
      kind: 'cell',
      chart: 'crt',
      column: '2:1',
      row: '6',
      value: 3,
      source: 'mapsheet',
      pack: 'own',
    };
    const given = (more: object) => code(checkAnswer(prompt, { ...cell, ...more } as Answer));
    expect(given({})).toBe('ok');
    for (const other of [{ chart: 'tec' }, { column: '3:1' }, { row: '5' }])
      expect(given(other)).toBe('cell.other');
    expect(given({ source: 'hearsay' })).toBe('cell.source');
    expect(given({ value: 10 })).toBe('cell.shape');
  });
  it('heads are odds that rise', () => {
    const prompt: LabelsPrompt = {
      ...base,
      kind: 'heads',
      chart: 'crt',
      axis: 'columns',
      offered: ['1:1', '2:1'],
    };
    const given = (labels: readonly string[]) =>
      code(
        checkAnswer(prompt, {
          kind: 'heads',
          chart: 'crt',
          axis: 'columns',
          heads: labels,
          source: 'mapsheet',
          pack: 'own',
        }),
      );
    expect(given(['1:2', '1:1'])).toBe('ok');
    expect(given(['1:1', '1:2'])).toBe('heads.order');
  });
  it.each([
    [{ ...choice, options: [] }],
    [{ ...choice, options: [{ value: 'b', label: 'B', disabled: 'Not now.' }] }],
    [{ ...draw, from: [] }],
    [{ ...choice, rule: '' }],
  ])('nobody is asked a question without an answer: %j', (prompt) => {
    expect(() => assertPrompt(prompt)).toThrow();
  });
});

describe('declared with a roll', () => {
  const prompt: DicePrompt = {
    kind: 'dice',
    key: 'crt',
    rule: 'T',
    title: 'Die',
    working: [],
    count: 1,
    sides: 6,
    marks: [
      { value: 'charge', label: 'Charge!', dice: 1 },
      { value: 'guns', label: 'Guns', dice: 0 },
      { value: 'none', label: 'None', dice: 0, disabled: 'Not at night.' },
    ],
  };
  const given = (faces: number[], marks?: unknown) => {
    const checked = checkAnswer(prompt, { kind: 'dice', by: 'physical', faces, marks } as never);
    return checked.ok ? 'ok' : checked.problem.code;
  };

  it.each([
    ['nothing declared, one die', [3], undefined, 'ok'],
    ['a mark that rolls asks for its die too', [3], ['charge'], 'dice.count'],
    ['a mark that rolls, with its die', [3, 4], ['charge'], 'ok'],
    ['a mark without a die', [3], ['guns'], 'ok'],
    ['both', [3, 4], ['charge', 'guns'], 'ok'],
    ['a die too many', [3, 4], ['guns'], 'dice.count'],
    ['a blocked mark', [3], ['none'], 'dice.mark'],
    ['an unknown mark', [3], ['ram'], 'dice.mark'],
    ['the same mark twice', [3, 4], ['charge', 'charge'], 'dice.mark'],
    ['no list of marks', [3], 'charge', 'dice.mark'],
  ])('%s', (_, faces, marks, wanted) => {
    expect(given(faces, marks)).toBe(wanted);
  });
});

describe('conditions on a whole position', () => {
  const fields: readonly FormField[] = [
    {
      key: 'drawn',
      label: 'Drawn',
      kind: 'flags',
      options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
    },
    {
      key: 'now',
      label: 'Now',
      kind: 'choice',
      options: ['none', 'a'].map((value) => ({ value, label: value })),
    },
    { key: 'other', label: 'Other', kind: 'number', min: -9, max: 9 },
    { key: 'total', label: 'Total', kind: 'number', min: -9, max: 99 },
  ];
  const checks: readonly FormCheck[] = [
    {
      kind: 'never',
      field: 'now',
      all: [
        { field: 'now', includes: ['a'] },
        { field: 'drawn', includes: ['a'], not: true },
      ],
      message: 'Not drawn.',
    },
    { kind: 'sum-at-most', fields: ['drawn'], max: 2, message: 'Too many drawn.' },
    { kind: 'sum-is', field: 'total', fields: ['other'], plus: 7, message: 'Another total.' },
  ];
  it.each([
    [['a'], 'a', 0, 7, 'ok'],
    [['b'], 'none', -3, 4, 'ok'],
    [['b'], 'a', 0, 7, 'Not drawn. at now'],
    [['a', 'b', 'c'], 'a', 0, 7, 'Too many drawn. at drawn'],
    [[], 'none', 0, 8, 'Another total. at total'],
  ] as const)('%j, %s, %d of %d: %s', (drawn, now, other, total, told) => {
    const checked = checkForm(fields, checks, { drawn, now, other, total });
    expect(checked.ok ? 'ok' : `${checked.problem.message} at ${checked.problem.field}`).toBe(told);
  });
});

describe('conditions across the fields of a form', () => {
  const number = (key: string): FormField => ({ key, label: key, kind: 'number', min: 0, max: 9 });
  const fields: FormField[] = [
    number('planes'),
    number('units'),
    { key: 'facts', label: 'facts', kind: 'flags', options: [{ value: 'alone', label: 'alone' }] },
  ];
  const broken = (check: FormCheck, values: FormValues) => {
    const checked = checkForm(fields, [check], values);
    return checked.ok ? 'ok' : `${checked.problem.code} at ${checked.problem.field}`;
  };
  const most: FormCheck = { kind: 'sum-at-most', fields: ['planes', 'units'], max: 5, message: 'Too many.' };
  const some = (more: object): FormCheck => ({
    kind: 'sum-at-least',
    fields: ['planes', 'units'],
    min: 2,
    message: 'Too few.',
    ...more,
  });
  const whenAlone = { when: { field: 'facts', includes: ['alone'] } };
  const unlessAlone = { unless: { field: 'facts', includes: ['alone'] } };
  const fewer: FormCheck = { kind: 'not-more', field: 'planes', than: 'units', message: 'Too many.' };
  const alone: FormCheck = {
    kind: 'nothing-when',
    field: 'facts',
    flag: 'alone',
    fields: ['planes'],
    message: 'None.',
  };

  it.each([
    [most, 2, 3, [], 'ok'],
    [most, 3, 3, [], 'form.sum-at-most at planes'],
    [{ ...most, ...whenAlone }, 3, 3, [], 'ok'],
    [{ ...most, ...whenAlone }, 3, 3, ['alone'], 'form.sum-at-most at planes'],
    [some({}), 1, 1, [], 'ok'],
    [some({}), 0, 1, [], 'form.sum-at-least at planes'],
    [some(whenAlone), 0, 1, [], 'ok'],
    [some(whenAlone), 0, 1, ['alone'], 'form.sum-at-least at planes'],
    [some(unlessAlone), 0, 1, [], 'form.sum-at-least at planes'],
    [some(unlessAlone), 0, 1, ['alone'], 'ok'],
    [fewer, 3, 3, [], 'ok'],
    [fewer, 4, 3, [], 'form.not-more at planes'],
    [alone, 0, 1, ['alone'], 'ok'],
    [alone, 1, 1, [], 'ok'],
    [alone, 1, 1, ['alone'], 'form.nothing-when at planes'],
  ] as const)('%j, %d planes, %d units, %j: %s', (check, planes, units, facts, wanted) => {
    expect(broken(check, { planes, units, facts })).toBe(wanted);
  });

  it('names that are the same are refused at the last of them; what is left empty is no name', () => {
    const text = (key: string): FormField => ({
      key,
      label: key,
      kind: 'text',
      maxLength: 9,
      optional: true,
    });
    const different: FormCheck = { kind: 'different', fields: ['a', 'b', 'c'], message: 'Another name.' };
    const told = (a: string, b: string, c: string) => {
      const checked = checkForm(['a', 'b', 'c'].map(text), [different], { a, b, c });
      return checked.ok ? 'ok' : `${checked.problem.code} at ${checked.problem.field}`;
    };
    expect(told('Ken', 'Ann', '')).toBe('ok');
    expect(told('', '', 'Ken')).toBe('ok');
    expect(told('Ken', 'Ann', 'Ken ')).toBe('form.different at c');
    expect(told('Jörg', 'Ann', 'JORG')).toBe('form.different at c');
  });

  describe('names of a list', () => {
    const list = (key: string): FormField => ({
      key,
      label: key,
      kind: 'text',
      maxLength: 60,
      optional: true,
    });
    const ships: FormField = {
      key: 'ships',
      label: 'Ships',
      kind: 'flags',
      options: ['Arizona', 'West Virginia'].map((label) => ({ value: label.toLowerCase(), label })),
    };
    const check: FormCheck = {
      kind: 'names',
      fields: ['ships', 'others', 'tf'],
      numbered: ['others'],
      known: ['Enterprise'],
      when: { field: 'tf', includes: ['off'], not: true },
      message: 'is named already.',
    };
    it.each([
      ['', '', 'ok'],
      ['Nevada 3, U-47 1, U-48 1', 'TF 1', 'ok'],
      ['Nevada 3, nevada 2', '', 'nevada is named already. at others'],
      ['Nevada 3,Nevada  4', '', 'Nevada is named already. at others'],
      ['arizona 3', '', 'arizona is named already. at others'],
      ['West Virginia 3', '', 'ok'],
      ['ENTERPRISE 3', '', 'ENTERPRISE is named already. at others'],
      ['TF 1 3', ' tf 1 ', 'tf 1 is named already. at tf'],
      ['Nevada 3, nevada 2', 'off', 'ok'],
    ])('%j beside Arizona, and %j: %s', (others, tf, wanted) => {
      const values = { ships: ['arizona'], others, tf };
      const checked = checkForm([ships, list('others'), list('tf')], [check], values);
      expect(checked.ok ? 'ok' : `${checked.problem.message} at ${checked.problem.field}`).toBe(wanted);
    });
  });
});
