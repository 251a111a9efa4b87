import type { Game } from '../play/game';
import type { ProcedureRun, Projection } from './projection';

/** The state before each procedure run of a projection, from the first on, as far as it has been folded. */
type Folded = { readonly game: unknown; readonly base: unknown; readonly states: unknown[] };
const folded = new WeakMap<readonly ProcedureRun[], Folded>();

/**
 * The state that a procedure was opened on, as the lines before it stand now. Asked for one line after another, a projection
 * is folded once.
 */
export function stateBefore<S>(game: Game<S>, projection: Projection<S>, procedureRun: ProcedureRun): S {
  const { runs, base } = projection;
  const kept = folded.get(runs);
  const first = base ? base.state : game.initial();
  const known = kept?.game === game && kept.base === base ? kept : { game, base, states: [first] };
  folded.set(runs, known);
  const states = known.states as S[];
  const at = runs.indexOf(procedureRun);
  for (let i = states.length; i <= at; i += 1) {
    const { struck, outcome } = runs[i - 1] as ProcedureRun;
    const events = struck ? [] : (outcome?.events ?? []);
    states.push(events.reduce((state, event) => game.apply(state, event).state, states[i - 1] as S));
  }
  return states[at] as S;
}
