import { readFileSync } from 'node:fs';

/** A file of the second transcription, typed by somebody who saw the rulebook alone. */
export const expected = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./expected/${name}.json`, import.meta.url), 'utf8')) as T;

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const IN_WORDS = new RegExp(`\\b(?:${COUNTS.join('|')})\\b`, 'g');
/** "six divisions and 10 LAC" and "6 divisions, 10 LAC" read alike. */
export const plain = (words: string): string =>
  words
    .replaceAll(IN_WORDS, (word) => String(COUNTS.indexOf(word)))
    .replaceAll(/,? and /g, ', ')
    .replaceAll('armies', 'army')
    .replaceAll(/\b(division|regiment|brigade|battalion|engineer|front)s\b/g, '$1');
