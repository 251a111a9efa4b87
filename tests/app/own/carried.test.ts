import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepAsNew } from '../../../src/app/backups/keep-game';
import { makeCopy } from '../../../src/app/backups/make-copy';
import { rescue } from '../../../src/app/backups/rescue';
import { openFile, takeRestore } from '../../../src/app/backups/restore';
import { unpackLines } from '../../../src/app/exchange/codec';
import { gameBytes, joinGame, readJoining } from '../../../src/app/exchange/join';
import { openTable, packFor, takeBytes, takeMessage } from '../../../src/app/exchange/table';
import { atHallFrom, nextOf, step, textOfLine } from '../../../src/app/hall/at-hall';
import { createLibrary } from '../../../src/app/library';
import { takeEdition } from '../../../src/app/own/editions';
import { metaOf } from '../../../src/app/own/meta-of';
import { bringBack, lookForOffers } from '../../../src/app/safety/offers';
import { offers } from '../../../src/app/safety-state';
import type { Session } from '../../../src/app/session';
import { makeTextTable } from '../../../src/app/text-table/text-table';
import { sentLine } from '../../../src/core/exchange/known';
import { type Message, messageFor } from '../../../src/core/exchange/message';
import { type Backup, backupText } from '../../../src/core/journal/backup';
import { byIdOf } from '../../../src/core/journal/branches';
import type { GameFile } from '../../../src/core/play/game-file';
import { registry } from '../../../src/games/registry';
import { DATABASE_NAME } from '../../../src/storage/database-name';
import type { Store } from '../../../src/storage/store';
import { openStore } from '../../../src/storage/store';
import { fakeCaches } from '../../support/fake-caches';
import { fakeLocks } from '../../support/locks';
import { freshStore, take } from '../session-support';
import { begun, codeOf, editionOf, fileOf, opens, reopen, textOf } from './own-support';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('caches', fakeCaches().caches);
});
afterEach(() => vi.unstubAllGlobals());

const RIDGE = textOf('hollow-ridge');
const NEXT = editionOf('hollow-ridge', 4, (file) => {
  file.counters.glory = { name: 'Glory', start: 2, min: 0, max: 9 };
});
const hashes = async (store: Store) => take(await store.listFiles()).map(({ hash }) => hash);

/** A game in its second edition. */
async function twice() {
  const played = await begun(RIDGE);
  const next = await fileOf(NEXT);
  if (!(await takeEdition(played.session, next))) throw new Error(played.session.notice.value?.message);
  return { ...played, next };
}

const planOf = async (store: Store, text: string) => {
  const opened = take(await openFile(registry, new Blob([text]), opens(store)));
  if (opened.kind !== 'copy') throw new Error(opened.kind);
  return opened.plan;
};
const CHOSEN = { games: new Set([0]), packs: true, settings: false };
/** The same copy with other files: its sum fits. */
const withFiles = (text: string, change: (files: NonNullable<Backup['definitions']>) => unknown): string => {
  const { kept } = JSON.parse(text) as { kept: Backup };
  return backupText({ ...kept, definitions: change(kept.definitions ?? []) } as Backup);
};

