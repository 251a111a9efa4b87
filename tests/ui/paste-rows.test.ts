import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartDef } from '../../src/core/charts/chart';
import { CHARTS, REINFORCEMENTS } from '../../src/games/usn-deluxe/data/charts';
import { MOST_PASTED, pastedCells } from '../../src/ui/teach/paste-rows';
import { anyText } from '../support/any-text';

const grid = { columns: REINFORCEMENTS.columns.labels, rows: REINFORCEMENTS.rows.labels };
const read = (text: string) => pastedCells(REINFORCEMENTS, grid, text);
const wrong = (text: string) => {
  const pasted = read(text);
  return pasted.ok ? 'taken' : pasted.problem.message;
};

describe('a chart pasted as text', () => {
  it('is read line by line, by tabs or bars, under the head or its name', () => {
    const pasted = read('56\tNothing\tCV-16, 4 LAC\r\n\nTurn 57 | TR-9 |\nturn 58|| two 8-15 \n');
    expect(pasted.ok && pasted.value).toEqual({
      cells: {
        ...{ 'j|56': 'Nothing', 'a|56': 'CV-16, 4 LAC', 'j|57': 'TR-9', 'a|57': 'Nothing' },
        ...{ 'j|58': 'Nothing', 'a|58': 'two 8-15' },
      },
      count: 6,
    });
  });
  it('an empty cell of a sheet that has such is nothing, unless it was read before; one left out stays unread', () => {
    const text = (column: string, row: string) => (column === 'a' && row === '57' ? 'CV-9' : '');
    const pasted = pastedCells(REINFORCEMENTS, { ...grid, text }, '56\t\t\n57\tTR-9\t\t\n58\tTR-1\n59');
    expect(pasted.ok && pasted.value.cells).toEqual({
      ...{ 'j|56': 'Nothing', 'a|56': 'Nothing', 'j|57': 'TR-9', 'j|58': 'TR-1' },
    });
    const missions = CHARTS.find(({ id }) => id === 'missions') as ChartDef;
    const [row = ''] = missions.rows.labels;
    expect(pastedCells(missions, { columns: ['entry'], rows: [row] }, `${row}\t`).ok).toBe(false);
  });
  it('is refused as a whole where a line is wrong, and the line is named', () => {
    expect(wrong('56 | Nothing\n1 | TR-9')).toBe(
      'Line 2: "1" is no turn of this chart. Nothing was changed.',
    );
    expect(wrong('56 | a\n56 | b')).toBe('Line 2: 56 appears twice. Nothing was changed.');
    expect(wrong('56 | a | b | c')).toBe('Line 1: 3 values for 2 columns. Nothing was changed.');
    expect(wrong(`56 | ${'x'.repeat(161)}`)).toBe(
      'Line 1: A line of words, up to 160 characters. Nothing was changed.',
    );
    expect(wrong('a\nb\nc\nd\ne')).toMatch(/^Line 1: .* Line 2: .* Line 3: .* And 2 more\. Nothing/);
  });
  it('with no value in it says so, and so does one longer than any chart', () => {
    expect(wrong('56')).toBe('There is no value in that text. Nothing was changed.');
    expect(wrong(' \n')).toBe('There is no value in that text. Nothing was changed.');
    expect(wrong('x'.repeat(MOST_PASTED + 1))).toBe(
      'That is more text than a chart can hold. Nothing was changed.',
    );
  });
  it('of wrong lines alone is refused in a moment', () => {
    const begun = process.cpuUsage();
    for (const text of ['x|y\n'.repeat(50_000), 'x'.repeat(MOST_PASTED)]) expect(wrong(text)).toContain('"x');
    expect(process.cpuUsage(begun).user).toBeLessThan(1_500_000);
  });
  it('is text and nothing else, whatever it holds', () => {
    const pasted = read('56 | <img src=x onerror=alert(1)>');
    expect(pasted.ok && pasted.value.cells['j|56']).toBe('<img src=x onerror=alert(1)>');
    expect(wrong('56 | a\u0007b')).toContain('A line of words');
    fc.assert(
      fc.property(anyText(), (text) => {
        const any = read(text);
        for (const key of any.ok ? Object.keys(any.value.cells) : []) expect(key).toMatch(/^[ja]\|\d+$/);
      }),
    );
  });
});
