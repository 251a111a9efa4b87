import { isTextLine } from './json';
import { fold } from './typed';

/** The longest title of a game, in characters (UTF-16 units). */
export const TITLE_LENGTH = 60;

/** Names that people would read as one: a mark left out, another apostrophe or dash makes no other. */
export const sameName = (a: string, b: string): boolean => fold(a) === fold(b);

/** What would turn or break the sentence in which a name stands. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A name or a title as it is kept, wherever it comes from: one line, without marks that turn what stands behind it. */
export const tidyName = (given: string): string => given.replace(UNFIT, ' ').trim();

/** For what cannot be tidied, as others have it too. */
export const isName = (value: unknown, most: number): value is string =>
  isTextLine(value, most) && value.search(UNFIT) < 0;

/** The longest name of a seat, in characters (UTF-16 units). */
export const SEAT_NAME_LENGTH = 24;

/** By this name the journal of every game knows the procedure that starts it from a state sheet. */
export const FROM_SHEET = 'from-sheet';
