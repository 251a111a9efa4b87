import type { Counted } from './support/counted';

/**
 * What a whole run of the tests in Node takes, exactly. A longer run is a decision: whoever changes a number says in a line
 * beside it what for, and whether the soak would not do.
 */
export const counts: { readonly [what in Counted]: number } = {
  // Through the screens: the shortest recorded game of the app's kinds, and that of the kind in no app.
  'lines tapped': 40,
  // At the table without a screen, and undone to the first line: the shortest of each kind.
  'lines replayed': 340,
  // Real servers, begun or begun again.
  'hall servers': 10,
};
