import { playSealed, sealingAll } from './sealed-runs';

// As few as seal something of each kind; the soak plays them all, and tries more of each.
playSealed(sealingAll, { moments: 2, answers: 4 });
