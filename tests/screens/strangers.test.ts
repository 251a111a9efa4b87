import { trials } from '../games/every-game/trials';
import { changedByOthers } from './strangers';

changedByOthers(trials.slice(0, 1));
