import { describe, expect, it } from 'vitest';
import { foldJournal, liveAnswers } from '../../../src/core/journal/projection';
import { noLookup, runProcedure } from '../../../src/core/play/procedure';
import { aboutOption, OPTION_IDS, type OptionId } from '../../../src/games/usn-deluxe/data/options';
import { EFFECTS } from '../../../src/games/usn-deluxe/data/readiness';
import { aboutScenario, SCENARIO_IDS, type ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { SET_UPS } from '../../../src/games/usn-deluxe/data/set-ups';
import { switchesFor } from '../../../src/games/usn-deluxe/procedures/set-up';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive } from '../../support/drive';
import { open, question, say, sitDown, type Table } from '../../support/play';
import { liveEvents, recordedGames } from '../../support/recorded';
import { usnDeluxe } from './game';
import { HERE, sea, ship } from './sea-table';

const DATA = import.meta.glob('../../../src/games/usn-deluxe/data/*.ts', { eager: true });
/** Every value under a key, however deep. */
const under = (key: string, value: unknown): readonly unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, each]) => [...(name === key ? [each] : []), ...under(key, each)]);
/** The words under a key in the data, without the mark of what must not be so. */
const wordsUnder = (key: string): readonly string[] =>
  under(key, Object.values(DATA))
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.replaceAll('!', '').split(' ') : []));
/** The switches that rows of the data count only with, or only without; what one option needs of another is no row. */
const named = [
  ...under('needs', Object.values(DATA)).flatMap((each) =>
    typeof each === 'string' ? each.replaceAll('!', '').split(' ') : [],
  ),
  ...wordsUnder('when').flatMap((word) => (word.startsWith('opt:') ? word.slice('opt:'.length) : [])),
];

const projections = recordedGames('usn-deluxe').map(({ entries }) => foldJournal(usnDeluxe, entries));

/** The switches that are asked of the state where each procedure of a recorded game is run once more, and at each step's table. */
function askedOfStates(): ReadonlySet<string> {
  const asked = new Set<string>();
  class Watched extends Array<OptionId> {
    override includes(id: OptionId): boolean {
      asked.add(id);
      return super.includes(id);
    }
  }
  for (const projection of projections) {
    const met = new Set<string>();
    let state = usnDeluxe.initial();
    for (const procedureRun of projection.runs) {
      const { procedure, args } = procedureRun.opened;
      const def = usnDeluxe.procedures[procedure];
      if (def && !met.has(procedure))
        runProcedure(def, state, args, liveAnswers(procedureRun, projection.struck), noLookup);
      if (!met.has(state.cursor.step)) usnDeluxe.table(state);
      met.add(procedure).add(state.cursor.step);
      for (const event of procedureRun.struck ? [] : (procedureRun.outcome?.events ?? []))
        state = usnDeluxe.apply(state, event).state;
      if (!(state.options instanceof Watched)) state = { ...state, options: Watched.from(state.options) };
    }
  }
  return asked;
}

type Begun = { readonly scenario: ScenarioId; readonly options: readonly OptionId[] };
/** What each recorded game was begun with. */
const begun = projections.flatMap((projection) =>
  liveEvents(projection).filter(({ type }) => type === 'v1.Begun'),
) as unknown as readonly Begun[];

const atSetUp = (...answers: readonly never[]) => {
  const table = sitDown(usnDeluxe) as unknown as Table<never>;
  open(table, 'set-up', { charts: 'own' });
  say(table, ...answers);
  return question(table);
};

describe('0.2: optional rules', () => {
  const read = new Set([...named, ...askedOfStates()]);
  it.each(OPTION_IDS.filter((id) => !aboutOption(id).later))('%s is offered, and a rule reads it', (id) => {
    expect(read).toContain(id);
  });
  it('rows of the data name switches, scenarios and results of readiness that there are', () => {
    const missing = (words: readonly string[], known: readonly string[]) =>
      [...new Set(words)].filter((word) => !known.includes(word));
    expect(named.length).toBeGreaterThan(100);
    expect(missing(named, OPTION_IDS)).toEqual([]);
    expect(wordsUnder('scenarios').length).toBeGreaterThan(500);
    expect(missing(wordsUnder('scenarios'), SCENARIO_IDS)).toEqual([]);
    expect(wordsUnder('ready').length).toBeGreaterThan(50);
    expect(missing(wordsUnder('ready'), Object.keys(EFFECTS))).toEqual([]);
  });
  it('what comes later is offered nowhere', () => {
    const prompt = atSetUp('g5' as never);
    if (prompt?.kind !== 'form') throw new Error('no form');
    const field = prompt.fields.find(({ key }) => key === 'options');
    if (field?.kind !== 'flags') throw new Error('no switches');
    const offered = field.options.map(({ value }) => value);
    const later = OPTION_IDS.filter((id) => aboutOption(id).later);
    expect(offered.filter((id) => later.includes(id as OptionId))).toEqual([]);
    // Mid-war points are mandatory in Game 5, and not asked about.
    expect(offered).not.toContain('midwar');
    expect(offered).toContain('china');
    expect(field.initial).toEqual(['extraJapLAC']);
  });
  it('one that rests on another is not taken without it', () => {
    const table = sitDown(usnDeluxe) as unknown as Table<never>;
    open(table, 'set-up', { charts: 'own' });
    say(table, 'g2');
    expect(() => say(table, { j: 'Ken', a: 'Ann', options: ['resiliency'] })).toThrow();
    expect(question(table)?.key).toBe('players');
    say(table, { j: 'Ken', a: 'Ann', options: ['resiliency', 'training'] });
    expect(question(table)?.key).toBe('house');
  });
});

