import type { Book } from '../core/journal/book';
import { isLine } from '../core/journal/journal';
import { type LogLine, logLines } from '../core/journal/log';

/** A turn that is longer is told in parts. */
const MOST = 150;

/** At least the last lines of the log, from the beginning of a turn on where one is near. */
export function latestTurns(book: Book<unknown>, count: number): readonly LogLine[] {
  const lines = latestLines(book, count + MOST);
  const first = lines.length - count;
  if (first <= 0) return lines;
  const moment = lines[first]?.moment;
  return lines.slice(lines.slice(0, first).findLastIndex((line) => line.moment !== moment) + 1 || first);
}

/** The last lines of the log; only the end of the journal is read, however long it is. */
export function latestLines(book: Book<unknown>, count: number): readonly LogLine[] {
  let from = book.entries.length;
  let lines = 0;
  let opened = 0;
  // What was sealed beside is a procedure where it was taken in. Goes on to a procedure: a note or a lesson takes its heading from the procedure before it.
  for (let first = ''; from > 0 && (lines < count || first !== 'v1.Opened'); from -= 1) {
    const entry = book.entries[from - 1];
    if (!entry || !isLine(entry)) continue;
    first = entry.kind;
    lines += 1;
    if (first === 'v1.Opened' || first === 'v1.TakenIn') opened += 1;
  }
  const entries = book.entries.slice(from);
  const amended = new Set(entries.flatMap((entry) => (entry.kind === 'v1.Amended' ? [entry.of] : [])));
  const start = book.procs.length - opened;
  const earlier = amended.size
    ? book.procs.slice(0, start).filter((proc) => amended.has(proc.opened.id))
    : [];
  const tail = { ...book, entries, procs: [...earlier, ...book.procs.slice(start)] };
  return logLines(tail).slice(-count);
}
