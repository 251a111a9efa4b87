import { FROM_SHEET } from '../names';
import type { Game } from '../play/game';
import type { Stands, TableView, Verdict } from '../play/view';
import { atOnce, type Steps } from '../steps';
import { foldingJournal, isAside, liveEntries, type ProcedureRun, type Projection } from './projection';

/**
 * The table as the journal has it (0048). A recorded verdict says what it was recorded with, from the journal as it was then,
 * and what has changed since: lines may have been struck, amended or added behind its back.
 */
export const tellTable = <S>(
  game: Game<S>,
  projection: Projection<S>,
  table: TableView = game.table(projection.state),
): TableView => atOnce(tellingTable(game, projection, table));

/** The same in steps. */
export function* tellingTable<S>(
  game: Game<S>,
  projection: Projection<S>,
  table: TableView,
): Steps<TableView> {
  const { verdict } = table;
  const end = verdict?.recorded ? recorderOf(game, projection) : undefined;
  if (!verdict || !end) return table;
  const then = yield* stateThen(game, projection, end);
  const was = then && game.table(then.state).verdict;
  const since = then && was?.recorded ? sinceWords(game, then.state, projection.state, verdict) : undefined;
  return {
    ...table,
    verdict: {
      ...verdict,
      ...(was?.recorded && { why: was.why }),
      ...(since && { since }),
      // Without the line that a sheet began with there would be no game.
      ...(end.opened.procedure !== FROM_SHEET && { line: end.opened.id }),
    },
  };
}

/** The procedure that recorded the end which stands, or the sheet that brought it along. */
function recorderOf<S>({ closes = [] }: Game<S>, { runs }: Projection<S>): ProcedureRun | undefined {
  const counts = ({ struck, outcome, conflicts }: ProcedureRun) => !struck && outcome && !conflicts.length;
  const opensWith = (ids: readonly string[]) =>
    runs.findLast((each) => counts(each) && ids.includes(each.opened.procedure));
  return opensWith(closes) ?? opensWith([FROM_SHEET]);
}

/** What the journal had come to when the end was recorded, as far as this phone may know it now; nothing where it is not read. */
function* stateThen<S>(
  game: Game<S>,
  projection: Projection<S>,
  end: ProcedureRun,
): Steps<{ readonly state: S } | undefined> {
  const { base, unread = 0, struck, entries, reading = entries } = projection;
  const closing = liveEntries(end, struck).at(-1)?.id;
  const last = reading.findIndex(({ id }) => id === closing) + 1;
  if (!last) return undefined;
  if (reading.slice(last).every(isAside)) return projection;
  const from = base ? base.count - unread : 0;
  if (last > from) return yield* foldingJournal(game, reading.slice(from, last), base);
  return unread ? undefined : yield* foldingJournal(game, reading.slice(0, last));
}

/** "Recorded at 23 points; now 20 of 22. By the rules the game is not over." */
function sinceWords<S>({ stands }: Game<S>, then: S, now: S, { side }: Verdict): string | undefined {
  if (!stands || then === now) return undefined;
  const [was, is] = [stands(then), stands(now)];
  if (was.now === is.now && was.calls?.id === is.calls?.id) return undefined;
  return [`Recorded ${was.at}; now ${is.now}.`, callWords(was, is, side)].filter(Boolean).join(' ');
}

function callWords({ calls: was }: Stands, { calls: is, open = NOT_OVER }: Stands, side?: string): string {
  if (was?.id !== is?.id) return is ? `The rules now say: ${is.label}.` : open;
  return is && is.side === side ? `${is.label} all the same.` : '';
}
const NOT_OVER = 'By the rules the game is not over.';
