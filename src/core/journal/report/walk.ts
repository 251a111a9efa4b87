import type { Game } from '../../play/game';
import type { GameReport, Told } from '../../play/game-report';
import type { Steps } from '../../steps';
import { placesOf } from '../journal';
import type { ProcedureRun, Projection } from '../projection';

/** A procedure with the states it stood between, and their turns; struck or open, they are the same. */
export type Passed<S> = {
  readonly procedureRun: ProcedureRun;
  readonly before: S;
  readonly after: S;
  readonly turn: string | undefined;
  readonly nextTurn: string | undefined;
};

/** Goes through a game once more by its recorded events. */
export const walkGame = <S>(
  game: Game<S>,
  projection: Projection<S>,
  report: GameReport<S> | undefined,
): readonly Passed<S>[] => [...passGame(game, projection, report)];

/** The same in steps. */
export function* walkingGame<S>(
  game: Game<S>,
  projection: Projection<S>,
  report: GameReport<S> | undefined,
): Steps<readonly Passed<S>[]> {
  const passed: Passed<S>[] = [];
  for (const each of passGame(game, projection, report)) {
    passed.push(each);
    yield;
  }
  return passed;
}

/** The same, as far as is asked for. */
export function* passGame<S>(
  game: Game<S>,
  projection: Projection<S>,
  report: GameReport<S> | undefined,
): Generator<Passed<S>> {
  let before = game.initial();
  let turn = turnOf(game, report, before);
  for (const procedureRun of projection.runs) {
    const events = procedureRun.struck ? [] : (procedureRun.outcome?.events ?? []);
    const after = events.reduce((state, event) => game.apply(state, event).state, before);
    const nextTurn = after === before ? turn : turnOf(game, report, after);
    yield { procedureRun, before, after, turn, nextTurn };
    before = after;
    turn = nextTurn;
  }
}

const turnOf = <S>(game: Game<S>, report: GameReport<S> | undefined, state: S): string | undefined =>
  report ? report.turn(state) : game.moment(state);

/** True for what one side alone may know yet. */
export const isSealed = ({ revealed }: Projection<unknown>, { secret }: ProcedureRun): boolean =>
  secret !== undefined && !revealed.has(secret.tag);

/** What the tables of a game are made of: nothing struck, nothing open, nothing sealed. */
export function toldOf(projection: Projection<unknown>, passed: readonly Passed<unknown>[]): readonly Told[] {
  const tell = telling(projection);
  return passed.flatMap((each) => tell(each) ?? []);
}

/** Tells a step, or nothing of one that is struck, open or sealed. */
export function telling(projection: Projection<unknown>): (passed: Passed<unknown>) => Told | undefined {
  const places = placesOf(projection.entries, projection.struck);
  return ({ procedureRun, turn }) => {
    const { struck, outcome, moment, title, side, amended, opened } = procedureRun;
    if (struck || !outcome || isSealed(projection, procedureRun)) return undefined;
    const said = outcome.trace.find(({ kind }) => kind === 'title');
    const place = places.get(opened.id) ?? said?.place;
    return {
      ...(turn && { turn }),
      moment,
      title: said?.label ?? title,
      ...(side && { side }),
      ...(place && { place }),
      events: outcome.events,
      trace: outcome.trace,
      amended: amended !== undefined,
    };
  };
}
