import { describe, expect, it } from 'vitest';
import { backupText, fromStore, readBackupText } from '../../src/core/journal/backup';
import { checkBackupGame, checkHostileGame } from '../../src/core/journal/backup-game';
import { compareJournals } from '../../src/core/journal/relation';
import type { Game } from '../../src/core/play/game';
import { MID_PATROL } from '../games/toy/played';
import { type ToyState, toy } from '../games/toy/toy';
import { backupOf, sealed } from '../support/backups';
import { gameOf, wholeOf } from './toy-backups';

const codeOf = (text: string) => {
  const read = readBackupText(text);
  return read.ok
    ? read.value.games.map((game) => (game.read.ok ? 'ok' : game.read.problem.code)).join()
    : read.problem.code;
};

it('holds at most 64 MB, told before it is parsed', () => {
  expect(codeOf(' '.repeat(64_000_001))).toBe('text.size');
});

const whole = JSON.parse(JSON.stringify(backupOf(gameOf(12)))) as ReturnType<typeof backupOf>;
type Loose = Record<string, unknown>;
const [game] = whole.games;
if (!game) throw new Error('no game');
const withGame = (change: Loose) => sealed({ ...whole, games: [{ ...game, ...change }] });
const withAbout = (change: Loose) => withGame({ about: { ...game.about, ...change } });
const withLine = (i: number, change: Loose) =>
  withGame({ entries: game.entries.map((entry, j) => (i === j ? { ...entry, ...change } : entry)) });
const note = (seq: number, more: Loose = {}) => ({
  kind: 'v1.Noted',
  text: 'Rain',
  id: `x:${seq}`,
  seq,
  at: 1,
  ...more,
});
const noted = (...notes: readonly object[]) => withGame({ entries: [...game.entries, ...notes] });

