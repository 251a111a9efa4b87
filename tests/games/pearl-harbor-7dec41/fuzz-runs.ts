import fc from 'fast-check';
import { expect } from 'vitest';
import { foldJournal } from '../../../src/core/book';
import type { Entry } from '../../../src/core/journal';
import type { GameEvent } from '../../../src/core/procedure';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { endReached, scoreOf } from '../../../src/games/pearl-harbor-7dec41/rules/score';
import { bump, fuzz, type Met, nothingMet, tape } from '../../support/fuzz';
import { printedVerdict, recount } from './recount';

/** What 2,000 matches must have met; fewer of them, fewer of each. */
const WANTED = { games: 2000, kind: 100, end: 20, alarm: 100 };
const KINDS = ['choice', 'form', 'dice'];
const CALLED = ['jp-concedes', 'us-concedes', 'agreed'];

/** Series played on to their end, series in which people take things in hand, and series struck at will. */
const STYLES = [
  { tidy: true, onward: ['next-impulse', 'end-phase', 'end-step', 'end-game', 'record-end'] },
  { tidy: true, onward: ['end-game', 'record-end', 'end-step', 'end-phase'] },
  { tidy: true, onward: ['attack-begins', 'strike', 'mini-subs-attack', 'landing'] },
  { tidy: false, onward: [] },
];

/**
 * Plays 7Dec41 at random: no dead end, no crash, nothing recorded of a refusal, the same match after a reload, and the
 * account as counted again from the journal alone.
 */
export function fuzzPearl(runs: number, seed: number): void {
  const met = nothingMet();
  const property = fc.property(fc.constantFrom(...STYLES), tape(1600), ({ tidy, onward }, numbers) => {
    const isOver = (state: ReturnType<typeof pearlHarbor.initial>) => state.ended !== undefined;
    const table = fuzz(pearlHarbor, numbers, met, { isOver, tidy, onward });
    checkAccount(table.book.entries, tidy, met);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  const share = (wanted: number) => Math.floor((wanted * runs) / WANTED.games);
  if (process.env.FUZZ_COUNTS)
    console.info(Object.fromEntries([...met.prompts, ...met.reached]), Object.fromEntries(met.procedures));
  for (const kind of KINDS) expect(met.prompts.get(kind), kind).toBeGreaterThanOrEqual(share(WANTED.kind));
  // The bands above 21 points are met by the accounts below: people who do what comes to mind do not get there.
  for (const end of [...CALLED, 'us-victory', 'invasion'])
    expect(met.reached.get(end) ?? 0, end).toBeGreaterThanOrEqual(share(WANTED.end));
  expect(met.reached.get('false alarm')).toBeGreaterThanOrEqual(share(WANTED.alarm));
  const procedures = Object.keys(pearlHarbor.procedures).filter((id) => id !== pearlHarbor.setup);
  for (const procedure of runs < WANTED.games ? [] : procedures)
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  expect(met.refused).toBeGreaterThan(runs);
  expect(met.reached.get('amended')).toBeGreaterThan(0);
}

/** The account on screen is the one counted again; notes how the series ended. */
function checkAccount(entries: readonly Entry[], tidy: boolean, met: Met): void {
  const { procs, state } = foldJournal(pearlHarbor, entries);
  const events = procs.flatMap(({ struck, outcome }) => (struck ? [] : (outcome?.events ?? [])));
  const { account, ends, broken } = recount(events);
  const { real, us, matched, penalty, net, gross } = scoreOf(state);
  expect({ jp: real, us, matched, penalty, net, gross }).toMatchObject({
    jp: account.jp,
    us: account.us,
    matched: account.matched,
    penalty: account.penalty,
    net: account.net,
    gross: account.gross,
  });
  if (tidy) expect(broken).toEqual([]);
  for (const { event } of ends) bump(met.reached, String(event.end));
  for (const { mission } of events.filter(({ type }) => type === 'v1.GameOver'))
    if (mission === 'false-alarm') bump(met.reached, 'false alarm');
  // What was struck before an end may change the account that the end was written down on.
  if (!tidy) return;
  for (const { event, account: then } of ends) {
    if (CALLED.includes(String(event.end))) continue;
    expect([event.end, event.games]).toEqual(printedVerdict(then));
    expect(event.score).toBe(then.decides);
  }
}

const SHIPS = [
  'arizona',
  'oklahoma',
  'nevada',
  'california',
  'maryland',
  'enterprise',
  'lexington',
  'akagi',
  'hiei',
];
const PLANES = [
  'oahu-b-17-8',
  'oahu-p-36-4',
  'akagi-akagi-kate',
  'kaga-kaga-zero',
  'enterprise-enterprise-sbd',
];

/** Something that moves the account, whatever led to it. */
const anything = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...SHIPS), fc.nat(3), fc.boolean(), fc.constantFrom('harbour', 'channel', 'sea'))
      .map(([id, step, penned, place]): GameEvent => {
        const ship = pearlHarbor.initial().game.ships.find((each) => each.id === id);
        const lost = place === 'sea' ? 'sunk' : step === 2 ? 'bottomed' : 'destroyed';
        const status = step === 0 ? 'ok' : step === 1 ? 'damaged' : lost;
        return { type: 'v1.ShipChanged', ship: { ...ship, place, status, hitAt: place, penned } };
      }),
  },
  fc
    .constantFrom(...PLANES)
    .map((squadron): GameEvent => ({ type: 'v1.SquadronLost', squadron, how: 'shot down' })),
  fc
    .tuple(fc.constantFrom('jp', 'us'), fc.integer({ min: -10, max: 30 }))
    .map(([side, points]): GameEvent => ({ type: 'v1.PointsCorrected', side, label: 'x', points })),
  fc.nat(9).map(
    (mvps): GameEvent => ({
      type: 'v1.Spent',
      lines: [{ what: 'pby', service: 'navy', count: mvps, mvps, when: '' }],
    }),
  ),
  fc.nat(2).map((no): GameEvent => ({ type: 'v1.JointCentreBought', game: no + 1 })),
  fc.nat(2).map((no): GameEvent => ({ type: 'v1.GameOver', game: no + 1, mission: 'false-alarm' })),
);

