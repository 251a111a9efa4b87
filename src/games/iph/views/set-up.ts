import type { TableView } from '../../../core/play/view';
import type { IphState } from '../state/state';
import { action, ORDER, revealLanding } from './actions';

/** Before the markers are down: who does what, in the order of section 3. */
export function setUpView(state: IphState): TableView {
  const empty = { heading: 'Set-up', panels: [], actions: [], owed: [] };
  if (!state.begun) return { ...empty, main: action('set-up', 'Set up the game', 'set-up') };
  if (!state.order)
    return {
      ...empty,
      subheading: 'Japan writes down where he lands',
      panels: [
        {
          kind: 'facts',
          title: 'First of all, in secret',
          side: 'jp',
          rows: [{ label: 'Three hexes in a line along one coast; the US looks away', rule: '3.2' }],
        },
      ],
      main: ORDER,
      actions: [revealLanding(state)],
    };
  return {
    ...empty,
    subheading: 'The US sets up',
    side: 'us',
    panels: [
      {
        kind: 'facts',
        title: 'Who places what',
        rows: [{ label: 'Both lists, to tick off, are under What now?', rule: '3.3' }],
      },
    ],
    main: revealLanding(state),
  };
}
