/** Every scenario of the rulebook; those that cannot be played to a verdict here yet are `later`. */
type About = {
  readonly name: string;
  readonly rule: string;
  /** Its turns. The four carrier battles and the war plans count their own. */
  readonly from: number;
  readonly to: number;
  /** Turns of the calendar that its first one stands for; none where it has no date. */
  readonly dated?: number;
  /** War Plan Orange: its turns have no date. */
  readonly undated?: true;
  /** By whose set-up it begins. */
  readonly setUp?: string;
  /** Switches that it forces on. */
  readonly forced?: readonly string[];
  /** Shock Effect: its first turn is that of December 1941, with the turn before it. */
  readonly shock?: true;
  /** USN-50: Sho-Go counts as called before it begins. */
  readonly lateWar?: true;
  /** War Plan Orange: This side places its counters first; otherwise Japan does. */
  readonly placesFirst?: 'a';
  /** Its order of battle has no ships. */
  readonly ashore?: true;
  /** Ships of this side may not move before this turn. */
  readonly held?: { readonly side: 'j' | 'a'; readonly before: number };
  readonly later?: true;
};

export const SCENARIOS = {
  g1: { name: 'Game 1: Opening Moves', rule: 'Game 1', from: 1, to: 20, setUp: 'g1', shock: true },
  g2: { name: 'Game 2: Turn of the Tide', rule: 'Game 2', from: 21, to: 40, setUp: 'g2' },
  g3: {
    name: 'Game 3: Seas of Decision',
    rule: 'Game 3',
    from: 1,
    to: 81,
    setUp: 'g1',
    shock: true,
    forced: ['midwar'],
  },
  g4: { name: 'Game 4: Road to Tokyo', rule: 'Game 4', from: 82, to: 192, setUp: 'g4', forced: ['midwar'] },
  g5: {
    name: 'Game 5: War in the Pacific',
    rule: 'Game 5',
    from: 1,
    to: 192,
    setUp: 'g1',
    shock: true,
    forced: ['midwar'],
  },
  coral: { name: 'Coral Sea', rule: 'Coral Sea', from: 1, to: 2, dated: 22, setUp: 'coral' },
  midway: { name: 'Midway', rule: 'Midway', from: 1, to: 3, dated: 26, setUp: 'midway' },
  solomons: {
    name: 'Eastern Solomons',
    rule: 'Eastern Solomons',
    from: 1,
    to: 2,
    dated: 38,
    setUp: 'solomons',
  },
  cruz: { name: 'Santa Cruz', rule: 'Santa Cruz', from: 1, to: 2, dated: 47, setUp: 'cruz' },
  malaya: {
    name: 'Malaya and Burma',
    rule: 'Malaya/Burma',
    from: 1,
    to: 8,
    setUp: 'malaya',
    shock: true,
  },
  saipan: {
    name: 'Saipan and the Marianas',
    rule: 'Saipan',
    from: 131,
    to: 136,
    setUp: 'saipan',
    held: { side: 'j', before: 132 },
  },
  phil: { name: 'Philippines', rule: 'Philippines', from: 150, to: 169, setUp: 'phil', lateWar: true },
  cbi1: {
    name: 'CBI I: Ichi-Go',
    rule: 'CBI',
    from: 123,
    to: 168,
    setUp: 'cbi1',
    forced: ['guerrillas'],
    ashore: true,
  },
  cbi2: {
    name: 'CBI II: Ha-Go and U-Go',
    rule: 'CBI',
    from: 123,
    to: 168,
    setUp: 'cbi2',
    forced: ['guerrillas'],
    ashore: true,
  },
  cbi12: {
    name: 'CBI I and II together',
    rule: 'CBI',
    from: 123,
    to: 168,
    setUp: 'cbi12',
    forced: ['guerrillas'],
    ashore: true,
  },
  manchuria: {
    name: 'Manchuria',
    rule: 'Manchuria',
    from: 190,
    to: 191,
    setUp: 'manchuria',
    lateWar: true,
    ashore: true,
  },
  wpo1: {
    name: 'War Plan Orange 1',
    rule: 'War Plan Orange',
    from: 1,
    to: 12,
    setUp: 'wpo1',
    undated: true,
    placesFirst: 'a',
    shock: true,
  },
  wpo2: {
    name: 'War Plan Orange 2',
    rule: 'War Plan Orange',
    from: 1,
    to: 52,
    setUp: 'wpo2',
    undated: true,
    placesFirst: 'a',
    shock: true,
  },
  wpo3: {
    name: 'War Plan Orange 3',
    rule: 'War Plan Orange',
    from: 15,
    to: 52,
    setUp: 'wpo3',
    undated: true,
    placesFirst: 'a',
  },
} as const satisfies { readonly [id: string]: About };

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[];
export const aboutScenario = (id: ScenarioId): About => SCENARIOS[id];

export const isCampaign = (id: ScenarioId): boolean =>
  id === 'g1' || id === 'g2' || id === 'g3' || id === 'g4' || id === 'g5';
/** Games that begin in December 1941, with the special rules of Game 1. */
export const isDecember = (id: ScenarioId): boolean => id === 'g1' || id === 'g3' || id === 'g5';

/** War Plan Orange: a war of the thirties, without dates. */
export const isOrange = (id: ScenarioId): boolean => aboutScenario(id).undated === true;

/** Set-up (A), War Plan Orange: who places its counters first. */
export const placesFirst = (id: ScenarioId): 'j' | 'a' => aboutScenario(id).placesFirst ?? 'j';
/** Whether ships are in its order of battle. */
export const hasShips = (id: ScenarioId): boolean => aboutScenario(id).ashore !== true;

/** Philippine Fortifications: Scenarios in which hex 348 is a fortress. */
export const isFortified = (id: ScenarioId): boolean => isDecember(id) || id === 'wpo1' || id === 'wpo2';

/** Shock Effect: whether this is the turn of it. */
export const isShockTurn = (id: ScenarioId, turn: number): boolean =>
  aboutScenario(id).shock === true && turn === aboutScenario(id).from;

/** The turn of the calendar that rules with a date go by. */
export function datedTurn(id: ScenarioId, turn: number): number {
  const { from, dated = from } = aboutScenario(id);
  return dated + turn - from;
}
