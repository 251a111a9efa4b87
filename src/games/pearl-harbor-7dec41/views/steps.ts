import type { Action } from '../../../core/view';
import { miniSubsLeft } from '../procedures/mini-subs';
import { cripples } from '../procedures/sea/movement';
import { mayLeaveHarbour } from '../rules/command';
import type { StepId } from '../rules/sequence';
import { isNight, isPlaying, type PearlState } from '../state/state';
import { unless } from './actions';
import * as offered from './step-actions';

const NO_ATTACK = 'Japan says first that the attack begins.';

/** What the rules offer in this step, beside going on: movement, searches, the air.  */
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
      const light = 'In daylight only.';
      const day = !isNight(state);
      return [unless(day, offered.US_SEARCH, light), unless(day, offered.JP_SEARCH, light), offered.CLIPPER];
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
  unless(mayLeaveHarbour(state), offered.SORTIE, 'Only after a confirmed detection or an attack.'),
  ...(state.game.landing ? [] : [unless(state.game.attack !== undefined, offered.LANDING, NO_ATTACK)]),
];

/** Air attacks are for daylight; a mini-sub's time is an impulse of any phase (PH-56). */
function air(state: PearlState): readonly Action[] {
  const attack = state.game.attack !== undefined;
  const subs = miniSubsLeft(state) ? [unless(attack, offered.MINI_ATTACK, NO_ATTACK)] : [];
  if (isNight(state)) return subs;
  return [
    unless(attack, offered.JP_STRIKE, NO_ATTACK),
    offered.US_STRIKE,
    unless(attack, offered.JP_CONTACT, NO_ATTACK),
    offered.US_CONTACT,
    offered.RADAR,
    offered.SUB_SIGHTING,
    offered.LAUNCH_CONTACT,
    ...subs,
    offered.CRASH,
  ];
}
