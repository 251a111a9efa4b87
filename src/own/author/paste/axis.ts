import { spansOf, spanWords } from '../../../core/charts/spans';
import { named, type Remark } from './grid';
import { kindOf, oddsOf, spanOf, tidyHeads } from './heads';

/** Characters that are mistaken for digits. */
const DIGITS: { readonly [letter: string]: string } = {
  ...{
    l: '1',
    I: '1',
    i: '1',
    '|': '1',
    '!': '1',
    O: '0',
    o: '0',
    Q: '0',
    S: '5',
    s: '5',
    B: '8',
    Z: '2',
    z: '2',
  },
};
export const asDigits = (text: string): string =>
  Array.from(text, (letter) => (Object.hasOwn(DIGITS, letter) ? DIGITS[letter] : letter)).join('');

/** What looks odd in the heads of one side. `at` is the place of each of them. */
export function axisRemarks(
  heads: readonly string[],
  side: 'columns' | 'rows',
  at: (index: number) => Remark['at'],
): readonly Remark[] {
  const dates = dateRemarks(heads, at);
  if (dates.length) return dates;
  const filled = heads.filter(Boolean);
  const kind = kindOf(filled);
  const remarks = heads.flatMap((head, i): Remark[] => {
    if (!head) return [{ at: at(i), words: `Head ${i + 1} of the ${side} is empty.` }];
    const value = kind === 'words' ? undefined : likelyHead(head, kind);
    if (value) return [{ at: at(i), words: `${named(head)} is probably ${printed(value)}.`, value }];
    if (kind !== 'words' && likelyKind(head) !== kind)
      return [
        {
          at: at(i),
          words: `${named(head)} is not ${kind === 'odds' ? 'odds' : 'a number'} like the others.`,
        },
      ];
    const before = heads.indexOf(head);
    return before < i ? [{ at: at(i), words: `${named(head)} appears twice.` }] : [];
  });
  if (remarks.length || kind === 'words') return remarks;
  return kind === 'odds' ? oddsOrder(heads, at) : spanOrder(heads, side, at);
}

const likelyKind = (head: string): 'odds' | 'spans' | undefined => {
  if (/^\d+:\d+$/.test(head) && oddsOf(head)) return 'odds';
  return spansOf(head) ? 'spans' : undefined;
};

/** What a head that does not fit would be, if letters in it were mistaken for digits. */
function likelyHead(head: string, kind: 'odds' | 'spans'): string | undefined {
  if (likelyKind(head) === kind) return undefined;
  const digits = asDigits(head).replace(/G/g, '6');
  const value = kind === 'odds' ? oddsOf(digits.replace(/[.;,]/g, ':'))?.odds : spanOf(digits);
  return value !== head ? value : undefined;
}

const printed = (head: string): string => named(spanWords(head));

const falls = (at: Remark['at'], head: string, before: string): Remark => ({
  at,
  words: `${printed(head)} comes after ${printed(before)}: heads must rise.`,
});

function oddsOrder(heads: readonly string[], at: (index: number) => Remark['at']): readonly Remark[] {
  const fallen = heads.findIndex((head, i) => {
    const [a, b] = [oddsOf(heads[i - 1] ?? ''), oddsOf(head)];
    return a && b && b.attack * a.defence <= a.attack * b.defence;
  });
  return fallen < 0 ? [] : [falls(at(fallen), heads[fallen] ?? '', heads[fallen - 1] ?? '')];
}

function spanOrder(
  heads: readonly string[],
  side: 'columns' | 'rows',
  at: (index: number) => Remark['at'],
): readonly Remark[] {
  const spans = heads
    .flatMap((head, i) =>
      (spansOf(head) ?? []).map((span) => ({ ...span, head, i, isSingle: !head.includes(',') })),
    )
    .filter(({ isSingle }) => side === 'rows' || isSingle);
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    if (before?.isSingle && span.isSingle && span.least < before.least)
      return [falls(at(span.i), span.head, before.head)];
  }
  const rising = spans.toSorted((a, b) => a.least - b.least);
  return rising.flatMap((span, i): Remark[] => {
    const before = rising[i - 1];
    if (!before) return [];
    if (span.least <= before.most)
      return [
        {
          at: at(span.i),
          words: `${printed(before.head)} and ${printed(span.head)} both cover ${span.least}.`,
        },
      ];
    // Two dice read apart show no 17 to 20.
    const isTens = before.most % 10 === 6 && span.least % 10 === 1 && span.least - before.most === 5;
    // A number at the head of a column goes as far as the next one.
    const isStart = side === 'columns' && before.least === before.most;
    const missing = before.most + 1;
    return span.least > missing && !isTens && !isStart
      ? [
          {
            at: at(span.i),
            words: `No head covers ${spanWords(span.least > missing + 1 ? `${missing}..${span.least - 1}` : `${missing}`)}.`,
          },
        ]
      : [];
  });
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Month and day, and whether the day is printed first. */
function dateOf(head: string): readonly [month: number, day: number] | undefined {
  const [, before, word = '', after] =
    /^(\d{1,2})?[-. ]?([A-Za-z]{3})[a-z]{0,6}[-. ]?(\d{1,2})?$/.exec(head) ?? [];
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  const day = Number(before ?? after ?? 0);
  return month && day && !(before && after) ? [month, day] : undefined;
}

/** Spreadsheets make a date of 1-2: of its two readings the one by which the heads rise is proposed. */
function dateRemarks(heads: readonly string[], at: (index: number) => Remark['at']): readonly Remark[] {
  const dates = heads.map(dateOf);
  if (!dates.some(Boolean)) return [];
  const read = (isDayFirst: boolean): readonly string[] =>
    tidyHeads(
      heads.map((head, i) => {
        const [month, day] = dates[i] ?? [];
        if (!month || !day) return head;
        return isDayFirst ? `${day}-${month}` : `${month}-${day}`;
      }),
    );
  const rises = (values: readonly string[]): boolean => {
    const kind = kindOf(values);
    if (kind === 'words') return false;
    return !(kind === 'odds' ? oddsOrder(values, at) : spanOrder(values, 'rows', at)).length;
  };
  const values = [false, true].map(read).find(rises);
  if (!values) return [];
  return heads.flatMap((head, i) =>
    dates[i]
      ? [
          {
            at: at(i),
            words: `${named(head)} looks like a date that a spreadsheet made from ${printed(values[i] ?? '')}.`,
            value: values[i] ?? '',
          },
        ]
      : [],
  );
}
