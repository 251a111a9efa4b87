import { describe, expect, it } from 'vitest';
import { withLessons } from '../../../src/core/charts/pack';
import { answersFit, openProcedure, undoLast } from '../../../src/core/journal/commands';
import type { FormValues } from '../../../src/core/play/form';
import type { Args } from '../../../src/core/play/procedure';
import { actionsOn } from '../../../src/core/play/view';
import { aboutScenario, SCENARIO_IDS } from '../../../src/games/usn-deluxe/data/scenarios';
import { emptyNext } from '../../../src/games/usn-deluxe/procedures/phases';
import { obligationsHere } from '../../../src/games/usn-deluxe/state/obligations';
import { servedWhole } from '../../../src/games/usn-deluxe/state/refuelling';
import { destinations, routesOf } from '../../../src/games/usn-deluxe/state/routes';
import { initialState, type Ship, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { registersOf } from '../../../src/games/usn-deluxe/views/registers';
import { drive, expand, type Script } from '../../support/drive';
import { answer, question, sitDown, type Table, take } from '../../support/play';
import { run } from './air-table';
import { usnDeluxe } from './game';
import { type Hand, ORDINARY_WEEK, ordinaryWeek } from './ordinary-week';
import { fold, sea, ship } from './sea-table';

/** A hand on what the screens show: the buttons of the table, or what the open question offers. */
class Counting implements Hand {
  count = 0;
  readonly table: Table<UsnState>;
  private marked: string[] = [];

  constructor(table: Table<UsnState>) {
    this.table = table;
  }

  async taps(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) this.press(name);
  }

  press(name: string | RegExp): void {
    this.count += 1;
    const is = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
    const prompt = question(this.table);
    if (!prompt) {
      this.begin(is, name);
      return;
    }
    const option = prompt.kind === 'choice' && prompt.options.find(({ label }) => is(label));
    if (option) {
      this.must(answer(this.table, prompt.key, expand(prompt, option.value)));
      return;
    }
    if (prompt.kind !== 'form' || !is(prompt.submit)) throw new Error(`no ${name} at ${prompt.title}`);
    const { values } = expand(prompt, {}) as { values: FormValues };
    const marked = Object.fromEntries(
      prompt.fields.flatMap((field) => {
        const chosen =
          field.kind === 'flags' ? field.options.filter(({ label }) => this.marked.includes(label)) : [];
        return chosen.length
          ? [[field.key, [...((values[field.key] as string[]) ?? []), ...chosen.map(({ value }) => value)]]]
          : [];
      }),
    );
    this.marked = [];
    this.must(answer(this.table, prompt.key, { kind: 'form', values: { ...values, ...marked } }));
  }

  private begin(is: (label: string) => boolean, name: string | RegExp): void {
    const { game, projection, pack } = this.table;
    const offered = actionsOn(game.table(projection.state)).filter(
      (action) => action.disabled === undefined && answersFit(game, projection, pack, action),
    );
    const action = offered.find(({ label }) => is(label));
    if (!action) throw new Error(`no ${name}: ${offered.map(({ label }) => label).join(', ')}`);
    const { procedure, args, answers = [] } = action;
    this.must(take(this.table, openProcedure(game, projection, pack, procedure, args, ...answers)));
  }

  private must(problem: { readonly message: string } | undefined): void {
    if (problem) throw new Error(problem.message);
  }

  async roll(...faces: readonly number[]): Promise<void> {
    this.face(...faces);
  }

  face(...faces: readonly number[]): void {
    const prompt = question(this.table);
    if (!prompt) throw new Error('nothing is rolled');
    this.must(answer(this.table, prompt.key, expand(prompt, faces)));
  }

  async mark(label: string): Promise<void> {
    this.count += 1;
    this.marked.push(label);
  }
}

const OPTIONS = ['subs', 'strategic', 'homeDefense', 'convoy', 'magic', 'monsoon'] as const;
const lying = (place: string, ids: string, more: Partial<Ship> = {}): readonly Ship[] =>
  ids.split(' ').map((id) => ship(id, { place, fuelled: 54, ...more }));

