import { breakPoints } from '../../src/core/charts/break-points';
import { netColumn, type Odds, type OddsReading } from '../../src/core/charts/odds';
import { sameJson } from '../../src/core/json';

const HEADS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
export const READINGS: readonly OddsReading[] = ['cap-then-shift', 'shift-then-cap'];
export const odds = (attack: number, defence: number, shift = 0, more: Partial<Odds> = {}): Odds => ({
  attack,
  defence,
  labels: HEADS,
  shift,
  reading: 'cap-then-shift',
  ...more,
});

type Counted = { readonly more: number; readonly column: string } | undefined;

/** For each number of factors from 0 on, the next change of the column, counted one by one from the far end. */
function countedUp(columnWith: (factors: number) => string, most: number): readonly Counted[] {
  const found: Counted[] = Array(most).fill(undefined);
  let next = columnWith(most);
  for (let factors = most - 1; factors > 0; factors -= 1) {
    const column = columnWith(factors);
    const after = found[factors + 1];
    found[factors] =
      column === next ? after && { ...after, more: after.more + 1 } : { more: 1, column: next };
    next = column;
  }
  return found;
}

/** Up to so many factors on either side: where the break points are not those counted one by one. */
export function unlikeCounted(
  reading: OddsReading,
  shift: number,
  attackers: number,
  defenders: number,
): readonly string[] {
  const at = (attack: number, defence: number, by = 0) =>
    netColumn(odds(attack, defence, shift + by, { reading }));
  const ofAttack = Array.from({ length: defenders + 1 }, (_, d) =>
    countedUp((a) => at(a, d), attackers + 1 + 16 * d),
  );
  const wrong: string[] = [];
  for (let attack = 1; attack <= attackers; attack += 1) {
    const ofDefence = countedUp((d) => at(attack, d), defenders + 1 + 16 * attack);
    for (let defence = 1; defence <= defenders; defence += 1) {
      const found = breakPoints(odds(attack, defence, shift, { reading }));
      const same =
        found.column === at(attack, defence) &&
        sameJson(found.attack, ofAttack[defence]?.[attack]) &&
        sameJson(found.defence, ofDefence[defence]) &&
        (found.right ?? found.column) === at(attack, defence, 1) &&
        (found.left ?? found.column) === at(attack, defence, -1);
      if (!same) wrong.push(`${attack}:${defence}`);
    }
  }
  return wrong;
}

export const SHIFTS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
