import { NAMED_HEXES } from '../charts';
import { applyAll } from '../state/apply';
import type { IphEvent } from '../state/events';
import type { Hex, IphState } from '../state/state';
import { totalVp } from '../views/ledger';

/** 2.2: every hex has a unique four-digit number. */
export const HEX_NUMBER = { source: '[0-4]\\d[0-4]\\d', message: 'four digits, as printed in the hex.' };

/** The ledger's id of a hex number: the named hex that has it or was given it, else the number itself. */
export const hexIdOf = (number: string, hexes: readonly Hex[] = []): string =>
  [...NAMED_HEXES, ...hexes].find((hex) => hex.number === number)?.id ?? number;

/** "Halei-wa", "Hex 2124", "Honolulu 2 (3411)" */
export function hexLabel(id: string, number?: string): string {
  const label = NAMED_HEXES.find((hex) => hex.id === id)?.label ?? `Hex ${id}`;
  return number ? `${label} (${number})` : label;
}

/** Points that events add to or take from the total, by what the ledger makes of them. */
export const vpChange = (state: IphState, events: readonly IphEvent[]): number =>
  totalVp(applyAll(state, events)) - totalVp(state);
