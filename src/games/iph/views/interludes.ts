import { withMinus } from '../../../core/numbers';
import type { Interludes } from '../../../core/play/interlude';
import { WINNING_VP } from '../data/ends';
import { TURNS, turnBox } from '../data/sequence';
import { totalVp } from '../state/points';
import { type IphState, isPlaying } from '../state/state';

/** Eleven turns over three days, two of them night (2.10). */
export const IPH_INTERLUDES: Interludes<IphState> = {
  turn: (state) => {
    if (!isPlaying(state) || state.over) return undefined;
    const { turn, date, part, night } = turnBox(state.cursor.turn);
    const points = `${withMinus(totalVp(state))} of ${WINNING_VP} points`;
    return {
      title: `${date}, ${part}`,
      lines: [`Turn ${turn} of ${TURNS.length}`, `${state.players.jp}: ${points}`],
      night,
    };
  },
};
