/** Milliseconds of work without a pause in which a tap comes first. */
const SLICE = 8;

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
