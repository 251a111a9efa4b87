import type { Derivation, Steps } from '../core/play/procedure';
import type { DiceAnswer } from '../core/play/prompt';
import { type RollOf, rollDice } from './rolls';

/** What is read up to `upTo`: in words, and what it gives, such as what is recorded of it. The last one takes the rest. */
export type Band<T> = { readonly upTo?: number; readonly label: string; readonly gives: T };

/** A die check as one row: its dice, its modifiers, its bands from the lowest. */
export type Check<T> = Omit<RollOf, 'note' | 'line'> & {
  readonly bands: readonly Band<T>[];
  /** The words of its line, where they are not its title. */
  readonly label?: string;
  /** What the dice come to where that is not their total: then no modifier counts. */
  reads?(faces: readonly number[]): number;
};

/** Throws a check: what the band gives that it falls in, which the line of the dice tells, and each face of a single die. */
export function* check<T>(
  work: Derivation,
  { bands, label, reads, ...roll }: Check<T>,
): Steps<{ readonly gives: T; readonly dice: DiceAnswer }> {
  const bandOf = (total: number, faces: readonly number[]): Band<T> => {
    const read = reads ? reads(faces) : total;
    const band = bands.find(({ upTo = Number.POSITIVE_INFINITY }) => read <= upTo);
    if (!band) throw new Error(`${roll.key} has no band for ${read}`);
    return band;
  };
  const { total, dice } = yield* rollDice(work, {
    ...roll,
    ...((roll.count ?? 1) === 1 && { note: (face: number) => bandOf(face, [face]).label }),
    line: (sum, faces) => ({ ...(label && { label }), value: bandOf(sum, faces).label }),
  });
  return { gives: bandOf(total, dice.faces).gives, dice };
}
