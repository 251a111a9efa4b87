import { type Bound, fields, houseRules, id, list, oneOf, text, WORDS, whole } from '../core/bounds';
import type { LedgerLine } from '../core/play/ledger';
import { type Cursor, nextStep, nextTurn, type Sequence, startOfTurn } from '../core/play/sequence';
import { type Due, dueNow } from './due';

/** What a game of turns remembers, whatever it is about: it adds its own to this. */
export type TurnState<Side extends string, House, End extends string> = {
  readonly players: { readonly [S in Side]: string };
  readonly house: House;
  readonly stage: 'before' | 'underway' | 'over';
  readonly cursor: Cursor;
  readonly dues: readonly Due[];
  readonly points: readonly LedgerLine[];
  readonly ended?: End;
};
export type AnyTurnState = TurnState<string, unknown, string>;

/** Before anything has happened. */
export const turnStart = <Side extends string, House>(
  sides: { readonly [S in Side]: string },
  house: { readonly defaults: House },
  sequence: Sequence,
): Omit<TurnState<Side, House, never>, 'ended'> => ({
  players: sides,
  house: house.defaults,
  stage: 'before',
  cursor: startOfTurn(sequence, 1),
  dues: [],
  points: [],
});

/** As far as one correction of the points goes. */
export const CORRECTION = 99;

/** What is recorded of it, with its bounds. */
export const turnBounds = <Side extends string, House extends object, End extends string>(
  sides: { readonly [S in Side]: string },
  ends: { readonly [E in End]: string },
) => ({
  'v1.Begun': { players: namesOf(sides), house: houseRules<House>() },
  'v1.HouseChanged': { house: houseRules<House>() },
  'v1.StepEnded': { skipped: list(text(WORDS), 40) },
  'v1.DueDone': { due: id() },
  'v1.PointsCorrected': { label: text(WORDS), points: whole(-CORRECTION, CORRECTION) },
  'v1.Ended': { end: oneOf(...(Object.keys(ends) as End[])) },
});

/** The same as the procedures of such a game write it down. */
export type TurnEvent<S extends AnyTurnState> =
  | ({ readonly type: 'v1.Begun' } & Pick<S, 'players' | 'house'>)
  | ({ readonly type: 'v1.HouseChanged' } & Pick<S, 'house'>)
  | { readonly type: 'v1.StepEnded'; readonly skipped: readonly string[] }
  | { readonly type: 'v1.DueDone'; readonly due: string }
  | { readonly type: 'v1.PointsCorrected'; readonly label: string; readonly points: number }
  | { readonly type: 'v1.Ended'; readonly end: NonNullable<S['ended']> };

const namesOf = <Side extends string>(sides: { readonly [S in Side]: string }) =>
  fields(Object.fromEntries(Object.keys(sides).map((side) => [side, text(24)]))) as Bound<unknown> as Bound<{
    readonly [S in Side]: string;
  }>;

/** What each of these events does. */
export const turnEffects = <S extends AnyTurnState>(sequence: Sequence) => ({
  'v1.Begun': (state: S, { players, house }: Pick<S, 'players' | 'house'>): S => ({
    ...state,
    players,
    house,
    stage: 'underway',
  }),
  'v1.HouseChanged': (state: S, { house }: Pick<S, 'house'>): S => ({ ...state, house }),
  'v1.StepEnded': (state: S): S => {
    const cursor = nextStep(sequence, state.cursor) ?? nextTurn(sequence, state.cursor);
    return cursor ? { ...state, cursor } : { ...state, stage: 'over' };
  },
  'v1.DueDone': (state: S, { due }: { readonly due: string }): S | string =>
    dueNow(state.dues, sequence, state.cursor).some((each) => each.id === due)
      ? { ...state, dues: state.dues.filter((each) => each.id !== due) }
      : 'It is not due.',
  'v1.PointsCorrected': (state: S, line: { readonly label: string; readonly points: number }): S =>
    withPoints(state, line.label, line.points),
  'v1.Ended': (state: S, { end }: { readonly end: NonNullable<S['ended']> }): S => ({ ...state, ended: end }),
});

/** One line more in the ledger. */
export const withPoints = <S extends AnyTurnState>(
  state: S,
  label: string,
  points: number,
  rule?: string,
): S => {
  const line = { id: String(state.points.length), label, points, when: `Turn ${state.cursor.turn}` };
  return { ...state, points: [...state.points, { ...line, ...(rule !== undefined && { rule }) }] };
};
