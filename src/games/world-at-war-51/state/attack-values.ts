import { isFirst } from '../data/strikes';
import { AT_SEA, FIRST_STRIKE, STACKED } from '../data/values';
import type { HouseRules } from './house';
import type { Attack, Strike } from './state';

const KINDS = ['army', 'naval', 'light', 'oil'] as const;
export type Kind = (typeof KINDS)[number] | 'ship';
/** What is no ship is its own kind. */
export const kindOf = (target: string): Kind => KINDS.find((kind) => kind === target) ?? 'ship';

/** The modifiers of one attack by name; none at all for oil (51.41C). */
export function attackModifiers(
  { forces }: Attack,
  strike: Strike,
  kind: Kind,
  { stack }: HouseRules,
): readonly (readonly [name: string, value: number])[] {
  if (kind === 'oil' || !forces) return [];
  const { airJp, airUs, navalJp, navalUs } = forces.modifiers;
  if (strike.side === 'us')
    return [
      ['US air', airUs],
      ['Japanese ships', -navalJp],
      ['at sea', AT_SEA],
      ['surprise', strike.surprise?.attack ?? 0],
    ];
  const against: readonly [string, number] =
    kind === 'ship' || kind === 'light' ? ['US ships', -navalUs] : ['Allied air', -airUs];
  const first = stack === 'add' ? STACKED : FIRST_STRIKE;
  return [
    ['Japanese air', airJp],
    against,
    ...(isFirst(strike) ? [['first strike', first.attack] as const] : []),
  ];
}

/** How much lower air defence shoots (51.31, 23.7413). */
export function defenceShift(strike: Strike, { stack }: HouseRules): number {
  if (strike.side === 'us') return strike.surprise?.defence ?? 0;
  if (!isFirst(strike)) return 0;
  return stack === 'add' ? STACKED.defence : FIRST_STRIKE.defence;
}
