import { askCell, type Derivation, type Steps } from '../../../core/play/procedure';
import { counterOf, type Printed, SHIP_FACTORS } from '../data/charts';
import { sinkValue, worthBy } from '../state/points';
import type { Ship, UsnState } from '../state/state';

/** A factor of its front side; the players are asked for it once. */
export function* askPrinted(work: Derivation, { side, name }: Ship, factor: Printed): Steps<number> {
  const cell = yield* askCell(work, SHIP_FACTORS, factor, counterOf(side, name));
  return Number(cell.value);
}

/** 24: Its worth when sunk, from the factor that its counter prints; the players are asked for that once. */
export function* askWorth(work: Derivation, state: UsnState, ship: Ship): Steps<number> {
  const by = worthBy(ship);
  if (!by) return sinkValue(state, ship);
  return sinkValue(state, ship, yield* askPrinted(work, ship, by));
}
