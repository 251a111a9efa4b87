import { afterAll, expect } from 'vitest';
import { expected, named } from './pearl';
import { TYPED } from './typed';

type Facts = { readonly [fact: string]: unknown };
export type Row<Given = Facts, Wanted = Facts> = {
  readonly heading: string;
  readonly name: string;
  readonly given: Given;
  readonly expect: Wanted;
};

/** What players keep on the map and with their counters; the app reminds of it or says nothing. */
export const ON_THE_MAP = [
  'entry from the west',
  'entry from the northwest',
  'entry from the south',
  'no going beyond entry hex, turn 1',
  'edge hexes for US carriers: edge',
  'search to the south',
  'order within ship movement',
  'order within air deployment',
  'two-hex movers, order',
  'undamaged Japanese carrier alone',
  'damaged Japanese carrier alone',
  'detached Japanese carrier alone',
  'dummies back each turn',
  'battle squadron outside the limit',
  'Japanese in a search sector',
  'penned in by undamaged ship',
  'second wave from same hex',
  'damaged carrier launches',
  'bomb on carrier, none readied: airOps',
  'torpedo on sound carrier: airOps',
  'own carrier sound',
  'own carrier sunk',
  'own carrier only damaged',
  'bomber, second attack on mission',
  'Kate load is noted beforehand',
  'must be noted',
  'readying overnight',
  'take-off impulse',
  'three squadrons off one carrier',
  'six carriers, one impulse',
  'land base, both kinds at once',
  'wave goes at once',
  'Army bomber comes home',
  'US sub beside a carrier',
  'surface sighting needs no belief: combat',
  'marker for damaged',
  'marker for bottomed',
  'marker for destroyed',
  'unreadied marker',
  'readied marker',
];

/** Rows of which a ruling decides otherwise. */
export const BY_RULING: { readonly [name: string]: string } = {
  'B-17 stretched to seven': 'PH-40',
};

/** Rows that a test tries in words of its own. */
export const IN_OTHER_WORDS: { readonly [name: string]: string } = {
  'end of a false alarm': 'precautions',
  'first confirmed detection, real attack': 'precautions',
  'real attack, nothing confirmed yet': 'precautions',
  'readied then sent out': 'precautions',
  'ship sunk in channel': 'score',
  'undamaged carrier in the force': 'situations',
  'force without carriers': 'situations',
  'Ford Island fighters': 'situations',
  'squadron at two ships': 'situations',
  'squadron over an airbase with four': 'air',
  'two attackers, three on base': 'situations',
  'bottomed at sea': 'by-hand',
};

/** Which file tries what, by heading or by name. Each is held to its line here when it is through. */
export const TRIED: { readonly [file: string]: readonly string[] } = {
  air: ['Daylight (only)', 'Akagi, Kaga, Shok', 'AntiAircraft'],
  detection: [
    'Detection – without',
    'With Army-Navy',
    'Once one service',
    '“Last message',
    'Surface ship detection',
  ],
  hits: ['2 bomb Hits', 'First hit Damages', 'Any bomb hit', 'Arizona, Tennessee', 'Special'],
  landing: ['Land Combat'],
  precautions: ['no more undetected', 'Precautions Matching'],
  sea: ['Sub and Surface', 'Ships may not leave harbor'],
  'set-up': [
    'game 1, free choice',
    'game 2 after one false alarm',
    'game 3 after two false alarms',
    'most false alarms in a series',
    'game 2 after a real attack',
    'mini-subs are a choice',
    'invasion is a choice',
    'mini-sub timing, normal',
    'mini-sub timing, beginner',
    'Enterprise roll fails at setup',
    'Enterprise in, Lexington not in harbor',
    'both carriers in harbor',
    'edge hexes for US carriers',
    'harbor roll is hidden',
    'Enterprise in harbor',
    'sub out before any warning',
    'sub leaves after confirmation',
    'sub leaves after attack begins',
    'unit searching on several turns',
    'same searches in two games',
  ],
  situations: [
    'next phase without joint command',
    'when it is rolled',
    'three hexes away',
    'two hexes away',
    'only damaged carriers',
    'fighter, second impulse aloft',
    'battleships of Kido Butai',
    'battleships of invasion group',
    'loads per Kate squadron',
    'other squadrons',
    'Japanese torpedoes',
    'US torpedoes at fast ship',
  ],
  steps: [
    'hexes: undamaged warship',
    'hexes: transport',
    'hexes: old battleship squadron',
    'hexes: US sub',
    'hexes: damaged warship',
    'marker limit',
    'impulses in a phase',
    'carrier launches in one impulse',
    'land base, single-engine',
    'land base, multi-engine',
    'wave waits for another',
  ],
};

const ALL = expected<Row>('procedures');
/** What a file has asked for, and what of it it has looked at. */
const asked = new Set<string>();
const looked = new Set<string>();
const handed: Row[] = [];

/** The row, noting each expected fact that is looked at; to ask whether there is one (`in`) is not to look. */
function handOut(row: Row): Row {
  handed.push(row);
  const wanted = new Proxy(row.expect, {
    get(facts, key) {
      looked.add(`${row.name}: ${String(key)}`);
      return facts[String(key)];
    },
  });
  return { ...row, expect: wanted };
}

/** The situations under these headings, each under its heading and name. */
export function rowsUnder<Given = Facts, Wanted = Facts>(...starts: readonly string[]) {
  for (const start of starts) asked.add(start);
  const rows = ALL.filter(({ heading }) => starts.some((start) => heading.startsWith(start)));
  return named(rows.map(handOut) as unknown as readonly Row<Given, Wanted>[]);
}

/** What is typed of one situation. */
export function wanted(name: string): Facts {
  const row = ALL.find((each) => each.name === name);
  if (!row) throw new Error(`no row ${name}`);
  asked.add(name);
  return handOut(row).expect;
}

/** Expected facts of what a file was handed that it has not looked at, and that are not tried elsewhere. */
function unseen(file: string): readonly string[] {
  const others = Object.entries(TRIED).flatMap(([other, names]) => (other === file ? [] : names));
  const elsewhere = new Set([
    ...ON_THE_MAP,
    ...Object.keys({ ...BY_RULING, ...IN_OTHER_WORDS, ...TYPED }),
    ...others,
  ]);
  return handed
    .filter(({ name }) => !elsewhere.has(name))
    .flatMap(({ name, expect: facts }) => Object.keys(facts).map((key) => `${name}: ${key}`))
    .filter((fact) => !looked.has(fact) && !elsewhere.has(fact));
}

/**
 * Holds the file that calls it to the rows it is said to try. Each says so itself, before it asks for any: what a module
 * does as it is loaded is done only once for all files that share it.
 */
export function heldToRows(): void {
  asked.clear();
  looked.clear();
  handed.length = 0;
  afterAll(() => {
    const [, file = ''] = /([\w-]+)\.test\.ts$/.exec(expect.getState().testPath ?? '') ?? [];
    expect([...asked]).toEqual(TRIED[file]);
    expect(unseen(file)).toEqual([]);
  });
}