const anyHouse = fc.record({
  ownMvps: fc.constantFrom('match', 'no-match'),
  penalty: fc.constantFrom('points', 'ships'),
  score: fc.constantFrom('net', 'gross'),
  channel: fc.constantFrom('on-top', 'instead'),
});

/** Any account at all: points, matching, penalty and verdict are those counted again, and every band is met. */
export function anyAccount(runs: number, seed: number): void {
  const met = new Map<string, number>();
  const property = fc.property(anyHouse, fc.array(anything, { maxLength: 24 }), (switches, happened) => {
    const house = { ...pearlHarbor.initial().house, ...switches };
    const players = { jp: 'Ken', us: 'Ann' };
    const events: GameEvent[] = [{ type: 'v1.SeriesBegun', players, house }, ...happened];
    const state = events.reduce((now, event) => pearlHarbor.apply(now, event).state, pearlHarbor.initial());
    const over = pearlHarbor.apply(state, {
      type: 'v1.GameOver',
      game: state.game.no,
      mission: 'attack',
    }).state;
    const { account } = recount(events);
    expect(scoreOf(over)).toEqual({
      real: account.jp,
      us: account.us,
      matched: account.matched,
      penalty: account.penalty,
      net: account.net,
      gross: account.gross,
    });
    const [end, games] = printedVerdict(account);
    expect(endReached(over)).toEqual({ end, games });
    bump(met, end);
  });
  fc.assert(property, { numRuns: runs, seed });
  for (const end of ['us-victory', 'draw', 'jp-victory', 'jp-strategic'])
    expect(met.get(end) ?? 0, end).toBeGreaterThan(runs / 500);
}