/** Turn 57 as the war may have come to it, and what the chart prints for it. */
function week(more: Partial<UsnState> = {}): Table<UsnState> {
  const state = sea(
    [
      ...lying('Truk 754', 'j:CV-3 j:CV-4 j:BB-1 j:CA-1 j:DD-1'),
      ...lying('Truk 754', 'j:CL-1', { weeks: 5 }),
      ...lying('Naval bases in Japan 676', 'j:CV-6 j:DD-2'),
      ...lying('Rabaul 759', 'j:CA-2 j:DD-3'),
      ...lying('Formosa 378 and/or Hainan 245', 'j:DD-5'),
      ...lying('On the map', 'j:SS-1 j:SS-3'),
      ...lying('Pearl Harbor, Oahu 1456', 'a:CV-3 a:BB-2 a:DD-8'),
      ...lying('Pearl Harbor, Oahu 1456', 'a:CV-5', { weeks: 10 }),
      ...lying('Noumea', 'a:CV-8 a:CA-2 a:DD-10 a:OIL-4'),
      ...lying('West Coast', 'a:TR-1'),
    ],
    {
      ...{ cursor: { turn: 57, step: 'p1' }, since: 57, options: OPTIONS, players: { j: 'Ken', a: 'Ann' } },
      operational: { points: 30, spent: 0, stored: 0 },
      bases: [
        { id: 'Rabaul:naval', name: 'Rabaul', side: 'j', kind: 'naval', capacity: 0, state: 'functional' },
      ],
      neutralized: [{ id: 'a:Buna air base', side: 'a', name: 'Buna air base' }],
      ...more,
    },
  );
  const table = sitDown(usnDeluxe);
  const cell = { value: '2 LAC', source: 'mapsheet' } as const;
  const lessons = ['j', 'a'].map((column) => ({ chart: 'reinforcements', column, row: '57', cell }));
  return {
    ...table,
    pack: withLessons(table.pack, lessons, 0),
    projection: { ...table.projection, state },
  };
}

it(`an ordinary week in which every tank runs dry: ${ORDINARY_WEEK} taps`, async () => {
  const hand = new Counting(week());
  await ordinaryWeek(hand);
  const { state } = hand.table.projection;
  expect(usnDeluxe.moment(state)).toMatch(/^Turn 58 /);
  expect(state.ships.filter(({ place }) => place === 'Truk 754')).toHaveLength(6);
  expect(hand.count).toBe(ORDINARY_WEEK);
});

const does = (state: UsnState, procedure: string, args: Args, script: Script) =>
  drive(usnDeluxe, state, procedure, args, script);
const after = (state: UsnState, procedure: string, args: Args = {}, script: Script = []): UsnState =>
  fold(state, does(state, procedure, args, script).outcome.events);

