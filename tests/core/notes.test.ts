import { describe, expect, it } from 'vitest';
import { latestLines } from '../../src/app/latest-lines';
import { addNote, redoLast, strike, undoLast } from '../../src/core/journal/commands';
import { logLines } from '../../src/core/journal/log';
import { aboutOf, noteOn, placeOn, remarksOf, toggleBookmark } from '../../src/core/journal/notes';
import { foldJournal } from '../../src/core/journal/projection';
import { linesOf, undoTo } from '../../src/core/journal/undo-to';
import { type ToyState, toy } from '../games/toy/toy';
import { open, question, say, sitDown, type Table, take } from '../support/play';

type Toy = Table<ToyState>;

/** Begun; a crossing; rain noted. */
function played(): Toy {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  open(table, 'cross');
  say(table, [1, 1, 1], 'lost');
  take(table, addNote('Rain'));
  return table;
}

const lineId = (table: Toy, title: RegExp) =>
  logLines(table.projection).find((line) => title.test(line.title))?.id ?? '';
const crossing = (table: Toy) => table.projection.runs[1]?.opened.id ?? '';
const mark = (table: Toy, of: string) => take(table, toggleBookmark(table.projection, of));
const bookmarks = (table: Toy, of: string) => remarksOf(table.projection).get(of)?.bookmarks.length ?? 0;
const sameAsFolded = (table: Toy) =>
  expect(table.projection).toEqual(foldJournal(toy, JSON.parse(JSON.stringify(table.projection.entries))));

describe('a note about a line', () => {
  it.each([
    [[4], '1 die, 6 sides', '4', '4'],
    [[4, 3], '2 dice, 6 sides', '4 + 3', '7'],
  ])(
    'dice about a line, %j, are a line without words too: no bookmark has any',
    (faces, label, value, sum) => {
      const table = played();
      const of = crossing(table);
      const roll = { faces, by: 'physical', sides: 6 } as const;
      take(table, { ok: true, value: { entry: { kind: 'v1.Noted', text: '', of, roll }, learn: [] } });
      const lines = [{ kind: 'die', label, value: sum, faces, by: 'physical' }];
      expect(logLines(table.projection).at(-1)).toMatchObject({
        kind: 'roll',
        title: 'Free roll',
        value,
        lines,
      });
      expect(remarksOf(table.projection).get(of)).toMatchObject({ bookmarks: [], notes: [{ text: '' }] });
      sameAsFolded(table);
    },
  );

  it('is a line at its own place, and is found at the line it is about', () => {
    const table = played();
    const of = crossing(table);
    expect(take(table, noteOn(table.projection, of, '  bad luck '))).toBeUndefined();
    expect(table.projection.entries.at(-1)).toMatchObject({ kind: 'v1.Noted', text: 'bad luck', of });
    const lines = logLines(table.projection);
    expect(lines.at(-1)).toMatchObject({ kind: 'note', title: 'bad luck', struck: false });
    expect(aboutOf(table.projection, lines).get(lines.at(-1)?.id ?? '')?.id).toBe(of);
    expect(remarksOf(table.projection).get(of)).toMatchObject({
      bookmarks: [],
      notes: [{ text: 'bad luck', struck: false }],
    });
    sameAsFolded(table);
  });

  it('may be about an open question, a note or a struck line, and changes none of them', () => {
    const table = played();
    open(table, 'cross');
    const asked = question(table)?.key;
    const state = table.projection.state;
    expect(
      take(table, noteOn(table.projection, table.projection.open?.procedureRun.opened.id ?? '', 'wait')),
    ).toBeUndefined();
    expect(take(table, noteOn(table.projection, lineId(table, /^Rain$/), 'since noon'))).toBeUndefined();
    expect(question(table)?.key).toBe(asked);
    expect(table.projection.state).toBe(state);
    take(table, strike(table.projection, [lineId(table, /^Rain$/)]));
    expect(take(table, noteOn(table.projection, lineId(table, /^Rain$/), 'it was not'))).toBeUndefined();
    expect(
      remarksOf(table.projection)
        .get(lineId(table, /^Rain$/))
        ?.notes.map(({ text }) => text),
    ).toEqual(['since noon', 'it was not']);
    sameAsFolded(table);
  });

  it('undo strikes it, also where its line is struck; redo brings it back', () => {
    const table = played();
    const of = crossing(table);
    take(table, noteOn(table.projection, of, 'bad luck'));
    const note = table.projection.entries.at(-1)?.id ?? '';
    take(table, strike(table.projection, [of]));
    take(table, undoLast(table.projection));
    expect(remarksOf(table.projection).get(of)?.notes).toMatchObject([{ text: 'bad luck', struck: true }]);
    expect(logLines(table.projection).find(({ id }) => id === note)?.struck).toBe(true);
    take(table, redoLast(table.projection));
    expect(remarksOf(table.projection).get(of)?.notes).toMatchObject([{ struck: false }]);
    expect(table.projection.struck.has(of)).toBe(true);
    sameAsFolded(table);
  });

  it.each([
    ['no words', (table: Toy) => noteOn(table.projection, crossing(table), ' '), 'note.empty'],
    [
      '501 characters',
      (table: Toy) => noteOn(table.projection, crossing(table), 'x'.repeat(501)),
      'note.length',
    ],
    ['a line that is not there', (table: Toy) => noteOn(table.projection, 'dev:99', 'x'), 'note.line'],
    [
      'an answer',
      (table: Toy) => noteOn(table.projection, table.projection.entries[3]?.id ?? '', 'x'),
      'note.line',
    ],
    ['a bookmark of nothing', (table: Toy) => toggleBookmark(table.projection, ''), 'note.line'],
  ])('refuses %s', (_, command, code) => {
    const table = played();
    const before = table.projection;
    expect(take(table, command(table))?.code).toBe(code);
    expect(table.projection).toBe(before);
  });
});

