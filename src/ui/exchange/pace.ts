/** How fast a moving code moves. The app sets it by how the device keeps up; nobody is asked. */
export type Pace = {
  readonly everyMs: number;
  /** Frames in a row that came late, or with a minus that came in time. */
  readonly run: number;
};

/** Five frames a second; at most so slow. */
const FAST_MS = 200;
const SLOW_MS = 600;
const STEP = 1.5;
const LATE_RUN = 3;
const CALM_RUN = 30;

export const FIRST_PACE: Pace = { everyMs: FAST_MS, run: 0 };

/**
 * The pace after a frame that came so late and took so long to draw. What takes half its time, or comes when half of it is
 * over, stands too shortly to be read: three such in a row slow it down, thirty others speed it up again.
 */
export function paceAfter({ everyMs, run }: Pace, lateMs: number, drawMs: number): Pace {
  const isLate = lateMs + drawMs > everyMs / 2;
  const next = isLate ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
  if (next >= LATE_RUN) return { everyMs: Math.min(everyMs * STEP, SLOW_MS), run: 0 };
  if (next <= -CALM_RUN) return { everyMs: Math.max(everyMs / STEP, FAST_MS), run: 0 };
  return { everyMs, run: next };
}
