import { ONE_TAP } from '../hands/one-tap';
import { clickTwice } from './second-tap';

clickTwice(ONE_TAP);
