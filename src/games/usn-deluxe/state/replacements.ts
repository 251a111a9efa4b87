import { DELAYS } from '../data/delays';
import { REPLACED_FROM } from '../data/ship-types';
import type { SideId } from '../data/units';
import { suits } from './needs';
import { dated } from './points';
import { weeksLeft } from './repair';
import type { Ship, UsnState } from './state';

/** 22, errata: a transport or oiler with ten weeks or more is not repaired: a base of its side takes it off the map. */
export const isReplaced = (ship: Ship, turn: number): boolean =>
  weeksLeft(ship, turn) >= REPLACED_FROM &&
  DELAYS.some(({ side, damaged, of }) => side === ship.side && damaged && of.includes(ship.type));

/** 22: The turn on which a ship or a unit of this type is replaced; none where it is not. */
export function replacedOn(state: UsnState, side: SideId, of: string): number | undefined {
  const { scenario } = state;
  // CBI I: Chinese armies on the third turn, and nobody else.
  if (ICHI_GO.includes(scenario) && NATIONALIST.includes(of)) return state.cursor.turn + 3;
  if (scenario === 'cbi1') return undefined;
  const delay = DELAYS.find((each) => each.side === side && each.of.includes(of));
  if (!delay) return undefined;
  const { instead, turns } = delay;
  const isEscorted = instead && suits(state, instead.needs) && state.convoy;
  const after = isEscorted ? instead.after : turns.find(({ to = 400 }) => dated(state) <= to)?.after;
  return after === undefined ? undefined : state.cursor.turn + after;
}
const ICHI_GO = ['cbi1', 'cbi12'];
const NATIONALIST = ['a-nationalist-10-15', 'a-nationalist-7-10'];
