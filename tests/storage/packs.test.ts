import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import type { Entry } from '../../src/core/journal/journal';
import type { Result } from '../../src/core/result';
import { type GameRow, packIdOf, parseGameRow, parsePackRow } from '../../src/storage/rows';
import { makeDatabase } from '../../src/storage/schema';
import { openStore } from '../../src/storage/store';

let count = 0;
const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.code);
async function freshStore() {
  const opened = await openStore(`packs-${++count}`);
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.value;
}

const pack = (id: string, name: string, version = 1, game = 'tiny'): ChartPack => ({
  ...emptyPack(id, game, name),
  version,
});
const row: GameRow = {
  id: 'g1',
  game: 'tiny',
  title: 'Sunday',
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  entries: 1,
  summary: 'Set up',
};
const first: Entry = { id: 'd:1', seq: 1, at: 1, kind: 'v1.Noted', text: 'begun' };

test('a row of before packs had names reads as it did; a pack id goes before', () => {
  expect(parseGameRow(row)).toEqual(row);
  expect(packIdOf(row)).toBe('own:tiny');
  expect(packIdOf({ ...row, charts: 'practice' })).toBe('practice:tiny');
  const chosen = { ...row, pack: 'pack:tiny:x' };
  expect(parseGameRow(chosen)).toEqual(chosen);
  expect(packIdOf(chosen)).toBe('pack:tiny:x');
  expect(parseGameRow({ ...row, pack: 7 })).toBeUndefined();
});

test('a row of charts is read only with all of its parts', () => {
  const whole = {
    ...pack('own:tiny', 'Ours'),
    cells: { crt: { '1:1|1': { value: 1, source: 'mapsheet' } } },
  };
  expect(parsePackRow(whole)).toEqual(whole);
  const broken = [
    ...['id', 'game', 'name', 'notes', 'practice', 'heads', 'cells', 'version', 'format'].map((part) => ({
      [part]: undefined,
    })),
    { heads: { 'crt.columns': [1] } },
    { cells: { crt: 7 } },
    ...[{}, 7, { heads: {} }, { cells: {} }].map((aside) => ({ aside })),
    { cells: { crt: { '1:1|1': { value: 1 } } } },
  ];
  for (const part of broken)
    expect(parsePackRow({ ...whole, ...part }), JSON.stringify(part)).toBeUndefined();
});

test('the packs of a game stand by name', async () => {
  const store = await freshStore();
  for (const kept of [pack('own:tiny', 'B'), pack('pack:tiny:x', 'a'), pack('own:toy', 'A', 1, 'toy')])
    expect(codeOf(await store.putPack(kept))).toBe('ok');
  const listed = await store.listPacks('tiny');
  expect(listed.ok && listed.value.map(({ name }) => name)).toEqual(['a', 'B']);
});

test.each([
  ['Ours', 'pack.name'],
  [' oURS ', 'pack.name'],
  ['Ｏurs', 'pack.name'],
  ['Oürs', 'pack.name'],
  ['O‘urs', 'pack.name'],
  ['Ours 2', 'ok'],
])('a second pack named %j: %s', async (name, want) => {
  const store = await freshStore();
  await store.putPack(pack('own:tiny', 'Ours'));
  expect(codeOf(await store.putPack(pack('pack:tiny:x', name)))).toBe(want);
  expect(codeOf(await store.putPack(pack('own:toy', name, 1, 'toy')))).toBe('ok');
  expect(codeOf(await store.putPack(pack('own:tiny', 'Ours', 2)))).toBe('ok');
});

test('sets that came to be called alike before are taught on, but neither is called so anew', async () => {
  const store = await freshStore();
  const db = makeDatabase(`packs-${count}`);
  await db.packs.bulkAdd([
    pack('own:tiny', 'Oahu'),
    pack('pack:tiny:x', 'O‘ahu'),
    pack('pack:tiny:y', 'Else'),
  ]);
  db.close();
  expect(codeOf(await store.putPack(pack('pack:tiny:x', 'O‘ahu', 2), 1))).toBe('ok');
  expect(codeOf(await store.putPack(pack('pack:tiny:y', 'OAHU', 2), 1))).toBe('pack.name');
});

test.each([
  { kept: undefined, base: 0, want: 'ok' },
  { kept: 3, base: 3, want: 'ok' },
  { kept: 3, base: 2, want: 'store.moved' },
  { kept: 3, base: 0, want: 'store.moved' },
  { kept: undefined, base: 1, want: 'store.moved' },
])('put from version $base over a stored $kept: $want', async ({ kept, base, want }) => {
  const store = await freshStore();
  if (kept) await store.putPack(pack('own:tiny', 'Ours', kept));
  expect(codeOf(await store.putPack(pack('own:tiny', 'Ours', 9), base))).toBe(want);
  const stored = await store.loadPack('own:tiny');
  expect(stored.ok && stored.value?.version).toBe(want === 'ok' ? 9 : kept);
});

test('a pack in use is not deleted, and says by which game', async () => {
  const store = await freshStore();
  await store.putPack(pack('pack:tiny:x', 'Ours'));
  await store.putPack(pack('own:tiny', 'First'));
  await store.createGame({ ...row, pack: 'pack:tiny:x' }, first);
  expect(await store.deletePack('pack:tiny:x')).toMatchObject({
    ok: false,
    problem: { code: 'pack.used', message: expect.stringContaining('"Sunday"') },
  });
  const loaded = await store.loadGame('g1');
  expect(loaded.ok && loaded.value.pack).toEqual(pack('pack:tiny:x', 'Ours'));
  expect(codeOf(await store.deletePack('own:tiny'))).toBe('ok');
  await store.deleteGame('g1');
  expect(codeOf(await store.deletePack('pack:tiny:x'))).toBe('ok');
  expect(await store.listPacks('tiny')).toEqual({ ok: true, value: [] });
});

test('no game starts with a pack that is gone', async () => {
  const store = await freshStore();
  expect(codeOf(await store.createGame({ ...row, pack: 'pack:tiny:x' }, first))).toBe('pack.missing');
  expect(await store.listGames()).toEqual({ ok: true, value: [] });
});

test('restored packs may be named as those of another game are, and not as one of their own', async () => {
  const store = await freshStore();
  await store.putPack(pack('own:toy', 'Ours', 1, 'toy'));
  const packs = [pack('pack:tiny:x', 'Ours')];
  expect(codeOf(await store.addCopies({ games: [], packs }))).toBe('ok');
  const again = [pack('pack:tiny:y', 'Other'), pack('pack:tiny:z', ' oURS ')];
  expect(codeOf(await store.addCopies({ games: [], packs: again }))).toBe('store.moved');
  const listed = await store.listPacks('tiny');
  expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['pack:tiny:x']);
});
