import { expect, it } from 'vitest';
import { READINGS, SHIFTS, unlikeCounted } from './odds-counted';

it.each(READINGS.flatMap((reading) => SHIFTS.map((shift) => [reading, shift] as const)))(
  'break points equal a count one by one: %s, %i',
  (reading, shift) => {
    expect(unlikeCounted(reading, shift, 60, 20)).toEqual([]);
  },
);
