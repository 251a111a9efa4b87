import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstPack } from '../../../src/app/game-code';
import { foldJournal } from '../../../src/core/book';
import type { Game } from '../../../src/core/game';
import { worldAtWar } from '../../../src/games/world-at-war-51';
import { worldAtWarMeta } from '../../../src/games/world-at-war-51/meta';
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

it('two battleships are hit, and a carrier waits for her attack', async () => {
  const { state } = foldJournal(worldAtWar, (await worldAtWarMeta.example?.()) ?? []);
  const hurt = state.attack?.ships.flatMap(({ name, status }) =>
    status === 'whole' ? [] : [`${name} ${status}`],
  );
  expect(hurt).toEqual(['Arizona sunk', 'Oklahoma damaged']);
  expect(worldAtWar.table(state).main?.label).toBe('Attack: Lexington');
});
