/** Tests of what has no state of its own: one worker loads it once for all their files. */
export const PURE = 'tests/{core,games,kit}/**/*.test.ts';

/** Those among them that put another module in the place of one: nobody else is to find it there. */
export const APART = ['tests/games/usn-deluxe/reworded.test.ts'];
