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
  readonly setUp?: 'g1' | 'g2' | 'g4' | 'coral' | 'midway' | 'solomons' | 'cruz';
  /** Switches that it forces on. */
  readonly forced?: readonly string[];
  readonly later?: true;
};

export const SCENARIOS = {
  g1: { name: 'Game 1: Opening Moves', rule: 'Game 1', from: 1, to: 20, setUp: 'g1' },
  g2: { name: 'Game 2: Turn of the Tide', rule: 'Game 2', from: 21, to: 40, setUp: 'g2' },
  g3: { name: 'Game 3: Seas of Decision', rule: 'Game 3', from: 1, to: 81, setUp: 'g1', forced: ['midwar'] },
  g4: { name: 'Game 4: Road to Tokyo', rule: 'Game 4', from: 82, to: 192, setUp: 'g4', forced: ['midwar'] },
  g5: {
    name: 'Game 5: War in the Pacific',
    rule: 'Game 5',
    from: 1,
    to: 192,
    setUp: 'g1',
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
  malaya: { name: 'Malaya and Burma', rule: 'Malaya/Burma', from: 1, to: 8, later: true },
  saipan: { name: 'Saipan and the Marianas', rule: 'Saipan', from: 131, to: 136, later: true },
  phil: { name: 'Philippines', rule: 'Philippines', from: 150, to: 169, later: true },
  cbi1: { name: 'CBI I: Ichi-Go', rule: 'CBI', from: 123, to: 168, later: true },
  cbi2: { name: 'CBI II: Ha-Go and U-Go', rule: 'CBI', from: 123, to: 168, later: true },
  cbi12: { name: 'CBI I and II together', rule: 'CBI', from: 123, to: 168, later: true },
  manchuria: { name: 'Manchuria', rule: 'Manchuria', from: 190, to: 191, later: true },
  wpo1: { name: 'War Plan Orange 1', rule: 'War Plan Orange', from: 1, to: 12, undated: true, later: true },
  wpo2: { name: 'War Plan Orange 2', rule: 'War Plan Orange', from: 1, to: 52, undated: true, later: true },
  wpo3: { name: 'War Plan Orange 3', rule: 'War Plan Orange', from: 15, to: 52, undated: true, later: true },
} as const satisfies { readonly [id: string]: About };

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[];
export const aboutScenario = (id: ScenarioId): About => SCENARIOS[id];

export const isCampaign = (id: ScenarioId): boolean =>
  id === 'g1' || id === 'g2' || id === 'g3' || id === 'g4' || id === 'g5';
/** Games that begin in December 1941: their first turn is the shock. */
export const isDecember = (id: ScenarioId): boolean => id === 'g1' || id === 'g3' || id === 'g5';

/** The turn of the calendar that rules with a date go by. */
export function datedTurn(id: ScenarioId, turn: number): number {
  const { from, dated = from } = aboutScenario(id);
  return dated + turn - from;
}
