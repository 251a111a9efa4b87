import { fail, type Result } from '../core/result';
import type { Steps } from '../core/steps';

/** Milliseconds of work without a pause in which a tap comes first; a pause costs four. */
const SLICE = 24;

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
    await new Promise((next) => setTimeout(next));
  }
  return undefined;
}

/** Lets a tap come first; whether what is read is still wanted. */
export async function mayGoOn(stopped?: AbortSignal): Promise<boolean> {
  await new Promise((next) => setTimeout(next));
  return !stopped?.aborted;
}

/** The same as `inSlices` for who reads something that came from outside, until it is read or its signal says stop. */
export const readInSlices = async <T>(work: Steps<Result<T>>, stopped?: AbortSignal): Promise<Result<T>> =>
  (await inSlices(work, () => !stopped?.aborted)) ?? stoppedReading;

export const stoppedReading = fail('read.stopped', 'Reading was cancelled. Nothing was changed.');
