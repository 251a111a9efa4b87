import { type ColumnFound, type ColumnsBy, foundWords } from '../../../core/charts/columns';
import { netFound } from '../../../core/charts/net';
import { type Odds, oddsColumn } from '../../../core/charts/odds';
import { signed, withMinus } from '../../../core/numbers';
import type { TraceLine } from '../../../core/play/trace';

/** One step of the way: what shifts the column, how far, and between which labels by their index. */
export type Shift = { readonly label: string; readonly from: number; readonly to: number };
export type Walk = { readonly ratio: string; readonly shifts: readonly Shift[]; readonly column: string };

/**
 * The way from the printed ratio to the column that counts, shift by shift as the derivation tells them. What the derivation
 * does not account for, such as players' own word, is the last step.
 */
export function walkOf(odds: Odds, working: readonly TraceLine[]): Walk {
  const { labels, attack, defence, shift, by } = odds;
  const found = (sum: number) => netFound({ ...odds, shift: sum });
  const at = (sum: number): number => {
    const place = found(sum);
    if (place.kind === 'column') return place.index;
    return place.past === 'below' ? -1 : labels.length;
  };
  const shifts: Shift[] = [];
  let sum = 0;
  const step = (label: string, by: number) => {
    if (by) shifts.push({ label: `${label} ${signed(by)}`, from: at(sum), to: at(sum + by) });
    sum += by;
  };
  for (const { kind, label, value } of working)
    if (kind === 'shift') step(label, Number((value ?? '').replace('−', '-')) || 0);
  if (sum !== shift) step('Players', shift - sum);
  const first = found(0);
  const printed = by ? printedWords(by, first) : ` = ${labels[oddsColumn(labels, attack, defence)] ?? ''}`;
  return { ratio: `${amountWords(odds)}${printed}`, shifts, column: foundWords(found(shift)) };
}

function printedWords({ by }: ColumnsBy, found: ColumnFound): string {
  if (found.kind === 'edge') return ', off the table';
  return `${by === 'odds' ? ' = ' : ', '}${foundWords(found)}`;
}

/** `12 : 4`, `7 − 4 = +3`, `17`. */
function amountWords({ attack, defence, by }: Odds): string {
  const [a, d] = [withMinus(attack), withMinus(defence)];
  if (by?.by === 'total') return a;
  return by?.by === 'difference' ? `${a} − ${d} = ${signed(attack - defence)}` : `${a} : ${d}`;
}
