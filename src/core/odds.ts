/**
 * Odds columns of a combat results table. Heads are ratios from worst to best for the attacker; a ratio is
 * rounded in the defender's favour to the best head it reaches.
 */
export type OddsReading = 'cap-then-shift' | 'shift-then-cap';

/** A combat's factors, whole and at least 1, and its net shift (positive = right, for the attacker). */
export type Odds = {
  readonly attack: number;
  readonly defence: number;
  readonly heads: readonly string[];
  readonly shift: number;
  readonly reading: OddsReading;
};

/** The head of the column that these odds come to. */
export const netColumn = (odds: Odds): string => odds.heads[netIndex(odds)] ?? '';

const netIndex = ({ heads, attack, defence, shift, reading }: Odds): number =>
  shiftedColumn(heads, attack, defence, shift, reading);

/** Index of the printed column for attack ÷ defence, both whole and at least 1; the ends take what lies beyond. */
export function oddsColumn(heads: readonly string[], attack: number, defence: number): number {
  let column = 0;
  heads.forEach((head, i) => {
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
  heads: readonly string[],
  attack: number,
  defence: number,
  shift: number,
  reading: OddsReading,
): number {
  const beyond = reading === 'shift-then-cap' ? columnsBeyond(heads, attack, defence) : 0;
  const column = oddsColumn(heads, attack, defence) + beyond + shift;
  return Math.max(0, Math.min(heads.length - 1, column));
}

function columnsBeyond(heads: readonly string[], attack: number, defence: number): number {
  const [, under = 1] = (heads[0] ?? '1:1').split(':').map(Number);
  const [over = 1] = (heads.at(-1) ?? '1:1').split(':').map(Number);
  const above = Math.floor(attack / defence) - over;
  if (above > 0) return above;
  const below = Math.ceil(defence / attack) - under;
  return below > 0 ? -below : 0;
}

/** So many more factors, at least, and the column they come to. */
export type BreakPoint = { readonly more: number; readonly column: string };

/** What would change the column. What is missing changes nothing, however much of it there is. */
export type BreakPoints = {
  readonly column: string;
  readonly attack?: BreakPoint;
  readonly defence?: BreakPoint;
  /** The column after one shift more for the attacker. */
  readonly right?: string;
  /** The column after one shift more for the defender. */
  readonly left?: string;
};

/** The least that changes the column, by attack factors, defence factors and single shifts. */
export function breakPoints(odds: Odds): BreakPoints {
  const { attack, defence, heads, shift } = odds;
  const [, under = 1] = (heads[0] ?? '1:1').split(':').map(Number);
  const [over = 1] = (heads.at(-1) ?? '1:1').split(':').map(Number);
  const far = Math.abs(shift) + heads.length;
  const stronger = firstChange(odds, defence * (over + far), (more) => ({ attack: attack + more }));
  const weaker = firstChange(odds, attack * (under + far), (more) => ({ defence: defence + more }));
  const column = netColumn(odds);
  const right = netColumn({ ...odds, shift: shift + 1 });
  const left = netColumn({ ...odds, shift: shift - 1 });
  return {
    column,
    ...(stronger && { attack: stronger }),
    ...(weaker && { defence: weaker }),
    ...(right !== column && { right }),
    ...(left !== column && { left }),
  };
}

/** The least number of factors up to `most` that changes the column, which moves one way only as they grow. */
function firstChange(
  odds: Odds,
  most: number,
  changed: (more: number) => Partial<Odds>,
): BreakPoint | undefined {
  const now = netColumn(odds);
  const columnWith = (more: number) => netColumn({ ...odds, ...changed(more) });
  if (columnWith(most) === now) return undefined;
  let same = 0;
  let more = most;
  while (more - same > 1) {
    const middle = Math.floor((same + more) / 2);
    if (columnWith(middle) === now) same = middle;
    else more = middle;
  }
  return { more, column: columnWith(more) };
}
