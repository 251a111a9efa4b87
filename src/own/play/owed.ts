import type { Args } from '../../core/play/procedure';
import type { Definition, Owed } from '../format/definition';
import { isNobodys } from './actions';
import { chitsIn } from './cups';
import { type Coming, dueName, dueNow } from './due';
import type { Editions } from './edition';
import { byId } from './names';
import { actId, isDone, offersOf, offerTitle } from './offers';
import type { OwnState } from './state';
import { stepNow } from './steps';

/** What is still wanted, and the procedure that does it. */
export type Open = {
  readonly label: string;
  readonly rule: string;
  readonly procedure?: string;
  readonly args?: Args;
  /** Wanted of another step: it stands there, and this one ends without it. */
  readonly waits?: true;
  /** Where it is due: what it is. */
  readonly due?: string;
};

export function owed(editions: Editions, state: OwnState, rule: string): readonly Open[] {
  if (state.stage !== 'underway') return [];
  const def = editions.of(state);
  const step = stepNow(def, state);
  const about = step?.rule ?? rule;
  const dues = dueNow(editions, state).map((due) => ({
    label: dueName({ def, state }, due),
    rule: due.rule ?? about,
    procedure: 'bring-on',
    due: due.id,
    ...(!isHere(def, state, due) && ({ waits: true } as const)),
  }));
  return [...dues, ...(step?.owes ?? []).flatMap((owes) => openOf(def, state, owes, about))];
}

/** Whether what is due belongs to this step: on each turn, until it is done. Without a step to a step that owes such, else to the first one. */
function isHere({ steps }: Definition, { place }: OwnState, { step }: Coming): boolean {
  if (step !== undefined && byId(steps, step)) return place.step === step;
  const owes = steps.filter((each) => each.owes.some(({ kind }) => kind === 'due'));
  return (owes.length ? owes : steps.slice(0, 1)).some(({ id }) => id === place.step);
}

/** What is done is not owed, nor what there is nobody for. */
function openOf(def: Definition, state: OwnState, owes: Owed, rule: string): readonly Open[] {
  if (owes.kind === 'due') return [];
  if (owes.kind === 'action') {
    const action = byId(def.actions, owes.action);
    if (!action) return [];
    return offersOf(def, state, action)
      .filter((args) => !isDone(state, action, args) && !isNobodys(def, state, action))
      .map((args) => ({
        ...{ label: offerTitle({ def, state }, action, args), rule: action.rule ?? rule },
        ...{ procedure: actId(action.id), args },
      }));
  }
  const cup = byId(def.cups, owes.cup);
  const left = chitsIn(def, state, owes.cup).length;
  if (!cup || !left) return [];
  const draws = def.actions.find((action) => action.draw?.cup === cup.id);
  const label = `${cup.name}: ${left} in the cup`;
  return [{ label, rule: cup.rule ?? rule, ...(draws && { procedure: actId(draws.id) }) }];
}
