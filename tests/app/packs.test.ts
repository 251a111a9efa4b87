import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/app/library';
import { packCode } from '../../src/app/pack-code';
import {
  copyPack,
  createPack,
  importCode,
  importText,
  listPacks,
  type PackImport,
  removePack,
  renamePack,
  takeImport,
} from '../../src/app/packs';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import { fail, ok, type Result } from '../../src/core/result';
import type { Store } from '../../src/storage/store';
import { importMutated } from './import-runs';
import { freshStore, reopen, skirmish, take } from './session-support';
import { rolled, taught, tinyRegistry } from './tiny-game';

const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);
const [tiny] = tinyRegistry;
if (!tiny) throw new Error('no tiny game');
const meta = tiny;

async function fresh() {
  const store = await freshStore();
  return { store, open: async () => ok(store), library: createLibrary(async () => ok(store)) };
}
const names = async (store: Store) =>
  take(await listPacks(meta, async () => ok(store))).map(({ name }) => name);
const read = (value: number, at = 1) => ({ value, source: 'mapsheet' as const, at });
const theirs: ChartPack = {
  ...emptyPack('own:tiny', 'tiny', 'Theirs'),
  version: 5,
  cells: { crt: { '1:1|1': read(1), '1:1|2': read(2) } },
};

test('a game whose rulebook prints every table has no practice set', async () => {
  const { open } = await fresh();
  const ids = async (printed?: true) =>
    take(await listPacks({ ...meta, ...(printed && { printed }) }, open)).map(({ id }) => id);
  expect(await ids()).toContain('practice:tiny');
  expect(await ids(true)).toEqual(['own:tiny']);
});

describe('packs of a game', () => {
  test('the two that every game has are there before anything is taught', async () => {
    const { store } = await fresh();
    expect(await names(store)).toEqual(['Practice', 'Tiny War: your charts']);
  });

  test('a new one has an id of its own, is played with, taught, and kept while in use', async () => {
    const { store, open, library } = await fresh();
    const pack = take(await createPack(meta, ' Second printing ', open));
    expect(pack.id).toMatch(/^pack:tiny:[a-z0-9]{12}$/);
    const id = take(await library.create(tinyRegistry, 'tiny', '', 'practice', pack.id));
    const session = await reopen(store, id);
    expect(session.row.value).toMatchObject({ charts: 'own', pack: pack.id });
    await session.answer('side', { kind: 'choice', value: 'blue' });
    await session.start(skirmish);
    await session.answer('roll', rolled(2));
    await session.answer('cell:crt:1:1:2', taught(2, 1));
    expect(take(await store.loadPack(pack.id))?.cells.crt?.['1:1|2']?.value).toBe(1);
    expect(take(await store.loadPack('own:tiny'))).toBeUndefined();
    expect((await reopen(store, id)).pack.value.name).toBe('Second printing');
    expect(codeOf(await removePack(meta, pack.id, open))).toBe('pack.used');
    await library.remove(id);
    expect(codeOf(await removePack(meta, pack.id, open))).toBe('ok');
    expect(await names(store)).toEqual(['Practice', 'Tiny War: your charts']);
  });

  test('a game started with one of the first two has a row as before', async () => {
    const { store, library } = await fresh();
    const id = take(await library.create(tinyRegistry, 'tiny', '', 'own', 'practice:tiny'));
    const { row } = take(await store.loadGame(id));
    expect([row.charts, 'pack' in row]).toEqual(['practice', false]);
  });

  test('no game starts with a pack that is not there', async () => {
    const { library } = await fresh();
    expect(codeOf(await library.create(tinyRegistry, 'tiny', '', 'own', 'pack:tiny:x'))).toBe('pack.missing');
  });

  test('no game starts while its charts cannot be read: it would go by empty ones', async () => {
    const { store } = await fresh();
    const unread: Store = { ...store, loadPack: async () => fail('store.read', 'not now') };
    const library = createLibrary(async () => ok(unread));
    expect(codeOf(await library.create(tinyRegistry, 'tiny', '', 'own'))).toBe('store.read');
    expect(take(await store.listGames())).toEqual([]);
  });

  test.each([
    ['', 'pack.text'],
    ['x'.repeat(61), 'pack.text'],
    ['a\nb', 'pack.text'],
    ['<b>', 'ok'],
    ['tiny war: YOUR charts', 'pack.name'],
    ['practice', 'pack.name'],
    ['ours ', 'pack.name'],
    ['Theirs', 'ok'],
  ])('the name %j: %s', async (name, want) => {
    const { store, open } = await fresh();
    const ours = take(await createPack(meta, 'Ours', open));
    const before = await names(store);
    expect(codeOf(await createPack(meta, name, open))).toBe(want);
    if (want !== 'ok') {
      expect(codeOf(await copyPack(meta, ours.id, name, open))).toBe(want);
      expect(await names(store)).toEqual(before);
    }
  });

  test('rename and copy, the first two as well', async () => {
    const { store, open } = await fresh();
    const renamed = take(await renamePack(meta, 'own:tiny', 'First printing', open));
    expect([renamed.id, renamed.version]).toEqual(['own:tiny', 2]);
    expect(codeOf(await renamePack(meta, 'own:tiny', 'First Printing', open))).toBe('ok');
    const copy = take(await copyPack(meta, 'practice:tiny', 'Try-out', open));
    expect([copy.practice, copy.version, copy.cells.crt?.['1:1|1']?.value]).toEqual([true, 1, 1]);
    expect(await names(store)).toEqual(['First Printing', 'Practice', 'Try-out']);
    expect(codeOf(await renamePack(meta, copy.id, 'practice', open))).toBe('pack.name');
    expect(codeOf(await renamePack(meta, 'pack:tiny:x', 'Any', open))).toBe('pack.missing');
  });
});

