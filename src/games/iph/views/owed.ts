import type { Owed } from '../../../core/play/view';
import { type Due, dueNow } from '../state/owed';
import type { IphState } from '../state/state';
import { beginJp, CARRIER_COMBAT, JP_SHIPS, LANDING, SUBMARINE } from './actions';

const ACTIONS = {
  'jp-ships': JP_SHIPS,
  carriers: CARRIER_COMBAT,
  submarine: SUBMARINE,
  landing: LANDING,
  'jp-movement': beginJp('movement'),
  'jp-combat': beginJp('combat'),
};

const withAction = ({ action, ...due }: Due): Owed => (action ? { ...due, action: ACTIONS[action] } : due);

/** What this turn still owes before it may end, with what does it. */
export const owedNow = (state: IphState): readonly Owed[] => dueNow(state).map(withAction);
