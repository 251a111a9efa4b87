import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { PHASES, phaseName } from '../../../src/games/usn-deluxe/data/phases';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { bump, type Met } from '../../support/fuzz';
import { liveEvents } from '../../support/recorded';
import type { GameFacts } from '../every-game/facts';
import { usnDeluxe } from './game';
import { RULES } from './rules';

export const facts: GameFacts<UsnState> = {
  rulebook: {
    rules: RULES,
    count: 130,
    inText: () => [],
    cited: 96,
  },
  rulings: { prefix: 'USN', switches: 6 },
  house: {
    fifthSpring: {
      ruling: 'USN-60a',
      label: 'Five-week month in spring',
      readings: { may: 'May', june: 'June' },
    },
    fifthAutumn: {
      ruling: 'USN-60b',
      label: 'Five-week month in autumn',
      readings: { october: 'October', november: 'November' },
    },
    pregameFuel: {
      ruling: 'USN-5',
      label: 'The pre-game turn',
      readings: { free: 'Burns no fuel', burns: 'Burns one turn of fuel' },
    },
    arrivalFuel: {
      ruling: 'USN-49',
      label: 'New ships are refuelled',
      readings: { same: 'On arrival: warships due T+3', before: 'The turn before arrival: warships due T+2' },
    },
    baseRepair: {
      ruling: 'USN-52',
      label: 'A base repair takes effect',
      readings: { once: 'At once', turn: 'After one turn' },
    },
    resources: {
      ruling: 'USN-26',
      label: 'Korea and Chinese cities when China is out of play',
      readings: { count: 'Count as resources', none: 'Do not count as resources' },
    },
  },
  sides: {},
  terms: { above: 45, spoken: 'CDU, LAC, NAC, LBAC, oiler, entrenched, neutralized' },
  guide: {
    above: 3000,
    titles: ['Set-up', 'The end', ...PHASES.map(phaseName)],
    places: () => [],
  },
  example: { moment: 'Turn 83 · 7/2/43', title: 'Land attack', die: 'Land attack, on 2:1' },
  practice: { moment: 'Turn 82 · 7/1/43', main: 'On to 3 Allied land movement' },
  dice: [6],
  recorded: {
    // Worked by hand from the values of the rulebook and the made-up counters of these players.
    ends: {
      'a-fleet-stays': { end: 'j', points: [0, 0] },
      agreed: { end: 'nobody', points: [24, 0] },
      'china-burma-india': { end: 'nobody', points: [0, 0] },
      conceded: { end: 'j', points: [90, 0] },
      'coral-sea': { end: 'j', points: [193, 8.5] },
      'eastern-solomons': { end: 'j', points: [125, 0] },
      'ichi-go': { end: 'j', points: [14, 0] },
      malaya: { end: 'j', points: [119, 20] },
      'manchuria-drawn': { end: 'nobody', points: [0, 0] },
      'manchuria-falls': { end: 'a', points: [0, 30] },
      'manchuria-held': { end: 'j', points: [0, 0] },
      midway: { end: 'a', points: [58.5, 377.2] },
      'opening-moves': { end: 'j', points: [686, 212.2] },
      'orange-1': { end: 'j', points: [102, 58] },
      'orange-2': { end: 'a', points: [25, 123] },
      'orange-3': { end: 'nobody', points: [55, 55] },
      'orange-ready': { end: 'j', points: [73, 1] },
      philippines: { end: 'a', points: [105, 172] },
      saipan: { end: 'a', points: [8, 98] },
      'santa-cruz': { end: 'nobody', points: [4, 4.5] },
      'sealed-raids': { end: 'a', points: [0, 1] },
      'to-mid-war': { end: 'a', points: [106, 45.5] },
      'turn-of-the-tide': { end: 'j', points: [607, 295] },
      'u-go': { end: 'a', points: [3, 0] },
    },
    endOf: ({ state }) => ({ end: state.ended, points: [sumOf(state, 'j'), sumOf(state, 'a')] }),
    endEvent: 'v1.Ended',
    bothSides: [
      'administration',
      'air-strike',
      'bombardment',
      'due',
      'losses',
      'readiness',
      'roll-check',
      'sea-battle',
    ],
  },
  amended: [
    { name: 'midway', every: 1, rounds: 1, least: { perLine: 0.5, conflicts: 0 } },
    { name: 'opening-moves', every: 9, rounds: 1, least: { perLine: 0.1, conflicts: 0 } },
  ],
  fuzz: {
    runs: 5,
    seed: 5,
    tape: 400,
    styles: [
      { tidy: true, onward: ['due', 'convoy', 'withdraw', 'end-step', 'final-count', 'record-end'] },
      { tidy: false, onward: ['end-step'] },
      { tidy: false, onward: [] },
    ],
    isOver: ({ ended }) => ended !== undefined,
    check,
    prompts: { form: 1000, choice: 1000, dice: 100, cell: 100 },
    reached: {},
    always: [],
    // Of 1943 and later: campaign.soak.ts plays them.
    // A submarine on station when Allied ships come by, and the die of Manchukuo, are too rare; recorded games have them.
    beyond: [
      'midwar',
      'civil-war',
      'convoy',
      'operational-points',
      'spend-points',
      'submarine-attack',
      'manchukuo',
      'chinese-attacked',
    ],
  },
};

const sumOf = ({ scores }: UsnState, side: string): number =>
  scores.filter((line) => line.side === side).reduce((sum, { hundredths }) => sum + hundredths, 0) / 100;

/** No ship is ever past forty weeks, and nobody is in play and sunk at once. */
function check(entries: readonly Entry[], _tidy: boolean, met: Met): void {
  const projection = foldJournal(usnDeluxe, entries);
  const { ships, ended } = projection.state;
  if (ended) bump(met.reached, ended);
  for (const { type } of liveEvents(projection)) if (type === 'v1.FightEntered') bump(met.reached, 'fights');
  expect(ships.filter(({ weeks, status }) => status === 'afloat' && weeks > 40)).toEqual([]);
  expect(new Set(ships.map(({ id }) => id)).size).toBe(ships.length);
}
