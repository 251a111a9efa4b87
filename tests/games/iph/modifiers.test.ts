// Modifiers that the rulebook prints are charts: they are read like any chart, and corrected by players.
import { describe, expect, it } from 'vitest';
import { emptyPack, type Lesson, withLessons } from '../../../src/core/charts/pack';
import { runAmending } from '../../../src/core/journal/amend';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { diceReport } from '../../../src/core/journal/report/dice';
import { walkGame } from '../../../src/core/journal/report/walk';
import type { Recorded } from '../../../src/core/play/procedure';
import { iph } from '../../../src/games/iph/game';
import { onTheTable } from '../../support/amending';
import { drive } from '../../support/drive';
import { applyAll, atTurn, packOf, someShips, withShips } from '../../support/iph';
import { recordedGames } from '../../support/recorded';

const MODIFIERS = ['movement', 'row-points', 'shifts', 'support'];
const HEADS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
const MOVING = atTurn(2, { current: '24-move' });
const own = emptyPack('own:iph', 'iph', 'test');

/** The players' sheet says another value. */
const corrected = (chart: string, row: string, value: number) =>
  withLessons(own, lesson(chart, row, value), 1);
const lesson = (chart: string, row: string, value: number): readonly Lesson[] => [
  { chart, column: 'value', row, cell: { value, source: 'mapsheet' } },
];

describe('[2.10] the movement roll', () => {
  it('tells its modifiers, each by its own rule, before the die', () => {
    const fallen = [1, 2, 3, 4, 5].map((n) => ({
      type: 'v1.HexControlled',
      id: `honolulu-${n}`,
      label: `Honolulu ${n}`,
      kind: 'city',
      vp: 1,
      to: 'jp',
    }));
    const { outcome } = drive(iph, applyAll(MOVING, fallen), 'movement-roll', {}, [['mf', 6]]);
    expect(outcome.trace.slice(0, 4)).toEqual([
      { kind: 'title', label: '24th moves, die 6', value: '4 MP', rule: '2.10' },
      {
        kind: 'shift',
        label: '7 Dec',
        value: '−1',
        rule: '2.10',
        source: 'rules',
        prompt: 'cell:movement:value:7 Dec',
      },
      {
        kind: 'shift',
        label: 'Honolulu fallen',
        value: '−1',
        rule: '9.14',
        source: 'rules',
        prompt: 'cell:movement:value:honolulu',
      },
      {
        kind: 'die',
        label: 'Die, 7 Dec',
        value: '6',
        rule: '2.10',
        prompt: 'mf',
        faces: [6],
        by: 'physical',
      },
    ]);
  });

  it('goes by a corrected modifier: on the faces before, and in what it comes to', () => {
    const pack = corrected('movement', '7 Dec', 2);
    const { outcome, prompts } = drive(iph, MOVING, 'movement-roll', {}, [['mf', 4]], pack);
    expect(prompts[0]).toMatchObject({ faceNotes: ['3 MP', '4 MP', '5 MP', '6 MP', '7 MP', '8 MP'] });
    expect(outcome.events).toEqual([{ type: 'v1.MovementRolled', who: '24', face: 4, mf: 6 }]);
    expect(outcome.trace[1]).toMatchObject({ label: '7 Dec', value: '+2', source: 'mapsheet' });
  });
});

describe("[4.5] Battleship Row's points", () => {
  const gone = (pack = own) => drive(iph, atTurn(6), 'row-eliminated', {}, [['row-points', 5]], pack);

  it('tell their modifier before the die, and on the die what it came to', () => {
    expect(gone().outcome.trace.slice(1)).toMatchObject([
      { kind: 'shift', label: 'Row gone on 8 Dec', value: '−2', rule: '4.5', source: 'rules' },
      { kind: 'die', label: 'Battleship Row, die 5 −2 (8 Dec)', value: '3 VP', rule: '4.5' },
    ]);
  });

  it('go by a corrected modifier, and are never below 0', () => {
    const { outcome, prompts } = gone(corrected('row-points', '8 Dec', -4));
    expect(prompts[0]).toMatchObject({ faceNotes: ['0 VP', '0 VP', '0 VP', '0 VP', '1 VP', '2 VP'] });
    expect(outcome.events).toEqual([{ type: 'v1.RowEliminated', face: 5, points: 1 }]);
    expect(outcome.trace[2]).toMatchObject({ label: 'Battleship Row, die 5 −4 (8 Dec)', value: '1 VP' });
  });
});

