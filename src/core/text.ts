/** No more than `most` characters (UTF-16 units) of a text, and none of those that people see is cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const letter of lettersOf(text)) {
    if (kept.length + letter.length > most) break;
    kept += letter;
  }
  return kept;
}

/** Where the browser has no segmenter (Firefox before 125), a letter with its accents may be taken apart. */
const lettersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text;

/** Control characters, halves of characters, what turns the direction of writing, and what opens a tag. */
const MARKS = /[<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Text that the files and codes of version 1 cannot hold, and that stands in no id. */
export const hasMarks = (text: string): boolean => MARKS.test(text);

/** A hostile text, short and harmless enough to be named in a refusal. */
export const nameHostile = (text: string): string => cutText(text, 40).replace(new RegExp(MARKS, 'gu'), '?');

/** `__proto__`, `constructor` and the other names that every object has. */
export const isInherited = (key: string): boolean => key in {};
