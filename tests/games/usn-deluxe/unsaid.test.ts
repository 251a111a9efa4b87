import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRuleBook } from '../../../src/app/rules';
import { ARRIVALS } from '../../../src/games/usn-deluxe/data/arrivals';
import { CHARTS } from '../../../src/games/usn-deluxe/data/charts';
import { PRACTICE } from '../../../src/games/usn-deluxe/data/practice';

const folder = new URL('../../../src/games/usn-deluxe/data/', import.meta.url);
const FILES = readdirSync(folder).filter(
  // What is made up is looked at below.
  (file) => file.endsWith('.ts') && file !== 'practice.ts',
);
const MODULES = await Promise.all(
  FILES.map(
    async (file) =>
      [file, (await import(new URL(file, folder).href)) as { [name: string]: unknown }] as const,
  ),
);

/** Every text and number in a value, however deep, but what is under `without`. */
function* leaves(value: unknown, without?: string): Generator<string | number> {
  if (typeof value === 'string' || typeof value === 'number') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) if (key !== without) yield* leaves(each, without);
}
const DATA = MODULES.flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, value]) => typeof value === 'object')
    .map(([name, value]) => ({ name: `${file} ${name}`, value })),
);

/** Tables with numbers in them, and the rule that prints each; a new one has to be named here. */
const NUMBERED: { readonly [table: string]: string } = {
  'arrivals-early.ts FIRST_TURN': 'Game 1, Shock Effect',
  'arrivals-early.ts REMINDERS': 'Shock Effect, Variable Deployment, 38, 39(B), War Plan Orange',
  'arrivals-early.ts YEAR_1942': 'errata to the reinforcement chart, 32 to 39, Games 1 and 2',
  'arrivals-campaigns.ts MALAYA_ARRIVALS': 'Malaya/Burma',
  'arrivals-campaigns.ts PHILIPPINE_ARRIVALS': 'Philippines',
  'arrivals-mainland.ts CBI_ARRIVALS': 'CBI',
  'arrivals-mainland.ts MANCHURIAN_ARRIVALS': 'Manchuria',
  'arrivals-orange.ts ORANGE_ARRIVALS': 'War Plan Orange',
  'attack-limits.ts ATTACK_LIMITS': 'CBI',
  'arrivals-own.ts OWN_ARRIVALS': 'the lists of single scenarios',
  'arrivals.ts ARRIVALS': 'errata to the reinforcement chart, 32 to 45, the special rules of the games',
  'arrivals.ts IN_FORCE': '13(E), 21.A, 37, 38, 45.B',
  'arrivals.ts QUARTERS': '44(A)',
  'arrivals.ts YEARS': '33, 45.A(I)',
  'builds.ts BUILDS': '13, 26(C), War Plan Orange',
  'charts.ts CHARTS': 'turns of the war, and what the text says of air points: 7(U), Phase 5(H)',
  'crts.ts AIR_COUNTERS': '7(U), Phase 5(H)',
  'crts.ts CRT_AIR': 'the most of a loss',
  'crts.ts PARKED': 'the least and most of a percentage',
  'crts.ts CRT_LAND': 'one die',
  'crts.ts CRT_BOMBS': 'one die',
  'crts.ts CRT_GUNS': 'one die',
  'crts.ts CRT_DAMAGE': 'one die',
  'crts.ts CRTS': '7(U), Phase 5(H)',
  'charts.ts REINFORCEMENTS': 'the turns of the war',
  'charts.ts SHIP_FACTORS': 'the least and most of a factor',
  'checks.ts CHECKS': '7 to 45, Game 1',
  'delays.ts CONVOY': '33',
  'delays.ts DELAYS': '22',
  'geography.ts AREAS': '24',
  'parts.ts ORANGE_PARTS': '13',
  'parts.ts PARTS': '13',
  'readiness.ts READINESS': 'War Plan Orange',
  'readiness.ts FURTHER': 'War Plan Orange',
  'readiness.ts MANCHUKUO': 'War Plan Orange',
  'reserves.ts RESERVES': '23, 31, 39(C)',
  'scenario-items.ts DOUBLED': 'Game 4',
  'scenario-items.ts LEVELS': '24, errata',
  'scenario-items.ts MID_WAR': '43',
  'scenario-items.ts SCENARIO_ITEMS': 'the special rules of the games',
  'scenarios.ts SCENARIOS': 'the headings of the games',
  'set-up-g2.ts SET_UP_G2': 'Game 2: weeks of damage at the start',
  'set-up-g4.ts SET_UP_G4': 'Game 4: weeks of damage at the start',
  'set-ups.ts SET_UPS': 'Games 2 and 4: weeks of damage at the start',
  'ship-types.ts SHIP_TYPES': '12(N), 24',
  'ship-types.ts START_ENDURANCE': 'Game 1',
  'units.ts SWAPS': '27',
  'units.ts UNITS': '24',
  'withdrawals.ts WITHDRAWALS': '32',
};

