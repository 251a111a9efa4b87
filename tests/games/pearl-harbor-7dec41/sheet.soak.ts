import { it } from 'vitest';
import { typeRecordedBack } from './sheet-typed';

it(
  'typed back, the table stands as it stood, after every line of every recorded game',
  () => typeRecordedBack(1),
  600_000,
);
