import { describe, expect, it } from 'vitest';
import type { ChartDef } from '../../src/core/charts/chart';
import { emptyPack } from '../../src/core/charts/pack';
import { openQuestion } from '../../src/core/journal/commands';
import { foldJournal, type Projection } from '../../src/core/journal/projection';
import { type ColumnShift, spreadOf } from '../../src/core/journal/spread';
import type { Lying } from '../../src/core/journal/told-spread';
import type { Game } from '../../src/core/play/game';
import {
  askCell,
  askChoice,
  askDice,
  cellLine,
  dieLine,
  lossesOf,
  type Outcome,
  type ProcedureDef,
  type Steps,
  startDerivation,
} from '../../src/core/play/procedure';
import type { DicePrompt } from '../../src/core/play/prompt';
import { tinyGame } from '../app/tiny-game';
import { open, say, sitDown } from '../support/play';

const rollPreview = { chart: 'crt', column: '1:1' };
const dice = (key: string, count: number, sides = 6) => ({ key, rule: '–', title: 'Roll', count, sides });
const lost = (attacker: number): Outcome => ({
  events: [],
  trace: [{ kind: 'result', label: 'Lost', losses: { attacker, defender: 0 } }],
});

/** The spread of the first question of a procedure made up for the test. */
function spread(
  run: () => Steps<Outcome>,
  marks: readonly string[] = [],
  shift: ColumnShift = 0,
  charts: readonly ChartDef[] = tinyGame.charts,
  lying?: Lying,
) {
  const def = { id: 'trial', rule: '–', title: () => 'Trial', run };
  const game = { ...tinyGame, charts, procedures: { trial: def } };
  const opened = {
    kind: 'v1.Opened',
    procedure: 'trial',
    args: {},
    answers: [],
    id: 'a:1',
    seq: 1,
    at: 1,
  } as const;
  const pack = emptyPack('own', game.id, 'Own');
  const question = openQuestion(game as never, foldJournal(game, [opened]) as Projection<never>, pack);
  if (!question) throw new Error('no question');
  return spreadOf(game as never, question, pack, marks, shift, lying);
}

it('weighs ways of unequal length alike', () => {
  const found = spread(function* () {
    const work = startDerivation();
    const first = yield* askDice(work, { ...dice('first', 1), rollPreview });
    if (first.faces[0] !== 6) return lost(0);
    const second = yield* askDice(work, dice('second', 1, 4));
    return lost(second.faces[0] === 1 ? 2 : 1);
  });
  expect(found).toMatchObject({
    ways: 24,
    unknown: 0,
    shares: [
      { losses: { attacker: 0 }, ways: 20 },
      { losses: { attacker: 1 }, ways: 3 },
      { losses: { attacker: 2 }, ways: 1 },
    ],
    expected: { attacker: 5 / 24, defender: 0 },
  });
});

it('goes by the losses, whatever else comes of it after them', () => {
  const found = spread(function* () {
    yield* askDice(startDerivation(), { ...dice('first', 1), rollPreview });
    return { events: [], trace: [...lost(2).trace, { kind: 'result', label: 'Night falls' }] };
  });
  expect(found).toMatchObject({ unknown: 0, shares: [{ losses: { attacker: 2 }, ways: 6 }] });
});

it('takes 216 ways and no more', () => {
  const rolls = (more: number) =>
    function* () {
      const work = startDerivation();
      yield* askDice(work, { ...dice('first', 2), rollPreview });
      yield* askDice(work, dice('second', more));
      return lost(1);
    };
  expect(spread(rolls(1))).toMatchObject({ ways: 216, shares: [{ ways: 216 }] });
  expect(spread(rolls(2))).toEqual({ kind: 'too-many' });
});

