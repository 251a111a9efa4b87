import { oneOf, tableOf, words } from '../../../kit/rows';
import type { ScenarioId } from './scenarios';
import type { SideId } from './units';

/** 12(O): Bases that refuel ships of this side without limit, even after they were lost and retaken; and every base in Japan. */
export const MAJOR_BASES: { readonly [side in SideId]: readonly string[] } = {
  a: ['West Coast', 'India', 'Pearl Harbor', 'Singapore', 'Manila', 'Soerabaja', 'Sydney'],
  j: ['Osaka', 'Kure', 'Ominato', 'Truk', 'Shanghai'],
};

/** 9(C): Ports of the Home Islands, and the words of the set-ups for any of them. */
export const HOME_BASES: readonly string[] = [
  ...['Osaka', 'Kure', 'Ominato', 'Tokyo', 'Sasebo', 'Yokosuka'],
  ...['Naval bases in Japan', 'Japan', 'Home Islands'],
];

/** Places of the set-ups that stand for several bases, each with a limit of its own, which nobody counts. */
export const SEVERAL_BASES: readonly string[] = [
  'Formosa 378 and/or Hainan 245',
  'Any friendly naval bases',
  'Any Japanese naval bases',
  'Any Allied naval bases but in India',
  'American naval bases, Base One or West …',
];

/** Whose a naval base is when a scenario starts: damaged where its holder may not use it yet, nobody's where it cannot be used. */
const holder = oneOf('j', 'a', 'damaged', '-');

/** By the order of the columns below: the scenarios that start alike. */
const STARTS = ['early', 'middle', 'late', 'saipan', 'phil', 'orange', 'orange3'] as const;
const START_OF: { readonly [S in ScenarioId]?: (typeof STARTS)[number] } = {
  ...{ g1: 'early', g3: 'early', g5: 'early', malaya: 'early' },
  ...{ g2: 'middle', coral: 'middle', midway: 'middle', solomons: 'middle', cruz: 'middle' },
  ...{ g4: 'late', saipan: 'saipan', phil: 'phil', wpo1: 'orange', wpo2: 'orange', wpo3: 'orange3' },
};

/**
 * 12(O), and the lists of bases and fleets of the scenarios: what the rulebook calls a naval base by its name. The map has more;
 * those the players name. A damaged one is Japan's.
 */
const NAVAL_BASES = tableOf(
  'naval base',
  `
  Pearl Harbor | a | a | a | a | a | a | a
  Manila | a | damaged | j | j | j | a | damaged
  Singapore | a | j | j | j | j | - | -
  Soerabaja | a | j | j | j | j | - | -
  Sydney | a | a | a | a | a | - | -
  Brisbane | a | a | a | a | a | - | -
  Noumea | a | a | a | a | a | - | -
  Dutch Harbor | a | a | a | a | a | - | -
  Hong Kong | a | j | j | j | j | - | -
  Rabaul | a | j | j | j | j | - | -
  Truk | j | j | j | j | j | j | j
  Shanghai | j | j | j | j | j | - | -
  Formosa | j | j | j | j | j | j | j
  Hainan | j | j | j | j | j | - | -
  Saigon | j | j | j | j | j | - | -
  Bangkok | - | j | j | j | j | - | -
  Saipan | j | j | j | j | a | j | j
  Tawitawi | - | - | - | j | j | - | -
  Halmahera | - | - | - | j | j | - | -
  Eniwetok | - | - | - | a | a | - | -
  Manus | - | - | - | a | a | - | -
  Ulithi | - | - | - | - | a | - | -
  Base One | - | - | - | - | - | - | a
`,
  {
    name: words,
    early: holder,
    middle: holder,
    late: holder,
    saipan: holder,
    phil: holder,
    orange: holder,
    orange3: holder,
  },
  {},
);

export type PortAtStart = {
  readonly name: string;
  readonly side: SideId;
  readonly state: 'functional' | 'damaged';
};

const made = new Map<ScenarioId, ReadonlyMap<string, PortAtStart>>();
/** The naval bases of a scenario as it starts, by their names in lower case. */
export function portsAtStart(scenario: ScenarioId): ReadonlyMap<string, PortAtStart> {
  const known = made.get(scenario);
  if (known) return known;
  const start = START_OF[scenario];
  const ports = start ? [...HOME_BASES.map((name) => portOf(name, 'j')), ...startingIn(start)] : [];
  const byName = new Map(ports.map((port) => [port.name.toLowerCase(), port]));
  made.set(scenario, byName);
  return byName;
}

const startingIn = (start: (typeof STARTS)[number]): readonly PortAtStart[] =>
  NAVAL_BASES.flatMap(({ name, [start]: holds }) => (holds === '-' ? [] : [portOf(name, holds)]));

const portOf = (name: string, holds: SideId | 'damaged'): PortAtStart =>
  holds === 'damaged' ? { name, side: 'j', state: 'damaged' } : { name, side: holds, state: 'functional' };
