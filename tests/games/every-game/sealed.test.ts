import { playSealed, untilOpened } from './sealed-runs';

// As few games as seal something of each kind; the soak plays all of them to their end, and tries more of each.
playSealed(untilOpened, { moments: 1, answers: 4, searches: 1 }, 80);
