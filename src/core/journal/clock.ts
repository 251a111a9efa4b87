import type { Entry, Used } from './journal';

/** What a journal says of the game clock. */
export type Clock = {
  /** A side; none where the clock was taken away. */
  readonly minutes: number;
  readonly runs: boolean;
  /** In seconds, by side. */
  readonly used: Used;
};

/** Undefined where there never was a clock. Time counts whatever became of the line that it came with. */
export function clockIn(entries: readonly Entry[], before?: Clock): Clock | undefined {
  let clock = before;
  const used = new Map(Object.entries(before?.used ?? {}));
  for (const entry of entries) {
    if (entry.kind === 'v1.Clocked') clock = { minutes: entry.minutes, runs: entry.runs === true, used: {} };
    if (entry.used)
      for (const [side, seconds] of Object.entries(entry.used))
        used.set(side, (used.get(side) ?? 0) + seconds);
  }
  return clock && { ...clock, used: Object.fromEntries(used) };
}

export type Told = { readonly entries: readonly Entry[]; readonly clockBefore?: Clock };

export const clockOf = ({ entries, clockBefore }: Told): Clock | undefined => clockIn(entries, clockBefore);
