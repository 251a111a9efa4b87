import { isMonsoon } from '../data/calendar';
import { aboutScenario, isOrange } from '../data/scenarios';
import type { SideId } from '../data/units';
import { dated } from './points';
import { has, type UsnState } from './state';

/** What the app knows of the conditions that a check's row names; what it does not know is a flag that the players tick. */
export function factsFor(state: UsnState, side: SideId | undefined): ReadonlySet<string> {
  const turn = dated(state);
  const facts = [
    ...(side ? [side as string] : []),
    ...state.options.map((option) => `opt:${option}`),
    ...(turn <= 3 && !isOrange(state.scenario) ? ['december-41'] : []),
    ...(isMonsoon(turn, state.house) ? ['monsoon-turn'] : []),
    ...(isLateWar(state) ? ['sho-go'] : []),
    ...[55, 107, 159].map((last) => (turn <= last ? `to-turn-${last}` : `from-turn-${last + 1}`)),
  ];
  return new Set(facts);
}

/** 23.D(C), USN-50: Whether Sho-Go has been called, or was before the scenario begins: late-war tactics from then on. */
export const isLateWar = ({ scenario, triggered }: UsnState): boolean =>
  aboutScenario(scenario).lateWar === true || 'sho-go' in triggered;

/** Whether all of these hold, given what the players ticked. */
export const holds = (
  when: readonly string[],
  facts: ReadonlySet<string>,
  ticked: readonly string[],
): boolean => when.every((each) => facts.has(each) || ticked.includes(each));

/** 40(F): What a Japanese line of supply needs besides, where supply is asked for. */
export const communistZone = (state: UsnState): string =>
  has(state, 'communistGuerrillas')
    ? 'In the Communist zone Japan’s supply passes only hexes with a land unit of its own, attack 2 or more.'
    : '';
