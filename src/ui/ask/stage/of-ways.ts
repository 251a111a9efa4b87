/** Ways that nobody counts on fingers: more dice than three of six sides. */
const MANY = 216;

/** "3 of 6"; of very many ways a percentage, never a whole that it is not. */
export const ofWays = (some: number, ways: number, between = ' of '): string =>
  ways > MANY && some && some < ways
    ? `${Math.min(99, Math.max(1, Math.round((100 * some) / ways)))} %`
    : `${some}${between}${ways}`;
