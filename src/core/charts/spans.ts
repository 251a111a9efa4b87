import { plainNumbers } from '../typed';

/**
 * Heads that stand for whole numbers from −9,999 to 9,999. They are kept as `..1`, `2`, `6..8`, `11..` and `2,12`; as players
 * print them, `6-8`, `≤1` and `11+` are read too.
 */

/** From `least` to `most`, both of them in it; an open end is infinite. */
export type Span = { readonly least: number; readonly most: number };

const ONE = /^[+-]?\d{1,4}$/;
const UP_TO = /^(?:\.\.|…|≤|<=)([+-]?\d{1,4})$/;
const FROM = /^(?:([+-]?\d{1,4})(?:\.\.|…|\+)|(?:≥|>=)([+-]?\d{1,4}))$/;
const BETWEEN = /^([+-]?\d{1,4})(?:\.\.|…|\s*to\s*)([+-]?\d{1,4})$|^(\d{1,4})-(\d{1,4})$/;
/** Numbers that one head can name apart, as `2,12` does. */
const MOST_PARTS = 8;

/** What a head stands for, in the order in which it names them; undefined where it is no such head. */
export function spansOf(head: string): readonly Span[] | undefined {
  const parts = head.split(',', MOST_PARTS + 1).map((part) => spanOf(plainNumbers(part)));
  return parts.length <= MOST_PARTS && parts.every((part) => part !== undefined) ? parts : undefined;
}

function spanOf(text: string): Span | undefined {
  if (ONE.test(text)) return { least: Number(text), most: Number(text) };
  const upTo = UP_TO.exec(text)?.[1];
  if (upTo !== undefined) return { least: Number.NEGATIVE_INFINITY, most: Number(upTo) };
  const [, from, atLeast = from] = FROM.exec(text) ?? [];
  if (atLeast !== undefined) return { least: Number(atLeast), most: Number.POSITIVE_INFINITY };
  const [, a, b, least = a, most = b] = BETWEEN.exec(text) ?? [];
  const span = { least: Number(least), most: Number(most) };
  return span.least <= span.most ? span : undefined;
}

/** The one text of what a head stands for, by which its cells are kept: `6-8` and `6..8` are one place. */
export const tidySpan = (head: string): string | undefined =>
  spansOf(head)
    ?.map(({ least, most }) => (least === most ? whole(least) : `${end(least)}..${end(most)}`))
    .join(',');

const end = (number: number): string => (Number.isFinite(number) ? whole(number) : '');
/** No minus before a nought. */
const whole = (number: number): string => String(number || 0);

/** As players print it: `≤1`, `6–8`, `11+`, `−4 to −2`, `2, 12`; what is no such head stays as it is. */
export const spanWords = (head: string): string => spansOf(head)?.map(inWords).join(', ') ?? head;

function inWords({ least, most }: Span): string {
  const [from, to] = [least, most].map((number) => whole(number).replace('-', '−'));
  if (least === most) return from ?? '';
  if (!Number.isFinite(least)) return `≤${to}`;
  if (!Number.isFinite(most)) return least < 0 ? `≥${from}` : `${from}+`;
  return least < 0 ? `${from} to ${to}` : `${from}–${to}`;
}
