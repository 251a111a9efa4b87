import { lookAlike } from './secrets';

lookAlike(true);