describe('a copy', () => {
  test('of one game brings its files along, and is played on another phone', async () => {
    const { store, id, session, file, next } = await twice();
    session.close();
    const { text } = take(await makeCopy(registry, id, opens(store)));
    expect(JSON.parse(text).version).toBe(3);
    const other = await freshStore();
    const plan = await planOf(other, text);
    expect(plan.games[0]?.found).toMatchObject({ ok: true });
    expect(await hashes(other)).toEqual([]);
    const [row] = take(await takeRestore(plan, CHOSEN, opens(other)));
    expect((await hashes(other)).sort()).toEqual([file.hash, next.hash].sort());
    const again = await reopen(other, row?.id ?? '');
    expect(again.projection.value.state).toEqual(session.projection.value.state);
    expect(await again.note('on')).toBe(true);
    again.close();
  });

  test('of everything has what players keep too, and puts it back under their own games', async () => {
    const { store, session } = await begun(RIDGE);
    session.close();
    take(await store.keepFile(await fileOf(textOf('battle-for-moscow'))));
    const { text } = take(await makeCopy(registry, undefined, opens(store)));
    const kept = async (packs: boolean) => {
      const other = await freshStore();
      await takeRestore(await planOf(other, text), { ...CHOSEN, packs }, opens(other));
      return take(await other.listFiles()).flatMap((file) => (file.kept ? [file.game] : []));
    };
    expect(await kept(true)).toEqual(['own:battle-for-moscow']);
    expect(await kept(false)).toEqual([]);
  });

  test.each([
    [
      'a changed file',
      (files) => files.map((file) => ({ ...file, text: file.text.replace('Hollow', 'Hallow') })),
      'own.changed',
    ],
    [
      'a file under the hash of another',
      (files) => files.map((file, i) => ({ ...file, text: files[1 - i]?.text ?? '' })),
      'own.changed',
    ],
    ['a file that is none', (files) => files.map((file) => ({ ...file, text: '{}' })), /^definition\./],
    ['a file left out', (files) => files.slice(1), 'own.missing'],
    ['no files', () => [], 'own.missing'],
  ] as readonly [string, (files: NonNullable<Backup['definitions']>) => unknown, string | RegExp][])(
    'with %s is refused by name, and nothing is stored',
    async (_, change, code) => {
      const { store, id, session } = await twice();
      session.close();
      const { text } = take(await makeCopy(registry, id, opens(store)));
      const other = await freshStore();
      const opened = await openFile(registry, new Blob([withFiles(text, change)]), opens(other));
      expect(codeOf(opened)).toMatch(code);
      expect(await hashes(other)).toEqual([]);
    },
  );

  test('whose file is not in it is taken once that is here', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    session.close();
    const { text } = take(await makeCopy(registry, id, opens(store)));
    const other = await freshStore();
    const bare = withFiles(text, () => []);
    expect(codeOf(await openFile(registry, new Blob([bare]), opens(other)))).toBe('own.missing');
    take(await other.keepFile(file));
    const plan = await planOf(other, bare);
    expect(take(await takeRestore(plan, CHOSEN, opens(other)))).toHaveLength(1);
  });

  test('of a game whose file is lost is still made, as it stands', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    session.close();
    const { row, entries } = take(await store.loadGame(id));
    const other = await freshStore();
    take(await other.addCopies({ games: [{ row, entries }], packs: [] }));
    const { text } = take(await makeCopy(registry, id, opens(other)));
    expect(JSON.parse(text).version).toBe(3);
    const third = await freshStore();
    take(await third.keepFile(file));
    expect((await planOf(third, text)).games[0]?.found.ok).toBe(true);
  });

  test('of a game of the app is as it was, and an older app reads it', async () => {
    const store = await freshStore();
    const id = take(await createLibrary(opens(store)).create(registry, 'iph', '', 'own'));
    for (const of of [id, undefined]) {
      const { text } = take(await makeCopy(registry, of, opens(store)));
      expect([JSON.parse(text).version, text.includes('"definitions"')]).toEqual([1, false]);
    }
  });

  test('of the open game, for a store that has lost it', async () => {
    const { session, file } = await begun(RIDGE);
    const other = await freshStore();
    const row = take(await keepAsNew(registry, session, opens(other)));
    expect(await hashes(other)).toEqual([file.hash]);
    const again = await reopen(other, row?.id ?? '');
    expect(again.own?.missing).toBeUndefined();
    again.close();
    session.close();
  });

  test('of what is read past the store has the files', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    session.close();
    const { row, entries } = take(await store.loadGame(id));
    const here = take(await openStore(DATABASE_NAME));
    take(await here.addCopies({ games: [{ row, entries }], packs: [], files: [file] }));
    const rescued = take(await rescue(registry));
    expect(JSON.parse(rescued.raw).files).toMatchObject([{ hash: file.hash }]);
    const other = await freshStore();
    expect((await planOf(other, rescued.copy?.text ?? '')).games[0]?.found.ok).toBe(true);
    expect((await planOf(other, rescued.raw)).games[0]?.found.ok).toBe(true);
    await here.deleteGame(id);
  });

  test('kept beside the database brings a lost game back with its files', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    session.close();
    await store.safety.now();
    const other = await freshStore();
    await lookForOffers([], opens(other));
    // Games of tests before this one may be written meanwhile too.
    const offer = offers.value.find((each) => each.id === id);
    if (!offer) throw new Error('no offer');
    take(await bringBack(other, offer));
    expect(await hashes(other)).toEqual([file.hash]);
    const again = await reopen(other, id);
    expect(again.own?.missing).toBeUndefined();
    again.close();
  });
});

