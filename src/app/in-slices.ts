import { fail, type Result } from '../core/result';
import type { Steps } from '../core/steps';

/** Milliseconds of work without a pause in which a tap comes first; a pause costs four. */
const SLICE = 24;

/** Milliseconds that work of this page has waited between its slices: seconds each where the page is hidden. */
let waitedMs = 0;

async function pause(): Promise<void> {
  const began = performance.now();
  await new Promise((next) => setTimeout(next));
  waitedMs += performance.now() - began;
}

/** Milliseconds for one text, game or merge from elsewhere; 20,000 lines of play take well under a second. */
const PATIENCE_MS = 10_000;

/** Tells whether what is done from now on has taken too long; what it waits between its slices is not counted. */
export function tooLong(ms = PATIENCE_MS): () => boolean {
  const worked = () => performance.now() - waitedMs;
  const until = worked() + ms;
  return () => worked() > until;
}

/** Works until it is done, a little at a time; undefined where it is no longer wanted. */
export async function inSlices<T>(
  work: Generator<unknown, T>,
  isWanted: () => boolean,
): Promise<T | undefined> {
  while (isWanted()) {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
    await pause();
  }
  return undefined;
}

/** Lets a tap come first; whether what is read is still wanted. */
export async function mayGoOn(stopped?: AbortSignal): Promise<boolean> {
  await pause();
  return !stopped?.aborted;
}

/** The same as `inSlices` for who reads something that came from outside, until it is read or its signal says stop. */
export const readInSlices = async <T>(work: Steps<Result<T>>, stopped?: AbortSignal): Promise<Result<T>> =>
  (await inSlices(work, () => !stopped?.aborted)) ?? stoppedReading;

export const stoppedReading = fail('read.stopped', 'Reading was cancelled. Nothing was changed.');
