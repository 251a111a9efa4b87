import { describe, expect, it } from 'vitest';
import type { ChartDef } from '../../src/core/charts/chart';
import { emptyPack } from '../../src/core/charts/pack';
import {
  type Derivation,
  packLookup,
  runProcedure,
  type Steps,
  startDerivation,
} from '../../src/core/play/procedure';
import type { Answer } from '../../src/core/play/prompt';
import { axis, list, numbers, options, range, table } from '../../src/kit/charts';
import { check } from '../../src/kit/checks';
import { askModifiers, rollDice, rollOn } from '../../src/kit/rolls';

const MODIFIERS = list(
  { id: 'modifiers', name: 'Modifiers', rule: '3', shape: numbers(-3, 3) },
  axis('When', { beach: 'From a beachhead', night: 'At night', calm: 'Calm' }),
  { beach: -1, night: -2, calm: 0 },
  'Added',
  { night: '3.2' },
);
const RESULTS = table(
  { id: 'results', name: 'Results', rule: '4', shape: options({ miss: 'miss', hit: 'hit' }) },
  axis('Range', { near: 'Near', far: 'Far' }),
  range('Die', 1, 3),
  { 1: ['miss', 'miss'], 2: ['hit', 'miss'], 3: ['hit', undefined] },
);
const CHARTS = [MODIFIERS, RESULTS];

/** Runs the steps with these faces, and gives what they return with their working. */
function run<T>(
  steps: (work: Derivation) => Steps<T>,
  faces: readonly number[] = [],
  charts: readonly ChartDef[] = CHARTS,
) {
  const work = startDerivation();
  const told: { value?: T } = {};
  const answers = new Map<string, Answer>([['die', { kind: 'dice', faces, by: 'physical' }]]);
  const result = runProcedure(
    {
      id: 'x',
      rule: '1',
      title: 'X',
      *run() {
        told.value = yield* steps(work);
        return { events: [], trace: work.lines };
      },
    },
    {},
    {},
    answers,
    packLookup(charts, emptyPack('p', 'x', 'P', false)),
  );
  return {
    result,
    value: told.value,
    lines: work.lines.map(({ kind, label, value }) => [kind, label, value]),
  };
}
const corrected = (value: number): readonly ChartDef[] => [
  { ...MODIFIERS, cells: MODIFIERS.cells.map((cell) => (cell.row === 'beach' ? { ...cell, value } : cell)) },
  RESULTS,
];

describe('modifiers are a chart', () => {
  it('those that count are added up, each told by its name; a 0 is not', () => {
    const { value, lines } = run((work) =>
      askModifiers(work, { chart: MODIFIERS, rows: ['beach', 'calm', 'night'] }),
    );
    expect(value).toBe(-3);
    expect(lines).toEqual([
      ['shift', 'From a beachhead', '−1'],
      ['shift', 'At night', '−2'],
    ]);
  });

  it('each is told by its own rule, or else by that of the list', () => {
    const work = startDerivation();
    run(() => askModifiers(work, { chart: MODIFIERS, rows: ['beach', 'night'] }));
    expect(work.lines.map(({ rule }) => rule)).toEqual(['3', '3.2']);
  });

  it('a corrected one counts as corrected', () => {
    const sum = (work: Derivation) => askModifiers(work, { chart: MODIFIERS, rows: ['beach'] });
    expect(run(sum, [], corrected(2)).value).toBe(2);
  });

  it('each is looked up on record', () => {
    const { result } = run((work) => askModifiers(work, { chart: MODIFIERS, rows: ['beach'] }));
    expect(result.looked).toMatchObject([
      { key: 'cell:modifiers:value:beach', answer: { value: -1, source: 'rules' } },
    ]);
  });
});

describe('a roll on a chart', () => {
  const roll = { key: 'die', rule: '4', title: 'Shot', chart: RESULTS, column: 'near' };

  it('is read by its total, which the line of the dice tells', () => {
    const beach = { ...roll, modifiers: { chart: MODIFIERS, rows: ['beach'] } };
    const { value, lines } = run((work) => rollOn(work, beach), [3]);
    expect(value).toBe('hit');
    expect(lines.slice(1)).toEqual([
      ['die', 'Shot', '3 −1 = 2'],
      ['cell', 'Results, Near, 2', 'hit'],
    ]);
  });

  it.each([
    [6, 'hit'],
    [1, 'miss'],
  ])('beyond the chart it is read at its end: %i is a %s', (face, told) => {
    const night = { ...roll, modifiers: { chart: MODIFIERS, rows: face === 1 ? ['night'] : [] } };
    expect(run((work) => rollOn(work, night), [face]).value).toBe(told);
  });

  it('what the rulebook leaves out is no cell', () => {
    expect(RESULTS.cells).toHaveLength(5);
    expect(RESULTS.whole).toBe(true);
  });
});

