import { askChoice, type Derivation, type Steps } from '../core/play/procedure';
import type { Option } from '../core/play/prompt';

/** Something that players know by its name: a ship, a squadron, a unit. */
export type Thing = { readonly id: string; readonly name: string };

export const optionsOf = (things: readonly Thing[]): readonly Option[] =>
  things.map(({ id, name }) => ({ value: id, label: name }));

/** The one of this id, which an answer has named. */
export function listed<T extends Thing>(things: readonly T[], id: string): T {
  const thing = things.find((each) => each.id === id);
  if (!thing) throw new Error(`${id} is on no list`);
  return thing;
}

/** These, or why there is nothing to do: what a procedure of `resting` rests on. */
export const orSay = <T>(things: readonly T[], why: string): readonly T[] | string =>
  things.length ? things : why;

type Which<T> = Omit<Parameters<typeof askChoice>[1], 'options'> & {
  /** What is said of one beside its name, and why it cannot be taken. */
  more?(thing: T): Pick<Option, 'note' | 'disabled'>;
};

/** Which of these, by its name. */
export function* askWhich<T extends Thing>(
  work: Derivation,
  things: readonly T[],
  { more, ...asking }: Which<T>,
): Steps<T> {
  const options = things.map((thing) => ({ value: thing.id, label: thing.name, ...more?.(thing) }));
  return listed(things, yield* askChoice(work, { ...asking, options }));
}
