import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFile } from '../../../src/app/backups/restore';
import { chartStates } from '../../../src/app/chart-state';
import { exportGame } from '../../../src/app/errors';
import { createLibrary } from '../../../src/app/library';
import { compareFiles, editionsFor, takeEdition } from '../../../src/app/own/editions';
import { checkWords } from '../../../src/app/own/naming';
import {
  dropGame,
  fileOf as fileOfHash,
  keepGame,
  previewGame,
  tryGame,
} from '../../../src/app/own/open-file';
import { loadOwnGames, metaOfGame, ownGames, withOwn } from '../../../src/app/own-games';
import { loadTables } from '../../../src/app/tables';
import { definitionsIn } from '../../../src/core/journal/definitions';
import type { Entry } from '../../../src/core/journal/journal';
import { actionsOn } from '../../../src/core/play/view';
import { registry } from '../../../src/games/registry';
import type { Store } from '../../../src/storage/store';
import { fakeLocks } from '../../support/locks';
import { freshStore, take } from '../session-support';
import { begun, codeOf, editionOf, fileOf, opens, reopen, textOf } from './own-support';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const RIDGE = textOf('hollow-ridge');
const LOWMOOR = readFileSync(new URL('../../own/format/files/lowmoor.json', import.meta.url), 'utf8');
const files = async (store: Store) =>
  take(await store.listFiles()).map(({ edition, kept }) => [edition, kept]);

describe('games that come with the app as files', () => {
  test('are listed without being stored, and stored with the first game', async () => {
    const store = await freshStore();
    take(await loadOwnGames(opens(store)));
    expect(ownGames.value.map(({ id, from }) => [id, from])).toEqual([
      ['own:battle-for-moscow', 'shipped'],
      ['own:hollow-ridge', 'shipped'],
      ['own:mosswater-bridge', 'shipped'],
    ]);
    expect(await files(store)).toEqual([]);
    const all = withOwn(registry);
    expect(withOwn(registry)).toBe(all);
    const id = take(await createLibrary(opens(store)).create(all, 'own:hollow-ridge', '', 'own'));
    const { entries } = take(await store.loadGame(id));
    expect(take(await store.loadFiles(definitionsIn(entries)))).toMatchObject([
      { game: 'own:hollow-ridge', kept: false },
    ]);
    const session = await reopen(store, id);
    expect(session.question.value?.title).toBe('Set-up');
    expect(session.own?.meta.value.title).toBe('Hollow Ridge');
    session.close();
  });

  test('are found by quick combat, packs and charts by their id', async () => {
    const open = opens(await freshStore());
    expect(take(await metaOfGame(registry, 'own:hollow-ridge', open)).title).toBe('Hollow Ridge');
    expect(codeOf(await metaOfGame(registry, 'own:nobody', open))).toBe('game.unknown');
    expect(take(await metaOfGame(registry, 'iph', open)).title).toBe('Invasion Pearl Harbor');
    expect(take(await loadTables(registry, 'own:hollow-ridge', open)).game.charts.length).toBeGreaterThan(0);
  });

  test('stand in the list of charts once they are played', async () => {
    const { store, session } = await begun(RIDGE);
    session.close();
    const states = take(await chartStates(registry, opens(store)));
    expect(states.map(({ meta }) => meta.id)).toEqual([...registry.map(({ id }) => id), 'own:hollow-ridge']);
    expect(states.at(-1)?.game).toBe(session.row.value.id);
  });
});

