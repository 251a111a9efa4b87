import type { Guide } from '../../../../core/play/rules';
import { actionsOn } from '../../../../core/play/view';
import { guide, type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { stageOf } from '../../state/flow';
import type { WarState } from '../../state/state';
import { isPossible } from '../actions';
import { stageName } from '../stages';
import { tableView } from '../table';
import { linesOf, STAGE_RULES } from './lines';

/** What can be done now, for every state. Reads nothing that is sealed. */
export function guideOf(state: WarState): Guide {
  if (state.ended)
    return guide('The end is recorded', '51.61', [
      may(undefined, '51.31', 'Set up another war.', 'set-up'),
      may(undefined, '51.61', 'Read the report, or undo the last entry to continue play.'),
    ]);
  const view = tableView(state);
  const { main, side } = view;
  const ids = actionsOn(view)
    .filter((action) => isPossible(state, action))
    .map(({ id }) => id);
  const stage = stageOf(state);
  const over = main?.id === 'close';
  const lines = linesOf(state, stage).map((line): MaybeLine => {
    if (!line) return false;
    const { main: isMain, ...told } = line;
    if (isMain && main && !over) return { ...told, action: main.id, ...(side && { side }) };
    if (isMain) return { ...told, must: false, action: 'next-turn' };
    return (told.action === undefined || ids.includes(told.action)) && told;
  });
  const close = over && must(undefined, '51.61', 'Record the end.', 'close');
  return guide(stageName(state), STAGE_RULES[stage], [close, ...lines]);
}
