import { netFound, netWords } from './net';
import type { Odds } from './odds';
import { spansOf } from './spans';

/** So many more factors, at least, and what they come to: a column, or the end of the table, in words. */
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

/** The least that changes the column, by attack factors, defence factors and single shifts. A total has an attack alone. */
export function breakPoints(odds: Odds): BreakPoints {
  const { attack, defence, shift, by } = odds;
  const [forAttack, forDefence] = farthest(odds);
  const stronger = firstChange(odds, forAttack, (more) => ({ attack: attack + more }));
  const weaker =
    by?.by === 'total' ? undefined : firstChange(odds, forDefence, (more) => ({ defence: defence + more }));
  const column = netWords(odds);
  const right = netWords({ ...odds, shift: shift + 1 });
  const left = netWords({ ...odds, shift: shift - 1 });
  return {
    column,
    ...(stronger && { attack: stronger }),
    ...(weaker && { defence: weaker }),
    ...(right !== column && { right }),
    ...(left !== column && { left }),
  };
}

/** So many more of the attack and of the defence come to an end of the table, whatever it is. */
function farthest({ attack, defence, labels, shift, by }: Odds): readonly [number, number] {
  const far = Math.abs(shift) + labels.length;
  if (by && by.by !== 'odds') {
    const ends = labels.flatMap((head) => (spansOf(head) ?? []).flatMap(({ least, most }) => [least, most]));
    const most = Math.max(...ends.filter(Number.isFinite).map(Math.abs));
    const all = Math.ceil(Math.abs(attack - defence) + 2 * most * far + far);
    return [all, all];
  }
  const [, under = 1] = (labels[0] ?? '1:1').split(':').map(Number);
  const [over = 1] = (labels.at(-1) ?? '1:1').split(':').map(Number);
  return [Math.ceil(defence * (over + far)), Math.ceil(attack * (under + far))];
}

/** The least number of factors up to `most` that changes the column, which moves one way only as they grow. */
function firstChange(
  odds: Odds,
  most: number,
  changed: (more: number) => Partial<Odds>,
): BreakPoint | undefined {
  const now = placeOf(odds);
  const placeWith = (more: number) => placeOf({ ...odds, ...changed(more) });
  if (placeWith(most) === now) return undefined;
  let same = 0;
  let more = most;
  while (more - same > 1) {
    const middle = Math.floor((same + more) / 2);
    if (placeWith(middle) === now) same = middle;
    else more = middle;
  }
  return { more, column: netWords({ ...odds, ...changed(more) }) };
}

/** Both ends of a table may say the same, and are not one place. */
function placeOf(odds: Odds): string {
  const found = netFound(odds);
  return found.kind === 'column' ? found.column : found.past;
}
