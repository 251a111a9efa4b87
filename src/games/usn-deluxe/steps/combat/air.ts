import { totalColumn } from '../../../../core/charts/labels';
import type { AirType } from '../../data/crts';
import type { SideId } from '../../data/units';

/** Points of one type that fly one mission. */
export type Flight = {
  readonly type: AirType;
  readonly points: number;
  readonly cap?: boolean;
  readonly extended?: boolean;
};

/** 8(M), (O): So many points of a result on CRT 2 count as one against a type. */
const TOUGH: { readonly [type in AirType]?: number } = { LBAC: 2, B29: 4 };

/** In War Plan Orange an LBAC is as any other. */
const toughness = (type: AirType, orange: boolean): number =>
  orange && type === 'LBAC' ? 1 : (TOUGH[type] ?? 1);

/** 8(M), (O): What a number of CRT 2 comes to against a type. */
const lossOf = (result: number, type: AirType, orange = false): number =>
  Math.floor(result / toughness(type, orange));

/** 5G: True where at least half of a side's air points over a hex fly as its patrol: else its column is one to the left. */
export function isPatrol(flights: readonly Flight[]): boolean {
  const points = (each: readonly Flight[]) => each.reduce((sum, { points }) => sum + points, 0);
  return 2 * points(flights.filter(({ cap }) => cap)) >= points(flights);
}

/** 21.A: From this turn an Allied LAC reaches as far as its extended range with all its strength. */
const LONG_RANGE_FROM = 108;

/** 7(U), 21.A: What can fly beyond its normal range, and pays for it in strength against aircraft. */
export const stretching = (side: SideId, turn: number): readonly AirType[] =>
  side === 'a' && turn >= LONG_RANGE_FROM ? ['NAC'] : ['LAC', 'NAC'];

/** 5G, 5H: The column of CRT 2 for what fires at aircraft; nothing fires with none. One to the left, but never off the table. */
export const airColumn = (labels: readonly string[], strength: number, left = 0): string | undefined =>
  strength > 0 ? labels[Math.max(0, totalColumn(labels, strength) - left)] : undefined;

/** 18(M): What an air base fires at aircraft; a third on the turn of the shock. */
export const baseFire = (capacity: number, shock?: boolean): number => capacity / (shock ? 3 : 1);

export type AirLoss = { readonly aborted: number; readonly destroyed: number };
type Left = Pick<Flight, 'type' | 'points'>;

/**
 * 5G, 8(M): What a result of CRT 2 takes of each flight: of the type that the enemy chose, and only what that has not of the
 * others. Who is destroyed is not aborted too.
 */
export function lossesOf(
  flights: readonly Left[],
  { aborted, destroyed }: AirLoss,
  chosen: AirType | undefined,
  orange = false,
): readonly AirLoss[] {
  const gone = taken(flights, destroyed, chosen, orange);
  const rest = flights.map(({ type, points }, i) => ({ type, points: points - (gone[i] ?? 0) }));
  const back = taken(rest, aborted, chosen, orange);
  return flights.map((_, i) => ({ aborted: back[i] ?? 0, destroyed: gone[i] ?? 0 }));
}

function taken(
  flights: readonly Left[],
  result: number,
  chosen: AirType | undefined,
  orange: boolean,
): readonly number[] {
  const takes = flights.map(() => 0);
  let left = result;
  for (const type of new Set([...(chosen ? [chosen] : []), ...flights.map((each) => each.type)])) {
    let open = lossOf(left, type, orange);
    for (const [i, each] of flights.entries()) {
      if (each.type !== type) continue;
      const take = Math.min(open, each.points);
      takes[i] = take;
      open -= take;
      left -= take * toughness(type, orange);
    }
    if (!open) break;
  }
  return takes;
}

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

/** 5H2: Whatever their counters print, a point of these is one against a ship. */
export const BOMBERS: readonly AirType[] = ['LBAC', 'B29'];

/** 5H: What an air point bombs a ship with, from what its counter prints: one for a bomber, half for an Allied LAC. */
export function bombsOnShip(side: SideId, type: AirType, printed: number, { pby, shock }: Bombs): number {
  if (shock && side === 'j' && type === 'NAC') return SHOCK_BOMBS;
  if (BOMBERS.includes(type)) return pby ? printed : 1;
  return side === 'a' && type === 'LAC' ? printed / 2 : printed;
}

/** 5K, 5M, 10(F): What an air point bombs units and bases with, and what it adds to a fight on land. */
export function bombsOnLand(
  side: SideId,
  type: AirType,
  printed: number,
  { pby, shock, desert }: Bombs,
): number {
  const each = shock && side === 'j' && type === 'NAC' ? SHOCK_BOMBS : printed;
  return (pby && type === 'LBAC' ? each / 2 : each) * (desert ? 2 : 1);
}
