import type { GameEvent, Outcome, ProcedureDef } from '../../core/play/procedure';
import type { Verdict } from '../../core/play/view';
import { heading } from '../lines';
import { finish } from '../steps';
import { recordEnd, stopGame } from './ends';

type Ends<S, E extends GameEvent, End extends string> = {
  readonly rule: string;
  /** The end that the rules have called, and the one that is written down. */
  reached(state: S): End | undefined;
  ended(state: S): End | undefined;
  /** Who wins by it, if anybody does. */
  winner(end: End): string | undefined;
  /** "Ann wins" */
  label(state: S, end: End): string;
  why(state: S): string;
  /** By what the players call it: "Red concedes". */
  readonly calls: { readonly [end in End]: string };
  event(end: End): E;
};

/** All that ends a game, from one description: what writes an end down, what stops the game, and the verdict. */
export function gameEnds<S, E extends GameEvent, End extends string>(ends: Ends<S, E, End>) {
  const { rule, reached, ended, label, calls } = ends;
  const outcome = (state: S, end: End): Outcome<E> =>
    finish<E>(heading(label(state, end), { rule }), [ends.event(end)]);
  const record: ProcedureDef<S, E> = recordEnd<S, E, End>({
    id: 'record-end',
    rule,
    title: 'Record the end',
    none: 'Nothing ends the game now.',
    reached: (state) => (ended(state) === undefined ? reached(state) : undefined),
    outcome,
  });
  const stop: ProcedureDef<S, E> = stopGame<S, E, End>({
    id: 'stop-game',
    rule,
    title: 'Stop the game',
    unless: (state) => (ended(state) === undefined ? undefined : 'The game is over.'),
    calls: () => Object.entries<string>(calls).map(([value, call]) => ({ value: value as End, label: call })),
    outcome,
  });
  const verdict = (state: S): Verdict | undefined => {
    const end = ended(state) ?? reached(state);
    if (end === undefined) return undefined;
    const side = ends.winner(end);
    const recorded = ended(state) !== undefined;
    return {
      label: label(state, end),
      why: ends.why(state),
      rule,
      ...(side !== undefined && { side }),
      recorded,
    };
  };
  return { record, stop, verdict };
}
