/**
 * Of a secret on two phones.
 */
export const SEALED_FOR_NOW =
  'For now a sealed entry, such as a secret order, goes to the other phone with the game: there too the curtain hides it, and nothing else does.';

/** What came from another phone. */
export function cameWords(fresh: number, from: string): string {
  if (fresh === 0) return `Nothing new from ${from}.`;
  return fresh === 1 ? `1 line from ${from}.` : `${fresh} lines from ${from}.`;
}

export const LINKED = 'Linked: lines go over by themselves while both stay open.';

/** What can be done without a camera, after "you can still". */
export const BY_FILE = 'send the lines as a file from “Two phones”';
