import type { Interludes, Revealed } from '../../../core/play/interlude';
import { labelOf } from '../data/calendar';
import { aboutScenario } from '../data/scenarios';
import type { SideId } from '../data/units';
import { isByPoints } from '../data/verdicts';
import { dated, inPoints } from '../state/points';
import type { UsnState } from '../state/state';
import { standing } from '../state/victory';

/** Each week, the air missions of an attack phase (5(E)), and the variable deployment of the Allies. */
export const USN_INTERLUDES: Interludes<UsnState> = {
  turn: (state) => {
    const { stage, ended, scenario, cursor, players } = state;
    if (stage !== 'underway' || ended !== undefined) return undefined;
    const { undated } = aboutScenario(scenario);
    const { j, a } = standing(state);
    const points = `${players.j} ${inPoints(j)}, ${players.a} ${inPoints(a)} points`;
    return {
      title: `Turn ${cursor.turn}`,
      lines: [
        ...(undated ? [] : [labelOf(dated(state), state.house)]),
        ...(isByPoints(scenario) ? [points] : []),
      ],
    };
  },
  revealed: (state) => [
    ...deployment(state),
    ...(state.missions?.opened ? [missions(state, state.missions)] : []),
  ],
};

const deployment = ({ opened, deployment = 'none' }: UsnState): readonly Revealed[] =>
  opened
    ? [
        {
          id: 'deployment',
          title: 'The deployment is revealed',
          lines: [
            deployment === 'none'
              ? 'Pearl Harbor is as in the set-up'
              : `In Pearl Harbor: ${deployment.split(' ').join(', ')}`,
          ],
          side: 'a',
          piece: 'carrier',
        },
      ]
    : [];

function missions({ cursor, players }: UsnState, open: NonNullable<UsnState['missions']>): Revealed {
  const to = (side: SideId): string => {
    const flown = open.written[side] ?? [];
    if (flown === 'sealed') return '';
    const places = [...new Set(flown.map(({ place }) => place))].join(', ');
    return `${players[side]}: ${places || 'nobody flies'}`;
  };
  return {
    id: `missions-${cursor.turn}-${cursor.step}-${open.times}`,
    title: 'Air missions revealed',
    lines: [to('j'), to('a')].filter(Boolean),
    piece: 'aircraft',
  };
}