describe('a file that does not fit', () => {
  it.each([
    ['what backupText writes', backupText(whole), 'ok'],
    ['nothing', '', 'text.json'],
    ['no JSON', backupText(whole).slice(0, -1), 'text.json'],
    ['nested too deep', '['.repeat(25), 'text.depth'],
    ['a list', '[]', 'backup.file'],
    ['a file of charts', '{"format":"war-diary-pack"}', 'backup.file'],
    ['no version', sealed(whole, { version: 'x' }), 'backup.file'],
    ['a newer version', sealed(whole, { version: 4 }), 'backup.newer'],
    ['a wrong sum', sealed(whole, { sum: '00000000' }), 'backup.sum'],
    ['a changed letter', backupText(whole).replace('Friday', 'Fridey'), 'backup.sum'],
    ['a field more', sealed(whole, { more: 1 }), 'backup.sum'],
    ['no content', sealed(null), 'backup.kept'],
    ['no games', sealed({ ...whole, games: [] }), 'backup.kept'],
    ['games that are no list', sealed({ ...whole, games: {} }), 'backup.kept'],
    ['preferences that are no words', sealed({ ...whole, settings: { theme: {} } }), 'backup.kept'],
    [
      'a preference of every object',
      sealed({ ...whole, settings: JSON.parse('{"__proto__":"a"}') }),
      'backup.kept',
    ],
    ['1,001 games', sealed({ ...whole, scope: 'everything', games: Array(1001).fill(game) }), 'backup.games'],
    ['a game twice', sealed({ ...whole, scope: 'everything', games: [game, game] }), 'backup.twice'],
    ['no title', withAbout({ title: ' ' }), 'backup.about'],
    ['a title too long', withAbout({ title: 'x'.repeat(61) }), 'backup.about'],
    ['an id that is none', withAbout({ id: '../x' }), 'backup.about'],
    ['an id too long', withAbout({ id: 'x'.repeat(81) }), 'backup.about'],
    ['an id of every object', withAbout({ id: 'constructor' }), 'backup.about'],
    ['a time that is none', withAbout({ created: 'noon' }), 'backup.about'],
    ['put away or not, in a word', withAbout({ archived: 'yes' }), 'backup.about'],
    ['no line', withGame({ entries: [] }), 'backup.lines'],
    ['20,001 lines', withGame({ entries: Array(20_001).fill(game.entries[0]) }), 'backup.lines'],
    ['a line of a newer version', noted(note(13, { kind: 'v2.Noted' })), 'backup.newer'],
    ['a line that is none', noted({}), 'backup.line'],
    ['a note without words', noted(note(13, { text: undefined })), 'backup.line'],
    ['a note that is a book', noted(note(13, { text: 'x'.repeat(4001) })), 'backup.line'],
    ['a name of every object', noted(note(13, JSON.parse('{"__proto__":1}'))), 'backup.line'],
    [
      'a die that is no number',
      withLine(1, { answers: [{ key: 'a', answer: { kind: 'dice', faces: 3, by: 'app' } }] }),
      'backup.line',
    ],
    ['an id twice', noted(note(13), note(14, { id: 'x:13' })), 'backup.order'],
    ['an id that is no id', noted(note(13, { id: '<b>' })), 'backup.order'],
    ['an id with more after it', noted(note(13, { id: 'x:13<b>' })), 'backup.order'],
    ['an id with more before it', noted(note(13, { id: '<b>x:13' })), 'backup.order'],
    ['a place twice', noted(note(12)), 'backup.order'],
    ['a place left out', noted(note(14)), 'backup.order'],
    ['an answer to nothing', withLine(1, { of: 'dev:9' }), 'backup.of'],
    ['an answer to an answer', withLine(3, { of: 'dev:2' }), 'backup.of'],
    ['a note about nothing', noted(note(13, { of: 'x:1' })), 'backup.of'],
    ['a note about a later line', noted(note(13, { of: 'x:14' }), note(14)), 'backup.of'],
    ['a note about an answer', noted(note(13, { of: 'dev:2' })), 'backup.of'],
    [
      'a bookmark on a bookmark',
      noted(note(13, { of: 'dev:1', text: '' }), note(14, { of: 'x:13' })),
      'backup.of',
    ],
    ['a note about itself', noted(note(13, { of: 'x:13' })), 'backup.line'],
    ['a note about a number', noted(note(13, { of: 1 })), 'backup.line'],
    ['a note about no line', noted(note(13, { of: '' })), 'backup.line'],
    [
      'an answer to a note',
      noted(note(13), note(14, { kind: 'v1.Answered', of: 'x:13', answers: [] })),
      'backup.of',
    ],
    [
      'a note and a bookmark on a line, and a note on the note',
      noted(note(13, { of: 'dev:1' }), note(14, { of: 'dev:1', text: '' }), note(15, { of: 'x:13' })),
      'ok',
    ],
    ['a strike of what is not there', noted(note(13, { kind: 'v1.Struck', ids: ['x:1'] })), 'backup.of'],
  ])('%s', (_, text, want) => {
    expect(codeOf(text)).toBe(want);
    const read = readBackupText(text);
    if (!read.ok) expect(read.problem.message).toMatch(/Nothing was changed\./);
  });

  const outcome = { events: [], trace: [] };
  const amended = (of: string) => ({ of, answers: [], changed: [], outcome, reason: '' });
  const [there, gone] = [['dev:1'], ['dev:1', 'x:1']];
  const opening = (line: string) => ({ line, salt: '0', answers: [], outcome, told: true });
  it.each([
    ['Struck', 'ids', there, gone, {}],
    ['Restored', 'ids', there, gone, {}],
    ['Ordered', 'fork', 'dev:1', 'x:1', { heads: [], round: 1, amends: [], strikes: [], trace: [] }],
    ['Ordered', 'heads', there, gone, { fork: 'dev:1', round: 1, amends: [], strikes: [], trace: [] }],
    ['Ordered', 'strikes', there, gone, { fork: 'dev:1', heads: [], round: 1, amends: [], trace: [] }],
    [
      'Ordered',
      'amends',
      there.map(amended),
      gone.map(amended),
      { fork: 'dev:1', heads: [], round: 1, strikes: [], trace: [] },
    ],
    ['Called', 'pledges', there, gone, { of: 'dev:1', key: 'die', count: 1, sides: 6, trace: [] }],
    ['Shown', 'pledge', 'dev:1', 'x:1', { number: '1' }],
    ['Unsealed', 'openings', there.map(opening), gone.map(opening), { trace: [] }],
    ['Noted', 'after', 'dev:1', 'x:1', { text: 'Rain' }],
  ])('a line %s whose %s are not all there is refused', (kind, field, named, missing, more) => {
    const line = (value: unknown) => noted(note(13, { kind: `v1.${kind}`, ...more, [field]: value }));
    expect([codeOf(line(named)), codeOf(line(missing))]).toEqual(['ok', 'backup.of']);
  });

  it('names the game and the line', () => {
    const read = readBackupText(noted(note(13), note(14, { id: 'x:13' })));
    expect(read.ok || read.problem.message).toBe(
      '"Friday at the club", entry 14 is not in its place. Nothing was changed.',
    );
  });

  it('in a file of everything, a game that does not fit leaves the others', () => {
    const [good, bad] = [gameOf(5, { id: 'good' }), gameOf(5, { id: 'bad' })];
    const text = sealed({
      ...backupOf(good, bad),
      games: [good, { ...bad, entries: [note(1, { kind: 'v2.X' })] }],
    });
    expect(codeOf(text)).toBe('ok,backup.newer');
  });

  it('whichever of them it is, and it keeps its title where it has one', () => {
    const [named, nameless] = [{ about: { title: 'Friday' } }, 7];
    const text = sealed({ ...whole, scope: 'everything', games: [named, game, nameless] });
    expect(codeOf(text)).toBe('backup.about,ok,backup.about');
    const read = readBackupText(text);
    const titles = read.ok ? read.value.games.map(({ title }) => title) : [];
    expect(titles).toEqual(['Friday', game.about.title, 'Game 3 of the file']);
  });
});

