import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { loadTables } from '../../src/app/tables';
import { lookupCell } from '../../src/core/charts/pack';
import { fail } from '../../src/core/result';
import { freshStore, startGame, take } from './session-support';
import { rolled, taught, tinyRegistry } from './tiny-game';

it('reads what the players have taught, and the practice set beside it', async () => {
  const { store, session } = await startGame();
  await session.start({ procedure: 'skirmish', args: {} }, { key: 'roll', answer: rolled(4) });
  await session.answer('cell:crt:1:1:4', taught(4, 2));
  const { game, own, practice } = take(
    await loadTables(tinyRegistry, 'tiny', async () => ({ ok: true, value: store })),
  );
  const [chart] = game.charts;
  expect(chart && lookupCell(chart, own, '1:1', '4')?.value).toBe(2);
  expect([own.practice, practice.practice]).toEqual([false, true]);
});

it('says which game it does not know, and what keeps the store shut', async () => {
  const store = await freshStore();
  const unknown = await loadTables(tinyRegistry, 'none', async () => ({ ok: true, value: store }));
  expect(unknown).toMatchObject({ ok: false, problem: { code: 'game.unknown' } });
  const shut = await loadTables(tinyRegistry, 'tiny', async () => fail('store.open', 'shut'));
  expect(shut).toMatchObject({ ok: false, problem: { code: 'store.open' } });
});
