import type { Args, Outcome, ProcedureDef, Steps } from '../../core/play/procedure';
import { heading } from '../../kit/lines';
import type { Definition } from '../format/definition';
import type { OwnEvent } from './bounds';
import { type Editions, RULE } from './edition';
import { runEffects } from './effects';
import { endOf } from './ends';
import { isOpenNote, type Note, type OwnState, tagOf } from './state';
import { watchAll } from './watch';
import { startWork, type Work } from './work';

export type Procedure = ProcedureDef<OwnState, OwnEvent>;

export type Heading = { readonly label: string; readonly value?: string };

/** One tap of the players: what it does to the working copy, and what it is headed in the log. */
export type Tap = Pick<ProcedureDef<OwnState, OwnEvent>, 'opensPhase' | 'secret' | 'veiled' | 'placed'> & {
  readonly id: string;
  readonly rule?: string | undefined;
  readonly title: string | ((def: Definition, state: OwnState, args: Args) => string);
  side?(def: Definition, state: OwnState, args: Args): string | undefined;
  unless(def: Definition, state: OwnState, args: Args): string | undefined;
  /** Whose alone its questions are. */
  envelope?(state: OwnState, args: Args): NonNullable<Note['sealed']> | undefined;
  run(work: Work, state: OwnState, args: Args): Steps<Heading>;
};

const NOT_BEGUN = 'The game has not begun.';
const OVER = 'The game is over.';

/** Why nothing of the play can be done. */
export const whileItLasts = (def: Definition, state: OwnState): string | undefined => {
  if (state.stage === 'before') return NOT_BEGUN;
  return endOf(def, state) ? OVER : undefined;
};
export const onceBegun = (_def: Definition, state: OwnState): string | undefined =>
  state.stage === 'before' ? NOT_BEGUN : undefined;

type Unless = NonNullable<Procedure['unless']>;

/** What is asked many times of one state is looked for once: a screen, a tap and a run all ask why not. */
function once(unless: Unless): Unless {
  const known = new WeakMap<OwnState, Map<string, string | undefined>>();
  return (state, args) => {
    const found = known.get(state) ?? new Map<string, string | undefined>();
    known.set(state, found);
    const key = JSON.stringify(args);
    if (!found.has(key)) found.set(key, unless(state, args));
    return found.get(key);
  };
}

/** A procedure of a game that is a file: by the edition that holds in the state that it is opened on. */
export function tap(
  editions: Editions,
  { rule = RULE, title, side, unless, envelope, run, ...about }: Tap,
): Procedure {
  return {
    ...about,
    rule,
    title: typeof title === 'string' ? title : (state, args) => title(editions.of(state), state, args),
    ...(side && { side: (state, args) => side(editions.of(state), state, args) }),
    unless: once((state, args) => unless(editions.of(state), state, args)),
    *run(state, args) {
      const def = editions.of(state);
      const whose = side?.(def, state, args);
      const sealed = envelope?.(state, args);
      const work = startWork(
        {
          ...{ def, latest: editions.newest, rule },
          ...(whose !== undefined && { side: whose }),
          ...(sealed && { envelope: sealed, secret: sealed.side }),
        },
        state,
      );
      const head = yield* run(work, state, args);
      yield* watchAll(work, runEffects);
      return outcomeOf(work, state, head);
    },
  };
}

/** What is recorded, told, and open to everybody from here on. */
export function outcomeOf(work: Work, before: OwnState, { label, value }: Heading): Outcome<OwnEvent> {
  const opened = work.state.notes.filter(
    (note, i) =>
      note.sealed && isOpenNote(note, work.state) && !(i < before.notes.length && isOpenNote(note, before)),
  );
  const reveals = opened.flatMap(({ sealed }) => (sealed ? [tagOf(sealed)] : []));
  const title = heading(label, { rule: work.rule, ...(value !== undefined && value !== '' && { value }) });
  return { events: work.events, trace: [title, ...work.lines], ...(reveals.length && { reveals }) };
}
