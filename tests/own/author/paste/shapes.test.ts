import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pasted, readPaste, type Wanted } from '../../../../src/own/author/paste/read';
import { read, told } from './read';

/** A line of heads, then a line for each row. */
const shown = (pasted: Pasted, wanted?: Wanted): readonly string[] => {
  const { columns, rows } = read(pasted, wanted);
  return [columns.join(' | '), ...rows.map(({ head, cells }) => `${head}: ${cells.join(' | ')}`)];
};
/** Lines of cells with tabs; `,` stands for one. */
const tabs = (...lines: readonly string[]): Pasted => ({
  text: lines.map((line) => line.replaceAll(',', '\t')).join('\n'),
});
const CELLS = ['1,A1,A2', '2,A1,A2', '3,A1,A2'];

describe('heads', () => {
  test.each([
    ['odds with dashes', '1-2,1–1,2−1,3—1', '1:2 | 1:1 | 2:1 | 3:1'],
    ['odds in words', '1 to 2,1 to 1,3 to 2,6 to 1', '1:2 | 1:1 | 3:2 | 6:1'],
    ['halves of odds', '1:1½,1:1,1½:1,2.5-1', '2:3 | 1:1 | 3:2 | 5:2'],
    ['odds with open ends', '<1:2,1:1,2:1,6:1+', '1:2 | 1:1 | 2:1 | 6:1'],
    ['odds that a spreadsheet took for hours', '01:02:00,1:01,3:02,10:01', '1:2 | 1:1 | 3:2 | 10:1'],
    ['differences', '≤-4,-3 to -2,-1/0,+1', '..-4 | -3..-2 | -1..0 | 1'],
    ['differences below what they name', '<-3,-3 - -2,−1,>-1', '..-4 | -3..-2 | -1 | 0..'],
    ['totals', '1-3,4–6,7 thru 9,10 & up', '1..3 | 4..6 | 7..9 | 10..'],
    ['totals up to and from', 'up to 3,4 or 5,6…9,at least 10', '..3 | 4..5 | 6..9 | 10..'],
    ['less, and more', '1 or less,2-,3+,more than 8', '..1 | ..2 | 3.. | 9..'],
    ['wide digits and blanks that cannot be seen', '１,\u00a02\u2009,\ufeff3,4', '1 | 2 | 3 | 4'],
    [
      'names',
      'Clear,Light woods,Town-hex,Bergrücken – Süd',
      'Clear | Light woods | Town-hex | Bergrücken – Süd',
    ],
  ])('of columns: %s', (_, heads, columns) => {
    expect(shown(tabs(`Die,${heads}`, '1,A1,A1,A1,A1', '2,A1,A1,A1,A1'))[0]).toBe(columns);
  });

  test.each([
    ['1-2 3-4 5-6', '1..2 3..4 5..6'],
    ['01-05 06-90 91-00', '1..5 6..90 91..100'],
    ['2/12 3-4 5-11', '2,12 3..4 5..11'],
    ['<=3 4 ≥5', '..3 4 5..'],
    ['11-16 21-36 41-66', '11..16 21..36 41..66'],
  ])('of rows: %s', (given, kept) => {
    const rows = given.split(' ').map((head) => `${head},A1,A2`);
    expect(read(tabs('Die,1:1,2:1', ...rows)).rows.map(({ head }) => head)).toEqual(kept.split(' '));
  });

  test('on two levels, merged in a page or blank in a spreadsheet', () => {
    const rows = [
      'Clear 1:1 | Clear 2:1 | Rough 1:1 | Rough 2:1',
      '1: A1 | A2 | D1 | D2',
      '2: A1 | A2 | D1 | D2',
    ];
    const html =
      '<table><tr><td rowspan=2>Die<td colspan=2>Clear<td colspan=2>Rough<tr><td>1:1<td>2:1<td>1:1<td>2:1<tr><td>1<td>A1<td>A2<td>D1<td>D2<tr><td>2<td>A1<td>A2<td>D1<td>D2</table>';
    expect(shown({ html })).toEqual(rows);
    expect(shown(tabs(',Clear,,Rough,', 'Die,1:1,2:1,1:1,2:1', '1,A1,A2,D1,D2', '2,A1,A2,D1,D2'))).toEqual(
      rows,
    );
  });

  test.each([
    ['a merged corner', '<td rowspan=2>Unit', '<td>', 'td'],
    ['heads of the page', '<th>Unit', '<th>', 'th'],
  ])('on two levels of names, told by %s', (_, corner, below, tag) => {
    const html = `<table><tr>${corner}<${tag} colspan=2>Clear<${tag}>Rough<tr>${corner.startsWith('<th') ? '<th>' : ''}${below}Road${below}Track${below}Road<tr><td>Foot<td>1<td>2<td>3<tr><td>Horse<td>2<td>3<td>4</table>`;
    expect(shown({ html })).toEqual([
      'Clear Road | Clear Track | Rough Road',
      'Foot: 1 | 2 | 3',
      'Horse: 2 | 3 | 4',
    ]);
  });

  test('of rows on two levels', () => {
    const html =
      '<table><tr><td colspan=2><td>1:1<td>2:1<tr><td rowspan=2>Tanks<td>1-3<td>A1<td>D1<tr><td>4-6<td>A2<td>D2<tr><td rowspan=0>Guns<td>1-3<td>A1<td>D1<tr><td>4-6<td>A2<td>D2</table>';
    expect(shown({ html })).toEqual([
      '1:1 | 2:1',
      'Tanks 1..3: A1 | D1',
      'Tanks 4..6: A2 | D2',
      'Guns 1..3: A1 | D1',
      'Guns 4..6: A2 | D2',
    ]);
  });

  test('that are missing', () => {
    const grid = read(tabs('2,Storm', '3-11,Fair', '12,Heat'));
    expect([grid.columns, grid.rows[0]]).toEqual([['Result'], { head: '2', cells: ['Storm'] }]);
    expect(told(grid)).toEqual(['columns: No column heads were found. “Result” is used.']);
    expect(shown({ text: '1: Storm\n2-4: Fair\n5-6: No effect' })).toEqual([
      'Result',
      '1: Storm',
      '2..4: Fair',
      '5..6: -',
    ]);
  });
});

