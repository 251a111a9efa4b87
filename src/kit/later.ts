import type { GameEvent, ProcedureDef } from '../core/play/procedure';

type Steps<S, E extends GameEvent> = { readonly [id: string]: ProcedureDef<S, E>['run'] };

/**
 * Procedures whose steps are fetched together once a table stands, and what a table shows of them is here at once. One that
 * fails to come is fetched again when it is asked for next.
 */
export function later<S, E extends GameEvent>(fetch: () => Promise<Steps<S, E>>) {
  let here: Steps<S, E> | undefined;
  let coming: Promise<void> | undefined;
  const come = () =>
    fetch().then(
      (steps) => {
        here = steps;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
  return (about: Omit<ProcedureDef<S, E>, 'run' | 'ready'>): ProcedureDef<S, E> => ({
    ...about,
    ready: () => {
      if (here) return undefined;
      coming ??= come();
      return coming;
    },
    run: (state, args) => {
      const run = here?.[about.id];
      if (!run) throw new Error(`the steps of ${about.id} are not here`);
      return run(state, args);
    },
  });
}