describe('0.2: the recorded games', () => {
  const switches = begun.map(({ scenario, options }) => ({
    offered: switchesFor(scenario),
    options: new Set<string>([...options, ...(aboutScenario(scenario).forced ?? [])]),
  }));
  const open = OPTION_IDS.filter((id) => !aboutOption(id).later);
  it.each(open)('%s is on in one', (id) =>
    expect(switches.filter(({ options }) => options.has(id)).length).toBeGreaterThan(0),
  );
  it.each(open.filter((id) => id !== 'midwar'))('%s is off in one where it could be on', (id) =>
    expect(
      switches.filter(({ offered, options }) => offered.includes(id) && !options.has(id)).length,
    ).toBeGreaterThan(0),
  );
});

describe('25: task forces', () => {
  const fleet = [ship('j:CV-3'), ship('j:DD-1', { place: 'Task force 1' })];
  const places = (options: UsnState['options']) => {
    const state = sea(fleet, { cursor: { turn: 20, step: 'p2' }, options });
    const { prompts } = drive(usnDeluxe, state, 'move-ships', { side: 'j', place: HERE }, [
      ['to', 'At sea'],
      ['ships', {}],
    ]);
    const to = prompts.find(({ key }) => key === 'to');
    return to?.kind === 'choice' ? to.options.map(({ label }) => label) : [];
  };
  it('offer those that are on the map, and the first marker that is free', () => {
    expect(places(['taskForces'])).toEqual(['At sea', 'Task force 1', 'Task force 2', 'Elsewhere']);
    expect(places([])).toEqual(['At sea', 'Task force 1', 'Elsewhere']);
  });
  it('are at sea: no base refuels what lies in one', () => {
    const state = sea(fleet, { cursor: { turn: 20, step: 'p2' }, options: ['taskForces'] });
    const { outcome } = drive(usnDeluxe, state, 'refuel', { side: 'j', place: 'Task force 1' }, []);
    expect([outcome.trace[0]?.label, outcome.events]).toEqual(['No oiler at sea', []]);
  });
});

describe('40: guerrillas', () => {
  const states = (options: UsnState['options']) => {
    const { prompts } = drive(usnDeluxe, sea([], { options }), 'set-base', {}, [
      ['base', { name: 'Manila', side: 'j', kind: 'air', capacity: 5, state: 'damaged' }],
    ]);
    const [form] = prompts;
    const field = form?.kind === 'form' && form.fields.find(({ key }) => key === 'state');
    return field && field.kind === 'choice' ? field.options.map(({ value }) => value) : [];
  };
  it('40(B): leave a base without garrison; without them no base is', () => {
    expect(states(['guerrillas'])).toEqual([
      'functional',
      'damaged',
      'neutralized',
      'unsupplied',
      'destroyed',
      'ungarrisoned',
    ]);
    expect(states([])).not.toContain('ungarrisoned');
  });
  it('40(F): what Japanese supply needs in the Communist zone stands where supply is asked', () => {
    const hint = (options: UsnState['options']) => {
      const state = sea([], {
        options,
        cursor: { turn: 20, step: 'p10' },
        neutralized: [{ id: 'j:army', side: 'j', name: 'army' }],
      });
      const { prompts } = drive(usnDeluxe, state, 'administration', {}, [
        ['supplied', {}],
        ['recovery-0', 1],
      ]);
      return prompts[0]?.kind === 'form' ? prompts[0].hint : undefined;
    };
    expect(hint(['guerrillas', 'china', 'communistGuerrillas'])).toContain('Communist zone');
    expect(hint(['guerrillas', 'china'])).toBe(
      'Recovery needs 3 or more in supply, 5 or more out of supply.',
    );
  });
  it('40(F): rest on guerrillas and on China, both', () => {
    const refused = (options: readonly string[]) => {
      const table = sitDown(usnDeluxe) as unknown as Table<never>;
      open(table, 'set-up', { charts: 'own' });
      say(table, 'g2');
      expect(() => say(table, { j: 'Ken', a: 'Ann', options })).toThrow();
      return question(table)?.key;
    };
    expect(refused(['communistGuerrillas', 'china'])).toBe('players');
    expect(refused(['communistGuerrillas', 'guerrillas'])).toBe('players');
  });
});

describe('1.1: scenarios', () => {
  it('those that can be played to a verdict are offered, the others are shown as coming', () => {
    const prompt = atSetUp();
    if (prompt?.kind !== 'choice') throw new Error('no choice');
    const open = prompt.options.filter(({ disabled }) => disabled === undefined).map(({ value }) => value);
    expect(open).toEqual([
      'g1',
      'g2',
      'g3',
      'g4',
      'g5',
      'coral',
      'midway',
      'solomons',
      'cruz',
      'malaya',
      'saipan',
      'phil',
      'cbi1',
      'cbi2',
      'cbi12',
      'manchuria',
      'wpo1',
      'wpo2',
      'wpo3',
    ]);
    expect(prompt.options).toHaveLength(19);
    expect(open.every((id) => id in SET_UPS)).toBe(true);
    for (const id of SCENARIO_IDS) expect(aboutScenario(id).to).toBeGreaterThan(aboutScenario(id).from);
  });
});
