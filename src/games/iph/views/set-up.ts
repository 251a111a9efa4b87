import type { TableView } from '../../../core/play/view';
import type { IphState } from '../state/state';
import { ORDER, revealLanding, SET_UP } from './actions';

/** Before the markers are down: who does what, in the order of section 3. */
export function setUpView(state: IphState): TableView {
  const empty = { heading: 'Set-up', panels: [], actions: [], obligations: [] };
  const told = (title: string, label: string, rule: string) =>
    ({ kind: 'facts', title, rows: [{ label, rule }] }) as const;
  if (!state.begun) return { ...empty, main: SET_UP };
  if (!state.order) {
    const order = 'Three hexes in a line along one coast; the US looks away';
    return {
      ...empty,
      subheading: 'Japan writes down the landing hexes',
      panels: [{ ...told('Before anything else, in secret', order, '3.2'), side: 'jp' }],
      main: ORDER,
      actions: [revealLanding(state)],
    };
  }
  return {
    ...empty,
    subheading: 'The US sets up',
    side: 'us',
    panels: [told('Who places what', 'Set-up checklists for both sides: tap Now?', '3.3')],
    main: revealLanding(state),
  };
}
