import type { Action } from '../../../core/play/view';
import { type StepId, stepOf } from '../data/sequence';
import { isHarbourOpen } from '../state/command';
import { cripples, homelessSquadrons, miniSubsLeft } from '../state/forces';
import { isNight, isPlaying, type PearlState } from '../state/state';
import * as offered from './step-actions';

/** What the rules offer in this step, beside going on: movement, searches, the air. */
export function stepActions(state: PearlState): readonly Action[] {
  if (!isPlaying(state)) return [];
  return actionsOf(state, stepOf(state.game.cursor));
}

function actionsOf(state: PearlState, step: StepId): readonly Action[] {
  switch (step) {
    case 'arrivals':
      return [];
    case 'mini-subs':
      return state.game.miniSubs ? [] : [offered.ENTER];
    case 'movement':
      return movement(state);
    case 'search': {
      return isNight(state) ? [offered.CLIPPER] : [offered.US_SEARCH, offered.JP_SEARCH, offered.CLIPPER];
    }
    case 'air':
      return air(state);
  }
}

/** The day of the mini-subs is read differently (PH-3): they may enter in any phase. */
const movement = (state: PearlState): readonly Action[] => [
  ...(state.game.miniSubs ? [] : [offered.ENTER]),
  offered.CONTACT,
  offered.COMBAT,
  offered.SUB_ATTACK,
  ...(cripples(state).length ? [offered.DAMAGED_MOVE] : []),
  offered.SORTIE,
  ...(isHarbourOpen(state) ? [] : [offered.CARRIERS_LEAVE]),
  ...(state.game.landing ? [] : [offered.LANDING]),
];

/** Air attacks are for daylight; a mini-sub's time is an impulse of any phase (PH-56). */
function air(state: PearlState): readonly Action[] {
  const subs = miniSubsLeft(state) ? [offered.MINI_ATTACK] : [];
  if (isNight(state)) return subs;
  return [
    offered.JP_STRIKE,
    offered.US_STRIKE,
    offered.JP_CONTACT,
    offered.US_CONTACT,
    offered.RADAR,
    offered.SUB_SIGHTING,
    offered.LAUNCH_CONTACT,
    ...subs,
    offered.CRASH,
    ...(homelessSquadrons(state).length ? [offered.LAND_ELSEWHERE] : []),
  ];
}
