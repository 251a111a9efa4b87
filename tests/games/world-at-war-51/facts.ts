import { expect } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { bump, type Met } from '../../support/fuzz';
import { liveEvents } from '../../support/recorded';
import type { GameFacts } from '../every-game/facts';
import { recount } from './recount';

export const facts: GameFacts<WarState> = {
  rulebook: {
    // Typed from the public page, in its order, and then what it rests on from other sections.
    rules: [
      '51.21, 51.22, 51.224A, 51.31, 51.311, 51.312, 51.312A, 51.312B, 51.312C, 51.312D, 51.313, 51.32, 51.33, 51.34, 51.35, 51.36',
      '51.41, 51.41A, 51.41B, 51.41C, 51.42, 51.43, 51.43A, 51.43B, 51.43C, 51.43D, 51.43E, 51.51, 51.52, 51.61',
      '51.71, 51.71A, 51.71B, 51.71C, 51.71D',
      '51.72, 51.72A, 51.72B, 51.72C, 51.72D, 51.72E, 51.72F, 51.72G, 51.72H, 51.72I, 51.73, 51.73A, 52.6',
      '19.2, 20.51, 20.5241C, 23.43, 23.7413, 36.11C, 49.852A',
    ].flatMap((row) => row.split(', ')),
    count: 55,
    inText: (text) => [...text.matchAll(/\b\d\d\.\d+[A-Z]?\b/g)].map(([rule]) => rule),
    cited: 44,
  },
  rulings: { prefix: 'WW', switches: 6 },
  house: {
    magic: {
      ruling: 'WW-3',
      label: 'Strategic Magic is played',
      readings: { 'japan-first': 'Japan first, openly', 'both-hidden': 'Both written down' },
    },
    drm: {
      ruling: 'WW-4',
      label: 'Of the surprise die Japan sees',
      readings: { shown: 'Its modifier', 'level-only': 'The level reached' },
    },
    stack: {
      ruling: 'WW-5',
      label: 'Surprise at Pearl: +1 and air defence −1',
      readings: { once: 'Once', add: 'Added to levels 2 and 3' },
    },
    aborted: {
      ruling: 'WW-9',
      label: 'Japanese squadrons once aborted',
      readings: { out: 'Stay out of the second', fly: 'May fly again' },
    },
    patrol: {
      ruling: 'WW-10',
      label: 'A third on patrol, counted of',
      readings: { available: 'Squadrons available', surviving: 'All that survive' },
    },
    counter: {
      ruling: 'WW-13',
      label: 'Ten US squadrons at most',
      readings: { total: 'In all', 'per-group': 'For each group' },
    },
  },
  sides: {},
  terms: {
    above: 35,
    spoken:
      'tension level, strategic Magic, task force, strike force, NAS, AAF, named ship, light ships, air defence, combat air patrol, oil counters, critical-hit die, survivors, inverted',
  },
  guide: {
    above: 110,
    titles: [
      'Set-up',
      'Who goes to war?',
      'The tension die',
      'Forces',
      'Japanese Magic',
      'US Magic',
      'Carrier locations',
      'Surprise',
      'What is caught',
      'Air combat, first strike',
      'Air combat, US strike',
      'Targets, first strike',
      'Targets, second strike',
      'Targets, US strike',
      'Attacks, first strike',
      'Attacks, second strike',
      'Attacks, US strike',
      'The survivors answer',
      'Decision',
      'Interception',
      'US air strike',
      'Everything is opened',
      'Home',
      'The attack is over',
      'No attack on Pearl Harbor',
      'The end is recorded',
    ],
    places: () => [],
  },
  example: {
    moment: 'Winter 1941, Japanese player turn',
    title: 'Attack on Lexington',
    die: '4 squadrons at Lexington',
  },
  practice: { moment: 'Winter 1941, Japanese player turn', main: 'Surprise die' },
  dice: [6],
  recorded: {
    unforetold: {
      'attack: critical': 'The table of critical hits is in the rulebook alone.',
      'surprise: die': 'Where the column stays hidden, so does what it adds to the die.',
    },
    // Worked by hand from the expected flows, apart from their scripts.
    ends: {
      interception: {
        end: 'fought',
        sunk: ['California', 'Oklahoma', 'Akagi'],
        damaged: ['Arizona', 'Nevada', 'Kaga'],
        nas: [13, 4],
        air: [0, 0],
        oil: 1,
      },
      'other-wars': { end: 'stopped', sunk: [], damaged: [], nas: [18, 0], air: [0, 0], oil: 3 },
      'us-alone': {
        end: 'not-met',
        sunk: [],
        damaged: ['Maryland', 'Nevada'],
        nas: [11, 2],
        air: [0, 0],
        oil: 1,
      },
      withdrawal: {
        end: 'withdrew',
        sunk: ['Saratoga', 'Arizona'],
        damaged: ['Oklahoma'],
        nas: [16, 4],
        air: [3, 2],
        oil: 3,
      },
    },
    endOf: ({ state: { ended, attack } }) => {
      const named = (status: string) =>
        attack?.ships.filter((ship) => ship.status === status).map(({ name }) => name);
      return {
        end: ended,
        sunk: named('sunk'),
        damaged: named('damaged'),
        nas: attack && [attack.nas, attack.nasAborted],
        air: attack && [attack.air.army, attack.air.naval],
        oil: attack?.oil,
      };
    },
    endEvent: 'v1.StoryClosed',
    bothSides: ['air-combat', 'attack'],
  },
  amended: [
    { name: 'interception', every: 1, rounds: 1, least: { perLine: 0.5, conflicts: 1 } },
    { name: 'withdrawal', every: 2, rounds: 1, least: { perLine: 0.5, conflicts: 0 } },
  ],
  fuzz: {
    runs: 4,
    seed: 19,
    tape: 1600,
    // Attacks played on to their end, some by two strikes, and wars struck at will.
    styles: [
      {
        tidy: true,
        onward: [
          ...[
            'effective',
            'forces',
            'magic-jp',
            'magic-jp-sealed',
            'magic-us',
            'locations',
            'surprise',
            'targets',
          ],
          ...['air-combat', 'assign', 'attack', 'survivors', 'decision', 'interception', 'counter', 'reveal'],
          ...['placement', 'next-turn', 'close'],
        ],
      },
      { tidy: true, onward: [] },
      { tidy: false, onward: [] },
    ],
    // Another war begins where one is closed.
    isOver: () => false,
    check,
    prompts: { choice: 57_000, form: 100_000, dice: 22_000 },
    reached: {
      'no-attack': 6_000,
      withdrew: 600,
      'not-met': 500,
      fought: 20,
      stopped: 600,
      'attacks counted again': 1_400,
    },
    always: ['override'],
  },
};

/** What came of every throw, and what is left of everything, is what is counted again from the answers alone. */
function check(entries: readonly Entry[], tidy: boolean, met: Met): void {
  const projection = foldJournal(worldAtWar, entries);
  for (const { type, end } of liveEvents(projection))
    if (type === 'v1.StoryClosed') bump(met.reached, String(end));
  // What is struck out of the middle leaves later lines with what they were worked out from.
  if (!tidy) return;
  const { account, broken } = recount(entries);
  expect(broken).toEqual([]);
  for (const { type } of liveEvents(projection))
    if (type === 'v1.TargetAttacked') bump(met.reached, 'attacks counted again');
  const { attack } = projection.state;
  if (!attack) return;
  expect(account).toEqual({
    nas: attack.nas,
    nasAborted: attack.nasAborted,
    army: attack.air.army,
    naval: attack.air.naval,
    oil: attack.oil,
    cap: attack.cap,
    ships: Object.fromEntries(attack.ships.map(({ id, status }) => [id, status])),
  });
}
