// @vitest-environment page
// Every place of the app where a number is typed takes the digits and dashes of every script, and every one where something
// is looked for finds it however it is spelled. A field of either kind that is added anywhere has to be tried here; that none
// is left out is held by tests/tools/typed-fields.test.ts.
import { describe, expect, it, vi } from 'vitest';
import { readPairings } from '../../src/app/hall/board/pairings';
import type { Summary } from '../../src/app/hall/summary';
import { makeRuleBook } from '../../src/app/rules';
import { answerOf } from '../../src/app/text-table/answer';
import type { CellShape } from '../../src/core/charts/chart';
import { readMinutes } from '../../src/core/journal/set-clock';
import { checkForm, type FormField, valuesTyped } from '../../src/core/play/form';
import type { Prompt } from '../../src/core/play/prompt';
import type { RegisterEntry } from '../../src/core/play/view';
import { REINFORCEMENTS } from '../../src/games/usn-deluxe/data/charts';
import { ClockChoice } from '../../src/ui/ask/clock/clock-choice';
import { DiceInput } from '../../src/ui/ask/dice-input';
import { withValue } from '../../src/ui/ask/prompts/form-draft';
import { Keypad } from '../../src/ui/ask/prompts/keypad';
import { insertLabel, tidyLabel } from '../../src/ui/charts/typed-labels';
import { missing } from '../../src/ui/hall/board/board-words';
import { NumberField } from '../../src/ui/hall/number-field';
import { saveCsv } from '../../src/ui/kit/download';
import { stepWhole } from '../../src/ui/kit/whole-number';
import { type Annotated, findLines } from '../../src/ui/log/log-filter';
import { findEntries } from '../../src/ui/play/find-entries';
import { isPartial, parseCell } from '../../src/ui/teach/grid-draft';
import { pressKey } from '../../src/ui/teach/grid-keys';
import { pastedCells } from '../../src/ui/teach/paste-rows';
import { draw, freshPage, settled } from './drawn';

freshPage();

/** "12", and "−3" where that is asked for, as keyboards write them. */
const TWELVE = ['12', '１２', '١٢', '۱۲', '१२', '๑๒', '𝟏𝟐'];
const MINUS_THREE = ['-3', '−3', '–3', '—3', '－３', '‐3', '‑٣', 'ー３'];

const number = (key: string, min = 0): FormField => ({ key, label: key, kind: 'number', min, max: 99 });
const patterned = (source: string): FormField => ({
  ...{ key: 'text', label: 'Hex', kind: 'text', maxLength: 60, optional: false },
  pattern: { source, message: 'four digits.' },
});
const losses: CellShape = { kind: 'losses', max: 9 };
const cellPrompt: Prompt = {
  ...{ kind: 'cell', key: 'k', rule: '1', title: 'Sheet', working: [] },
  ...{ chart: 'crt', column: '1:1', row: '3', shape: { kind: 'number', min: -9, max: 99 } },
};
const formPrompt: Prompt = {
  ...{ kind: 'form', key: 'k', rule: '1', title: 'Sheet', working: [], submit: 'Go', checks: [] },
  fields: [number('n', -9)],
};
const dicePrompt: Prompt = {
  kind: 'dice',
  key: 'k',
  rule: '1',
  title: 'Roll',
  working: [],
  count: 1,
  sides: 20,
};
const headsPrompt: Prompt = {
  ...{ kind: 'heads', key: 'k', rule: '1', title: 'Heads', working: [] },
  ...{ chart: 'crt', axis: 'columns', offered: [] },
};
const taken = <T,>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }) =>
  result.ok ? result.value : 'refused';
const typedForm = (field: FormField, text: string) =>
  taken(checkForm([field], [], valuesTyped([field], { [field.key]: text })));

