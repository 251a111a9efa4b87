import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLabels, spanOf, totalColumn } from '../../src/core/charts/labels';
import { diffPacks } from '../../src/core/charts/merge-packs';
import { emptyPack, lookupCell, lookupLabels } from '../../src/core/charts/pack';
import { packText, readPackText } from '../../src/core/charts/pack-file';
import { parsePack } from '../../src/core/charts/parse-pack';
import { teach } from '../../src/core/journal/teach';
import { CURRENTS, gaugeMeta, WRECKS } from '../games/toy/gauge';
import { open, question, say, sitDown } from '../support/play';

const gauge = await gaugeMeta.load();
const own = emptyPack('own:gauge', 'gauge', 'Ours');
const TYPED = ['1', '2-5', '6-9', '10-15', '16+'];

it('odds are two whole numbers from 1 to 99', () => {
  const odds = ['1:3', '12:1', '1:12', '99:98'];
  const others = ['1x:2', '1:2x', '0:1', '1:0', '100:1', '1:100', '1', '1:', ':1', '1-2', ' 1:2', '1:2 '];
  expect([...odds, ...others].filter((head) => spanOf(head))).toEqual(odds);
});

it('a total is one number up to 999, from one to a higher one, or one and more', () => {
  expect(['0', '1', '999', '6-9', '70+', '0-1', '0+'].map((head) => spanOf(head, true))).toEqual([
    ...[
      [0, 0],
      [1, 1],
      [999, 999],
      [6, 9],
      [70, Number.POSITIVE_INFINITY],
    ],
    ...[
      [0, 1],
      [0, Number.POSITIVE_INFINITY],
    ],
  ]);
  const none = [
    '',
    '-1',
    '01',
    '1000',
    '9-6',
    '6-6',
    '0-0',
    '6-',
    '-9',
    '6–9',
    '6-9+',
    '70 +',
    '+70',
    '1:2',
    '1.5',
    'x',
  ];
  expect(none.filter((head) => spanOf(head, true))).toEqual([]);
});

describe('column heads', () => {
  it.each([
    [['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'], 'ok'],
    [['1:2', '3:2', '5:1'], 'ok'],
    [[], 'heads.count'],
    [['1:1'], 'heads.count'],
    [Array.from({ length: 13 }, (_, i) => `${i + 1}:1`), 'heads.count'],
    [['1:1', 2], 'heads.count'],
    [['1:1', { toString: 1 }], 'heads.count'],
    ['1:1', 'heads.count'],
    [['1:1', '1-2'], 'heads.form'],
    [['0:1', '1:1'], 'heads.form'],
    [['1', '6-9'], 'heads.form'],
    [['2:1', '1:1'], 'heads.order'],
    [['1:1', '2:2'], 'heads.order'],
  ])('odds %j: %s', (labels, want) => {
    const checked = checkLabels(labels);
    expect(checked.ok ? 'ok' : checked.problem.code).toBe(want);
  });

  const order = 'Totals rise from left to right, and none stands twice.';
  it.each([
    [TYPED, 'ok'],
    [['0', '1'], 'ok'],
    [['1', '6-9'], 'ok'],
    [Array.from({ length: 12 }, (_, i) => String(i)), 'ok'],
    [Array.from({ length: 13 }, (_, i) => String(i)), 'A chart has 2 to 12 columns, as printed.'],
    [['1'], 'A chart has 2 to 12 columns, as printed.'],
    [['1', 'x'.repeat(20)], '"xxxxxxxxxxxx" is not a total such as 1, 6-9 or 70+.'],
    [['1:2', '1:1'], '"1:2" is not a total such as 1, 6-9 or 70+.'],
    [['1', '9-6'], '"9-6" is not a total such as 1, 6-9 or 70+.'],
    [['6-9', '1'], order],
    [['1', '1'], order],
    [['1-6', '6-9'], order],
    [['1-6', '5'], order],
    [['5+', '70'], order],
    [['5+', '70+'], order],
  ])('totals %j: %s', (labels, want) => {
    const checked = checkLabels(labels, true);
    expect(checked.ok ? 'ok' : checked.problem.message).toBe(want);
  });
});

/** Columns as sheets print them: each a number or a range, gaps between some, the last now and then open. */
const columns = fc
  .record({
    first: fc.nat(20),
    parts: fc.array(fc.record({ gap: fc.nat(3), width: fc.nat(9) }), { minLength: 2, maxLength: 12 }),
    open: fc.boolean(),
  })
  .map(({ first, parts, open }) => {
    let next = first;
    return parts.map(({ gap, width }, i) => {
      const from = next + gap;
      next = from + width + 1;
      if (open && i === parts.length - 1) return `${from}+`;
      return width ? `${from}-${from + width}` : String(from);
    });
  });

