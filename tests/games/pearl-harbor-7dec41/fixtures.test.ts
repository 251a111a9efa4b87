import { expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import { liveEvents, recordedGames } from '../../support/recorded';
import { printedVerdict, recount } from './recount';

it.each(recordedGames(pearlHarbor.id))('$name: counted again from the events alone', ({ entries }) => {
  const projection = foldJournal(pearlHarbor, entries);
  const { account, ends, broken } = recount(liveEvents(projection));
  const { real, us, matched, penalty, net, gross } = scoreOf(projection.state);
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
