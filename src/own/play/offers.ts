import type { Args } from '../../core/play/procedure';
import type { Action, Definition } from '../format/definition';
import { doneKey } from './apply';
import { sideName } from './names';
import type { OwnState } from './state';

/** How a table offers an action: of one that either side seals once for each. */
export function offersOf(def: Definition, { envelope }: OwnState, { sealed }: Action): readonly Args[] {
  if (!sealed) return [{}];
  const sides = sealed.kind === 'side' ? [sealed.side] : def.sides.map(({ id }) => id);
  return sides.map((side) => ({ side, envelope }));
}

/** The side that an offer is of, where there is one for each. */
export const offeredSide = ({ sealed }: Action, { side }: Args): string | undefined =>
  sealed?.kind === 'own' && typeof side === 'string' ? side : undefined;

export function offerTitle(
  now: { readonly def: Definition; readonly state: OwnState },
  action: Action,
  args: Args,
): string {
  const side = offeredSide(action, args);
  return side === undefined ? action.title : `${action.title}: ${sideName(now, side)}`;
}

/** Whether it was owed in this step, and is done: by this side, where each side owes it. */
export const isDone = ({ did }: OwnState, action: Action, args: Args): boolean =>
  did.includes(doneKey(action.id, offeredSide(action, args)));

export const actId = (action: string): string => `act:${action}`;
