// The game clock (decision 0068): what the journal says of it, and that nothing else goes by it.
import { describe, expect, it } from 'vitest';
import { readBackupText } from '../../src/core/journal/backup';
import { checkBackupGame } from '../../src/core/journal/backup-game';
import { clockIn, clockOf } from '../../src/core/journal/clock';
import { addNote, redoLast, undoLast } from '../../src/core/journal/commands';
import { hasClock } from '../../src/core/journal/has-clock';
import type { Entry, Used } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { extendLong, foldLast, foldLong } from '../../src/core/journal/long-projection';
import { foldJournal, type Projection } from '../../src/core/journal/projection';
import { tellStory } from '../../src/core/journal/report/story';
import { readMinutes, setClock } from '../../src/core/journal/set-clock';
import { linesOf, undoTo } from '../../src/core/journal/undo-to';
import { type ToyState, toy } from '../games/toy/toy';
import { backupOf, sealed } from '../support/backups';
import { answerAny, forksOf, host, join, meet, note, play, takePen } from '../support/phones';
import { open, say, sitDown, take } from '../support/play';
import { gameOf } from './toy-backups';

const line = (seq: number, more: object, writer = 'dev'): Entry =>
  ({ id: `${writer}:${seq}`, seq, at: seq, kind: 'v1.Noted', text: 'x', ...more }) as Entry;
const clocked = (minutes: number, runs = false) => ({
  kind: 'v1.Clocked',
  minutes,
  ...(runs && { runs: true }),
});

describe('what a journal says', () => {
  it('the last word counts, and the time of all lines, whoever wrote them', () => {
    const lines = [
      line(1, { used: { fox: 3 } }),
      line(2, clocked(60)),
      line(3, { ...clocked(60, true), used: { fox: 5 } }),
      line(1, { used: { fox: 60, owl: 7 } }, 'other'),
      line(4, { ...clocked(90), used: { owl: 1 } }),
    ];
    expect(clockIn(lines)).toEqual({ minutes: 90, runs: false, used: { fox: 68, owl: 8 } });
    expect(clockIn(lines.slice(0, 3))).toEqual({ minutes: 60, runs: true, used: { fox: 8 } });
    expect(clockIn(lines.slice(0, 1))).toBeUndefined();
  });

  it('what lines before have come to goes on', () => {
    const before = clockIn([line(1, clocked(60, true)), line(2, { used: { fox: 9 } })]);
    expect(clockIn([], before)).toEqual(before);
    expect(clockIn([line(3, { used: { fox: 1, owl: 2 } })], before)).toEqual({
      minutes: 60,
      runs: true,
      used: { fox: 10, owl: 2 },
    });
  });

  it('a game has a clock until it is taken away, and its time stays', () => {
    const entries = [line(1, clocked(60)), line(2, { used: { fox: 9 } })];
    expect(hasClock(foldJournal(toy, entries))).toBe(true);
    const without = foldJournal(toy, [...entries, line(3, clocked(0))]);
    expect(hasClock(without)).toBe(false);
    expect(clockOf(without)?.used).toEqual({ fox: 9 });
    expect(hasClock(foldJournal(toy, []))).toBe(false);
  });
});

it.each([
  ['', 0],
  ['60', 60],
  [' ９０ ', 90],
  ['1440', 1440],
  ['1441', 'clock.minutes'],
  ['0', 'clock.minutes'],
  ['-5', 'clock.minutes'],
  ['1.5', 'clock.minutes'],
  [' ', 'clock.minutes'],
  ['soon', 'clock.minutes'],
])('%j is %s minutes', (typed, means) => {
  const read = readMinutes(typed);
  expect(read.ok ? read.value : read.problem.code).toBe(means);
});

it('no clock is set for longer than it can be read back', () => {
  expect(setClock(1441, false).ok).toBe(false);
  expect(setClock(1440, true)).toMatchObject({ value: { entry: { kind: 'v1.Clocked', runs: true } } });
});

