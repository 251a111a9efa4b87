import type { ColumnsBy, OddsReading } from './columns';

export type { OddsReading } from './columns';

/**
 * A combat's factors, whole and at least 1, and its net shift (positive = right, for the attacker). With `by` the column is
 * found by that, and the amounts are what it says.
 */
export type Odds = {
  readonly attack: number;
  readonly defence: number;
  readonly labels: readonly string[];
  readonly shift: number;
  readonly reading: OddsReading;
  readonly by?: ColumnsBy;
};

/** The head of the column that these odds come to by the printed ratios; with `by`, `netFound` tells it. */
export const netColumn = ({ labels, attack, defence, shift, reading }: Odds): string =>
  labels[shiftedColumn(labels, attack, defence, shift, reading)] ?? '';

/**
 * Index of the printed column for attack ÷ defence, both whole and at least 1: rounded in the defender's favour to the best
 * head that is reached, from worst to best for the attacker. The ends take what lies beyond.
 */
export function oddsColumn(labels: readonly string[], attack: number, defence: number): number {
  let column = 0;
  labels.forEach((head, i) => {
    const [a = 0, d = 1] = head.split(':').map(Number);
    if (attack * d >= defence * a) column = i;
  });
  return column;
}

/**
 * Column after the net shift (positive = right, for the attacker), never off the table. A ratio off the table
 * is first put on its nearest column (`cap-then-shift`), or counted on in whole columns (`shift-then-cap`).
 */
export function shiftedColumn(
  labels: readonly string[],
  attack: number,
  defence: number,
  shift: number,
  reading: OddsReading,
): number {
  const beyond = reading === 'shift-then-cap' ? columnsBeyond(labels, attack, defence) : 0;
  const column = oddsColumn(labels, attack, defence) + beyond + shift;
  return Math.max(0, Math.min(labels.length - 1, column));
}

/** Games on record go by this count, which takes the end columns to be so many to 1; `columnFor` counts from any ratio. */
function columnsBeyond(labels: readonly string[], attack: number, defence: number): number {
  const [, under = 1] = (labels[0] ?? '1:1').split(':').map(Number);
  const [over = 1] = (labels.at(-1) ?? '1:1').split(':').map(Number);
  const above = Math.floor(attack / defence) - over;
  if (above > 0) return above;
  const below = Math.ceil(defence / attack) - under;
  return below > 0 ? -below : 0;
}
