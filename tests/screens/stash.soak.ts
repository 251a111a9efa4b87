import { stashAway } from './stash';

stashAway(true);
