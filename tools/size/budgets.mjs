/** What a phone may have to fetch, in kB of gzipped JavaScript. The gate (limits.mjs) and `npm run bench` share these. */
export const budgets = {
  /** Until the main control of the first screen works. */
  usable: 30,
  /** The whole first screen, with the store. */
  firstScreen: 70,
  /** What opening a game of Invasion Pearl Harbor adds. 51 since its battles know a hex again by name and by number. */
  game: 51,
  /** What opening any other game adds. */
  otherGame: 55,
};
