import { describe, expect, test } from 'vitest';
import { aheadOf } from '../../../src/core/journal/ahead';
import { amend, startAmending, withChange } from '../../../src/core/journal/amend';
import { openQuestion } from '../../../src/core/journal/commands';
import type { DicePrompt, FormPrompt } from '../../../src/core/play/prompt';
import { open, take } from '../../support/play';
import { acting, asked, counter, events, rowOf, stateOf, tap, words } from './small';

/** Three columns of odds with an edge of either kind, and a table of dice alone. */
const TABLES = {
  crt: {
    name: 'Combat',
    rule: '7',
    columns: { by: 'odds', round: 'down', heads: '1:1 2:1 3:1', below: 'none', above: 'D9' },
    rows: { dice: '1d6', heads: '..2 3..4 5..' },
    cells: ['A1 A1 NE', 'NE D1 D2', 'D1 ? XX'],
    means: {
      NE: { say: 'No effect' },
      'A#': { say: 'Attacker loses #', do: [{ add: ['unit:r1.strength', ['-', 0, '#']] }] },
      'D#': { say: 'Defender loses #', do: [{ add: ['unit:b1.strength', ['-', 0, '#']] }] },
      D9: { say: 'Swept away', do: [{ set: ['unit:b1.strength', 0] }, { as: 'A1' }] },
    },
  },
};
const ASKS = [
  { id: 'att', number: [1, 60], say: 'Attack', start: 'unit:r1.strength' },
  { id: 'def', number: [1, 60], say: 'Defence', start: 'unit:b1.strength' },
  { id: 'how', mods: ['ground', 'half'], say: 'How' },
];
const MODS = {
  ground: {
    name: 'Ground',
    kind: 'shift',
    most: 2,
    rows: [
      { id: 'hill', say: 'Hill', value: -1 },
      { id: 'rear', say: 'From the rear', value: 1, each: 3 },
      { id: 'guns', say: 'Guns', value: 1, costs: ['shells', 1] },
      { id: 'wet', say: 'Rain', value: -1, when: [['tag', 'has', 'rain']] },
      { id: 'dug', say: 'Dug in', value: -1, when: [['unit:b1.dug', 'is', 'there']] },
    ],
  },
  half: { name: 'Strength', kind: 'times', rows: [{ id: 'dry', say: 'Out of supply', value: '1/2' }] },
};
const COUNTERS = { shells: { name: 'Shells', start: 1, min: 0, max: 3 } };
const PARTS = {
  tables: TABLES,
  mods: MODS,
  counters: COUNTERS,
  switches: { odds: { name: 'Odds', of: { cap: 'Cap', real: 'Real' } } },
};
const EFFECT = { table: 'crt', of: ['*', 'att', 'half'], to: 'def', shift: 'ground', switch: 'odds' };
const attack = (form: object, more: object = {}) =>
  tap(acting([EFFECT], PARTS, { ask: ASKS }), 'act:act', { 'att+def+how': form, ...more } as never);

