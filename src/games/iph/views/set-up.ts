import type { TableView } from '../../../core/view';
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
    panels: [{ kind: 'facts', title: 'The US places', rows: US_SET_UP }],
    main: revealLanding(state),
  };
}

/** 3.3, in the order of placing. */
const US_SET_UP = [
  { label: 'Two carriers with their planes in Distant, the Army plane aside', rule: '3.3' },
  { label: 'Battleship Row in 3020', rule: '3.3' },
  { label: 'A garrison in each of the seven forts', rule: '3.3' },
  {
    label: '24th: 37 units within four hexes of Schofield Barracks, four to a hex, two in each barracks',
    rule: '3.3',
  },
  { label: '25th: 37 units inland in rows 28xx and south, three to a hex', rule: '3.3' },
  {
    label: 'USMC: four battalions within four hexes of Pearl City, Ewa or the Marine Base, one to a hex',
    rule: '3.3',
  },
];