async function joined(host: { store: Store; id: string; session: Session }) {
  expect(await openTable(host.session, 'blue', 'Ann')).toBe(true);
  const store = await freshStore();
  const bytes = take(await gameBytes(registry, host.id, opens(host.store)));
  const joining = take(await readJoining(registry, bytes, opens(store)));
  const { id } = take(await joinGame(joining, 'grey', 'Ken', opens(store)));
  return { store, id, session: await reopen(store, id) };
}
const take1 = async (to: Session, from: Session) =>
  takeBytes(registry, to, packFor(from, {}) ?? new Uint8Array());

describe('two phones', () => {
  test('who joins is given the file with the game', async () => {
    const ann = await begun(RIDGE);
    const ken = await joined(ann);
    expect(await hashes(ken.store)).toEqual([ann.file.hash]);
    expect(ken.session.projection.value.state).toEqual(ann.session.projection.value.state);
    take(await take1(ann.session, ken.session));
  });

  test('an edition that one takes comes with its line, in one transaction', async () => {
    const ann = await begun(RIDGE);
    const ken = await joined(ann);
    take(await take1(ann.session, ken.session));
    const next = await fileOf(NEXT);
    expect(await takeEdition(ann.session, next)).toBe(true);
    take(await take1(ken.session, ann.session));
    expect(ken.session.own?.meta.value.files?.at(-1)?.hash).toBe(next.hash);
    expect(await hashes(ken.store)).toContain(next.hash);
    expect(ken.session.projection.value.state).toEqual(ann.session.projection.value.state);
    expect(await ann.session.undo()).toBe(true);
    take(await take1(ken.session, ann.session));
    expect(ken.session.projection.value.state).toEqual(ann.session.projection.value.state);
  });

  async function forth() {
    const ann = await begun(RIDGE);
    const ken = await joined(ann);
    take(await take1(ann.session, ken.session));
    const next = await fileOf(NEXT);
    await takeEdition(ann.session, next);
    const bytes = packFor(ann.session, {}) ?? new Uint8Array();
    const packet = take(await unpackLines(bytes, ken.session.projection.value.entries));
    return { ann, ken, next, message: packet.message };
  }

  test.each([
    ['without its file', ({ files: _, ...rest }: Message, _next: GameFile) => rest, 'own.lacks'],
    [
      'with another file in its place',
      (message: Message, next: GameFile) => ({
        ...message,
        files: [{ hash: next.hash, text: textOf('battle-for-moscow') }],
      }),
      'own.changed',
    ],
  ])('a line that comes %s is refused, and nothing is taken', async (_, change, code) => {
    const { ken, next, message } = await forth();
    const before = ken.session.projection.value;
    expect(codeOf(await takeMessage(registry, ken.session, change(message, next) as Message))).toBe(code);
    expect(ken.session.projection.value).toBe(before);
    expect(ken.session.own?.meta.value.files).toHaveLength(1);
    expect(await hashes(ken.store)).not.toContain(next.hash);
    take(await takeMessage(registry, ken.session, message));
    expect(await hashes(ken.store)).toContain(next.hash);
  });

  test('files that no line names are not taken', async () => {
    const { ken, message } = await forth();
    const moscow = await fileOf(textOf('battle-for-moscow'));
    const more = [...(message.files ?? []), { hash: moscow.hash, text: moscow.text }];
    take(await takeMessage(registry, ken.session, { ...message, files: more }));
    expect(await hashes(ken.store)).not.toContain(moscow.hash);
  });

  test('killed while the merge is on its way, line and file are both there or neither', async () => {
    const { ann, ken, next } = await forth();
    const bytes = packFor(ann.session, {}) ?? new Uint8Array();
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const dying = await reopen({ ...ken.store, mergeGame: () => new Promise(() => {}) }, ken.id);
    void takeBytes(registry, dying, bytes);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const again = await reopen(ken.store, ken.id);
    expect(await hashes(ken.store)).not.toContain(next.hash);
    take(await takeBytes(registry, again, bytes));
    expect(await hashes(ken.store)).toContain(next.hash);
    expect(again.projection.value.state).toEqual(ann.session.projection.value.state);
  });
});

