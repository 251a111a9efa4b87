import type { AirType } from '../../data/crts';

/** Points of one type that fly one mission. */
export type Flight = {
  readonly type: AirType;
  readonly points: number;
  readonly cap?: boolean;
  readonly extended?: boolean;
};

/** 8(M), (O): So many points of a result on CRT 2 count as one against a type. */
const TOUGH: { readonly [type in AirType]?: number } = { LBAC: 2, B29: 4 };

/** 8(M), (O): What a number of CRT 2 comes to against a type; in War Plan Orange an LBAC is as any other. */
export const lossOf = (result: number, type: AirType, orange = false): number =>
  Math.floor(result / (orange && type === 'LBAC' ? 1 : (TOUGH[type] ?? 1)));

/** 5G: True where at least half of a side's air points over a hex fly as its patrol: else its column is one to the left. */
export function isPatrol(flights: readonly Flight[]): boolean {
  const points = (each: readonly Flight[]) => each.reduce((sum, { points }) => sum + points, 0);
  return 2 * points(flights.filter(({ cap }) => cap)) >= points(flights);
}

/** 21.A: From this turn an Allied LAC reaches as far as its extended range with all its strength. */
export const LONG_RANGE_FROM = 108;

export type Bombs = {
  /** 1.15: The PBY admirals' war. */
  readonly pby?: boolean;
  /** Game 1: Japan's carrier aircraft on the turn of the shock. */
  readonly shock?: boolean;
  /** 10(F): A desert hex without a city. */
  readonly desert?: boolean;
};

/** Game 1, (G): What a point of Japan's carrier aircraft bombs with on the turn of the shock. */
const SHOCK_BOMBS = 10;

/** 5H: What an air point bombs a ship with, from what its counter prints: one for a bomber, half for an Allied LAC. */
export function bombsOnShip(side: 'j' | 'a', type: AirType, printed: number, { pby, shock }: Bombs): number {
  if (shock && side === 'j' && type === 'NAC') return SHOCK_BOMBS;
  if (type === 'LBAC' || type === 'B29') return pby ? printed : 1;
  return side === 'a' && type === 'LAC' ? printed / 2 : printed;
}

/** 5K, 5M, 10(F): What an air point bombs units and bases with, and what it adds to a fight on land. */
export function bombsOnLand(
  side: 'j' | 'a',
  type: AirType,
  printed: number,
  { pby, shock, desert }: Bombs,
): number {
  const each = shock && side === 'j' && type === 'NAC' ? SHOCK_BOMBS : printed;
  return (pby && type === 'LBAC' ? each / 2 : each) * (desert ? 2 : 1);
}
