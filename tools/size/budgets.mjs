/**
 * What a phone may have to fetch, in kB of gzipped JavaScript: what was measured and at most 5 % of air, so that a small change needs
 * no other module. The gate (limits.mjs) and `npm run bench` share these.
 */
export const budgets = {
  /** The page as it is painted first: its HTML and style. */
  page: 3.5,
  /** Until the main control of the first screen works. */
  usable: 24.6,
  /** The whole first screen, with the store. */
  firstScreen: 66.8,
  /** What opening a game of Invasion Pearl Harbor adds. */
  game: 58.5,
  /** What opening any other game adds. */
  otherGame: 67.5,
  /** The same of USN Deluxe, whose orders of battle come with it. */
  openingUsn: 84.8,
  /** All that comes after the first touch: every screen, the engine, a game with its texts. */
  playing: 235,
  /** The same of USN Deluxe, a clerk of 192 turns that lands, and fights on land, at sea and in the air. */
  playingUsn: 303,
  /** What a game on several phones adds, once somebody opens one: the exchange, its codes and its screens. */
  pairing: 51.8,
  /** What a link into a hall adds, once somebody opens one: the client of its server, which is most of it. */
  hall: 70.9,
  /** What only an event's organiser fetches, and what only its director does. */
  organiser: 8.5,
  board: 5.3,
  /** What only a game that is a file fetches. */
  own: 75,
  /** What only making one on the phone fetches besides. */
  author: 18,
  /** What only a game with a clock fetches, and its line under More. */
  clock: 3.2,
  /** The first screen with New game, and opening IPH, as the bench sees them come over the network. */
  fetched: { firstScreen: 73.5, game: 66 },
};
