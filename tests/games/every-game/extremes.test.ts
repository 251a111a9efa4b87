import { restoreExtremes } from './extremes-runs';

// Two of each way to play, about; the soak plays more.
restoreExtremes(8);