describe('mods', () => {
  test('are one form, preset from the lists, with what each does on its button', () => {
    const seat = tap(acting([EFFECT], PARTS, { ask: ASKS }), 'act:act');
    // Every question was a form that stands as preset: 4 against 3, dug in: 1:1 and one left.
    expect(words(seat)).toContain('Attack: 4');
    expect(words(seat)).toContain('Past the end of the table: no die, no effect');
    const form = acting([EFFECT], PARTS, { ask: ASKS });
    const prompt = firstOf(form);
    expect(prompt.submitOn).toBe('Act on');
    expect(prompt.fields.map(({ key, label }) => [key, label])).toEqual([
      ['att', 'Attack'],
      ['def', 'Defence'],
      ['mods:ground', 'Ground'],
      ['mods:ground:rear', 'From the rear (1R each)'],
      ['mods:half', 'Strength'],
    ]);
    const [ground, half] = prompt.fields.filter(({ kind }) => kind === 'flags');
    expect(ground && 'options' in ground && ground.options).toEqual([
      { value: 'hill', label: 'Hill', effect: '1L' },
      { value: 'guns', label: 'Guns', effect: '1R' },
    ]);
    expect(half && 'options' in half && half.options).toEqual([
      { value: 'dry', label: 'Out of supply', effect: '×½' },
    ]);
  });

  test('are counted, capped, and told; a condition counts by itself', () => {
    const seat = attack(
      { att: 12, def: 3, 'mods:ground': ['hill'], 'mods:ground:rear': 3, 'mods:half': ['dry'] },
      { 'die crt': 3 },
    );
    // 6 against 3 is 2:1; one left, three right, one left as it is dug in: one right.
    expect(words(seat)).toEqual(
      expect.arrayContaining([
        'Hill: −1',
        'From the rear, 3 times: +3',
        'Dug in: −1',
        'Ground: +1',
        'Out of supply: ×½',
        '6 : 3: 2:1',
        'Net shift +1: 3:1',
      ]),
    );
    expect(words(seat)).not.toContain('Rain: −1');
    expect(rowOf(seat, 'unit', 'b1').strength).toBe(1);
  });

  test('stop at the most that they come to', () => {
    const seat = attack(
      { att: 3, def: 3, 'mods:ground': ['guns'], 'mods:ground:rear': 3, 'mods:half': [] },
      { 'die crt': 1 },
    );
    expect(words(seat)).toContain('Ground: no more than 2: +2');
  });

  test('cost their counter, and cannot be taken where it has none', () => {
    const seat = attack(
      { att: 6, def: 3, 'mods:ground': ['guns'], 'mods:ground:rear': 0, 'mods:half': [] },
      { 'die crt': 3 },
    );
    expect(counter(seat, 'shells')).toBe(0);
    const again = firstOf(seat);
    const ground = again.fields.find(({ key }) => key === 'mods:ground');
    expect(ground && 'options' in ground && ground.options[1]?.disabled).toBe('Shells: not enough is left.');
  });

  test('that all count by themselves need no form of their own', () => {
    const mods = {
      near: {
        name: 'Near',
        kind: 'plus',
        rows: [{ id: 'n', say: 'Near', value: 3, when: [['far', '<', 3]] }],
      },
    };
    const ask = [
      { id: 'far', number: [1, 9], say: 'How far' },
      { id: 'att', number: [1, 60], say: 'Attack' },
      { id: 'how', mods: ['near'], say: 'How' },
      { id: 'def', number: [1, 60], say: 'Defence' },
    ];
    const effect = { table: 'crt', of: ['+', 'att', 'near'], to: 'def' };
    const seat = tap(acting([effect], { ...PARTS, mods }, { ask }), 'act:act', {
      'far+att+how+def': { far: 2, att: 3, def: 3 },
      'die crt': 3,
    });
    expect(words(seat)).toEqual(expect.arrayContaining(['Near: +3', '6 : 3: 2:1']));
  });

  test('count by themselves in an amount that nobody asked for', () => {
    const mods = {
      mud: {
        name: 'Mud',
        kind: 'times',
        rows: [{ id: 'mud', say: 'Mud', value: '1/2', when: [['tag', 'not', 'rain']] }],
      },
    };
    const effect = { table: 'crt', of: ['*', 'att', 'mud'], to: 'def' };
    const seat = tap(acting([effect], { ...PARTS, mods }, { ask: ASKS.slice(0, 2) }), 'act:act', {
      'att+def': { att: 12, def: 3 },
      'die crt': 3,
    });
    expect(words(seat)).toEqual(expect.arrayContaining(['Mud: ×½', '6 : 3: 2:1']));
  });
});

/** The first question of the action, as it stands now. */
function firstOf(seat: ReturnType<typeof acting>): FormPrompt {
  const first = seat.game.procedures['act:act']?.run(stateOf(seat), {}).next().value;
  if (!first || !('kind' in first) || first.kind !== 'form') throw new Error('no form comes first');
  return first;
}

