import type { Book, Proc } from '../book';
import type { Game } from '../game';
import type { GameReport, Told, When } from './game-report';

/** A procedure with the states it stood between; struck or open, they are the same. */
export type Passed<S> = {
  readonly proc: Proc;
  readonly before: S;
  readonly after: S;
  readonly when: When;
  readonly then: When;
};

/** Goes through a game once more by its recorded events. */
export function walkGame<S>(
  game: Game<S>,
  book: Book<S>,
  report: GameReport<S> | undefined,
): readonly Passed<S>[] {
  let before = game.initial();
  let when = whenOf(game, report, before);
  return book.procs.map((proc) => {
    const events = proc.struck ? [] : (proc.outcome?.events ?? []);
    const after = events.reduce((state, event) => game.apply(state, event).state, before);
    const then = after === before ? when : whenOf(game, report, after);
    const passed = { proc, before, after, when, then };
    before = after;
    when = then;
    return passed;
  });
}

const whenOf = <S>(game: Game<S>, report: GameReport<S> | undefined, state: S): When =>
  report?.when?.(state) ?? { turn: game.moment(state) };

/** True for what one side alone may know yet. */
export const isSealed = ({ revealed }: Book<unknown>, { secret }: Proc): boolean =>
  secret !== undefined && !revealed.has(secret.tag);

/** What the tables of a game are made of: nothing struck, nothing open, nothing sealed. */
export function toldOf(book: Book<unknown>, passed: readonly Passed<unknown>[]): readonly Told[] {
  return passed.flatMap(({ proc, when: { turn } }): Told[] => {
    const { struck, outcome, moment, title, side, amended } = proc;
    if (struck || !outcome || isSealed(book, proc)) return [];
    return [
      {
        ...(turn && { turn }),
        moment,
        title: outcome.trace.find(({ kind }) => kind === 'title')?.label ?? title,
        ...(side && { side }),
        events: outcome.events,
        trace: outcome.trace,
        amended: amended !== undefined,
      },
    ];
  });
}
