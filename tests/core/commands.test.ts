import { describe, expect, it } from 'vitest';
import { lookupCell, withLessons } from '../../src/core/charts/pack';
import {
  addNote,
  answerQuestion,
  answersFit,
  cancelOpen,
  openProcedure,
  openQuestion,
  redoLast,
  strike,
  undoLast,
} from '../../src/core/journal/commands';
import { freeRoll } from '../../src/core/journal/free-roll';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import type { Given } from '../../src/core/play/view';
import { type ToyState, toy } from '../games/toy/toy';
import { answer, open, question, say, sitDown, type Table, take } from '../support/play';

function begun(): Table<ToyState> {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

const cell = (table: Table<ToyState>, row: string) => {
  const chart = toy.charts[0];
  return chart && lookupCell(chart, table.pack, 'calm', row)?.value;
};
const last = (table: Table<ToyState>) => table.projection.entries.at(-1);
const sameAsFolded = (table: Table<ToyState>) =>
  expect(table.projection).toEqual(foldJournal(toy, JSON.parse(JSON.stringify(table.projection.entries))));

describe('procedure and journal', () => {
  it('a question says whose it is, and its line nothing of an outcome before there is one', () => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    expect(openQuestion(table.game, table.projection, table.pack)?.side).toBe('fox');
    say(table, [1, 2, 3]);
    expect(last(table)).not.toHaveProperty('outcome');
    say(table, 'late');
    expect(last(table)).toHaveProperty('outcome.events');
  });

  it('one tap is one entry, and a look-up the pack knows is recorded beside the roll', () => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    say(table, [1, 2, 3], 'late');
    expect(table.projection.entries.map((entry) => entry.kind)).toEqual([
      'v1.Opened',
      'v1.Answered',
      'v1.Opened',
      'v1.Answered',
      'v1.Answered',
    ]);
    open(table, 'cross', { side: 'owl' });
    say(table, [3, 2, 1]);
    expect(last(table)).toMatchObject({
      answers: [
        { key: 'crossing', answer: { faces: [3, 2, 1], by: 'physical' } },
        {
          key: 'cell:chance:calm:6',
          auto: true,
          answer: { value: 'late', source: 'mapsheet', pack: 'own:toy' },
        },
      ],
    });
    expect(table.projection.state.crossings).toEqual(['late', 'late']);
    sameAsFolded(table);
  });

  it('a first answer given with the opening tap makes one entry with its outcome', () => {
    const table = begun();
    const roll = { key: 'crossing', answer: { kind: 'dice' as const, faces: [6, 6, 6], by: 'app' as const } };
    expect(take(table, openProcedure(toy, table.projection, table.pack, 'cross', {}, roll))).toBeUndefined();
    expect(table.projection.open).toBeUndefined();
    expect(last(table)).toMatchObject({
      kind: 'v1.Opened',
      outcome: { events: [{ type: 'v1.Crossed', result: 'landed' }] },
    });
    expect(table.pack.cells).toEqual({});
  });

  it('takes further answers with the same tap while they are what is asked next, and leaves the others out', () => {
    const table = begun();
    const roll = { key: 'crossing', answer: { kind: 'dice' as const, faces: [1, 2, 3], by: 'app' as const } };
    const row = ({ key }: { key: string }) => ({
      key,
      answer: {
        ...{ kind: 'cell' as const, chart: 'chance', column: 'calm', row: key.slice(-1) },
        ...{ value: 'late', source: 'mapsheet' as const, pack: 'own:toy' },
      },
    });
    open(table, 'cross', { side: 'owl' });
    const stray = row({ key: 'cell:chance:calm:5' });
    const given = answerQuestion(toy, table.projection, table.pack, roll.key, roll.answer, stray);
    expect(take(table, given)).toBeUndefined();
    const asked = question(table);
    expect(asked?.kind).toBe('cell');
    expect(last(table)).toMatchObject({ kind: 'v1.Answered', answers: [{ key: 'crossing' }] });
    expect(take(table, undoLast(table.projection))).toBeUndefined();
    const fit = row({ key: asked?.key ?? '' });
    expect(
      take(table, answerQuestion(toy, table.projection, table.pack, roll.key, roll.answer, fit)),
    ).toBeUndefined();
    const { answers = [] } = last(table) as { answers?: readonly { key: string }[] };
    expect(answers.map(({ key }) => key)).toEqual(['crossing', fit.key]);
    expect(cell(table, fit.key.slice(-1))).toBe('late');
    sameAsFolded(table);
    // One tap, one line: undone together, and unlearned.
    expect(take(table, undoLast(table.projection))).toBeUndefined();
    expect(question(table)?.key).toBe('crossing');
    expect(cell(table, fit.key.slice(-1))).toBeUndefined();
  });

  it('answers of an action fit where all that are asked are taken: the tap on it says the same', () => {
    const table = begun();
    const { projection, pack } = table;
    const roll = (...faces: number[]) => ({
      ...{ key: 'crossing', answer: { kind: 'dice' as const, faces, by: 'app' as const } },
    });
    const row = (no: number, value: string) => ({
      key: `cell:chance:calm:${no}`,
      answer: {
        ...{ kind: 'cell' as const, chart: 'chance', column: 'calm', row: String(no) },
        ...{ value, source: 'mapsheet' as const, pack: 'own:toy' },
      },
    });
    const fits = (procedure: string, ...answers: readonly Given[]) => {
      const action = { id: 'x', label: 'X', procedure, args: {}, answers };
      const opened = openProcedure(toy, projection, pack, procedure, {}, ...answers);
      return [answersFit(toy, projection, pack, action), opened.ok];
    };
    const both = (fit: boolean) => [fit, fit];
    expect(fits('cross', roll(1, 2, 3))).toEqual(both(true));
    expect(fits('cross', roll(1, 2, 3), row(6, 'late'))).toEqual(both(true));
    // Row 5 is not asked.
    expect(fits('cross', roll(1, 2, 3), row(5, 'no such word'))).toEqual(both(true));
    expect(fits('cross', roll(1, 2, 7))).toEqual(both(false));
    expect(fits('cross', row(6, 'late'))).toEqual(both(false));
    expect(fits('cross', roll(1, 2, 3), row(6, 'no such word'))).toEqual(both(false));
    expect(fits('nothing of the kind', roll(1, 2, 3))).toEqual(both(false));
    expect(answersFit(toy, projection, pack, { id: 'x', label: 'X', procedure: 'cross', args: {} })).toBe(
      true,
    );
  });

  it.each([
    ['a face that is not on the die', { kind: 'dice', faces: [1, 2, 7], by: 'physical' }, 'dice.face'],
    ['too few dice', { kind: 'dice', faces: [1, 2], by: 'physical' }, 'dice.count'],
    ['an override without a reason', { kind: 'dice', faces: [1, 2, 3], by: 'override' }, 'dice.reason'],
    ['an unknown roller', { kind: 'dice', faces: [1, 2, 3], by: 'ghost' as 'app' }, 'dice.by'],
    ['the answer to another kind of question', { kind: 'choice', value: 'x' }, 'answer.kind'],
  ] as const)('refuses %s and changes nothing', (_, given, code) => {
    const table = begun();
    open(table, 'cross');
    const before = table.projection;
    expect(answer(table, 'crossing', given)?.code).toBe(code);
    expect(table.projection).toBe(before);
    expect(question(table)?.key).toBe('crossing');
  });

  it('refuses a second tap: the question has moved on', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 2, 3]);
    const entries = table.projection.entries.length;
    expect(answer(table, 'crossing', { kind: 'dice', faces: [4, 4, 4], by: 'app' })?.code).toBe(
      'question.moved',
    );
    expect(table.projection.entries).toHaveLength(entries);
  });

  it('refuses a second procedure while one is open, and takes a note', () => {
    const table = begun();
    open(table, 'cross');
    expect(open(table, 'pass')?.code).toBe('procedure.open');
    expect(take(table, addNote('  tea  '))).toBeUndefined();
    expect(last(table)).toMatchObject({ kind: 'v1.Noted', text: 'tea' });
    expect(question(table)?.key).toBe('crossing');
    sameAsFolded(table);
  });

  it('takes a free roll with a note while a procedure is open, and refuses one that is none', () => {
    const table = begun();
    open(table, 'cross');
    const two = { count: 2, sides: 10 };
    expect(take(table, freeRoll(two, { faces: [10, 3], by: 'physical' }, ' who begins? '))).toBeUndefined();
    const roll = { sides: 10, faces: [10, 3], by: 'physical' };
    expect(last(table)).toMatchObject({ kind: 'v1.Noted', text: 'who begins?', roll });
    expect(logLines(table.projection).at(-1)).toMatchObject({
      kind: 'roll',
      title: 'who begins?',
      value: '10 + 3',
      lines: [{ kind: 'die', label: '2 dice, 10 sides', value: '13', by: 'physical' }],
    });
    expect(question(table)?.key).toBe('crossing');
    expect(take(table, freeRoll(two, { faces: [11, 3], by: 'app' }))?.code).toBe('dice.face');
    expect(take(table, freeRoll(two, { faces: [1], by: 'app' }))?.code).toBe('dice.count');
    expect(take(table, freeRoll(two, { faces: [1, 1], by: 'app' }, 'x'.repeat(501)))?.code).toBe(
      'note.length',
    );
    take(table, undoLast(table.projection));
    expect(logLines(table.projection).at(-1)).toMatchObject({ kind: 'roll', struck: true });
    sameAsFolded(table);
  });

  it('refuses an unknown procedure, an empty note and one over 500 characters', () => {
    const table = begun();
    expect(open(table, 'dance')?.code).toBe('procedure.unknown');
    expect(take(table, addNote(' '))?.code).toBe('note.empty');
    expect(take(table, addNote('x'.repeat(501)))?.code).toBe('note.length');
  });
});

