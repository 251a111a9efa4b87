import { describe, expect, it } from 'vitest';
import { emptyPack, lookupCell } from '../../src/core/pack';
import { checkPackName, parsePack } from '../../src/core/parse-pack';
import { CRT, IPH_CHARTS, NIGHT, TEC } from '../../src/games/iph/charts';
import { PRACTICE } from '../../src/games/iph/practice';

const own = emptyPack('own:iph', 'iph', 'Mapsheet');
const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' as const };
const parse = (raw: unknown) => parsePack(IPH_CHARTS, 'iph', raw);
const codeOf = (raw: unknown) => {
  const checked = parse(raw);
  return checked.ok ? 'ok' : checked.problem.code;
};
const withCell = (chart: string, key: string, raw: unknown) => ({
  ...own,
  cells: { [chart]: { [key]: raw } },
});
const withRows = (names: unknown) => ({ ...own, heads: { 'tec.rows': names } });
const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`kind|${i}`, { value: 'none', source: 'mapsheet' }]),
  );

describe('a pack of unknown origin', () => {
  it('the practice set is complete and passes', () => {
    expect(parse(JSON.parse(JSON.stringify(PRACTICE)))).toEqual({ ok: true, value: PRACTICE });
    for (const odds of CRT.columns.heads)
      for (const face of CRT.rows.heads)
        expect(lookupCell(CRT, PRACTICE, odds, face), `${odds} ${face}`).toBeDefined();
    for (const column of TEC.columns.heads)
      for (const row of TEC.rows.heads)
        expect(lookupCell(TEC, PRACTICE, column, row), `${column} ${row}`).toBeDefined();
    for (const face of NIGHT.rows.heads)
      expect(lookupCell(NIGHT, PRACTICE, 'result', face)?.source).toBe('practice');
  });
  it('no practice value stands where the rulebook states one', () => {
    for (const chart of IPH_CHARTS)
      for (const { column, row } of chart.cells)
        expect(
          PRACTICE.cells[chart.id]?.[`${column}|${row}`],
          `${chart.id} ${column} ${row}`,
        ).toBeUndefined();
  });
  it('only fields we know survive', () => {
    const more = {
      ...own,
      heads: { 'tec.rows': ['Swamp'] },
      cells: { crt: { '3:1|4': { ...cell, at: 5, rule: '10.9' } } },
    };
    const value = { ...cell.value, third: 1 };
    const extra = {
      ...more,
      by: 'x',
      cells: { crt: { '3:1|4': { ...more.cells.crt['3:1|4'], value, x: 1 } } },
    };
    expect(parse(extra)).toEqual({ ok: true, value: more });
  });
  it.each([
    ['no object', null, 'pack.format'],
    ['a list', [], 'pack.format'],
    ['another format', { ...own, format: 2 }, 'pack.format'],
    ['another game', { ...own, game: 'toy' }, 'pack.game'],
    ['a name that is no text', { ...own, name: 7 }, 'pack.text'],
    ['an empty name', { ...own, name: ' ' }, 'pack.text'],
    ['a name too long', { ...own, name: 'x'.repeat(61) }, 'pack.text'],
    ['an empty id', { ...own, id: '' }, 'pack.text'],
    ['notes too long', { ...own, notes: 'x'.repeat(201) }, 'pack.text'],
    ['a tag in the name', { ...own, name: '<b>' }, 'pack.marks'],
    ['a line break in the notes', { ...own, notes: 'a\nb' }, 'pack.marks'],
    ['a turn of direction in the notes', { ...own, notes: 'a\u202eb' }, 'pack.marks'],
    ['half a character in the id', { ...own, id: '\ud800' }, 'pack.marks'],
    ['no version', { ...own, version: 0 }, 'pack.version'],
    ['no word on practice', { ...own, practice: 'no' }, 'pack.version'],
    ['a list of charts', { ...own, cells: [] }, 'pack.cells'],
    ['2,001 cells', { ...own, cells: { hexes: many(2001) } }, 'pack.size'],
    ['2,000 cells', { ...own, cells: { hexes: many(2000) } }, 'ok'],
    ['an axis of no chart', { ...own, heads: { 'moon.columns': ['1:1'] } }, 'pack.axis'],
    ['an axis the rules fix', { ...own, heads: { 'crt.rows': ['1', '2'] } }, 'pack.axis'],
    ['odds that fall', { ...own, heads: { 'crt.columns': ['4:1', '1:1'] } }, 'heads.order'],
    ['an axis named as a part of every object', { ...own, heads: { constructor: ['1:1'] } }, 'pack.key'],
    ['row names that are no list', withRows('Swamp'), 'pack.axis'],
    ['a row name that is no text', withRows([1]), 'pack.axis'],
    ['an empty row name', withRows(['']), 'pack.axis'],
    ['a row name of 41 characters', withRows(['x'.repeat(41)]), 'pack.axis'],
    ['a row name of 40 characters', withRows(['x'.repeat(40)]), 'ok'],
    ['a row name twice', withRows(['Swamp', 'Swamp']), 'pack.axis'],
    ['a row name the chart has', withRows(['rough']), 'pack.axis'],
    ['a tag in a row name', withRows(['a<b']), 'pack.marks'],
    ['a bar in a row name', withRows(['a|b']), 'pack.marks'],
    ['a row named as a part of every object', withRows(['__proto__']), 'pack.key'],
    ['a chart the game has not', { ...own, cells: { moon: {} } }, 'pack.chart'],
    ['a chart that is a list', { ...own, cells: { crt: [] } }, 'pack.chart'],
    ['a chart named constructor', { ...own, cells: { constructor: {} } }, 'pack.key'],
    [
      'a chart named __proto__',
      JSON.parse(JSON.stringify(own).replace('"cells":{', '"cells":{"__proto__":{}')),
      'pack.key',
    ],
    ['a column the rules fix otherwise', withCell('tec', 'depth|clear', cell), 'pack.cell'],
    ['a column that is no odds', withCell('crt', 'many|4', cell), 'pack.cell'],
    ['odds nobody confirmed', withCell('crt', '9:1|4', cell), 'ok'],
    ['a row off the die', withCell('crt', '3:1|7', cell), 'pack.cell'],
    ['a row of an open axis', withCell('hexes', 'kind|3020', { value: 'oil', source: 'mapsheet' }), 'ok'],
    ['a row too long for an open axis', withCell('hexes', `kind|${'3'.repeat(41)}`, cell), 'pack.axis'],
    ['a tag in a row of an open axis', withCell('hexes', 'kind|<b>', cell), 'pack.marks'],
    ['a row of an open axis named constructor', withCell('hexes', 'kind|constructor', cell), 'pack.key'],
    ['a cell without a row', withCell('crt', '3:1', cell), 'pack.cell'],
    ['a cell of three heads', withCell('crt', '3:1|4|4', cell), 'pack.cell'],
    ['a cell named toString', withCell('crt', 'toString', cell), 'pack.key'],
    ['no cell', withCell('crt', '3:1|4', null), 'pack.cell'],
    ['an unknown source', withCell('crt', '3:1|4', { ...cell, source: 'hearsay' }), 'pack.source'],
    [
      'a made-up value among values read',
      withCell('crt', '3:1|4', { ...cell, source: 'practice' }),
      'pack.source',
    ],
    [
      "a value that says it is the rulebook's",
      withCell('crt', '3:1|4', { ...cell, source: 'rules' }),
      'pack.source',
    ],
    ['a time that is no number', withCell('crt', '3:1|4', { ...cell, at: '5' }), 'pack.at'],
    ['a time that is not finite', withCell('crt', '3:1|4', { ...cell, at: Infinity }), 'pack.at'],
    ['a rule too long', withCell('crt', '3:1|4', { ...cell, rule: '1'.repeat(21) }), 'pack.rule'],
    ['a tag in a rule', withCell('crt', '3:1|4', { ...cell, rule: '<i>' }), 'pack.rule'],
    ['a value against the rulebook without a reason', withCell('crt', '2:1|6', cell), 'pack.reason'],
    [
      'a value against the rulebook with a reason',
      withCell('crt', '2:1|6', { ...cell, reason: 'Errata' }),
      'ok',
    ],
    [
      "the rulebook's value without a reason",
      withCell('crt', '2:1|6', { ...cell, value: { attacker: 2, defender: 1 } }),
      'ok',
    ],
    ['a reason where the rulebook is silent', withCell('crt', '3:1|4', { ...cell, reason: 'Smudged' }), 'ok'],
    ['an empty reason', withCell('crt', '2:1|6', { ...cell, reason: '' }), 'pack.reason'],
    [
      'a reason of 81 characters',
      withCell('crt', '2:1|6', { ...cell, reason: 'x'.repeat(81) }),
      'pack.reason',
    ],
    ['a tag in a reason', withCell('crt', '2:1|6', { ...cell, reason: '<b>' }), 'pack.reason'],
    ['a value of another shape', withCell('crt', '3:1|4', { ...cell, value: 1 }), 'pack.value'],
    [
      'a value off the shape',
      withCell('crt', '3:1|4', { ...cell, value: { attacker: 99, defender: 0 } }),
      'pack.value',
    ],
  ])('%s', (_, raw, want) => {
    expect(codeOf(raw)).toBe(want);
  });
  it('names the place of the first problem, and shows no harm in it', () => {
    const message = (raw: unknown) => {
      const checked = parse(raw);
      return checked.ok ? '' : checked.problem.message;
    };
    expect(message(withCell('crt', '3:1|4', { value: 1, source: 'mapsheet' }))).toBe(
      "Combat Results Table, 3:1 / 4: Two whole numbers from 0 to 8: attacker's loss, then defender's.",
    );
    expect(message(withCell('crt', '<b>\u202e|4', cell))).toBe(
      'Combat Results Table, ?b?? / 4: no such cell.',
    );
  });
  it('a name is trimmed and has 1 to 60 characters', () => {
    expect(checkPackName('  Our sheet ')).toEqual({ ok: true, value: 'Our sheet' });
    expect(checkPackName(' ').ok).toBe(false);
    expect(checkPackName('x'.repeat(61)).ok).toBe(false);
    expect(checkPackName('a<b').ok).toBe(false);
  });
});