describe('what is no part of the table is left out with a remark', () => {
  test('heads that are printed on both sides', () => {
    const grid = read(tabs('Die,1:1,2:1,Die', '1,A1,A2,1', '2,A1,A1,2'));
    expect(grid.columns).toEqual(['1:1', '2:1']);
    expect(told(grid)).toEqual(['columns: The last column repeats the row heads: left out.']);
    expect(shown({ text: 'DIE 1-2 1-1 2-1 DIE\n1 A1 A1 - 1\n2 A1 - D1 2' })).toEqual([
      '1:2 | 1:1 | 2:1',
      '1: A1 | A1 | -',
      '2: A1 | - | D1',
    ]);
  });

  test('titles, notes and their marks', () => {
    const grid = read(tabs('Combat', 'Die,1:2,1:1', '1,A1*,A2†', '2,A1²,*', '* Attacker chooses'));
    expect(grid.rows.map(({ cells }) => cells)).toEqual([
      ['A1', 'A2'],
      ['A1', '*'],
    ]);
    expect(told(grid)).toEqual([
      'rows: Left out: “Combat”.',
      'rows: Left out: “* Attacker chooses”.',
      '0,0: Footnote mark left out: printed “A1*”, read “A1”. [A1*]',
      '0,1: Footnote mark left out: printed “A2†”, read “A2”. [A2†]',
      '1,0: Footnote mark left out: printed “A1²”, read “A1”. [A1²]',
    ]);
  });

  test('notes with blank cells behind them', () => {
    const grid = read(tabs('Die,1:2,1:1', '1,A1,A2', '2,A1,A1', '* Attacker chooses,,'));
    expect(told(grid)).toEqual(['rows: Left out: “* Attacker chooses”.']);
  });

  test('a title above heads without a corner', () => {
    expect(shown(tabs('Combat', '1:2,1:1', ...CELLS))).toEqual([
      '1:2 | 1:1',
      '1: A1 | A2',
      '2: A1 | A2',
      '3: A1 | A2',
    ]);
  });

  test('lines that only look like rows', () => {
    expect(told(read(tabs('Unit,Road,Track', 'See Rule Six', 'Foot,1,2', 'Horse,2,3')))).toEqual([
      'rows: Left out: “See Rule Six”.',
    ]);
    expect(told(read({ text: 'Die 1:2 1:1 2:1 3:1\n1 A1\n2 A1\n3 A1 - D1 D1' }))).toEqual([
      'rows: Left out: “1 A1”.',
      'rows: Left out: “2 A1”.',
    ]);
  });

  test('what a table has no room for', () => {
    const wide = Array.from({ length: 30 }, (_, i) => `${i + 1}`);
    const grid = read({
      text: [['', ...wide], ...Array.from({ length: 90 }, (_, i) => [`r${i}`, ...wide])]
        .map((line) => line.join('\t'))
        .join('\n'),
    });
    expect([grid.columns.length, grid.rows.length, grid.rows[79]?.cells.length]).toEqual([24, 80, 24]);
    expect(told(grid).slice(0, 2)).toEqual([
      'columns: Only the first 24 of 30 columns are here: a table has no more.',
      'rows: Only the first 80 of 90 rows are here: a table has no more.',
    ]);
  });
});