describe('an import', () => {
  async function imported(pack = theirs) {
    const there = await fresh();
    return { ...there, found: take(await importText(meta, packText(pack), there.open)) };
  }
  const merge = { kind: 'merge', take: new Set<string>() } as const;

  test('a pack with my id meets mine, taught or not, and is merged into it', async () => {
    const { store, open, found } = await imported();
    expect([found.mine?.id, found.base, found.diff.added.length]).toEqual(['own:tiny', 0, 2]);
    expect(take(await store.listPacks('tiny'))).toEqual([]);
    const merged = take(await takeImport(meta, found, merge, open));
    expect(merged).toMatchObject({
      id: 'own:tiny',
      name: 'Tiny War: your charts',
      version: 2,
      cells: theirs.cells,
    });
    expect(take(await store.loadPack('own:tiny'))).toEqual(merged);
    const again = take(await importText(meta, packText(theirs), open));
    expect([again.base, again.diff.equal]).toEqual([2, 2]);
  });

  test('what differs is taken by its key only', async () => {
    const { store, open } = await fresh();
    take(await store.putPack({ ...theirs, name: 'Ours', cells: { crt: { '1:1|1': read(3) } } }));
    const found = take(await importText(meta, packText(theirs), open));
    expect(found.diff.differing.map(({ key }) => key)).toEqual(['crt|1:1|1']);
    take(await takeImport(meta, found, { kind: 'merge', take: new Set(['crt|1:1|1']) }, open));
    expect(take(await store.loadPack('own:tiny'))).toEqual({ ...theirs, name: 'Ours', version: 6 });
  });

  test('a pack with a name of mine meets that one; an unknown one none', async () => {
    const { open } = await fresh();
    const ours = take(await createPack(meta, 'Ours', open));
    const named = { ...theirs, id: 'pack:tiny:x', name: ' oURs' };
    expect(take(await importText(meta, packText(named), open)).mine?.id).toBe(ours.id);
    const unknown = take(await importText(meta, packText({ ...named, name: 'Theirs' }), open));
    expect([unknown.mine, unknown.diff.added.length]).toEqual([undefined, 2]);
    expect(codeOf(await takeImport(meta, unknown, merge, open))).toBe('pack.missing');
  });

  test('a code shows the same as a file', async () => {
    const { open, found } = await imported();
    const bytes = take(await packCode(theirs));
    expect(take(await importCode(meta, bytes, open))).toEqual(found);
    expect(codeOf(await importCode(meta, bytes.subarray(1), open))).toBe('pack.code');
  });

  test('a practice pack never meets a pack off a mapsheet', async () => {
    const practice = { ...theirs, practice: true, cells: {} };
    const { open, found } = await imported(practice);
    expect(found.mine).toBeUndefined();
    const forged: PackImport = { ...found, mine: emptyPack('own:tiny', 'tiny', 'Ours') };
    expect(codeOf(await takeImport(meta, forged, merge, open))).toBe('pack.practice');
  });

  test('all of it as a pack of its own, under a name that is free', async () => {
    const { store, open, found } = await imported();
    expect(codeOf(await takeImport(meta, found, { kind: 'new', name: 'practice' }, open))).toBe('pack.name');
    const pack = take(await takeImport(meta, found, { kind: 'new', name: 'From Ann' }, open));
    expect(pack.id).toMatch(/^pack:tiny:/);
    expect(take(await store.loadPack(pack.id))).toEqual({
      ...theirs,
      id: pack.id,
      name: 'From Ann',
      version: 1,
    });
    expect(take(await store.loadPack('own:tiny'))).toBeUndefined();
  });

  test('a pack taught meanwhile: store.moved, and nothing is written', async () => {
    const { store, open, found } = await imported();
    const now = { ...emptyPack('own:tiny', 'tiny', 'Ours'), version: 2 };
    take(await store.putPack(now));
    expect(codeOf(await takeImport(meta, found, merge, open))).toBe('store.moved');
    expect(take(await store.listPacks('tiny'))).toEqual([now]);
  });

  test(
    '100 mutated files change what is stored only where they are whole',
    () => importMutated(100, 19411213),
    20_000,
  );

  test('a text that is no file of charts changes nothing', async () => {
    const { store, open } = await fresh();
    expect(codeOf(await importText(meta, packText(theirs).replace('Theirs', 'Thairs'), open))).toBe(
      'pack.sum',
    );
    expect(codeOf(await importText(meta, packText({ ...theirs, game: 'toy' }), open))).toBe('pack.game');
    expect(take(await store.listPacks('tiny'))).toEqual([]);
  });
});
