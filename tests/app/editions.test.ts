import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createLibrary } from '../../src/app/library';
import { importText, takeImport } from '../../src/app/packs';
import { asideCount } from '../../src/core/charts/pack-aside';
import { packText } from '../../src/core/charts/pack-file';
import { fitPack } from '../../src/core/charts/parse-pack';
import type { Game, GameMeta } from '../../src/core/play/game';
import { ok } from '../../src/core/result';
import { freshStore, reopen, take } from './session-support';
import { rolled, taught, tinyGame, tinyRegistry } from './tiny-game';

const [tiny] = tinyRegistry;
if (!tiny) throw new Error('no tiny game');
const of = (charts: Game<unknown>['charts']): GameMeta => ({
  ...tiny,
  load: async () => ({ ...tinyGame, charts, editions: (pack) => fitPack(charts, pack) }) as Game<unknown>,
});
const FIRST = of(tinyGame.charts);
/** Its table has lost the row of a 2. */
const SECOND = of(
  tinyGame.charts.map((chart) => ({
    ...chart,
    rows: { ...chart.rows, labels: chart.rows.labels.filter((row) => row !== '2') },
  })),
);

test('charts of a game with editions keep what one lacks: opened, handed on, brought in, and back again', async () => {
  const store = await freshStore();
  const open = async () => ok(store);
  const id = take(await createLibrary(open).create([FIRST], 'tiny', '', 'own'));
  const first = await reopen(store, id, [FIRST]);
  await first.answer('side', { kind: 'choice', value: 'blue' });
  await first.start({ procedure: 'skirmish', args: {} });
  await first.answer('roll', rolled(2));
  await first.answer('cell:crt:1:1:2', taught(2, 1));
  const whole = first.pack.value;
  expect(whole.cells.crt).toHaveProperty('1:1|2');

  const second = await reopen(store, id, [SECOND]);
  expect([second.pack.value.cells.crt, asideCount(second.pack.value)]).toEqual([{}, 1]);

  const other = await freshStore();
  const there = async () => ok(other);
  const read = take(await importText(SECOND, packText(second.pack.value), there));
  const taken = take(await takeImport(SECOND, read, { kind: 'new', name: 'From a friend' }, there));
  expect(asideCount(taken)).toBe(1);
  const back = take(await importText(FIRST, packText(taken), there));
  expect(back.theirs.cells).toEqual(whole.cells);
  expect((await reopen(store, id, [FIRST])).pack.value.cells).toEqual(whole.cells);
});
