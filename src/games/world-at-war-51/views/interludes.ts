import type { Interludes } from '../../../core/play/interlude';
import { levelName } from '../data/values';
import { HALF_NAMES, quarterName, type WarState } from '../state/state';

/** The player turns once there is war, and how much the first strike surprises (51.313). */
export const WAR_INTERLUDES: Interludes<WarState> = {
  turn: (state) => {
    const { declarations, clock, ended } = state;
    if (!declarations.length || ended) return undefined;
    return { title: `${HALF_NAMES[clock.half]}, ${quarterName(state, clock.turn)}`, lines: [] };
  },
  revealed: ({ attack }) =>
    attack?.level === undefined
      ? []
      : [
          {
            id: `surprise-${attack.declaration}`,
            title: 'Japan strikes Pearl Harbor',
            lines: [`Surprise level ${levelName(attack.level)}`],
            side: 'jp',
            piece: 'aircraft',
          },
        ],
};
