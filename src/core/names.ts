import { fold } from './typed';

/** The longest title of a game, in characters (UTF-16 units). */
export const TITLE_LENGTH = 60;

/** Names that people would read as one: a mark left out, another apostrophe or dash makes no other. */
export const sameName = (a: string, b: string): boolean => fold(a) === fold(b);

/** By this name the journal of every game knows the procedure that starts it from a state sheet. */
export const FROM_SHEET = 'from-sheet';