describe('a copy as it stood in the store', () => {
  const row = { ...game.about, entries: 12, summary: 'x', pack: undefined, origin: undefined };
  const entries = game.entries.map((entry) => ({ ...entry, game: row.id }));

  it('of one game, as a crash saves it', () => {
    const read = readBackupText(JSON.stringify({ format: 'war-diary-game', version: 1, row, entries }));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value.checked).toBe(false);
    expect(read.value.games[0]?.read).toEqual({ ok: true, value: game });
  });

  it('its lines no longer name the game they were filed under', () => {
    expect(fromStore({ row, entries })).toEqual({ about: game.about, entries: game.entries });
    expect(fromStore({ row: 7, entries: [7] })).toEqual({ entries: [7] });
    expect(fromStore({ row, entries: [7] })).toMatchObject({ entries: [7] });
  });

  it.each([
    ['without entries', { row }, 'backup.lines'],
    ['without a row', { entries }, 'backup.about'],
    ['of a newer version', { row, entries, version: 2 }, 'backup.newer'],
    ['with a damaged line', { row, entries: [...entries, {}] }, 'backup.line'],
    ['of all games, one of them damaged', { games: [{ row, entries }, { row: 7 }] }, 'ok,backup.about'],
  ])('%s', (_, more, want) => {
    expect(codeOf(JSON.stringify({ format: 'war-diary-game', version: 1, ...more }))).toBe(want);
  });
});

describe('what a preview says of a game', () => {
  it('is worked out from its lines', () => {
    const score = { label: 'Boats lost', value: '0' };
    const scored: Game<ToyState> = { ...toy, table: (state) => ({ ...toy.table(state), score }) };
    expect(checkBackupGame(scored, gameOf(MID_PATROL))).toMatchObject({
      ok: true,
      value: {
        moment: 'Turn 1, dusk',
        heading: 'Turn 1',
        score,
        lines: MID_PATROL,
        sealed: false,
        open: true,
      },
    });
  });

  it('tells a question that is open', () => {
    const checked = checkBackupGame(toy, gameOf(1));
    expect(checked.ok && checked.value).toMatchObject({ lines: 1, open: true });
    const closed = checkBackupGame(toy, gameOf(2));
    expect(closed.ok && closed.value).toMatchObject({ lines: 2, open: false });
  });

  it('a journal that cannot be folded is refused at its line', () => {
    const broken: Game<ToyState> = {
      ...toy,
      apply: (state, event) => {
        if (event.type === 'v1.Met') throw new Error('no');
        return toy.apply(state, event);
      },
    };
    const checked = checkBackupGame(broken, gameOf(60));
    expect(checked.ok || checked.problem.message).toContain(`entry ${MID_PATROL + 1} does not fit`);
  });
});

it('a game from elsewhere that takes too long is read no further', () => {
  let applied = 0;
  const counted: Game<ToyState> = {
    ...toy,
    apply(state, event) {
      applied += 1;
      return toy.apply(state, event);
    },
  };
  const checked = checkHostileGame(counted, {}, gameOf(60), () => applied === 2);
  expect(checked.ok || checked.problem.code).toBe('backup.slow');
  expect(applied).toBe(2);
});

it('two journals of one game', () => {
  const { entries } = gameOf(20);
  const other = [...entries.slice(0, 10), ...entries.slice(10, 15).map((entry) => ({ ...entry, at: 7 }))];
  const relate = (mine: number, theirs: number) =>
    compareJournals(entries.slice(0, mine), entries.slice(0, theirs));
  expect(relate(20, 20)).toEqual({ kind: 'same', common: 20, mine: 20, theirs: 20 });
  expect(relate(15, 20)).toEqual({ kind: 'ahead', common: 15, mine: 15, theirs: 20 });
  expect(relate(20, 15)).toEqual({ kind: 'behind', common: 15, mine: 20, theirs: 15 });
  // Two devices of one name: the same ids over different lines.
  expect(compareJournals(entries, other)).toEqual({ kind: 'fork', common: 10, mine: 20, theirs: 15 });
});

it('a file of two games, with charts and preferences, is whole', () => {
  expect(codeOf(backupText(wholeOf(MID_PATROL)))).toBe('ok,ok');
});
