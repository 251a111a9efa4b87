import type { Game } from '../../play/game';
import { gainedBetween } from '../../play/ledger';
import type { LedgerView } from '../../play/view';
import type { Passed } from './walk';

/** A total as it rose and fell, step by step. */
export type Climb = {
  readonly title: string;
  readonly label: string;
  /** What it stood at when the first turn began, and what it stands at. */
  readonly from: number;
  readonly to: number;
  readonly changes: readonly Change[];
  /** As they stand now. */
  readonly thresholds: LedgerView['thresholds'];
};
/** `at` is from 0, where the first turn begins, to 1; `why` the lines of the ledger that changed, as far as all may know them. */
export type Change = {
  readonly at: number;
  readonly moment: string;
  readonly value: number;
  readonly points: number;
  readonly why: readonly string[];
};

/** What one step changed in the open ledgers. */
export type Moved = {
  readonly totals: readonly (Total & { readonly points: number })[];
  readonly gained: ReturnType<typeof gainedBetween>;
};
type Total = { readonly title: string; readonly label: string; readonly value: number };

const NOTHING: Moved = { totals: [], gained: [] };

/** Goes along with the states of a game and says after each of them what moved; a ledger that is sealed is none. */
export function watchTotals<S>(game: Game<S>, state: S) {
  let before = state;
  let totals = totalsOf(game, state);
  return (after: S): Moved => {
    if (after === before) return NOTHING;
    const was = new Map(totals.map(({ title, value }) => [title, value]));
    const now = totalsOf(game, after);
    const moved = now.flatMap((total) => {
      const points = total.value - (was.get(total.title) ?? total.value);
      return points ? [{ ...total, points }] : [];
    });
    const gained = moved.length ? gainedBetween(game.ledgers(before), game.ledgers(after)) : [];
    before = after;
    totals = now;
    return moved.length ? { totals: moved, gained } : NOTHING;
  };
}

const totalsOf = <S>(game: Game<S>, state: S): readonly Total[] =>
  game.ledgers(state).flatMap(({ title, total, measured = total, sealed }) => {
    return measured && !sealed ? [{ title, ...measured }] : [];
  });

/** Where each step stands between the beginning of the first turn and now, from 0 to 1; undefined before. */
export function placesInTime(passed: readonly Passed<unknown>[]): readonly (number | undefined)[] {
  const turns: number[][] = [];
  let last: string | undefined;
  for (const [i, { turn }] of passed.entries()) {
    if (turn !== undefined && turn !== last) {
      turns.push([]);
      last = turn;
    }
    // What is recorded after the last turn stands at its end.
    turns.at(-1)?.push(i);
  }
  const places: (number | undefined)[] = passed.map(() => undefined);
  for (const [turn, steps] of turns.entries())
    for (const [i, step] of steps.entries())
      places[step] = (turn + (i + 1) / (steps.length + 1)) / turns.length;
  return places;
}

/** The totals that are drawn: those that have a mark to reach where any has, and that have moved at all. */
export function climbsOf<S>(
  game: Game<S>,
  state: S,
  moves: readonly { readonly at: number | undefined; readonly moment: string; readonly moved: Moved }[],
): readonly Climb[] {
  const open = game.ledgers(state).filter(({ sealed, total, measured }) => !sealed && (measured ?? total));
  const marked = open.filter(({ thresholds }) => thresholds.length);
  return (marked.length ? marked : open).flatMap(({ title, total, measured = total, thresholds }) => {
    const changes = moves.flatMap(({ at, moment, moved }) =>
      moved.totals.flatMap(({ value, points, ...of }): Change[] => {
        const why = moved.gained.map(({ label }) => label);
        return of.title === title && at !== undefined ? [{ at, moment, value, points, why }] : [];
      }),
    );
    const [first] = changes;
    if (!first || !measured) return [];
    const { label, value: to } = measured;
    return [{ title, label, from: first.value - first.points, to, changes, thresholds }];
  });
}