describe('several tables', () => {
  const two = ['1:2 | 1:1', '1: A1 | A2', '2: A1 | A2', '3: A1 | A2'];
  test.each([
    [
      'beside each other',
      tabs('Die,1:2,1:1,,Die,2:1,3:1', ...CELLS.map((line) => `${line},,${line.replaceAll('A', 'D')}`)),
    ],
    [
      'without a gap',
      tabs('Die,1:2,1:1,Die,2:1,3:1', ...CELLS.map((line) => `${line},${line.replaceAll('A', 'D')}`)),
    ],
    [
      'below each other',
      tabs('Die,1:2,1:1', ...CELLS, ',,', 'Die,2:1,3:1', ...CELLS.map((line) => line.replaceAll('A', 'D'))),
    ],
    [
      'in a page',
      {
        html: `<table>${['Die,1:2,1:1', ...CELLS].map((line) => `<tr><td>${line.replaceAll(',', '<td>')}`).join('')}</table><table>${['Die,2:1,3:1', ...CELLS].map((line) => `<tr><td>${line.replaceAll(',', '<td>').replaceAll('A', 'D')}`).join('')}</table>`,
      },
    ],
  ])('%s: the author chooses', (_, pasted: Pasted) => {
    const grid = read(pasted);
    expect(grid.tables).toEqual(['3 rows, 2 columns: 1:2, 1:1, 1', '3 rows, 2 columns: 2:1, 3:1, 1']);
    expect(grid.table).toBe(0);
    expect(told(grid)).toEqual(['columns: 2 tables were found. This is number 1.']);
    expect(shown(pasted)).toEqual(two);
    expect(shown(pasted, { table: 1 })[1]).toBe('1: D1 | D2');
    expect(shown(pasted, { table: 7 })).toEqual(two);
  });

  test('the largest comes first, and what is around it is no table', () => {
    const html = `<table><tr><td>Menu<td><table><tr><td>Die<td>1:1<tr><td>1<td>A1<tr><td>2<td>A2</table><tr><td>More<td>x</table>`;
    const grid = read({ html });
    expect(grid.tables).toHaveLength(2);
    expect(grid.columns).toEqual(['1:1']);
  });
});

