import { stashAway } from './stash';

stashAway();
