import { describe, expect, it } from 'vitest';
import { lookupCell } from '../../src/core/charts/pack';
import { addNote, redoLast, strike } from '../../src/core/journal/commands';
import { foldJournal } from '../../src/core/journal/projection';
import { linesOf, undoTo } from '../../src/core/journal/undo-to';
import { type ToyState, toy } from '../games/toy/toy';
import { open, question, say, sitDown, type Table, take } from '../support/play';

type Toy = Table<ToyState>;

/** Begun; two crossings with a note between them; time passed. */
function played(): Toy {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  open(table, 'cross');
  say(table, [1, 1, 1], 'lost');
  take(table, addNote('Rain'));
  open(table, 'cross');
  say(table, [1, 1, 2], 'late');
  open(table, 'pass');
  return table;
}

const back = (table: Toy, line: string | undefined) => take(table, undoTo(toy, table.projection, line ?? ''));
const procedureRun = (table: Toy, i: number) => table.projection.runs[i]?.opened.id;
const cell = (table: Toy, row: string) => toy.charts[0] && lookupCell(toy.charts[0], table.pack, 'calm', row);
const sameAsFolded = (table: Toy) =>
  expect(table.projection).toEqual(foldJournal(toy, JSON.parse(JSON.stringify(table.projection.entries))));

describe('undo to a line', () => {
  it('strikes it and all after it as one entry, unlearns what they taught, and one redo brings all back', () => {
    const table = played();
    const { state, entries } = table.projection;
    const command = undoTo(toy, table.projection, procedureRun(table, 1) ?? '');
    expect(command.ok && linesOf(table.projection, command.value)).toBe(4);
    expect(take(table, command)).toBeUndefined();
    expect(table.projection.entries).toHaveLength(entries.length + 1);
    expect(table.projection.state).toEqual({ ...toy.initial(), begun: true });
    expect(table.projection.open).toBeUndefined();
    expect([cell(table, '3'), cell(table, '4')]).toEqual([undefined, undefined]);
    sameAsFolded(table);
    take(table, redoLast(table.projection));
    expect(table.projection.state).toEqual(state);
    expect(table.projection.struck.size).toBe(0);
    expect([cell(table, '3')?.value, cell(table, '4')?.value]).toEqual(['lost', 'late']);
    expect(take(table, redoLast(table.projection))?.code).toBe('redo.none');
    sameAsFolded(table);
  });

  it('no redo once something new follows', () => {
    const table = played();
    back(table, procedureRun(table, 1));
    open(table, 'pass');
    expect(take(table, redoLast(table.projection))?.code).toBe('redo.none');
  });

  it('lines struck before stay struck, also when it is taken back', () => {
    const table = played();
    const pass = procedureRun(table, 3) ?? '';
    take(table, strike(table.projection, [pass]));
    back(table, procedureRun(table, 2));
    take(table, redoLast(table.projection));
    expect([...table.projection.struck]).toEqual([pass]);
    expect(back(table, pass)?.code).toBe('undo.unknown');
    expect(back(table, 'dev:99')?.code).toBe('undo.unknown');
  });

  it('a note inside an open procedure: what was open then is open again', () => {
    const table = sitDown(toy);
    open(table, 'begin');
    say(table, {});
    open(table, 'cross');
    take(table, addNote('Rain'));
    const note = table.projection.entries.at(-1)?.id;
    say(table, [1, 1, 1], 'lost');
    open(table, 'pass');
    back(table, note);
    expect(question(table)?.key).toBe('crossing');
    expect(table.projection.state.cursor.step).toBe('dusk');
    sameAsFolded(table);
  });

  it('with a question open: lines that were closed go with it, and one that was struck is left as it is', () => {
    const table = played();
    const struck = procedureRun(table, 1) ?? '';
    take(table, strike(table.projection, [struck]));
    open(table, 'cross');
    const { entries } = table.projection;
    expect(back(table, struck && entries.find(({ kind }) => kind === 'v1.Noted')?.id)).toBeUndefined();
    expect(table.projection.open).toBeUndefined();
    take(table, redoLast(table.projection));
    expect(question(table)?.key).toBe('crossing');
    expect(back(table, procedureRun(table, 0))).toBeUndefined();
    expect(table.projection.state).toEqual(toy.initial());
    take(table, redoLast(table.projection));
    expect([...table.projection.struck]).toEqual([struck]);
    sameAsFolded(table);
  });

  it('a line before it that was corrected since stays as corrected', () => {
    const table = played();
    const roll = table.projection.entries.find(
      (entry) => entry.kind === 'v1.Answered' && entry.of === procedureRun(table, 1),
    );
    take(table, strike(table.projection, [roll?.id ?? '']));
    say(table, [6, 6, 6]);
    back(table, procedureRun(table, 2));
    expect(table.projection.open).toBeUndefined();
    expect(table.projection.state.crossings).toEqual(['landed']);
    sameAsFolded(table);
  });

  it('a line reopened before it: refused where two questions would be open', () => {
    const table = sitDown(toy);
    open(table, 'begin');
    say(table, {});
    open(table, 'cross');
    take(table, addNote('Rain'));
    const note = table.projection.entries.at(-1)?.id;
    say(table, [6, 6, 6]);
    const weather = table.projection.entries[1]?.id ?? '';
    take(table, strike(table.projection, [weather]));
    const before = table.projection;
    expect(back(table, note)?.code).toBe('strike.open');
    expect(table.projection).toBe(before);
  });
});
