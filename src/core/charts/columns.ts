import { type Span, spansOf, spanWords } from './spans';

/**
 * How the column of a table is found by amounts.
 * - `odds`: attack to defence, compared by exact fractions with heads such as 3:2. `round`: `down` the best head that is
 *   reached, `up` the least that is not below the ratio, `near` the nearer of those two, of two as near the lower.
 * - `difference`: attack less defence; `total`: one number, as the attack, with 0 as the defence. Their heads are spans, one
 *   of which holds it; `round` tells where a fraction between two spans goes, in the same way.
 * `below` and `above`: what a column past that end of the table is, the end column where it is not said.
 */
export type ColumnsBy = {
  readonly by: 'odds' | 'difference' | 'total';
  readonly round?: 'down' | 'near' | 'up';
  readonly below?: Edge;
  readonly above?: Edge;
};

/** Past the end: the end column; or no die is rolled, as nothing happens or the code is the result. */
export type Edge = 'end' | 'none' | { readonly code: string };

/** What becomes of a column past the table: it is put at the end and then shifted, or shifted from where it really is. */
export type OddsReading = 'cap-then-shift' | 'shift-then-cap';

/** Amounts are at least 0, whole or halves, quarters and so on; a shift to the right, for the attacker, is positive. */
export type Amounts = { readonly attack: number; readonly defence: number };

export type ColumnFound =
  | { readonly kind: 'column'; readonly column: string; readonly index: number }
  /** No die is rolled. Without a `code` nothing happens. */
  | { readonly kind: 'edge'; readonly past: 'below' | 'above'; readonly code?: string };

/**
 * The column of these amounts after the net shift, among two heads or more. `cap-then-shift` first limits it to what the table
 * has: to its end columns, and where an end names a result or nothing to a place of its own beside them, out of which a shift
 * can lead; then it is shifted. `shift-then-cap` counts it on past the table in whole columns (odds in whole ratios, spans as
 * wide as the one at the end) and then shifts it. What is past an end after that is what this end names.
 */
export function columnFor(
  by: ColumnsBy,
  labels: readonly string[],
  amounts: Amounts,
  shift: number,
  reading: OddsReading,
): ColumnFound {
  const { below = 'end', above = 'end' } = by;
  const last = labels.length - 1;
  const found = by.by === 'odds' ? ratioPlace(by, labels, amounts) : spanPlace(by, labels, amounts);
  const [least, most] = [below === 'end' ? 0 : -1, above === 'end' ? last : last + 1];
  const at = (reading === 'cap-then-shift' ? Math.min(Math.max(found, least), most) : found) + shift;
  if (at < 0) return pastEnd('below', below, labels, 0);
  if (at > last) return pastEnd('above', above, labels, last);
  return { kind: 'column', column: labels[at] ?? '', index: at };
}

function pastEnd(past: 'below' | 'above', edge: Edge, labels: readonly string[], end: number): ColumnFound {
  if (edge === 'end') return { kind: 'column', column: labels[end] ?? '', index: end };
  return { kind: 'edge', past, ...(edge !== 'none' && { code: edge.code }) };
}

/** `2 to 4`, `no die, A2` or `no die, no effect`. */
export const foundWords = (found: ColumnFound): string =>
  found.kind === 'column' ? spanWords(found.column) : `no die, ${found.code ?? 'no effect'}`;

/** Rounds between a place and the next one; `far` is positive where the amount lies nearer to the next. */
function rounded({ round = 'down' }: ColumnsBy, at: number, isIn: boolean, far: number): number {
  if (isIn || round === 'down' || !Number.isFinite(at)) return at;
  return round === 'up' || far > 0 ? at + 1 : at;
}

type Ratio = readonly [number, number];

/** Index of the column that odds come to, as if the table went on in whole ratios past its ends. */
function ratioPlace(by: ColumnsBy, labels: readonly string[], { attack, defence }: Amounts): number {
  if (attack <= 0) return Number.NEGATIVE_INFINITY;
  if (defence <= 0) return Number.POSITIVE_INFINITY;
  const given: Ratio = [attack, defence];
  const heads = labels.map(ratioOf);
  const [first = ONE, last = ONE] = [heads[0], heads.at(-1)];
  const atLeast = (ratio: Ratio): boolean => attack * ratio[1] >= defence * ratio[0];
  const reached = heads.findLastIndex(atLeast);
  const further = reached === heads.length - 1 ? Math.max(0, wholeDown(given) - wholeDown(last)) : 0;
  const at = reached < 0 ? wholeDown(given) - wholeUp(first) : reached + further;
  const ratio = (index: number): Ratio => {
    if (index < 0) return wholeRatio(wholeUp(first) + index);
    return heads[index] ?? wholeRatio(wholeDown(last) + index - heads.length + 1);
  };
  const [[p, q], [r, s]] = [ratio(at), ratio(at + 1)];
  return rounded(by, at, attack * q === defence * p, 2 * attack * q * s - defence * (p * s + r * q));
}

const ONE: Ratio = [1, 1];

export const ratioOf = (head: string): Ratio => {
  const [a = 0, d = 1] = head.split(':').map(Number);
  return [a, d];
};

/** Whole ratios in a row: 2:1 is 2, 1:1 is 1, 1:2 is 0, 1:3 is −1. Of another the one below it. */
const wholeDown = ([a, d]: Ratio): number => (a >= d ? Math.floor(a / d) : 2 - Math.ceil(d / a));
/** The one above it. */
const wholeUp = ([a, d]: Ratio): number => (a >= d ? Math.ceil(a / d) : 2 - Math.floor(d / a));
const wholeRatio = (place: number): Ratio => (place >= 1 ? [place, 1] : [1, 2 - place]);

const ALL: Span = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Index of the span that an amount falls in, as if the table went on past a closed end in spans as wide as the one there. */
function spanPlace(by: ColumnsBy, labels: readonly string[], { attack, defence }: Amounts): number {
  const amount = attack - defence;
  const spans = labels.map((head) => spansOf(head)?.[0] ?? ALL);
  const [first = ALL, last = ALL] = [spans[0], spans.at(-1)];
  const end = spans.length - 1;
  const reached = spans.findLastIndex(({ least }) => least <= amount);
  const at =
    reached < 0
      ? -Math.ceil((first.least - amount) / widthOf(first))
      : reached + (reached === end ? Math.max(0, Math.floor((amount - last.least) / widthOf(last))) : 0);
  const span = (index: number): Span => {
    const inside = spans[index];
    if (inside) return inside;
    const [from, steps] = index < 0 ? [first, index] : [last, index - end];
    const by = steps * widthOf(from);
    return { least: from.least + by, most: from.most + by };
  };
  const { most } = span(at);
  return rounded(by, at, amount <= most, 2 * amount - most - span(at + 1).least);
}

/** One that is open at either end has no next one. */
const widthOf = ({ least, most }: Span): number => most - least + 1;
