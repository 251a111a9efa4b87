import { everyTrial } from '../games/every-game/trials';
import { carry } from './every-game';

carry(everyTrial);
