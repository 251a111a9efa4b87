import { SCENARIO_ITEMS } from '../data/scenario-items';
import { itemDue, itemIdOf } from '../state/items';
import { notUnderway } from '../state/procedure';
import { unlessDue } from '../state/settled';
import type { UsnState } from '../state/state';
import { apart } from './apart';

/** 43: At the end of a year the areas are counted, and a quarter of them is scored. */
export const midwar = apart({
  id: 'midwar',
  rule: '43',
  title: 'Mid-war victory points',
  unless: (state) =>
    notUnderway(state) ?? unlessDue(state, 'midwar', 'Mid-war points are counted at the end of a year.'),
});

/** Geographic: after the last turn all areas are counted whole. */
export const finalCount = apart({
  id: 'final-count',
  rule: '24',
  title: 'Count the areas',
  unless: (state) => {
    if (state.stage !== 'over') return 'The last turn is not over.';
    if (state.ended !== undefined) return 'The war is over.';
    return isCounted(state) ? 'The areas have already been counted.' : undefined;
  },
});
export const isCounted = ({ done }: UsnState): boolean =>
  Object.keys(done).some((id) => id.startsWith('final:'));

/** Tests and points of a scenario that come at the end of a turn: "Japan does not hold Midway". */
export const scenarioItem = apart({
  id: 'scenario-item',
  rule: 'Victory Points',
  title: (_, args) => SCENARIO_ITEMS.find(({ id }) => id === itemIdOf(args))?.name ?? 'Scenario points',
  unless: (state, args) => notUnderway(state) ?? (itemDue(state, args) ? undefined : 'This is not due now.'),
});
