import { describe, expect, it } from 'vitest';
import { emptyPack, type Lesson, lookupCell, lookupLabels, withLessons } from '../../src/core/charts/pack';
import { packText, readPackText } from '../../src/core/charts/pack-file';
import { redoLast, strike, undoLast } from '../../src/core/journal/commands';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import { teach, usedCells } from '../../src/core/journal/teach';
import { COAST, COVES, PATROL } from '../games/toy/charts';
import { type ToyState, toy } from '../games/toy/toy';
import { open, question, say, sitDown, type Table, take } from '../support/play';

function begun(): Table<ToyState> {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

const calm = (row: string, value?: string): Lesson => ({
  chart: 'chance',
  column: 'calm',
  row,
  ...(value && { cell: { value, source: 'mapsheet' } }),
});
const cell = (table: Table<ToyState>, row: string) => {
  const chart = toy.charts[0];
  return chart && lookupCell(chart, table.pack, 'calm', row)?.value;
};
const set = (table: Table<ToyState>, lessons: readonly Lesson[], reason?: string) =>
  take(table, teach(toy, table.pack, lessons, reason));
const lastId = (table: Table<ToyState>) => table.projection.entries.at(-1)?.id ?? '';
const line = (table: Table<ToyState>) => logLines(table.projection).at(-1);
const sameAsFolded = (table: Table<ToyState>) =>
  expect(table.projection).toEqual(foldJournal(toy, JSON.parse(JSON.stringify(table.projection.entries))));

describe('cells set by hand', () => {
  it('are one entry and one line of the log, with what they said before', () => {
    const table = begun();
    expect(set(table, [calm('5', 'lost')])).toBeUndefined();
    expect(line(table)).toMatchObject({
      kind: 'lesson',
      title: 'Night Crossing Table, calm, 5',
      value: 'boat lost',
    });
    expect(set(table, [calm('5', 'late')], 'Misread')).toBeUndefined();
    expect(cell(table, '5')).toBe('late');
    expect(table.projection.entries.at(-1)).toMatchObject({
      kind: 'v1.Taught',
      lessons: [{ cell: { value: 'late', source: 'mapsheet' }, before: { value: 'lost' } }],
      reason: 'Misread',
    });
    expect(line(table)).toMatchObject({
      value: 'boat lost → arrives late',
      lines: [{ label: 'Reason', value: 'Misread' }],
    });
    sameAsFolded(table);
  });

  it('several at once are counted in the log and named in its working', () => {
    const table = begun();
    set(table, [calm('3', 'lost'), calm('4', 'lost'), calm('5', 'late')]);
    expect(line(table)).toMatchObject({
      title: 'Night Crossing Table: 3 cells read',
      lines: [{ value: 'boat lost' }, { value: 'boat lost' }, { value: 'arrives late' }],
    });
  });

  it('a strike puts back what was said before, or unlearns it; a restore teaches it again', () => {
    const table = begun();
    set(table, [calm('5', 'lost')]);
    set(table, [calm('5', 'late'), calm('6', 'late')]);
    take(table, undoLast(table.projection));
    expect([cell(table, '5'), cell(table, '6')]).toEqual(['lost', undefined]);
    take(table, undoLast(table.projection));
    expect(cell(table, '5')).toBeUndefined();
    take(table, redoLast(table.projection));
    take(table, redoLast(table.projection));
    expect([cell(table, '5'), cell(table, '6')]).toEqual(['late', 'late']);
    expect(line(table)).toMatchObject({ struck: false });
    sameAsFolded(table);
  });

  it('the last word that stands is what a cell says, in whatever order lines are struck', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 1, 3], 'lost');
    set(table, [calm('5', 'late')]);
    const second = lastId(table);
    set(table, [calm('5', 'landed')]);
    const third = lastId(table);
    take(table, strike(table.projection, [second]));
    expect(cell(table, '5')).toBe('landed');
    take(table, strike(table.projection, [third]));
    expect(cell(table, '5')).toBe('lost');
    take(table, redoLast(table.projection));
    expect(cell(table, '5')).toBe('landed');
  });

  it('what another game taught comes back with a strike', () => {
    const table = begun();
    table.pack = withLessons(table.pack, [calm('5', 'lost')], 7);
    const before = table.pack.cells;
    set(table, [calm('5')]);
    expect(cell(table, '5')).toBeUndefined();
    expect(line(table)).toMatchObject({ value: 'boat lost → not read' });
    take(table, undoLast(table.projection));
    expect(table.pack.cells).toEqual(before);
  });

  it('in mid-procedure nothing of it is lost, and the open question looks up anew', () => {
    const table = begun();
    open(table, 'cross');
    say(table, [1, 2, 3]);
    expect(question(table)?.key).toBe('cell:chance:calm:6');
    const { open: before } = table.projection;
    set(table, [calm('7', 'late')]);
    expect(table.projection.open).toBe(before);
    expect(question(table)?.key).toBe('cell:chance:calm:6');
    set(table, [calm('6', 'late')]);
    expect(question(table)?.key).toBe('close');
    sameAsFolded(table);
    take(table, undoLast(table.projection));
    expect(question(table)?.key).toBe('cell:chance:calm:6');
    say(table, 'landed');
    expect(table.projection.state.crossings).toEqual(['landed']);
    sameAsFolded(table);
  });

  it('what was recorded keeps its value, and the look-ups that used it are known', () => {
    const table = begun();
    for (const _ of [1, 2]) {
      open(table, 'cross');
      say(table, [1, 1, 3], ...(cell(table, '5') ? [] : ['lost']));
    }
    const procedures = table.projection.runs.slice(1).map(({ opened }) => opened.id);
    set(table, [calm('5', 'late')]);
    expect(table.projection.state.crossings).toEqual(['lost', 'lost']);
    expect(usedCells(table.projection).get('chance|calm|5')).toEqual(
      procedures.map((procedure) => ({ procedure, value: 'lost' })),
    );
    take(table, strike(table.projection, [procedures[0] ?? '']));
    expect(usedCells(table.projection).get('chance|calm|5')).toHaveLength(1);
    open(table, 'cross');
    say(table, [1, 1, 3]);
    expect(table.projection.state.crossings).toEqual(['lost', 'late']);
    sameAsFolded(table);
  });

  it('an override of the rulebook needs a reason and is marked; the rulebook stays in view', () => {
    const table = begun();
    expect(set(table, [calm('18', 'late')])).toMatchObject({ code: 'teach.reason', field: 'reason' });
    expect(set(table, [calm('18', 'late')], ' ')?.code).toBe('teach.reason');
    expect(set(table, [calm('18', 'late')], 'x'.repeat(81))?.code).toBe('teach.reason');
    expect(teach(toy, table.pack, [calm('18', 'late')], 'x'.repeat(80)).ok).toBe(true);
    expect(set(table, [calm('18', 'late')], 'Second printing')).toBeUndefined();
    expect(cell(table, '18')).toBe('late');
    expect(line(table)).toMatchObject({
      value: 'cargo landed → arrives late',
      lines: [
        { kind: 'warning', label: 'The rulebook says of calm, 18', value: 'cargo landed', rule: 'T2' },
        { label: 'Reason', value: 'Second printing' },
      ],
    });
    const file = readPackText(toy.charts, toy.id, packText(table.pack));
    expect(file).toMatchObject({
      ok: true,
      value: { cells: { chance: { 'calm|18': { reason: 'Second printing' } } } },
    });
    expect(set(table, [calm('18', 'landed')])).toBeUndefined();
    expect(line(table)).toMatchObject({ value: 'arrives late → cargo landed' });
    expect(table.pack.cells.chance).toEqual({});
    take(table, undoLast(table.projection));
    expect(cell(table, '18')).toBe('late');
    take(table, undoLast(table.projection));
    expect(table.pack.cells.chance).toEqual({});
  });

  it.each([
    ['a value outside the chart', [calm('5', 'sunk')], 'cell.shape'],
    ['a row that is not there', [calm('19', 'late')], 'teach.place'],
    ['a column that is not there', [{ ...calm('5', 'late'), column: 'fog' }], 'teach.place'],
    ['a chart that is not there', [{ ...calm('5', 'late'), chart: 'moon' }], 'teach.chart'],
    ['heads that are as they are', [{ chart: 'chance', axis: 'columns', heads: ['a'] }], 'teach.fixed'],
    ['what is said already', [calm('18', 'landed'), calm('5')], 'teach.same'],
    ['nothing', [], 'teach.same'],
  ] as readonly [string, readonly Lesson[], string][])('refuses %s', (_, lessons, code) => {
    const table = begun();
    const { projection, pack } = table;
    expect(set(table, lessons)?.code).toBe(code);
    expect([table.projection, table.pack]).toEqual([projection, pack]);
  });

  it('refuses practice tables', () => {
    const refused = teach(toy, { ...toy.practice }, [calm('5', 'lost')]);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'teach.practice' } });
  });
});

