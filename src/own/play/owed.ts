import type { Definition, Owed } from '../format/definition';
import { type Coming, dueName, dueNow } from './due';
import type { Editions } from './edition';
import { byId } from './names';
import { at } from './safe';
import type { OwnState } from './state';
import { stepNow } from './steps';

/** What a step still wants done, and the procedure that does it. */
export type Open = { readonly label: string; readonly rule: string; readonly procedure?: string };

export function owed(editions: Editions, state: OwnState, rule: string): readonly Open[] {
  if (state.stage !== 'underway') return [];
  const def = editions.of(state);
  const step = stepNow(def, state);
  const about = step?.rule ?? rule;
  const dues = dueNow(editions, state).map((due: Coming) => ({
    label: dueName({ def, state }, due),
    rule: due.rule ?? about,
    procedure: 'bring-on',
  }));
  return [...dues, ...(step?.owes ?? []).flatMap((owes) => openOf(def, state, owes, about))];
}

function openOf(def: Definition, state: OwnState, owes: Owed, rule: string): readonly Open[] {
  if (owes.kind === 'due') return [];
  if (owes.kind === 'action') {
    const action = byId(def.actions, owes.action);
    return !action || state.did.includes(action.id)
      ? []
      : [{ label: action.title, rule: action.rule ?? rule, procedure: actId(action.id) }];
  }
  const cup = byId(def.cups, owes.cup);
  const left = at(state.cups, owes.cup)?.in.length ?? 0;
  if (!cup || !left) return [];
  const draws = def.actions.find((action) => action.draw?.cup === cup.id);
  const label = `${cup.name}: ${left} in the cup`;
  return [{ label, rule: cup.rule ?? rule, ...(draws && { procedure: actId(draws.id) }) }];
}

export const actId = (action: string): string => `act:${action}`;