describe('a roll', () => {
  it('asks a side, with a hint, by the names of its dice, and with what it leads to', () => {
    const rollPreview = { chart: 'results', column: 'near' };
    const pair = {
      side: 'a',
      key: 'die',
      rule: '6',
      title: 'Wind',
      count: 2,
      hint: 'Once a day.',
      dieNames: ['Force', 'Way'],
      rollPreview,
    };
    const { result, value } = run((work) => rollDice(work, pair), [2, 5]);
    expect(value?.total).toBe(7);
    expect(result.asked).toMatchObject([
      { side: 'a', hint: 'Once a day.', dieNames: ['Force', 'Way'], rollPreview },
    ]);
  });

  it('that is read on a chart says what is added to it first', () => {
    const rollPreview = { chart: 'results', column: 'near' };
    const die = { key: 'die', rule: '6', title: 'Wind', rollPreview };
    const night = { ...die, modifiers: { chart: MODIFIERS, rows: ['night'] } };
    const asked = run((work) => rollDice(work, night), [2]).result.asked.at(-1);
    expect(asked).toHaveProperty('rollPreview.modifier', -2);
    expect(run((work) => rollDice(work, die), [2]).result.asked).toMatchObject([{ rollPreview }]);
  });

  it('is told in words of its own', () => {
    const wind = {
      key: 'die',
      rule: '6',
      title: 'Wind',
      line: (total: number) => ({ label: `Wind ${total}`, value: 'calm' }),
    };
    expect(run((work) => rollDice(work, wind), [2]).lines).toEqual([['die', 'Wind 2', 'calm']]);
  });
});

describe('a die check', () => {
  const SUNK = [{ type: 'v1.Sunk' }];
  const boat = {
    key: 'die',
    rule: '5',
    title: 'Submarine',
    bands: [
      { upTo: 2, label: 'sunk', gives: SUNK },
      { upTo: 4, label: 'damaged', gives: [] },
      { label: 'missed', gives: [] },
    ],
  };
  it.each([
    [1, 'sunk', SUNK],
    [2, 'sunk', SUNK],
    [3, 'damaged', []],
    [4, 'damaged', []],
    [5, 'missed', []],
  ])('%i falls in the band %s, which its line tells', (face, label, gives) => {
    const { value, lines } = run((work) => check(work, boat), [face]);
    expect(value).toEqual({ gives, dice: { kind: 'dice', faces: [face], by: 'physical' } });
    expect(lines).toEqual([['die', 'Submarine', label]]);
  });

  it('says on each face what it comes to, with its modifiers', () => {
    const low = { ...boat, label: 'Torpedo', modifiers: { chart: MODIFIERS, rows: ['beach'] } };
    const { result, lines } = run((work) => check(work, low), [3]);
    expect(result.asked.find(({ kind }) => kind === 'dice')).toMatchObject({
      faceNotes: ['sunk', 'sunk', 'sunk', 'damaged', 'damaged', 'missed'],
    });
    expect(lines).toEqual([
      ['shift', 'From a beachhead', '−1'],
      ['die', 'Torpedo', 'sunk'],
    ]);
  });

  it('reads its dice by something else than their total, of which a single face says nothing', () => {
    const sixes = (faces: readonly number[]) => faces.filter((face) => face === 6).length;
    const bands = [
      { upTo: 0, label: 'none', gives: false },
      { upTo: 1, label: 'one', gives: true },
      { label: 'more', gives: true },
    ];
    const salvo = { ...boat, count: 3, reads: sixes, bands };
    const { result, value, lines } = run((work) => check(work, salvo), [6, 1, 6]);
    expect(value?.gives).toBe(true);
    expect(lines).toEqual([['die', 'Submarine', 'more']]);
    expect(result.asked.map((prompt) => 'faceNotes' in prompt)).toEqual([false]);
  });

  it('without a band for a total is a mistake of the game', () => {
    const bands = [{ upTo: 2, label: 'sunk', gives: SUNK }];
    expect(() => run((work) => check(work, { ...boat, bands }), [1])).toThrow('die has no band for 3');
  });
});
