import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { emptyPack } from '../../src/core/charts/pack';
import type { Store } from '../../src/storage/store';
import { sealed } from '../support/backups';
import { restore, textOf } from './backup-support';
import { freshStore, reopen, startGame, take } from './session-support';

describe('charts of a file', () => {
  const value = (n: number) => ({ value: n, source: 'mapsheet' as const, at: 1 });
  const charts = (name: string, cells: Record<string, ReturnType<typeof value>>, id = 'own:tiny') => ({
    ...emptyPack(id, 'tiny', name),
    version: 4,
    cells: { crt: cells },
  });
  async function withCharts(pack = charts('Ours', { '1:1|1': value(1) })) {
    const { store, id } = await startGame();
    take(await store.putPack(pack, 0));
    return { id, text: await textOf(store, id) };
  }
  const placed = async (phone: Store) => {
    const [game] = take(await phone.listGames());
    return {
      pack: game?.pack,
      packs: take(await phone.listPacks('tiny')).map(({ id, name }) => ({ id, name })),
    };
  };

  test('come to their own place where nothing is', async () => {
    const { text } = await withCharts();
    const phone = await freshStore();
    await restore(phone, text);
    expect(await placed(phone)).toEqual({ pack: undefined, packs: [{ id: 'own:tiny', name: 'Ours' }] });
  });

  test('are those here where these say as much', async () => {
    const { text } = await withCharts();
    const phone = await freshStore();
    take(await phone.putPack(charts('Mine', { '1:1|1': value(1), '1:1|2': value(2) }), 0));
    await restore(phone, text);
    expect(await placed(phone)).toEqual({ pack: undefined, packs: [{ id: 'own:tiny', name: 'Mine' }] });
  });

  test.each([
    ['that differ', charts('Ours', { '1:1|1': value(2) })],
    ['that know less', charts('Ours', {})],
  ])('%s: they come as a set of their own, and those here stay', async (_, mine) => {
    const { text } = await withCharts();
    const phone = await freshStore();
    take(await phone.putPack(mine, 0));
    await restore(phone, text);
    const { pack, packs } = await placed(phone);
    expect(pack).toMatch(/^pack:tiny:/);
    expect(packs).toEqual([
      { id: 'own:tiny', name: 'Ours' },
      { id: pack, name: 'Ours, from a file' },
    ]);
    expect(take(await phone.loadPack('own:tiny'))).toEqual(mine);
  });

  test('leave alone what a game here is played with, taught or not', async () => {
    const { text } = await withCharts();
    const { store: phone } = await startGame();
    await restore(phone, text);
    expect(take(await phone.listPacks('tiny')).map(({ id }) => id)).toEqual([
      expect.stringMatching(/^pack:tiny:/),
    ]);
  });

  test('a name of sixty letters makes room for its tail', async () => {
    const name = 'x'.repeat(60);
    const { text } = await withCharts(charts(name, { '1:1|1': value(1) }));
    const phone = await freshStore();
    take(await phone.putPack(charts(name, { '1:1|1': value(3) }), 0));
    await restore(phone, text);
    await restore(phone, text);
    const names = (await placed(phone)).packs.map((pack) => pack.name);
    expect(names).toEqual([`${'x'.repeat(47)}, from a file`, name]);
  });

  test('that no game plays with come only where they are asked for', async () => {
    const { store } = await startGame();
    take(await store.putPack(charts('Spare', { '1:1|1': value(1) }, 'pack:tiny:spare'), 0));
    const text = await textOf(store);
    const phone = await freshStore();
    await restore(phone, text, false);
    expect((await placed(phone)).packs).toEqual([]);
    await restore(phone, text, true);
    expect((await placed(phone)).packs).toEqual([{ id: 'pack:tiny:spare', name: 'Spare' }]);
  });

  test('that are not in the file are asked for again', async () => {
    const { store, id } = await startGame();
    const kept = JSON.parse(await textOf(store, id)).kept;
    kept.games[0].about.pack = 'pack:tiny:gone';
    const phone = await freshStore();
    const [copied = ''] = await restore(phone, sealed(kept));
    expect((await reopen(phone, copied)).pack.value.id).toBe('own:tiny');
  });
});