describe('a fleet and its last destinations', () => {
  const sails = (state: UsnState, place: string, to: string, ships: readonly string[], side = 'j') =>
    after(state, 'move-ships', { side, place }, [
      ['to', to],
      ['ships', { ships }],
    ]);
  const routes = (state: UsnState, side: 'j' | 'a' = 'j') =>
    routesOf(state, side).map(({ from, to, ships }) => `${from} to ${to}: ${ships.join(' ')}`);
  const fleets = () =>
    sea(
      [
        ...lying('Truk 754', 'j:CV-3 j:CA-1'),
        ...lying('Truk 754', 'j:CL-1', { weeks: 5 }),
        ...lying('Truk 754', 'j:CL-2', { weeks: 2, repairs: 19 }),
        ...lying('Truk 754', 'j:SS-1'),
        ...lying('Rabaul 759', 'j:CA-2'),
        ...lying('Noumea', 'a:CV-8'),
      ],
      { cursor: { turn: 20, step: 'p2' } },
    );

  it('to begin with a base sends all to sea but the damaged, those in repair and submarines', () =>
    expect(routes(fleets())).toEqual(['Truk 754 to At sea: j:CV-3 j:CA-1', 'Rabaul 759 to At sea: j:CA-2']));

  it('two fleets at sea come home each to its own base, and go back', () => {
    const out = sails(sails(fleets(), 'Truk 754', 'At sea', ['j:CV-3', 'j:CA-1']), 'Rabaul 759', 'At sea', [
      'j:CA-2',
    ]);
    expect(routes(out)).toEqual(['At sea to Truk 754: j:CV-3 j:CA-1', 'At sea to Rabaul 759: j:CA-2']);
    const home = sails(out, 'At sea', 'Truk 754', ['j:CV-3', 'j:CA-1']);
    expect(routes(home)).toContain('Truk 754 to At sea: j:CV-3 j:CA-1');
  });

  it('each of them is on the table and in the register, two taps away, for either side', () => {
    const start = fleets();
    const been = sails(sails(start, 'Truk 754', 'Rabaul 759', ['j:CV-3']), 'Rabaul 759', 'Truk 754', [
      'j:CV-3',
    ]);
    const offered = usnDeluxe
      .table(been)
      .panels.flatMap((panel) => ('actions' in panel ? panel.actions : []));
    const back = offered.find(({ label }) => label === 'Truk to Rabaul, 1 ship');
    expect(does(been, back?.procedure ?? '', back?.args ?? {}, [['ships', {}]]).outcome.events).toEqual([
      { type: 'v1.ShipsMoved', ships: ['j:CV-3'], place: 'Rabaul 759' },
    ]);
    const [register] = registersOf(been);
    const truk = register?.groups.find(({ id }) => id === 'j:Truk 754');
    expect(truk?.actions?.map(({ label }) => label)).toEqual(['Refuel', 'To sea', 'To Rabaul 759', 'Move']);
    expect(routes({ ...start, cursor: { turn: 20, step: 'p4' } }, 'a')).toEqual(['Noumea to At sea: a:CV-8']);
  });

  it('where to: to sea, where they were, their own places and the enemy’s, each once and none twice', () => {
    const state = {
      ...fleets(),
      bases: [
        { id: 'Lae:naval', name: 'Lae', side: 'j', kind: 'naval', capacity: 0, state: 'functional' },
        { id: 'Lae:air', name: 'Lae', side: 'j', kind: 'air', capacity: 5, state: 'functional' },
        { id: 'Suva:naval', name: 'Suva', side: 'a', kind: 'naval', capacity: 0, state: 'functional' },
      ],
    } as const;
    const told = destinations(state, 'j', 'Truk 754', []).map(({ label, note }) =>
      [label, note].filter(Boolean).join(': '),
    );
    expect(told).toEqual(['At sea', 'Rabaul 759', 'Lae', 'Noumea: Enemy: 1 ship', 'Suva: Enemy base']);
  });
});

