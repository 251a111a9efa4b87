import type { Action } from '../../../core/play/view';
import type { StepId } from '../data/sequence';
import { HARBOUR_SHUT, isHarbourOpen, mayLeaveHarbour } from '../state/command';
import { cripples, homelessSquadrons, miniSubsLeft } from '../state/forces';
import { isNight, isPlaying, type PearlState } from '../state/state';
import { unless } from './actions';
import * as offered from './step-actions';

const TOO_EARLY = 'Only after a confirmed detection or an attack.';

/** What the rules offer in this step, beside going on: movement, searches, the air. */
export function stepActions(state: PearlState): readonly Action[] {
  if (!isPlaying(state)) return [];
  return actionsOf(state, state.game.cursor.step as StepId);
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
  unless(mayLeaveHarbour(state), offered.SORTIE, TOO_EARLY),
  ...(isHarbourOpen(state) ? [] : [unless(mayLeaveHarbour(state), offered.CARRIERS_LEAVE, TOO_EARLY)]),
  ...(state.game.landing ? [] : [unless(isHarbourOpen(state), offered.LANDING, HARBOUR_SHUT)]),
];

/** Air attacks are for daylight; a mini-sub's time is an impulse of any phase (PH-56). */
function air(state: PearlState): readonly Action[] {
  const open = isHarbourOpen(state);
  const subs = miniSubsLeft(state) ? [unless(open, offered.MINI_ATTACK, HARBOUR_SHUT)] : [];
  if (isNight(state)) return subs;
  return [
    unless(open, offered.JP_STRIKE, HARBOUR_SHUT),
    offered.US_STRIKE,
    unless(open, offered.JP_CONTACT, HARBOUR_SHUT),
    offered.US_CONTACT,
    offered.RADAR,
    offered.SUB_SIGHTING,
    offered.LAUNCH_CONTACT,
    ...subs,
    offered.CRASH,
    ...(homelessSquadrons(state).length ? [offered.LAND_ELSEWHERE] : []),
  ];
}
