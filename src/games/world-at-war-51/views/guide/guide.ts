import type { Guide, GuideLine } from '../../../../core/play/rules';
import type { SideId } from '../../data/sides';
import { stageOf } from '../../state/flow';
import type { WarState } from '../../state/state';
import { stageName } from '../stages';
import { tableView } from '../table';
import { linesOf, STAGE_RULES } from './lines';

/** What can be done now, for every state. Reads nothing that is sealed. */
export function guideOf(state: WarState): Guide {
  const { main, actions, panels, side } = tableView(state);
  const offered = [...actions, ...panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions : []))];
  const ids = [...(main ? [main] : []), ...offered].filter(({ disabled }) => !disabled).map(({ id }) => id);
  if (state.ended)
    return {
      title: 'The story is closed',
      rule: '51.61',
      lines: [
        { must: false, text: 'Set up another war.', rule: '51.31', action: 'set-up' },
        { must: false, text: 'Read the report, or undo the last line to go on.', rule: '51.61' },
      ],
    };
  const stage = stageOf(state);
  const over = main?.id === 'close';
  const close: GuideLine = { must: true, text: 'Close the story.', rule: '51.61', action: 'close' };
  const lines = linesOf(state, stage).flatMap(({ main: isMain, ...line }): GuideLine[] => {
    if (isMain && main && !over) return [{ ...line, action: main.id, ...(side && { side: side as SideId }) }];
    const { action } = line;
    if (action !== undefined && !ids.includes(action)) return [];
    return [{ ...line, ...(isMain && { must: false, action: 'next-turn' }) }];
  });
  return { title: stageName(state), rule: STAGE_RULES[stage], lines: over ? [close, ...lines] : lines };
}
