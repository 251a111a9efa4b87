import { expect, it } from 'vitest';
import type { ChartDef } from '../../src/core/charts/chart';
import { emptyPack } from '../../src/core/charts/pack';
import { openQuestion } from '../../src/core/journal/commands';
import { foldJournal, type Projection } from '../../src/core/journal/projection';
import { type ColumnShift, spreadOf } from '../../src/core/journal/spread';
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
  return spreadOf(game as never, question, pack, marks, shift);
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
      { losses: { attacker: 2 }, ways: 1 },
      { losses: { attacker: 1 }, ways: 3 },
      { losses: { attacker: 0 }, ways: 20 },
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
