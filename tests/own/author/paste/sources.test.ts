import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../../src/own/author/paste/grid';
import { guess } from '../../../../src/own/author/paste/guess';
import { accept, noneAs } from '../../../../src/own/author/paste/nudge';
import { type Pasted, readPaste } from '../../../../src/own/author/paste/read';
import { readDefinition } from '../../../../src/own/format/parse';
// The table that all sources hold, as it would be typed into the app.
import printed from './files/expected.json';
import { bare, read, told } from './read';

const file = (name: string): string => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8');

/** With each proposal taken. */
const corrected = (grid: Grid): Grid => {
  const proposal = grid.remarks.find(({ isRead, value }) => !isRead && value !== undefined);
  return proposal ? corrected(accept(grid, proposal)) : grid;
};

describe('one combat table from', () => {
  test('a spreadsheet, whose text has no tabs', () => {
    const grid = read({ html: file('spreadsheet-html.txt'), text: 'Combat Results Die 1–2 1–1' });
    expect(bare(grid)).toEqual(printed);
    expect(told(grid)).toEqual(['rows: Left out: “Combat Results”.']);
  });

  test('a web page with merged heads, merged cells, notes and a table around it', () => {
    const grid = read({ html: file('web-html.txt'), text: 'Home Charts' });
    expect(bare(grid)).toEqual(printed);
    expect(told(grid)).toEqual([
      'rows: Left out: “1. Only if the way back is free.”.',
      'columns: Label left out: “Odds (attack : defence)”.',
      'rows: Label left out: “Die roll”.',
      '2,6: Footnote mark left out: printed “DR1”, read “DR”. [DR1]',
    ]);
  });

  test('text with tabs', () => {
    const grid = read({ text: file('tabs.txt') });
    expect(bare(grid)).toEqual(printed);
    expect(told(grid)).toEqual(['rows: Left out: “Combat Results Table”.']);
  });

  test.each([undefined, 7])('the text of a PDF, of which the author says %s heads', (heads) => {
    const grid = read({ text: file('pdf.txt') }, heads === undefined ? {} : { heads });
    expect(bare(grid)).toEqual(printed);
    expect(told(grid)).toEqual([
      'rows: Left out: “14.2 COMBAT RESULTS TABLE”.',
      'rows: Left out: “Odds below the first column are not all…”.',
      'rows: Left out: “Page 12”.',
    ]);
  });

  test('the text of a PDF with a word in each line', () => {
    const words = file('pdf.txt')
      .split('\n')
      .filter((line) => !/^(14|Page|Odds)/.test(line))
      .join(' ')
      .replace('Die Roll', '')
      .replaceAll(' or ', '_or_')
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' '));
    expect(bare(read({ text: words.join('\n') }, { heads: 7 }))).toEqual(printed);
  });

  test.each([
    ['in columns', (text: string) => text],
    ['with single blanks', (text: string) => text.replace(/ +/g, ' ')],
    ['with bars', (text: string) => text.replace(/ {2,}/g, ' | ')],
    ['with semicolons', (text: string) => text.replace(/ {2,}/g, ';')],
  ])('typed text %s', (_, typed) => {
    const grid = read({ text: typed(file('typed.txt')) });
    expect(bare(grid)).toEqual(printed);
    expect(told(grid)).toEqual([]);
  });

  test('text with errors of recognition: nothing is put right in silence', () => {
    const grid = read({ text: file('errors.txt') });
    expect(told(grid)).toEqual([
      'rows: Left out: “COMBAT RESULTS”.',
      '1,-1: This row did not fit the columns: “2 | A2 | A1 A1 | - | - | DI | D1” was read as “2 | A2 | A1 | A1 | - | - | DI | D1”.',
      '2,-1: This row did not fit the columns: “3 A1 A1 - - D1 D1 DR” was read as “3 | A1 | A1 | - | - | D1 | D1 | DR”.',
      '4,-1: This row did not fit the columns: “S | - | - | D1 | D1DR | D2 | D2” was read as “S | - | - | D1 | D1 | DR | D2 | D2”.',
      '-1,0: “l-2” is probably “1:2”. [1:2]',
      '-1,6: “1O-1” is probably “10:1”. [10:1]',
      '4,-1: “S” is probably “5”. [5]',
      '0,2: “Al” is probably “A1”. [A1]',
      '1,5: “DI” is probably “D1”. [D1]',
      '3,4: “D|” is probably “D1”. [D1]',
      '5,1: “D 1” cannot be a result: a result has up to 12 letters and no blanks. [D1]',
    ]);
    expect(grid.rows[0]?.cells[2]).toBe('Al');
    const right = corrected(grid);
    expect(bare(right)).toEqual(printed);
    expect(right.remarks.filter(({ isRead }) => !isRead)).toEqual([]);
  });
});

test('the table, as it was read, is one of a file', () => {
  const grid = noneAs(read({ html: file('web-html.txt') }), 'NE');
  const { columns, rows } = guess(grid);
  const whole = {
    format: 'war-diary-game',
    version: 1,
    game: { id: 'pasted', title: 'Pasted', edition: 1, by: 'A. Author', blurb: 'Made up.' },
    sides: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue' },
    ],
    turns: { name: 'Turn', count: 3 },
    steps: [{ id: 'main', name: 'Main' }],
    tables: {
      crt: {
        name: 'Combat',
        columns: { by: columns.by, round: 'down', heads: grid.columns.join(' '), below: 'end', above: 'end' },
        rows: { dice: rows.dice, heads: grid.rows.map(({ head }) => head).join(' ') },
        cells: grid.rows.map(({ cells }) => cells.join(' ')),
      },
    },
  };
  const parsed = readDefinition(JSON.stringify(whole));
  expect(parsed).toMatchObject({ ok: true });
  expect(parsed.ok && parsed.value.definition.tables[0]?.cells).toEqual(grid.rows.map(({ cells }) => cells));
});

describe('which of them is read', () => {
  const pasted: Pasted = { html: file('web-html.txt'), text: file('tabs.txt') };
  test('the page before its text', () => {
    expect(told(read(pasted)).join()).toContain('Die roll');
  });
  test('the text where the page has no table', () => {
    expect(bare(read({ html: '<p>Combat<br>Results</p>', text: file('tabs.txt') }))).toEqual(printed);
    expect(bare(read({ html: `<pre>${file('typed.txt').replaceAll('<', '&lt;')}</pre>` }))).toEqual(printed);
  });
  test('no effect is printed as the author wants it', () => {
    const grid = readPaste(pasted, { none: 'NE' });
    expect(grid.ok && grid.value.rows[0]?.cells).toEqual(['A2', 'A2', 'A1', 'A1', 'NE', 'NE', 'D1']);
  });
});
