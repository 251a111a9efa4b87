import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPack } from '../../../src/app/game-code';
import type { Game } from '../../../src/core/game';
import type { Entry } from '../../../src/core/journal';
import { worldAtWar } from '../../../src/games/world-at-war-51';
import { recordedEntries } from '../../support/recorded';
import { NO_HANDS, Seat } from '../../support/seat';
import { recount } from './recount';
import { playInterception } from './scripts/interception';
import { playOtherWars } from './scripts/other-wars';
import { playUsAlone } from './scripts/us-alone';
import type { Seat as WarSeat } from './scripts/war';
import { playWithdrawal } from './scripts/withdrawal';

const SCRIPTS: { readonly [name: string]: (seat: WarSeat) => Promise<void> } = {
  withdrawal: playWithdrawal,
  interception: playInterception,
  'us-alone': playUsAlone,
  'other-wars': playOtherWars,
};

async function play(name: string): Promise<readonly Entry[]> {
  const charts = firstPack(worldAtWar as Game<unknown>, 'own');
  const seat = new Seat(NO_HANDS, { game: worldAtWar, charts });
  seat.started('own');
  await SCRIPTS[name]?.(seat);
  const plain = seat.entries.map((entry) => ({ ...entry, id: `fixture:${entry.seq}`, at: entry.seq * 1000 }));
  return JSON.parse(JSON.stringify(plain).replaceAll('"dev:', '"fixture:'));
}

describe.each(Object.keys(SCRIPTS))('%s', (name) => {
  it('the script plays what is recorded', async () => {
    const entries = await play(name);
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    const path = new URL(`./fixtures/${name}.json`, import.meta.url);
    if (process.env.UPDATE_FIXTURES) writeFileSync(path, `{"entries":[\n${lines}\n]}\n`);
    expect(entries).toEqual(recordedEntries(worldAtWar.id, name));
  });

  it('counted again from its answers alone', () => {
    expect(recount(recordedEntries(worldAtWar.id, name)).broken).toEqual([]);
  });
});
