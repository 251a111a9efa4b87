/** The clock of the test, not of the page under test. */
const { setTimeout: later } = globalThis;
const PATIENCE = 15_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => later(resolve, ms));

/** Looks until `look` does not throw, or throws its last reason. Patience is for what goes wrong: nothing is timed. */
export async function until<T>(look: () => T | Promise<T>, patience = PATIENCE): Promise<T> {
  const end = performance.now() + patience;
  for (let wait = 0; ; wait = Math.min(wait + 2, 20)) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(wait);
    }
  }
}
