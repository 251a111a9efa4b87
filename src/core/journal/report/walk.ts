import type { Game } from '../../play/game';
import type { GameReport, Told } from '../../play/game-report';
import type { Book, Proc } from '../book';
import { placesOf } from '../journal';

/** A procedure with the states it stood between, and their turns; struck or open, they are the same. */
export type Passed<S> = {
  readonly proc: Proc;
  readonly before: S;
  readonly after: S;
  readonly turn: string | undefined;
  readonly nextTurn: string | undefined;
};

/** Goes through a game once more by its recorded events. */
export const walkGame = <S>(
  game: Game<S>,
  book: Book<S>,
  report: GameReport<S> | undefined,
): readonly Passed<S>[] => [...passGame(game, book, report)];

/** The same, as far as is asked for. */
export function* passGame<S>(
  game: Game<S>,
  book: Book<S>,
  report: GameReport<S> | undefined,
): Generator<Passed<S>> {
  let before = game.initial();
  let turn = turnOf(game, report, before);
  for (const proc of book.procs) {
    const events = proc.struck ? [] : (proc.outcome?.events ?? []);
    const after = events.reduce((state, event) => game.apply(state, event).state, before);
    const nextTurn = after === before ? turn : turnOf(game, report, after);
    yield { proc, before, after, turn, nextTurn };
    before = after;
    turn = nextTurn;
  }
}

const turnOf = <S>(game: Game<S>, report: GameReport<S> | undefined, state: S): string | undefined =>
  report ? report.turn(state) : game.moment(state);

/** True for what one side alone may know yet. */
export const isSealed = ({ revealed }: Book<unknown>, { secret }: Proc): boolean =>
  secret !== undefined && !revealed.has(secret.tag);

/** What the tables of a game are made of: nothing struck, nothing open, nothing sealed. */
export function toldOf(book: Book<unknown>, passed: readonly Passed<unknown>[]): readonly Told[] {
  const places = placesOf(book.entries, book.struck);
  return passed.flatMap(({ proc, turn }): Told[] => {
    const { struck, outcome, moment, title, side, amended, opened } = proc;
    if (struck || !outcome || isSealed(book, proc)) return [];
    const said = outcome.trace.find(({ kind }) => kind === 'title');
    const place = places.get(opened.id) ?? said?.place;
    return [
      {
        ...(turn && { turn }),
        moment,
        title: said?.label ?? title,
        ...(side && { side }),
        ...(place && { place }),
        events: outcome.events,
        trace: outcome.trace,
        amended: amended !== undefined,
      },
    ];
  });
}
