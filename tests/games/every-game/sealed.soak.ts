import { playSealed } from './sealed-runs';

playSealed(({ recorded }) => recorded, { moments: 5, answers: 6, searches: Number.POSITIVE_INFINITY }, 100);
