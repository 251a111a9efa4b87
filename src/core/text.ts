/** No more than `most` characters (UTF-16 units) of a text, and none of those that people see is cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Looked at from a little before the end: the whole of a long text would take minutes.
  const from = Math.max(0, most - LOOKED_AT);
  // One character more than the first that goes, as that may be the first half of one of two units.
  const near = text.slice(from, most + 2);
  return text.slice(0, from + startOfLetter(near, most - from));
}

const LOOKED_AT = 10_000;

/** Where the letter begins that this character belongs to; without a segmenter (Firefox before 125) a letter may lose its accents. */
function startOfLetter(text: string, at: number): number {
  if ('Segmenter' in Intl) return new Intl.Segmenter().segment(text).containing(at)?.index ?? at;
  return /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at;
}

/** Control characters, halves of characters, what turns the direction of writing, and what opens a tag. */
const MARKS = /[<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Text that the files and codes of version 1 cannot hold, and that stands in no id. */
export const hasMarks = (text: string): boolean => MARKS.test(text);

/** A hostile text, short and harmless enough to be named in a refusal. */
export const nameHostile = (text: string): string => cutText(text, 40).replace(new RegExp(MARKS, 'gu'), '?');

/** `__proto__`, `constructor` and the other names that every object has. */
export const isInherited = (key: string): boolean => key in {};
