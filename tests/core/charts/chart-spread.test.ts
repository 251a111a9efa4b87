import { describe, expect, it } from 'vitest';
import { netFound } from '../../../src/core/charts/net';
import type { Odds } from '../../../src/core/charts/odds';
import { emptyPack } from '../../../src/core/charts/pack';
import { aheadOf } from '../../../src/core/journal/ahead';
import { chartSpread } from '../../../src/core/journal/chart-spread';
import { openQuestion } from '../../../src/core/journal/commands';
import { foldJournal, type Projection } from '../../../src/core/journal/projection';
import { type ColumnShift, readIn, spreadOf } from '../../../src/core/journal/spread';
import {
  askCell,
  askDice,
  askForm,
  cellLine,
  dieLine,
  type Outcome,
  type ProcedureDef,
  packLookup,
  runProcedure,
  type Steps,
  startDerivation,
} from '../../../src/core/play/procedure';
import type { DicePrompt } from '../../../src/core/play/prompt';
import { tinyGame } from '../../app/tiny-game';
import { MOOR, RIDGE } from './made-up';

const pack = emptyPack('own', 'ridge', 'Own');
const oddsOn = (chart: typeof RIDGE, attack: number, defence: number, shift = 0): Odds => ({
  ...{ attack, defence, shift, labels: chart.columns.labels, reading: 'cap-then-shift' },
  ...(chart.columns.by && { by: chart.columns.by }),
});

/** The first question of a roll on a chart, as a procedure asks it. */
function asked(run: () => Steps<Outcome>) {
  const def: ProcedureDef<unknown> = { id: 'trial', rule: '–', title: 'Trial', run };
  const game = { ...tinyGame, charts: [RIDGE, MOOR], procedures: { trial: def } };
  const opened = { kind: 'v1.Opened', procedure: 'trial', args: {}, answers: [] } as const;
  const entry = { ...opened, id: 'a:1', seq: 1, at: 1 };
  const question = openQuestion(game as never, foldJournal(game, [entry]) as Projection<never>, pack);
  if (!question) throw new Error('no question');
  return { game: game as never, question };
}

function spread(
  chart: typeof RIDGE,
  odds: Odds,
  { shift = 0, modifier = 0, faces = [] as readonly number[] } = {},
) {
  const { count = 1, sides = 6 } = chart.rows.roll ?? {};
  const { game, question } = asked(function* () {
    const found = netFound(odds);
    if (found.kind !== 'column') throw new Error('no column');
    const rollPreview = { chart: chart.id, column: found.column, odds, modifier };
    yield* askDice(startDerivation(), { key: 'die', rule: '7', title: 'Die', count, sides, rollPreview });
    throw new Error('nothing is run on for it');
  });
  return spreadOf(game, question, pack, [], shift as ColumnShift, { faces, next: 0 });
}

describe('the spread on a chart whose rows are spans of dice', () => {
  it('counts each way into its span, says what a code means, and keeps what is open apart', () => {
    expect(spread(RIDGE, oddsOn(RIDGE, 4, 4))).toEqual({
      kind: 'spread',
      column: '1:1',
      ways: 6,
      shares: [
        { name: 'A2', means: 'Attacker loses 2', ways: 1 },
        { name: 'A1', means: 'Attacker loses 1', ways: 1 },
        { name: 'NE', means: 'No effect', ways: 2 },
      ],
      unknown: 2,
    });
  });

  it('a modifier moves it, and the ends take what lies beyond', () => {
    const shares = (modifier: number) => spread(RIDGE, oddsOn(RIDGE, 12, 4), { modifier });
    expect(shares(2)).toMatchObject({
      shares: [
        { name: 'D1', ways: 2 },
        { name: 'D2', means: 'Defender loses 2', ways: 4 },
      ],
    });
    expect(shares(-5)).toMatchObject({ shares: [{ name: 'NE', ways: 6 }] });
  });

  it('beside the column stands the next one, an end that no die is rolled at, or nothing', () => {
    expect(spread(RIDGE, oddsOn(RIDGE, 4, 4), { shift: -1 })).toEqual({ kind: 'edge', words: 'no die, A2' });
    expect(spread(RIDGE, oddsOn(RIDGE, 4, 4), { shift: 1 })).toMatchObject({ column: '2:1', unknown: 0 });
    expect(spread(RIDGE, oddsOn(RIDGE, 12, 4), { shift: 1 })).toEqual({ kind: 'end', column: '3:1' });
    expect(spread(MOOR, oddsOn(MOOR, 3, 3), { shift: 1 })).toMatchObject({ column: '2..' });
  });

  it('dice that lie already are counted as they lie, however many there are', () => {
    expect(spread(MOOR, oddsOn(MOOR, 3, 3))).toMatchObject({ ways: 6 ** 5, unknown: 0 });
    expect(spread(MOOR, oddsOn(MOOR, 3, 3), { faces: [6, 6, 6, 0, 0] })).toMatchObject({
      ways: 36,
      shares: [
        { name: 'NE', ways: 1 },
        { name: 'D1', ways: 35 },
      ],
    });
  });

  it('adds up to all ways on every column', () => {
    for (const chart of [RIDGE, MOOR])
      for (const column of chart.columns.labels) {
        const { ways, shares, unknown } = chartSpread(chart, pack, column);
        expect(shares.reduce((sum, share) => sum + share.ways, unknown)).toBe(ways);
      }
  });
});

it('what a roll has come to is the cell that it was read on, by the name that its share has', () => {
  const odds = oddsOn(RIDGE, 12, 4);
  const def: ProcedureDef<unknown> = {
    ...{ id: 'trial', rule: '7', title: 'Trial' },
    *run() {
      const work = startDerivation();
      const rollPreview = { chart: 'ridge', column: '3:1', odds };
      const asked = { key: 'die', rule: '7', title: 'Die', count: 1, sides: 6, rollPreview };
      const dice = yield* askDice(work, asked);
      work.lines.push(dieLine(dice, { label: 'Die', value: '4', prompt: 'die' }));
      const cell = yield* askCell(work, RIDGE, '3:1', '3..4');
      work.lines.push(cellLine(RIDGE, '3:1', '3..4', cell));
      return { events: [], trace: work.lines };
    },
  };
  const answers = new Map();
  const lookup = packLookup([RIDGE], pack);
  const { asked: prompts } = runProcedure(def, {}, {}, answers, lookup);
  answers.set('die', { kind: 'dice', faces: [4], by: 'physical' });
  const came = readIn(runProcedure(def, {}, {}, answers, lookup), prompts[0] as DicePrompt);
  expect(came).toEqual({ name: 'D1' });
  expect(chartSpread(RIDGE, pack, '3:1').shares).toContainEqual(expect.objectContaining(came));
});

it('a form that leads past the end of a table says what comes of it without a die', () => {
  const { game, question } = asked(function* () {
    const work = startDerivation();
    const fields = [{ key: 'attack', label: 'Attack', kind: 'number', min: 1, max: 60 }] as const;
    const form = { key: 'form', rule: '7', title: 'Attack', fields, submit: 'Roll', submitOn: 'Attack on' };
    const { attack } = yield* askForm(work, form);
    work.lines.push({ kind: 'odds', label: `${attack} : 8`, value: 'no die, A2' });
    return { events: [], trace: work.lines };
  });
  expect(aheadOf(game, question, pack, { attack: 4 })).toEqual({ kind: 'edge', words: 'no die, A2' });
});
