import type { GameDate } from './sequence';

/** 2.10: what each date adds to the die of a US unit or stack. */
export const MF_BY_DATE: { readonly [D in GameDate]: number } = { '7 Dec': -1, '8 Dec': 0, '9 Dec': 1 };
/** 2.10: Japanese ground units do not roll. */
export const JP_MF = 7;

/** Movement factor of a US unit or stack (2.10, 9.14): never below 0. */
export function computeMovementFactor(date: GameDate, face: number, honoluluFallen: boolean): number {
  return Math.max(0, face + MF_BY_DATE[date] - (honoluluFallen ? 1 : 0));
}

/** 4.5: what each date takes off the die when Battleship Row is eliminated. */
export const ROW_VP_BY_DATE: { readonly [D in GameDate]: number } = { '7 Dec': -1, '8 Dec': -2, '9 Dec': -3 };

/** Points for eliminating Battleship Row (4.5): never below 0. */
export const computeRowPoints = (date: GameDate, face: number): number =>
  Math.max(0, face + ROW_VP_BY_DATE[date]);
