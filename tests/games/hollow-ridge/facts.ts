import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import { shippedEdition } from '../../own/shipped/editions';
import { bump, type Met } from '../../support/fuzz';
import type { GameFacts } from '../every-game/facts';

const game = ownGame([shippedEdition('hollow-ridge')]);
const lead = ({ counters }: OwnState) => Number(counters.vp?.value ?? 0);
const RULES = [
  '2',
  '3',
  '3.4',
  '4',
  '5',
  '6',
  '7',
  '7.1',
  '7.2',
  '7.3',
  '7.4',
  '7.6',
  '8',
  '8.1',
  '9',
  'Own game',
];

export const facts: GameFacts<OwnState> = {
  rulebook: { rules: RULES, count: 16, inText: () => [], cited: 16 },
  house: {
    odds: {
      label: 'Odds beyond the table',
      readings: { cap: 'End column, then shift', real: 'Shift the real odds' },
    },
  },
  sides: {},
  queries: { count: 3, least: 3 },
  terms: { above: 0, spoken: 'chit', touched: 0 },
  guide: {
    above: 60,
    titles: ['Hollow Ridge', 'Arrivals', 'Supply', 'Chits', 'Night', 'Game over'],
    places: () => [],
  },
  example: { moment: 'Day 1 · 1 May', title: 'Attack', die: 'Combat, on 1:1' },
  practice: { moment: 'Day 1 · 1 May', main: 'End the step' },
  dice: [6],
  recorded: {
    ends: {
      // Read off the tables by hand: Left Wing's leader 2, the ridge 3 and −6, Right Wing destroyed 4, agreed 11.
      'nine-days': { end: 'at-last-0', points: 14, strength: [8, 5, 6, 5, 0, 5] },
      ridge: { end: 'at-once-0', points: 15, strength: [8, 7, 6, 8, 6, 5] },
    },
    endOf: ({ state }) => ({
      end: state.ended?.end,
      points: lead(state),
      strength: (state.rows.corps ?? []).map(({ values }) => values.strength),
    }),
    endEvent: 'kit.v1.Ended',
    bothSides: [],
    afterSheet: ['define'],
  },
  amended: [{ name: 'ridge', every: 1, rounds: 2, least: { perLine: 0.5, conflicts: 0 } }],
  fuzz: {
    runs: 4,
    seed: 19,
    tape: 500,
    styles: [
      { tidy: true, onward: ['bring-on', 'act:attack', 'act:draw', 'record-end'] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { form: 15_000, draw: 4_600, dice: 13_000, choice: 12_000, cell: 200 },
    reached: { attacks: 7_900, ended: 550 },
    always: ['override'],
    beyond: ['define'],
  },
};

/** The lead is the sum of its lines, and a corps without strength is out. */
function check(entries: readonly Entry[], tidy: boolean, met: Met): void {
  const { state, runs } = foldJournal(game, entries);
  if (state.ended) bump(met.reached, 'ended');
  for (const { opened, struck } of runs)
    if (!struck && opened.procedure === 'act:attack') bump(met.reached, 'attacks');
  expect((state.points.vp ?? []).reduce((sum, { points }) => sum + points, 0)).toBe(lead(state));
  if (!tidy) return;
  const spent = (state.rows.corps ?? []).filter(
    ({ values }) => values.strength === 0 && values.state !== 'out',
  );
  expect(spent).toEqual([]);
}
