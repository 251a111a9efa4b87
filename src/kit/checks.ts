import type { GameEvent, Steps, Working } from '../core/play/procedure';
import { result } from './lines';
import { type RollOf, rollDice } from './rolls';

/** What a total up to `upTo` comes to, in words, and what is recorded of it; the last band takes the rest. */
export type Band<E extends GameEvent> = {
  readonly upTo?: number;
  readonly label: string;
  readonly events?: readonly E[];
};

/** A die check as one row: its dice, its modifiers, its bands from the lowest. */
export type Check<E extends GameEvent> = Omit<RollOf, 'note'> & { readonly bands: readonly Band<E>[] };

/** Throws a check: the band that the total falls in. */
export function* check<E extends GameEvent>(work: Working, { bands, ...roll }: Check<E>): Steps<Band<E>> {
  const bandOf = (total: number): Band<E> => {
    const band = bands.find(({ upTo = Number.POSITIVE_INFINITY }) => total <= upTo);
    if (!band) throw new Error(`${roll.key} has no band for ${total}`);
    return band;
  };
  const { total } = yield* rollDice(work, { ...roll, note: (face) => bandOf(face).label });
  const band = bandOf(total);
  work.lines.push(result(band.label, { rule: roll.rule }));
  return band;
}
