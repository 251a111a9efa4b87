import { describe, expect, it } from 'vitest';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import { CRT, LANDING, TEC } from '../../src/games/iph/data/charts';
import {
  correctionsOf,
  gridOf,
  isGridDraft,
  isPartial,
  parseCell,
  tidyCell,
  untouched,
} from '../../src/ui/teach/grid-draft';
import { pressKey } from '../../src/ui/teach/grid-keys';
import { CURRENTS, WRECKS } from '../games/toy/gauge';

const losses = { kind: 'losses', max: 8 } as const;
const number = { kind: 'number', min: -3, max: 3 } as const;
const own = emptyPack('own:iph', 'iph', 'Mapsheet');
const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' } as const;

describe('what was typed, as the browser gives it back', () => {
  const kept = { ...untouched, cells: { '1:1|2': '1/0' }, columns: ['1:1'], rows: ['7'] };

  it('is a draft', () => {
    expect([untouched, kept].map(isGridDraft)).toEqual([true, true]);
  });

  it.each([
    ...[null, 7, 'x', [], {}],
    ...[{ cells: ['x'] }, { cells: { a: 7 } }, { columns: 'x' }, { columns: [7] }],
    ...[{ rows: [{}] }, { rows: null }, { differs: 'yes' }, { reason: 7 }],
  ])('is none with %j', (wrong) => {
    const isPart = wrong !== null && typeof wrong === 'object' && Object.keys(wrong).length > 0;
    expect(isGridDraft(isPart ? { ...kept, ...wrong } : wrong)).toBe(false);
  });
});

describe('a cell as typed', () => {
  it.each([
    [losses, '1/0', { attacker: 1, defender: 0 }],
    [losses, '10', { attacker: 1, defender: 0 }],
    [losses, ' 2-1 ', { attacker: 2, defender: 1 }],
    [losses, '', undefined],
    [losses, '9/0', 'refused'],
    [losses, '1', 'refused'],
    [losses, '100', 'refused'],
    [losses, 'x', 'refused'],
    [number, '−2', -2],
    [number, '4', 'refused'],
    [number, '1.5', 'refused'],
  ] as const)('%j takes %j as %j', (shape, text, want) => {
    const parsed = parseCell(shape, text);
    expect(parsed.ok ? parsed.value : 'refused').toEqual(want);
  });

  it('half of it is not wrong yet, and all of it is shown as the sheet prints it', () => {
    expect(['1', '1/', '10', '', 'x'].map((text) => isPartial(losses, text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isPartial(number, '-')).toBe(true);
    expect([tidyCell(losses, '10'), tidyCell(number, '-2'), tidyCell(losses, '1')]).toEqual([
      '1/0',
      '−2',
      '1',
    ]);
  });

  it('two keys make losses, one key a number', () => {
    expect(pressKey(losses, '', '2')).toEqual({ text: '2', complete: false });
    expect(pressKey(losses, '2', '1')).toEqual({ text: '2/1', complete: true });
    expect(pressKey(losses, '2/1', '0')).toEqual({ text: '0', complete: false });
    expect(pressKey(number, '1', '−2')).toEqual({ text: '−2', complete: true });
  });
});

describe('a chart as it is edited', () => {
  it('teaches what differs, and confirms columns that were only offered', () => {
    expect(gridOf(CRT, own, untouched).lessons).toEqual([]);
    const { lessons } = gridOf(CRT, own, { ...untouched, cells: { '3:1|4': '11', '3:1|5': '' } });
    expect(lessons).toEqual([
      { chart: 'crt', axis: 'columns', heads: CRT.columns.labels },
      { chart: 'crt', column: '3:1', row: '4', cell },
    ]);
    const pack = withLessons(own, lessons, 1);
    expect(gridOf(CRT, pack, { ...untouched, cells: { '3:1|4': '1/1' } }).lessons).toEqual([]);
    expect(gridOf(CRT, pack, { ...untouched, cells: { '3:1|4': '' } }).lessons).toEqual([
      { chart: 'crt', column: '3:1', row: '4' },
    ]);
  });

  it('totals that the rules print in part are taught once all of them are typed', () => {
    const cells = { '6-9|2': '1' };
    const read = { chart: 'currents', column: '6-9', row: '2', cell: { value: 1, source: 'mapsheet' } };
    expect(gridOf(CURRENTS, own, { ...untouched, cells }).lessons).toEqual([read]);
    const columns = ['1', '2 – 5', '6-9', '10 +'];
    expect(gridOf(CURRENTS, own, { ...untouched, cells, columns })).toMatchObject({
      columns: ['1', '2-5', '6-9', '10+'],
      lessons: [{ axis: 'columns', heads: ['1', '2-5', '6-9', '10+'] }, read],
    });
    expect(gridOf(WRECKS, own, untouched)).toMatchObject({ columns: [], lessons: [] });
  });

  it('columns that are no odds leave the table as it was, and say so', () => {
    const grid = gridOf(CRT, own, { ...untouched, columns: ['1:2', 'x'] });
    expect(grid.columns).toEqual(CRT.columns.labels);
    expect(grid.columnsProblem?.code).toBe('heads.form');
    const mended = gridOf(CRT, own, { ...untouched, columns: ['1:2', '3-2'], cells: { '3:1|4': '11' } });
    expect(mended.columns).toEqual(['1:2', '3:2']);
    expect(mended.lessons).toEqual([{ chart: 'crt', axis: 'columns', heads: ['1:2', '3:2'] }]);
  });

  it('what the rulebook states is locked until the sheet differs', () => {
    const typed = { ...untouched, cells: { 'result|4': 'lost' } };
    expect(gridOf(LANDING, own, typed)).toMatchObject({ lessons: [] });
    expect(gridOf(LANDING, own, typed).isLocked('result', '4')).toBe(true);
    expect(gridOf(LANDING, own, { ...typed, differs: true }).lessons).toHaveLength(1);
  });

  it('an added row comes with its cells, after those that were added before', () => {
    const pack = withLessons(own, [{ chart: 'tec', axis: 'rows', heads: ['Reef'] }], 1);
    const grid = gridOf(TEC, pack, { ...untouched, rows: ['Swamp'], cells: { 'mp|Swamp': '3' } });
    expect(grid.rows.slice(-2)).toEqual(['Reef', 'Swamp']);
    expect(grid.lessons).toEqual([
      { chart: 'tec', axis: 'rows', heads: ['Reef', 'Swamp'] },
      { chart: 'tec', column: 'mp', row: 'Swamp', cell: { value: 3, source: 'mapsheet' } },
    ]);
  });

  it('knows which cells on record are about to change', () => {
    const lesson = { chart: 'crt', column: '3:1', row: '4', cell };
    const old = { procedure: 'd:9', value: { attacker: 2, defender: 0 } };
    const used = new Map([['crt|3:1|4', [old, { ...old, procedure: 'd:3' }, { ...old, value: cell.value }]]]);
    expect(correctionsOf([lesson], used)).toEqual({ cells: ['3:1|4'], records: 2 });
    expect(correctionsOf([lesson], new Map())).toEqual({ cells: [], records: 0 });
  });
});
