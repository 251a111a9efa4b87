import { describe, expect, it } from 'vitest';
import { rulesCell } from '../../src/core/charts/chart';
import { emptyPack, lookupCell } from '../../src/core/charts/pack';
import { checkPackName, parsePack } from '../../src/core/charts/parse-pack';
import { TOY_CHARTS, TOY_PRACTICE } from '../games/toy/charts';

const own = emptyPack('own:toy', 'toy', 'Mapsheet');
const cave = { value: 'cave', source: 'mapsheet' };
const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' as const };
const parse = (raw: unknown) => parsePack(TOY_CHARTS, 'toy', raw);
const codeOf = (raw: unknown) => {
  const checked = parse(raw);
  return checked.ok ? 'ok' : checked.problem.code;
};
const withCell = (chart: string, key: string, raw: unknown) => ({
  ...own,
  cells: { [chart]: { [key]: raw } },
});
const withRows = (names: unknown) => ({ ...own, heads: { 'coast.rows': names } });
const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`kind|${i}`, { value: 'none', source: 'mapsheet' }]),
  );

describe('a pack of unknown origin', () => {
  it('what is wrong is said with its place and its limit', () => {
    const told = (raw: unknown) => {
      const parsed = parse(raw);
      return parsed.ok ? 'ok' : parsed.problem.message;
    };
    expect(told(withRows(['x'.repeat(41)]))).toBe(
      'Coast Chart: A row name has 1 to 40 characters on one line. Nothing was changed.',
    );
    expect(told(withCell('patrol', '3:1|4', { ...cell, rule: '' }))).toMatch(
      /^.*3:1.*: its rule is not a rule number\. Nothing was changed\.$/,
    );
    expect(told(withCell('patrol', '3:1|4', { ...cell, at: 'noon' }))).toMatch(
      /^.*3:1.*: the time it was read is not a time\. Nothing was changed\.$/,
    );
  });
  it('the practice set is complete and passes', () => {
    expect(parse(JSON.parse(JSON.stringify(TOY_PRACTICE)))).toEqual({ ok: true, value: TOY_PRACTICE });
    for (const chart of TOY_CHARTS)
      for (const column of chart.columns.labels)
        for (const row of chart.rows.labels)
          expect(lookupCell(chart, TOY_PRACTICE, column, row)?.source, `${chart.id} ${column} ${row}`).toBe(
            rulesCell(chart, column, row) ? 'rules' : 'practice',
          );
  });
  it('only fields we know survive', () => {
    const more = {
      ...own,
      heads: { 'coast.rows': ['Swamp'] },
      cells: { patrol: { '3:1|4': { ...cell, at: 5, rule: 'T5' } } },
    };
    const value = { ...cell.value, third: 1 };
    const extra = {
      ...more,
      by: 'x',
      cells: { patrol: { '3:1|4': { ...more.cells.patrol['3:1|4'], value, x: 1 } } },
    };
    expect(parse(extra)).toEqual({ ok: true, value: more });
  });
  it.each([
    ['no object', null, 'pack.format'],
    ['a list', [], 'pack.format'],
    ['another format', { ...own, format: 2 }, 'pack.format'],
    ['another game', { ...own, game: 'other' }, 'pack.game'],
    ['a name that is no text', { ...own, name: 7 }, 'pack.text'],
    ['an empty name', { ...own, name: ' ' }, 'pack.text'],
    ['a name too long', { ...own, name: 'x'.repeat(61) }, 'pack.text'],
    ['an empty id', { ...own, id: '' }, 'pack.text'],
    ['notes too long', { ...own, notes: 'x'.repeat(201) }, 'pack.text'],
    ['a tag in the name', { ...own, name: '<b>' }, 'ok'],
    ['a line break in the notes', { ...own, notes: 'a\nb' }, 'pack.text'],
    ['a turn of direction in the notes', { ...own, notes: 'a\u202eb' }, 'ok'],
    ['half a character in the name', { ...own, name: '\ud800' }, 'ok'],
    ['half a character in the id', { ...own, id: '\ud800' }, 'pack.marks'],
    ['no version', { ...own, version: 0 }, 'pack.version'],
    ['no word on practice', { ...own, practice: 'no' }, 'pack.version'],
    ['a list of charts', { ...own, cells: [] }, 'pack.cells'],
    ['2,001 cells', { ...own, cells: { coves: many(2001) } }, 'pack.size'],
    ['2,000 cells', { ...own, cells: { coves: many(2000) } }, 'ok'],
    ['an axis of no chart', { ...own, heads: { 'moon.columns': ['1:1'] } }, 'pack.axis'],
    ['an axis the rules fix', { ...own, heads: { 'patrol.rows': ['1', '2'] } }, 'pack.axis'],
    ['odds that fall', { ...own, heads: { 'patrol.columns': ['4:1', '1:1'] } }, 'heads.order'],
    ['an axis named as a part of every object', { ...own, heads: { constructor: ['1:1'] } }, 'pack.key'],
    ['row names that are no list', withRows('Swamp'), 'pack.axis'],
    ['a row name that is no text', withRows([1]), 'pack.axis'],
    ['an empty row name', withRows(['']), 'pack.axis'],
    ['a row name of 41 characters', withRows(['x'.repeat(41)]), 'pack.axis'],
    ['a row name of 40 characters', withRows(['x'.repeat(40)]), 'ok'],
    ['a row name twice', withRows(['Swamp', 'Swamp']), 'pack.axis'],
    ['a row name the chart has', withRows(['rocks']), 'pack.axis'],
    ['a tag in a row name', withRows(['a<b']), 'ok'],
    ['a line break in a row name', withRows(['a\nb']), 'pack.axis'],
    ['a bar in a row name', withRows(['a|b']), 'pack.marks'],
    ['a row named as a part of every object', withRows(['__proto__']), 'ok'],
    ['a chart the game has not', { ...own, cells: { moon: {} } }, 'pack.chart'],
    ['a chart that is a list', { ...own, cells: { patrol: [] } }, 'pack.chart'],
    ['a chart named constructor', { ...own, cells: { constructor: {} } }, 'pack.key'],
    [
      'a chart named __proto__',
      JSON.parse(JSON.stringify(own).replace('"cells":{', '"cells":{"__proto__":{}')),
      'pack.key',
    ],
    ['a column the rules fix otherwise', withCell('coast', 'depth|sand', cell), 'pack.cell'],
    ['a column that is no odds', withCell('patrol', 'many|4', cell), 'pack.cell'],
    ['odds nobody confirmed', withCell('patrol', '9:1|4', cell), 'ok'],
    ['a row off the die', withCell('patrol', '3:1|7', cell), 'pack.cell'],
    ['a row of an open axis', withCell('coves', 'kind|3020', cave), 'ok'],
    ['a row too long for an open axis', withCell('coves', `kind|${'3'.repeat(41)}`, cell), 'pack.axis'],
    ['a tag in a row of an open axis', withCell('coves', 'kind|<b>', cave), 'ok'],
    ['a row of an open axis named constructor', withCell('coves', 'kind|constructor', cave), 'ok'],
    ['a cell without a row', withCell('patrol', '3:1', cell), 'pack.cell'],
    ['a cell of three heads', withCell('patrol', '3:1|4|4', cell), 'pack.cell'],
    ['a cell named toString', withCell('patrol', 'toString', cell), 'pack.cell'],
    ['no cell', withCell('patrol', '3:1|4', null), 'pack.cell'],
    ['an unknown source', withCell('patrol', '3:1|4', { ...cell, source: 'hearsay' }), 'pack.source'],
    [
      'a made-up value among values read',
      withCell('patrol', '3:1|4', { ...cell, source: 'practice' }),
      'pack.source',
    ],
    [
      "a value that says it is the rulebook's",
      withCell('patrol', '3:1|4', { ...cell, source: 'rules' }),
      'pack.source',
    ],
    ['a time that is no number', withCell('patrol', '3:1|4', { ...cell, at: '5' }), 'pack.at'],
    ['a time that is not finite', withCell('patrol', '3:1|4', { ...cell, at: Infinity }), 'pack.at'],
    ['a rule too long', withCell('patrol', '3:1|4', { ...cell, rule: '1'.repeat(21) }), 'pack.rule'],
    ['a line break in a rule', withCell('patrol', '3:1|4', { ...cell, rule: '1\n' }), 'pack.rule'],
    ['a value against the rulebook without a reason', withCell('patrol', '2:1|6', cell), 'pack.reason'],
    [
      'a value against the rulebook with a reason',
      withCell('patrol', '2:1|6', { ...cell, reason: 'Errata' }),
      'ok',
    ],
    [
      "the rulebook's value without a reason",
      withCell('patrol', '2:1|6', { ...cell, value: { attacker: 0, defender: 3 } }),
      'ok',
    ],
    [
      'a reason where the rulebook is silent',
      withCell('patrol', '3:1|4', { ...cell, reason: 'Smudged' }),
      'ok',
    ],
    ['an empty reason', withCell('patrol', '2:1|6', { ...cell, reason: '' }), 'pack.reason'],
    [
      'a reason of 81 characters',
      withCell('patrol', '2:1|6', { ...cell, reason: 'x'.repeat(81) }),
      'pack.reason',
    ],
    ['a tag in a reason', withCell('patrol', '2:1|6', { ...cell, reason: 'printed 3/1, not <2/1>' }), 'ok'],
    ['a value of another shape', withCell('patrol', '3:1|4', { ...cell, value: 1 }), 'pack.value'],
    [
      'a value off the shape',
      withCell('patrol', '3:1|4', { ...cell, value: { attacker: 99, defender: 0 } }),
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
    expect(message(withCell('patrol', '3:1|4', { value: 1, source: 'mapsheet' }))).toBe(
      "Patrol Table, 3:1 / 4: Two whole numbers from 0 to 4: attacker's loss, then defender's. Nothing was changed.",
    );
    expect(message(withCell('patrol', '<b>\u202e|4', cell))).toBe(
      'Patrol Table, ?b?? / 4: no such cell. Nothing was changed.',
    );
  });
  it('a name is trimmed and has 1 to 60 characters', () => {
    expect(checkPackName('  Our sheet ')).toEqual({ ok: true, value: 'Our sheet' });
    expect(checkPackName(' ').ok).toBe(false);
    expect(checkPackName('x'.repeat(61)).ok).toBe(false);
    expect(checkPackName('a<b').ok).toBe(true);
    expect(checkPackName('a\nb').ok).toBe(false);
  });
});
