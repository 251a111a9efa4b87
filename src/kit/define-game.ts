import type { Game } from '../core/play/game';
import type { GameEvent, ProcedureDef } from '../core/play/procedure';
import { type Action, eachAction, type LedgerView } from '../core/play/view';
import { whyNotOf } from './offers';

type Spec<S, E extends GameEvent> = Omit<Game<S, E>, 'procedures' | 'sideName' | 'setup'> & {
  readonly procedures: readonly ProcedureDef<S, E>[];
  /** The one that starts every game. */
  readonly setup: ProcedureDef<S, E>;
};

/** Its sides as the players named them, and every action with the reason where its procedure cannot be begun now. */
export function defineGame<
  S extends { readonly players: { readonly [side: string]: string } },
  E extends GameEvent,
>({ procedures, setup, table, ledgers, ...game }: Spec<S, E>): Game<S, E> {
  const all = [setup, ...procedures];
  const byId = Object.fromEntries(all.map((procedure) => [procedure.id, procedure]));
  if (Object.keys(byId).length < all.length) throw new Error(`${game.id} has two procedures of one id`);
  const whyNot = whyNotOf(all);
  const reasoned = (state: S) => (action: Action) => {
    const why = whyNot(state, action);
    return why === undefined ? action : { ...action, disabled: why };
  };
  return {
    ...game,
    setup: setup.id,
    procedures: byId,
    sideName: ({ players }, side) => players[side] ?? side,
    table: (state) => eachAction(table(state), reasoned(state)),
    ledgers: (state) =>
      ledgers(state).map(
        (ledger): LedgerView => ({ ...ledger, actions: ledger.actions.map(reasoned(state)) }),
      ),
  };
}
