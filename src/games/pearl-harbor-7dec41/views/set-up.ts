import type { TableView } from '../../../core/play/view';
import { RULE } from '../data/headings';
import type { PearlState } from '../state/state';
import { action, BEGIN, HARBOUR, JOINT, PLAN, PLAN_ON_PAPER, PRECAUTIONS } from './actions';
import { matchPanel } from './verdict';

/** Before a game begins: Japan plans alone, the US rolls and spends alone, in that order. */
export function setUpView(state: PearlState): TableView {
  const { game, past } = state;
  const view = { heading: `Game ${game.no}`, panels: matchPanel(state), actions: [], owed: [] };
  if (!state.begun)
    return { ...view, heading: 'Set-up', main: action('set-up', 'Set up the match', 'set-up') };
  const alarms = past.length
    ? { panels: [...view.panels, { kind: 'facts', title: 'So far', rows: pastRows(state) } as const] }
    : {};
  if (!game.plan)
    return {
      ...view,
      ...alarms,
      subheading: 'Japan plans, alone',
      side: 'jp',
      main: PLAN,
      actions: [PLAN_ON_PAPER],
    };
  if (!game.inHarbour)
    return {
      ...view,
      ...alarms,
      subheading: 'The US rolls, alone',
      side: 'us',
      main: HARBOUR,
      actions: [PRECAUTIONS, JOINT],
    };
  return {
    ...view,
    ...alarms,
    subheading: 'Both set up',
    main: BEGIN,
    actions: [PRECAUTIONS, JOINT],
  };
}

const pastRows = ({ past }: PearlState) =>
  past.map(({ no, spending }) => ({
    label: `Game ${no}, a false alarm`,
    value: `${spending.reduce((sum, { mvps }) => sum + mvps, 0)} mvps`,
    rule: RULE.precautions,
  }));
