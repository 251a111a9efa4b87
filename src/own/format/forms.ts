import { BOUNDS } from './bounds';
import type { Form } from './shapes';

// The kinds of text in a file.

const free = (name: string, most: number, fits: string): Form => ({ name, most, least: 1, fits });

export const NAME = free('name', BOUNDS.name, `A name has up to ${BOUNDS.name} letters.`);
export const SAY = free('say', BOUNDS.say, `Words of up to ${BOUNDS.say} letters fit.`);
/** May be empty. */
export const WORDS: Form = { ...SAY, name: 'words', least: 0 };
export const DIGEST = free(
  'digest',
  BOUNDS.digest + 120,
  `A line of up to ${BOUNDS.digest + 120} letters fits.`,
);
export const ID: Form = {
  name: 'id',
  most: BOUNDS.id,
  least: 1,
  pattern: '[\\p{L}\\p{N}_-]+(?: [\\p{L}\\p{N}_-]+)*',
  fits: `An id has up to ${BOUNDS.id} letters, digits, “-” and “_”, with single blanks between.`,
};
/** It becomes part of addresses. */
export const GAME_ID: Form = {
  name: 'game-id',
  most: BOUNDS.id,
  least: 1,
  pattern: '[a-z0-9]+(?:-[a-z0-9]+)*',
  fits: `The id of a game has up to ${BOUNDS.id} small letters a to z, digits and single “-” between.`,
};
export const RULE: Form = {
  name: 'rule',
  most: BOUNDS.rule,
  least: 1,
  pattern: '\\S+',
  fits: `A rule number has up to ${BOUNDS.rule} letters without blanks, such as “7.3”.`,
};
export const CODE: Form = {
  name: 'code',
  most: BOUNDS.code,
  least: 1,
  pattern: '\\S+',
  fits: `A code has up to ${BOUNDS.code} letters without blanks, such as “DR”.`,
};
/** `own`, `corps:b3`, `own.strength`, `supply@blue`, `any corps.strength`, `#`, or one of a few names. */
export const REF = free('ref', 3 * BOUNDS.id + 6, 'A name of this file fits.');
export const DICE: Form = {
  name: 'dice',
  most: 20,
  least: 1,
  pattern: '(?:\\d{1,2})?d\\d{1,3}(?: from [01]| keep (?:high|low))?',
  fits: 'Dice are written as “1d6”, “2d6”, “d66”, “1d10 from 0” or “3d6 keep high”.',
};
export const ROW = free(
  'row',
  BOUNDS.name + BOUNDS.id * (BOUNDS.fields + 1) + 60,
  'A row is “id | name | values”.',
);
export const CELLS = free('cells', BOUNDS.columns * (BOUNDS.code + 3), 'Codes with blanks between fit.');
export const HEADS = free('heads', BOUNDS.tableRows * 8, 'Heads with blanks between fit.');
export const HEAD = free('head', BOUNDS.name, `A head has up to ${BOUNDS.name} letters.`);
export const DATES = free('dates', BOUNDS.longest, 'Dates with commas between fit.');