describe('cells', () => {
  test('of no effect are one, and an empty one is so where none is printed', () => {
    expect(shown(tabs('Die,1:1,2:1,3:1', '1,—,•,No effect', '2,A1,...,–'))[1]).toBe('1: - | - | -');
    const empty = read(tabs('Die,1:1,2:1', '1,A1,', '2,,D1'), { none: 'NE' });
    expect(empty.rows.map(({ cells }) => cells)).toEqual([
      ['A1', 'NE'],
      ['NE', 'D1'],
    ]);
    expect(told(empty)).toEqual(['rows: 2 empty cells: read as no effect, “NE”.']);
  });

  test('that are empty beside a mark for no effect stay open', () => {
    const grid = read(tabs('Die,1:1,2:1', '1,A1,—', '2,,D1'));
    expect(grid.rows[1]?.cells).toEqual(['?', 'D1']);
    expect(told(grid)).toEqual(['1,0: This cell is empty: it stays open. [-]']);
  });

  test('that a row lacks stay open, and one too many makes a column', () => {
    const grid = read(tabs('Die,1:2,1:1,2:1', '1,A1,A1', '2,A1,A1,-,DR', '3,A1,A1,-'));
    expect(grid.rows.map(({ cells }) => cells.join(' '))).toEqual(['A1 A1 ? ?', 'A1 A1 - DR', 'A1 A1 - ?']);
    expect(told(grid)).toEqual([
      '0,2: This row has 2 of 4 results. The last ones are open: shift the row if others are missing.',
      '2,3: This row has 3 of 4 results. The last ones are open: shift the row if others are missing.',
      '-1,3: Head 4 of the columns is empty.',
    ]);
  });

  test('of words are no codes', () => {
    const grid = read(tabs('Die,1:1,2:1', '1,Attacker eliminated,1½', '2,Ship sunk,Defender retreats 2'));
    expect(told(grid)).toEqual([
      '0,0: “Attacker eliminated” cannot be a result: a result has up to 12 letters and no blanks. [AE]',
      '1,0: “Ship sunk” cannot be a result: a result has up to 12 letters and no blanks. [Ship-sunk]',
      '1,1: “Defender retreats 2” cannot be a result: a result has up to 12 letters and no blanks. [DR2]',
    ]);
    expect(grid.rows[0]?.cells[1]).toBe('3/2');
  });

  test.each([
    ['Dl', 'D1', 'D1 D1 D2'],
    ['DI', 'D1', 'D2 A1 A2'],
    ['D|', 'D1', 'D2 A1 A2'],
    ['0R', 'OR', 'OR OR D1'],
    ['5', 'S', 'S S D1'],
    ['D1.', 'D1', 'D1 D1 D2'],
    ['AS', undefined, 'A1 A2 D1'],
    ['DE', undefined, 'D1 D1 D1'],
    ['EX', undefined, 'D1 D2 D3'],
    ['I', undefined, 'A B C'],
  ])('%s is probably %s beside %s', (cell, value, others) => {
    const [a, b, c] = others.split(' ');
    const grid = read({ text: `Die\t1:1\t2:1\n1\t${cell}\t${a}\n2\t${b}\t${c}` });
    expect(grid.remarks.find(({ at }) => `${at}` === '0,0')?.value).toBe(value);
    expect(grid.rows[0]?.cells[0]).toBe(cell);
  });
});

describe('heads that look odd', () => {
  test.each([
    ['l:2 1:1 3.2 2:1', ['-1,0: “l:2” is probably “1:2”. [1:2]', '-1,2: “3.2” is probably “3:2”. [3:2]']],
    ['1-3 3-5 7-9 lO+', ['-1,3: “lO+” is probably “10+”. [10..]']],
    ['1-3 3-5 7-9 10+', ['-1,1: “1–3” and “3–5” both cover 3.', '-1,2: No head covers 6.']],
    ['1:1 2:1 2:1 3:1', ['-1,2: “2:1” appears twice.']],
    ['3:1 2:1 1:1 1:2', ['-1,1: “2:1” comes after “3:1”: heads must rise.']],
    ['1:1 2:1 Town 3:1', ['-1,2: “Town” is not odds like the others.']],
    ['-1 0 1 Surprise', ['-1,3: “Surprise” is not a number like the others.']],
    ['Clear Woods Clear Town', ['-1,2: “Clear” appears twice.']],
  ])('%s', (heads, remarks) => {
    expect(told(read(tabs(`Die,${heads.replaceAll(' ', ',')}`, '1,A1,A1,A1,A1', '2,A1,A1,A1,A1')))).toEqual(
      remarks,
    );
  });

  test('of columns go as far as the next one, those of rows do not, and two dice read apart show no 17', () => {
    expect(told(read(tabs('Die,1,3,6', ...CELLS.map((line) => `${line},D1`))))).toEqual([]);
    expect(told(read(tabs('Die,1:1,2:1', '1,A1,A2', '3,A1,A2', '4..6,A1,A2')))).toEqual([
      '1,-1: No head covers 2.',
    ]);
    expect(told(read(tabs('Die,1:1,2:1', '11-16,A1,A2', '21-26,A1,A2', '31-66,A1,A2')))).toEqual([]);
  });

  test('dates that a spreadsheet made, by whichever order they rise in', () => {
    const rows = ['2-Jan,A1,A1,A1', '4-Mar,A1,A1,A1', '6-May,A1,A1,A1'];
    expect(told(read(tabs('Die,2-Jan,1-Jan,1-Feb', ...rows)))).toEqual([
      '-1,0: “2-Jan” looks like a date that a spreadsheet made from “1:2”. [1:2]',
      '-1,1: “1-Jan” looks like a date that a spreadsheet made from “1:1”. [1:1]',
      '-1,2: “1-Feb” looks like a date that a spreadsheet made from “2:1”. [2:1]',
      '0,-1: “2-Jan” looks like a date that a spreadsheet made from “1–2”. [1..2]',
      '1,-1: “4-Mar” looks like a date that a spreadsheet made from “3–4”. [3..4]',
      '2,-1: “6-May” looks like a date that a spreadsheet made from “5–6”. [5..6]',
    ]);
    expect(told(read(tabs('Die,Feb-01,Jan-01,Jan-02', ...CELLS.map((line) => `${line},D1`))))[0]).toContain(
      '[1:2]',
    );
    expect(told(read(tabs('Die,1 May,Mayor,March', ...CELLS.map((line) => `${line},D1`))))).toEqual([]);
  });
});