describe('a file that is opened', () => {
  test('says what it is, and nothing has changed yet', async () => {
    const store = await freshStore();
    const opened = take(await openFile(registry, new Blob([RIDGE]), opens(store)));
    if (opened.kind !== 'game') throw new Error(opened.kind);
    const { preview } = opened;
    expect(preview).toMatchObject({
      file: { game: 'own:hollow-ridge', title: 'Hollow Ridge' },
      by: 'A. Author',
      sides: ['Blue', 'Grey'],
      turns: '9 turns: Day',
      words: checkWords(preview.file.hash),
    });
    expect(preview.actions.length).toBeGreaterThan(2);
    expect([preview.refused, preview.here]).toEqual([undefined, undefined]);
    expect([await files(store), take(await store.listGames())]).toEqual([[], []]);
  });

  test('is kept, is there, and goes again', async () => {
    const store = await freshStore();
    const preview = take(await previewGame(editionOf('hollow-ridge', 9), opens(store)));
    take(await keepGame(preview, opens(store)));
    expect(ownGames.value.find(({ id }) => id === 'own:hollow-ridge')).toMatchObject({
      edition: 9,
      from: 'kept',
    });
    expect(take(await previewGame(preview.file.text, opens(store))).here).toEqual({ is: 'kept' });
    expect(take(await previewGame(RIDGE, opens(store))).here).toMatchObject({
      is: 'edition',
      file: { edition: 9 },
    });
    expect(take(await fileOfHash(preview.file.hash, opens(store)))).toEqual(preview.file);
    take(await dropGame(preview.file.hash, opens(store)));
    expect(ownGames.value.find(({ id }) => id === 'own:hollow-ridge')).toMatchObject({ from: 'shipped' });
    expect(codeOf(await fileOfHash(preview.file.hash, opens(store)))).toBe('own.gone');
  });

  test('is tried in a game of its own, and goes with it', async () => {
    const store = await freshStore();
    const preview = take(await previewGame(editionOf('hollow-ridge', 9), opens(store)));
    const id = take(await tryGame(preview, opens(store)));
    expect(take(await store.listGames())).toMatchObject([{ title: 'Try: Hollow Ridge', charts: 'practice' }]);
    expect(take(await previewGame(preview.file.text, opens(store))).here).toEqual({ is: 'stored' });
    const session = await reopen(store, id);
    expect(session.question.value?.title).toBe('Set-up');
    session.close();
    await store.deleteGame(id);
    expect(await files(store)).toEqual([]);
  });

  test('laid out otherwise it is the same file', async () => {
    const [one, other] = [await fileOf(RIDGE), await fileOf(JSON.stringify(JSON.parse(RIDGE), undefined, 3))];
    expect(other).toEqual(one);
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['the id of a game of the app', (id: string) => id.replace('"hollow-ridge"', '"iph"'), 'own.coded'],
    [
      'an id that every object has',
      (id: string) => id.replace('"hollow-ridge"', '"__proto__"'),
      /^definition\./,
    ],
    [
      'an id that every object has',
      (id: string) => id.replace('"hollow-ridge"', '"constructor"'),
      /^(definition\.|own\.id)/,
    ],
    [
      'an id with blanks',
      (id: string) => id.replace('"hollow-ridge"', '"hollow ridge"'),
      /^(definition\.|own\.id)/,
    ],
    ['a newer version', (id: string) => id.replace('"version": 1', '"version": 2'), /^definition\./],
    ['an unknown key', (id: string) => id.replace('"sides"', '"sidez"'), /^definition\./],
    ['a text that breaks off', (id: string) => id.slice(0, 2000), /^definition\.|^text\./],
  ])('with %s is refused by name, and nothing changes', async (_, change, code) => {
    const store = await freshStore();
    const opened = await openFile(registry, new Blob([change(RIDGE)]), opens(store));
    expect(codeOf(opened)).toMatch(code);
    expect(!opened.ok && opened.problem.message).toContain('Nothing was changed.');
    expect(await files(store)).toEqual([]);
  });

  test('that needs what cannot be played yet is shown, and neither tried nor kept', async () => {
    const store = await freshStore();
    const preview = take(await previewGame(LOWMOOR, opens(store)));
    expect(preview.refused?.code).toBe('own.unplayed');
    expect(preview.refused?.message).toMatch(/^"Lowmoor Crossing" cannot be played\. Line 7: .*repeat/);
    expect([
      codeOf(await keepGame(preview, opens(store))),
      codeOf(await tryGame(preview, opens(store))),
    ]).toEqual(['own.unplayed', 'own.unplayed']);
    expect(await files(store)).toEqual([]);
  });

  test('a game as it stands in the store, saved where nothing could be checked, is no such file', async () => {
    const { store, id, session } = await begun(RIDGE);
    session.close();
    const raw = take(await exportGame(id, opens(store)));
    const opened = take(await openFile(registry, raw, opens(await freshStore())));
    expect(opened.kind).toBe('copy');
    if (opened.kind === 'copy') expect(opened.plan.games[0]?.found.ok).toBe(true);
  });

  test('where the browser cannot hash, it is said what to do', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(codeOf(await previewGame(RIDGE, opens(await freshStore())))).toBe('own.insecure');
  });
});

/** Takes the bodies of files out of the store, as a fault might. */
async function without(store: Store): Promise<Store> {
  return { ...store, loadFiles: async () => ({ ok: true, value: [] }) };
}

