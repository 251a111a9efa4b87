import type { Book } from '../core/book';
import { type LogLine, logLines } from '../core/log';

/** The last lines of the log; only the end of the journal is read, however long it is. */
export function latestLines(book: Book<unknown>, count: number): readonly LogLine[] {
  let from = book.entries.length;
  let lines = 0;
  let opened = 0;
  // Goes on to a procedure: a note or a lesson takes its heading from the procedure before it.
  for (let first = ''; from > 0 && (lines < count || first !== 'v1.Opened'); from -= 1) {
    const kind = book.entries[from - 1]?.kind;
    if (kind !== 'v1.Opened' && kind !== 'v1.Noted' && kind !== 'v1.Taught') continue;
    first = kind;
    lines += 1;
    if (kind === 'v1.Opened') opened += 1;
  }
  const tail = {
    ...book,
    entries: book.entries.slice(from),
    procs: book.procs.slice(book.procs.length - opened),
  };
  return logLines(tail).slice(-count);
}
