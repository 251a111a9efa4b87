import { type Arrival, arrivalsOf, CHART, DECEMBER } from './arrival';
import { FIRST_TURN, YEAR_1942 } from './arrivals-early';

/** First turns of 1943, 1944 and 1945. */
export const YEARS = [56, 108, 160] as const;
/** First turns of the quarters of strategic warfare (44A). */
export const QUARTERS = [56, 69, 82, 95, 108, 121, 134, 147, 160, 173, 186] as const;

/** From which turn on a rule is in force. */
export const IN_FORCE = { magic: 4, radar: 56, corps: 82, longRangeLac: 108, soviet: 191 } as const;

const LATER = arrivalsOf(
  { rule: '39', scenarios: ['g4', 'g5'] },
  `
  56 | a p1 | The Allies have radar from now on | rule: 37 | needs: radar | scenarios: g3 g5 | lapses
  69 | a p1 | An armored brigade in Australia | needs: armor | scenarios: g3 g5
  82 | a p1 | The Allies may form corps from now on | rule: 13 | needs: !training | lapses
  84 | j p1 | TR-4 comes back | ships: TR-4 | rule: Game 4 | scenarios: g4
  91 | a p1 | An armored brigade in India | needs: armor
  108 | a p1 | Allied LAC reach four hexes at full strength from now on | rule: 21 | lapses
  108 | j p1 | A real and a dummy submarine leave for good | rule: 32 | by: take:subs-1944 | needs: subs
  108 | j p1 | From now on Allied land units count twice, but not Chinese and Soviet ones, and each Allied corps or division that combat breaks down counts 1 | rule: Game 4 | lapses
  125 | a p1 | The airborne division of the chart is a 40-50 | rule: Reinforcements
  143 147 | a p1 | An armored brigade on the West Coast | needs: usArmor
  147 | a p1 | An armored brigade in India | needs: armor
  160 | a p1 | An armored brigade in India | needs: usArmor
  173 | a p1 | The airborne regiment of the chart is a 10-15 | rule: Reinforcements
  191 | a p1 | The USSR is in the war: place the Soviet units anywhere in it | rule: 45.B | needs: soviet
`,
);

const RETURNING = arrivalsOf(
  { rule: CHART, scenarios: DECEMBER },
  `
  26..182/52 | p1 | The monsoon begins, to the end of October | rule: 42 | needs: monsoon | scenarios: g2 g3 g4 g5 | lapses | june
  1 | a p1 | In a naval movement phase at most 18 LAC and 10 NAC embark | needs: embarkLimits | lapses
  21 | a p1 | In a naval movement phase at most 18 LAC and 10 NAC embark | needs: embarkLimits | scenarios: g2 | lapses
  56 | a p1 | In a naval movement phase at most 36 LAC and 20 NAC embark from now on | needs: embarkLimits | scenarios: g3 g5 | lapses
  82 | a p1 | In a naval movement phase at most 36 LAC and 20 NAC embark | needs: embarkLimits | scenarios: g4 | lapses
`,
);

/** The carrier battles bring nobody; what the simulation of Midway prescribes, and the tests of the others. */
const BATTLES = arrivalsOf(
  { rule: 'Midway', scenarios: ['midway'] },
  `
  1 | j p2 | CV-1, CV-2, CV-5, CV-6 and BB-1 go full speed, twelve hexes, towards Midway; no other Japanese ship comes within five hexes of it | needs: midwaySim | lapses
  1 | j p8 | The same ships go six hexes, to a hex next to Midway; no other within five hexes of it | needs: midwaySim | lapses
  1 | j p9 | They strike Midway: at least 20 NAC attack, at most 4 fly CAP; other ships are free from the next Japanese movement | needs: midwaySim | lapses
`,
);

/** In the order of their turns. */
export const ARRIVALS: readonly Arrival[] = [
  ...FIRST_TURN,
  ...YEAR_1942,
  ...LATER,
  ...RETURNING,
  ...BATTLES,
].toSorted((a, b) => a.turn - b.turn);
