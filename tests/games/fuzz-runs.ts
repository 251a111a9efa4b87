import fc from 'fast-check';
import { expect } from 'vitest';
import type { Game } from '../../src/core/game';
import { iph } from '../../src/games/iph';
import { bump, fuzz, type Met, nothingMet, tape } from '../support/fuzz';
import { brokenLimits, liveEvents, recountPoints } from './iph/recount';
import { toy } from './toy/toy';

/** What 2,000 games must have met; fewer games, fewer of each. */
const WANTED = { games: 2000, kind: 100, end: 50, lastTurn: 200 };
const KINDS = ['choice', 'form', 'dice', 'draw', 'cell', 'heads'];
const ENDS = ['vp-22', 'vp-0', 'no-beachhead', 'gt-11', 'jp-concedes', 'us-concedes', 'agreed'];

/** Games played to the end, games in which Japan takes what he can, and games with every line struck at will. */
const STYLES = [
  { tidy: true, onward: ['end-us-phase', 'end-jp-phase', 'play-on'] },
  { tidy: true, onward: ['end-us-phase', 'end-jp-phase', 'play-on'] },
  { tidy: true, onward: ['hex'] },
  { tidy: false, onward: [] },
];

/**
 * Plays IPH at random, most of the games as people would: no dead end, no crash, nothing recorded of a refusal,
 * the same game after a reload, points and limits as counted again from the journal.
 */
export function fuzzIph(runs: number, seed: number): void {
  const met = nothingMet();
  const property = fc.property(fc.constantFrom(...STYLES), tape(3200), ({ tidy, onward }, numbers) => {
    const isOver = (state: ReturnType<typeof iph.initial>) => state.ended !== undefined;
    const table = fuzz(iph, numbers, met, { isOver, tidy, onward });
    checkPoints(table.book.entries, met);
    // Striking an old line may leave two turns in one: the limits hold for games that were played on from where they stood.
    if (tidy) expect(brokenLimits(liveEvents(iph as Game<unknown>, table.book.entries))).toEqual([]);
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  const share = (wanted: number) => Math.floor((wanted * runs) / WANTED.games);
  const counted = Object.fromEntries([...met.prompts, ...met.reached]);
  if (process.env.FUZZ_COUNTS) console.info(counted, Object.fromEntries(met.procedures), met.refused);
  for (const kind of KINDS) expect(met.prompts.get(kind), kind).toBeGreaterThanOrEqual(share(WANTED.kind));
  for (const end of ENDS) expect(counted[end] ?? 0, end).toBeGreaterThanOrEqual(share(WANTED.end));
  expect(met.reached.get('turn 11')).toBeGreaterThanOrEqual(share(WANTED.lastTurn));
  const procedures = Object.keys(iph.procedures).filter((id) => id !== iph.setup);
  for (const procedure of runs < WANTED.games ? [] : procedures) {
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  }
  expect(met.refused).toBeGreaterThan(runs);
  expect(met.reached.get('amended')).toBeGreaterThan(0);
  expect(met.reached.get('override')).toBeGreaterThan(0);
}

/** The total on screen is the one counted again; notes which turn and end the game came to. */
function checkPoints(entries: Parameters<typeof liveEvents>[1], met: Met): void {
  const events = liveEvents(iph as Game<unknown>, entries);
  const shown = iph.ledgers(events.reduce((state, event) => iph.apply(state, event).state, iph.initial()));
  expect(shown[0]?.total?.value).toBe(recountPoints(events));
  const turns = events.filter(({ type }) => type === 'v1.TurnEnded').length;
  if (turns >= 10) bump(met.reached, 'turn 11');
  for (const { end } of events.filter(({ type }) => type === 'v1.GameEnded')) bump(met.reached, String(end));
}

/** Plays the toy game at random: secrets, three dice, turns without end. */
export function fuzzToy(runs: number, seed: number): void {
  const met = nothingMet();
  const property = fc.property(tape(400), (numbers) => {
    fuzz(toy, numbers, met, { isOver: () => false });
  });
  fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  for (const procedure of ['cross', 'stash', 'show', 'pass']) {
    expect(met.procedures.get(procedure), procedure).toBeGreaterThan(0);
  }
}