describe('[8.4, 10.12, 7.1, 7.12, 7.14] a battle', () => {
  /** Clear ground, every result of the die known. */
  const SHEET = packOf({
    'tec shift clear': 0,
    ...Object.fromEntries(HEADS.map((head) => [`crt ${head} 4`, { attacker: 0, defender: 0 }])),
  });
  const also = (chart: string, row: string, value: number) =>
    withLessons(SHEET, lesson(chart, row, value), 1);
  const day = withShips(atTurn(6, { army: false }), someShips(2, 1, 1));

  const japan = (pack = SHEET) =>
    drive(
      iph,
      day,
      'battle',
      { attacker: 'jp' },
      [
        ['declare', { attack: 6, defence: 12, terrain: 'clear', facts: ['concentric'], ...SUPPORTED }],
        ['us-air', 6],
        ['crt', 4],
      ],
      pack,
    );
  const SUPPORTED = { battleships: ['hiei'], planes: 2, units: 2 };

  const us = (pack = SHEET) =>
    drive(
      iph,
      atTurn(2, { current: '24-fight' }),
      'battle',
      { attacker: 'us' },
      [
        ['declare', { attack: 12, terrain: 'clear', beachhead: 'near' }],
        ['defence', { defence: 4 }],
        ['crt', 4],
      ],
      pack,
    );
  const shift = ({ outcome }: ReturnType<typeof us>) =>
    outcome.events.find(({ type }) => type === 'v1.BattleFought')?.shift;
  const told = ({ outcome }: ReturnType<typeof us>, label: string) =>
    outcome.trace.find((line) => line.label === label);

  it('tells its shifts and its factors in the words of their rules', () => {
    expect(told(us(), 'Beachhead')).toMatchObject({
      kind: 'shift',
      value: '−1',
      rule: '8.4',
      source: 'rules',
    });
    const attack = japan();
    expect(told(attack, 'Concentric attack')).toMatchObject({ kind: 'shift', value: '+1', rule: '10.12' });
    expect(told(attack, 'Hiei supports')).toMatchObject({ value: '+6 factors', rule: '7.1' });
    expect(told(attack, '2 Japanese planes')).toMatchObject({ kind: 'shift', value: '+2', rule: '7.12' });
    expect(told(attack, 'US: 1 carrier plane flies')).toMatchObject({ value: '−1', rule: '7.14' });
    expect([shift(us()), shift(attack)]).toEqual([-1, 2]);
  });

  it.each([
    ['shifts', 'concentric', 0, 1],
    ['support', 'jp-plane', 2, 4],
    ['support', 'us-plane', 3, 0],
  ])('goes by a corrected one: %s, %s %i', (chart, row, value, net) => {
    expect(shift(japan(also(chart, row, value)))).toBe(net);
  });

  it('goes by a corrected beachhead', () => {
    const corrected = us(also('shifts', 'beachhead', -2));
    expect(shift(corrected)).toBe(-2);
    expect(told(corrected, 'Beachhead')).toMatchObject({ value: '−2', source: 'mapsheet' });
  });

  it('goes by a corrected battleship: in the declaration, in the working, and in the odds', () => {
    const { prompts, outcome } = japan(also('support', 'battleship', 3));
    expect(JSON.stringify(prompts[0])).toContain('"label":"Hiei","effect":"+3"');
    expect(outcome.events[0]).toMatchObject({ type: 'v1.BattleFought', attack: 9, defence: 12 });
    expect(outcome.trace).toContainEqual(
      expect.objectContaining({ label: 'Hiei supports', value: '+3 factors' }),
    );
    expect(japan().outcome.events[0]).toMatchObject({ attack: 12, defence: 12 });
  });
});

/** The recorded games as they were before their modifiers were looked up. */
const before = recordedGames('iph').map(({ name, entries }) => {
  const read = ({ key }: Recorded) => MODIFIERS.some((id) => key.startsWith(`cell:${id}:`));
  const stripped = entries.map((entry) =>
    'answers' in entry ? { ...entry, answers: entry.answers.filter((answer) => !read(answer)) } : entry,
  );
  return { name, entries, stripped };
});

it('some modifiers were looked up in the recorded games', () => {
  const answers = (entries: readonly Entry[]) =>
    entries.flatMap((each) => ('answers' in each ? each.answers : []));
  const looked = before.map(({ entries, stripped }) => answers(entries).length - answers(stripped).length);
  expect(Math.min(...looked)).toBeGreaterThan(0);
});

describe.each(before)('$name without them', ({ entries, stripped }) => {
  const projection = foldJournal(iph, stripped);

  it('folds to the same', () => {
    expect(projection.state).toEqual(foldJournal(iph, entries).state);
  });

  it('is amended without a question more: run again, each line comes to the same', () => {
    const table = onTheTable(iph, stripped);
    for (const { opened, outcome, title } of projection.runs.filter(({ struck }) => !struck)) {
      const now = runAmending(iph, projection, table.pack, { of: opened.id, changes: [] });
      expect(now.ok && now.value.run, title).toMatchObject({ status: 'done', outcome });
    }
  });

  it('has the same dice in its report', () => {
    const diceOf = (journal: readonly Entry[]) => {
      const folded = foldJournal(iph, journal);
      return diceReport(iph, folded, walkGame(iph, folded, undefined));
    };
    expect(diceOf(stripped)).toEqual(diceOf(entries));
  });
});
