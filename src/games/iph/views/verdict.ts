import type { TableView } from '../../../core/play/view';
import { END_RULES } from '../data/ends';
import { endReached, endsOf, winnerLine } from '../state/ends';
import type { IphState } from '../state/state';
import { playOn, RECORD_END } from './actions';

/** The rules have called an end, or the players have recorded one: nothing else is offered but to play on. */
export function verdictView(state: IphState): Pick<TableView, 'verdict' | 'main' | 'actions'> | undefined {
  const { ended } = state;
  const reached = ended
    ? endsOf(state).find((each) => each.id === ended.end && each.winner === ended.winner)
    : endReached(state);
  const end = ended?.end ?? reached?.id;
  if (!end) return undefined;
  const winner = ended?.winner ?? reached?.winner ?? 'nobody';
  const { why, rule } = reached ?? END_RULES[end];
  const mayGoOn = end !== 'gt-11';
  return {
    verdict: {
      label: winnerLine(state, winner),
      why,
      rule,
      ...(winner === 'nobody' ? {} : { side: winner }),
      recorded: ended !== undefined,
    },
    ...(ended ? {} : { main: RECORD_END }),
    actions: mayGoOn ? [playOn(end)] : [],
  };
}
