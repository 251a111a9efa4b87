import { askCell, type Steps, type Working } from '../../../core/play/procedure';
import { counterOf, SHIP_FACTORS } from '../data/charts';
import { sinkValue, worthBy } from '../state/points';
import type { Ship, UsnState } from '../state/state';

/** 24: Its worth when sunk, from the factor that its counter prints; the players are asked for that once. */
export function* askWorth(work: Working, state: UsnState, ship: Ship): Steps<number> {
  const by = worthBy(ship);
  if (!by) return sinkValue(state, ship);
  const cell = yield* askCell(work, SHIP_FACTORS, by, counterOf(ship.side, ship.name));
  return sinkValue(state, ship, Number(cell.value));
}
