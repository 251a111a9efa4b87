import { everyTrial } from '../games/every-game/trials';
import { answerByKeyboard, carry, playOver } from './every-game';

playOver(everyTrial);
answerByKeyboard(everyTrial);
carry(everyTrial);
