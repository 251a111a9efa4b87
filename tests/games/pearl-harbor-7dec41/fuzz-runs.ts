import fc from 'fast-check';
import { expect } from 'vitest';
import { foldJournal } from '../../../src/core/book';
import type { Entry } from '../../../src/core/journal';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/rules/score';
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
  for (const end of pearlHarbor.ends)
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
