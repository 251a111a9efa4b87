import { everyTrial } from '../games/every-game/trials';
import { answerByKeyboard, carry } from './every-game';

answerByKeyboard(everyTrial);
carry(everyTrial);
