import { playSealed, untilOpened } from './sealed-runs';

// As few games as seal something of each kind; the soak plays all of them to their end, and tries more of each.
playSealed(untilOpened, { moments: 2, answers: 4 }, 80);
