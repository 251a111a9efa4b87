import { randomId } from '../../storage/random-id';

/** 25 letters and digits hold 129 bits. */
const LENGTH = 25;

/** A name for the lines of a phone, or for a table, that nobody else has. */
export const freshWriter = (): string => randomId(LENGTH);
