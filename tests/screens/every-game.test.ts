import { trials } from '../games/every-game/trials';
import { carry, playEvery } from './every-game';

playEvery();
// The first game's copies, rules and report have tests of their own here; of the others, which go the same way, the last.
carry(trials.slice(-1));
