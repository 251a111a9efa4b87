// @vitest-environment page
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../../src/app/route';
import type { Session } from '../../src/app/session';
import type { ChartDef } from '../../src/core/charts/chart';
import type { Odds } from '../../src/core/charts/odds';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import type { OpenQuestion } from '../../src/core/journal/commands';
import type { Spread } from '../../src/core/journal/shares';
import { type ProcedureDef, startDerivation } from '../../src/core/play/procedure';
import type { CellPrompt } from '../../src/core/play/prompt';
import { rollTable } from '../../src/kit/tables';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { Bars } from '../../src/ui/ask/stage/bars';
import { breaksInShort, describeBreakPoints } from '../../src/ui/ask/stage/break-points';
import { Landed } from '../../src/ui/ask/stage/landed';
import { SpreadTable } from '../../src/ui/ask/stage/spread-table';
import { walkOf } from '../../src/ui/ask/stage/walk';
import { ChartLegend } from '../../src/ui/charts/chart-legend';
import { ChartTable } from '../../src/ui/charts/chart-table';
import { ChartsScreen } from '../../src/ui/teach/charts';
import { parseCell, tidyCell } from '../../src/ui/teach/grid-draft';
import { pastedCells } from '../../src/ui/teach/paste-rows';
import { PrintedPack } from '../../src/ui/teach/printed-pack';
import { CODES, MOOR, RIDGE, tableOf } from '../core/charts/made-up';
import { type ToyState, toy } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, freshPage, settled, tap, texts, type } from './drawn';

freshPage();

const SCALE = Array.from({ length: 24 }, (_, i) => i * 2);
/** As wide as a table may be, by the total of two digits. */
const WIDE = tableOf({
  ...{ id: 'wide', by: { by: 'total' }, dice: { count: 2, sides: 6, digits: true } },
  columns: SCALE.map((from) => `${from}..${from + 1}`).join(' '),
  rows: '11-16 21-36 41..66',
  cells: ['D1', 'NE', 'A1R'].map((code) => SCALE.map(() => code).join(' ')),
});
const CHARTS: readonly ChartDef[] = [RIDGE, MOOR, WIDE];
const pack = emptyPack('own:toy', 'toy', 'Ours');

describe('a table with spans and codes', () => {
  it('shows its heads as they are printed, a die for a single face, and what each code means', async () => {
    await expectDrawn(
      'chart-spans',
      <>
        <ChartTable chart={RIDGE} pack={pack} large />
        <ChartLegend chart={RIDGE} pack={pack} />
      </>,
    );
  });

  it('marks what is from a sheet where most is in the rulebook', async () => {
    const cells = { ridge: { '1:1|5..': { value: 'A1', source: 'mapsheet' as const } } };
    await draw(
      <>
        <ChartTable chart={RIDGE} pack={{ ...pack, cells }} large />
        <ChartLegend chart={RIDGE} pack={{ ...pack, cells }} />
      </>,
    );
    expect(texts('td sup')).toEqual(['s']);
    expect(texts('.legend')).toEqual(['12 of 12 known. Unmarked: rulebook. s: your sheet. ']);
  });

  it('of 24 columns is seen whole on its own page, and about its column beside a question', async () => {
    await draw(<ChartTable chart={WIDE} pack={pack} large />);
    expect(document.querySelectorAll('table.chart-wide thead th')).toHaveLength(25);
    await draw(<ChartTable chart={WIDE} pack={pack} at={{ column: '20..21' }} tight />);
    expect(texts('thead th')).toEqual(['Die', '16–17', '18–19', '20–21', '22–23', '24–25']);
    await draw(<ChartTable chart={WIDE} pack={pack} at={{ column: '46..47' }} tight />);
    expect(texts('thead th').at(-1)).toBe('46–47');
  });

  it('on paper is as wide as the sheet', async () => {
    await draw(<PrintedPack charts={CHARTS} pack={pack} />);
    expect([...document.querySelectorAll('table')].map(({ className }) => className)).toEqual([
      '',
      '',
      'print-wide',
    ]);
    expect(texts('.print-wide tbody th')).toEqual(['11–16', '21–36', '41–66']);
  });
});

