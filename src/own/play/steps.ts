import type { Definition, Step } from '../format/definition';
import type { Place } from './bounds';
import type { OwnState } from './state';
import { holds, reading } from './values';

export const stepNow = (def: Definition, { place }: Pick<OwnState, 'place'>): Step | undefined =>
  def.steps.find(({ id }) => id === place.step);

/** What ends a step: where each turn has one alone, it is the turn. */
export const endTitle = ({ steps, turns }: Definition): string =>
  steps.length > 1 ? 'End the step' : `Next ${(turns.name || 'Turn').toLowerCase()}`;

/** "Day 3 · 3 May" */
export function turnTitle({ turns }: Definition, turn: number): string {
  const date = turns.dates[turn - turns.first];
  return [`${turns.name || 'Turn'} ${turn}`, date].filter(Boolean).join(' · ');
}

export const placeOf = (def: Definition, turn: number, { id, name, rule, side }: Step): Place => ({
  ...{ turn, title: turnTitle(def, turn), step: id, name },
  ...(rule !== undefined && { rule }),
  ...(side !== undefined && { side }),
});

const isTurn = ({ turns: { first, count } }: Definition, turn: number): boolean =>
  count === undefined || turn < first + count;

/** Turns without any step are passed over, as far as any game goes. */
const FAR = 400;

/** So much is looked at on the way to the next step. */
const FUEL = 50_000;

/** The first step from there on whose condition holds then; none after the last turn. What takes too long to tell is left to people: that step is on. */
function placeFrom(def: Definition, state: OwnState, turn: number, from: number): Place | undefined {
  const { steps } = def;
  const fuel = { left: FUEL };
  for (let now = turn, at = from; now <= turn + FAR && isTurn(def, now); now += 1, at = 0)
    for (const step of steps.slice(at)) {
      const place = placeOf(def, now, step);
      if (holds(reading(def, { ...state, place }, { fuel }), step.when) || fuel.left < 0) return place;
    }
  return undefined;
}

export const firstPlace = (def: Definition, state: OwnState): Place | undefined =>
  placeFrom(def, state, def.turns.first, 0);

export function nextPlace(def: Definition, state: OwnState): Place | undefined {
  const { turn, step } = state.place;
  const at = def.steps.findIndex(({ id }) => id === step);
  return at < 0 ? placeFrom(def, state, turn + 1, 0) : placeFrom(def, state, turn, at + 1);
}
