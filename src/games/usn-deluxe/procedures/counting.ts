import type { Args } from '../../../core/play/procedure';
import { SCENARIO_ITEMS } from '../data/scenario-items';
import { duesNow } from '../state/dues';
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
    notUnderway(state) ?? unlessDue(state, 'midwar', 'They are counted at the end of a year.'),
});

/** Geographic: after the last turn all areas are counted whole. */
export const finalCount = apart({
  id: 'final-count',
  rule: '24',
  title: 'Count the areas',
  unless: (state) => {
    if (state.stage !== 'over') return 'The last turn is not over.';
    if (state.ended !== undefined) return 'The war is over.';
    return isCounted(state) ? 'They are counted.' : undefined;
  },
});
export const isCounted = ({ done }: UsnState): boolean =>
  Object.keys(done).some((id) => id.startsWith('final:'));

export const idOf = ({ item }: Args): string => (typeof item === 'string' ? item : '');

/** The oldest that is open of what a scenario asks turn by turn. */
export const itemDue = (state: UsnState, args: Args) =>
  duesNow(state).find(({ id }) => id.startsWith(`item:${idOf(args)}:`));

/** Tests and points of a scenario that come at the end of a turn: "Japan does not hold Midway". */
export const scenarioItem = apart({
  id: 'scenario-item',
  rule: 'Victory Points',
  title: (_, args) => SCENARIO_ITEMS.find(({ id }) => id === idOf(args))?.name ?? 'A point of the scenario',
  unless: (state, args) => notUnderway(state) ?? (itemDue(state, args) ? undefined : 'It is not asked now.'),
});
