import { askDraw, type GameEvent, type ProcedureDef, startDerivation } from '../core/play/procedure';
import type { Chit, Panel } from '../core/play/view';
import { heading } from './lines';
import { finish, resting } from './steps';

/** A unit with a chit: in the cup, drawn and acting, laid aside, or out of the game for now. */
export type Chitted = { readonly id: string; readonly name: string; readonly chit: Chit['state'] };
/** What a game with a cup remembers of it. */
export type CupState<U extends Chitted = Chitted> = { readonly units: readonly U[] };

export const CHIT_STATES: { readonly [S in Chit['state']]: string } = {
  in: 'in the cup',
  current: 'acting',
  drawn: 'has acted',
  gone: 'off the field',
};
/** Where a chit is put by hand; only a draw makes a unit act. */
export const LAID = { in: CHIT_STATES.in, drawn: CHIT_STATES.drawn, gone: CHIT_STATES.gone } as const;

/** A unit as it is from here on. */
export const setUnit = <U extends Chitted, S extends CupState<U>>(
  state: S & CupState<U>,
  id: string,
  to: Partial<U>,
): S => ({ ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, ...to } : unit)) });

export const inCup = <U extends Chitted>({ units }: CupState<U>): readonly U[] =>
  units.filter(({ chit }) => chit === 'in');
/** The unit whose chit was drawn last, while it acts. */
export const acting = <U extends Chitted>({ units }: CupState<U>): U | undefined =>
  units.find(({ chit }) => chit === 'current');

/** Every chit that is not out of the game goes into the cup, or aside. */
export const layChits = <S extends CupState>(state: S, chit: 'in' | 'drawn'): S => ({
  ...state,
  units: state.units.map((unit) => (unit.chit === 'gone' ? unit : { ...unit, chit })),
});

/** This chit drawn from the cup; whoever acted has done so. */
export function takeChit<S extends CupState>(state: S, id: string): S | string {
  if (!inCup(state).some((unit) => unit.id === id)) return 'It is not in the cup.';
  const laid = state.units.map((unit) => (unit.chit === 'current' ? { ...unit, chit: 'drawn' } : unit));
  return { ...state, units: laid.map((unit) => (unit.id === id ? { ...unit, chit: 'current' } : unit)) };
}

export const cupPanel = ({ units }: CupState): Panel => ({
  kind: 'cup',
  title: 'Chits',
  chits: units.map(({ id, name, chit }) => ({ id, label: name, state: chit })),
});

/** One chit drawn blind says who acts next. */
export const drawChit = <S extends CupState, E extends GameEvent>(
  rule: string,
  event: (unit: string) => E,
): ProcedureDef<S, E> =>
  resting({
    id: 'draw',
    rule,
    title: 'Draw a chit',
    on: (state: S) => (inCup(state).length > 0 ? inCup(state) : 'The cup is empty.'),
    *run(units) {
      const from = units.map(({ id, name }) => ({ value: id, label: name }));
      const chit = { key: 'chit', rule, title: 'Which chit was drawn?', from };
      const { value } = yield* askDraw(startDerivation(), chit);
      const name = units.find(({ id }) => id === value)?.name;
      return finish(heading(`Chit: ${name}`, { rule }), [event(value)]);
    },
  });
