import { factorsThatAreNone } from './factors';

factorsThatAreNone(true);
