import { restoreExtremes } from './extremes-runs';

// One of each way to play, about; the soak plays more.
restoreExtremes(4);
