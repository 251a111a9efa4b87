import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPack } from '../../../src/app/game-code';
import { foldJournal } from '../../../src/core/book';
import type { Game } from '../../../src/core/game';
import type { Entry } from '../../../src/core/journal';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/rules/score';
import { liveEvents, recordedEntries } from '../../support/recorded';
import { NO_HANDS, Seat } from '../../support/seat';
import { printedVerdict, recount } from './recount';
import { playCalled } from './scripts/called';
import { playDraw } from './scripts/draw';
import { playInvasion } from './scripts/invasion';
import type { Seat as PearlSeat } from './scripts/series';
import { playTwoFalseAlarms } from './scripts/two-false-alarms';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] => recordedEntries(pearlHarbor.id, name);

const SCRIPTS: { readonly [name: string]: (seat: PearlSeat) => Promise<void> } = {
  called: playCalled,
  draw: playDraw,
  invasion: playInvasion,
  'two-false-alarms': playTwoFalseAlarms,
};

async function play(name: string): Promise<readonly Entry[]> {
  const charts = firstPack(pearlHarbor as Game<unknown>, 'own');
  const seat = new Seat(NO_HANDS, { game: pearlHarbor, charts });
  seat.started('own');
  await SCRIPTS[name]?.(seat);
  const plain = seat.entries.map((entry) => ({ ...entry, id: `fixture:${entry.seq}`, at: entry.seq * 1000 }));
  return JSON.parse(JSON.stringify(plain).replaceAll('"dev:', '"fixture:'));
}

describe('recorded matches', () => {
  it.each(Object.keys(SCRIPTS))('%s: the script plays what is recorded', async (name) => {
    const entries = await play(name);
    const text = `${JSON.stringify({ game: pearlHarbor.id, entries }, null, 1)}\n`;
    if (process.env.UPDATE_FIXTURES) writeFileSync(new URL(`${name}.json`, folder), text);
    expect(entries).toEqual(load(name));
  });

  it.each(Object.keys(SCRIPTS))('%s: counted again from the events alone', (name) => {
    const book = foldJournal(pearlHarbor, load(name));
    const { account, ends, broken } = recount(liveEvents(book));
    const { real, us, matched, penalty, net, gross } = scoreOf(book.state);
    expect({ jp: real, us, matched, penalty, net, gross }).toEqual({
      jp: account.jp,
      us: account.us,
      matched: account.matched,
      penalty: account.penalty,
      net: account.net,
      gross: account.gross,
    });
    expect(broken).toEqual([]);
    for (const { event, account: then } of ends.filter(({ event }) => !/conc|agr/.test(String(event.end))))
      expect([event.end, event.games]).toEqual(printedVerdict(then));
  });
});
