import type { Interludes } from '../../../core/play/interlude';
import { TURNS, turnBox } from '../data/sequence';
import { isHarbourOpen } from '../state/command';
import { isPlaying, type PearlState } from '../state/state';

/** The phases of each game of a series, and that the attack is real (Detection). */
export const PEARL_INTERLUDES: Interludes<PearlState> = {
  turn: (state) => {
    const { game, ended } = state;
    if (!isPlaying(state) || ended) return undefined;
    const { turn, date, part, night } = turnBox(game.cursor.turn);
    return { title: `${date}, ${part}`, lines: [`Game ${game.no}, phase ${turn} of ${TURNS.length}`], night };
  },
  revealed: (state) =>
    isHarbourOpen(state)
      ? [
          {
            id: `attack-${state.series}-${state.game.no}`,
            title: 'The attack is revealed',
            lines: ['This is no false alarm.'],
            side: 'jp',
            piece: 'aircraft',
          },
        ]
      : [],
};
