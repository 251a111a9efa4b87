import type { Applied } from '../../../core/play/game';
import { subCommandOf } from '../data/chits';
import { emptied, STEPS_PER_JP_UNIT, withLoss } from '../data/forces';
import type { IphEvent } from './events';
import type { IphState } from './state';

/** What comes of an event: a change, or the reason why there is none. */
export const changing = (state: IphState) => ({
  become: (change: Partial<IphState>): Applied<IphState> => ({ state: { ...state, ...change } }),
  conflict: (why: string): Applied<IphState> => ({ state, conflict: why }),
});

/** Units ashore and their steps (2.11, 8.2, 10.9), and the plane that stands on land (7.15). */
export function applyForceEvent(state: IphState, event: IphEvent): Applied<IphState> {
  const { become, conflict } = changing(state);
  const { forces } = state;
  switch (event.type) {
    case 'v1.UnitsLanded': {
      const { hex, snlf, ija, stalled } = event;
      if (snlf > forces.waiting.snlf || ija > forces.waiting.ija)
        return conflict(`Fewer units were left to land than ${snlf + ija} in ${hex}.`);
      const waiting = { snlf: forces.waiting.snlf - snlf, ija: forces.waiting.ija - ija };
      const steps = {
        ...forces.steps,
        snlf: forces.steps.snlf + STEPS_PER_JP_UNIT * snlf,
        ija: forces.steps.ija + STEPS_PER_JP_UNIT * ija,
      };
      const some = stalled.snlf + stalled.ija > 0 ? [{ hex, ...stalled }] : [];
      return become({ forces: { steps, waiting }, stalled: [...state.stalled, ...some] });
    }
    case 'v1.StepsLost':
      return { state: retireEmptied({ ...state, forces: withLoss(forces, event.force, event.steps) }) };
    case 'v1.ForcesCorrected':
      return { state: retireEmptied({ ...state, forces: event.forces }) };
    case 'v1.ArmyPlaneLost':
      return state.army ? become({ army: false }) : conflict('The Army plane is gone already.');
    case 'v1.AirfieldsNear':
      return become({ airfieldsNear: event.count });
    default:
      return conflict('This version of the app does not know that event.');
  }
}

/** 5.6: a sub-command without a step leaves play, and its chits the cup. */
function retireEmptied(state: IphState): IphState {
  const gone = [...new Set([...state.gone, ...emptied(state.forces)])];
  return { ...state, gone, cup: state.cup.filter((chit) => !gone.includes(subCommandOf(chit))) };
}