describe('strike and restore', () => {
  it('undo strikes the last line and asks its question again, with the old answer beside it', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [6, 6, 6]);
    expect(table.projection.state.crossings).toEqual(['landed']);
    take(table, undoLast(table.projection));
    expect(table.projection.state.crossings).toEqual([]);
    expect(openQuestion(toy, table.projection, table.pack)).toMatchObject({
      prompt: { key: 'crossing' },
      previous: { faces: [6, 6, 6] },
    });
    take(table, redoLast(table.projection));
    expect(table.projection.state.crossings).toEqual(['landed']);
    expect(table.projection.open).toBeUndefined();
    sameAsFolded(table);
  });

  it('undo several times, redo in turn, and no redo once something new follows', () => {
    const table = begun();
    for (const _ of [1, 2, 3]) open(table, 'pass');
    const cursor = table.projection.state.cursor;
    take(table, undoLast(table.projection));
    take(table, undoLast(table.projection));
    expect(table.projection.state.cursor).toEqual({ turn: 1, step: 'night' });
    take(table, redoLast(table.projection));
    take(table, redoLast(table.projection));
    expect(table.projection.state.cursor).toEqual(cursor);
    expect(take(table, redoLast(table.projection))?.code).toBe('redo.none');
    take(table, undoLast(table.projection));
    open(table, 'pass');
    expect(take(table, redoLast(table.projection))?.code).toBe('redo.none');
    sameAsFolded(table);
  });

  it('striking a line inside a closed procedure opens it again there; the later answer is kept and its effect stays in place', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 2, 3], 'lost');
    open(table, 'pass');
    const roll = table.projection.entries.find(
      (entry) => entry.kind === 'v1.Answered' && entry.answers[0]?.key === 'crossing',
    );
    take(table, strike(table.projection, [roll?.id ?? '']));
    expect(question(table)?.key).toBe('crossing');
    expect(table.projection.state.cursor.step).toBe('night');
    say(table, [1, 1, 4]);
    expect(table.projection.state.crossings).toEqual(['lost']);
    expect(table.projection.open).toBeUndefined();
    sameAsFolded(table);
  });

  it('a strike inside another procedure waits until the open one is finished', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [6, 6, 6]);
    const roll = last(table);
    open(table, 'cross');
    expect(take(table, strike(table.projection, [roll?.id ?? '']))?.code).toBe('strike.open');
    expect(take(table, strike(table.projection, ['nowhere']))?.code).toBe('strike.unknown');
  });

  it('refuses to strike nothing: an empty line would stand in the journal', () => {
    const table = begun();
    expect(take(table, strike(table.projection, []))?.code).toBe('strike.unknown');
  });

  it('cancel strikes the whole open procedure', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 2, 3]);
    take(table, cancelOpen(table.projection));
    expect(table.projection.open).toBeUndefined();
    expect(table.projection.state.crossings).toEqual([]);
    expect(logLines(table.projection).at(-1)).toMatchObject({ title: 'Crossing', struck: true });
    take(table, redoLast(table.projection));
    expect(question(table)?.key).toBe('cell:chance:calm:6');
    sameAsFolded(table);
  });

  it('a struck line still says in the log what it was', () => {
    const table = begun();
    open(table, 'pass');
    take(table, undoLast(table.projection));
    expect(logLines(table.projection).at(-1)).toMatchObject({ title: 'Time passes', struck: true });
    const roll = { key: 'crossing', answer: { kind: 'dice' as const, faces: [6, 6, 6], by: 'app' as const } };
    take(table, openProcedure(toy, table.projection, table.pack, 'cross', {}, roll));
    take(table, undoLast(table.projection));
    expect(logLines(table.projection).at(-1)).toMatchObject({
      title: 'Crossing, 18',
      value: 'cargo landed',
      struck: true,
    });
  });

  it('undo finds nothing in an empty journal', () => {
    expect(take(sitDown(toy), undoLast(sitDown(toy).projection))?.code).toBe('undo.none');
  });
});

