import type { Action, Panel, TableView } from '../../../core/play/view';
import { END_NAMES } from '../data/ends';
import { isPast } from '../state/checklist';
import { stageOf } from '../state/flow';
import { momentOf, type WarState } from '../state/state';
import { storyEnd } from '../state/story';
import * as actions from './actions';
import { shipPanels } from './harbour';
import { checklistPanels, forcesPanel, homePanel, tensionPanel, warPanel } from './panels';
import { BOXES, boxNow, mainAction, sideNow, stageName } from './stages';

/** The table: where the attack is, what comes next, what is live. Never says what is sealed. */
export function tableView(state: WarState): TableView {
  const box = boxNow(state);
  const main = mainAction(state);
  const side = sideNow(state);
  const view: TableView = {
    heading: momentOf(state),
    subheading: stageName(state),
    track: {
      title: 'The attack',
      boxes: BOXES.map((title, i) => ({
        label: String(i + 1),
        title,
        state: i < box ? 'done' : i === box ? 'current' : 'ahead',
      })),
    },
    panels: panels(state),
    main,
    actions: [],
    obligations: [],
  };
  const verdict = verdictOf(state);
  if (verdict) return { ...view, verdict, main: state.ended ? actions.AGAIN : actions.CLOSE };
  return { ...view, ...(side && { side }) };
}

/** The story is over when the attack is, and nothing of the checklist is to come; or when the players say so. */
function verdictOf(state: WarState): TableView['verdict'] {
  const { ended } = state;
  const end = ended ?? (isPast(state) ? storyEnd(state) : undefined);
  if (!end) return undefined;
  return {
    label: END_NAMES[end],
    why: ended ? 'The story is closed.' : 'Nothing of the checklist is live any more.',
    rule: '51.61',
    recorded: ended !== undefined,
  };
}

function panels(state: WarState): readonly Panel[] {
  if (!state.begun) return [];
  return [
    ...shipPanels(state),
    ...usSecrets(state),
    ...tensionPanel(state),
    ...offered('From turn to turn', tracks(state)),
    ...forcesPanel(state),
    ...homePanel(state),
    // While the attack runs nothing of it is due.
    ...checklistPanels(state).map((panel) =>
      isAttacking(state) ? { ...panel, folded: true as const } : panel,
    ),
    ...offered('Checklist', state.ended ? [] : checklistActions(state)),
    ...warPanel(state),
  ];
}

const isAttacking = (state: WarState): boolean => !['declaration', 'done'].includes(stageOf(state));

const offered = (title: string, of: readonly Action[]): readonly Panel[] =>
  of.length ? [{ kind: 'actions', title, actions: of }] : [];

/** Between the battles, alike whatever is sealed: nobody has to keep them here. */
const tracks = (state: WarState): readonly Action[] =>
  !state.ended && ['declaration', 'done'].includes(stageOf(state))
    ? [actions.TENSION, actions.drawnBy('us', 'US Magic drawn'), actions.drawnBy('jp', 'Japan’s Magic drawn')]
    : [];

/** Offered alike whatever is sealed. */
const usSecrets = ({ attack }: WarState): readonly Panel[] =>
  attack?.magicUs !== undefined && !attack.revealed
    ? [{ kind: 'actions', title: 'may', side: 'us', actions: [actions.READ] }]
    : [];

function checklistActions(state: WarState): readonly Action[] {
  if (!state.declarations.length) return [];
  const { NEXT_TURN, TICK, WRITE, REMOVE, DECLARE } = actions;
  const may = (action: Action) => (actions.isPossible(state, action) ? [action] : []);
  return [NEXT_TURN, ...may(TICK), WRITE, ...may(REMOVE), ...may(DECLARE)];
}
