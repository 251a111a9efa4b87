import type { Counted } from './counts';

/**
 * The most that one run of the browser tests may take: what a whole run took (81, 26, 97, 163, 185) and a few more. Whoever
 * raises a number says in a line beside it what for: what a test asks of sentences, refusals and journals is asked in
 * tests/screens, without a browser.
 */
export const limits: { readonly [what in Counted | 'tests']: number } = {
  tests: 84,
  /** Browsers on a profile of their own, besides the one of each worker. */
  launches: 28,
  contexts: 102,
  loads: 172,
  axe: 192,
};