test('cells that a spreadsheet wrote with commas and quotes', () => {
  const lines = ['1:2 | 1:1', '1: A1 | -', '2: - | D1'];
  expect(shown({ text: 'Die,"1:2",1:1\n1,A1,-\n2,-,D1' })).toEqual(lines);
  expect(shown({ text: 'Die\t"1:2"\t1:1\n1\tA1\t-\n2\t-\tD1' })).toEqual(lines);
});

test('columns of blanks, set in from the edge or not quite below each other', () => {
  const lines = ['1:2 | 1:1', '1: A1 | A2', '2: A1 | -'];
  expect(shown({ text: '      1:2  1:1\n   1  A1   A2\n   2  A1   -' })).toEqual(lines);
  expect(shown({ text: 'Die   1:2   1:1\n1  A1  A2\n2        A1      -' })).toEqual(lines);
});

test('rows without heads are numbered', () => {
  const lines = ['1:2 | 1:1 | 2:1', '1: A1 | - | -', '2: - | - | D1'];
  const remarks = ['rows: No row heads were found. They are numbered 1 to 2.'];
  for (const blank of [' ', '\t']) {
    const text = ['1:2 1:1 2:1', 'A1 - -', '- - D1'].join('\n').replaceAll(' ', blank);
    expect(shown({ text })).toEqual(lines);
    expect(told(read({ text }))).toEqual(remarks);
  }
});

describe('text without anything that parts its cells', () => {
  test.each([
    [
      'heads of several words',
      'Clear Rough\nTerrain 1:1 2:1 3:1\nLight woods A1 A1 -\nTown A2 - D1',
      3,
      '1:1 | 2:1 | 3:1 / Light woods: A1 | A1 | - / Town: A2 | - | D1',
    ],
    [
      'odds with blanks in them',
      'Die 1 - 2 1 – 1 2 - 1\n1 A1 - -\n2 - - D1',
      undefined,
      '1:2 | 1:1 | 2:1 / 1: A1 | - | - / 2: - | - | D1',
    ],
    [
      'a column below each of its heads',
      'Combat\nDie\n1\n2\n1-2\nA1\n-\n1-1\n-\n-\n2-1\n-\nD1',
      undefined,
      '1:2 | 1:1 | 2:1 / 1: A1 | - | - / 2: - | - | D1',
    ],
    [
      'rows broken into lines',
      '1:1 2:1 3:1\n1 A1\nA1 -\n2 A2 -\nD1',
      undefined,
      '1:1 | 2:1 | 3:1 / 1: A1 | A1 | - / 2: A2 | - | D1',
    ],
    [
      'a cell in each line',
      'Die\n1:1\n2:1\n1\nA1\n-\n2\n-\nD1',
      undefined,
      '1:1 | 2:1 / 1: A1 | - / 2: - | D1',
    ],
    [
      'numbers as results',
      '1-2 3-4 5+\n1 3 4 4\n2 2 3 3',
      undefined,
      '1..2 | 3..4 | 5.. / 1: 3 | 4 | 4 / 2: 2 | 3 | 3',
    ],
    [
      'words as results',
      '1. All units stop\n2-5. Fair\n6. No effect',
      undefined,
      'Result / 1: All units stop / 2..5: Fair / 6: -',
    ],
    ['no heads', '1 A1 A2\n2 A1 D1\n3 - D2', 2, '1 | 2 / 1: A1 | A2 / 2: A1 | D1 / 3: - | D2'],
  ])('%s', (_, text, heads, lines) => {
    expect(shown({ text }, heads === undefined ? {} : { heads }).join(' / ')).toBe(lines);
  });

  test('a row that cannot be put right is as long as it came', () => {
    const grid = read({ text: 'Die 1:2 1:1 2:1\n1 A1 A1 -\n2 A1 XX\n3 A1 - D1' });
    expect(grid.rows[1]).toEqual({ head: '2', cells: ['A1', 'XX', '?'] });
    expect(told(grid)).toEqual([
      '1,2: This row has 2 of 3 results. The last ones are open: shift the row if others are missing.',
    ]);
  });
});