describe('a game whose file is not here', () => {
  test('opens with its log, says which file it needs, and takes no tap', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    await session.note('Rain all day');
    const lines = session.log.value.map(({ title }) => title);
    session.close();
    const alone = await reopen(await without(store), id);
    const [first, second] = checkWords(file.hash);
    expect(alone.notice.value?.message).toContain(
      `Hollow Ridge, edition ${file.edition} (check words: ${first} ${second})`,
    );
    expect(alone.log.value.map(({ title }) => title)).toEqual(lines);
    expect([alone.question.value, alone.table.value.actions, alone.ledgers.value]).toEqual([
      undefined,
      [],
      [],
    ]);
    expect([alone.canUndo.value, alone.canRedo.value]).toEqual([false, false]);
    for (const tap of [alone.note('more'), alone.undo(), alone.start({ procedure: 'end-step', args: {} })])
      expect(await tap).toBe(false);
    expect(alone.notice.value?.message).toContain('This game needs a file that is not here');
    expect(take(await store.loadGame(id)).entries).toHaveLength(session.projection.value.entries.length);
    alone.close();
    const again = await reopen(store, id);
    expect(again.own?.missing).toBeUndefined();
    expect(await again.note('more')).toBe(true);
    again.close();
  });

  test('is playable again once that file is opened', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    session.close();
    const other = await freshStore();
    const { row, entries } = take(await store.loadGame(id));
    take(await other.addCopies({ games: [{ row, entries }], packs: [] }));
    const alone = await reopen(other, id);
    expect(alone.own?.missing?.code).toBe('own.missing');
    alone.close();
    take(await keepGame(take(await previewGame(file.text, opens(other))), opens(other)));
    const again = await reopen(other, id);
    expect([again.notice.value, again.own?.missing]).toEqual([undefined, undefined]);
    again.close();
  });

  test('or is damaged: the same, until it is opened again', async () => {
    const { store, id, session, file } = await begun(editionOf('hollow-ridge', 7));
    session.close();
    take(await store.keepFile({ ...file, text: file.text.replace('Hollow', 'Hallow') }));
    const alone = await reopen(store, id);
    expect(alone.own?.missing?.code).toBe('own.missing');
    alone.close();
    take(await store.keepFile(file));
    const again = await reopen(store, id);
    expect(again.own?.missing).toBeUndefined();
    again.close();
  });

  test('or is of a newer version of the app: the same', async () => {
    const { store, id, session } = await begun(RIDGE);
    session.close();
    const text = RIDGE.replace('"version": 1', '"version": 2');
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const newer = { ...{ hash, text, game: 'own:hollow-ridge' }, title: 'Hollow Ridge', edition: 9 };
    const { row, entries } = take(await store.loadGame(id));
    const [begin, ...rest] = entries;
    const named = { ...begin, args: { ...(begin as { args?: object }).args, definition: hash } } as Entry;
    const other = await freshStore();
    take(await other.addCopies({ games: [{ row, entries: [named, ...rest] }], packs: [], files: [newer] }));
    const alone = await reopen(other, id);
    expect(alone.own?.missing?.code).toMatch(/^definition\./);
    expect(alone.log.value.length).toBeGreaterThan(0);
    alone.close();
  });

  test('keeps shut what a side has sealed, until it was opened', async () => {
    const text = editionOf('hollow-ridge', 5, (file) => {
      file.actions.order = {
        ...{ title: 'Seal an order', sealed: 'own side' },
        ask: [{ id: 'order', text: 120, say: 'The order' }],
        do: [{ note: 'order' }],
      };
    });
    const { store, id, session } = await begun(text);
    const seals = actionsOn(session.table.value).find(({ procedure }) => procedure === 'act:order');
    if (!seals) throw new Error('no order');
    expect(await session.start(seals)).toBe(true);
    const asked = session.question.value?.prompt;
    if (asked?.kind !== 'form') throw new Error('no form');
    expect(await session.answer(asked.key, { kind: 'form', values: { order: 'Left, at dawn' } })).toBe(true);
    session.close();
    const alone = await reopen(await without(store), id);
    expect(alone.log.value.at(-1)).toMatchObject({
      title: 'Sealed entry',
      sealed: seals.side,
      lines: [],
      answers: [],
    });
    expect(JSON.stringify(alone.log.value)).not.toContain('at dawn');
    alone.close();
  });

  test('a journal that names no file at all is read, and not played', async () => {
    const { store, id, session } = await begun(RIDGE);
    session.close();
    const { row, entries } = take(await store.loadGame(id));
    const nameless = entries.map((entry) => ('args' in entry ? ({ ...entry, args: {} } as Entry) : entry));
    const other = await freshStore();
    take(await other.addCopies({ games: [{ row, entries: nameless }], packs: [] }));
    const alone = await reopen(other, id);
    expect(alone.own?.missing?.code).toBe('own.none');
    alone.close();
  });
});

