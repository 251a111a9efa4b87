import type { Game } from '../../play/game';
import type { Passed } from './walk';

/** A total over the turns, each as it stood when the turn ended; the last one as it stands now. */
export type PointsCourse = {
  readonly title: string;
  readonly label: string;
  readonly turns: readonly TurnPoints[];
};

/** `turn` is short ("GT5"), `moment` in full. Thresholds may change from turn to turn. */
export type TurnPoints = {
  readonly turn: string;
  readonly moment: string;
  readonly value: number;
  readonly thresholds: readonly { readonly label: string; readonly at: number }[];
};

/**
 * A course for each open ledger that has a total. A turn in which a ledger was sealed is not in its course. With a halt after each
 * procedure: a long game is gone through in parts.
 */
export function* followPoints<S>(
  game: Game<S>,
  passed: Iterable<Passed<S>>,
): Generator<undefined, readonly PointsCourse[]> {
  const courses = new Map<string, { title: string; label: string; turns: TurnPoints[] }>();
  const add = ({ turn, moment, state }: TurnEnd<S>) => {
    for (const { title, total, measured = total, thresholds, sealed } of game.ledgers(state)) {
      if (!measured || sealed) continue;
      const { label, value } = measured;
      const course = { turns: [], ...courses.get(title), title, label };
      course.turns.push({ turn, moment, value, thresholds });
      courses.set(title, course);
    }
  };
  let last: TurnEnd<S> | undefined;
  for (const { after: state, nextTurn: turn } of passed) {
    yield;
    // What is recorded after the last turn counts with it.
    if (turn === undefined || turn === last?.turn) last = last && { ...last, state };
    else {
      if (last) add(last);
      last = { turn, moment: game.moment(state), state };
    }
  }
  if (last) add(last);
  return [...courses.values()];
}

/** The last state of a turn. */
type TurnEnd<S> = { readonly turn: string; readonly moment: string; readonly state: S };
