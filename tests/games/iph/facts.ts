import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { stepsOfTurn } from '../../../src/core/play/sequence';
import { SEQUENCE, TURNS } from '../../../src/games/iph/data/sequence';
import { iph } from '../../../src/games/iph/game';
import { totalVp } from '../../../src/games/iph/state/points';
import { type IphState, initialState } from '../../../src/games/iph/state/state';
import { bump, type Met } from '../../support/fuzz';
import { liveEvents } from '../../support/recorded';
import type { GameFacts } from '../every-game/facts';
import { brokenLimits, recountPoints } from './recount';

/** Typed from the headings of the rulebook: the last number of each chapter; each one begins with `.0`. */
const CHAPTERS: readonly (readonly [chapter: number, last: number])[] = [
  [1, 5],
  [2, 13],
  [3, 6],
  [4, 8],
  [5, 10],
  [6, 8],
  [7, 15],
  [8, 5],
  [9, 14],
  [10, 14],
  [11, 4],
  [12, 4],
];

export const facts: GameFacts<IphState> = {
  rulebook: {
    rules: CHAPTERS.flatMap(([chapter, last]) =>
      Array.from({ length: last + 1 }, (_, i) => `${chapter}.${i}`),
    ),
    count: 118,
    inText: (text) => [...text.matchAll(/\b\d{1,2}\.\d{1,2}\b/g)].map(([number]) => number),
    cited: 79,
  },
  rulings: { prefix: 'IPH', switches: 9 },
  house: {
    pulls: {
      ruling: 'IPH-1',
      label: 'Chit pulls each turn',
      readings: { all: 'Until the cup is empty', four: 'Four' },
    },
    ratio: {
      ruling: 'IPH-2',
      label: 'Odds beyond the table',
      readings: { 'cap-then-shift': 'End column, then shift', 'shift-then-cap': 'Shift the real odds' },
    },
    fordHalving: {
      ruling: 'IPH-3',
      label: 'Ford Island halving',
      readings: { total: 'Force as a whole', unit: 'Each unit' },
    },
    carrierHits: {
      ruling: 'IPH-7',
      label: 'Several hits on a carrier',
      readings: { worst: 'Worst, once', each: 'Each scores', first: 'First decides' },
    },
    issei: {
      ruling: 'IPH-4',
      label: 'Issei die after a rebellion',
      readings: { again: 'Still rolled', once: 'No longer' },
    },
    nightDate: {
      ruling: 'IPH-5',
      label: 'A night counts for',
      readings: { before: 'The day before it', after: 'The day after it' },
    },
    momentumAir: {
      ruling: 'IPH-8',
      label: 'Air in a momentum battle',
      readings: { none: 'None', us: 'The US rolls' },
    },
    beachheadVp: {
      ruling: 'IPH-6',
      label: 'Beachhead point',
      readings: { hex: 'Back with the hex', marker: 'Gone with the marker' },
    },
    loneMarker: {
      ruling: 'IPH-31',
      label: 'A lone beachhead marker',
      readings: { unit: 'A ground unit', marker: 'No ground unit' },
    },
    registers: { label: 'Count steps for you', readings: { off: 'No', on: 'Ask who lost them' } },
  },
  sides: {
    'row-eliminated': 'Japan’s die, at the ledger, where lines are for both',
    retire: 'a US unit, at the ledger, where lines are for both',
  },
  terms: {
    above: 40,
    spoken: 'chit, cup, stack, step loss, column shift, close in, distant, beachhead, banzai, rough terrain',
  },
  guide: {
    above: 490,
    titles: [
      'Set-up',
      'The landing order',
      'The US sets up',
      'Ship disposition',
      'Carrier combat',
      'US submarine attack',
      'Japanese landing',
      'Turn 1',
      'Before a chit',
      '24th Move phase',
      '24th Fight phase',
      '25th Move phase',
      '25th Fight phase',
      'USMC Move phase',
      'USMC Fight phase',
      'BB Row Fight phase',
      'Japanese movement',
      'Japanese combat',
      'Momentum',
      'Japanese phases',
      'End of the turn',
      'The end',
    ],
    places(recorded) {
      const playing = recorded.find(({ beachheads }) => beachheads.length > 0) ?? initialState();
      return TURNS.flatMap(({ turn }) =>
        stepsOfTurn(SEQUENCE, turn).map(
          ({ id }) => [`turn ${turn}, ${id}`, { ...playing, cursor: { turn, step: id } }] as const,
        ),
      );
    },
  },
  example: { moment: 'GT7 · 8 Dec, Evening', title: 'Japan attacks', die: 'Combat die on 1:1' },
  practice: { moment: 'Set-up', main: 'Write the landing order' },
  dice: [6],
  recorded: {
    ends: {
      'down-to-zero': {
        entries: 68,
        battles: 1,
        struck: 6,
        vp: 0,
        moment: 'GT5 · 8 Dec, Morning',
        hexes: [],
        gone: ['usmc'],
        ended: { end: 'vp-0', winner: 'us' },
        ships: ['Japanese carrier 1 sunk'],
      },
      'first-turns': {
        entries: 160,
        battles: 9,
        struck: 4,
        vp: 12,
        moment: 'GT5 · 8 Dec, Morning',
        hexes: ['haleiwa', '1829', 'ford-island'],
        gone: ['bbrow'],
        ended: undefined,
        ships: [],
      },
      'no-beachhead': {
        entries: 39,
        battles: 2,
        struck: 0,
        vp: 0,
        moment: 'GT2 · 7 Dec, Afternoon',
        hexes: [],
        gone: [],
        ended: { end: 'no-beachhead', winner: 'us' },
        ships: [],
      },
      'to-turn-11': {
        entries: 388,
        battles: 21,
        struck: 0,
        vp: 2,
        moment: 'After the game',
        hexes: ['2124', 'ewa', 'pearl-city', 'honolulu-1'],
        gone: ['bbrow'],
        ended: { end: 'gt-11', winner: 'us' },
        ships: ['Battleship Hiei damaged', 'Japanese carrier 2 sunk'],
      },
      'until-22': {
        entries: 269,
        battles: 16,
        struck: 0,
        vp: 23,
        moment: 'GT6 · 8 Dec, Afternoon',
        hexes: [
          'haleiwa',
          '2023',
          'schofield-1',
          'ford-island',
          'schofield-2',
          'pearl-city',
          'honolulu-1',
          'ewa',
          'honolulu-2',
          '2124',
          '2416',
        ],
        gone: ['bbrow'],
        ended: { end: 'vp-22', winner: 'jp' },
        ships: ['US carrier 1 sunk', 'Japanese carrier 3 damaged', 'Japanese carrier 1 damaged'],
      },
    },
    endOf: (projection) => ({
      entries: projection.entries.length,
      battles: projection.runs.filter(({ outcome }) =>
        outcome?.events.some(({ type }) => type === 'v1.BattleFought'),
      ).length,
      struck: projection.struck.size,
      vp: totalVp(projection.state),
      moment: iph.moment(projection.state),
      hexes: projection.state.hexes.filter((hex) => hex.held).map((hex) => hex.id),
      gone: projection.state.gone,
      ended: projection.state.ended,
      ships: projection.state.ships.map((ship) => ship.label),
    }),
    endEvent: 'v1.GameEnded',
    bothSides: ['battle', 'carrier-combat'],
  },
  amended: [
    {
      name: 'until-22',
      every: 1,
      procedure: 'battle',
      overridable: ['override:shift', 'override:result', 'override:points'],
      rounds: 2,
      least: { perLine: 5, conflicts: 1 },
    },
  ],
  fuzz: {
    runs: 4,
    seed: 62,
    tape: 3200,
    // Games played to the end, games in which Japan takes what he can, and games with every line struck at will.
    styles: [
      { tidy: true, onward: ['end-us-phase', 'end-jp-phase', 'play-on'] },
      { tidy: true, onward: ['end-us-phase', 'end-jp-phase', 'play-on'] },
      { tidy: true, onward: ['hex'] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { choice: 20_000, form: 50_000, dice: 20_000, draw: 20_000, cell: 20_000, heads: 1_200 },
    reached: {
      'vp-22': 60,
      'vp-0': 180,
      'no-beachhead': 300,
      'gt-11': 180,
      'jp-concedes': 60,
      'us-concedes': 60,
      agreed: 60,
      'turn 11': 200,
    },
    always: ['override'],
  },
};

/** The total on screen is the one counted again. */
function check(entries: readonly Entry[], tidy: boolean, met: Met): void {
  const events = liveEvents(foldJournal(iph, entries));
  const shown = iph.ledgers(events.reduce((state, event) => iph.apply(state, event).state, iph.initial()));
  expect(shown[0]?.total?.value).toBe(recountPoints(events));
  // Striking an old line may leave two turns in one: the limits hold for games that were played on from where they stood.
  if (tidy) expect(brokenLimits(events)).toEqual([]);
  const turns = events.filter(({ type }) => type === 'v1.TurnEnded').length;
  if (turns >= 10) bump(met.reached, 'turn 11');
  for (const { end } of events.filter(({ type }) => type === 'v1.GameEnded')) bump(met.reached, String(end));
}
