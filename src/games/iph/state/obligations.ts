import { chitName } from '../data/chits';
import { waitingUnits } from '../data/forces';
import { type IphState, isPlaying, type JpPhase, owedPhases, pullsLeft, underway } from './state';

/** What is still to be done, and the id of the action that does it where it is open now. */
export type Due = {
  readonly label: string;
  readonly rule: string;
  readonly action?: 'jp-ships' | 'carriers' | 'submarine' | 'landing' | `jp-${JpPhase}`;
};

/** What this turn still owes before it may end (5.7, 5.8), in order. */
export function dueNow(state: IphState): readonly Due[] {
  if (!isPlaying(state) || state.over || state.ended) return [];
  const phase = underway(state);
  const pulls = pullsLeft(state);
  return [
    ...dueInStep(state),
    ...(state.current ? [{ label: `${chitName(state.current)} phase underway`, rule: '5.7' }] : []),
    ...(phase ? [{ label: `Japanese ${phase} underway`, rule: '5.7' }] : []),
    ...owedPhases(state).map((jpPhase) => ({
      label: `Japanese ${jpPhase}`,
      rule: '5.7',
      ...(!state.current &&
        !phase &&
        state.cursor.step === 'operations' && { action: `jp-${jpPhase}` as const }),
    })),
    ...(pulls
      ? [{ label: pulls === 1 ? '1 chit in the cup' : `${pulls} chits in the cup`, rule: '5.8' }]
      : []),
  ];
}

/** What the phase that opens a turn still owes (5.3 to 5.5), in order. */
export function dueInStep(state: IphState): readonly Due[] {
  switch (state.cursor.step) {
    case 'carrier-warfare': {
      if (state.dayUse.revealed) return [{ label: 'Carrier combat', rule: '7.3', action: 'carriers' }];
      return [
        ...(state.placed.jp
          ? []
          : [{ label: 'Japanese ship disposition', rule: '7.3', action: 'jp-ships' } as const]),
        ...(state.placed.us ? [] : [{ label: 'US ship disposition', rule: '7.3' }]),
        { label: 'The reveal', rule: '7.3' },
      ];
    }
    case 'us-submarine':
      return [{ label: 'US submarine attack', rule: '7.11', action: 'submarine' }];
    case 'jp-landing': {
      const units = waitingUnits(state.forces);
      const label = units === 1 ? 'Landing, 1 unit waits' : `Landing, ${units} units wait`;
      return [{ label, rule: '8.2', action: 'landing' }];
    }
    default:
      return [];
  }
}
