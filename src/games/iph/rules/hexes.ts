import type { GameEvent } from '../../../core/procedure';
import { NAMED_HEXES } from '../charts';
import { applyAll } from '../state/apply';
import type { IphState } from '../state/state';
import { totalVp } from '../views/ledger';

/** 2.2: every hex has a unique four-digit number. */
export const HEX_NUMBER = { source: '[0-4]\\d[0-4]\\d', message: 'four digits, as printed in the hex.' };

/** The ledger's id of a hex number: the named hex that has it, else the number itself. */
export const hexIdOf = (number: string): string =>
  NAMED_HEXES.find((hex) => hex.number === number)?.id ?? number;

export const hexLabel = (id: string): string =>
  NAMED_HEXES.find((hex) => hex.id === id)?.label ?? `Hex ${id}`;

/** Points that events add to or take from the total, by what the ledger makes of them. */
export const vpChange = (state: IphState, events: readonly GameEvent[]): number =>
  totalVp(applyAll(state, events)) - totalVp(state);
