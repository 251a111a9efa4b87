import { signal } from '@preact/signals';
import { writtenAt } from '../../app/kept-file/state';
import { type GameRow, isExample } from '../../app/library';
import { keep, recall } from '../../app/settings';
import { linesSince } from './last-copy';

const KEY = 'war-diary:copy-reminded';
/** Play that goes on within so long of a reminder is the same session. */
const SESSION_MS = 4 * 3_600_000;
/** Fewer lines are a set-up, or a look around. */
const LEAST_LINES = 30;

/** The reminder stands on the first screen until it is acted on or put away. */
export const reminding = signal(false);
let last = 0;

/** Since the last copy enough was recorded, in a session that no reminder came in, and no file keeps it. */
export function wantsReminder(rows: readonly GameRow[], reminded: number): boolean {
  const fresh = rows.filter((row) => !isExample(row) && linesSince([row]) > 0);
  if (writtenAt() !== undefined || linesSince(fresh) < LEAST_LINES) return false;
  return fresh.some(({ updated }) => updated > reminded + SESSION_MS);
}

export function lookWhetherToRemind(rows: readonly GameRow[], now: number): void {
  if (!wantsReminder(rows, Math.max(last, Number(recall(KEY)) || 0))) return;
  last = now;
  keep(KEY, String(now));
  reminding.value = true;
}

export const putOff = (): void => {
  reminding.value = false;
};
