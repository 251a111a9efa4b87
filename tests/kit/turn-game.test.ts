import { describe, expect, it } from 'vitest';
import { type EventOf, isBounded } from '../../src/core/bounds';
import { logLines } from '../../src/core/journal/log';
import { houseRulesOf } from '../../src/core/play/house-rules';
import { type ProcedureDef, startDerivation } from '../../src/core/play/procedure';
import { actionsOn } from '../../src/core/play/view';
import { andThen, applyBy } from '../../src/kit/apply';
import { axis, list, numbers, oddsTable } from '../../src/kit/charts';
import { dueOn } from '../../src/kit/due';
import { heading, result } from '../../src/kit/lines';
import { READINGS, rollOdds } from '../../src/kit/odds';
import { guideBy } from '../../src/kit/papers/guide';
import { finish } from '../../src/kit/steps';
import { turnGame } from '../../src/kit/turn-game';
import { type TurnState, turnBounds, turnEffects, turnStart } from '../../src/kit/turn-state';
import { open, question, say, sitDown, type Table } from '../support/play';

const SIDES = { red: 'Red', blue: 'Blue' };
const ENDS = { red: 'Blue concedes', blue: 'Red concedes', nobody: 'Both stop' };
const HOUSE = houseRulesOf({ odds: { label: 'Odds', rule: '6', options: READINGS } });
const BOUNDS = turnBounds<'red' | 'blue', typeof HOUSE.defaults, keyof typeof ENDS>(SIDES, ENDS);
type Event = EventOf<typeof BOUNDS>;
type State = TurnState<'red' | 'blue', typeof HOUSE.defaults, keyof typeof ENDS>;

const SEQUENCE = {
  turns: [1, 2].map((turn) => ({ turn, date: `Day ${turn}`, part: '', night: false })),
  steps: [
    { id: 'dawn', label: 'Dawn', rule: '2' },
    { id: 'day', label: 'Day', rule: '2' },
  ],
};
const CRT = oddsTable({ id: 'crt', name: 'Table', rule: '6' }, '1:1 2:1', ['2/0 0/1', '0/1 0/3']);
const SHIFTS = list(
  { id: 'shifts', name: 'Shifts', rule: '6', shape: numbers(-3, 3) },
  axis('When', { flank: 'Flank', hill: 'Hill' }),
  { flank: 2, hill: -1 },
);
const raid: ProcedureDef<State, Event> = {
  id: 'raid',
  rule: '5',
  title: 'Raid',
  side: 'red',
  *run({ house }) {
    const work = startDerivation('red');
    const losses = yield* rollOdds(work, {
      key: 'die',
      rule: '6',
      title: 'Die',
      chart: CRT,
      attack: 3,
      defence: 2,
      reading: house.odds,
      shifts: { chart: SHIFTS, rows: ['hill', 'flank'] },
    });
    const won = { type: 'v1.PointsCorrected', label: 'Raid', points: losses.defender } as const;
    return finish(heading('Raid'), [won], [...work.lines, result('Lost', { losses })]);
  },
};
const turns = turnEffects<State>(SEQUENCE);
const game = turnGame<State, Event, keyof typeof ENDS>({
  id: 'raids',
  title: 'Raids',
  sides: SIDES,
  charts: [CRT, SHIFTS],
  sequence: SEQUENCE,
  house: HOUSE,
  rules: { setUp: '1', turn: '2', due: '3', house: '6', points: '7', end: '8' },
  initial: () => ({
    ...turnStart(SIDES, HOUSE, SEQUENCE),
    dues: [dueOn({ id: 'boats', side: 'blue' }, 1, 'Boats', '3')],
  }),
  apply: applyBy<State, Event>({ ...turns, 'v1.DueDone': andThen(turns['v1.DueDone'], (state) => state) }),
  steps: [raid],
  registers: [],
  obligations: ({ cursor }) => (cursor.step === 'day' ? [{ label: 'A raid', rule: '5' }] : []),
  panels: () => [{ kind: 'facts', title: 'Sea', rows: [] }],
  lead: { label: 'Red leads by', wins: { red: 3, blue: -3 } },
  ends: ENDS,
});

