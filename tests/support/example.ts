import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { firstPack } from '../../src/app/game-code';
import type { Game, GameMeta } from '../../src/core/game';
import { NO_HANDS, Seat } from './seat';

/** The example is what its script plays on the tables of the rulebook; UPDATE_FIXTURES writes it anew. */
export async function expectPlayed<S>(
  meta: GameMeta,
  game: Game<S>,
  script: (seat: Seat<S>) => Promise<void>,
): Promise<void> {
  const seat = new Seat(NO_HANDS, { game, charts: firstPack(game as Game<unknown>, 'own') });
  seat.started('own');
  await script(seat);
  const plain = seat.entries.map((entry) => ({ ...entry, id: `example:${entry.seq}`, at: entry.seq * 1000 }));
  const entries = JSON.parse(JSON.stringify(plain).replaceAll('"dev:', '"example:')) as readonly object[];
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const shipped = new URL(`../../src/games/${meta.id}/example.json`, import.meta.url);
  if (process.env.UPDATE_FIXTURES) writeFileSync(shipped, `{"entries":[\n${lines}\n]}\n`);
  expect(await meta.example?.()).toEqual(entries);
}
