import { type ColumnFound, columnFor, foundWords } from './columns';
import { type Odds, shiftedColumn } from './odds';

/** The column that these odds come to, or the end of the table that they are past. */
export function netFound(odds: Odds): ColumnFound {
  const { labels, attack, defence, shift, reading, by } = odds;
  if (by) return columnFor(by, labels, odds, shift, reading);
  const index = shiftedColumn(labels, attack, defence, shift, reading);
  return { kind: 'column', column: labels[index] ?? '', index };
}

/** The same in words. */
export const netWords = (odds: Odds): string => foundWords(netFound(odds));