describe('S105 (Shock Effect (A), (B)): the pre-game turn', () => {
  const HINTS = {
    p0: 'Move for two naval phases, without strategic movement and never closer than six hexes to an Allied base.',
    p2: 'Stay at least six hexes from any Allied base.',
  };
  const at = (scenario: UsnState['scenario'], turn: number, step: string) =>
    sea([...lying('Kure 576', 'j:CV-1'), ...lying('Manila 381', 'a:CA-1')], {
      ...{ scenario, since: turn, cursor: { turn, step } },
    });
  const hintAt = (state: UsnState) =>
    run(state, 'move-ships', {}, {}, { side: 'j', place: 'Kure 576', to: 'At sea' }).asked[0]?.hint;

  it.each(SCENARIO_IDS.filter((id) => aboutScenario(id).shock))(
    '%s: Japan moves its ships, and is told how',
    (id) => {
      const state = at(id, aboutScenario(id).from, 'p0');
      const fleets = usnDeluxe.table(state).panels.find(({ title }) => title === 'Fleets');
      const labels = fleets?.kind === 'actions' ? fleets.actions.map(({ label }) => label) : [];
      expect(labels).toEqual(['Kure to sea, 1 ship', 'Move Japanese ships']);
      expect(
        after(state, 'move-ships', { side: 'j', place: 'Kure 576', to: 'At sea' }, [['ships', {}]]).ships[0]
          ?.place,
      ).toBe('At sea');
      const [register] = registersOf(state);
      const acts = register?.groups.map(({ side, actions = [] }) => [
        side,
        ...actions.map(({ label }) => label),
      ]);
      expect(acts).toEqual([['j', 'To sea', 'Move'], ['a']]);
      expect(hintAt(state)).toBe(HINTS.p0);
      expect(hintAt({ ...state, cursor: { ...state.cursor, step: 'p2' } })).toBe(HINTS.p2);
      expect(hintAt({ ...state, cursor: { ...state.cursor, step: 'p8' } })).toBeUndefined();
    },
  );
  it('nothing of it in Game 2', () => expect(hintAt(at('g2', 21, 'p2'))).toBeUndefined());
});

describe('phases in which nothing happens', () => {
  /** The second turn of each scenario, every ship fuelled and nothing read. */
  const begun = (scenario: UsnState['scenario'], step: string): UsnState => {
    const { from } = aboutScenario(scenario);
    return {
      ...initialState(),
      scenario,
      stage: 'underway',
      since: from + 1,
      cursor: { turn: from + 1, step },
    };
  };
  const STEPS = 'p1 p2 p3 p4 p5 p6 p7 p8 p9 p10'.split(' ');

  const end = (state: UsnState, args: Args = {}): UsnState =>
    fold(
      state,
      run(state, 'end-step', obligationsHere(state).length ? { leave: 'end' } : {}, {}, args).events,
    );

  it.each(SCENARIO_IDS)('%s: one tap past them is the same as a tap for each', (scenario) => {
    const all = STEPS.map((step) => begun(scenario, step)).filter((state) => emptyNext(state).length);
    expect(all.map(({ cursor }) => cursor.step)).toEqual(expect.arrayContaining(['p2', 'p4', 'p6']));
    for (const state of all) {
      const passed = emptyNext(state);
      expect(passed.filter(({ step }) => ['p1', 'p2', 'p4', 'p6', 'p8'].includes(step))).toEqual([]);
      expect(end(state, { past: true })).toEqual(passed.reduce((at) => end(at), end(state)));
    }
  });

  it('are not passed where something falls due in them, or the end of the turn has to settle something', () => {
    const passed = (step: string, more: Partial<UsnState> = {}) =>
      emptyNext(sea([], { cursor: { turn: 24, step }, since: 24, ...more })).map((each) => each.step);
    expect([passed('p2'), passed('p4'), passed('p6'), passed('p8'), passed('p1')]).toEqual([
      ['p3'],
      ['p5'],
      ['p7'],
      ['p9', 'p10'],
      [],
    ]);
    const coming = { id: 'x', turn: 24, step: 'p9', text: 'A unit', rule: '22' } as const;
    expect(passed('p8', { coming: [coming] })).toEqual([]);
    expect(passed('p8', { supplied: ['Lae'] })).toEqual(['p9']);
    expect(passed('p8', { neutralized: [{ id: 'j:Lae', side: 'j', name: 'Lae' }] })).toEqual(['p9']);
    expect(passed('p8', { ships: lying('Rabaul 759', 'j:CA-2', { fuelled: 21 }) })).toEqual(['p9']);
  });
});

