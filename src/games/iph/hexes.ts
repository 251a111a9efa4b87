import type { GameEvent } from '../../core/procedure';
import { NAMED_HEXES } from './charts';
import { applyEvent } from './events';
import { totalVp } from './ledger';
import type { IphState } from './state';

/** 2.2: every hex has a unique four-digit number. */
export const HEX_NUMBER = { source: '[0-4]\\d[0-4]\\d', message: 'four digits, as printed in the hex.' };

/** The ledger's id of a hex number: the named hex that has it, else the number itself. */
export const hexIdOf = (number: string): string =>
  NAMED_HEXES.find((hex) => hex.number === number)?.id ?? number;

export const hexLabel = (id: string): string =>
  NAMED_HEXES.find((hex) => hex.id === id)?.label ?? `Hex ${id}`;

/** Points that events add to or take from the total, by what the ledger makes of them. */
export function vpChange(state: IphState, events: readonly GameEvent[]): number {
  const after = events.reduce((current, event) => applyEvent(current, event).state, state);
  return totalVp(after) - totalVp(state);
}