const begun = (): Table<State> => {
  const table = sitDown(game);
  open(table, 'set-up');
  say(table, { red: 'Rita', blue: 'Bo' }, {});
  return table;
};
const view = ({ projection }: Table<State>) => game.table(projection.state);
const offered = (table: Table<State>) => actionsOn(view(table)).map(({ id }) => id);
const points = (table: Table<State>, lead: number) => {
  open(table, 'correct-points');
  say(table, { points: lead, reason: 'Raid' });
};
const last = ({ projection }: Table<State>) => logLines(projection).at(-1);

describe('a game of turns', () => {
  it('offers its set-up first, and nothing else', () => {
    const table = sitDown(game);
    expect([offered(table), view(table).heading, game.moment(table.projection.state)]).toEqual([
      ['set-up'],
      'Raids',
      'Set-up',
    ]);
    expect(game.ledgers(table.projection.state).flatMap(({ actions }) => actions)).toEqual([]);
    expect(open(table, 'raid')?.message).toBe('The game has not begun. Nothing was changed.');
  });

  it('then what is due, its own steps and the end of the step, what presses most first', () => {
    const table = begun();
    expect(offered(table)).toEqual(['due', 'raid', 'end-step']);
    expect(view(table)).toMatchObject({
      heading: 'Turn 1',
      subheading: 'Dawn',
      obligations: [{ label: 'Boats' }],
    });
    open(table, 'due');
    expect(last(table)).toMatchObject({ title: 'What is due', lines: [{ label: 'Boats' }] });
    expect([offered(table), view(table).side]).toEqual([['raid', 'end-step'], 'red']);
    expect(game.sideName(table.projection.state, 'blue')).toBe('Bo');
  });

  it('names what a step still owes before it is left, and walks to the end of the last turn', () => {
    const table = begun();
    const phases = [];
    for (const owed of ['Boats', 'Boats; A raid', 'Boats', 'Boats; A raid']) {
      phases.push(`${game.moment(table.projection.state)}, ${game.phase?.(table.projection.state)}`);
      open(table, 'end-step');
      expect(question(table)?.hint).toContain(`Still owed: ${owed}.`);
      say(table, 'end');
    }
    expect(phases).toEqual(['Turn 1, Dawn', 'Turn 1, Day', 'Turn 2, Dawn', 'Turn 2, Day']);
    expect(last(table)).toMatchObject({ title: 'Day ends', lines: [{ label: 'Not done: Boats' }, {}] });
    expect(view(table).verdict).toEqual({
      label: 'Nobody wins',
      why: 'Red leads by 0',
      rule: '8',
      recorded: false,
    });
    expect(view(table).track?.boxes.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it.each([
    [2, undefined],
    [3, 'Rita wins'],
    [-2, undefined],
    [-3, 'Bo wins'],
  ])('with a lead of %i: %s', (lead, wins) => {
    const table = begun();
    points(table, lead);
    expect(view(table).verdict?.label).toBe(wins);
    if (wins === undefined) return;
    expect(offered(table)).toEqual(['record-end']);
    expect(open(table, 'raid')?.message).toBe('The game is over. Nothing was changed.');
    open(table, 'record-end');
    expect([last(table)?.title, view(table).verdict?.recorded, offered(table)]).toEqual([wins, true, []]);
    expect(open(table, 'stop-game')?.message).toBe('The game is over. Nothing was changed.');
  });

  it.each([
    [1, 'Rita wins'],
    [-1, 'Bo wins'],
  ])('with a lead of %i after the last turn: %s', (lead, wins) => {
    const table = begun();
    points(table, lead);
    open(table, 'due');
    for (const answers of [[], ['end'], [], ['end']]) {
      open(table, 'end-step');
      say(table, ...answers);
    }
    expect(view(table).verdict?.label).toBe(wins);
  });

  it('ends by the players’ own word, too', () => {
    const table = begun();
    open(table, 'stop-game');
    expect(question(table)).toMatchObject({ options: Object.values(ENDS).map((label) => ({ label })) });
    say(table, 'blue');
    expect(view(table).verdict).toMatchObject({ label: 'Bo wins', recorded: true });
  });

  it('corrects points and changes switches from its ledger', () => {
    const table = begun();
    points(table, -2);
    open(table, 'house-rules');
    say(table, { odds: 'shift-then-cap' });
    expect(game.ledgers(table.projection.state)).toMatchObject([
      {
        lines: [{ label: 'Correction: Raid', points: -2, when: 'Turn 1' }],
        total: { label: 'Red leads by', value: -2 },
        thresholds: [
          { label: 'Red wins', at: 3 },
          { label: 'Blue wins', at: -3 },
        ],
        actions: [{ id: 'correct-points' }, { id: 'house-rules' }, { id: 'stop-game' }],
      },
    ]);
    expect(table.projection.state.house).toEqual({ odds: 'shift-then-cap' });
  });

  it('records what its bounds allow, and a file may hold no more', () => {
    expect(isBounded(BOUNDS, { type: 'v1.Ended', end: 'red' } as never)).toBe(true);
    expect(isBounded(BOUNDS, { type: 'v1.Ended', end: 'green' } as never)).toBe(false);
    const players = { red: 'x'.repeat(24), blue: 'Bo' };
    expect(isBounded(BOUNDS, { type: 'v1.Begun', players, house: { odds: 'x' } } as never)).toBe(true);
    expect(isBounded(BOUNDS, { type: 'v1.Begun', players: { red: 'R' }, house: {} } as never)).toBe(false);
  });
});

describe('a roll on a table of odds', () => {
  it('tells the ratio, each shift, the net one and its column, the die and the losses', () => {
    const table = begun();
    open(table, 'raid');
    expect(question(table)).toMatchObject({
      kind: 'dice',
      title: 'Die, on 2:1',
      rollPreview: { chart: 'crt', column: '2:1', odds: { attack: 3, defence: 2, shift: 1 } },
    });
    say(table, 2);
    expect(last(table)?.lines.map(({ kind, label, value }) => [kind, label, value])).toEqual([
      ['odds', '3 : 2', '1:1'],
      ['shift', 'Hill', '−1'],
      ['shift', 'Flank', '+2'],
      ['odds', 'Net shift +1', '2:1'],
      ['die', 'Die, on 2:1', '2'],
      ['cell', 'Table, 2:1, 2', '0/3'],
      ['result', 'Lost', undefined],
    ]);
  });

  it('is read from rows as they are printed', () => {
    expect(CRT).toMatchObject({ shape: { kind: 'losses', max: 3 }, rows: { labels: ['1', '2'] } });
    expect(CRT.cells.at(-1)).toEqual({
      column: '2:1',
      row: '2',
      value: { attacker: 0, defender: 3 },
      rule: '6',
    });
  });
});

it('a guide says what the table offers in its own words, once, and what holds always', () => {
  const always = { must: false, text: 'Concede on the ledger.', rule: '8' };
  const table = view(begun());
  const guide = guideBy(
    { ...table, actions: [...table.actions, ...table.actions] },
    { raid: 'Raid the boats.' },
    [always],
  );
  expect(guide).toEqual({
    title: 'Dawn',
    rule: '3',
    lines: [
      { must: true, text: 'What is due', rule: '3', action: 'due' },
      { must: false, side: 'red', text: 'Raid the boats.', rule: '5', action: 'raid' },
      { must: false, text: 'End the step', rule: '2', action: 'end-step' },
      always,
    ],
  });
  const closed = {
    ...table,
    main: undefined,
    actions: table.actions.map((each) => ({ ...each, disabled: 'No.' })),
  };
  const { main: _, ...rest } = closed;
  expect(guideBy(rest, {}, [always]).lines).toEqual([always]);
});
