import { it } from 'vitest';
import { RECORDED, typeRecordedBack } from './sheet-typed';

it.each(RECORDED)(
  'the sheet of %s, after every line typed back in',
  (name) => typeRecordedBack(name, 1),
  600_000,
);
