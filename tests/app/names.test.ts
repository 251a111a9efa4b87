// Names and titles, whatever they come from: one line, and nothing in it that turns the sentence in which it stands.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { openFile } from '../../src/app/backups/restore';
import { readPairings } from '../../src/app/hall/board/pairings';
import { freshSecret } from '../../src/app/hall/keys';
import { readOrganiser } from '../../src/app/hall/organiser/organiser';
import { readSummary } from '../../src/app/hall/summary';
import { type Pass, passText, readPass } from '../../src/app/hall-pass';
import { createLibrary } from '../../src/app/library';
import { packCode } from '../../src/app/pack-code';
import { importCode, importText } from '../../src/app/packs';
import { emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import { checkPackName } from '../../src/core/charts/parse-pack';
import { beginTable } from '../../src/core/exchange/seats';
import { backupText, readBackupText } from '../../src/core/journal/backup';
import { isName } from '../../src/core/names';
import { checkForm } from '../../src/core/play/form';
import type { GameMeta } from '../../src/core/play/game';
import { ok, type Result } from '../../src/core/result';
import { makeKeys, organiserOf } from '../../tools/hall/keys.mjs';
import { SMALL_FILE } from '../core/toy-backups';
import { freshStore, take } from './session-support';
import { tinyRegistry } from './tiny-game';

const HOSTILE = [
  'a\nb',
  'a\tb',
  'a\u0000b',
  'a\u2028b',
  'a\u2029b',
  '\u202eab',
  'a\u2067b',
  'a\u202bb\u009f',
];

const pass: Pass = {
  ...{ server: '/hall', event: 'a'.repeat(25), name: 'Club night', role: 'player', table: 5 },
  ...{ secret: freshSecret(), inbox: 'b'.repeat(25), token: `${'h'.repeat(20)}.e30.${'s'.repeat(86)}` },
};
const [{ about: row, entries }] = JSON.parse(SMALL_FILE).kept.games;
const inLibrary = async () => {
  const store = await freshStore();
  return { store, library: createLibrary(async () => ok(store)) };
};
const [tiny] = tinyRegistry as readonly [GameMeta];
const withName = (name: string) => ({ ...emptyPack('pack:tiny:abc', 'tiny', 'x'), name });
const here = async () => {
  const store = await freshStore();
  return async () => ok(store);
};
const TABLE = {
  ...{ game: 'tiny', title: 'Friday', turn: '1', points: [], players: [], lines: 1, begun: 1, at: 2 },
};
const organiser = organiserOf(makeKeys('Club night'));
const named = <T>(read: Result<T>, nameOf: (value: T) => string | undefined): string | undefined =>
  read.ok ? nameOf(read.value) : undefined;

/** What is kept of a name; undefined where it is refused. */
const SOURCES: Record<string, (name: string) => Promise<string | undefined> | string | undefined> = {
  'a file of one game': (title) => {
    const text = JSON.stringify({ format: 'war-diary-game', version: 1, row: { ...row, title }, entries });
    return named(readBackupText(text), ({ games: [game] }) => game?.title);
  },
  'a game that is refused': (title) => {
    const games = [{ row: { ...row, title }, entries: [] }];
    const text = JSON.stringify({ format: 'war-diary-game', version: 1, games });
    return named(readBackupText(text), ({ games: [game] }) => game?.title);
  },
  'a new game': async (title) => {
    const { store, library } = await inLibrary();
    const id = take(await library.create(tinyRegistry, 'tiny', title, 'practice'));
    return take(await store.loadGame(id)).row.title;
  },
  'a game that is renamed': async (title) => {
    const { store, library } = await inLibrary();
    const id = take(await library.create(tinyRegistry, 'tiny', '', 'practice'));
    await library.rename(id, title);
    return take(await store.loadGame(id)).row.title;
  },
  'a seat': (name) =>
    named(beginTable('t', { writer: 'w', seat: 'jp', name }, { side: 'Japan' }), (line) => line.name),
  'a set of charts': (name) => named(checkPackName(name), (value) => value),
  'charts from a file': async (name) =>
    named(await importText(tiny, packText(withName(name)), await here()), ({ theirs }) => theirs.name),
  'charts from a code': async (name) => {
    const code = await packCode(withName(name));
    return code.ok
      ? named(await importCode(tiny, code.value, await here()), ({ theirs }) => theirs.name)
      : undefined;
  },
  'charts in a copy': async (name) => {
    const pack = withName(name);
    const text = backupText({ made: 1, scope: 'everything', games: [], packs: [pack], settings: {} });
    const found = await openFile(tinyRegistry, new Blob([text]), await here());
    return named(found, (file) => (file.kind === 'copy' ? file.plan.packs[0]?.theirs.name : undefined));
  },
  'an organiser’s file': async (name) =>
    named(await readOrganiser(JSON.stringify({ ...organiser, name })), (read) => read.name),
  'a table of a hall': (name) =>
    readSummary(JSON.stringify({ ...TABLE, players: [{ name, side: 'Japan' }] }))?.players[0]?.name,
  'the game of a table of a hall': (title) => readSummary(JSON.stringify({ ...TABLE, title }))?.title,
  'a link into a hall': (name) => named(readPass(passText({ ...pass, name })), (read) => read.name),
  'a list of pairings': (name) =>
    named(readPairings(`1\t${name.replace(/[\n\t]/, '')}\tKen`), (tables) => tables.get(1)?.[0]),
  'a form': (name) =>
    named(
      checkForm([{ kind: 'text', key: 'name', label: 'Name', maxLength: 60, optional: false }], [], { name }),
      (values) => String(values.name),
    ),
};

describe.each(Object.entries(SOURCES))('the name of %s', (_, kept) => {
  test('is kept as it is', async () => {
    expect(await kept('Ann’s <b>3rd</b> war, “מלחמה”')).toBeOneOf([
      'Ann’s <b>3rd</b> war, “מלחמה”',
      undefined,
    ]);
    expect(await kept('Ann & Ken')).toBe('Ann & Ken');
  });
  test.each(HOSTILE)('is one line that turns nothing, or refused: %j', async (name) => {
    const held = await kept(name);
    if (held !== undefined) expect(isName(held, 60)).toBe(true);
  });
});
