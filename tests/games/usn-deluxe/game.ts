import { stepsOf } from '../../../src/app/game-code';
import { usnDeluxe } from '../../../src/games/usn-deluxe/game';

await stepsOf(usnDeluxe as never);

/** The game with the steps that come later. */
export { usnDeluxe };