describe('a bookmark', () => {
  it('is no line of the log; taking it off strikes it, and undo and redo go with it', () => {
    const table = played();
    const of = crossing(table);
    const lines = logLines(table.projection);
    expect(mark(table, of)).toBeUndefined();
    expect(table.projection.entries.at(-1)).toMatchObject({ kind: 'v1.Noted', text: '', of });
    expect(bookmarks(table, of)).toBe(1);
    expect(logLines(table.projection)).toEqual(lines);
    expect(latestLines(table.projection, 2)).toEqual(lines.slice(-2));
    take(table, undoLast(table.projection));
    expect(bookmarks(table, of)).toBe(0);
    take(table, redoLast(table.projection));
    expect(bookmarks(table, of)).toBe(1);
    mark(table, of);
    expect(table.projection.entries.at(-1)).toMatchObject({ kind: 'v1.Struck' });
    expect(bookmarks(table, of)).toBe(0);
    mark(table, of);
    expect(bookmarks(table, of)).toBe(1);
    sameAsFolded(table);
  });

  it('made twice, on two phones, goes with one tap', () => {
    const table = played();
    const of = crossing(table);
    const twice = toggleBookmark(table.projection, of);
    take(table, twice);
    take(table, twice);
    expect(bookmarks(table, of)).toBe(2);
    mark(table, of);
    expect(bookmarks(table, of)).toBe(0);
  });

  it('goes with an undo to a line before it, and is not counted among the lines', () => {
    const table = played();
    const first = table.projection.runs[0]?.opened.id ?? '';
    mark(table, first);
    take(table, noteOn(table.projection, first, 'slow'));
    take(table, strike(table.projection, [crossing(table)]));
    const command = undoTo(toy, table.projection, lineId(table, /^Rain$/));
    expect(command.ok && linesOf(table.projection, command.value)).toBe(2);
    take(table, command);
    expect(bookmarks(table, first)).toBe(0);
    expect(logLines(table.projection).map(({ struck }) => struck)).toEqual([false, true, true, true]);
    take(table, redoLast(table.projection));
    expect(bookmarks(table, first)).toBe(1);
  });
});

describe('a place', () => {
  const placeOf = (table: Toy) => logLines(table.projection).find(({ id }) => id === crossing(table))?.place;

  it('stands at its line, the last word counts; undo and redo go with it, and it is no line nor note', () => {
    const table = played();
    const of = crossing(table);
    const state = table.projection.state;
    const count = logLines(table.projection).length;
    expect(take(table, placeOn(table.projection, of, ' 2124 '))).toBeUndefined();
    expect(table.projection.entries.at(-1)).toMatchObject({
      kind: 'v1.Noted',
      text: '2124',
      of,
      place: true,
    });
    expect(placeOf(table)).toBe('2124');
    take(table, placeOn(table.projection, of, 'The ford'));
    expect(placeOf(table)).toBe('The ford');
    expect(latestLines(table.projection, count).find(({ id }) => id === of)?.place).toBe('The ford');
    take(table, undoLast(table.projection));
    expect(placeOf(table)).toBe('2124');
    take(table, undoLast(table.projection));
    expect(placeOf(table)).toBeUndefined();
    take(table, redoLast(table.projection));
    expect(placeOf(table)).toBe('2124');
    expect(logLines(table.projection)).toHaveLength(count);
    expect(remarksOf(table.projection).get(of)).toBeUndefined();
    expect(table.projection.state).toEqual(state);
    sameAsFolded(table);
  });

  it('may be told before what is there is settled', () => {
    const table = played();
    open(table, 'cross');
    const of = table.projection.open?.procedureRun.opened.id ?? '';
    take(table, placeOn(table.projection, of, 'The ford'));
    say(table, [1, 2, 3], 'late');
    expect(logLines(table.projection).at(-1)).toMatchObject({ id: of, place: 'The ford' });
    sameAsFolded(table);
  });

  it.each([
    ['no words', (table: Toy) => placeOn(table.projection, crossing(table), ' '), 'note.place'],
    [
      '25 characters',
      (table: Toy) => placeOn(table.projection, crossing(table), 'x'.repeat(25)),
      'note.place',
    ],
    ['two lines', (table: Toy) => placeOn(table.projection, crossing(table), 'a\nb'), 'note.place'],
    ['a note', (table: Toy) => placeOn(table.projection, lineId(table, /^Rain$/), '2124'), 'note.line'],
  ])('refuses %s', (_, command, code) => {
    const table = played();
    const before = table.projection;
    expect(take(table, command(table))?.code).toBe(code);
    expect(table.projection).toBe(before);
  });
});
