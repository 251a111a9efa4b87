import { foldFromWithin } from './long-projection-runs';

foldFromWithin(1);
