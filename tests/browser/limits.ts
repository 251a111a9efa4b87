import type { Counted } from './counts';

/**
 * The most that one run of the browser tests may take: what a whole run took (81, 26, 97, 163, 185) and a few more. Whoever
 * raises a number says in a line beside it what for: what a test asks of sentences, refusals and journals is asked in
 * tests/screens, without a browser.
 */
export const limits: { readonly [what in Counted | 'tests']: number } = {
  // A fourth game, its stations and its whole game; the cell that is asked for in sight on a real screen. Codes
  // that move, before two cameras and before a film. Two phones that link, and what watches for it. Two that join a game
  // by their cameras and by a link, and their stations. A phone that is gone with what it sealed, twice. A hall: its
  // organiser and director, and a table with one who looks on.
  // A roll of two phones. A phone and a tablet of one player.
  tests: 111,
  /**
   * Browsers on a profile of their own, besides the one of each worker: three of them are phones that link,
   * and two that are killed in the midst of an exchange are opened four times each.
   */
  launches: 38,
  // A fourth game; two phones that read each other, two that link, and two that play one game; one of two that is gone. A hall.
  // Two that roll. Two of one player.
  contexts: 150,
  // A fourth game; the same.
  loads: 232,
  // The screens of a fourth game, and of its air strikes; two phones; those that join a game, and an envelope; what is
  // sealed without the pen; a hall; the devices of a player.
  axe: 270,
};
