import { withMinus } from '../../../core/numbers';
import type { Panel, TableView } from '../../../core/play/view';
import { END_NAMES, winnerOf } from '../data/ends';
import { RULE } from '../data/headings';
import { endLabel, endReached, SCORE_NAMES, scoreOf, tally, verdictOf, winnerLine } from '../state/score';
import type { PearlState } from '../state/state';
import { NEXT_SERIES, RECORD_END } from './actions';

/** The rules have called an end, or the players have recorded one. */
export function verdictView(
  state: PearlState,
): Pick<TableView, 'verdict' | 'main' | 'actions' | 'panels'> | undefined {
  const { ended } = state;
  const end = ended?.end ?? endReached(state)?.end;
  if (!end) return undefined;
  const winner = winnerOf(end);
  return {
    verdict: {
      label: winnerLine(state, winner),
      why: endLabel(state, end),
      rule: RULE.bands,
      ...(winner === 'nobody' ? {} : { side: winner }),
      recorded: ended !== undefined,
    },
    main: ended ? NEXT_SERIES : RECORD_END,
    actions: [],
    // O‘ahu may be taken before the precautions are told: their points would tell them.
    panels: [...(state.game.disclosed ? [readingsPanel(state)] : []), ...matchPanel(state)],
  };
}

/** PH-10: both readings side by side, whichever decides. */
function readingsPanel(state: PearlState): Panel {
  const score = scoreOf(state);
  const row = (label: string, points: number) => ({
    label: `${label}: ${END_NAMES[verdictOf(points).end]}`,
    value: withMinus(points),
    rule: RULE.bands,
  });
  return {
    kind: 'facts',
    title: 'The score, both ways',
    rows: [row(SCORE_NAMES.net, score.net), row(SCORE_NAMES.gross, score.gross)],
  };
}

export function matchPanel(state: PearlState): readonly Panel[] {
  if (!state.match.length && !state.won) return [];
  return [
    {
      kind: 'facts',
      title: 'Match: games won',
      rows: [
        ...tally(state).map(({ player, games }) => ({ label: player, value: String(games) })),
        ...state.match.map(({ no, end, player, score }) => ({
          label: `Series ${no}: ${END_NAMES[end]}${player ? `, ${player}` : ''}`,
          value: withMinus(score),
        })),
      ],
    },
  ];
}
