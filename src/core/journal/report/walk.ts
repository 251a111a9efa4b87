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
export function walkGame<S>(
  game: Game<S>,
  book: Book<S>,
  report: GameReport<S> | undefined,
): readonly Passed<S>[] {
  let before = game.initial();
  let turn = turnOf(game, report, before);
  return book.procs.map((proc) => {
    const events = proc.struck ? [] : (proc.outcome?.events ?? []);
    const after = events.reduce((state, event) => game.apply(state, event).state, before);
    const nextTurn = after === before ? turn : turnOf(game, report, after);
    const passed = { proc, before, after, turn, nextTurn };
    before = after;
    turn = nextTurn;
    return passed;
  });
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
