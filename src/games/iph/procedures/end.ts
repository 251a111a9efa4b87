import { heading, result, warning } from '../../../kit/lines';
import * as standard from '../../../kit/standard/ends';
import { finish, restingStep } from '../../../kit/steps';
import { CALLED, CALLED_ENDS, ENDS, type End } from '../data/ends';
import { ALL_SECRETS } from '../data/secrets';
import { endReached, winnerLine } from '../state/ends';
import type { Done, IphEvent, Procedure } from '../state/events';
import type { IphState } from '../state/state';

function verdict(state: IphState, { id, winner, why, rule }: End): Done {
  const who = winnerLine(state, winner);
  const events: readonly IphEvent[] = [{ type: 'v1.GameEnded', end: id, winner }];
  return {
    ...finish(heading(who, { rule }), events, [result(`${who}. ${why}.`, { rule })]),
    reveals: ALL_SECRETS,
  };
}

/** 4.2, 4.3: the end that the rules call is written down. */
export const recordEnd: Procedure = standard.recordEnd({
  id: 'record-end',
  rule: '4.2',
  title: 'The game ends',
  none: 'Nothing ends the game now.',
  reached: endReached,
  outcome: verdict,
});

/** The players go on although the rules have called an end; it is not called again. */
export const playOn: Procedure = restingStep({
  id: 'play-on',
  rule: '4.2',
  title: 'Play on',
  on(_state, args) {
    const end = ENDS.find((id) => id === args.end);
    return end ? { end } : 'Nothing ends the game now.';
  },
  outcome({ end }, state) {
    const why = endReached(state)?.why;
    const lines = why ? [warning(`Not counted as an end: ${why}`, { rule: '4.2' })] : [];
    return finish(heading('Played on'), [{ type: 'v1.PlayedOn', end }], lines);
  },
});

/** One side concedes, or both agree to stop. */
export const stopGame: Procedure = standard.stopGame({
  id: 'stop-game',
  rule: '4.1',
  title: 'Stop the game',
  unless: ({ ended }) => ended && 'The game has ended.',
  calls: (state) =>
    CALLED_ENDS.map(({ id, why, winner }) => ({ value: id, label: why, note: winnerLine(state, winner) })),
  outcome: (state, end) => verdict(state, CALLED[end]),
});
