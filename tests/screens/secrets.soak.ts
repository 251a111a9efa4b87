import { lookAlike } from './secrets';

lookAlike();
