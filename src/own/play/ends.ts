import { withMinus } from '../../core/numbers';
import { whoDoes } from '../../core/who-does';
import type { Definition, End } from '../format/definition';
import { sideName } from './names';
import { at } from './safe';
import type { Ended, OwnState } from './state';
import { counterKey, holds, reading } from './values';

const LONGEST = 200;
const NOBODY = 'nobody';
/** The end by which a side wins as all agree. */
const wonBy = (side: string): string => `won ${side}`;

function endFrom(def: Definition, state: OwnState, { id, win, say, when }: End): Ended {
  const winner = win === undefined ? undefined : whoDoes(sideName({ def, state }, win), 'wins', 'win');
  const label = winner ? [winner, say].filter(Boolean).join(': ') : say || 'Nobody wins';
  return { end: id, label, why: whyOf(def, state, when), ...(win !== undefined && { win }) };
}

/** How the counters stand that an end goes by, else the ledgers. */
function whyOf(def: Definition, state: OwnState, when: End['when']): string {
  const named = [...new Set(keysIn(def, state, when))];
  const ledgers = Object.entries(state.counters).flatMap(([key, { ledger }]) => (ledger ? [key] : []));
  const keys = named.length ? named : ledgers;
  return keys
    .flatMap((key) => {
      const counter = at(state.counters, key);
      if (!counter) return [];
      const { name, value } = counter;
      const word = typeof value === 'number' ? withMinus(value) : stateName(def, key, value);
      return [`${name} ${word}`];
    })
    .join(', ')
    .slice(0, LONGEST);
}

/** How everything stands that any end of the game goes by. */
export const standing = (def: Definition, state: OwnState): string =>
  whyOf(
    def,
    state,
    [...def.ends.atOnce, ...def.ends.atLast].flatMap(({ when }) => when),
  ) || state.place.title;

function stateName(def: Definition, key: string, value: string): string {
  const holds = def.counters.find(({ id }) => id === key.split('@')[0])?.holds;
  return (holds?.kind === 'state' && holds.of.find(({ id }) => id === value)?.name) || value;
}

function keysIn(def: Definition, state: OwnState, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind } = value as { readonly kind?: unknown };
  if (kind === 'counter') return [counterKey(reading(def, state), value as Parameters<typeof counterKey>[1])];
  return Object.values(value).flatMap((part) => keysIn(def, state, part));
}

/** The end that the rules call now: one at once while it lasts, one at last after the last turn. */
export function reached(def: Definition, state: OwnState): Ended | undefined {
  if (state.stage === 'before') return undefined;
  const now = reading(def, state);
  const found = (ends: readonly End[]) => ends.find(({ when }) => holds(now, when));
  const end = found(def.ends.atOnce) ?? (state.stage === 'over' ? found(def.ends.atLast) : undefined);
  if (end) return endFrom(def, state, end);
  if (state.stage !== 'over') return undefined;
  return { end: NOBODY, label: 'Nobody wins', why: whyOf(def, state, []) };
}

/** How it has ended, by the rules or by the players' word. */
export const endOf = (def: Definition, state: OwnState): Ended | undefined =>
  state.ended ?? reached(def, state);

/** How players may call it: by its id, with its words. Why is said of the sides: it goes where players are not named. */
export function calls(
  def: Definition,
  state: OwnState,
): readonly { readonly end: Ended; readonly call: string }[] {
  const { sides } = def;
  const won = sides.map(({ id, name }) => {
    const loser = sides.length === 2 ? sides.find((other) => other.id !== id) : undefined;
    const label = whoDoes(sideName({ def, state }, id) || name, 'wins', 'win');
    const call = loser ? whoDoes(loser.name, 'concedes', 'concede') : whoDoes(name, 'wins', 'win');
    return { end: { end: wonBy(id), win: id, label, why: call }, call };
  });
  const nobody = { end: NOBODY, label: 'Nobody wins', why: 'Agreed to stop' };
  return [...won, { end: nobody, call: sides.length > 1 ? 'All agree to stop' : 'Stop here' }];
}

export const endIds = (editions: readonly Definition[]): readonly string[] => [
  ...new Set(
    editions.flatMap(({ ends, sides }) => [
      ...[...ends.atOnce, ...ends.atLast].map(({ id }) => id),
      ...sides.map(({ id }) => wonBy(id)),
      NOBODY,
    ]),
  ),
];
