import { restoreExtremes } from './extremes-runs';

// The soak plays more.
restoreExtremes(1);
