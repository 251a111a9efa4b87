import { type Odds, oddsColumn, shiftedColumn } from '../../../core/charts/odds';
import { signed } from '../../../core/numbers';
import type { TraceLine } from '../../../core/play/trace';

/** One step of the way: what shifts the column, how far, and between which labels by their index. */
export type Shift = { readonly label: string; readonly from: number; readonly to: number };
export type Walk = { readonly ratio: string; readonly shifts: readonly Shift[]; readonly column: string };

/**
 * The way from the printed ratio to the column that counts, shift by shift as the derivation tells them. What the derivation
 * does not account for, such as players' own word, is the last step.
 */
export function walkOf(odds: Odds, working: readonly TraceLine[]): Walk {
  const { labels, attack, defence, shift, reading } = odds;
  const at = (sum: number): number => shiftedColumn(labels, attack, defence, sum, reading);
  const shifts: Shift[] = [];
  let sum = 0;
  const step = (label: string, by: number) => {
    if (by) shifts.push({ label: `${label} ${signed(by)}`, from: at(sum), to: at(sum + by) });
    sum += by;
  };
  for (const { kind, label, value } of working)
    if (kind === 'shift') step(label, Number((value ?? '').replace('−', '-')) || 0);
  if (sum !== shift) step('Players', shift - sum);
  const printed = labels[oddsColumn(labels, attack, defence)] ?? '';
  return { ratio: `${attack} : ${defence} = ${printed}`, shifts, column: labels[at(shift)] ?? '' };
}
