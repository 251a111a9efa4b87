import { netColumn, type Odds } from './odds';

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
  const { attack, defence, labels, shift } = odds;
  const [, under = 1] = (labels[0] ?? '1:1').split(':').map(Number);
  const [over = 1] = (labels.at(-1) ?? '1:1').split(':').map(Number);
  const far = Math.abs(shift) + labels.length;
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
