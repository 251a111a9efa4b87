import type { Game } from '../play/game';
import { fail, type Result } from '../result';
import { type Book, foldJournal } from './book';
import { type Command, strike } from './commands';
import { isMark } from './journal';

/**
 * Strikes a line and all that was recorded from there on, as one entry: what was open at that line is open again. A
 * line before it that was corrected since stays as corrected, amendments apart: they are lines of their own. Lines out of
 * `reach` stay.
 */
export function undoTo<S>(game: Game<S>, book: Book<S>, line: string, reach = book): Result<Command> {
  const from = book.entries.findIndex(({ id }) => id === line);
  if (from < 0 || book.struck.has(line)) return fail('undo.unknown', 'That line is struck already.');
  const wasOpen = foldJournal(game, book.entries.slice(0, from)).open?.proc.opened.id;
  const tail = book.entries.slice(from);
  const opened = new Set(tail.map(({ id }) => id));
  const within = new Set(reach.entries);
  const ids = tail
    .filter((entry) => within.has(entry))
    .filter(({ kind, id }) => kind !== 'v1.Struck' && kind !== 'v1.Restored' && !book.struck.has(id))
    .filter((entry) => entry.kind === 'v1.Noted' || !('of' in entry && book.struck.has(entry.of)))
    .filter((entry) => entry.kind !== 'v1.Answered' || entry.of === wasOpen || opened.has(entry.of))
    .map(({ id }) => id);
  return strike(book, ids);
}

/** How many lines of the log a strike takes, answers, bookmarks and places not counted. */
export const linesOf = (book: Book<unknown>, { entry }: Command): number => {
  const ids = 'ids' in entry ? entry.ids : [];
  return book.entries.filter(
    (entry) => entry.kind !== 'v1.Answered' && !isMark(entry) && ids.includes(entry.id),
  ).length;
};
