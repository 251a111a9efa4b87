// What people type, however their keyboard writes it: the digits and dashes of every script, letters with and without marks.

/** What stands for a minus: every dash, the sign itself, what a Japanese keyboard writes in its place, and an emoji. */
const DASHES = /[\p{Pd}\u2212\u207b\u02d7\u30fc\uff70\u2796]/gu;
/** The letters, digits and signs of ASCII as wide as those of Chinese and Japanese. */
const WIDE = /[\uff01-\uff5e]/g;
const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as that of ASCII. Each script has its ten in a row, from 0 on; two may follow each other. */
function plainDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
  if (code < 0x80) return String.fromCodePoint(code);
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** The same in the digits, the minus, the plus and the slash of ASCII. For numbers, and what is made of them, alone. */
export const plainNumbers = (text: string): string => plainSigns(text).trim();

const plainSigns = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DIGIT, plainDigit)
    .replace(DASHES, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\p{Cf}/gu, '');

/** The whole number a player typed, or undefined: nothing is rounded, trimmed of letters or taken for zero. */
export function parseWhole(text: string): number | undefined {
  const typed = plainNumbers(text);
  return /^[-+]?\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

/** Letters that are no other letter with a mark, as who lacks them types them; and the one sigma. */
const LETTERS: { readonly [letter: string]: string } = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', æ: 'ae', œ: 'oe', þ: 'th', ŋ: 'n', ς: 'σ' },
};
/** Apostrophes, and the letters and marks that are typed and printed in their place: the okina of O‘ahu is each of them. */
const APOSTROPHES = /['‘’‚‛ʻʼʽʾʿˈ′‵`´＇ꞌ]/g;

/**
 * A text as people compare it who look for it or name something by it: in one case, without marks, apostrophes and what
 * cannot be seen, its digits and dashes those of ASCII. "Jörg" is "jorg", "O‘ahu" is "oahu". For comparing alone.
 */
export const fold = (text: string): string =>
  text.replace(APOSTROPHES, '').replace(BEYOND_ASCII, foldBeyond).toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Marks that people leave out: accents, and the vowel points of Arabic and Hebrew. Those that make another letter of it stay, such
 * as the vowels of Indian scripts and the voiced kana of Japanese.
 */
const LEFT_OUT = /(?![\u3099\u309a])\p{sc=Inherited}|[\u0591-\u05bd\u05bf-\u05c7]/gu;
const BEYOND_ASCII = /[^ -~]+/g;

/** A log of thousands of lines has a few dozen of these, which a search meets at each letter that is typed. */
const folded = new Map<string, string>();
const MOST_KEPT = 500;

function foldBeyond(letters: string): string {
  const known = folded.get(letters);
  if (known !== undefined) return known;
  const plain = plainSigns(letters)
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðħŧæœþŋς]/g, (letter) => LETTERS[letter] ?? letter);
  if (folded.size === MOST_KEPT) folded.clear();
  folded.set(letters, plain);
  return plain;
}