describe('another edition in mid-game', () => {
  const NEXT = editionOf('hollow-ridge', 4, (file) => {
    file.counters.glory = { name: 'Glory', start: 2, min: 0, max: 9 };
  });

  test('is compared part by part, and taken with its file in one transaction', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    const next = await fileOf(NEXT);
    const { parts } = take(compareFiles(file, next));
    expect(parts).toContainEqual({ part: 'Counters', lines: [expect.stringContaining('Glory')] });
    expect(await files(store)).toEqual([[file.edition, false]]);
    expect(await takeEdition(session, next)).toBe(true);
    expect(await files(store)).toEqual([
      [file.edition, false],
      [4, false],
    ]);
    expect(session.own?.meta.value.files?.map(({ edition }) => edition)).toEqual([file.edition, 4]);
    expect(definitionsIn(session.projection.value.entries)).toEqual([file.hash, next.hash]);
    expect(session.projection.value.state).toMatchObject({ edition: next.hash });
    expect(await session.undo()).toBe(true);
    expect(session.projection.value.state).toMatchObject({ edition: file.hash });
    expect(await session.redo()).toBe(true);
    session.close();
    const again = await reopen(store, id);
    expect(again.projection.value.state).toEqual(session.projection.value.state);
    again.close();
  });

  test('nothing of it stays where it cannot be stored', async () => {
    const { store, id, session, file } = await begun(RIDGE);
    session.close();
    const next = await fileOf(NEXT);
    const full = {
      ...store,
      append: async () => ({ ok: false, problem: { code: 'store.quota', message: 'full' } }) as const,
    };
    const failing = await reopen(full, id);
    expect(await takeEdition(failing, next)).toBe(false);
    expect(failing.notice.value?.code).toBe('store.quota');
    expect(failing.own?.meta.value.files?.map(({ hash }) => hash)).toEqual([file.hash]);
    expect(await files(store)).toEqual([[file.edition, false]]);
    failing.close();
  });

  test('is refused with words while a question is open, and nothing of it stays', async () => {
    const { store, session, file } = await begun(RIDGE);
    expect(await session.start({ procedure: 'row:corps', args: {} })).toBe(true);
    expect(session.question.value).toBeDefined();
    expect(await takeEdition(session, await fileOf(NEXT))).toBe(false);
    expect(session.notice.value?.message).toMatch(/open/);
    expect(session.own?.meta.value.files?.map(({ hash }) => hash)).toEqual([file.hash]);
    expect(await files(store)).toEqual([[file.edition, false]]);
    session.close();
  });

  test('is listed where it is here, the newest first, and not the one that holds', async () => {
    const { store, session, file } = await begun(RIDGE);
    take(await store.keepFile(await fileOf(NEXT)));
    take(await store.keepFile(await fileOf(editionOf('hollow-ridge', 8))));
    take(await store.keepFile(await fileOf(textOf('battle-for-moscow'))));
    const listed = take(await editionsFor(session, opens(store)));
    expect(listed.map(({ edition }) => edition)).toEqual([8, 4]);
    expect(listed.map(({ hash }) => hash)).not.toContain(file.hash);
    session.close();
  });

  test('another tab goes on with it', async () => {
    const { store, id, session } = await begun(RIDGE);
    const other = await reopen(store, id);
    expect(other.following.value).toBe(true);
    const next = await fileOf(NEXT);
    expect(await takeEdition(session, next)).toBe(true);
    expect(await session.note('after it')).toBe(true);
    await other.takeOver();
    await vi.waitFor(() => expect(other.projection.value.state).toMatchObject({ edition: next.hash }));
    expect(other.own?.meta.value.files?.at(-1)?.hash).toBe(next.hash);
    expect(other.projection.value.state).toEqual(session.projection.value.state);
    other.close();
    session.close();
  });
});