describe('a number is typed', () => {
  it.each(TWELVE)(
    '%s is 12 in forms, cells, columns, pairings, pasted rows and lines of a program',
    (text) => {
      expect(typedForm(number('n'), text)).toEqual({ n: 12 });
      expect(typedForm(patterned('\\d{2}'), text)).toEqual({ text: '12' });
      expect(typedForm(patterned('[A-Z]\\d{2}'), `Ａ${text}`)).toEqual({ text: 'A12' });
      expect(stepWhole(text, 1, 0, 99)).toBe('13');
      expect(taken(parseCell({ kind: 'number', min: 0, max: 99 }, text))).toBe(12);
      expect(taken(parseCell(losses, text))).toEqual({ attacker: 1, defender: 2 });
      expect(tidyLabel(`${text}–${text}`, true)).toBe('12-12');
      expect(tidyLabel(`${text} to 1`)).toBe('12:1');
      expect(taken(insertLabel(['1'], `${text} ＋`, true))).toEqual(['1', '12+']);
      expect(taken(readPairings(`${text}\tAnn\tKen`))).toEqual(new Map([[12, ['Ann', 'Ken']]]));
      expect(answerOf(formPrompt, { n: text }, undefined)).toMatchObject({ values: { n: 12 } });
      expect(answerOf(dicePrompt, [text], undefined)).toMatchObject({ faces: [12] });
      expect(answerOf(cellPrompt, text, undefined)).toMatchObject({ value: 12 });
      expect(answerOf(headsPrompt, [`${text}:1`], undefined)).toMatchObject({ heads: ['12:1'] });
      const pasted = pastedCells(REINFORCEMENTS, { columns: ['j'], rows: ['12'] }, `turn ${text}\tNothing`);
      expect(taken(pasted)).toMatchObject({ cells: { 'j|12': 'Nothing' } });
    },
  );

  it.each(MINUS_THREE)('%s is below nought in forms and cells, and half of it is not wrong yet', (text) => {
    const shape: CellShape = { kind: 'number', min: -9, max: 9 };
    expect(typedForm(number('n', -9), text)).toEqual({ n: -3 });
    expect(taken(parseCell(shape, text))).toBe(-3);
    expect(stepWhole(text, -1, -9, 9)).toBe('−4');
    expect(isPartial(shape, text.slice(0, 1))).toBe(true);
    expect(answerOf(cellPrompt, text, undefined)).toMatchObject({ value: -3 });
  });

  it.each(['1/2', '１／２', '١–٢', '१:२', '1⁄2', '1．2', '12'])('%s are two losses', (text) => {
    expect(taken(parseCell(losses, text))).toEqual({ attacker: 1, defender: 2 });
  });

  it('a loss that is half typed goes on by a key', () => {
    expect(pressKey(losses, '１', '2')).toEqual({ text: '1/2', complete: true });
    expect(isPartial(losses, '１／')).toBe(true);
  });

  it('a choice is met however its sign is typed', () => {
    const shape: CellShape = { kind: 'choice', options: [{ value: '-1', label: '−1' }] };
    expect(taken(parseCell(shape, '－１'))).toBe('-1');
    expect(taken(parseCell(shape, '2'))).toBe('refused');
  });

  it('words that fit as they stand are kept as they stand, and no number is guessed', () => {
    expect(typedForm(patterned('[^;]{1,60}'), 'Rabaul – ３')).toEqual({ text: 'Rabaul – ３' });
    expect(typedForm(number('n'), '１２a')).toBe('refused');
    expect(typedForm(patterned('\\d{4}'), '１２')).toBe('refused');
    expect(answerOf(dicePrompt, ['x'], undefined)).toBeUndefined();
  });

  it('what follows from a number follows from each way to type it', () => {
    const follows = { field: 'text', values: { '1631': 'beach' } };
    const fields: readonly FormField[] = [
      patterned('\\d{4}'),
      {
        key: 'where',
        label: 'Where',
        kind: 'choice',
        options: [{ value: 'beach', label: 'Beach' }],
        follows,
      },
    ];
    expect(withValue(fields, {}, 'text', '１６３１')).toEqual({ text: '１６３１', where: 'beach' });
  });

  it.each(['4', '４', '٤', '४'])('the key %s is a die’s face', async (key) => {
    const rolled = vi.fn();
    await draw(<DiceInput count={1} sides={6} first="physical" rollLabel="Roll" keys onRoll={rolled} />);
    for (const pressed of ['０', '７', 'F4', '-4', key])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    await settled();
    expect(rolled.mock.calls).toEqual([[[4], 'physical', []]]);
  });

  it.each(['2125', '２１２５', '٢١٢٥', '21-25', ' 21255'])(
    '%s is a hex of four digits on the keypad',
    async (text) => {
      const typed = vi.fn();
      const tied = { id: 'hex', 'aria-invalid': false };
      await draw(<Keypad tied={tied} digits={4} text="" known={[]} keys onText={typed} />);
      const input = document.querySelector('input') as HTMLInputElement;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      for (const key of ['F4', 'x', [...text.trim()][0] ?? ''])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect(typed.mock.calls).toEqual([['2125'], ['2']]);
    },
  );

  it.each(TWELVE)('%s are the minutes of a clock', async (text) => {
    const typed = vi.fn();
    await draw(<ClockChoice typed=" " onTyped={typed} />);
    const field = document.querySelector('input[inputmode]') as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // New game hands on what was typed as it is (home.test.tsx), to be read in the same way.
    expect(readMinutes(typed.mock.lastCall?.[0])).toEqual({ ok: true, value: 12 });
  });

  it('a number of tables is taken in each script, stepped by arrows, and put right on leaving', async () => {
    const taken: number[] = [];
    const field = () => document.querySelector('input') as HTMLInputElement;
    const type = async (text: string) => {
      field().value = text;
      field().dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    };
    await draw(<NumberField label="Tables" most={50} value={3} onNumber={(value) => taken.push(value)} />);
    for (const text of ['１２', '٤', '99', '-1', 'x', '']) await type(text);
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    field().dispatchEvent(new FocusEvent('blur'));
    await settled();
    expect(taken).toEqual([12, 4, 4]);
    expect(field().value).toBe('3');
  });
});

