/** What a phone may have to fetch, in kB of gzipped JavaScript. The gate (limits.mjs) and `npm run bench` share these. */
export const budgets = {
  /** The page as it is painted first: its HTML and style. */
  page: 2.9,
  /** Until the main control of the first screen works; 24 since an address may lead into a hall. */
  usable: 24,
  /** The whole first screen, with the store; 62.8 for the same, and for lines that are sealed without the pen. */
  firstScreen: 62.8,
  /**
   * What opening a game of Invasion Pearl Harbor adds. 52 since its battles know a hex again and name each step; 52.5 since
   * a table can be merged with another phone's and says who has the pen; 52.8 since its own side seals without it, and
   * a game may be at a hall.
   */
  game: 52.9,
  /** What opening any other game adds. 62 since 7Dec41 keeps the cards, markers and waves that players kept on paper. */
  otherGame: 62,
  /** The same of USN Deluxe, whose orders of battle come with it. 75.2 since each side seals its missions. */
  openingUsn: 75.2,
  /**
   * All that comes after the first touch: every screen, the engine, a game with its texts. 0.1 for taps that wait for lines of
   * another phone.
   */
  playing: 167.2,
  /**
   * The same of USN Deluxe, a clerk of 192 turns that lands, and fights on land, at sea and in the air. With the result for
   * other apps, which comes with the report.
   */
  playingUsn: 209.3,
  /**
   * What a game on several phones adds, once somebody opens one: the exchange, its codes and its screens; 2 kB of it for
   * what is sealed when a phone is gone, 2.5 for what is sealed without the pen, 1 for a table's place at a hall, 3.8 for a
   * player's other devices.
   */
  pairing: 45.2,
  /**
   * What a link into a hall adds, once somebody opens one: the client of its server, which is most of it, and what carries a
   * game there; and what only an event's organiser and director fetch.
   */
  hall: 68.5,
  organiser: 8.5,
  board: 5.5,
  /** The first screen with New game, and opening IPH, as the bench sees them come over the network. */
  fetched: { firstScreen: 67.2, game: 53 },
};
