import type { Action, Panel, TableView } from '../../../core/play/view';
import { RULE } from '../data/headings';
import { spent } from '../state/points';
import type { PearlState } from '../state/state';
import { BEGIN, HARBOUR, JOINT, PLAN, PLAN_ON_PAPER, PRECAUTIONS } from './actions';
import { matchPanel } from './verdict';

const SET_UP: Action = { id: 'set-up', label: 'Set up the match', procedure: 'set-up', args: {} };
const SPEND = [PRECAUTIONS, JOINT];

/** Before a game begins: Japan plans alone, the US rolls and spends alone, in that order. */
export const setUpView = (state: PearlState): TableView => ({
  heading: state.begun ? `Game ${state.game.no}` : 'Set-up',
  panels: [...matchPanel(state), ...alarms(state)],
  obligations: [],
  ...nextOf(state),
});

function nextOf({ begun, game }: PearlState): Pick<TableView, 'subheading' | 'side' | 'main' | 'actions'> {
  if (!begun) return { main: SET_UP, actions: [] };
  if (!game.plan)
    return { subheading: 'Japan plans in secret', side: 'jp', main: PLAN, actions: [PLAN_ON_PAPER] };
  return game.inHarbour
    ? { subheading: 'Both sides set up', main: BEGIN, actions: SPEND }
    : { subheading: 'The US rolls in secret', side: 'us', main: HARBOUR, actions: SPEND };
}

function alarms({ past }: PearlState): readonly Panel[] {
  const rows = past.map(({ no, spending }) => ({
    label: `Game ${no}, a false alarm`,
    value: `${spent(spending)} mvps`,
    rule: RULE.precautions,
  }));
  return rows.length ? [{ kind: 'facts', title: 'So far', rows }] : [];
}
