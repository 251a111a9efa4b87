import { battleshipsOf, carriersOf, type Ship } from '../data/ships';
import { closeIn } from './ships';
import { type IphState, isNight } from './state';

/** 7.3: both sides have a carrier close in, so Japan rolls on the Carrier Warfare Table. */
const rollsOnTable = (state: IphState): boolean =>
  carriersOf(closeIn(state, 'jp')).length > 0 && closeIn(state, 'us').length > 0;

/** 7.9: Japanese battleships alone in reach of a US carrier are attacked without a search. */
export const isAutomatic = (state: IphState): boolean =>
  !carriersOf(closeIn(state, 'jp')).length &&
  closeIn(state, 'jp').length > 0 &&
  closeIn(state, 'us').length > 0;

export const mayFight = (state: IphState): boolean => rollsOnTable(state) || isAutomatic(state);

/**
 * 7.7: battleships that the US may strike now. Only on a day whose table roll gave no carrier combat, by
 * daylight, each one once a day and only after it has helped a battle.
 */
export function strikeTargets(state: IphState): readonly Ship[] {
  const { carriers, supported, struck } = state.dayUse;
  if (carriers !== 'none' || isNight(state) || !state.planes.us.close) return [];
  return battleshipsOf(closeIn(state, 'jp')).filter(
    ({ id }) => supported.includes(id) && !struck.includes(id),
  );
}