it('does not know what only the players can tell, and nothing of a question without an outlook', () => {
  const options = [{ value: 'a', label: 'A' }];
  const found = spread(function* () {
    const work = startDerivation();
    const { faces } = yield* askDice(work, { ...dice('first', 1), rollPreview });
    if (faces[0] === 1) yield* askChoice(work, { key: 'which', rule: '–', title: 'Which?', options });
    return faces[0] === 2 ? { events: [], trace: [] } : lost(1);
  });
  expect(found).toMatchObject({ ways: 6, unknown: 2, shares: [{ ways: 4 }], expected: { attacker: 1 } });
  expect(
    spread(function* () {
      yield* askDice(startDerivation(), dice('first', 1));
      return lost(1);
    }),
  ).toBeUndefined();
});

it('does not know what comes of a mark that cannot be declared', () => {
  const roll = function* () {
    yield* askDice(startDerivation(), { ...dice('first', 1), rollPreview });
    return lost(1);
  };
  expect(spread(roll, ['banzai'])).toMatchObject({ unknown: 6, shares: [] });
});

it('goes by what was answered before, and in the column beside it by the cells that were read there', () => {
  const labels = ['1:2', '1:1'];
  const rows = { label: 'Die', labels: ['1', '2'], mode: 'fixed' } as const;
  const columns = { label: 'Odds', labels, mode: 'fixed' } as const;
  const chart = (id: string): ChartDef => ({
    ...{ id, name: id, rule: '–', columns, rows },
    shape: { kind: 'losses', max: 4 },
    cells: [],
  });
  const [crt, forts] = [chart('crt'), chart('forts')];
  const def: ProcedureDef<unknown> = {
    id: 'trial',
    rule: '–',
    title: () => 'Trial',
    *run() {
      const work = startDerivation();
      const fort = lossesOf(yield* askCell(work, forts, '1:1', '1'));
      yield* askCell(work, crt, '1:2', '1');
      const { faces } = yield* askDice(work, { ...dice('first', 1, 2), rollPreview });
      const told = lossesOf(yield* askCell(work, crt, '1:1', String(faces[0])));
      return lost(fort.attacker + told.attacker);
    },
  };
  const game = { ...tinyGame, charts: [crt, forts], procedures: { trial: def } } as Game<unknown>;
  const table = sitDown(game);
  open(table, 'trial');
  say(table, '3/0', '1/0');
  const pack = emptyPack('own', game.id, 'Own');
  const question = openQuestion(game, table.projection, pack);
  if (!question) throw new Error('no question');
  const beside = (shift: ColumnShift) => spreadOf(game, question, pack, [], shift);
  expect(beside(0)).toMatchObject({ column: '1:1', ways: 2, unknown: 2, shares: [] });
  expect(beside(-1)).toMatchObject({
    column: '1:2',
    ways: 2,
    unknown: 1,
    shares: [{ losses: { attacker: 4 }, ways: 1 }],
  });
});

it('ends where the table has no column more', () => {
  const [crt] = tinyGame.charts;
  if (!crt) throw new Error('no chart');
  const roll = function* () {
    const work = startDerivation();
    const { faces } = yield* askDice(work, { ...dice('first', 1), rollPreview });
    yield* askCell(work, crt, '1:1', String(faces[0]));
    return lost(1);
  };
  expect(spread(roll, [], 1)).toEqual({ kind: 'end', column: '1:1' });
  expect(spread(roll, [], -1)).toEqual({ kind: 'end', column: '1:1' });
});

it('says nothing of a question without an outlook', () => {
  expect(
    spread(function* () {
      yield* askDice(startDerivation(), dice('first', 1));
      return lost(1);
    }),
  ).toBeUndefined();
});