describe('what is refused', () => {
  const refused = (pasted: Pasted, wanted?: Wanted) => {
    const grid = readPaste(pasted, wanted);
    return grid.ok ? 'read' : `${grid.problem.code}: ${grid.problem.message}`;
  };
  const ONE =
    'paste.column: This is a single column. Copy the row heads and the results together, or enter how many columns the table has.';
  const PROSE =
    'The rain fell in torrents, and the guns of the second line\nstood in the mud.\nNobody could see the ridge.';
  const NONE = 'paste.none: There is no table in this text. Select only the table, and copy that.';
  test.each([
    ['nothing', {}, 'paste.empty: There is no text to paste. Copy the table first.'],
    [
      'blanks',
      { text: ' \n\t ', html: '<p> </p>' },
      'paste.empty: There is no text to paste. Copy the table first.',
    ],
    [
      'a picture',
      { html: '<body><!--StartFragment--><img src="crt.png" alt="CRT"></body>' },
      'paste.picture: This is a picture. Copy the table as text, or type its heads and fill in the cells.',
    ],
    ['one column', { text: 'A1\nA2\nDR\nDE' }, ONE],
    ['one column of a page', { html: '<table><tr><td>A1<tr><td>A2<tr><td>DR</table>' }, ONE],
    ['a page without a table', { html: `<h1>Battle</h1><p>${PROSE}</p>`, text: PROSE }, NONE],
    ['one word', { text: 'Combat' }, NONE],
    [
      'cells that nothing parts',
      { text: 'Clear A1 A2 DR\nWoods AE A1 A1\nTown AE AE A1' },
      'paste.heads: The cells in this text run together. Enter how many columns the table has, not counting the row heads.',
    ],
    [
      'ten million characters',
      { html: '<td>'.repeat(2_600_000) },
      'paste.long: This is too much text: 10.4 million characters. Select only the table, and copy that.',
    ],
    [
      'a long text',
      { text: 'A1 '.repeat(100_000) },
      'paste.long: This is too much text: 0.3 million characters. Select only the table, and copy that.',
    ],
  ])('%s', (_, pasted, words) => {
    expect(refused(pasted)).toBe(words);
  });

  test('not a page that is too long, where its text can be read', () => {
    expect(refused({ html: `<table>${'<tr><td>x'.repeat(200_000)}`, text: 'Die\t1:1\n1\tA1\n2\tA2' })).toBe(
      'read',
    );
  });
});

