import { it } from 'vitest';
import { flipEveryByte } from '../support/hostile';
import { FULL_FILE, read, readMutated, readWritten, SMALL_FILE } from './toy-packs';

const every = Array.from({ length: 255 }, (_, i) => i + 1);
const bits = [1, 2, 4, 8, 16, 32, 64, 128];

it(
  'every byte of a small file, each of its 255 flips',
  () => flipEveryByte(read, SMALL_FILE, every),
  3_600_000,
);
it('every bit of a full file', () => flipEveryByte(read, FULL_FILE, bits), 3_600_000);
it('5,000 mutated files', () => readMutated(5000, 19411209), 3_600_000);
it('2,000 packs, written and read again', () => readWritten(2000, 19411210), 600_000);
