import { plainNumbers } from '../typed';
import { type Span, spansOf } from './spans';

const NUMBER = '([+-]?\\d{1,4})';
const between = (sign: string): RegExp => new RegExp(`^${NUMBER}${sign}${NUMBER}$`);
/** As players print and type them, and as they are kept. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${NUMBER}$`), '$1'],
  [new RegExp(`^(?:\\.\\.|…|≤|<=)${NUMBER}$`), '..$1'],
  [new RegExp(`^${NUMBER}(?:\\.\\.|…|\\+)$`), '$1..'],
  [new RegExp(`^(?:≥|>=)${NUMBER}$`), '$1..'],
  [between('(?:\\.\\.|…|\\s*to\\s*)'), '$1..$2'],
  [/^(\d{1,4})-(\d{1,4})$/, '$1..$2'],
];

/** The one text of what a head stands for, by which its cells are kept: `6-8` and `6–8` are `6..8`, `≤1` is `..1`. */
export function tidySpan(head: string): string | undefined {
  const parts = head.split(',').map((part) => {
    const plain = plainNumbers(part);
    const [form, kept] = FORMS.find(([each]) => each.test(plain)) ?? [];
    return form && kept ? plain.replace(form, kept).replaceAll('+', '') : '';
  });
  return spansOf(parts.join(','))?.map(textOf).join(',');
}

function textOf({ least, most }: Span): string {
  const [from, to] = [least, most].map((number) => (Number.isFinite(number) ? String(number || 0) : ''));
  return least === most ? (from ?? '') : `${from}..${to}`;
}
