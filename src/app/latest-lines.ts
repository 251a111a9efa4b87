import { isLine } from '../core/journal/kinds';
import { type LogLine, logLines } from '../core/journal/log';
import type { PhoneWords } from '../core/journal/phone-words';
import type { Projection } from '../core/journal/projection';

/** A turn that is longer is told in parts. */
const MOST = 150;

/** At least the last lines of the log, from the beginning of a turn on where one is near. */
export function latestTurns(
  projection: Projection<unknown>,
  count: number,
  words?: PhoneWords,
): readonly LogLine[] {
  const lines = latestLines(projection, count + MOST, words);
  const first = lines.length - count;
  if (first <= 0) return lines;
  const moment = lines[first]?.moment;
  return lines.slice(lines.slice(0, first).findLastIndex((line) => line.moment !== moment) + 1 || first);
}

/** The last lines of the log; only the end of the journal is read, however long it is. */
export function latestLines(
  projection: Projection<unknown>,
  count: number,
  words?: PhoneWords,
): readonly LogLine[] {
  let from = projection.entries.length;
  let lines = 0;
  let opened = 0;
  // What was sealed beside is a procedure where it was taken in. Goes on to a procedure: a note or a lesson takes its heading from the procedure before it.
  for (let first = ''; from > 0 && (lines < count || first !== 'v1.Opened'); from -= 1) {
    const entry = projection.entries[from - 1];
    if (!entry || !isLine(entry)) continue;
    first = entry.kind;
    lines += 1;
    if (first === 'v1.Opened' || first === 'v1.TakenIn') opened += 1;
  }
  const entries = projection.entries.slice(from);
  const amended = new Set(entries.flatMap((entry) => (entry.kind === 'v1.Amended' ? [entry.of] : [])));
  const start = projection.runs.length - opened;
  const earlier = amended.size
    ? projection.runs.slice(0, start).filter((procedureRun) => amended.has(procedureRun.opened.id))
    : [];
  const tail = { ...projection, entries, runs: [...earlier, ...projection.runs.slice(start)] };
  return logLines(tail, words).slice(-count);
}
