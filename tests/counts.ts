import type { Counted } from './support/counted';

/**
 * What a whole run of the tests in Node takes, exactly. A longer run is a decision: whoever changes a number says in a line
 * beside it what for, and whether the soak would not do.
 */
export const counts: { readonly [what in Counted]: number } = {
  // Through the screens: the shortest recorded game of the app's kinds, and that of one that is a file.
  'lines tapped': 36,
  // At the table without a screen, and undone to the first line: the shortest of each kind, 108 of them of two more files.
  'lines replayed': 448,
  // Real servers, begun or begun again.
  'hall servers': 10,
};
