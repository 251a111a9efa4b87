import 'fake-indexeddb/auto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openExample } from '../../../src/app/example';
import { firstPack } from '../../../src/app/game-code';
import { openSession } from '../../../src/app/session';
import { foldJournal } from '../../../src/core/book';
import type { Game } from '../../../src/core/game';
import { worldAtWar } from '../../../src/games/world-at-war-51';
import { worldAtWarMeta } from '../../../src/games/world-at-war-51/meta';
import { opened } from '../../app/backup-support';
import { freshStore, take } from '../../app/session-support';
import { NO_HANDS, Seat } from '../../support/seat';
import { playExample } from './scripts/example';

const SHIPPED = new URL('../../../src/games/world-at-war-51/example.json', import.meta.url);

async function played(): Promise<readonly object[]> {
  const seat = new Seat(NO_HANDS, {
    game: worldAtWar,
    charts: firstPack(worldAtWar as Game<unknown>, 'own'),
  });
  seat.started('own');
  await playExample(seat);
  const plain = seat.entries.map((entry) => ({ ...entry, id: `example:${entry.seq}`, at: entry.seq * 1000 }));
  return JSON.parse(JSON.stringify(plain).replaceAll('"dev:', '"example:'));
}

it('the example is what its script plays', async () => {
  const entries = await played();
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  if (process.env.UPDATE_FIXTURES) writeFileSync(SHIPPED, `{"entries":[\n${lines}\n]}\n`);
  expect(await worldAtWarMeta.example?.()).toEqual(entries);
});

it('it folds without a conflict, in the middle of the first strike', async () => {
  const book = foldJournal(worldAtWar, (await worldAtWarMeta.example?.()) ?? []);
  expect(book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  expect(book.open).toBeUndefined();
  const table = worldAtWar.table(book.state);
  expect({
    moment: table.heading,
    stage: table.subheading,
    main: table.main?.label,
    hurt: book.state.attack?.ships.flatMap(({ name, status }) =>
      status === 'whole' ? [] : [`${name} ${status}`],
    ),
  }).toEqual({
    moment: 'Winter 1941, Japanese player turn',
    stage: 'Attacks, first strike',
    main: 'Attack: Lexington',
    hurt: ['Arizona sunk', 'Oklahoma damaged'],
  });
});

it('it is small', () => {
  expect(gzipSync(readFileSync(SHIPPED)).length).toBeLessThan(20_000);
});

it('it opens as a game like any other and goes on', async () => {
  const store = await freshStore();
  const id = take(await openExample(worldAtWarMeta, opened(store)));
  const session = take(await openSession([worldAtWarMeta], id, opened(store)));
  const before = session.book.value.state;
  expect(session.pack.value.practice).toBe(false);
  const { main } = session.table.value;
  if (main) await session.start(main);
  expect(session.question.value?.prompt.key).toBe('attack');
  await session.undo();
  expect(session.book.value.state).toEqual(before);
  session.close();
});
