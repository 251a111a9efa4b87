import { playSealed, sealingAll } from './sealed-runs';

// As few as seal something of each kind; the soak plays them all.
playSealed(sealingAll);
