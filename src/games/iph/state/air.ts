import { battleshipsOf, type Ship } from '../data/ships';
import { closeIn } from './ships';
import { type IphState, isNight } from './state';

/** 7.2, 7.12, 12.3: planes fly by daylight from turn 5 on. */
export const planesFly = (state: IphState): boolean => state.cursor.turn >= 5 && !isNight(state);

/** Japanese planes close in that have no mission yet this turn (7.10, 7.13). */
export function freePlanes(state: IphState): number {
  const { jpPlanes, interdiction } = state.turnUse;
  return planesFly(state) ? Math.max(0, state.planes.jp.close - jpPlanes - interdiction.length) : 0;
}

/** 7.1: battleships close in that have not helped a battle this turn. */
export const freeBattleships = (state: IphState): readonly Ship[] =>
  battleshipsOf(closeIn(state, 'jp')).filter(({ id }) => !state.turnUse.battleships.includes(id));

/** 7.14: US carrier planes that must be rolled for in a battle now. */
export const usDice = (state: IphState): number =>
  planesFly(state) ? Math.max(0, state.planes.us.close - state.turnUse.usPlanes) : 0;

/** 7.15: the Army plane must be rolled for. */
export const armyRolls = (state: IphState): boolean => planesFly(state) && state.army && !state.turnUse.army;

/** 7.14: a carrier plane flies on this face. */
export const US_PLANE_FLIES = 6;

/** 7.15: one for each airfield never Japanese and with nothing of Japan on or next to it. */
export const armyModifier = (airfields: number, state: IphState, near: number): number =>
  Math.max(0, airfields - state.hexes.filter((hex) => hex.kind === 'airfield' && hex.everHeld).length - near);

export const armyFlies = (face: number, modifier: number): boolean => face + modifier >= US_PLANE_FLIES;