it('goes by the cells that the dice are read on, else by what the line of the dice says', () => {
  const labels = (...all: string[]) => ({ label: '', labels: all, mode: 'fixed' as const });
  const shape = { kind: 'number', min: 0, max: 9 } as const;
  const known = { column: '1', row: 'low', value: 4, rule: '–' };
  const table: ChartDef = {
    ...{ id: 'hits', name: 'Hits', rule: '–', columns: labels('1'), rows: labels('low', 'high'), shape },
    cells: [known],
  };
  const roll = (read: boolean) =>
    function* () {
      const work = startDerivation();
      const thrown = yield* askDice(work, { ...dice('first', 1), rollPreview: { chart: 'hits' } });
      const [face = 0] = thrown.faces;
      work.lines.push(
        dieLine(thrown, { label: 'Roll', value: face > 4 ? 'sunk' : 'afloat', prompt: 'first' }),
      );
      if (read) {
        const row = face > 2 ? 'low' : 'high';
        const cell = yield* askCell(work, table, '1', row);
        work.lines.push(cellLine(table, '1', row, cell));
      }
      return { events: [], trace: work.lines };
    };
  expect(spread(roll(false))).toMatchObject({
    unknown: 0,
    shares: [
      { name: 'afloat', ways: 4 },
      { name: 'sunk', ways: 2 },
    ],
  });
  expect(spread(roll(true), [], 0, [table])).toEqual({
    kind: 'spread',
    ways: 6,
    shares: [{ name: '4', ways: 4 }],
    unknown: 2,
  });
});

describe('with dice on the table', () => {
  const two = function* () {
    const { faces } = yield* askDice(startDerivation(), { ...dice('pair', 2), rollPreview });
    const [first = 0, second = 0] = faces;
    return lost(first >= 4 ? 3 : second > 4 ? 1 : 0);
  };
  const sharesAt = (faces: readonly number[]) => {
    const found = spread(two, [], 0, tinyGame.charts, { faces, next: faces.indexOf(0) });
    return found?.kind === 'spread' && [found.ways, found.shares.map(({ name, ways }) => `${name}: ${ways}`)];
  };

  it('counts the ways that are left, whichever die lies', () => {
    expect(sharesAt([])).toEqual([36, ['0/0: 12', '1/0: 6', '3/0: 18']]);
    expect(sharesAt([0, 0])).toEqual([36, ['0/0: 12', '1/0: 6', '3/0: 18']]);
    expect(sharesAt([2, 0])).toEqual([6, ['0/0: 4', '1/0: 2']]);
    expect(sharesAt([4, 0])).toEqual([6, ['3/0: 6']]);
    expect(sharesAt([0, 5])).toEqual([6, ['1/0: 3', '3/0: 3']]);
  });

  it('counts again where there were too many ways before', () => {
    const four = function* () {
      const { faces } = yield* askDice(startDerivation(), { ...dice('four', 4), rollPreview });
      return lost(faces[3] === 6 ? 1 : 0);
    };
    const at = (faces: readonly number[]) => spread(four, [], 0, tinyGame.charts, { faces, next: 1 });
    expect(at([0, 0, 0, 0])).toEqual({ kind: 'too-many' });
    expect(at([1, 0, 0, 0])).toMatchObject({ ways: 216, shares: [{ ways: 180 }, { ways: 36 }] });
  });

  it('declared dice come first, and what lies of them counts', () => {
    const ram = { value: 'ram', label: 'Ram', dice: 1 };
    const roll = function* () {
      const asked = { ...dice('one', 1), rollPreview, marks: [ram] };
      const { faces } = yield* askDice(startDerivation(), asked);
      return lost(faces[0] ?? 0);
    };
    const found = spread(roll, ['ram'], 0, tinyGame.charts, { faces: [3, 0], next: 1 });
    expect(found).toMatchObject({ ways: 6, shares: [{ name: '3/0', ways: 6 }] });
  });
});

