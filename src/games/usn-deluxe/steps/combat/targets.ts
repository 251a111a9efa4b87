import { type SideId, UNITS } from '../../data/units';

/** What stands on a hex, apart from ships: a land unit, a coastal defense unit, or a base. */
export type TargetKind = 'land' | 'cdu' | 'air' | 'naval';

/** How units stand that are fired on or attacked. */
export type Standing = {
  readonly entrenched?: boolean;
  /** 12(K)5, 9: Unsupplied or neutralized, which is the same to a land unit and counts once. */
  readonly unsupplied?: boolean;
  /** 9: Of a coastal defense unit, which supply does not concern. */
  readonly neutralized?: boolean;
  /** Game 1: Allied land units on the turn of the shock. */
  readonly shock?: boolean;
};

/** 18(N): Every base defends itself against guns and bombs with this. */
const BASE_DEFENCE = 10;

/** 12(K)5, 16: A land unit's defence: three times where it is entrenched, half where it is unsupplied. */
export function standing(printed: number, { entrenched, unsupplied, shock }: Standing): number {
  return (printed * (entrenched ? 3 : 1)) / (unsupplied ? 2 : 1) / (shock ? 3 : 1);
}

/** 12(K)6, 16(F): What defends a target against guns and bombs; coastal defense is halved where neutralized alone. */
export function defenceOf(kind: TargetKind, printed: number, stands: Standing): number {
  if (kind === 'land') return standing(printed, stands);
  if (kind === 'cdu') return (printed * (stands.entrenched ? 3 : 1)) / (stands.neutralized ? 2 : 1);
  return BASE_DEFENCE;
}

/** Coastal defense units of a side: their names are what they print. */
export const cdusOf = (side: SideId): readonly { readonly value: string; readonly label: string }[] =>
  UNITS.filter(({ id }) => id.startsWith(`${side}-cdu`)).map(({ id, name }) => ({ value: id, label: name }));

/** "j-cdu-30-10" */
export function cduFactors(unit: string): { readonly attack: number; readonly defence: number } {
  const [attack = 0, defence = 0] = unit.split('-').slice(-2).map(Number);
  return { attack, defence };
}

/** 9: What one fires with, half where it is neutralized. */
export const cduGuns = (unit: string, stands: readonly string[] = []): number =>
  cduFactors(unit).attack / (stands.includes('neutralized') ? 2 : 1);
