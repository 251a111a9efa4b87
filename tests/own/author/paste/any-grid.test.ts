import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Grid } from '../../../../src/own/author/paste/grid';
import { bare, read } from './read';

type Bare = Pick<Grid, 'columns' | 'rows'>;

const odds = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 2,
    maxLength: 24,
    selector: ([a, d]) => a / d,
  })
  .map((pairs) => pairs.toSorted(([a, d], [p, q]) => a / d - p / q).map(([a, d]) => `${a}:${d}`));
/** Spans one after another, the ends open or not. */
const spans = (most: number) =>
  fc
    .tuple(
      fc.integer({ min: -6, max: 2 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: most }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([first, widths, isBelow, isAbove]) => {
      let from = first;
      return widths.map((width, i) => {
        const [least, end] = [from, from + width - 1];
        from += width;
        if (isBelow && i === 0) return `..${end}`;
        if (isAbove && i === widths.length - 1) return `${least}..`;
        return width === 1 ? `${least}` : `${least}..${end}`;
      });
    });
const WORDS =
  'Clear Rough Woods Town Swamp Hill Ridge Fort Bridge River Beach Road Desert Jungle Snow Bocage'.split(' ');
const words = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ' line', ' hex')), {
    minLength: 2,
    maxLength: 16,
    selector: (each) => each.join(''),
  })
  .map((all) => all.map((each) => each.join('')));
const code = fc.constantFrom('A1', 'A2', 'AE', 'AR', 'D1', 'D2', 'DE', 'DR', 'EX', '1/2', '-', '?');

/** Some heads, and codes for them all; no row is without any. */
const grids: fc.Arbitrary<Bare> = fc
  .tuple(fc.oneof(odds, spans(24), words), fc.oneof(spans(40), words))
  .chain(([columns, heads]) =>
    fc
      .array(fc.array(code, { minLength: columns.length, maxLength: columns.length }), {
        minLength: heads.length,
        maxLength: heads.length,
      })
      .map((cells) => ({
        columns,
        rows: heads.map((head, i) => ({ head, cells: cells[i] ?? [] })),
      })),
  );

/** The heads as they are printed somewhere or other. */
const PRINTED: readonly ((head: string) => string)[] = [
  (head) => head,
  (head) =>
    head
      .replace(/^\.\.(.+)$/, '≤$1')
      .replace(/^(\d+)\.\.$/, '$1+')
      .replace(/^(\d+)\.\.(\d+)$/, '$1–$2')
      .replace(/^-/, '−'),
  (head) =>
    head
      .replace(/^\.\.(.+)$/, '$1 or less')
      .replace(/^(.+)\.\.$/, '$1 or more')
      .replace('..', ' to '),
];
const forms = fc.constantFrom(...PRINTED);
const lines = ({ columns, rows }: Bare, form: (head: string) => string): readonly (readonly string[])[] => [
  ['', ...columns.map(form)],
  ...rows.map(({ head, cells }) => [form(head), ...cells]),
];

const WAYS: {
  readonly [way: string]: (table: readonly (readonly string[])[]) => { html?: string; text?: string };
} = {
  'a page': (table) => ({
    html: `<table>${table
      .map((line) => `<tr>${line.map((cell) => `<td>${cell.replace('≤', '&le;')}</td>`).join('\n')}</tr>`)
      .join('')}</table>`,
  }),
  'text with tabs': (table) => ({ text: table.map((line) => line.join('\t')).join('\r\n') }),
  'text in columns': (table) => {
    const wide = (table[0] ?? []).map((_, x) => Math.max(...table.map((line) => (line[x] ?? '').length)) + 2);
    return {
      text: table.map((line) => line.map((cell, x) => cell.padEnd(wide[x] ?? 0)).join('')).join('\n'),
    };
  },
};

test.each(Object.keys(WAYS))('any grid reads back from %s', (way) => {
  fc.assert(
    fc.property(grids, forms, (grid, form) => {
      const written = WAYS[way]?.(lines(grid, form)) ?? {};
      expect(bare(read(written))).toEqual(grid);
    }),
    { numRuns: 80, seed: 43 },
  );
});

test('any grid by number reads back from words, whose heads the author counts', () => {
  fc.assert(
    fc.property(grids, forms, (grid, form) => {
      fc.pre(!/ /.test(grid.columns.join('')));
      const table = lines(grid, form);
      const text = table.map((line) => line.join(' ').trim()).join('\n');
      const isByNumber = !/[a-z]/.test(grid.columns.join(''));
      fc.pre(isByNumber);
      expect(bare(read({ text }, { heads: grid.columns.length }))).toEqual(grid);
    }),
    { numRuns: 80, seed: 43 },
  );
});