describe('of a roll that is read on no chart', () => {
  const told = (asked: Partial<DicePrompt> & { count: number }, lying?: Lying) => {
    const roll = function* () {
      yield* askDice(startDerivation(), { ...dice('told', asked.count), ...asked });
      return lost(0);
    };
    const found = spread(roll, [], 0, tinyGame.charts, lying);
    return (
      found?.kind === 'spread' && [
        found.ways,
        found.shares.map(({ name, at, ways }) => `${at} ${name}: ${ways}`),
      ]
    );
  };
  const six = (...hits: readonly number[]) =>
    [1, 2, 3, 4, 5, 6].map((face) => (hits.includes(face) ? 'hit' : 'miss'));

  it('the meaning of each face, in how many ways and on which faces', () => {
    expect(told({ count: 1, faceNotes: six(5, 6) })).toEqual([6, ['1–4 miss: 4', '5–6 hit: 2']]);
    expect(told({ count: 1, faceNotes: six(1, 3, 5) })).toEqual([6, ['1, 3, 5 hit: 3', '2, 4, 6 miss: 3']]);
  });

  it('the meaning of each total, and with a die on the table of those that can still come', () => {
    const faceNotes = Array.from({ length: 12 }, (_, i) => (i === 2 || i === 10 ? 'hit' : 'miss'));
    expect(told({ count: 2, faceNotes })).toEqual([36, ['2, 4–10, 12 miss: 32', '3, 11 hit: 4']]);
    const one = { faces: [1, 0], next: 1 };
    expect(told({ count: 2, faceNotes }, one)).toEqual([6, ['2, 4–7 miss: 5', '3 hit: 1']]);
    expect(told({ count: 2, faceNotes }, { faces: [0, 3], next: 0 })).toEqual([6, ['4–9 miss: 6']]);
  });

  it('that of the next die, where each is read by itself', () => {
    const dieNotes = [six(6), six(3, 4, 5, 6)];
    expect(told({ count: 2, dieNotes })).toEqual([6, ['1–5 miss: 5', '6 hit: 1']]);
    const second = { faces: [6, 0], next: 1 };
    expect(told({ count: 2, dieNotes }, second)).toEqual([6, ['1–2 miss: 2', '3–6 hit: 4']]);
  });
});

describe('of dice that are each read by themselves on a chart', () => {
  const axis = (...labels: string[]) => ({ label: '', labels, mode: 'fixed' as const });
  const options = [
    { value: 'dry', label: 'Ashore' },
    { value: 'wet', label: 'Stalled' },
  ];
  const cell = (column: string, row: string, value: string) => ({ column, row, value, rule: '–' });
  const beach: ChartDef = {
    ...{ id: 'beach', name: 'Beach', rule: '–', shape: { kind: 'choice', options } },
    ...{ columns: axis('calm', 'surf'), rows: axis('1', '2', '3', '4', '5', '6') },
    cells: [
      ...['2', '3'].map((row) => cell('calm', row, 'dry')),
      ...['4', '5', '6'].map((row) => cell('calm', row, 'wet')),
      cell('surf', '1', 'wet'),
    ],
  };
  const each = (preview: object, next = 0) => {
    const roll = function* () {
      yield* askDice(startDerivation(), {
        ...dice('each', 5),
        rollPreview: { chart: 'beach', each: true, ...preview },
      });
      return lost(0);
    };
    const found = spread(roll, [], 0, [beach], { faces: [0, 0, 0, 0, 0], next });
    return (
      found?.kind === 'spread' && [
        ...found.shares.map(({ name, at, ways }) => `${at} ${name}: ${ways}`),
        `unread: ${found.unknown} of ${found.ways}`,
      ]
    );
  };

  it('what one die comes to, however many are thrown', () => {
    expect(each({ column: 'calm' })).toEqual(['2–3 Ashore: 2', '4–6 Stalled: 3', 'unread: 1 of 6']);
  });

  it('with what is added to each face, which is told as it falls', () => {
    expect(each({ column: 'calm', modifier: 1 })).toEqual([
      '1–2 Ashore: 2',
      '3–5 Stalled: 3',
      'unread: 1 of 6',
    ]);
    expect(each({ column: 'calm', modifier: -1 })).toEqual([
      '3–4 Ashore: 2',
      '5–6 Stalled: 2',
      'unread: 2 of 6',
    ]);
  });

  it('on the column of the next die', () => {
    expect(each({ columns: ['calm', 'surf'] }, 1)).toEqual(['1 Stalled: 1', 'unread: 5 of 6']);
  });
});
