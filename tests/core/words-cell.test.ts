import { describe, expect, it } from 'vitest';
import { type CellShape, checkCell, describeCell } from '../../src/core/charts/chart';
import { emptyPack } from '../../src/core/charts/pack';
import { packVersion } from '../../src/core/charts/pack-version';
import { parseCell, tidyCell } from '../../src/ui/teach/grid-draft';

const WORDS: CellShape = { kind: 'words', most: 20 };

describe('a cell of words', () => {
  it('is a line without the blanks around it', () => {
    expect(checkCell(WORDS, ' CV-9, two 30-50 ')).toEqual({ ok: true, value: 'CV-9, two 30-50' });
    expect(describeCell(WORDS, 'CV-9, two 30-50')).toBe('CV-9, two 30-50');
  });
  it.each([['too long for twenty letters'], ['two\nlines'], [' '], [7], [undefined], [{ attacker: 1 }]])(
    '%j is none',
    (value) => {
      expect(checkCell(WORDS, value)).toMatchObject({
        ok: false,
        problem: { code: 'cell.shape', message: 'A line of words, up to 20 characters.' },
      });
    },
  );
  it('is typed in the grid as it is', () => {
    expect(parseCell(WORDS, ' 1/0 ')).toEqual({ ok: true, value: '1/0' });
    expect(parseCell(WORDS, '')).toEqual({ ok: true, value: undefined });
    expect(tidyCell(WORDS, ' TR-5 ')).toBe('TR-5');
  });
  it('asks for version 2 of a file where version 1 cannot hold its letters', () => {
    const pack = (value: string) => ({
      ...emptyPack('p', 'iph', 'Ours'),
      cells: { chart: { 'j|2': { value, source: 'mapsheet' as const } } },
    });
    expect(packVersion(pack('TR-5'))).toBe(1);
    expect(packVersion(pack('<b>'))).toBe(2);
  });
});
