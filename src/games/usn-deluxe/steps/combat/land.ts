import { type Standing, standing } from './targets';

/** Units of a side that stand alike: the sum of their printed factors, and how many they are. */
export type Force = Standing & { readonly factors: number; readonly units?: number };
export type Ground = {
  /** 42(A): A region and a month of the monsoon. */
  readonly monsoon?: boolean;
};

/** 12(K)5, 42(A), 44(C)1: What units attack with; one that attacks without its operational point does so as if unsupplied. */
export const attackOf = (forces: readonly Force[], { monsoon }: Ground): number =>
  sum(forces, ({ factors, unsupplied, units }) =>
    leastOf(factors / (unsupplied ? 2 : 1) / (monsoon ? 2 : 1), units),
  );

/** 12(K)5, 16: What units defend with, all of a hex together. */
export const defenceOfAll = (forces: readonly Force[]): number =>
  sum(forces, ({ factors, units, ...stands }) => leastOf(standing(factors, stands), units));

/** 2: No unit that has a strength ever has less than one. */
const leastOf = (strength: number, units = 1): number => (strength > 0 ? Math.max(units, strength) : 0);

const sum = <T>(of: readonly T[], value: (each: T) => number): number =>
  of.reduce((total, each) => total + value(each), 0);

/** What CRT 1 prints. */
export const LAND_RESULTS = ['none', 'A2', 'Ax', 'E1', 'D1', 'D2', 'Dx'] as const;
export type LandResult = (typeof LAND_RESULTS)[number];

type Tactics = {
  /** 28(A): Japan attacks in a banzai charge. */
  readonly banzai?: boolean;
  /** 28(B): Japan defends, late in the war. */
  readonly late?: boolean;
};

/** 28: What a printed result comes to by the tactics of Japan. */
export function byTactics(printed: LandResult, { banzai, late }: Tactics): LandResult {
  if (banzai && printed === 'A2') return 'Ax';
  return (banzai || late) && printed === 'D1' ? 'E1' : printed;
}

export type Fate =
  | 'nothing'
  | 'broken down'
  | 'broken down and retreat'
  | 'eliminated'
  | 'stay, disentrenched';

/** 8, 12(K)5, 15(C): What becomes of the attackers. */
export function attackersFate(result: LandResult, unsupplied: boolean): Fate {
  if (result === 'Ax') return 'eliminated';
  if (result === 'A2') return unsupplied ? 'eliminated' : 'broken down and retreat';
  return result === 'E1' ? 'broken down' : 'nothing';
}

/** 8(G), 12(K)5, 15(C), 16(D): What becomes of the defenders; on a Class 1 hex whatever captures it destroys them. */
export function defendersFate(result: LandResult, unsupplied: boolean, hexClass: 1 | 2): Fate {
  if (!captures(result)) return 'nothing';
  if (hexClass === 1 || result === 'Dx') return 'eliminated';
  if (result === 'D2') return unsupplied ? 'eliminated' : 'broken down and retreat';
  return 'stay, disentrenched';
}

/** 8(G), 18(S): Bases and cities of the hex fall, and its coastal defense units are destroyed. */
export const captures = (result: LandResult): boolean =>
  result === 'E1' || result === 'D1' || result === 'D2' || result === 'Dx';
