import type { Counted } from './counts';

type Exact = 'launches' | 'looks';

/**
 * What a whole run of the browser tests takes, exactly. A longer run is a decision: whoever changes a number says in a line
 * beside it what for. What is asked of sentences, refusals and journals is asked in tests/screens, without a browser.
 */
export const exactly: { readonly [what in Exact]: number } = {
  // Browsers on a profile of their own, besides the one of each worker: most of them are killed, and opened again. Two are for a
  // game by a file that is killed in its midst.
  launches: 9,
  // Screens that a walk stops at; the last that came is what just happened in the example.
  looks: 55,
};

/** The most that a run may take of what varies a little. */
export const limits: { readonly [what in Exclude<Counted, Exact> | 'tests']: number } = {
  // A run for each screen of the two walks that look closely, with something that none before it had; in the soak for each look.
  axe: 19,
  // One for Undo, which keeps its place only where a layout is; one walks to six screens at three sizes of text; one for
  // what a tap reaches between two turns; six look whether what was just rolled leaves room for what is asked; one opens the
  // dialogs at three sizes of text; two play a game by a file, by taps and by keyboard.
  tests: 58,
  contexts: 63,
  loads: 114,
};
