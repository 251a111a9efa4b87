import { restoreExtremes } from './extremes-runs';

restoreExtremes(100);
