import type { Owed } from '../../../core/play/view';
import { chitName } from '../rules/cup';
import { waitingUnits } from '../rules/register';
import { type IphState, isPlaying, pullsLeft, underway } from '../state/state';
import { beginJp, CARRIER_COMBAT, JP_SHIPS, LANDING, SUBMARINE } from './actions';

/** What this turn still owes before it may end (5.7, 5.8), in order. */
export function owedNow(state: IphState): readonly Owed[] {
  if (!isPlaying(state) || state.over || state.ended) return [];
  const phase = underway(state);
  const pulls = pullsLeft(state);
  return [
    ...owedInStep(state),
    ...(state.current ? [{ label: `${chitName(state.current)} phase underway`, rule: '5.7' }] : []),
    ...(phase ? [{ label: `Japanese ${phase} underway`, rule: '5.7' }] : []),
    ...(['movement', 'combat'] as const)
      .filter((jpPhase) => state.jpPhases[jpPhase] === 'owed')
      .map((jpPhase) => ({
        label: `Japanese ${jpPhase}`,
        rule: '5.7',
        ...(!state.current && !phase && state.cursor.step === 'operations' && { action: beginJp(jpPhase) }),
      })),
    ...(pulls
      ? [{ label: pulls === 1 ? '1 chit in the cup' : `${pulls} chits in the cup`, rule: '5.8' }]
      : []),
  ];
}

/** What the phase that opens a turn still owes (5.3 to 5.5), in order. */
export function owedInStep(state: IphState): readonly Owed[] {
  switch (state.cursor.step) {
    case 'carrier-warfare': {
      if (state.dayUse.revealed) return [{ label: 'Carrier combat', rule: '7.3', action: CARRIER_COMBAT }];
      return [
        ...(state.placed.jp ? [] : [{ label: 'Japanese ship disposition', rule: '7.3', action: JP_SHIPS }]),
        ...(state.placed.us ? [] : [{ label: 'US ship disposition', rule: '7.3' }]),
        { label: 'The reveal', rule: '7.3' },
      ];
    }
    case 'us-submarine':
      return [{ label: 'US submarine attack', rule: '7.11', action: SUBMARINE }];
    case 'jp-landing': {
      const units = waitingUnits(state.forces);
      const label = units === 1 ? 'Landing, 1 unit waits' : `Landing, ${units} units wait`;
      return [{ label, rule: '8.2', action: LANDING }];
    }
    default:
      return [];
  }
}
