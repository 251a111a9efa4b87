import { vi } from 'vitest';
import { pause, until } from './until';

/**
 * The clock of what is tried goes ten times as fast meanwhile: for one who waits longer after each try. The network takes
 * the time it takes, so a try still has more than half a second for its answer.
 */
export async function tenTimes(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const clock = (async () => {
    while (!isOver) {
      await pause(20);
      await vi.advanceTimersByTimeAsync(200);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await clock;
    vi.useRealTimers();
  }
}

/** As `until`, on that clock. */
export const untilTried = (look: () => void): Promise<void> => tenTimes(() => until(look, 90_000));
