/**
 * Heads that stand for whole numbers from −9,999 to 9,999: `..1`, `2`, `6..8`, `11..` and `2,12`. What players type for them is
 * read by `tidySpan`.
 */

/** From `least` to `most`, both of them in it; an open end is infinite. */
export type Span = { readonly least: number; readonly most: number };

const ONE = /^-?\d{1,4}$/;
const SPAN = /^(-?\d{1,4})?\.\.(-?\d{1,4})?$/;
/** Numbers that one head can name apart, as `2,12` does. */
const MOST_PARTS = 8;

/** What a head stands for, in the order in which it names them; undefined where it is no such head. */
export function spansOf(head: string): readonly Span[] | undefined {
  const parts = head.split(',', MOST_PARTS + 1).map(spanOf);
  return parts.length <= MOST_PARTS && parts.every((part) => part !== undefined) ? parts : undefined;
}

function spanOf(text: string): Span | undefined {
  if (ONE.test(text)) return { least: Number(text), most: Number(text) };
  const [, from, to] = SPAN.exec(text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  const least = from === undefined ? Number.NEGATIVE_INFINITY : Number(from);
  const most = to === undefined ? Number.POSITIVE_INFINITY : Number(to);
  return least <= most ? { least, most } : undefined;
}

/** As players print it: `≤1`, `6–8`, `11+`, `−4 to −2`, `2, 12`; what is no such head stays as it is. */
export const spanWords = (head: string): string => spansOf(head)?.map(inWords).join(', ') ?? head;

function inWords({ least, most }: Span): string {
  const [from, to] = [least, most].map((number) => String(number).replace('-', '−'));
  if (least === most) return from ?? '';
  if (!Number.isFinite(least)) return `≤${to}`;
  if (!Number.isFinite(most)) return least < 0 ? `≥${from}` : `${from}+`;
  return least < 0 ? `${from} to ${to}` : `${from}–${to}`;
}
