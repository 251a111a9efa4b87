import type { FormCheck } from '../../../core/play/form';
import { NAMED_HEXES, type NamedHex } from './charts';

/** 2.2: every hex has a unique four-digit number. */
export const HEX_NUMBER = { source: '[0-4]\\d[0-4]\\d', message: 'four digits, as printed in the hex.' };

/** The ledger's id of a hex number: the named hex that has it or was given it, else the number itself. */
export const hexIdOf = (number: string, hexes: readonly Pick<NamedHex, 'id' | 'number'>[] = []): string =>
  [...NAMED_HEXES, ...hexes].find((hex) => hex.number === number)?.id ?? number;

/** "Halei-wa", "Hex 2124", "Honolulu 2 (3411)" */
export function hexLabel(id: string, number?: string): string {
  const label = NAMED_HEXES.find((hex) => hex.id === id)?.label ?? `Hex ${id}`;
  return number ? `${label} (${number})` : label;
}

/** Numbers that the text of a field may not be. */
export const noneOf = (field: string, includes: readonly string[], message: string): FormCheck => ({
  kind: 'never',
  field,
  all: [{ field, includes }],
  message,
});
