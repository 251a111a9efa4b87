import { theatresOf } from '../data/attack-limits';
import { isMonsoon } from '../data/calendar';
import type { CheckRow } from '../data/check-row';
import {
  aboutScenario,
  hasShips,
  isFortified,
  isOrange,
  isShockTurn,
  type ScenarioId,
} from '../data/scenarios';
import type { SideId } from '../data/units';
import { isReady } from './needs';
import { dated } from './points';
import { has, type UsnState } from './state';

/** What the app knows of the conditions that a check's row names; what it does not know is a flag that the players tick. */
export function factsFor(state: UsnState, side: SideId | undefined): ReadonlySet<string> {
  const known = factsOf.get(state) ?? new Map<SideId | undefined, ReadonlySet<string>>();
  factsOf.set(state, known);
  const facts = known.get(side) ?? findFacts(state, side);
  known.set(side, facts);
  return facts;
}
const factsOf = new WeakMap<UsnState, Map<SideId | undefined, ReadonlySet<string>>>();

function findFacts(state: UsnState, side: SideId | undefined): ReadonlySet<string> {
  const { scenario } = state;
  const turn = dated(state);
  const facts = [
    ...(side ? [side as string] : []),
    ...state.options.map((option) => `opt:${option}`),
    isOrange(scenario) ? 'orange' : 'dated',
    ...(hasShips(scenario) ? ['at-sea'] : []),
    ...(turn <= 3 && !isOrange(scenario) ? ['december-41'] : []),
    ...(isMonsoonTurn(state) ? ['monsoon-turn'] : []),
    ...(isFortified(scenario) && isReady(state, '!guam') ? ['fortified'] : []),
    ...(isShockTurn(scenario, state.cursor.turn) ? ['shock-turn'] : []),
    ...(side === 'j' && freeMountains(state) ? ['free-mountains'] : []),
    ...(side === 'a' && ONLY_FRONTS.includes(scenario) ? ['only-fronts'] : []),
    ...(isLateWar(state) ? ['sho-go'] : []),
    ...[55, 107, 159].map((last) => (turn <= last ? `to-turn-${last}` : `from-turn-${last + 1}`)),
  ];
  return new Set(facts);
}

/** Chinese armies and Soviet fronts are not built of smaller units. */
const ONLY_FRONTS: readonly ScenarioId[] = ['cbi1', 'manchuria'];

/** 42: A turn of June to October; no region of the monsoon is in play in Manchuria, and no year is told in War Plan Orange. */
export const isMonsoonTurn = (state: UsnState): boolean =>
  state.scenario !== 'manchuria' && !isOrange(state.scenario) && isMonsoon(dated(state), state.house);

/** CBI (B): On the first turn Japan crosses mountains without a die. */
const freeMountains = ({ scenario, cursor }: UsnState): boolean =>
  theatresOf(scenario).length > 0 && cursor.turn === aboutScenario(scenario).from;

/** 23.D(C), USN-50: Whether Sho-Go has been called, or was before the scenario begins: late-war tactics from then on. */
export const isLateWar = ({ scenario, triggered }: UsnState): boolean =>
  aboutScenario(scenario).lateWar === true || 'sho-go' in triggered;

/** Whether all of these hold, given what the players ticked. */
export const holds = (
  when: readonly string[],
  facts: ReadonlySet<string>,
  ticked: readonly string[],
): boolean => when.every((each) => facts.has(each) || ticked.includes(each));

/** Whether these facts hold, and those behind a `!` do not. */
const only = (facts: ReadonlySet<string>, which: readonly string[] = []): boolean =>
  which.every((each) => facts.has(each.replace('!', '')) !== each.startsWith('!'));

/** Whether this can still count, whatever the players tick: all of it that is no flag of theirs is a fact. */
const mayHold = (when: readonly string[], { asks }: CheckRow, facts: ReadonlySet<string>): boolean =>
  when.every((each) => facts.has(each) || asks.some((ask) => ask.id === each && only(facts, ask.only)));

/** The cases of a check that the facts leave, up to the first that is sure. */
function casesLeft(row: CheckRow, facts: ReadonlySet<string>) {
  const left = (row.variants ?? []).filter(({ when }) => mayHold(when, row, facts));
  const sure = left.findIndex(({ when }) => when.every((each) => facts.has(each)));
  return sure < 0 ? left : left.slice(0, sure + 1);
}

/** Whether anybody would throw a die of it: not where every case that is left needs none. */
export const needsDie = (row: CheckRow, facts: ReadonlySet<string>): boolean =>
  only(facts, row.only) && (!row.variants || casesLeft(row, facts).some(({ auto }) => !auto));

/** What of its questions makes a difference now, to one of these sides. */
export function asksLeft(row: CheckRow, sides: readonly ReadonlySet<string>[]): CheckRow['asks'] {
  const counts = sides.flatMap((facts) => [
    ...casesLeft(row, facts).map(({ when }) => when),
    ...(row.mods ?? []).map(({ when }) => when.split(' ')).filter((when) => mayHold(when, row, facts)),
  ]);
  return row.asks.filter(
    (ask) =>
      sides.some((facts) => !facts.has(ask.id)) &&
      (counts.some((when) => when.includes(ask.id)) || (!row.variants && !row.mods)),
  );
}

/** 40(F): What a Japanese line of supply needs besides, where supply is asked for. */
export const communistZone = (state: UsnState): string =>
  has(state, 'communistGuerrillas')
    ? 'In the Communist zone Japan traces supply only through hexes with a Japanese land unit of attack 2 or more.'
    : '';