describe('what the rulebook does not print stands nowhere in the data', () => {
  it('charts of the players hold no cell but those that a rule states', () => {
    const overridable = CHARTS.flatMap(({ id, cells }) => cells.map((cell) => ({ id, ...cell })));
    expect(overridable.map(({ id, column, row, value, rule }) => [id, column, row, value, rule])).toEqual([
      ['crt-effects', 'air', 'X', 'less', '18'],
      ['air-counters', 'near', 'j LAC', 5, '7'],
      ['air-counters', 'near', 'a LAC', 5, '7'],
      ['air-counters', 'far', 'j LAC', 1, '7'],
      ['air-counters', 'far', 'j NAC', 1, '7'],
      ['air-counters', 'far', 'a LAC', 2, '7'],
      ['air-counters', 'far', 'a NAC', 2, '7'],
      ['air-counters', 'bombs', 'a LAC', 16, 'Phase 5(H)'],
    ]);
  });
  it('tables of results have the heads that the errata give, and no other', () => {
    const labels = CHARTS.filter(({ columns }) => columns.mode === 'confirm').map(({ id, columns }) => [
      id,
      columns.labels,
    ]);
    expect(labels).toEqual([
      ['crt-1', []],
      ['crt-2', ['6-9', '10-19']],
      ['crt-3', []],
      ['crt-4', []],
    ]);
  });
  it('the practice charts are made up: one number for all ships of a type, and nobody comes', () => {
    const { 'ship-factors': factors = {}, reinforcements = {} } = PRACTICE.cells;
    expect(new Set(Object.values(reinforcements).map(({ value }) => value))).toEqual(
      new Set(['Practice: nothing arrives']),
    );
    const numbers = new Map<string, Set<unknown>>();
    for (const [key, { value }] of Object.entries(factors)) {
      const type = key.replace(/^(\w+).* (.*)-[^-]*$/, '$2 $1');
      numbers.set(type, new Set([...(numbers.get(type) ?? []), value]));
    }
    expect([...numbers].map(([type, values]) => [type, values.size])).toEqual(
      [...numbers.keys()].map((type) => [type, 1]),
    );
    const types = new Set([...numbers.keys()].map((key) => key.split(' ')[0]));
    expect([...types].toSorted()).toEqual([
      'AT',
      'BB',
      'BC',
      'C',
      'CA',
      'CL',
      'CV',
      'CVE',
      'CVL',
      'D',
      'DD',
      'Dummy',
      'OIL',
      'SS',
      'TR',
    ]);
    const sources = Object.values(PRACTICE.cells).flatMap((cells) => Object.values(cells ?? {}));
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(['practice']));
  });
  it('in practice a 1 does nothing, a 2 or 3 neutralizes, an X destroys', () => {
    const effects = Object.entries(PRACTICE.cells['crt-effects'] ?? {}).map(
      ([key, { value }]) => `${key.split('|')[1]} ${value}`,
    );
    expect([...new Set(effects)].toSorted()).toEqual([
      '1 nothing',
      '2 neutralized',
      '3 neutralized',
      'X destroyed',
    ]);
  });
  it('every head and every result of a chart has words of its own', () => {
    const words = CHARTS.flatMap(({ id, columns, rows, shape }) =>
      [
        columns.names,
        rows.names,
        'kind' in shape && shape.kind === 'choice' ? shape.options.map(({ label }) => label) : [],
      ].map((names) => [id, Object.values(names ?? {})] as const),
    );
    for (const [id, names] of words) {
      expect(names, id).not.toContain('');
      expect(new Set(names).size, id).toBe(names.length);
    }
  });
  it('every column that nobody confirms is fixed and has words of its own; several say what tells them apart', () => {
    const known = CHARTS.filter(({ columns }) => columns.mode !== 'confirm');
    expect(known.map(({ id, columns }) => [id, columns.mode, Object.keys(columns.names ?? {})])).toEqual(
      known.map(({ id, columns }) => [id, 'fixed', columns.labels]),
    );
    const unlabelled = CHARTS.filter(({ columns }) => columns.labels.length > 1 && !columns.label);
    expect(unlabelled.map(({ id }) => id)).toEqual([]);
  });
  it('what is printed elsewhere is found among the rules by that word', () => {
    const found = makeRuleBook([], CHARTS).search('printed');
    expect(found.map(({ chart }) => chart).toSorted()).toEqual(['missions', 'ship-factors']);
  });
  it('nothing else in the data holds cells', () => {
    const keys = new Set<string>();
    const walk = (value: unknown, name: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, each] of Object.entries(value)) {
        if (key === 'cells') keys.add(name);
        walk(each, name);
      }
    };
    for (const { name, value } of DATA) walk(value, name);
    expect([...keys].toSorted()).toEqual([
      'charts.ts CHARTS',
      'charts.ts REINFORCEMENTS',
      'charts.ts SHIP_FACTORS',
      ...[
        'AIR_COUNTERS',
        'CRTS',
        'CRT_AIR',
        'CRT_BOMBS',
        'CRT_DAMAGE',
        'CRT_GUNS',
        'CRT_LAND',
        'EFFECTS',
        'PARKED',
      ].map((name) => `crts.ts ${name}`),
    ]);
  });
  it('has no table with numbers but those whose rule is named here', () => {
    const numbered = DATA.filter(({ value }) => [...leaves(value)].some((leaf) => typeof leaf === 'number'));
    expect(numbered.map(({ name }) => name).toSorted()).toEqual(Object.keys(NUMBERED).toSorted());
  });
  it('has no result of a combat table: no code of CRT 1, no aborts and losses of CRT 2', () => {
    const results = DATA.flatMap(({ name, value }) =>
      // What a cell may be is no cell.
      [...leaves(value, 'shape')]
        .filter((leaf) => typeof leaf === 'string' && /\b(?:A2|Ax|E1|D1|D2|Dx)\b|^\d+\/\d+$/.test(leaf))
        .map((leaf) => `${name}: ${leaf}`),
    );
    expect(results).toEqual([]);
  });
  it('has no mission of the Mission Capabilities Chart but what a die check or a phase of the rules names', () => {
    const missions =
      /\b(?:kamikaze mission|atom(?:ic)? bomb|strategic bombing|transit attack|interception)\b/i;
    const named = DATA.flatMap(({ name, value }) =>
      [...leaves(value)].filter((leaf) => missions.test(String(leaf))).map((leaf) => `${name}: ${leaf}`),
    );
    expect(named).toEqual([]);
  });
  it('brings what a rule says on a turn, and nothing of the chart but its errata', () => {
    const chart = ARRIVALS.filter(({ rule }) => rule === 'Reinforcements');
    const kinds = chart.map(({ text, needs }) => needs ?? text);
    expect([...new Set(kinds)]).toEqual([
      'embarkLimits',
      'CV-4 with 8 NAC, where the chart says CV-2',
      'extraJapLAC',
      'The Marine regiment of the chart is a 10-15',
      'The airborne regiment of the chart is a 10-15',
      'The airborne division of the chart is a 40-50',
    ]);
  });
});

