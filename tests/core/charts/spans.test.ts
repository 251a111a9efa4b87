import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf, spanWords } from '../../../src/core/charts/spans';
import { tidySpan } from '../../../src/core/charts/tidy-span';

describe('heads of whole numbers', () => {
  it.each([
    ['..1', '..1', '≤1'],
    ['≤1', '..1', '≤1'],
    ['<=1', '..1', '≤1'],
    ['2', '2', '2'],
    ['+2', '2', '2'],
    ['-0', '0', '0'],
    ['−3', '-3', '−3'],
    ['6..8', '6..8', '6–8'],
    ['6-8', '6..8', '6–8'],
    ['6–8', '6..8', '6–8'],
    ['6 to 8', '6..8', '6–8'],
    ['6..6', '6', '6'],
    ['2,12', '2,12', '2, 12'],
    ['2,6-8', '2,6..8', '2, 6–8'],
    ['11..', '11..', '11+'],
    ['11+', '11..', '11+'],
    ['≥11', '11..', '11+'],
    ['-3..', '-3..', '≥−3'],
    ['..-5', '..-5', '≤−5'],
    ['-4..-2', '-4..-2', '−4 to −2'],
    ['-1..1', '-1..1', '−1 to 1'],
  ])('%s is kept as %s and printed as %s', (typed, kept, printed) => {
    expect([tidySpan(typed), spanWords(kept)]).toEqual([kept, printed]);
    expect(tidySpan(printed)).toBe(kept);
  });

  it.each([
    '',
    '..',
    '8..6',
    '8-6',
    '2:1',
    'a',
    '1.5',
    '12345',
    '1,,2',
    '-4--2',
    '1..2..3',
    '1,2,3,4,5,6,7,8,9',
  ])('"%s" is none, and stays as it is', (head) => {
    expect([spansOf(head), tidySpan(head), spanWords(head)]).toEqual([undefined, undefined, head]);
  });

  it('any text is read or not, and what is kept of it is kept the same', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+.,0-9≤≥]{0,12}$/));
    fc.assert(
      fc.property(text, (head) => {
        const kept = tidySpan(head);
        if (kept === undefined) return;
        expect(spansOf(head) ?? spansOf(kept)).toEqual(spansOf(kept));
        expect(tidySpan(spanWords(kept))).toBe(kept);
        expect(tidySpan(kept)).toBe(kept);
      }),
    );
  });
});