/** Begun, a crossing, time passed; with a clock as it is set, started and paused between the steps. */
function played(withClock: boolean) {
  const table = sitDown(toy);
  const clock = (minutes: number, runs: boolean) => withClock && take(table, setClock(minutes, runs));
  open(table, 'begin');
  clock(60, false);
  say(table, {});
  clock(60, true);
  open(table, 'cross');
  clock(60, false);
  say(table, [1, 1, 1], 'lost');
  clock(60, true);
  open(table, 'pass');
  clock(60, false);
  return table;
}

const withoutClock = ({ entries: _, struck, runs, ...told }: Projection<ToyState>) => ({
  ...told,
  struck: struck.size,
  runs: runs.map(({ outcome, title, struck: isStruck }) => ({ outcome, title, isStruck })),
});

describe('nothing else goes by it', () => {
  it('the state, the log and what is open are those without it, folded or entry by entry', () => {
    const [with_, without] = [played(true), played(false)];
    expect(withoutClock(with_.projection)).toEqual(withoutClock(without.projection));
    expect(with_.projection).toEqual(foldJournal(toy, with_.projection.entries));
    const titles = (of: Projection<ToyState>) => logLines(of).map(({ title, value }) => [title, value]);
    expect(titles(with_.projection)).toEqual(titles(without.projection));
  });

  it('undo and redo pass over it: no time comes back', () => {
    const table = played(true);
    const { state } = table.projection;
    const clock = clockOf(table.projection);
    take(table, undoLast(table.projection));
    expect(table.projection.state).not.toEqual(state);
    expect(clockOf(table.projection)).toEqual(clock);
    take(table, setClock(60, true));
    take(table, setClock(60, false));
    take(table, redoLast(table.projection));
    expect(table.projection.state).toEqual(state);
    expect(table.projection.struck.size).toBe(0);
    take(table, addNote('on'));
    expect(take(table, redoLast(table.projection))?.code).toBe('redo.none');
  });

  it('undo to a line strikes no word on the clock and counts none', () => {
    const [table, plain] = [played(true), played(false)];
    const back = (of: typeof table) => undoTo(toy, of.projection, of.projection.runs[1]?.opened.id ?? '');
    const [command, same] = [back(table), back(plain)];
    if (!command.ok || !same.ok) throw new Error('refused');
    expect(linesOf(table.projection, command.value)).toBe(linesOf(plain.projection, same.value));
    take(table, command);
    const kinds = table.projection.entries.filter(({ id }) => table.projection.struck.has(id));
    expect(kinds.map(({ kind }) => kind)).not.toContain('v1.Clocked');
    expect(clockOf(table.projection)?.minutes).toBe(60);
  });
});

describe('a long game', () => {
  const entries = Array.from({ length: 400 }, (_, i) => {
    const seq = i + 1;
    if (seq === 2) return line(seq, clocked(60, true));
    const step = { kind: 'v1.Opened', procedure: 'pass', args: {}, answers: [], used: { fox: 1 } };
    return line(seq, { ...step, outcome: { events: [], trace: [{ kind: 'title', label: 'Pass' }] } });
  });

  it('that is opened by its last lines has the time of all', () => {
    const { base } = foldLong(toy, entries);
    if (!base) throw new Error('no base');
    const before = clockIn(entries.slice(0, base.count));
    const last = foldLast(toy, entries.slice(base.count), base, [], before);
    expect(last.entries.some(({ kind }) => kind === 'v1.Clocked')).toBe(false);
    expect(clockOf(last)).toEqual({ minutes: 60, runs: true, used: { fox: 399 } });
    expect(hasClock(last)).toBe(true);
    const noted = extendLong(toy, last, line(401, { used: { owl: 4 } }));
    const undone = extendLong(toy, noted, line(402, { kind: 'v1.Struck', ids: [entries.at(-1)?.id] }));
    expect(undone.struck.size).toBe(1);
    expect(clockOf(undone)?.used).toEqual({ fox: 399, owl: 4 });
  });
});

