import { type Args, type GameEvent, type ProcedureDef, startDerivation } from '../core/play/procedure';
import type { HullType, RegisterEntry, RegisterView } from '../core/play/view';
import { askFields, type FieldsOf } from './fields';
import { heading } from './lines';
import { offer } from './offers';
import { finish } from './steps';
import { askWhich, type Thing } from './which';

/** Things with fields and clocks, such as ships, squadrons, units: listed in a register, corrected by hand. */
export type Register<S, E extends GameEvent, T extends Thing, A> = {
  /** The id of the procedure that corrects it. */
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** Which thing? */
  readonly which: string;
  of(state: S): readonly T[];
  /** What is said of it: "damaged, due on turn 4". */
  note(thing: T): string;
  /** How it is drawn; as one that is whole where nothing is said. */
  type: HullType;
  stateOf?(thing: T): RegisterEntry['state'];
  /** Whose it is, and where: together where nothing is said. */
  place?(thing: T): { readonly label: string; readonly side?: string };
  fields(thing: T): FieldsOf<A>;
  event(thing: T, told: A): E;
};

/** All of it, place by place. */
export const registerView = <S, E extends GameEvent, T extends Thing, A>(
  register: Register<S, E, T, A>,
  state: S,
): RegisterView => {
  const { title, of, note, type, stateOf, place } = register;
  const places = new Map<string, Place<T>>();
  for (const thing of of(state)) {
    const at = place?.(thing) ?? { label: title };
    const id = `${at.side ?? ''}:${at.label}`;
    places.set(id, { ...at, id, things: [...(places.get(id)?.things ?? []), thing] });
  }
  return {
    title,
    groups: [...places.values()].map(({ things, ...group }) => ({
      ...group,
      entries: things.map((thing) => ({
        id: thing.id,
        name: thing.name,
        type,
        state: stateOf?.(thing) ?? 'whole',
        notes: [],
        facts: [{ label: note(thing) }],
      })),
    })),
    actions: [offer(correctRegister(register))],
  };
};
type Place<T> = {
  readonly id: string;
  readonly label: string;
  readonly side?: string;
  readonly things: readonly T[];
};

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
    const work = startDerivation();
    const more = (thing: T) => ({ note: note(thing) });
    const thing = yield* askWhich(work, things, { key: 'which', rule, title: which, more });
    const form = { key: 'facts', rule, title: `${thing.name}: how does it stand?`, submit: 'Save' };
    const told = yield* askFields(work, form, register.fields(thing));
    return finish(heading(`${thing.name} by hand`, { rule }), [register.event(thing, told)]);
  },
});

/** A register as a game holds it, whatever it lists. */
export type Kept<S, E extends GameEvent> = {
  readonly correct: ProcedureDef<S, E>;
  view(state: S): RegisterView;
};
export const keepRegister = <S, E extends GameEvent, T extends Thing, A>(
  register: Register<S, E, T, A>,
): Kept<S, E> => ({
  correct: correctRegister(register),
  view: (state) => registerView(register, state),
});
