import type { Problem, Remedy } from '../../core/result';

/** What is wrong at a place of a file; `message` says it whole: the line, the place, what stands there, what would fit. */
export type DefinitionProblem = Problem & {
  readonly line: number;
  readonly path: string;
  readonly fits: string;
};

type Place = { readonly line: number; readonly path: string };

/** Nobody mends more at once: what is beyond them is not looked at. */
const MOST = 100;

/** Thrown by `tell` where there are that many: it ends the reading. */
export class Enough extends Error {}

export class Problems {
  readonly all: DefinitionProblem[] = [];
  private readonly most: number;

  constructor(most = MOST) {
    this.most = most;
  }

  /** `code` names the kind of fault for tests; `says` is a sentence, `fits` another one or nothing. */
  tell(where: Place, code: string, says: string, fits = '', ...remedies: readonly Remedy[]): void {
    const { line, path } = where;
    const place = `Line ${line}: ${path ? `${path}: ` : ''}`;
    this.all.push({
      code: `definition.${code}`,
      message: `${place}${says}${fits ? ` ${fits}` : ''}`,
      line,
      path,
      fits,
      ...(remedies.length && { remedies }),
    });
    if (this.all.length >= this.most) throw new Enough();
  }
}

/** As it stands in a sentence: never longer than a line, and without what cannot be seen. */
export function shown(text: string): string {
  if (PLAIN.test(text)) return text;
  const begins = text.length - text.trimStart().length;
  const letters = [...text.slice(0, 100)].map((letter, i) =>
    i < begins || UNSEEN.test(letter) ? '·' : letter,
  );
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : letters.join('');
}
const PLAIN = /^[\w-]{1,40}$/;
/** Controls, halves of characters, marks that turn the direction, and what parts lines. */
export const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u2028-\u202e\u2060-\u2069\ufeff\u061c\u200b\u200e\u200f\u{e0000}-\u{e007f}]/u;

export const quoted = (text: string): string => `“${shown(text)}”`;

/** `a, b or c`, quoted. */
export function oneOfWords(words: readonly string[], most = 12): string {
  const shown = words.slice(0, most).map(quoted);
  if (words.length > most) return `${shown.join(', ')} and ${words.length - most} more`;
  const last = shown.at(-1) ?? '';
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${last}` : last;
}

/** The word that is likely meant: a letter or two away, or begun alike. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = word.length < 2 ? 0 : word.length < 4 ? 1 : 2;
  let best: string | undefined;
  let least = limit + 1;
  for (const each of known) {
    const away = distance(word.toLowerCase(), each.toLowerCase());
    if (away < least) {
      best = each;
      least = away;
    }
  }
  const begun =
    best === undefined &&
    known.find((each) => word.length > 2 && (each.startsWith(word) || word.startsWith(each)));
  return best ?? (begun || undefined);
}

/** A sentence for an unknown word: the likely one, else those that are known. */
export function meant(word: string, known: readonly string[], what = 'Known here'): string {
  const near = nearest(word, known);
  if (near !== undefined) return `Did you mean ${quoted(near)}?`;
  return known.length ? `${what}: ${oneOfWords(known).replace(/ or (?=[^,]*$)/, ', ')}.` : '';
}

/** Letters to change, add or drop; 99 where there are more than two, or a word has more than 40. */
function distance(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  if (a.length > 40 || b.length > 40 || Math.abs(a.length - b.length) > MOST_AWAY) return FAR;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = row.map(() => FAR);
    next[0] = i;
    let least = FAR;
    // What is further from the diagonal is too far away.
    const end = Math.min(b.length, i + MOST_AWAY);
    for (let j = Math.max(1, i - MOST_AWAY); j <= end; j += 1) {
      const turn = a[i - 1] === b[j - 1] ? 0 : 1;
      const away = Math.min((row[j] ?? FAR) + 1, (next[j - 1] ?? FAR) + 1, (row[j - 1] ?? FAR) + turn);
      next[j] = away;
      least = Math.min(least, away);
    }
    if (least > MOST_AWAY) return FAR;
    row = next;
  }
  return row[b.length] ?? FAR;
}
const MOST_AWAY = 2;
const FAR = 99;
