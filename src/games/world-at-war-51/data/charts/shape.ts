import type { Axis, CellShape } from '../../../../core/charts/chart';
import type { Json } from '../../../../core/json';
import { options, range } from '../../../../kit/charts';

/** The totals of two dice; modified ones beyond are read at the ends. */
export const TOTALS: Axis = { ...range('Dice', 2, 12), dice: 2 };
export const TOTALS_NAMED = { ...TOTALS, names: { '12': '12+' } };

/** Rows as printed, cells parted by spaces. */
export const typed = <V extends Json>(
  rows: { readonly [row: string]: string },
  read: (cell: string) => V,
): { readonly [row: string]: readonly V[] } =>
  Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, cells.split(' ').map(read)]));

/** Cells that are their own words, such as "2/3": squadrons eliminated and aborted; "0" is neither. */
export const plain = (cells: readonly string[]): CellShape =>
  options(Object.fromEntries(cells.map((cell) => [cell, cell])));

/** How sure each table is, and where it was found. */
export const SOURCE = {
  overridable: 'Stated in section 51 of the public rules.',
  two: 'Two public copies agree.',
  one: 'One public copy only: compare it with your own.',
} as const;
