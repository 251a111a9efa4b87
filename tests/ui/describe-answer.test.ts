import { describe, expect, it } from 'vitest';
import type { ChartDef } from '../../src/core/charts/chart';
import type { Answer, FormPrompt, Prompt } from '../../src/core/play/prompt';
import { describeAnswer, describeKey, humanise } from '../../src/ui/ask/describe-answer';

const base = { key: 'k', rule: '1', title: 'T', working: [] };
const crt: ChartDef = {
  id: 'crt',
  name: 'Combat Results Table',
  rule: '10.9',
  columns: { label: 'Odds', labels: ['1:1', '2:1'], mode: 'confirm' },
  rows: { label: 'Die', labels: ['1', '2'], mode: 'fixed', names: { '2': 'two' } },
  shape: { kind: 'losses', max: 4 },
  cells: [],
};
const attack: FormPrompt = {
  ...base,
  kind: 'form',
  submit: 'Go',
  checks: [],
  fields: [
    { key: 'attack', label: 'Attack factors', kind: 'number', min: 0, max: 99 },
    { key: 'terrain', label: 'Terrain', kind: 'choice', options: [{ value: 'rough', label: 'Rough' }] },
    { key: 'facts', label: 'True', kind: 'flags', options: [{ value: 'conc', label: 'Concentric' }] },
    { key: 'hex', label: 'Hex', kind: 'text', maxLength: 4, optional: true },
  ],
};
const cell = { kind: 'cell', chart: 'crt', column: '2:1', row: '2', source: 'mapsheet', pack: 'p' } as const;

it('dice that are read one by one have no sum', () => {
  const dice = { kind: 'dice', faces: [4, 3], by: 'app' } as const;
  expect(describeAnswer(dice, undefined, [], true)).toBe('4, 3, app');
});

describe('describeAnswer', () => {
  const rows: readonly [string, Answer, Prompt | undefined, string][] = [
    ['one die by the app', { kind: 'dice', faces: [4], by: 'app' }, undefined, '4, app'],
    ['two dice by hand', { kind: 'dice', faces: [4, 3], by: 'physical' }, undefined, '4 + 3 = 7, by hand'],
    [
      'an overridden die',
      { kind: 'dice', faces: [6], by: 'override', reason: 'cocked' },
      undefined,
      '6, changed: cocked',
    ],
    [
      'a choice in its own words',
      { kind: 'choice', value: 'n' },
      { ...base, kind: 'choice', options: [{ value: 'n', label: 'No banzai' }] },
      'No banzai',
    ],
    ['a choice whose question is gone', { kind: 'choice', value: 'n' }, undefined, 'n'],
    [
      'a draw',
      { kind: 'draw', value: '24', by: 'physical' },
      { ...base, kind: 'draw', from: [{ value: '24', label: '24 Move' }] },
      '24 Move, by hand',
    ],
    [
      'a form with its question',
      { kind: 'form', values: { attack: 17, terrain: 'rough', facts: ['conc'], hex: '' } },
      attack,
      'Attack factors 17 · Terrain Rough · Concentric',
    ],
    [
      'a form without its question',
      { kind: 'form', values: { attackFactors: -2, facts: [] } },
      undefined,
      'Attack factors −2',
    ],
    ['an empty form', { kind: 'form', values: { facts: [] } }, undefined, 'nothing marked'],
    ['losses', { ...cell, value: { attacker: 1, defender: 0 } }, undefined, '1/0, your sheet'],
    [
      "the rulebook's cell",
      { ...cell, value: { attacker: 2, defender: 1 }, source: 'rules', rule: '10.9' },
      undefined,
      '2/1, rulebook 10.9',
    ],
    [
      'heads',
      { kind: 'heads', chart: 'crt', axis: 'columns', heads: ['1:1', '2:1'], source: 'practice', pack: 'p' },
      undefined,
      '1:1 2:1, practice table, not the printed one',
    ],
  ];
  it.each(rows)('%s', (_, answer, prompt, words) => {
    expect(describeAnswer(answer, prompt, [crt])).toBe(words);
    expect(describeAnswer(answer, prompt)).toBe(words);
  });

  it('names a cell by its chart and heads', () => {
    expect(describeKey('cell:crt:2:1:2', { ...cell, value: 1 }, [crt])).toBe(
      'Combat Results Table, 2:1, two',
    );
    expect(describeKey('crt-die', { kind: 'dice', faces: [1], by: 'app' })).toBe('Crt die');
    expect(humanise('bb_rowPoints')).toBe('Bb row points');
  });
});
