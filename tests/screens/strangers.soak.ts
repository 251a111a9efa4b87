import { everyTrial } from '../games/every-game/trials';
import { changedByOthers } from './strangers';

changedByOthers(everyTrial);
