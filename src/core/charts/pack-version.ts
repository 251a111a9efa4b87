import { hasMarks, isInherited } from '../text';
import type { ChartPack } from './pack';
import { gathered } from './pack-aside';

/** Version 2 holds any text; the app of 1.0 reads version 1 alone. */
export type PackVersion = 1 | 2;
export const NEWEST_PACK: PackVersion = 2;

/** The lowest version that can hold a pack, so that an older app reads whatever it can. */
export const packVersion = (pack: ChartPack): PackVersion => {
  const { name, notes, heads: labels, cells } = gathered(pack);
  const read = Object.values(cells).flatMap((chart) => Object.entries(chart));
  const rows = [...Object.values(labels).flat(), ...read.map(([key]) => key.slice(key.indexOf('|') + 1))];
  const texts = [
    name,
    notes,
    ...rows,
    ...read.flatMap(([, { reason = '', value }]) => [reason, typeof value === 'string' ? value : '']),
  ];
  return texts.some(hasMarks) || rows.some(isInherited) ? 2 : 1;
};
