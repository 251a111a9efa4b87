import { describe, expect, it } from 'vitest';
import { emptyPack, lookupCell, withLessons } from '../../src/core/charts/pack';
import {
  type Amended,
  type Amending,
  amend,
  giveAmended,
  outdated,
  overrideAmended,
  runAmending,
  startAmending,
  withChange,
} from '../../src/core/journal/amend';
import { openQuestion, redoLast, strike, undoLast } from '../../src/core/journal/commands';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import { teach, usedCells } from '../../src/core/journal/teach';
import type { Problem } from '../../src/core/result';

import { PATROL } from '../games/toy/charts';
import { type ToyState, toy } from '../games/toy/toy';
import { expand, type Short } from '../support/drive';
import { open, say, sitDown, type Table, take } from '../support/play';
import { sums } from '../support/sums';

type Toy = Table<ToyState>;

function begun(): Toy {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

/** A crossing with its cell taught. */
function crossed(faces: readonly number[], says?: string): Toy {
  const table = begun();
  open(table, 'cross', { side: 'fox' });
  say(table, faces, ...(says ? [says] : []));
  return table;
}

const last = (table: Toy) => table.projection.entries.at(-1)?.id ?? '';
const line = (table: Toy, back = 1) => table.projection.runs.at(-back)?.opened.id ?? '';
const cell = (table: Toy, row: string) => {
  const chart = toy.charts[0];
  return chart && lookupCell(chart, table.pack, 'calm', row)?.value;
};
const sameAsFolded = (table: Toy) =>
  expect(table.projection).toEqual(foldJournal(toy, JSON.parse(JSON.stringify(table.projection.entries))));

/** The amendment with these answers given anew, each asked as it comes. */
function amending(table: Toy, of: string, changes: readonly (readonly [key: string, answer: Short])[]) {
  let draft: Amending = { of, changes: [] };
  for (const [key, short] of changes) {
    const open = runAmending(toy, table.projection, table.pack, draft);
    const ask = open.ok && open.value.question?.prompt.key === key ? undefined : key;
    const run = runAmending(toy, table.projection, table.pack, draft, ask);
    if (!run.ok || !run.value.question) throw new Error(`${key} is not asked`);
    const answer = expand(run.value.question.prompt, short);
    const given = giveAmended(toy, table.projection, table.pack, draft, key, answer, ask);
    if (!given.ok) throw new Error(given.problem.message);
    draft = given.value;
  }
  return draft;
}

function amended(
  table: Toy,
  of: string,
  changes: readonly (readonly [key: string, answer: Short])[],
  reason = 'Misread',
): Problem | undefined {
  return take(table, amend(toy, table.projection, table.pack, amending(table, of, changes), reason));
}

describe('amend', () => {
  it('starts with nothing changed', () => {
    const table = crossed([1, 2, 3], 'lost');
    const started = startAmending(toy, table.projection, line(table));
    expect(started).toEqual({ ok: true, value: { of: line(table), changes: [] } });
  });

  it('a question asked anew comes with the answer on record, one only newly asked without', () => {
    const table = crossed([1, 2, 3], 'lost');
    const of = line(table);
    const asked = (changes: Amending['changes'], ask?: string) => {
      const run = runAmending(toy, table.projection, table.pack, { of, changes }, ask);
      return run.ok ? run.value.question : undefined;
    };
    const dice = { kind: 'dice', faces: [1, 2, 3], by: 'physical' } as const;
    expect(asked([], 'crossing')).toMatchObject({
      procedure: 'cross',
      title: 'Crossing',
      side: 'fox',
      binding: false,
      prompt: { key: 'crossing' },
      previous: dice,
    });
    const changes = [{ key: 'crossing', answer: { ...dice, faces: [1, 2, 4] } }];
    expect(asked(changes)?.prompt.key).toBe('cell:chance:calm:7');
    expect(asked(changes)).not.toHaveProperty('previous');
  });

  it('a misread die: what is newly asked is asked, what is no longer asked falls away, the rest is as recorded', () => {
    const table = crossed([1, 2, 3], 'lost');
    open(table, 'pass');
    const of = line(table, 2);
    const draft = amending(table, of, [['crossing', [1, 2, 4]]]);
    const run = runAmending(toy, table.projection, table.pack, draft);
    expect(run).toMatchObject({ value: { question: { prompt: { key: 'cell:chance:calm:7' } } } });
    expect(take(table, amend(toy, table.projection, table.pack, draft, 'x'))?.code).toBe('amend.asking');
    expect(
      amended(table, of, [
        ['crossing', [1, 2, 4]],
        ['cell:chance:calm:7', 'landed'],
      ]),
    ).toBeUndefined();
    expect(table.projection.entries.at(-1)).toMatchObject({
      kind: 'v1.Amended',
      of,
      reason: 'Misread',
      changed: ['crossing', 'cell:chance:calm:7'],
      answers: [{ key: 'crossing' }, { key: 'cell:chance:calm:7', answer: { value: 'landed' } }],
      outcome: { events: [{ type: 'v1.Crossed', result: 'landed' }] },
    });
    expect(table.projection.state.crossings).toEqual(['landed']);
    expect(table.projection.state.cursor.step).toBe('night');
    expect(cell(table, '7')).toBe('landed');
    expect(cell(table, '6')).toBe('lost');
    expect([...usedCells(table.projection).keys()]).toEqual(['chance|calm|7']);
    sameAsFolded(table);
  });

  it('what was looked up is known as such, until a player answers it: the rest is the players’ own', () => {
    const table = crossed([1, 2, 3], 'lost');
    open(table, 'cross', { side: 'fox' });
    say(table, [1, 2, 3]);
    const key = 'cell:chance:calm:6';
    const autos = () => {
      const entry = table.projection.entries.at(-1);
      return entry && 'answers' in entry ? entry.answers.map((given) => [given.key, given.auto]) : [];
    };
    expect(autos()).toEqual([
      ['crossing', undefined],
      [key, true],
    ]);
    amended(table, line(table), [['crossing', [1, 1, 4]]]);
    expect(autos()).toEqual([
      ['crossing', undefined],
      [key, true],
    ]);
    amended(table, line(table), [[key, 'landed']]);
    expect(autos()).toEqual([
      ['crossing', undefined],
      [key, undefined],
    ]);
  });

  it('takes effect where the line was: a later line that no longer fits says so, and fits again when it is struck', () => {
    const table = sitDown(sums);
    open(table, 'gain');
    say(table, 3);
    open(table, 'spend');
    open(table, 'gain');
    say(table, 5);
    const draft = {
      of: table.projection.runs[0]?.opened.id ?? '',
      changes: [{ key: 'die', answer: { kind: 'dice', faces: [1], by: 'physical' } as const }],
    };
    take(table, amend(sums, table.projection, table.pack, draft, 'Misread'));
    expect(table.projection.state).toBe(6);
    expect(table.projection.runs.map(({ conflicts }) => conflicts)).toEqual([[], ['Too little.'], []]);
    take(table, undoLast(table.projection));
    expect(table.projection.state).toBe(6);
    expect(table.projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it('is struck, restored, undone and made anew as a line of its own; the last one not struck counts', () => {
    const table = crossed([6, 6, 6]);
    const of = line(table);
    amended(table, of, [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    const first = last(table);
    amended(table, of, [
      ['crossing', [1, 1, 2]],
      ['cell:chance:calm:4', 'late'],
    ]);
    const second = last(table);
    expect(table.projection.state.crossings).toEqual(['late']);
    take(table, strike(table.projection, [first]));
    expect(table.projection.state.crossings).toEqual(['late']);
    take(table, redoLast(table.projection));
    take(table, undoLast(table.projection));
    expect(table.projection.struck).toEqual(new Set([second]));
    expect(table.projection.state.crossings).toEqual(['lost']);
    expect(cell(table, '4')).toBeUndefined();
    take(table, redoLast(table.projection));
    expect(table.projection.state.crossings).toEqual(['late']);
    expect(cell(table, '4')).toBe('late');
    take(table, strike(table.projection, [first, second]));
    expect(table.projection.state.crossings).toEqual(['landed']);
    sameAsFolded(table);
  });

  it('amended back it says what it said, and the journal keeps both', () => {
    const table = crossed([6, 6, 6]);
    open(table, 'pass');
    const { state } = table.projection;
    const of = line(table, 2);
    amended(table, of, [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    expect(table.projection.state).not.toEqual(state);
    amended(table, of, [['crossing', [6, 6, 6]]]);
    expect(table.projection.state).toEqual(state);
    expect(table.projection.runs.find(({ opened }) => opened.id === of)?.amendments).toHaveLength(2);
    sameAsFolded(table);
  });

  it('striking its line strikes it too; undo then finds the line before', () => {
    const table = crossed([6, 6, 6]);
    amended(table, line(table), [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    take(table, strike(table.projection, [line(table)]));
    expect(table.projection.state.crossings).toEqual([]);
    take(table, undoLast(table.projection));
    expect(openQuestion(toy, table.projection, table.pack)?.prompt.key).toBe('weather');
    sameAsFolded(table);
  });

  it('an answer of an amended line is not asked again: the amendment would be lost without a word', () => {
    const table = crossed([6, 6, 6]);
    const roll = last(table);
    amended(table, line(table), [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    const amendment = last(table);
    const before = table.projection;
    expect(take(table, strike(table.projection, [roll]))?.code).toBe('strike.amended');
    expect(table.projection).toBe(before);
    expect(take(table, strike(table.projection, [roll, amendment]))).toBeUndefined();
    expect(table.projection.open?.procedureRun.title).toBe('Crossing');
    sameAsFolded(table);
  });

  it('a reopened line counts by its new answers, and can be amended after them', () => {
    const table = crossed([6, 6, 6]);
    const roll = last(table);
    amended(table, line(table), [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    take(table, strike(table.projection, [roll, last(table)]));
    say(table, [6, 6, 6]);
    expect(table.projection.state.crossings).toEqual(['landed']);
    amended(table, line(table), [
      ['crossing', [1, 1, 2]],
      ['cell:chance:calm:4', 'late'],
    ]);
    expect(table.projection.state.crossings).toEqual(['late']);
    sameAsFolded(table);
  });

  it('an amendment of what has been asked again since counts no more, were it brought back', () => {
    const table = crossed([6, 6, 6]);
    const roll = last(table);
    amended(table, line(table), [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    const amendment = last(table);
    take(table, strike(table.projection, [roll, amendment]));
    say(table, [6, 6, 6]);
    take(table, { ok: true, value: { entry: { kind: 'v1.Restored', ids: [amendment] }, learn: [] } });
    expect(table.projection.struck.has(amendment)).toBe(false);
    expect(table.projection.state.crossings).toEqual(['landed']);
    sameAsFolded(table);
  });

  it('an answer that nothing asks for any more falls away, and that is a change', () => {
    const table = crossed([1, 1, 1], 'lost');
    const roll = table.projection.entries.at(-2)?.id ?? '';
    take(table, strike(table.projection, [roll]));
    say(table, [6, 6, 6]);
    expect(amended(table, line(table), [], 'Only the roll counts')).toBeUndefined();
    expect(table.projection.entries.at(-1)).toMatchObject({ answers: [{ key: 'crossing' }, { auto: true }] });
    expect(amended(table, line(table), [], 'Again')?.code).toBe('amend.same');
  });

  it.each([
    ['a struck line', 'amend.struck'],
    ['an open question', 'amend.open'],
    ['no such line', 'amend.unknown'],
  ])('refuses %s', (what, code) => {
    const table = crossed([6, 6, 6]);
    const of = line(table);
    if (what === 'a struck line') take(table, strike(table.projection, [of]));
    if (what === 'an open question') open(table, 'cross');
    const started = startAmending(toy, table.projection, what === 'no such line' ? 'dev:99' : of);
    expect(started).toMatchObject({ ok: false, problem: { code } });
  });

  it.each([
    ['81 characters', 'x'.repeat(81)],
    ['a line break', 'a\nb'],
  ])('refuses a reason of %s', (_, reason) => {
    const table = crossed([6, 6, 6]);
    const before = table.projection;
    const changes = [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ] as const;
    expect(amended(table, line(table), changes, reason)).toMatchObject({ code: 'reason', field: 'reason' });
    expect(table.projection).toBe(before);
    expect(amended(table, line(table), changes, 'x'.repeat(80))).toBeUndefined();
  });

  it.each(['', '   '])('a reason may be left out (%j), and the log has none then', (reason) => {
    const table = crossed([6, 6, 6]);
    const changes = [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ] as const;
    expect(amended(table, line(table), changes, reason)).toBeUndefined();
    const told = logLines(table.projection).find(({ was }) => was);
    expect(told).toMatchObject({ title: expect.stringContaining('Crossing') });
    expect(told).not.toHaveProperty('reason');
  });

  it('refuses what changes nothing, and an answer that does not fit', () => {
    const table = crossed([6, 6, 6]);
    expect(amended(table, line(table), [], 'Nothing')?.code).toBe('amend.same');
    expect(amended(table, line(table), [['crossing', [6, 6, 6]]], 'The same')?.code).toBe('amend.same');
    const wrong = { kind: 'dice', faces: [7, 1, 1], by: 'physical' } as const;
    const draft = { of: line(table), changes: [] };
    const given = giveAmended(toy, table.projection, table.pack, draft, 'crossing', wrong, 'crossing');
    expect(given).toMatchObject({ ok: false, problem: { code: 'dice.face' } });
  });

  it('the state before it is that of the lines before it as they stand, not as they stood', () => {
    const table = begun();
    open(table, 'pass');
    open(table, 'cross');
    say(table, [1, 1, 1], 'lost');
    const of = line(table);
    take(table, strike(table.projection, [line(table, 2)]));
    const run = runAmending(toy, table.projection, table.pack, { of, changes: [] });
    expect(run).toMatchObject({ value: { question: { prompt: { key: 'cell:chance:calm:3' } } } });
  });
});

describe('cells of an amended line', () => {
  it('a mistyped cell is corrected in the charts, and said as before when the amendment is struck', () => {
    const table = crossed([1, 1, 1], 'lost');
    open(table, 'cross');
    say(table, [1, 1, 1]);
    amended(table, line(table, 2), [['cell:chance:calm:3', 'late']], 'Misread the sheet');
    expect(table.projection.state.crossings).toEqual(['late', 'lost']);
    expect(cell(table, '3')).toBe('late');
    take(table, undoLast(table.projection));
    expect(cell(table, '3')).toBe('lost');
    expect(table.projection.state.crossings).toEqual(['lost', 'lost']);
    take(table, redoLast(table.projection));
    expect(cell(table, '3')).toBe('late');
  });

  it('a cell that was only looked up teaches nothing when another answer is amended', () => {
    const table = crossed([1, 1, 1], 'lost');
    open(table, 'cross');
    say(table, [1, 1, 1]);
    take(table, teach(toy, table.pack, [taughtCell('late')]));
    amended(table, line(table), [['crossing', [1, 1, 1]]]);
    expect(cell(table, '3')).toBe('late');
    const draft = overridden(table, line(table), 1);
    take(table, amend(toy, table.projection, table.pack, draft, 'Drift'));
    expect(cell(table, '3')).toBe('late');
  });

  it('what the charts say otherwise today can be looked up again', () => {
    const table = crossed([1, 1, 1], 'lost');
    take(table, teach(toy, table.pack, [taughtCell('late')]));
    const of = line(table);
    const now = runAmending(toy, table.projection, table.pack, { of, changes: [] });
    if (!now.ok) throw new Error('runs');
    expect([...outdated(toy, table.pack, now.value)]).toEqual(['cell:chance:calm:3']);
    const draft = withChange({ of, changes: [] }, { key: 'cell:chance:calm:3' });
    take(table, amend(toy, table.projection, table.pack, draft, 'The corrected cell'));
    expect(table.projection.state.crossings).toEqual(['late']);
    expect(table.projection.entries.at(-1)).toMatchObject({ changed: [], answers: [{}, { auto: true }] });
    take(table, undoLast(table.projection));
    expect(table.projection.state.crossings).toEqual(['lost']);
    expect(cell(table, '3')).toBe('late');
  });

  it('so can the heads of a chart, and only where they are others', () => {
    const key = `heads:${PATROL.id}`;
    const labels = (...said: readonly string[]) =>
      ({
        key,
        answer: {
          kind: 'heads',
          chart: PATROL.id,
          axis: 'columns',
          heads: said,
          source: 'mapsheet',
          pack: 'own:toy',
        },
      }) as const;
    const pack = withLessons(
      emptyPack('own:toy', 'toy', 'Mapsheet'),
      [{ chart: PATROL.id, axis: 'columns', heads: ['1:2', '1:1', '2:1'] }],
      1,
    );
    const prompt = {
      kind: 'heads',
      key,
      rule: PATROL.rule,
      title: 'Columns?',
      chart: PATROL.id,
      axis: 'columns',
      offered: [],
      working: [],
    } as const;
    const differing = (recorded: ReturnType<typeof labels>) =>
      outdated(toy, pack, { run: { asked: [prompt] }, rests: [recorded] } as unknown as Amended);
    expect([...differing(labels('1:2', '1:1'))]).toEqual([key]);
    expect([...differing(labels('1:2', '1:1', '2:1'))]).toEqual([]);
  });
});

const taughtCell = (value: string) =>
  ({ chart: 'chance', column: 'calm', row: '3', cell: { value, source: 'mapsheet' } }) as const;

function overridden(table: Toy, of: string, value: number): Amending {
  const run = runAmending(toy, table.projection, table.pack, { of, changes: [] });
  if (!run.ok) throw new Error(run.problem.code);
  const answer = { kind: 'override', value, reason: 'House' } as const;
  const draft = overrideAmended({ of, changes: [] }, run.value, 'override:drift', answer);
  if (!draft.ok) throw new Error(draft.problem.code);
  return draft.value;
}

describe('override in an amendment', () => {
  it('a stated value is overridden, and put back by a second amendment', () => {
    const table = crossed([6, 6, 5], 'lost');
    const of = line(table);
    take(table, amend(toy, table.projection, table.pack, overridden(table, of, 1), 'House'));
    expect(table.projection.state.crossings).toEqual(['landed']);
    expect(logLines(table.projection).at(-1)).toMatchObject({
      kind: 'amendment',
      lines: [{ kind: 'override', label: 'Drift', was: '0', value: '+1', reason: 'House' }, {}, {}, {}],
    });
    const back = withChange({ of, changes: [] }, { key: 'override:drift' });
    // Its own cell fell away with the override; the charts know it.
    take(table, amend(toy, table.projection, table.pack, back, 'Put back'));
    expect(table.projection.state.crossings).toEqual(['lost']);
    sameAsFolded(table);
  });

  it('refuses a value outside its range, a missing reason and an unknown key', () => {
    const table = crossed([6, 6, 5], 'lost');
    const draft = { of: line(table), changes: [] };
    const run = runAmending(toy, table.projection, table.pack, draft);
    if (!run.ok) throw new Error('runs');
    const say = (value: number, reason: string, key = 'override:drift') =>
      overrideAmended(draft, run.value, key, { kind: 'override', value, reason });
    expect(say(4, 'x')).toMatchObject({ problem: { code: 'cell.shape', field: 'value' } });
    expect(say(1.5, 'x')).toMatchObject({ problem: { code: 'cell.shape', field: 'value' } });
    expect(say(1, ' ')).toMatchObject({ problem: { code: 'reason', field: 'reason' } });
    expect(say(1, 'x', 'override:tide')).toMatchObject({ problem: { code: 'override.unknown' } });
  });
});

describe('the log of an amendment', () => {
  it('marks the amended line, keeps what it said, and shows old, new and why on a line of its own', () => {
    const table = crossed([6, 6, 6]);
    amended(table, line(table), [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    const was = { title: 'Crossing, 18', value: 'cargo landed' };
    const now = { title: 'Crossing, 3', value: 'boat lost' };
    const [own, amendment] = logLines(table.projection).slice(-2);
    expect(own).toMatchObject({ kind: 'procedure', ...now, was, struck: false });
    expect(own?.answers.map(({ key, struck, amended: marked = false }) => [key, struck, marked])).toEqual([
      ['crossing', true, false],
      ['cell:chance:calm:18', true, false],
      ['crossing', false, true],
      ['cell:chance:calm:3', false, true],
    ]);
    expect(amendment).toMatchObject({ kind: 'amendment', ...now, was, reason: 'Misread', side: 'fox' });
    take(table, undoLast(table.projection));
    const [again, struck] = logLines(table.projection).slice(-2);
    expect(again).toMatchObject(was);
    expect(again).not.toHaveProperty('was');
    expect(struck).toMatchObject({ kind: 'amendment', struck: true, ...now, was });
  });

  it('a secret stays sealed when amended, and is marked once all have seen it', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    const of = line(table);
    amended(table, of, [['crate', { label: 'Silk', worth: 9 }]], 'Typed the wrong crate');
    const sealed = logLines(table.projection).slice(-2);
    expect(sealed).toMatchObject([{ sealed: 'fox' }, { sealed: 'fox', kind: 'amendment' }]);
    expect(JSON.stringify(sealed)).not.toMatch(/Rum|Silk|wrong|9/);
    expect(sealed.some(({ afterReveal }) => afterReveal)).toBe(false);
    open(table, 'show', { side: 'fox' });
    expect(logLines(table.projection).at(-3)).toMatchObject({
      title: 'Silk stashed',
      was: { title: 'Rum stashed' },
    });
    amended(table, of, [['crate', { label: 'Rum', worth: 5 }]], 'It was rum');
    expect(logLines(table.projection).at(-1)).toMatchObject({ kind: 'amendment', afterReveal: true });
    expect(logLines(table.projection).find(({ id }) => id === of)).toMatchObject({ afterReveal: true });
  });

  it('says what stood before it: not what an amendment said that was struck', () => {
    const table = crossed([6, 6, 6]);
    const of = line(table);
    amended(table, of, [
      ['crossing', [1, 1, 1]],
      ['cell:chance:calm:3', 'lost'],
    ]);
    take(table, strike(table.projection, [last(table)]));
    amended(table, of, [
      ['crossing', [1, 1, 2]],
      ['cell:chance:calm:4', 'late'],
    ]);
    expect(logLines(table.projection).at(-1)).toMatchObject({
      title: 'Crossing, 4',
      was: { title: 'Crossing, 18', value: 'cargo landed' },
    });
  });

  /** An amendment as a journal may hold it. */
  const entered = (table: Toy, of: string, reveals: readonly string[]) => {
    const outcome = { events: [], trace: [{ kind: 'title' as const, label: 'Seen' }], reveals };
    take(table, {
      ok: true,
      value: {
        entry: { kind: 'v1.Amended', of, answers: [], changed: [], outcome, reason: 'Misread' },
        learn: [],
      },
    });
  };
  const marked = (table: Toy) => logLines(table.projection).find(({ title }) => title !== 'The night begins');

  it('a secret is marked when what revealed it is amended, since everyone had seen it', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    open(table, 'show', { side: 'fox' });
    expect(marked(table)).not.toHaveProperty('afterReveal');
    entered(table, line(table), []);
    expect(marked(table)).toMatchObject({ sealed: 'fox', afterReveal: true });
  });

  it('a secret is not marked by the amendment that reveals it', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Rum', worth: 5 });
    open(table, 'pass');
    entered(table, line(table), ['crates:fox']);
    expect(marked(table)).toMatchObject({ title: 'Rum stashed' });
    expect(marked(table)).not.toHaveProperty('afterReveal');
  });
});