describe('two phones', () => {
  const used = (more: Used): { readonly used: Used } => ({ used: more });

  /** Ann plays the fox and has the pen, Ken the owl; the clock is set. */
  function atTable() {
    const ann = host(toy, { writer: 'wa', seat: 'fox', name: 'Ann' });
    play(ann, 'begin');
    answerAny(ann, () => 0);
    const ken = join(ann, { writer: 'wb', seat: 'owl', name: 'Ken' });
    meet(ken, ann);
    return { ann, ken };
  }
  type Phone = ReturnType<typeof atTable>['ann'];
  /** As its app records it: the time goes with the line. */
  const last = (phone: Phone, more: object) => {
    const entries = phone.projection.entries as Entry[];
    const at = entries.length - 1;
    const entry = { ...entries[at], ...more } as Entry;
    phone.projection = { ...phone.projection, entries: [...entries.slice(0, at), entry] };
  };

  it('have the same sum of what both have counted, once they have met', () => {
    const { ann, ken } = atTable();
    note(ann, 'clock');
    last(ann, { text: undefined, ...clocked(60, true) });
    meet(ken, ann);
    expect(clockOf(ken.projection)?.minutes).toBe(60);
    note(ann, 'long thought');
    last(ann, used({ fox: 50, owl: 4 }));
    note(ken, 'asked back');
    last(ken, used({ owl: 30 }));
    meet(ken, ann);
    meet(ann, ken);
    for (const phone of [ann, ken]) expect(clockOf(phone.projection)?.used).toEqual({ fox: 50, owl: 34 });
  });

  it('both stories of a fork keep their time, whichever is right', () => {
    const { ann, ken } = atTable();
    note(ann, 'clock');
    last(ann, { text: undefined, ...clocked(60, true) });
    meet(ken, ann);
    play(ann, 'pass');
    last(ann, used({ fox: 20 }));
    takePen(ken);
    play(ken, 'pass');
    last(ken, used({ owl: 9 }));
    meet(ken, ann);
    meet(ann, ken);
    for (const phone of [ann, ken]) {
      expect(forksOf(phone)).toHaveLength(1);
      expect(clockOf(phone.projection)?.used).toEqual({ fox: 20, owl: 9 });
    }
  });
});

describe('a copy', () => {
  const whole = JSON.parse(JSON.stringify(backupOf(gameOf(12)))) as ReturnType<typeof backupOf>;
  const [game] = whole.games;
  if (!game) throw new Error('no game');
  const read = (...more: readonly object[]) => {
    const text = sealed({ ...whole, games: [{ ...game, entries: [...game.entries, ...more] }] });
    const backup = readBackupText(text);
    const found = backup.ok ? backup.value.games[0]?.read : backup;
    if (!found?.ok || !('entries' in found.value)) return found?.ok ? 'none' : found?.problem.code;
    const checked = checkBackupGame(toy, found.value);
    return checked.ok ? clockOf(checked.value.projection) : checked.problem.code;
  };
  const at = (seq: number, more: object) => line(seq, more, 'x');

  it('keeps the clock and its time', () => {
    expect(read(at(13, clocked(60, true)), at(14, { used: { fox: 5 } }))).toEqual({
      minutes: 60,
      runs: true,
      used: { fox: 5 },
    });
  });

  it.each([
    ['a longer clock', { ...clocked(1441) }, 'backup.line'],
    ['time that is no number', { used: { fox: 'long' } }, 'backup.line'],
    ['time that runs backwards', { used: { fox: -1 } }, 'backup.line'],
    ['the clock of a newer version', { ...clocked(60), kind: 'v2.Clocked' }, 'backup.newer'],
  ])('with %s is refused: %s', (_, more, code) => {
    expect(read(at(13, more))).toBe(code);
  });
});

it('the report says what each side has used', () => {
  const table = sitDown(toy);
  open(table, 'begin');
  expect(tellStory(toy, table.projection, 'Friday', undefined)).not.toHaveProperty('clock');
  take(table, setClock(60, true));
  const { entries } = table.projection;
  const projection = foldJournal(toy, [...entries, line(3, { used: { owl: 61 } })]);
  expect(tellStory(toy, projection, 'Friday', undefined).clock).toEqual({ minutes: 60, used: { owl: 61 } });
});
