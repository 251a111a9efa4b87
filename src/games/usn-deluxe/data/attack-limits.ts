import type { ScenarioId } from './scenarios';
import type { SideId } from './units';

/** Where attacks on land are counted apart. */
export const THEATRES = { china: 'China', burma: 'Burma and India' } as const;
export type Theatre = keyof typeof THEATRES;

/** How many land attacks a side may make in these turns, by turn or by month of the calendar; none where it may make any. */
export type AttackLimit = {
  readonly theatre: Theatre;
  readonly side: SideId;
  readonly from: number;
  readonly to: number;
  readonly per: 'turn' | 'month';
  readonly most: number;
};

/** CBI, special rule C; USN-11 for the rest of May 1944. */
export const ATTACK_LIMITS: readonly AttackLimit[] = [
  { theatre: 'china', side: 'j', from: 123, to: 127, per: 'turn', most: 3 },
  { theatre: 'china', side: 'j', from: 128, to: 159, per: 'month', most: 1 },
  { theatre: 'china', side: 'j', from: 160, to: 164, per: 'month', most: 3 },
  { theatre: 'china', side: 'j', from: 165, to: 168, per: 'month', most: 2 },
  { theatre: 'burma', side: 'j', from: 128, to: 168, per: 'month', most: 1 },
  { theatre: 'burma', side: 'a', from: 123, to: 159, per: 'turn', most: 1 },
];

const BY_SCENARIO: { readonly [scenario in ScenarioId]?: readonly Theatre[] } = {
  cbi1: ['china'],
  cbi2: ['burma'],
  cbi12: ['china', 'burma'],
};
export const theatresOf = (scenario: ScenarioId): readonly Theatre[] => BY_SCENARIO[scenario] ?? [];
