import { foldFromWithin } from './long-projection-runs';

// The soak cuts them after each line.
foldFromWithin(151);