describe('a procedure with every question answered', () => {
  it('is recorded by a tap of its own, which undo takes back', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 2, 3]);
    table.pack = withLessons(
      table.pack,
      [{ chart: 'chance', column: 'calm', row: '6', cell: { value: 'lost', source: 'mapsheet' } }],
      1,
    );
    expect(question(table)).toMatchObject({ kind: 'choice', key: 'close' });
    expect(answer(table, 'crossing', { kind: 'dice', faces: [1, 1, 1], by: 'app' })?.code).toBe(
      'question.moved',
    );
    say(table, 'close');
    expect(table.projection.open).toBeUndefined();
    expect(table.projection.state.crossings).toEqual(['lost']);
    sameAsFolded(table);
    take(table, undoLast(table.projection));
    expect(question(table)?.key).toBe('close');
    take(table, undoLast(table.projection));
    expect(question(table)?.key).toBe('crossing');
  });
});

describe('learning', () => {
  it('a taught cell goes into the pack and is not asked again', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 1, 1], 'lost');
    expect(cell(table, '3')).toBe('lost');
    open(table, 'cross');
    say(table, [1, 1, 1]);
    expect(table.projection.state.crossings).toEqual(['lost', 'lost']);
  });

  it('striking the line that taught a cell unlearns it, asks again with the old value, and corrects the pack', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 1, 1], 'lost');
    take(table, undoLast(table.projection));
    expect(cell(table, '3')).toBeUndefined();
    expect(openQuestion(toy, table.projection, table.pack)).toMatchObject({
      prompt: { kind: 'cell' },
      previous: { value: 'lost' },
    });
    say(table, 'late');
    expect(cell(table, '3')).toBe('late');
    expect(table.projection.state.crossings).toEqual(['late']);
  });

  it('redo teaches it again; striking a line that only looked it up unlearns nothing', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 1, 1], 'lost');
    take(table, undoLast(table.projection));
    take(table, redoLast(table.projection));
    expect(cell(table, '3')).toBe('lost');
    open(table, 'cross');
    say(table, [1, 1, 1]);
    take(table, undoLast(table.projection));
    expect(cell(table, '3')).toBe('lost');
  });

  it('refuses a value outside the chart and another cell than the one asked', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 1, 1]);
    const base = {
      kind: 'cell',
      chart: 'chance',
      column: 'calm',
      row: '3',
      source: 'mapsheet',
      pack: 'own:toy',
    } as const;
    expect(answer(table, 'cell:chance:calm:3', { ...base, value: 'sunk' })?.code).toBe('cell.shape');
    expect(cell(table, '3')).toBeUndefined();
    expect(question(table)?.key).toBe('cell:chance:calm:3');
  });

  it('a rules cell is used with its number and never taught', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [6, 6, 6]);
    expect(last(table)).toMatchObject({ answers: [{}, { answer: { source: 'rules', rule: 'T2' } }] });
    expect(table.pack.cells).toEqual({});
  });
});

