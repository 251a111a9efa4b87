import { type Arrival, CHART, DECEMBER, on } from './arrival';
import { FIRST_TURN, YEAR_1942 } from './arrivals-early';

const LONG = ['g3', 'g4', 'g5'];
const LATE = ['g4', 'g5'];

/** First turns of 1943, 1944 and 1945. */
export const YEARS = [56, 108, 160] as const;
/** First turns of the quarters of strategic warfare (44A). */
export const QUARTERS = [56, 69, 82, 95, 108, 121, 134, 147, 160, 173, 186] as const;

/** From which turn on a rule is in force. */
export const IN_FORCE = { magic: 4, radar: 56, corps: 82, longRangeLac: 108, soviet: 191 } as const;

const LATER: readonly Arrival[] = [
  {
    turn: 56,
    side: 'a',
    step: 'p1',
    text: 'The Allies have radar from now on',
    rule: '37',
    needs: 'radar',
    scenarios: ['g3', 'g5'],
  },
  {
    turn: 69,
    side: 'a',
    step: 'p1',
    text: 'An armored brigade in Australia',
    rule: '39',
    needs: 'armor',
    scenarios: ['g3', 'g5'],
  },
  {
    turn: 82,
    side: 'a',
    step: 'p1',
    text: 'The Allies may form corps from now on',
    rule: '13',
    needs: '!training',
    scenarios: LATE,
  },
  {
    turn: 84,
    side: 'j',
    step: 'p1',
    text: 'TR-4 comes back',
    ships: ['j:TR-4'],
    rule: 'Game 4',
    scenarios: ['g4'],
  },
  {
    turn: 91,
    side: 'a',
    step: 'p1',
    text: 'An armored brigade in India',
    rule: '39',
    needs: 'armor',
    scenarios: LATE,
  },
  {
    turn: 108,
    side: 'a',
    step: 'p1',
    text: 'Allied LAC reach four hexes at full strength from now on',
    rule: '21',
    scenarios: LATE,
  },
  {
    turn: 108,
    side: 'j',
    step: 'p1',
    text: 'A real and a dummy submarine leave for good',
    by: 'take:subs-1944',
    rule: '32',
    needs: 'subs',
    scenarios: LATE,
  },
  {
    turn: 108,
    side: 'j',
    step: 'p1',
    text: 'From now on Allied land units count twice, but not Chinese and Soviet ones, and each Allied corps or division that combat breaks down counts 1',
    rule: 'Game 4',
    scenarios: LATE,
  },
  {
    turn: 125,
    side: 'a',
    step: 'p1',
    text: 'The airborne division of the chart is a 40-50',
    rule: CHART,
    scenarios: LATE,
  },
  ...on([143, 147], {
    side: 'a',
    step: 'p1',
    text: 'An armored brigade on the West Coast',
    rule: '39',
    needs: 'usArmor',
    scenarios: LATE,
  }),
  {
    turn: 147,
    side: 'a',
    step: 'p1',
    text: 'An armored brigade in India',
    rule: '39',
    needs: 'armor',
    scenarios: LATE,
  },
  {
    turn: 160,
    side: 'a',
    step: 'p1',
    text: 'An armored brigade in India',
    rule: '39',
    needs: 'usArmor',
    scenarios: LATE,
  },
  {
    turn: 173,
    side: 'a',
    step: 'p1',
    text: 'The airborne regiment of the chart is a 10-15',
    rule: CHART,
    scenarios: LATE,
  },
  {
    turn: 191,
    side: 'a',
    step: 'p1',
    text: 'The USSR is in the war: place the Soviet units anywhere in it',
    rule: '45.B',
    needs: 'soviet',
    scenarios: LATE,
  },
];

const RETURNING: readonly Arrival[] = [
  ...on([26, 78, 130, 182], {
    step: 'p1',
    text: 'The monsoon begins, to the end of October',
    rule: '42',
    needs: 'monsoon',
    scenarios: ['g2', ...LONG],
  }),
  ...on([1], {
    side: 'a',
    step: 'p1',
    text: 'In a naval movement phase at most 18 LAC and 10 NAC embark',
    rule: CHART,
    needs: 'embarkLimits',
    scenarios: DECEMBER,
  }),
  ...on([21], {
    side: 'a',
    step: 'p1',
    text: 'In a naval movement phase at most 18 LAC and 10 NAC embark',
    rule: CHART,
    needs: 'embarkLimits',
    scenarios: ['g2'],
  }),
  ...on([56], {
    side: 'a',
    step: 'p1',
    text: 'In a naval movement phase at most 36 LAC and 20 NAC embark from now on',
    rule: CHART,
    needs: 'embarkLimits',
    scenarios: ['g3', 'g5'],
  }),
  ...on([82], {
    side: 'a',
    step: 'p1',
    text: 'In a naval movement phase at most 36 LAC and 20 NAC embark',
    rule: CHART,
    needs: 'embarkLimits',
    scenarios: ['g4'],
  }),
];

/** The carrier battles bring nobody; what the simulation of Midway prescribes, and the tests of the others. */
const BATTLES: readonly Arrival[] = [
  {
    turn: 1,
    side: 'j',
    step: 'p2',
    text: 'CV-1, CV-2, CV-5, CV-6 and BB-1 go full speed, twelve hexes, towards Midway; no other Japanese ship comes within five hexes of it',
    rule: 'Midway',
    needs: 'midwaySim',
    scenarios: ['midway'],
  },
  {
    turn: 1,
    side: 'j',
    step: 'p8',
    text: 'The same ships go six hexes, to a hex next to Midway; no other within five hexes of it',
    rule: 'Midway',
    needs: 'midwaySim',
    scenarios: ['midway'],
  },
  {
    turn: 1,
    side: 'j',
    step: 'p9',
    text: 'They strike Midway: at least 20 NAC attack, at most 4 fly CAP; other ships are free from the next Japanese movement',
    rule: 'Midway',
    needs: 'midwaySim',
    scenarios: ['midway'],
  },
];

/** In the order of their turns. */
export const ARRIVALS: readonly Arrival[] = [
  ...FIRST_TURN,
  ...YEAR_1942,
  ...LATER,
  ...RETURNING,
  ...BATTLES,
].toSorted((a, b) => a.turn - b.turn);
