import { vi } from 'vitest';
import { pause, until } from './until';

/**
 * As `until`, with the clock of what is tried ten times as fast: for one who waits longer after each try. The network takes
 * the time it takes, so a try still has more than half a second for its answer.
 */
export async function untilTried(look: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await until(async () => {
      await pause(20);
      await vi.advanceTimersByTimeAsync(200);
      look();
    }, 90_000);
  } finally {
    vi.useRealTimers();
  }
}
