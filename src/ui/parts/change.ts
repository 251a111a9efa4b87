import type { Session } from '../../app/session';
import type { Book } from '../../core/book';
import type { TraceLine } from '../../core/trace';

/**
 * The entry to strike so that one question of the open procedure is asked again. None for what was looked up,
 * and none for an answer given in the tap that opened the procedure: striking that would call all of it off.
 */
export function entryOfAnswer(book: Book<unknown>, key: string): string | undefined {
  const proc = book.open?.proc;
  const entry = proc?.entries.findLast(
    ({ id, answers }) => !book.struck.has(id) && answers.some((given) => given.key === key && !given.auto),
  );
  return entry && entry.id !== proc?.opened.id ? entry.id : undefined;
}

export function changeOf(session: Session, line: TraceLine): (() => void) | undefined {
  const entry = line.prompt === undefined ? undefined : entryOfAnswer(session.book.value, line.prompt);
  return entry === undefined ? undefined : () => void session.strike([entry]);
}
