import { isWhole } from '../json';
import { fail, ok, type Result } from '../result';
import { parseWhole } from '../typed';
import type { Command } from './commands';
import { MOST_MINUTES } from './parse-entry';

/** Sets the game clock to so many minutes a side, or none, and lets it run or stand. */
export function setClock(minutes: number, runs: boolean): Result<Command> {
  if (!isWhole(minutes, 0, MOST_MINUTES)) return wrongMinutes;
  return ok({ entry: { kind: 'v1.Clocked', minutes, ...(runs && { runs }) }, learn: [] });
}

/** The minutes a side as they were typed; none for an empty text. */
export function readMinutes(typed: string): Result<number> {
  const minutes = typed === '' ? 0 : parseWhole(typed);
  return isWhole(minutes, typed === '' ? 0 : 1, MOST_MINUTES) ? ok(minutes) : wrongMinutes;
}

const wrongMinutes = fail(
  'clock.minutes',
  `A game clock takes 1 to ${MOST_MINUTES} whole minutes a side. Nothing was changed.`,
);
