import type { Guide, GuideLine } from '../../../../core/play/rules';
import { actionsOn } from '../../../../core/play/view';
import { stageOf } from '../../state/flow';
import type { WarState } from '../../state/state';
import { isPossible } from '../actions';
import { stageName } from '../stages';
import { tableView } from '../table';
import { linesOf, STAGE_RULES } from './lines';

/** What can be done now, for every state. Reads nothing that is sealed. */
export function guideOf(state: WarState): Guide {
  if (state.ended)
    return {
      title: 'The story is closed',
      rule: '51.61',
      lines: [
        { must: false, text: 'Set up another war.', rule: '51.31', action: 'set-up' },
        { must: false, text: 'Read the report, or undo the last line to go on.', rule: '51.61' },
      ],
    };
  const view = tableView(state);
  const { main, side } = view;
  const ids = actionsOn(view)
    .filter((action) => isPossible(state, action))
    .map(({ id }) => id);
  const stage = stageOf(state);
  const over = main?.id === 'close';
  const close: GuideLine = { must: true, text: 'Close the story.', rule: '51.61', action: 'close' };
  const lines = linesOf(state, stage).flatMap(({ main: isMain, ...line }): GuideLine[] => {
    if (isMain && main && !over) return [{ ...line, action: main.id, ...(side && { side }) }];
    const { action } = line;
    if (action !== undefined && !ids.includes(action)) return [];
    return [{ ...line, ...(isMain && { must: false, action: 'next-turn' }) }];
  });
  return { title: stageName(state), rule: STAGE_RULES[stage], lines: over ? [close, ...lines] : lines };
}
