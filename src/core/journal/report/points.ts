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

/** A course for each open ledger that has a total. A turn in which a ledger was sealed is not in its course. */
export function pointsCourses<S>(game: Game<S>, passed: readonly Passed<S>[]): readonly PointsCourse[] {
  const ends = turnEnds(game, passed);
  const courses = new Map<string, { title: string; label: string; turns: TurnPoints[] }>();
  for (const { turn, moment, state } of ends) {
    for (const { title, total, measured = total, thresholds, sealed } of game.ledgers(state)) {
      if (!measured || sealed) continue;
      const { label, value } = measured;
      const course = { turns: [], ...courses.get(title), title, label };
      course.turns.push({ turn, moment, value, thresholds });
      courses.set(title, course);
    }
  }
  return [...courses.values()];
}

type TurnEnd<S> = { readonly turn: string; readonly moment: string; readonly state: S };

/** The last state of each turn. What is recorded after the last turn counts with it. */
function turnEnds<S>(game: Game<S>, passed: readonly Passed<S>[]): readonly TurnEnd<S>[] {
  const ends: TurnEnd<S>[] = [];
  for (const { after: state, nextTurn: turn } of passed) {
    const last = ends.at(-1);
    if (turn !== undefined && turn !== last?.turn) ends.push({ turn, moment: game.moment(state), state });
    else if (last) ends[ends.length - 1] = { ...last, state };
  }
  return ends;
}
