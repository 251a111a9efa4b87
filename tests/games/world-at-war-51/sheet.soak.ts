import { it } from 'vitest';
import { GAMES, typeRecordedBack } from './sheet-typed';

it.each(Object.entries(GAMES))(
  'the sheet after every line of %s, typed into a new war, gives the same',
  (_, { entries }) => typeRecordedBack(entries, 1),
  600_000,
);
