import type { Game } from '../play/game';
import { fail, type Result } from '../result';
import { type Command, strike } from './commands';
import { isMark } from './journal';
import { foldJournal, type Projection } from './projection';

/**
 * Strikes a line and all that was recorded from there on, as one entry: what was open at that line is open again. A
 * line before it that was corrected since stays as corrected, amendments apart: they are lines of their own. Lines out of
 * `reach` stay.
 */
export function undoTo<S>(
  game: Game<S>,
  projection: Projection<S>,
  line: string,
  reach = projection,
): Result<Command> {
  const from = projection.entries.findIndex(({ id }) => id === line);
  if (from < 0 || projection.struck.has(line)) return fail('undo.unknown', 'That entry is struck already.');
  const wasOpen = foldJournal(game, projection.entries.slice(0, from)).open?.procedureRun.opened.id;
  const tail = projection.entries.slice(from);
  const opened = new Set(tail.map(({ id }) => id));
  const within = new Set(reach.entries);
  const ids = tail
    .filter((entry) => within.has(entry))
    .filter(({ kind }) => kind !== 'v1.Clocked')
    .filter(({ kind, id }) => kind !== 'v1.Struck' && kind !== 'v1.Restored' && !projection.struck.has(id))
    .filter((entry) => entry.kind === 'v1.Noted' || !('of' in entry && projection.struck.has(entry.of)))
    .filter((entry) => entry.kind !== 'v1.Answered' || entry.of === wasOpen || opened.has(entry.of))
    .map(({ id }) => id);
  return strike(projection, ids);
}

/** How many lines of the log a strike takes, answers, bookmarks and places not counted. */
export const linesOf = (projection: Projection<unknown>, { entry }: Command): number => {
  const ids = 'ids' in entry ? entry.ids : [];
  return projection.entries.filter(
    (entry) => entry.kind !== 'v1.Answered' && !isMark(entry) && ids.includes(entry.id),
  ).length;
};