describe('a cell that is a code', () => {
  const shape = CODES;
  it.each([
    ['NE', 'NE'],
    ['ne', 'NE'],
    [' A1R ', 'A1R'],
    ['a9x', 'a9x'],
    ['-', '-'],
    ['?', undefined],
    ['', undefined],
  ])('typed as "%s" is %s', (typed, value) => {
    expect(parseCell(shape, typed)).toEqual({ ok: true, value });
    expect(tidyCell(shape, typed)).toBe(value ?? '');
  });

  it('of too many letters, or with a blank, is none', () => {
    for (const typed of ['D R', '1234567890123', 'a|b']) expect(parseCell(shape, typed).ok).toBe(false);
  });

  it('is pasted with blanks between, under its span however that is typed', () => {
    const grid = { columns: RIDGE.columns.labels, rows: RIDGE.rows.labels };
    const cells = (text: string) => {
      const pasted = pastedCells(RIDGE, grid, text);
      return pasted.ok ? pasted.value.cells : pasted.problem.message;
    };
    expect(cells('≤1 a2 A1 ?\n3-4  ? NE D1\n')).toEqual({
      ...{ '1:1|..1': 'a2', '2:1|..1': 'A1', '2:1|3..4': 'NE', '3:1|3..4': 'D1' },
    });
    expect(cells('..1\tA2\n5+ | D1')).toEqual({ '1:1|..1': 'A2', '1:1|5..': 'D1' });
    expect(cells('7 A2')).toBe('Line 1: "7" is no die of this chart. Nothing was changed.');
    expect(cells('2 A2 A2 A2 A2')).toBe('Line 1: 4 values for 3 columns. Nothing was changed.');
  });
});

/** A game of these charts, with this question open. */
function asked(prompt: OpenQuestion['prompt'], own: ChartPack = pack) {
  const game = { ...toy, charts: CHARTS };
  const table = sitDownNow(game);
  open(table, 'begin');
  say(table, {});
  open(table, 'patrol', { side: 'fox' });
  const session = atTable(table, { pack: own });
  const answer = vi.fn(async () => true);
  const question: OpenQuestion = {
    ...{ procedure: 'patrol', title: 'Patrol', binding: false, overridable: [], passed: [], prompt },
    of: table.projection.open?.procedureRun.opened.id ?? '',
    ground: { before: table.projection.open?.before, args: { side: 'fox' }, answers: new Map() },
  };
  const asking: Session = { ...session, question: signal(question), answer };
  return { answer, screen: <ProcedureScreen session={asking} question={question} /> };
}

describe('the question for a code', () => {
  const place = { chart: 'ridge', column: '1:1', row: '5..' };
  const prompt: CellPrompt = {
    ...{ key: 'k', rule: '7', title: 'What is printed?', working: [], shape: CODES },
    kind: 'cell',
    ...place,
  };
  const said = (value: string) => ({ kind: 'cell', ...place, value, source: 'mapsheet', pack: 'own:toy' });

  it('proposes the known ones with what they mean, and takes a tap', async () => {
    const { screen, answer } = asked(prompt);
    await expectDrawn('question-code', screen, '.foot');
    await tap('A1 Attacker loses 1');
    expect(answer).toHaveBeenCalledWith('k', said('A1'));
  });

  it('takes any other as it is typed, and a known one in whatever case', async () => {
    const { screen, answer } = asked(prompt);
    await draw(screen);
    for (const [typed, code] of [
      ['d3', 'd3'],
      ['a2', 'A2'],
    ] as const) {
      await type('Another code', typed);
      document.getElementById('ask')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settled();
      expect(answer).toHaveBeenLastCalledWith('k', said(code));
    }
  });
});

