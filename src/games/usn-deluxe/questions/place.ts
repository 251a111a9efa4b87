import { type Args, askChoice, type Derivation } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import type { SideId } from '../data/units';
import { CLEAR } from '../state/bases';
import { placesOf } from '../state/register';
import { shipCount } from '../state/ships';
import type { Ship, UsnState } from '../state/state';

/** The place that an action names, where ships lie that are meant. */
export const placeNamed = (state: UsnState, side: SideId, args: Args, isMeant?: (ship: Ship) => boolean) =>
  placesOf(state, side, isMeant).find(({ place }) => place === args.place)?.place;

/** Which place's ships: skipped where all of a side's lie in one, or are few. */
export function* askPlace(
  work: Derivation,
  state: UsnState,
  side: SideId,
  title: string,
  rule: string,
  isMeant?: (ship: Ship) => boolean,
  before: readonly Option[] = [],
) {
  const places = placesOf(state, side, isMeant);
  if (places.length < 2) return places[0]?.place ?? CLEAR;
  return yield* askChoice(work, {
    key: 'place',
    rule,
    title,
    options: [
      ...before,
      ...places.map(({ place, ships }) => ({ value: place, label: place, note: shipCount(ships) })),
    ],
  });
}
