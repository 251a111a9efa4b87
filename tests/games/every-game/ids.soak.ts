import { readLogs } from './ids-runs';

readLogs(Number.POSITIVE_INFINITY);
