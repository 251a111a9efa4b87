/** Of what was sealed before there was a second phone: it is in the game that goes over. */
export const SEALED_BEFORE =
  'What a side seals from now on stays on its own phone until it is opened. What was sealed before goes over with the game, and only the curtain hides it there.';

/** What came from another phone. */
export function cameWords(fresh: number, from: string): string {
  if (fresh === 0) return `Nothing new from ${from}.`;
  return fresh === 1 ? `1 line from ${from}.` : `${fresh} lines from ${from}.`;
}

export const LINKED = 'Linked: lines go over by themselves while both stay open.';

/** What can be done without a camera, after "you can still". */
export const BY_FILE = 'send the lines as a file from “Two phones”';

/** Where the browser has no direct link. */
export const NO_LINK = 'This browser cannot link two phones: pass the lines on after each turn.';
