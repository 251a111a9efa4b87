import type { Told } from './clock';

/** Whether a game has a clock now; each screen asks, and nothing else of the clock is fetched for it. */
export const hasClock = ({ entries, clockBefore }: Told): boolean => {
  const last = entries.findLast((entry) => entry.kind === 'v1.Clocked') ?? clockBefore;
  return !!last?.minutes;
};
