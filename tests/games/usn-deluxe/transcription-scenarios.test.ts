import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../src/games/usn-deluxe/data/house';
import { aboutOption, OPTION_IDS, type OptionId } from '../../../src/games/usn-deluxe/data/options';
import { PHASES, SIDE_WORDS, sequenceOf, skippedParts } from '../../../src/games/usn-deluxe/data/phases';
import { aboutScenario, SCENARIO_IDS, type ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { SET_UPS } from '../../../src/games/usn-deluxe/data/set-ups';
import { expected } from './expected';

type Told = {
  id: string;
  turns?: [number, number];
  length: number;
  from?: string;
  to?: string;
  date?: string;
  midWar?: boolean;
  setUp?: string;
};
const T = expected<{ scenarios: Told[] }>('scenarios').scenarios;
const NAMES: { readonly [id in ScenarioId]: string } = {
  g1: 'G1',
  g2: 'G2',
  g3: 'G3',
  g4: 'G4',
  g5: 'G5',
  coral: 'coral-sea',
  midway: 'midway',
  solomons: 'eastern-solomons',
  cruz: 'santa-cruz',
  malaya: 'malaya-burma',
  saipan: 'saipan',
  phil: 'philippines',
  cbi1: 'cbi-1',
  cbi2: 'cbi-2',
  cbi12: 'cbi-1',
  manchuria: 'manchuria',
  wpo1: 'wpo-1',
  wpo2: 'wpo-2',
  wpo3: 'wpo-3',
};
const told = (id: ScenarioId): Told => {
  const found = T.find((each) => each.id === NAMES[id]);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};

describe('the scenarios', () => {
  it.each(SCENARIO_IDS)('%s has the same turns', (id) => {
    const { from, to } = aboutScenario(id);
    const { turns, length } = told(id);
    expect([from, to]).toEqual(turns ?? [1, length]);
    expect(to - from + 1).toBe(length);
  });
  it('are those of the second transcription, the simulation of Midway being a switch and CBI also played whole', () => {
    expect([...new Set(Object.values(NAMES)), 'midway-simulation'].toSorted()).toEqual(
      T.map(({ id }) => id).toSorted(),
    );
  });
  it.each(SCENARIO_IDS.filter((id) => !aboutScenario(id).undated))(
    '%s opens in the month of its heading',
    (id) => {
      const { from, date } = told(id);
      const [name = '', year] = (sequenceOf(id, HOUSE.defaults).turns?.[0]?.date ?? '').split(' ');
      const month = String('JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(name) / 3 + 1);
      expect(`19${year}-${month.padStart(2, '0')}`).toBe((from ?? date ?? '').slice(0, 7));
    },
  );
  it('War Plan Orange has no dates', () => {
    const undated = SCENARIO_IDS.filter((id) => aboutScenario(id).undated);
    expect(undated).toEqual(
      SCENARIO_IDS.filter((id) => told(id).from === undefined && told(id).date === undefined),
    );
  });
  it('force mid-war points in the same games', () => {
    const ours = SCENARIO_IDS.filter((id) => aboutScenario(id).forced?.includes('midwar'));
    expect(ours).toEqual(SCENARIO_IDS.filter((id) => told(id).midWar === true));
  });
  it('take the set-up of another where the rulebook says so', () => {
    expect([told('g3').setUp, told('g5').setUp]).toEqual(['G1', 'G1']);
    expect([aboutScenario('g3').setUp, aboutScenario('g5').setUp]).toEqual(['g1', 'g1']);
    for (const id of SCENARIO_IDS.filter((each) => !aboutScenario(each).later))
      expect(Object.keys(SET_UPS)).toContain(aboutScenario(id).setUp);
  });
});

type Switch = { id: string; allowed?: string | string[] | null; forbidden?: string[]; must?: string[] };
const SWITCHES = expected<{ rules: Switch[] }>('switches').rules;
const OPTION_ROWS: { readonly [id in OptionId]: string } = {
  softFuel: 'soft-fuel-loss',
  cityEntrench: 'entrench-in-cities',
  damagedBase5: 'damaged-airbase-five',
  nacRetrain: 'all-nac-retrain',
  capitalVP: 'capital-ships-times-four',
  solitaireAir: 'placement-alternatives',
  embarkLimits: 'embark-caps',
  extraJapLAC: 'japanese-1942-lac',
  taskForces: 'task-forces',
  training: 'training',
  resiliency: 'unit-resiliency',
  tactics: 'japanese-special-tactics',
  infiltrateUnits: 'infiltration-through-units',
  beach: 'beach-defenses',
  homeDefense: 'home-island-command',
  subs: 'submarines',
  convoy: 'convoy-escorts',
  oilerPoints: 'oilers-by-count',
  nzoc: 'naval-zones-of-control',
  navalInitiative: 'naval-engagements',
  radar: 'radar',
  magic: 'magic',
  armor: 'allied-armor',
  usArmor: 'us-armor',
  guerrillas: 'guerrillas',
  communistGuerrillas: 'communist-guerrillas',
  asia: 'asia-for-the-asiatics',
  monsoon: 'monsoons',
  midwar: 'mid-war-points',
  strategic: 'strategic-warfare',
  china: 'china-front',
  soviet: 'soviet-intervention',
  allyVarDeploy: 'allied-variable-deployment',
  japVarDeploy: 'japanese-variable-deployment',
  wpoReadiness: 'wpo-readiness',
  wpoAdmirals: 'battleship-admirals',
  midwaySim: 'midway-simulation',
};
/** Choices that are not switches of ours: how the players agree to show something, or a mission of the players' chart. */
const NO_SWITCH = [
  'air-naval-transit-attacks',
  'cbi-separate-or-together',
  'magic-in-secret',
  'player-scenarios',
  'radar-interception',
  'strategic-bombing',
];

describe('the switches', () => {
  const row = (id: OptionId): Switch => {
    const found = SWITCHES.find((each) => each.id === OPTION_ROWS[id]);
    if (!found) throw new Error(`no switch ${id}`);
    return found;
  };
  const fits = (id: OptionId) => {
    const { fits: may = () => true } = aboutOption(id);
    return SCENARIO_IDS.filter((scenario) => !aboutScenario(scenario).later && may(scenario));
  };
  const played = SCENARIO_IDS.filter((id) => !aboutScenario(id).later);
  it('are those of the second transcription', () => {
    expect([...Object.values(OPTION_ROWS), ...NO_SWITCH].toSorted()).toEqual(
      SWITCHES.map(({ id }) => id).toSorted(),
    );
    expect(Object.keys(OPTION_ROWS)).toEqual(OPTION_IDS);
  });
  it.each(OPTION_IDS.filter((id) => Array.isArray(row(id).allowed) && id !== 'subs'))(
    '%s fits the scenarios that the rulebook names',
    (id) => {
      const named = row(id).allowed as string[];
      // Ruling 21: what Game 1 may deploy, Game 5 may, which has its set-up and special rules.
      const also = id === 'allyVarDeploy' || id === 'japVarDeploy' ? ['G5'] : [];
      expect(fits(id)).toEqual(played.filter((scenario) => [...named, ...also].includes(NAMES[scenario])));
    },
  );
  it.each([
    // 33: scenarios that start in December 1941; 44: campaigns of at least a year.
    // Malaya begins on the same turn (ruling 43).
    ['convoy', /G1, G3, G5/, ['malaya']],
    ['strategic', /G3, G4, G5/, []],
  ] as const)('%s fits the scenarios that the rule describes', (id, named, also) => {
    expect(String(row(id).allowed)).toMatch(named);
    const games = named.source.toLowerCase().split(', ');
    expect(fits(id)).toEqual([...games, ...also]);
  });
  /** Rules that begin with a date, or forbid War Plan Orange. */
  const DATED: readonly OptionId[] = ['radar', 'magic', 'monsoon', 'resiliency'];
  /** Where the rulebook names no scenario, ours leaves out those in which nothing of the rule can happen. */
  const NARROWER: readonly OptionId[] = ['extraJapLAC', 'usArmor', 'china', 'soviet', 'communistGuerrillas'];
  it.each(OPTION_IDS.filter((id) => typeof row(id).allowed !== 'object' || row(id).allowed === null))(
    '%s, without a list of scenarios, fits every one or every campaign',
    (id) => {
      if (id === 'convoy' || id === 'strategic') return expect(fits(id)).toContain('g5');
      const campaigns = played.filter((scenario) => /^g\d$/.test(scenario));
      const dated = played.filter((scenario) => !scenario.startsWith('wpo'));
      return expect(fits(id)).toEqual(
        NARROWER.includes(id) ? campaigns : DATED.includes(id) ? dated : played,
      );
    },
  );
  it('are not for War Plan Orange where the rulebook says so', () => {
    const may = (id: OptionId) => aboutOption(id).fits?.('wpo1') ?? true;
    const forbidden = OPTION_IDS.filter((id) => row(id).forbidden?.includes('WPO'));
    expect(forbidden).toEqual(['resiliency', 'china', 'soviet']);
    expect(forbidden.filter(may)).toEqual([]);
    expect((['wpoReadiness', 'wpoAdmirals'] as const).map(may)).toEqual([true, true]);
  });
  it('27, 40(F): rest on another switch', () => {
    const resting = OPTION_IDS.filter((id) => aboutOption(id).needs);
    expect(resting.map((id) => [id, aboutOption(id).needs, row(id).allowed])).toEqual([
      ['resiliency', ['training'], 'only with training'],
      ['communistGuerrillas', ['guerrillas', 'china'], 'optional within guerrillas'],
    ]);
  });
});

describe('3: the phases of a turn', () => {
  const { phases } = expected<{ phases: [number, string, string, string[]][] }>('set-up');
  const numbered = PHASES.filter(({ id }) => id !== 'p0');
  const SIDES: { readonly [side: string]: string | undefined } = {
    both: undefined,
    Japanese: 'Japanese',
    Allied: 'Allied',
    'Allied first': 'Allied',
    'Japanese first': 'Japanese',
  };
  it('come in the same order, of the same side', () => {
    expect(numbered.map(({ id, side }) => [Number(id.slice(1)), side && SIDE_WORDS[side]])).toEqual(
      phases.map(([number, , side]) => [number, SIDES[side]]),
    );
  });
  it('have as many parts, and there is no 5J', () => {
    const parts = (number: number): readonly string[] => {
      const [, , , named = []] = phases[number - 1] ?? [];
      const as = /^as (\d+)/.exec(named[0] ?? '')?.[1];
      return as ? parts(Number(as)) : named.filter((part) => !part.startsWith('no '));
    };
    expect(numbered.map(({ parts: ours }) => ours.length)).toEqual(
      phases.map(([number]) => parts(number).length),
    );
    const letters = parts(5).map((part) => part.slice(0, 1));
    for (const id of ['p5', 'p9'])
      expect(PHASES.find((each) => each.id === id)?.parts.map((part) => part.id.slice(1))).toEqual(letters);
  });
  it('are masked on turn 1 of December 1941: no Allied movement, no flight in phase 5, no transfer in phase 2', () => {
    const { masks } = expected<{ masks: { id: string; phases?: number[]; bars?: string[] }[] }>('set-up');
    const barred = masks.find(({ id }) => id === 'turn1-allied')?.phases;
    const { steps } = sequenceOf('g1', HOUSE.defaults);
    const masked = steps.filter(({ id, turns }) => id !== 'p0' && turns && !turns.includes(1));
    expect(masked.map(({ id }) => Number(id.slice(1)))).toEqual(barred);
    expect(masks.find(({ id }) => id === 'turn1-phase2')?.bars).toContain('air transfer');
    expect(skippedParts('g1', 1, 'p2')).toEqual(['2A']);
    expect(masks.find(({ id }) => id === 'turn1-phase5')?.bars).toEqual(['air missions of both sides in 5']);
    expect(skippedParts('g1', 1, 'p5')).toEqual(
      expect.arrayContaining(['5E', '5F', '5G', '5H', '5I', '5K', '5L', '5M']),
    );
    expect(steps.find(({ id }) => id === 'p0')?.turns).toEqual([1]);
  });
});