describe('any page', () => {
  const pieces = fc.array(
    fc.constantFrom(
      ...[
        '<table>',
        '</table>',
        '<tr>',
        '</tr>',
        '<td>',
        '<th>',
        '</td>',
        '<td colspan=3>',
        '<td rowspan=0>',
        '<sup>',
        '</sup>',
      ],
      ...[
        '<img alt=1>',
        '<pre>',
        '<br>',
        '<!--',
        '-->',
        '<script>',
        '"',
        "'",
        '<',
        '>',
        '&',
        '&lt;',
        '&#8212;',
        '\t',
        '\n',
        '|',
        ';',
      ],
      ...[
        ' ',
        '  ',
        '1',
        '2',
        '1-2',
        '3:1',
        '≤4',
        'l',
        'O',
        'D1',
        'AE',
        '—',
        '½',
        '*',
        '¹',
        'Clear',
        'no effect',
        '2-Jan',
        '\ue000',
      ],
    ),
    { maxLength: 120 },
  );
  test('or text, of whatever pieces, gives a whole grid or a sentence', () => {
    fc.assert(
      fc.property(
        pieces,
        fc.boolean(),
        fc.option(fc.integer({ min: -1, max: 5 }), { nil: undefined }),
        (all, isPage, heads) => {
          const given = isPage ? { html: all.join('') } : { text: all.join('') };
          const grid = readPaste(given, heads === undefined ? {} : { heads });
          if (!grid.ok) {
            expect(grid.problem.message).toMatch(/^[A-Z].*\.$/);
            return;
          }
          const { columns, rows, remarks } = grid.value;
          expect(columns.length && rows.length).toBeGreaterThan(0);
          for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
          for (const { at } of remarks)
            if (typeof at !== 'string')
              expect([at[0] < rows.length, at[1] < columns.length]).toEqual([true, true]);
          expect(JSON.stringify([columns, rows])).not.toMatch(/[\ue000\ue001]|\\[nt]/);
        },
      ),
      { numRuns: 400, seed: 43 },
    );
  });

  const N = 100_000;
  test.each([
    ['tags without an end', '<td '.repeat(N)],
    ['quotes without an end', '<td a="'.repeat(N)],
    ['one quote in each tag', `<a '>`.repeat(N)],
    ['comments without an end', '<!--'.repeat(N)],
    ['scripts without an end', '<script>'.repeat(N)],
    ['tables in tables', '<table><tr><td>'.repeat(N / 2)],
    [
      'cells over everything',
      `<table>${'<tr>'.repeat(120)}${'<td colspan=9999 rowspan=9999>x'.repeat(N / 4)}`,
    ],
    ['rows of merged cells', `<table>${`<tr>${'<td rowspan=0>x'.repeat(40)}`.repeat(1500)}`],
    ['entities', `<table><tr><td>${'&amp'.repeat(N)}&#x110000;&#0;&constructor;<td>1<tr><td>2<td>3`],
    ['raised marks', `<table><tr><td>${'<sup>'.repeat(N)}<td>1<tr><td>2<td>3`],
    ['a number of very many digits', `<table><tr><td>1<td>2<tr><td>${'1'.repeat(9 * N)}<td>3`],
    ['a line of dashes', `<pre>${'-'.repeat(N)}</pre>`],
    ['cells that are all alike', `<table>${`<tr>${'<td>Il1I'.repeat(24)}`.repeat(80)}`],
    ['signs', '<'.repeat(N)],
    ['ends', '</table></td></tr></sup>'.repeat(N / 10)],
  ])('%s: it is read to its end', (_, html) => {
    const grid = readPaste({ html });
    const { columns, rows } = grid.ok ? grid.value : { columns: [], rows: [] };
    expect(
      columns.length <= 24 && rows.length <= 80 && rows.every(({ cells }) => cells.length === columns.length),
    ).toBe(true);
  });

  test('scripts, styles and comments are no part of it, signs and names of signs are', () => {
    const html =
      '<style>td{}</style><table><tr><td>Die<!-- <td>x --><td>1&#58;1<script>"<td>"</script><td a=">" b=\'<\'>2:1<tr><td>&lt;2<td>D<b>1</b><td>&constructor;<tr><td>2+<td>a<br>b<td><img alt=D6>';
    expect(shown({ html })).toEqual(['1:1 | 2:1', '..1: D1 | &constructor;', '2..: a b | D6']);
  });

  test('tags that are left out, or have one quote, end all the same', () => {
    const lines = ['1:1', '1: A1', '2: A2'];
    expect(shown({ html: '<table><tr><td>Die<td>1:1</tr><td>1<td>A1</tr><td>2<td>A2</table>' })).toEqual(
      lines,
    );
    expect(shown({ html: '<table><tr><td title="2 inch>Die<td>1:1<tr><td>1<td>A1<tr><td>2<td>A2' })).toEqual(
      lines,
    );
  });

  test('nothing that breaks a line or turns it comes through', () => {
    const grid = read({
      html: '<table><tr><td>Die<td>1:1<tr><td>1<td>A\u202e1\u0007\ud800<tr><td>2<td>\ue000A\ue0012',
    });
    expect(grid.rows.map(({ cells }) => cells)).toEqual([['A1'], ['A2']]);
  });
});