describe('table', () => {
  test('rolls on the column of its odds, and shows it while the form is filled in', () => {
    const seat = acting([EFFECT], PARTS, { ask: ASKS });
    const form = openForm(seat);
    const values = { att: 9, def: 3, 'mods:ground': [], 'mods:ground:rear': 0, 'mods:half': [] };
    const ahead = aheadOf(seat.game, form, seat.pack, values);
    const roll = ahead?.kind === 'roll' ? (ahead.question.prompt as DicePrompt) : undefined;
    expect(roll?.rollPreview).toMatchObject({
      chart: 'crt',
      column: '2:1',
      odds: { attack: 9, defence: 3, shift: -1 },
    });
    const hilly = aheadOf(seat.game, form, seat.pack, { ...values, 'mods:ground:rear': 1 });
    expect(hilly?.kind === 'roll' && hilly.question.prompt.rollPreview?.column).toBe('3:1');
  });

  test('by difference says what it is the difference of', () => {
    const columns = { by: 'difference', heads: '..-1 0..2 3..' };
    const tables = { crt: { ...TABLES.crt, columns } };
    const less = (att: unknown) => ({ table: 'crt', of: ['-', att, ['+', 'def', 1]] });
    const form = { 'att+def': { att: 7, def: 3 }, 'die crt': 3 };
    const seat = (effect: object) =>
      tap(acting([effect], { ...PARTS, tables }, { ask: ASKS.slice(0, 2) }), 'act:act', form);
    expect(words(seat(less('att')))).toContain('7 − 4: 3+');
    expect(words(seat({ table: 'crt', of: ['+', ['-', 'att', 'def'], 1] }))).toContain('5: 3+');
    expect(words(seat(less(1)))).toContainEqual(expect.stringMatching(/^1 − 4: /));
  });

  test('past an end that is none nothing happens, and no die is rolled', () => {
    const seat = attack({ att: 1, def: 3, 'mods:ground': [], 'mods:ground:rear': 0, 'mods:half': [] });
    expect(asked(seat)).toBeUndefined();
    expect(words(seat)[0]).toBe('Act: no effect');
    expect(events(seat)).toEqual([]);
  });

  test('past an end that is a code does what it says, and no die is rolled', () => {
    const seat = attack({ att: 60, def: 3, 'mods:ground': [], 'mods:ground:rear': 2, 'mods:half': [] });
    expect(asked(seat)).toBeUndefined();
    expect(words(seat)[0]).toBe('Act: D9');
    expect(rowOf(seat, 'unit', 'b1').strength).toBe(0);
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(3);
  });

  test('an exact code comes before a pattern; # is the number in it', () => {
    const seat = attack(
      { att: 6, def: 3, 'mods:ground': [], 'mods:ground:rear': 1, 'mods:half': [] },
      { 'die crt': 4 },
    );
    expect(words(seat)).toContain('Defender loses 1: D1');
    expect(rowOf(seat, 'unit', 'b1').strength).toBe(2);
  });

  test('an open cell is asked, and known from then on', () => {
    const form = { att: 6, def: 3, 'mods:ground': [], 'mods:ground:rear': 1, 'mods:half': [] };
    const seat = attack(form, { 'die crt': 5, 'cell:crt:2:1:5..': 'D2' });
    expect(rowOf(seat, 'unit', 'b1').strength).toBe(1);
    tap(seat, 'act:act', { 'att+def+how': form, 'die crt': 6 });
    expect(words(seat)).toContain('Defender loses 2: D2');
  });

  test('a code without a meaning is told once, and known from then on', () => {
    const form = { att: 9, def: 3, 'mods:ground': [], 'mods:ground:rear': 1, 'mods:half': [] };
    const seat = attack(form, { 'die crt': 5, 'means crt XX': { meaning: 'Both go home' } });
    expect(stateOf(seat).means).toEqual({ 'crt:XX': 'Both go home' });
    tap(seat, 'act:act', { 'att+def+how': form, 'die crt': 5 });
    expect(asked(seat)).toBeUndefined();
    expect(words(seat)).toContain('Both go home: XX');
  });

  test('what it comes to may be amended to another code, which then does what it says', () => {
    const form = { att: 6, def: 3, 'mods:ground': [], 'mods:ground:rear': 1, 'mods:half': [] };
    const seat = attack(form, { 'die crt': 4 });
    const of = seat.projection.runs.at(-1)?.opened.id ?? '';
    const started = startAmending(seat.game, seat.projection, of);
    const key = 'override:code crt';
    const override = { kind: 'override', value: 'A2', reason: 'Misread' } as const;
    const amending = started.ok ? withChange(started.value, { key, answer: override }) : { of, changes: [] };
    expect(take(seat, amend(seat.game, seat.projection, seat.pack, amending, ''))).toBeUndefined();
    expect(rowOf(seat, 'unit', 'b1').strength).toBe(3);
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(2);
  });
});

function openForm(seat: ReturnType<typeof acting>) {
  open(seat, 'act:act');
  const question = openQuestion(seat.game, seat.projection, seat.pack);
  if (question?.prompt.kind !== 'form') throw new Error('no form is open');
  return question;
}
