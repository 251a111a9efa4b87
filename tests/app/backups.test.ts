import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { makeCopy, recordCopy } from '../../src/app/backups/make-copy';
import { openFile, takeRestore } from '../../src/app/backups/restore';
import { createLibrary } from '../../src/app/library';
import { emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import { readBackupText } from '../../src/core/journal/backup';
import { fail, ok } from '../../src/core/result';
import { openStore, type Store } from '../../src/storage/store';
import { sealed } from '../support/backups';
import { contents, restoreMutated } from './backup-runs';
import {
  codeOf,
  copy,
  ids,
  marched,
  opened,
  preview,
  read,
  relationOf,
  restore,
  row,
  textOf,
} from './backup-support';
import { FILE } from './mutated-backups';
import { freshStore, march, reopen, skirmish, startGame, take } from './session-support';
import { rolled, stateOf, taught, tinyRegistry } from './tiny-game';

describe('export, wipe, restore', () => {
  test('the same log, totals, charts and open question, under a new id', async () => {
    const { store, id, session } = await startGame();
    await session.start(skirmish);
    await session.answer('roll', rolled(2));
    await session.answer('cell:crt:1:1:2', taught(2, 1));
    await session.start(march);
    const text = await textOf(store);
    const phone = await freshStore();
    const [copied = ''] = await restore(phone, text);
    const again = await reopen(phone, copied);
    expect(copied).not.toBe(id);
    expect(again.log.value).toEqual(session.log.value);
    expect(again.projection.value.entries).toEqual(session.projection.value.entries);
    expect(stateOf(again.projection.value)).toEqual(stateOf(session.projection.value));
    expect(again.question.value).toEqual(session.question.value);
    expect(again.pack.value).toEqual(session.pack.value);
    const before = await row(store, id);
    expect(await row(phone, copied)).toEqual({
      ...before,
      id: copied,
      origin: { game: id, lines: 6 },
      copied: { at: expect.any(Number), entries: 6 },
    });
  });

  test('a preview changes nothing and says what is there', async () => {
    const { store, id } = await startGame();
    await marched(store, id, 2);
    const phone = await freshStore();
    const before = await contents(phone);
    const plan = await preview(phone, await textOf(store, id));
    expect(plan).toMatchObject({ scope: 'game', checked: true, packs: [] });
    expect(plan.games[0]).toMatchObject({
      title: 'Tiny War',
      found: {
        value: { facts: { moment: 'March 2', heading: 'blue moves', score: { value: '0' }, lines: 4 } },
      },
    });
    expect(await contents(phone)).toEqual(before);
  });

  test('only what is chosen is written', async () => {
    const { store, id } = await startGame();
    const library = createLibrary(opened(store));
    await library.create(tinyRegistry, 'tiny', 'Second', 'own');
    const phone = await freshStore();
    const plan = await preview(phone, await textOf(store));
    const second = plan.games.findIndex(({ title }) => title === 'Second');
    const chosen = { games: new Set([second]), packs: true, settings: false };
    take(await takeRestore(plan, chosen, opened(phone)));
    expect(take(await phone.listGames()).map(({ title }) => title)).toEqual(['Second']);
    expect(id).toBeTruthy();
  });

  test('a full store: nothing of the file is written', async () => {
    const { store } = await startGame();
    const text = await textOf(store);
    const phone = await freshStore();
    const full: Store = { ...phone, addCopies: async () => fail('store.quota', 'full') };
    const plan = await preview(phone, text);
    const done = await takeRestore(plan, { games: new Set([0]), packs: true, settings: false }, opened(full));
    expect(codeOf(done)).toBe('store.quota');
    expect(take(await phone.listGames())).toEqual([]);
  });
});

describe('a copy beside the game it came from', () => {
  test('the same, further, behind, forked; shown from either side', async () => {
    const { store, id } = await startGame();
    const old = await textOf(store, id);
    expect(await relationOf(store, old)).toEqual({
      kind: 'same',
      common: 2,
      mine: 2,
      theirs: 2,
      game: id,
      title: 'Tiny War',
    });
    const phone = await freshStore();
    const [copied = ''] = await restore(phone, old);
    await marched(phone, copied, 3);
    const further = await textOf(phone, copied);
    expect(await relationOf(store, further)).toMatchObject({ kind: 'ahead', common: 2, theirs: 5, game: id });
    expect(await relationOf(phone, old)).toMatchObject({ kind: 'behind', common: 2, mine: 5, game: copied });
    await marched(store, id);
    expect(await relationOf(store, further)).toMatchObject({ kind: 'fork', common: 2, mine: 3, theirs: 5 });
    const [fork = ''] = await restore(store, further);
    expect(await row(store, fork)).toMatchObject({
      title: 'Tiny War, copy',
      origin: { game: id, lines: 5, beside: { game: id, common: 2 } },
    });
    // Two are there now: the one that is the file's own.
    expect(await relationOf(store, further)).toMatchObject({ kind: 'same', game: fork });
  });

  test('of two that have as much in common, the one further on', async () => {
    const { store, id } = await startGame();
    const text = await textOf(store, id);
    const [copied = ''] = await restore(store, text);
    await marched(store, copied, 2);
    expect(await relationOf(store, text)).toMatchObject({ kind: 'behind', common: 2, mine: 4, game: copied });
    await marched(store, id, 3);
    expect(await relationOf(store, text)).toMatchObject({ kind: 'behind', common: 2, mine: 5, game: id });
  });

  test('it goes on as its own device: no id is ever given twice', async () => {
    const { store, id } = await startGame();
    const text = await textOf(store, id);
    const [one = ''] = await restore(store, text);
    const [two = ''] = await restore(store, text);
    for (const game of [id, one, two]) await marched(store, game);
    const last = await Promise.all([id, one, two].map(async (game) => (await ids(store, game)).at(-1)));
    expect(last).toEqual([`${store.device}:3`, `${store.device}.${one}:3`, `${store.device}.${two}:3`]);
    expect((await ids(store, one)).slice(0, 2)).toEqual((await ids(store, id)).slice(0, 2));
    expect(
      take(await store.listGames())
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Tiny War', 'Tiny War, copy', 'Tiny War, copy 2']);
  });

  test('two phones of one device id: lines of one id that differ are a fork', async () => {
    const { store, id } = await startGame();
    const text = await textOf(store, id);
    const name = `clone-${id}`;
    const clone = { ...take(await openStore(name)), device: store.device };
    const [there = ''] = await restore(clone, text);
    expect(await ids(clone, there)).toEqual(await ids(store, id));
    // As a phone set up from a backup of the whole phone would: it writes under the same id.
    await marched(store, id);
    const dump = take(await store.dumpGame(id));
    const entries = dump.entries.map((entry) => ({
      ...(entry as object),
      ...((entry as { seq: number }).seq === 3 && { at: 5 }),
    }));
    const other = JSON.stringify({ format: 'war-diary-game', version: 1, row: dump.row, entries });
    expect(await relationOf(store, other)).toMatchObject({ kind: 'fork', common: 2 });
    // And what is restored there is told apart all the same.
    await marched(clone, there);
    expect((await ids(clone, there)).at(-1)).toBe(`${store.device}.${there}:3`);
  });

  test('a copy of a copy is one line with the first', async () => {
    const { store, id } = await startGame();
    const phone = await freshStore();
    const [copied = ''] = await restore(phone, await textOf(store, id));
    await marched(phone, copied);
    const [back = ''] = await restore(store, await textOf(phone, copied));
    expect((await row(store, back)).origin).toEqual({ game: id, lines: 3, beside: { game: id, common: 2 } });
  });

  test('a clock that runs years ahead puts no game in the future', async () => {
    const { store, id } = await startGame();
    const kept = JSON.parse(await textOf(store, id)).kept;
    kept.games[0].about.updated = 9e15;
    kept.made = -5;
    const [copied = ''] = await restore(store, sealed(kept));
    const { updated, copied: mark } = await row(store, copied);
    expect(updated).toBeLessThanOrEqual(Date.now());
    expect(mark).toEqual({ at: 0, entries: 2 });
  });
});

describe('a file that does not fit', () => {
  const tell = async (change: (kept: ReturnType<typeof JSON.parse>) => void, all = true) => {
    const { store, id } = await startGame();
    await createLibrary(opened(store)).create(tinyRegistry, 'tiny', 'Second', 'own');
    const kept = JSON.parse(await textOf(store, all ? undefined : id)).kept;
    const at = kept.games.findIndex((game: { about: { id: string } }) => game.about.id === id);
    change({ ...kept, game: kept.games[at] });
    const phone = await freshStore();
    const found = await read(phone, sealed(kept));
    expect(take(await phone.listGames())).toEqual([]);
    if (!found.ok) return found.problem.code;
    if (found.value.kind !== 'copy') return 'charts';
    const codes = found.value.plan.games.map((game) => codeOf(game.found));
    return codes[at] === 'ok' ? codes.join() : `${codes[at]}, the other ${codes[1 - at]}`;
  };

  test.each([
    [
      'a game this version does not have',
      (kept: ReturnType<typeof JSON.parse>) => {
        kept.game.about.game = 'chess';
      },
      'game.unknown',
    ],
    [
      'a line of a newer version',
      (kept: ReturnType<typeof JSON.parse>) => {
        kept.game.entries[1].kind = 'v7.Sung';
      },
      'backup.newer',
    ],
  ])('%s: refused, and of everything the rest is restorable', async (_, change, want) => {
    expect(await tell(change, false)).toBe(want);
    expect(await tell(change)).toBe(`${want}, the other ok`);
  });

  test('two sets of charts under one id', async () => {
    expect(
      await tell((kept) => kept.packs.push(emptyPack('x', 'tiny', 'A'), emptyPack('x', 'tiny', 'B'))),
    ).toBe('backup.packs');
  });

  test('charts that are none', async () => {
    expect(
      await tell((kept) => kept.packs.push({ ...emptyPack('own:tiny', 'tiny', 'A'), version: 0 }), false),
    ).toBe('pack.version');
  });

  test('too large to be read, gone while it was chosen', async () => {
    const store = await freshStore();
    const text = vi.fn();
    const large = { size: 64_000_001, text } as unknown as Blob;
    expect(codeOf(await openFile(tinyRegistry, large, opened(store)))).toBe('text.size');
    expect(text).not.toHaveBeenCalled();
    const gone = { size: 9, text: () => Promise.reject(new Error()) } as unknown as Blob;
    expect(codeOf(await openFile(tinyRegistry, gone, opened(store)))).toBe('file.read');
  });

  test('charts are told from copies by what is in the file', async () => {
    const store = await freshStore();
    expect(take(await read(store, packText(emptyPack('own:tiny', 'tiny', 'A'))))).toEqual({
      kind: 'charts',
      game: 'tiny',
    });
    expect(codeOf(await read(store, packText(emptyPack('own:x', 'x', 'A'))))).toBe('pack.game');
  });

  test('the file that the mutated ones start from is whole', () => {
    const whole = readBackupText(FILE);
    expect(whole.ok && whole.value.games.map((game) => game.read.ok)).toEqual([true, true]);
  });

  test(
    '50 mutated backups change what is stored only where they are whole',
    () => restoreMutated(50, 19411213),
    60_000,
  );
});

describe('making a copy', () => {
  test('the game keeps when its file was made; what is played since is counted', async () => {
    const { store, id } = await startGame();
    const made = await copy(store, id);
    expect((await row(store, id)).copied).toBeUndefined();
    await recordCopy(made, opened(store));
    await marched(store, id, 2);
    expect(await row(store, id)).toMatchObject({ entries: 4, copied: { at: made.at, entries: 2 } });
  });

  test('a damaged game is left out of everything, and said; alone it is refused', async () => {
    const { store, id } = await startGame();
    const bad: Store = {
      ...store,
      dumpGame: async (game) => {
        const dump = take(await store.dumpGame(game));
        return ok(game === id ? { ...dump, entries: [...dump.entries, { broken: true }] } : dump);
      },
    };
    await createLibrary(opened(store)).create(tinyRegistry, 'tiny', 'Second', 'own');
    const all = await copy(bad);
    expect(all.games.map(({ title }) => title)).toEqual(['Second']);
    expect(all.leftOut.map(({ title, problem }) => [title, problem.code])).toEqual([
      ['Tiny War', 'backup.line'],
    ]);
    expect(codeOf(await makeCopy(tinyRegistry, id, opened(bad)))).toBe('backup.line');
  });

  test('a game that this version does not have is kept for one that has it', async () => {
    const { store, id } = await startGame();
    const made = take(await makeCopy([], id, opened(store)));
    expect(made.sealed).toBe(true);
    const phone = await freshStore();
    await restore(phone, made.text);
    expect(take(await phone.listGames()).length).toBe(1);
  });
});
