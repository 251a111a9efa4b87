import { ledgerTotal } from '../../../core/play/ledger';
import type { Action, LedgerView } from '../../../core/play/view';
import type { SideId } from '../data/sides';
import type { WarState } from '../state/state';
import * as actions from './actions';
import { trackViews } from './tracks';

/** What the attack has cost either side in ships, by their size; the rules count no points. Then the tracks. */
export const ledgerViews = (state: WarState): readonly LedgerView[] => [
  sunk(state, 'us', 'US ships', byHand(state)),
  sunk(state, 'jp', 'Japanese ships', []),
  ...trackViews(state),
];

function sunk({ attack }: WarState, side: SideId, title: string, offered: readonly Action[]): LedgerView {
  const lines = (attack?.ships ?? [])
    .filter((ship) => ship.side === side && ship.status !== 'whole')
    .map(({ id, name, status, size }) => ({
      id: `ship:${id}`,
      label: `${name} ${status}`,
      points: status === 'sunk' ? size : 0,
      rule: '20.51',
    }));
  return {
    title,
    lines,
    total: { label: 'Factors sunk', value: ledgerTotal(lines) },
    thresholds: [],
    actions: offered,
  };
}

const byHand = ({ begun }: WarState): readonly Action[] =>
  begun ? [actions.SHIP, actions.COUNTS, actions.HOUSE, actions.CLOSE] : [];
