import { type Args, type GameEvent, type ProcedureDef, startWorking } from '../core/play/procedure';
import type { Action, LedgerView } from '../core/play/view';
import { askFields, type FieldsOf } from './fields';
import { heading } from './lines';
import { finish } from './steps';
import { askWhich, type Thing } from './which';

/** Things with fields and clocks, such as ships, squadrons, units: listed on a page of the ledger, corrected by hand. */
export type Register<S, E extends GameEvent, T extends Thing, A> = {
  /** The id of the procedure that corrects it. */
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** Which thing? */
  readonly which: string;
  of(state: S): readonly T[];
  /** What is said of it in the list: "damaged, due on turn 4". */
  note(thing: T): string;
  fields(thing: T): FieldsOf<A>;
  event(thing: T, told: A): E;
};

/** The page that lists it. */
export const registerPage = <S, E extends GameEvent, T extends Thing, A>(
  { title, of, note }: Register<S, E, T, A>,
  state: S,
  actions: readonly Action[],
): LedgerView => ({
  title,
  lines: of(state).map((thing) => ({ id: thing.id, label: `${thing.name}: ${note(thing)}`, points: 0 })),
  thresholds: [],
  bare: true,
  actions,
});

/** Sees and corrects one thing of it. */
export const correctRegister = <S, E extends GameEvent, T extends Thing, A>(
  register: Register<S, E, T, A>,
): ProcedureDef<S, E> => ({
  id: register.id,
  rule: register.rule,
  title: register.title,
  unless: (state: S) => (register.of(state).length ? undefined : 'Nothing is listed.'),
  *run(state: S, _args: Args) {
    const { rule, which, note } = register;
    const things = register.of(state);
    const work = startWorking();
    const more = (thing: T) => ({ note: note(thing) });
    const thing = yield* askWhich(work, things, { key: 'which', rule, title: which, more });
    const form = { key: 'facts', rule, title: `${thing.name}: how does it stand?`, submit: 'So it is' };
    const told = yield* askFields(work, form, register.fields(thing));
    return finish(heading(`${thing.name} by hand`, { rule }), [register.event(thing, told)]);
  },
});

/** A register as a game holds it, whatever it lists. */
export type Kept<S, E extends GameEvent> = {
  readonly correct: ProcedureDef<S, E>;
  page(state: S, actions: readonly Action[]): LedgerView;
};
export const keepRegister = <S, E extends GameEvent, T extends Thing, A>(
  register: Register<S, E, T, A>,
): Kept<S, E> => ({
  correct: correctRegister(register),
  page: (state, actions) => registerPage(register, state, actions),
});
