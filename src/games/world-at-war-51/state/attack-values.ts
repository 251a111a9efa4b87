import type { Modifiers } from '../../../kit/rolls';
import { ATTACK_DRM, DEFENCE_DRM } from '../data/charts/modifiers';
import { isFirst } from '../data/strikes';
import type { HouseRules } from './house';
import type { Attack, Strike } from './state';

const KINDS = ['army', 'naval', 'light', 'oil'] as const;
export type Kind = (typeof KINDS)[number] | 'ship';
/** What is no ship is its own kind. */
export const kindOf = (target: string): Kind => KINDS.find((kind) => kind === target) ?? 'ship';

/** What is added: a number that the players said, or what a chart says. */
export type Added = number | Modifiers;
/** A modifier by its name. */
export type Named = readonly [name: string, added: Added];

/** What counts in the first strike, whatever its level (51.31, WW-5). */
const rowsOfFirst = ({ stack }: HouseRules): readonly string[] =>
  stack === 'add' ? ['first', 'levels'] : ['first'];

/** The modifiers of one attack by name; none at all for oil (51.41C). */
export function attackModifiers(
  { forces }: Attack,
  strike: Strike,
  kind: Kind,
  house: HouseRules,
): readonly Named[] {
  if (kind === 'oil' || !forces) return [];
  const { airJp, airUs, navalJp, navalUs } = forces.modifiers;
  if (strike.side === 'us')
    return [
      ['US air', airUs],
      ['Japanese ships', -navalJp],
      ['at sea', { chart: ATTACK_DRM, rows: ['sea'] }],
      ['surprise', strike.surprise?.attack ?? 0],
    ];
  const against: Named =
    kind === 'ship' || kind === 'light' ? ['US ships', -navalUs] : ['Allied air', -airUs];
  const first: readonly Named[] = isFirst(strike)
    ? [['first strike', { chart: ATTACK_DRM, rows: rowsOfFirst(house) }]]
    : [];
  return [['Japanese air', airJp], against, ...first];
}

/** How much lower air defence shoots (51.31, 23.7413). */
export function defenceShift(strike: Strike, house: HouseRules): Added {
  if (strike.side === 'us') return strike.surprise?.defence ?? 0;
  return isFirst(strike) ? { chart: DEFENCE_DRM, rows: rowsOfFirst(house) } : 0;
}