describe('heads set by hand', () => {
  const own = emptyPack('own:toy', 'toy', 'Mapsheet');
  const columns = (labels: readonly string[]): Lesson => ({
    chart: 'patrol',
    axis: 'columns',
    heads: labels,
  });
  const losses = { value: { attacker: 1, defender: 0 }, source: 'mapsheet' as const };
  const result = (lessons: readonly Lesson[]) => {
    const taught = teach(toy, own, lessons);
    return taught.ok ? 'ok' : taught.problem.code;
  };

  it('columns are set with their cells in one entry', () => {
    const taught = teach(toy, own, [
      columns(['1:2', '3:2']),
      { chart: 'patrol', column: '3:2', row: '1', cell: losses },
    ]);
    const pack = taught.ok ? withLessons(own, taught.value.learn, 1) : own;
    expect(lookupLabels(PATROL, pack, 'columns')).toEqual(['1:2', '3:2']);
    expect(lookupCell(PATROL, pack, '3:2', '1')?.value).toEqual(losses.value);
  });

  it('are a line of the log that names them', () => {
    const table = sitDown(toy);
    take(table, teach(toy, table.pack, [columns(['1:2', '1:1'])]));
    expect(logLines(table.projection).at(-1)).toMatchObject({
      title: 'Patrol Table, columns',
      lines: [{ label: 'Now', value: '1:2, 1:1' }],
    });
  });

  it.each([
    [[columns(['2:1', '1:1'])], 'heads.order'],
    [[columns(['1:1', 'x'])], 'heads.form'],
    [[columns(['1:2', '1:1']), { chart: 'patrol', column: '4:1', row: '1', cell: losses }], 'teach.place'],
    [[{ chart: 'coast', axis: 'rows', heads: ['Swamp'] }], 'ok'],
    [[{ chart: 'coast', axis: 'rows', heads: ['<Swamp>', '__proto__', '\u202eSwamp'] }], 'ok'],
    [[{ chart: 'coast', axis: 'rows', heads: ['Swamp', 'swamp'] }], 'rows.twice'],
    [[{ chart: 'coast', axis: 'rows', heads: ['Old quay'] }], 'rows.twice'],
    [[{ chart: 'coast', axis: 'rows', heads: ['sand'] }], 'rows.twice'],
    ...['', ' ', 'a|b', 'a\u0007', 'x'.repeat(41)].map(
      (name) => [[{ chart: 'coast', axis: 'rows', heads: [name] }], 'rows.name'] as const,
    ),
  ] as readonly [readonly Lesson[], string][])('%j: %s', (lessons, want) => {
    expect(result(lessons)).toBe(want);
  });

  it('a reason stays with a cell only where the rulebook says otherwise', () => {
    const taught = teach(toy, own, [calm('5', 'lost')], 'Misread');
    const lessons = taught.ok && 'lessons' in taught.value.entry ? taught.value.entry.lessons : [];
    expect(lessons).toEqual([{ ...calm('5'), cell: { value: 'lost', source: 'mapsheet' } }]);
  });

  it('a refusal names the chart', () => {
    const refused = teach(toy, own, [columns(['2:1', '1:1'])]);
    expect(refused.ok || refused.problem.message).toMatch(/^Patrol Table: \S/);
  });

  it('a row added to an open chart takes cells and goes with a strike', () => {
    const table = sitDown(toy);
    const rows = { chart: COVES.id, axis: 'rows', heads: ['Reef'] } as const;
    const reef = { value: 'cave', source: 'mapsheet' } as const;
    const cells = { chart: COVES.id, column: 'kind', row: 'Reef', cell: reef };
    expect(take(table, teach(toy, table.pack, [rows, cells]))).toBeUndefined();
    expect(lookupLabels(COVES, table.pack, 'rows')).toEqual(['gull', 'seal', 'Reef']);
    take(table, undoLast(table.projection));
    expect(lookupLabels(COVES, table.pack, 'rows')).toEqual(['gull', 'seal']);
    expect(lookupCell(COAST, table.pack, 'hours', 'Reef')).toBeUndefined();
  });
});

describe('what is taught, once lines are taken back', () => {
  it('says what the last line that stands has taught, whatever others are still taken back', () => {
    const table = begun();
    set(table, [calm('5', 'lost')]);
    set(table, [calm('5', 'late')]);
    take(table, undoLast(table.projection));
    take(table, undoLast(table.projection));
    expect(cell(table, '5')).toBeUndefined();
    take(table, redoLast(table.projection));
    expect(cell(table, '5')).toBe('lost');
    take(table, redoLast(table.projection));
    expect(cell(table, '5')).toBe('late');
  });

  it('heads are again what they were before', () => {
    const table = begun();
    const labels = (now?: readonly string[]): Lesson => ({
      chart: 'patrol',
      axis: 'columns',
      ...(now && { heads: now }),
    });
    table.pack = withLessons(table.pack, [labels(['1:2', '1:1'])], 1);
    set(table, [labels(['1:2', '2:1'])]);
    expect(lookupLabels(PATROL, table.pack, 'columns')).toEqual(['1:2', '2:1']);
    take(table, undoLast(table.projection));
    expect(lookupLabels(PATROL, table.pack, 'columns')).toEqual(['1:2', '1:1']);
  });
});
