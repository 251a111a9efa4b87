import { plainNumbers } from '../../../core/typed';

/** What stands raised in a page is between these two until it is read; nothing that is pasted holds them. */
export const RAISED = { from: '\ue000', to: '\ue001' } as const;

/** In one line: every kind of blank is one blank, and what cannot be seen is gone. */
export const tidyLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();

/** Letters that are none of ASCII's: a dash between them may be one of them. */
const OTHER_LETTERS = /[^\P{L}A-Za-z\uff01-\uff5e]/u;

const RAISED_FRACTION = new RegExp(
  `(\\d{0,3})${RAISED.from}(\\d{1,2})${RAISED.to} ?[/\u2044] ?(\\d{1,2})(?!\\d)`,
  'g',
);
const FRACTION = /(\d{0,3})([\u00bc-\u00be\u2150-\u215e])/g;
const asShare = (whole: string, of: string, by: string): string =>
  `${Number(whole) * Number(by) + Number(of)}/${by}`;

/** `½` is `1/2` and `1½` is `3/2`; dashes, minus signs and digits are those of a keyboard. */
export function plainText(text: string): string {
  const shares = text
    .replace(RAISED_FRACTION, (_, whole: string, of: string, by: string) => asShare(whole, of, by))
    .replace(FRACTION, (_, whole: string, sign: string) => {
      const [of = '', by = ''] = sign.normalize('NFKC').split('\u2044');
      return asShare(whole, of, by);
    });
  return OTHER_LETTERS.test(shares) ? shares : plainNumbers(shares);
}

const RAISED_NOTE = new RegExp(`${RAISED.from}([^${RAISED.to}]{0,3})${RAISED.to}$`);
const NOTE = /(?:[*†‡§¶\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3}|\[\w{1,2}\])$/;

/** Of a cell, in characters: before it is tidied, and at all. */
const LOOKED_AT = 2_000;
const LONGEST = 200;

export type Tidy = {
  readonly text: string;
  /** With the mark of a footnote that was left out. */
  readonly marked?: string;
};

/** A cell in one line, without the mark of a footnote behind it. */
export function tidyCell(raw: string): Tidy {
  const line = plainText(tidyLine(raw.slice(0, LOOKED_AT))).slice(0, LONGEST);
  const note = RAISED_NOTE.exec(line) ?? NOTE.exec(line);
  const before = note ? line.slice(0, note.index).trimEnd() : '';
  const text = bare(before || line);
  return note && before ? { text, marked: `${text}${bare(note[0])}` } : { text };
}

const bare = (text: string): string => text.replaceAll(RAISED.from, '').replaceAll(RAISED.to, '');

const NONE = /^(?:[-•·●○∙…_]{1,8}|\.{2,8}|no effect|no result)$/i;

/** Printed for no effect: a dash, a dot, or these words. */
export const isNone = (text: string): boolean => NONE.test(plainText(text));