describe('the column of a total', () => {
  it.each([
    [-3, '1'],
    [0, '1'],
    [1, '1'],
    [2, '2-5'],
    [5, '2-5'],
    [9, '6-9'],
    [10, '10-15'],
    [16, '16+'],
    [400, '16+'],
  ])('%i is read in %s', (total, head) => {
    expect(TYPED[totalColumn(TYPED, total)]).toBe(head);
  });

  it('the one that holds it; between two the lower; the ends take what lies beyond', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: -5, max: 200 }), (labels, total) => {
        expect(checkLabels(labels, true)).toEqual({ ok: true, value: labels });
        const spans = labels.map((head) => spanOf(head, true) ?? [Number.NaN, Number.NaN]);
        const holds = spans.findIndex(([least, most]) => least <= total && total <= most);
        const below = spans.filter(([, most]) => most < total).length;
        expect(totalColumn(labels, total)).toBe(holds >= 0 ? holds : Math.max(0, below - 1));
      }),
      { seed: 19, numRuns: 500 },
    );
  });

  it('never falls as the total grows', () => {
    fc.assert(
      fc.property(columns, (labels) => {
        const read = Array.from({ length: 200 }, (_, total) => totalColumn(labels, total));
        expect(read).toEqual(read.toSorted((a, b) => a - b));
        expect(read[0]).toBe(0);
      }),
      { seed: 20, numRuns: 100 },
    );
  });
});

describe('columns that the rules do not print, or only some of', () => {
  it('are asked with what is printed, typed, and kept for the next time', () => {
    const table = sitDown(gauge);
    open(table, 'drift');
    expect(question(table)).toMatchObject({ kind: 'heads', totals: true, offered: ['1', '6-9'] });
    say(table, TYPED.join(' '));
    expect(question(table)).toMatchObject({ kind: 'cell', column: '1' });
    say(table, 3);
    expect(question(table)).toMatchObject({ kind: 'heads', chart: 'wrecks', offered: [] });
    expect(question(table)).not.toHaveProperty('totals');
    say(table, '1:2 2:1');
    say(table, '1/0');
    expect(question(table)).toBeUndefined();
    expect(lookupLabels(CURRENTS, table.pack, 'columns')).toEqual(TYPED);
    expect(lookupLabels(WRECKS, table.pack, 'columns')).toEqual(['1:2', '2:1']);
    expect(lookupCell(CURRENTS, table.pack, '1', '1')?.value).toBe(3);
    const file = packText(table.pack);
    expect(readPackText(gauge.charts, 'gauge', file)).toEqual({ ok: true, value: table.pack });
  });

  it.each([
    ['totals', { 'currents.columns': TYPED }, 'ok'],
    ['odds for totals', { 'currents.columns': ['1:2', '1:1'] }, 'heads.form'],
    ['totals for odds', { 'wrecks.columns': TYPED }, 'heads.form'],
    ['totals that overlap', { 'currents.columns': ['1-6', '6-9'] }, 'heads.order'],
    ['one total', { 'currents.columns': ['1'] }, 'heads.count'],
    ['no columns', { 'currents.columns': [] }, 'heads.count'],
  ])('of a pack from elsewhere are checked: %s', (_, labels, want) => {
    const parsed = parsePack(gauge.charts, 'gauge', { ...own, heads: labels });
    expect(parsed.ok ? 'ok' : parsed.problem.code).toBe(want);
  });

  it.each([
    ['10-15|1', 'ok'],
    ['3:1|1', 'pack.cell'],
    ['9-6|1', 'pack.cell'],
  ])('a cell of a pack from elsewhere stands under a total: %s', (key, want) => {
    const cells = { currents: { [key]: { value: 1, source: 'mapsheet' } } };
    const parsed = parsePack(gauge.charts, 'gauge', { ...own, cells });
    expect(parsed.ok ? 'ok' : parsed.problem.code).toBe(want);
  });

  it('are set by hand as they are answered', () => {
    const taught = (labels: readonly string[]) =>
      teach(gauge, own, [{ chart: 'currents', axis: 'columns', heads: labels }]);
    expect(taught(TYPED)).toMatchObject({ ok: true, value: { learn: [{ heads: TYPED }] } });
    expect(taught(['1:2', '1:1'])).toMatchObject({
      problem: { message: 'Current Chart: "1:2" is not a total such as 1, 6-9 or 70+.' },
    });
  });

  it('are told apart in their own order', () => {
    const cell = { value: 1, source: 'mapsheet' } as const;
    const theirs = {
      ...own,
      heads: { 'currents.columns': TYPED },
      cells: { currents: { '16+|2': cell, '6-9|2': cell, '2-5|2': cell, '1|2': cell } },
    };
    const { added } = diffPacks(gauge.charts, own, theirs);
    expect(added.flatMap((row) => ('column' in row ? [row.column] : []))).toEqual(['1', '2-5', '6-9', '16+']);
  });
});
