import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openExample } from '../../../src/app/example';
import { firstPack } from '../../../src/app/game-code';
import { openSession } from '../../../src/app/session';
import { foldJournal } from '../../../src/core/book';
import type { Game } from '../../../src/core/game';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/rules/score';
import { opened } from '../../app/backup-support';
import { freshStore, take } from '../../app/session-support';
import { NO_HANDS, Seat } from '../../support/seat';
import { playExample } from './scripts/example';

const SHIPPED = new URL('../../../src/games/pearl-harbor-7dec41/example.json', import.meta.url);

async function played(): Promise<readonly object[]> {
  const seat = new Seat(NO_HANDS, {
    game: pearlHarbor,
    charts: firstPack(pearlHarbor as Game<unknown>, 'own'),
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
  expect(await pearlHarborMeta.example?.()).toEqual(entries);
});

it('it stands in the middle of the attack', async () => {
  const { state } = foldJournal(pearlHarbor, (await pearlHarborMeta.example?.()) ?? []);
  expect({
    hurt: state.game.ships
      .filter(({ status }) => status !== 'ok')
      .map(({ name, status }) => `${name} ${status}`),
    real: scoreOf(state).real,
  }).toEqual({
    hurt: [
      'Arizona destroyed',
      'Maryland damaged',
      'Oklahoma bottomed',
      'West Virginia damaged',
      'Nevada damaged',
    ],
    // 6, 2, 4, 2, 2 and a P-40B.
    real: 17,
  });
});

it('its next impulse is begun with one tap', async () => {
  const store = await freshStore();
  const id = take(await openExample(pearlHarborMeta, opened(store)));
  const session = take(await openSession([pearlHarborMeta], id, opened(store)));
  const { main } = session.table.value;
  if (main) await session.start(main);
  expect(session.table.value.subheading).toBe('Game 1, Air operations, impulse 5 of 9');
  session.close();
});
