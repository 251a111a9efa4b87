import { playSealed } from './sealed-runs';

playSealed(({ recorded }) => recorded, { moments: 5, answers: 6 }, 100);