describe('what is due', () => {
  it('with no reserves called is one tap and one entry, as where the question was answered', () => {
    const [slow, quick] = [week(), week()];
    new Counting(slow).press('What is due');
    new Counting(slow).press('Confirm');
    new Counting(quick).press('Confirm what is due, call no reserves');
    expect(quick.projection.state).toEqual(slow.projection.state);
    expect([slow, quick].map(({ projection }) => projection.entries.length)).toEqual([2, 1]);
    const [entry] = quick.projection.entries;
    expect(entry && 'answers' in entry && entry.answers.map(({ key }) => key)).toContain('reserves');
  });
  it('with nothing on the chart is one tap, which teaches both sides’ cells and is undone whole', () => {
    const table = { ...week(), pack: sitDown(usnDeluxe).pack };
    new Counting(table).press('Nothing on the chart, call no reserves');
    const { cells } = table.pack;
    expect(Object.entries(cells.reinforcements ?? {}).map(([at, { value }]) => [at, value])).toEqual([
      ['j|57', 'Nothing'],
      ['a|57', 'Nothing'],
    ]);
    expect(table.projection.entries).toHaveLength(1);
    expect(question(table)).toBeUndefined();
    const undone = undoLast(table.projection);
    const unread = ['j', 'a'].map((column) => ({ chart: 'reinforcements', column, row: '57' }));
    expect(undone.ok && undone.value.learn).toEqual(unread);
  });
  it('does not say so of a chart that has been read', () =>
    expect(() => new Counting(week()).press('Nothing on the chart, call no reserves')).toThrow('no Nothing'));
  it('is offered so only where that is what is asked first', () => {
    const unread = { ...week(), pack: sitDown(usnDeluxe).pack };
    expect(() => new Counting(unread).press('Confirm what is due, call no reserves')).toThrow(
      'no Confirm what is due',
    );
  });
});

describe('12(O): all bases that have fuel for who lies in them', () => {
  const six = 'j:CA-1 j:CA-2 j:CA-3 j:CA-4 j:CA-5 j:CA-6';
  const at = (ids: string, more: Partial<UsnState> = {}) =>
    sea([...lying('Rabaul 759', ids), ...lying('Formosa 378', 'j:DD-1'), ...lying('At sea', 'j:DD-2')], {
      ...{ cursor: { turn: 57, step: 'p8' }, since: 57 },
      bases: [{ id: 'r', name: 'Rabaul', side: 'j', kind: 'naval', capacity: 0, state: 'functional' }],
      ...more,
    });
  const served = (state: UsnState) => servedWhole(state, 'j').map(({ id }) => id);
  it('serve six of a minor base and none of seven, nobody at sea, and nobody twice', () => {
    expect(served(at(six)).toSorted()).toEqual([...six.split(' '), 'j:DD-1']);
    expect(served(at(`${six} j:CL-1`))).toEqual(['j:DD-1']);
    expect(served(at(six, { served: { 'Rabaul 759': 1 } }))).toEqual(['j:DD-1']);
    const filled = after(at(six), 'refuel', { side: 'j', place: 'all' }, [['ships', {}]]);
    expect(served(filled)).toEqual([]);
    expect(filled.ships.filter(({ fuelled }) => fuelled === 57)).toHaveLength(7);
  });
});

describe('administration', () => {
  const ending = (more: Partial<UsnState> = {}) =>
    week({
      cursor: { turn: 57, step: 'p10' },
      ships: [],
      done: { 'chart:57': 57, 'triggers:57': 57 },
      ...more,
    });
  it('ends the turn with the tap that settles it', () => {
    const [slow, quick] = [ending(), ending()];
    for (const [table, button] of [
      [slow, 'Administration'],
      [quick, 'Administration, on to turn 58'],
    ] as const) {
      const hand = new Counting(table);
      hand.press(button);
      hand.press('Continue');
      hand.face(4);
    }
    new Counting(slow).press('On to turn 58');
    expect(quick.projection.state).toEqual(slow.projection.state);
    expect(usnDeluxe.moment(quick.projection.state)).toMatch(/^Turn 58 /);
  });
  it('does not where something else is still due', () => {
    const coming = [{ id: 'x', turn: 57, text: 'A unit', rule: '22' }] as const;
    expect(() => new Counting(ending({ coming })).press('Administration, on to turn 58')).toThrow();
  });
});
