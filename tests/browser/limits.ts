import type { Counted } from './counts';

/**
 * The most that one run of the browser tests may take. Whoever raises a number says in a line beside it what for:
 * what a test asks of sentences, refusals and journals is asked in tests/screens, without a browser.
 */
export const limits: { readonly [what in Counted | 'tests']: number } = {
  tests: 248,
  /** Browsers on a profile of their own, besides the one of each worker. */
  launches: 400,
  contexts: 400,
  loads: 1200,
  axe: 1200,
};
