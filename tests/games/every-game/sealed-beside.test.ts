import { sealAllBeside } from './sealed-beside-runs';

// The first of each; the soak seals more of each.
sealAllBeside(1);
