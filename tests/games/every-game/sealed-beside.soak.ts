import { sealAllBeside } from './sealed-beside-runs';

sealAllBeside(6);