/** Every sheet that the rulebook sends to and does not print, and how the clerk comes by what it says. */
const ASKED: { readonly [sheet: string]: string } = {
  'CRT 1, land': 'chart "crt-1", or the outcome is entered',
  'CRT 2, air to air': 'chart "crt-2", or air points lost are entered',
  'CRT 3, air to surface': 'chart "crt-3"; what it does to units and bases, chart "crt-effects"',
  'CRT 4, surface to surface': 'chart "crt-4", or weeks of damage and ships sunk are entered',
  'CRT 5, damage': 'chart "crt-5", or weeks of damage and the state of a base are entered',
  'CRT modifiers, shifts by terrain and others': 'the players apply them before they enter the outcome',
  'Percent of air points destroyed, on the Terrain Effects sheet': 'chart "parked-air"',
  'Naval and coastal bombardment, engagement': 'the outcome is entered; the entry stands in chart "missions"',
  'Air missions: bombing of ships, land units, bases, coastal units; ground support; CAP':
    'the outcome is entered',
  'Air transfer, interception by radar': 'the clerk knows no map; the entry stands in chart "missions"',
  Kamikaze: 'air points spent are entered as lost',
  'Emergency air and naval supply': 'what is supplied is written down in words',
  'Emergency transport': 'the clerk knows no map; the entry stands in chart "missions"',
  'Embark and debark': 'the clerk knows no map; the entry stands in chart "missions"',
  'Air-naval transit attacks': 'the outcome is entered',
  'Strategic bombing': 'points are entered, and the cities of each state at the start of a quarter',
  'Atom bombing': 'points are entered',
  'Turn record and reinforcement chart':
    'chart "reinforcements", a line for a turn and side; months: readings of ruling 60',
  'Reinforcements of the China and Soviet fronts': 'chart "reinforcements"',
  'Soviet units received on 191': 'placed by the players when the turn reminds them',
  'Unit breakdown and combine summary':
    'what combines is entered with its parts, and what combat breaks down',
  'Engineering and bases chart': 'the state and capacity of a base are entered',
  'Terrain Effects Chart': 'not recorded: the clerk knows no map',
  'Air mission allocation chart, task force boxes': 'not recorded',
  'Supply examples diagram': 'supply is ticked where a rule asks for it',
  'Atom bomb and other markers': 'not recorded',
  "Attack, defence, movement of every unit; a ship's attack, defence, flak, movement undamaged and damaged":
    'chart "ship-factors" for the defense of a ship that is hit; else not recorded',
  "Air capacity of each carrier (for 24.0's points) and each ship's defence": 'chart "ship-factors"',
  'Capacity of each transport and assault transport (24, 36 by name only)':
    'the worth of a transport that is lost is shown and can be overruled',
  'Air-to-air, bombardment and range of each air unit (LAC 16 and half 8, air-to-air 5, extended 1 or 2 and range 4 or 3 only are said)':
    'chart "air-counters"; ranges are not recorded',
  'Range and strength of LBAC and B-29': 'chart "air-counters"; ranges are not recorded',
  'Submarine attack and movement, Kamikaze values': 'not recorded: the outcome is entered',
  'Damaged movement before and after 20 weeks (errata: US CV-2 5/3)': 'not recorded',
  'Counter mix, which bounds breakdown and building': 'not recorded',
  'Terrain, mountain and sea hexsides, coast, desert, Class 1 and 2 of each hex':
    'a condition of a check is ticked',
  'Cities, and how many in Japan and Manchuria (16 at most in 44.0(B1))':
    'their number is asked where it counts',
  'Airbases with capacity, naval bases (only errata, G2, G4 and minis print some)':
    'the state and capacity of a base are entered',
  'Start lines 1 and 2, the 1943 line, occupied China line, Nationalist and Communist zones':
    'whether a reserve is called is asked each turn',
  'Hexes of areas: Malaya, Indies, Philippines, Borneo, monsoon regions, Hokkaido to Kyushu':
    'who holds an area is asked when it counts; a monsoon region is ticked',
  "Off-map boxes' numbers and number of phases to the West Coast": 'where a ship is, the players say',
  'Hex rows of Wotje, Truk, Wake, Midway, Johnston, Pago Pago': 'War Plan Orange is not played here yet',
};

describe('every sheet that the rulebook does not print', () => {
  const lines = readFileSync(new URL('./expected/unsaid.md', import.meta.url), 'utf8').split('\n');
  const sheets = lines
    .filter((line) => line.startsWith('| ') && !/^\| (?:Sheet|Subject|Value|-+) *\|/.test(line))
    .map((line) => line.split('|')[1]?.trim() ?? '');
  it('has a line here that says how the clerk comes by what stands on it', () => {
    expect(Object.keys(ASKED).toSorted()).toEqual(sheets.toSorted());
  });
  it('is learned as a chart that exists, where a line names one', () => {
    const charts = new Set(
      Object.values(ASKED).flatMap((how) => [...how.matchAll(/chart "([^"]+)"/g)].map(([, id]) => id)),
    );
    expect([...charts].toSorted()).toEqual(CHARTS.map(({ id }) => id).toSorted());
  });
});
