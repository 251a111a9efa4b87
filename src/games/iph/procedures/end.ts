import { type Args, askChoice, startWorking, withoutEffect } from '../../../core/play/procedure';
import { CALLED_ENDS, ENDS, type End } from '../data/ends';
import { ALL_SECRETS } from '../data/secrets';
import { endReached, winnerLine } from '../state/ends';
import type { Done, Procedure, Run } from '../state/events';
import type { IphState } from '../state/state';

const verdict = (state: IphState, { id, winner, why, rule }: End): Done => ({
  events: [{ type: 'v1.GameEnded', end: id, winner }],
  trace: [
    { kind: 'title', label: winnerLine(state, winner), rule },
    { kind: 'result', label: `${winnerLine(state, winner)}. ${why}.`, rule },
  ],
  reveals: ALL_SECRETS,
});

/** 4.2, 4.3: the end that the rules call is written down. */
export const recordEnd: Procedure = {
  id: 'record-end',
  rule: '4.2',
  title: () => 'The game ends',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(state: IphState): Run {
    const end = endReached(state);
    return end ? verdict(state, end) : withoutEffect('The game ends', 'Nothing ends the game now.');
  },
};

/** The players go on although the rules have called an end; it is not called again. */
export const playOn: Procedure = {
  id: 'play-on',
  rule: '4.2',
  title: () => 'Play on',
  *run(state: IphState, args: Args): Run {
    const end = ENDS.find((id) => id === args.end);
    if (!end) return withoutEffect('Play on', 'Nothing ends the game now.');
    const why = endReached(state)?.why;
    return {
      events: [{ type: 'v1.PlayedOn', end }],
      trace: [
        { kind: 'title', label: 'Played on' },
        ...(why ? [{ kind: 'warning', label: `Not counted as an end: ${why}`, rule: '4.2' } as const] : []),
      ],
    };
  },
};

/** One side concedes, or both agree to stop. */
export const stopGame: Procedure = {
  id: 'stop-game',
  rule: '4.1',
  title: () => 'Stop the game',
  *run(state: IphState): Run {
    const chosen = yield* askChoice(startWorking(), {
      key: 'how',
      rule: '4.1',
      title: 'How does it end?',
      hint: 'It is written down and can be struck.',
      options: CALLED_ENDS.map(({ id, label, winner }) => ({
        value: id,
        label,
        note: winnerLine(state, winner),
      })),
    });
    const end = CALLED_ENDS.find(({ id }) => id === chosen);
    return end ? verdict(state, end) : withoutEffect('Stop the game', 'Nothing was chosen.');
  },
};
