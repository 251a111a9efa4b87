import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPack } from '../../../src/app/game-code';
import { extendBook, foldJournal } from '../../../src/core/book';
import type { Game } from '../../../src/core/game';
import type { Entry } from '../../../src/core/journal';
import { noLookup, runProcedure } from '../../../src/core/procedure';
import type { Answer } from '../../../src/core/prompt';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { scoreOf, tally } from '../../../src/games/pearl-harbor-7dec41/rules/score';
import { initialState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { NO_HANDS, Seat } from '../../support/seat';
import { printedVerdict, recount } from './recount';
import { playCalled } from './scripts/called';
import { playDraw } from './scripts/draw';
import { playInvasion } from './scripts/invasion';
import type { Seat as PearlSeat } from './scripts/series';
import { playTwoFalseAlarms } from './scripts/two-false-alarms';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).entries;

const SCRIPTS: { readonly [name: string]: (seat: PearlSeat) => Promise<void> } = {
  called: playCalled,
  draw: playDraw,
  invasion: playInvasion,
  'two-false-alarms': playTwoFalseAlarms,
};

/** How each recorded match ends, added up by hand from its script. */
const ENDS = {
  called: {
    ends: ['us-concedes 1', 'jp-concedes 1', 'agreed 0'],
    tally: { Ken: 1, Ann: 1 },
    score: { real: 0, matched: 0, penalty: 64, us: 0, net: -64, gross: -64 },
    struck: 0,
  },
  draw: {
    ends: ['draw 0', 'jp-victory 1', 'us-victory 1'],
    tally: { Ken: 0, Ann: 2 },
    score: { real: 0, matched: 0, penalty: 64, us: 0, net: -64, gross: -64 },
    struck: 0,
  },
  invasion: {
    ends: ['invasion 2'],
    tally: { Ken: 2, Ann: 0 },
    // Nevada bottomed in the channel 4 + 12, California damaged 2, a PBY 1 and the F4F 1; 4 of 16 points.
    // Kaga and Akagi damaged 4 + 4, Kaga's Val and Kate 4, Hiryu's and Soryu's Val 4.
    score: { real: 20, matched: 0, penalty: 48, us: 16, net: -44, gross: -28 },
    struck: 3,
  },
  'two-false-alarms': {
    ends: ['jp-strategic 2'],
    tally: { Ken: 2, Ann: 0 },
    // Arizona 6; Oklahoma, California and West Virginia 4 each; Tennessee and Maryland 2 each; Enterprise 3; a B-17 2; a
    // P-40B 1. Mvps 5 and 3, and 3 with the joint centre's 12. Three Japanese squadrons.
    score: { real: 28, matched: 23, penalty: 0, us: 6, net: 45, gross: 51 },
    struck: 0,
  },
} as const;

async function play(name: string): Promise<readonly Entry[]> {
  const charts = firstPack(pearlHarbor as Game<unknown>, 'own');
  const seat = new Seat(NO_HANDS, { game: pearlHarbor, charts });
  seat.started('own');
  await SCRIPTS[name]?.(seat);
  const plain = seat.entries.map((entry) => ({ ...entry, id: `fixture:${entry.seq}`, at: entry.seq * 1000 }));
  return JSON.parse(JSON.stringify(plain).replaceAll('"dev:', '"fixture:'));
}

const eventsOf = (entries: readonly Entry[]) =>
  foldJournal(pearlHarbor, entries).procs.flatMap(({ struck, outcome }) =>
    struck ? [] : (outcome?.events ?? []),
  );

describe('recorded matches', () => {
  it.each(Object.keys(SCRIPTS))('%s: the script plays what is recorded', async (name) => {
    const entries = await play(name);
    const text = `${JSON.stringify({ game: pearlHarbor.id, entries }, null, 1)}\n`;
    if (process.env.UPDATE_FIXTURES) writeFileSync(new URL(`${name}.json`, folder), text);
    expect(entries).toEqual(load(name));
  });

  it('each fixture has its end written down', () => {
    expect(readdirSync(folder)).toEqual(Object.keys(ENDS).map((name) => `${name}.json`));
  });

  it.each(Object.entries(ENDS))('%s is replayed to its recorded end', (name, end) => {
    const book = foldJournal(pearlHarbor, load(name));
    expect({
      ends: book.state.match.map((series) => `${series.end} ${series.games}`),
      tally: Object.fromEntries(tally(book.state).map(({ player, games }) => [player, games])),
      score: scoreOf(book.state),
      struck: book.struck.size,
    }).toEqual(end);
    expect(book.open).toBeUndefined();
    expect(book.procs.flatMap((proc) => proc.conflicts)).toEqual([]);
  });

  it.each(Object.keys(ENDS))('%s: counted again from the events alone', (name) => {
    const { account, ends, broken } = recount(eventsOf(load(name)));
    const { real, us, matched, penalty, net, gross } = scoreOf(foldJournal(pearlHarbor, load(name)).state);
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

  it.each(Object.keys(ENDS))('%s: kept entry by entry it is the same book', (name) => {
    const entries = load(name);
    const empty = foldJournal(pearlHarbor, []);
    const grown = entries.reduce((book, entry) => extendBook(pearlHarbor, book, entry), empty);
    expect(grown).toEqual(foldJournal(pearlHarbor, entries));
  });

  it.each(Object.keys(ENDS))(
    '%s: every procedure run again from its answers, without a pack, says the same',
    (name) => {
      const book = foldJournal(pearlHarbor, load(name));
      let before = initialState();
      for (const proc of book.procs.filter(({ struck }) => !struck)) {
        const def = pearlHarbor.procedures[proc.opened.procedure];
        if (!def || !proc.outcome) throw new Error(`${proc.opened.id} is not closed`);
        const live = proc.entries.filter((entry) => !book.struck.has(entry.id));
        const answers = new Map<string, Answer>(
          live.flatMap((entry) => entry.answers.map(({ key, answer }) => [key, answer] as const)),
        );
        const run = runProcedure(def, before, proc.opened.args, answers, noLookup);
        expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), proc.title).toEqual(
          proc.outcome,
        );
        before = proc.outcome.events.reduce((state, event) => pearlHarbor.apply(state, event).state, before);
      }
      expect(before).toEqual(book.state);
    },
  );
});

describe('the recorded matches together', () => {
  const all = () => Object.keys(ENDS).flatMap((name) => foldJournal(pearlHarbor, load(name)).procs);

  it('use every procedure of the game', () => {
    const used = new Set(
      all()
        .filter(({ entries }) => entries.some(({ outcome }) => outcome))
        .map(({ opened }) => opened.procedure),
    );
    expect(Object.keys(pearlHarbor.procedures).filter((id) => !used.has(id))).toEqual([]);
  });

  it('reach every end of the game', () => {
    const events = all().flatMap(({ entries }) => entries.flatMap(({ outcome }) => outcome?.events ?? []));
    const reached = new Set(events.filter(({ type }) => type === 'v1.SeriesEnded').map(({ end }) => end));
    expect(pearlHarbor.ends.filter((end) => !reached.has(end))).toEqual([]);
  });
});