/** As the app holds them, and what players type for them. */
const SPELLINGS: readonly (readonly [kept: string, ...typed: string[]])[] = [
  ['Jörg', 'jorg', 'Jo\u0308rg', 'JÖRG'],
  ['O‘ahu', 'oahu', 'O’ahu', "o'ahu", 'Oʻahu', 'Oʼahu'],
  ['Haleʻiwa', 'Haleiwa', 'hale‘iwa'],
  ['Zéro', 'zero', 'ZE\u0301RO'],
  ['Straße', 'strasse', 'STRASSE'],
  ['Tromsø', 'tromso'],
  ['राम', 'राम'],
  ['ガダルカナル', 'ｶﾞﾀﾞﾙｶﾅﾙ'],
  ['CV−5', 'CV-5', 'cv–5', 'ＣＶ－５'],
];

const lineOf = (title: string): Annotated => ({
  line: { title, answers: [], lines: [], conflicts: [] } as unknown as Annotated['line'],
});
const SEARCHES: { readonly [file: string]: (kept: string, typed: string) => number } = {
  'log/log-find.tsx': (kept, typed) =>
    findLines([lineOf(kept), lineOf('Other')], { text: typed }, ({ line }) => line.title).length,
  'play/register.tsx': (kept, typed) => {
    const entry = (name: string): RegisterEntry => ({
      ...{ id: name, name, type: 'carrier', state: 'whole', notes: [], facts: [] },
    });
    const groups = [{ id: 'g', label: 'Place', entries: [entry(kept), entry('Other')] }];
    return findEntries(groups, typed, (side) => side).flatMap(({ entries }) => entries).length;
  },
  'rules/rule-page.tsx': (kept, typed) =>
    makeRuleBook([
      { number: '1', title: kept, text: 'Who goes where.' },
      { number: '2', title: 'Other', text: 'Nothing of it.' },
    ]).search(typed).length,
};

describe('something is looked for', () => {
  it.each(
    Object.keys(SEARCHES).flatMap((file) => SPELLINGS.map(([kept, ...typed]) => ({ file, kept, typed }))),
  )('in $file: $kept by $typed', ({ file, kept, typed }) => {
    for (const text of [kept, ...typed]) expect(SEARCHES[file]?.(kept, text), text).toBe(1);
  });

  it('a rule by its number and a chart by its edges, in each script', () => {
    const axis = { mode: 'fixed', label: 'Ort', labels: ['Küste'] } as const;
    const chart = { id: 'crt', name: 'Tafel', rule: '3.1', columns: axis, rows: axis };
    const book = makeRuleBook([{ number: '7.13', title: 'Sea', text: 'Ships.' }], [chart]);
    expect(book.search('７．１').map(({ number }) => number)).toEqual(['7.13']);
    expect(book.search('kuste').map((found) => found.chart)).toEqual(['crt']);
  });

  it('players who came under another spelling of their name are not missing at their table', () => {
    const summary = { players: [{ name: 'jorg' }, { name: 'O’Hara' }] } as unknown as Summary;
    expect(missing({ table: 1, summary, expected: ['Jörg', 'O‘Hara'] })).toEqual([]);
    expect(missing({ table: 1, summary, expected: ['Jürg'] })).toEqual(['Jürg']);
  });
});

it('a table for a spreadsheet begins with the mark that tells its letters', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveCsv('name\r\nJörg\r\n', 'Friday: results');
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('name\r\nJörg\r\n');
  expect(names).toEqual(['War Diary, Friday results.csv']);
  vi.restoreAllMocks();
});
