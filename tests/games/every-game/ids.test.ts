import { readLogs } from './ids-runs';

// The soak reads them all.
readLogs(1);