describe('at a hall', () => {
  test('a line goes with the file that it names, which is held with the line and let go with it', async () => {
    const { session, next } = await twice();
    const { entries } = session.projection.value;
    const define = entries.at(-1);
    if (!define) throw new Error('no line');
    const text = textOfLine({ ...sentLine(define), after: entries[0]?.id ?? '' }, [
      { hash: next.hash, text: next.text },
    ]);
    const row = { game: 'g', pass: {}, seq: 0, has: {}, play: 0, begun: true };
    const before = entries.slice(0, -1);
    const own = byIdOf(before);
    const message = { kind: 'play', seq: 3, at: 1, text } as const;
    const heard = step(atHallFrom(row, before), { kind: 'heard', of: 0, messages: [message] }, own);
    const asked = nextOf(heard, before, own, false);
    expect(asked).toMatchObject({ do: 'merge', files: [{ hash: next.hash }] });
    if (asked?.do !== 'merge') throw new Error('no merge');
    expect(asked.lines[0]).not.toHaveProperty('files');
    const merged = { kind: 'merged', of: 0, lines: asked.lines, failed: [], isWhole: true } as const;
    const done = step(heard, merged, byIdOf([...before, define]));
    expect([done.held.size, done.files.size]).toEqual([0, 0]);
    session.close();
  });

  test('a file that its line does not name is not held', () => {
    const line = { id: 'ken:1', kind: 'v1.Noted', text: 'x' };
    const text = JSON.stringify({ ...line, files: [{ hash: 'a'.repeat(64), text: '{}' }] });
    const row = { game: 'g', pass: {}, seq: 0, has: {}, play: 0, begun: true };
    const message = { kind: 'play', seq: 3, at: 1, text } as const;
    const heard = step(atHallFrom(row, []), { kind: 'heard', of: 0, messages: [message] }, new Map());
    expect([heard.held.size, heard.files.size]).toEqual([1, 0]);
  });
});

test('a table without a screen plays a file, and its copy is one that the app reads', async () => {
  const file = await fileOf(RIDGE);
  const table = makeTextTable(take(metaOf([file])));
  const hear = async (line: object) => JSON.parse(await table.hear(JSON.stringify(line)));
  const asked = await hear({ do: 'new', charts: 'practice' });
  expect(asked.question.prompt.key).toBe('players');
  await hear({ do: 'answer', key: 'players', value: { blue: 'Ann', grey: 'Ken' } });
  const { copy } = await hear({ do: 'save' });
  const plan = await planOf(await freshStore(), copy);
  expect(plan.games[0]?.found.ok).toBe(true);
  const again = makeTextTable(take(metaOf([file])));
  expect(JSON.parse(await again.hear(JSON.stringify({ do: 'load', copy })))).not.toHaveProperty('error');
  expect(messageFor('t', [], {})).not.toHaveProperty('files');
});