describe('secrets', () => {
  it('a sealed line shows whose it is and nothing else until revealed', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    expect(question(table)).toMatchObject({ secret: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    const sealed = logLines(table.projection).at(-1);
    expect(sealed).toMatchObject({ title: 'Sealed entry', sealed: 'fox', lines: [], answers: [] });
    expect(JSON.stringify(sealed)).not.toMatch(/Rum|5/);
    open(table, 'show', { side: 'fox' });
    const lines = logLines(table.projection);
    expect(lines.at(-2)).toMatchObject({ title: 'Rum stashed', value: '+5' });
    expect(lines.at(-2)).not.toHaveProperty('afterReveal');
  });

  it('striking a secret or its reveal after everyone has seen it is possible, and marked', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    const stash = last(table)?.id ?? '';
    open(table, 'show', { side: 'fox' });
    const show = last(table)?.id ?? '';
    expect(take(table, strike(table.projection, [show]))).toBeUndefined();
    expect(logLines(table.projection).at(-2)).toMatchObject({ title: 'Sealed entry', afterReveal: true });
    expect(take(table, redoLast(table.projection))).toBeUndefined();
    expect(take(table, strike(table.projection, [stash]))).toBeUndefined();
    expect(logLines(table.projection).at(-2)).toMatchObject({ open: true, afterReveal: true });
  });

  it('striking a secret before its reveal is not marked', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    const stash = last(table)?.id ?? '';
    expect(take(table, strike(table.projection, [stash]))).toBeUndefined();
    open(table, 'show', { side: 'fox' });
    expect(logLines(table.projection).at(-2)).not.toHaveProperty('afterReveal');
  });
});
