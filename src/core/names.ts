/** The longest title of a game, in characters (UTF-16 units). */
export const TITLE_LENGTH = 60;

/** Names that people would read as one. */
export const sameName = (a: string, b: string): boolean => foldName(a) === foldName(b);
const foldName = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** By this name the journal of every game knows the procedure that starts it from a state sheet. */
export const FROM_SHEET = 'from-sheet';