describe('a grid of codes', () => {
  beforeEach(() => localStorage.clear());

  it('is filled by keys, and by the keyboard where that is wanted; a wide one keeps its rows in view', async () => {
    const table = sitDownNow({ ...toy, charts: CHARTS });
    open(table, 'begin');
    say(table, {});
    const session = atTable(table, { row: { id: 'codes' }, pack });
    go({ screen: 'game', game: 'codes', view: 'edit', item: 'ridge' });
    await draw(<ChartsScreen session={session} item="ridge" edit />);
    const cell = () => control('1:1, 5+') as HTMLInputElement;
    expect(document.activeElement).toBe(cell());
    expect([cell().inputMode, cell().maxLength]).toEqual(['none', 12]);
    expect(texts('.grid-keys button')).toEqual(['NE', 'A1', 'A2', 'Type', '⌫']);
    await tap('Type');
    expect([cell().inputMode, control('Type').getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await tap('A1');
    await tap('Save');
    expect(session.pack.value.cells.ridge).toMatchObject({ '1:1|5..': { value: 'A1', source: 'mapsheet' } });
    await draw(<ChartsScreen session={session} item="wide" edit />);
    expect(document.querySelectorAll('table.chart-wide.grid thead th')).toHaveLength(25);
  });
});

it('of a long table the strip of a result shows the rows about the one that was hit', async () => {
  const long = tableOf({
    ...{ id: 'long', by: { by: 'odds' }, columns: '1:1 2:1', dice: { count: 1, sides: 20 } },
    rows: Array.from({ length: 20 }, (_, i) => i + 1).join(' '),
    cells: Array.from({ length: 20 }, (_, i) => `A${i + 1} D${i + 1}`),
  });
  const roll: ProcedureDef<ToyState, never> = {
    ...{ id: 'roll', rule: '7', title: 'Fire' },
    *run() {
      const work = startDerivation();
      const asked = { key: 'die', rule: '7', title: 'Fire', chart: long, at: { attack: 3, defence: 3 } };
      yield* rollTable(work, asked);
      return { events: [], trace: [{ kind: 'title', label: 'Fire' }, ...work.lines] };
    },
  };
  const table = sitDownNow({ ...toy, charts: [long], procedures: { ...toy.procedures, roll } });
  open(table, 'begin');
  say(table, {});
  const session = atTable(table, { pack });
  await session.start({ procedure: 'roll', args: {} });
  await session.answer('die', { kind: 'dice', faces: [12], by: 'physical' });
  const closed = session.lastResult.value;
  if (!closed) throw new Error('no result');
  await draw(<Landed session={session} closed={closed} />);
  expect(texts('.strip li')).toEqual(['A9', 'A10', 'A11', 'A12', 'A13', 'A14', 'A15']);
  expect(texts('.strip .here')).toEqual(['A12']);
});

describe('what is kept of another edition', () => {
  const kept = (count: number) => ({
    ...pack,
    aside: {
      heads: {},
      cells: {
        gone: Object.fromEntries(
          Array.from({ length: count }, (_, i) => [`a|${i}`, { value: 'NE', source: 'mapsheet' as const }]),
        ),
      },
    },
  });
  it.each([
    [1, ['1 cell of a table that this edition does not have is kept.']],
    [3, ['3 cells of tables that this edition does not have are kept.']],
    [0, []],
  ])('%i: is told where the charts are listed', async (count, told) => {
    const table = sitDownNow(toy);
    open(table, 'begin');
    say(table, {});
    await draw(
      <ChartsScreen session={atTable(table, { pack: kept(count) })} item={undefined} edit={false} />,
    );
    expect(texts('main p.soft').filter((text) => text.includes('edition'))).toEqual(told);
  });
});

const oddsOn = (chart: ChartDef, attack: number, defence: number, shift = 0): Odds => ({
  ...{ attack, defence, shift, labels: chart.columns.labels, reading: 'cap-then-shift' },
  ...(chart.columns.by && { by: chart.columns.by }),
});

describe('the way to a column, and what would change it', () => {
  it('of odds says at which end no die is rolled', () => {
    expect(describeBreakPoints(oddsOn(RIDGE, 4, 4))).toEqual([
      '4 more attack factors → 2:1',
      '1 more defence factor → no die, A2',
      'One left: no die, A2',
    ]);
    expect(breaksInShort(oddsOn(RIDGE, 4, 4))).toBe('4 more attack: 2:1 · 1 more defence: no die, A2');
    const shift = { kind: 'shift', label: 'Support', value: '+1' } as const;
    expect(walkOf(oddsOn(RIDGE, 3, 4, 1), [shift])).toEqual({
      ratio: '3 : 4, off the table',
      shifts: [{ label: 'Support +1', from: -1, to: 0 }],
      column: '1:1',
    });
  });

  it('of a difference and of a total', () => {
    expect(walkOf(oddsOn(MOOR, 7, 4), []).ratio).toBe('7 − 4 = +3, 2+');
    expect(describeBreakPoints(oddsOn(MOOR, 5, 4))).toEqual([
      '1 more attack factor → 2+',
      '3 more defence factors → ≤−2',
    ]);
    expect(walkOf(oddsOn(WIDE, 17, 0), [])).toMatchObject({ ratio: '17, 16–17', column: '16–17' });
    expect(describeBreakPoints(oddsOn(WIDE, 17, 0))).toEqual(['1 more → 18–19']);
    expect(breaksInShort(oddsOn(WIDE, 17, 0))).toBe('1 more: 18–19');
    expect(describeBreakPoints(oddsOn(WIDE, 47, 0))).toEqual([
      'More won’t change 46–47',
      'One more column changes nothing: already 46–47',
    ]);
    expect(breaksInShort(oddsOn(WIDE, 47, 0))).toBe('more won’t change it');
  });
});

describe('a spread of codes', () => {
  const spread: Spread = {
    ...{ kind: 'spread', column: '2..', ways: 7776, unknown: 0 },
    shares: [
      { name: 'NE', means: 'No effect', ways: 7770 },
      { name: 'D1', ways: 6 },
    ],
  };
  it('says what each means, and of very many ways a percentage', async () => {
    await draw(<Bars spread={spread} />);
    expect(texts('li')).toEqual(['NE No effect, 99 %', 'D1, 1 %']);
    await draw(<Bars spread={{ ...spread, ways: 6, shares: [{ name: 'NE', ways: 6 }] }} />);
    expect(texts('li')).toEqual(['NE, 6 of 6']);
  });

  it('stands beside an end where no die is rolled, without losses', async () => {
    await draw(
      <SpreadTable
        spreads={[{ kind: 'edge', words: 'no die, A2' }, spread, { kind: 'end' }]}
        costs={false}
      />,
    );
    expect(texts('caption')).toEqual(['What can come of it']);
    expect(texts('thead th')).toEqual(['Result', '–one left', '2+this one', '–one right']);
    expect(texts('tbody th')).toEqual(['NE', 'D1']);
    expect(texts('tbody td.soft')).toEqual(['no die, A2', 'end of the table']);
  });
});
