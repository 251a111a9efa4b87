import { playSealed } from './sealed-runs';

playSealed(({ recorded }) => recorded);
