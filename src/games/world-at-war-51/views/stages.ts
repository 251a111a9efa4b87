import type { Action } from '../../../core/play/view';
import type { SideId } from '../data/sides';
import { strikeName } from '../data/strikes';
import { currentStrike, openTargets, type Stage, stageOf, targetsOf } from '../state/flow';
import type { WarState } from '../state/state';
import * as actions from './actions';

/** What each stage is called, and the box of the track it stands in. */
const STAGES: { readonly [S in Stage]: readonly [label: string, box: number] } = {
  'set-up': ['Set-up', 0],
  declaration: ['Who goes to war?', 0],
  effective: ['The tension die', 1],
  forces: ['Forces', 2],
  'magic-jp': ['Japanese Magic', 3],
  'magic-us': ['US Magic', 3],
  locations: ['Carrier locations', 4],
  surprise: ['Surprise', 5],
  targets: ['What is caught', 6],
  'air-combat': ['Air combat', 6],
  assign: ['Targets', 6],
  attacks: ['Attacks', 6],
  survivors: ['The survivors answer', 6],
  decision: ['Decision', 7],
  interception: ['Interception', 9],
  counter: ['US air strike', 9],
  reveal: ['Everything is opened', 10],
  placement: ['Home', 10],
  done: ['The attack is over', 11],
};

export const BOXES: readonly string[] = [
  'Declaration',
  'Tension',
  'Forces',
  'Magic',
  'Locations',
  'Surprise',
  'First strike',
  'Decision',
  'Second strike',
  'Interception',
  'Home',
];

/** Which strike the stage belongs to moves its box. */
export function boxNow(state: WarState): number {
  const [, box] = STAGES[stageOf(state)];
  const strike = state.attack && currentStrike(state.attack);
  if (!strike) return box;
  return strike.id === 'first' ? 6 : strike.side === 'us' ? 9 : 8;
}

/** "Attacks, second strike" */
export function stageName(state: WarState): string {
  const [label] = STAGES[stageOf(state)];
  const { attack } = state;
  const strike = attack && currentStrike(attack);
  if (strike) return `${label}, ${strikeName(strike.id)}`;
  return stageOf(state) === 'done' && !attack ? 'No attack on Pearl Harbor' : label;
}

const MAIN: { readonly [S in Stage]?: Action } = {
  'set-up': actions.SET_UP,
  declaration: actions.DECLARE,
  effective: actions.EFFECTIVE,
  forces: actions.FORCES,
  'magic-us': actions.MAGIC_US,
  locations: actions.LOCATE,
  surprise: actions.SURPRISE,
  targets: actions.TARGETS,
  'air-combat': actions.AIR_COMBAT,
  survivors: actions.SURVIVORS,
  decision: actions.DECIDE,
  interception: actions.INTERCEPT,
  counter: actions.COUNTER,
  reveal: actions.REVEAL,
  placement: actions.PLACE,
  done: actions.NEXT_TURN,
};

/** The one thing that comes next. */
export function mainAction(state: WarState): Action {
  const stage = stageOf(state);
  if (stage === 'magic-jp')
    return state.house.magic === 'japan-first' ? actions.MAGIC_JP : actions.MAGIC_JP_SEALED;
  if (stage === 'assign') return { ...actions.ASSIGN, side: strikeSide(state) };
  if (stage === 'attacks') return nextAttack(state) ?? actions.NEXT_TURN;
  return MAIN[stage] ?? actions.NEXT_TURN;
}

const strikeSide = ({ attack }: WarState): SideId => (attack && currentStrike(attack)?.side) ?? 'jp';

/** The first target that is still to be attacked: any order will do, by a tap on another. */
function nextAttack({ attack }: WarState): Action | undefined {
  const strike = attack && currentStrike(attack);
  const next = strike && openTargets(strike)[0]?.target;
  if (!attack || !strike || next === undefined) return undefined;
  const label = targetsOf(attack, strike).find(({ id }) => id === next)?.label ?? 'gone';
  return { ...actions.attackOn(next, label, strike.side), id: 'attack', label: `Next attack: ${label}` };
}

/** Whose turn it is to act. */
export const sideNow = (state: WarState): SideId | undefined => {
  const { side } = mainAction(state);
  return side === 'us' || side === 'jp' ? side : undefined;
};
