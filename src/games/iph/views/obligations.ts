import type { Obligation } from '../../../core/play/view';
import { dueNow } from '../state/obligations';
import type { IphState } from '../state/state';
import { beginJp, CARRIER_COMBAT, JP_SHIPS, LANDING, SUBMARINE } from './actions';

const ACTIONS = [JP_SHIPS, CARRIER_COMBAT, SUBMARINE, LANDING, beginJp('movement'), beginJp('combat')];

/** What this turn still owes before it may end, with what does it. */
export const openObligations = (state: IphState): readonly Obligation[] =>
  dueNow(state).map(({ action: does, ...due }) => {
    const action = ACTIONS.find(({ id }) => id === does);
    return action ? { ...due, action } : due;
  });
