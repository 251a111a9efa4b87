import { describe, expect, it } from 'vitest';
import type { CheckRow, CheckVariant } from '../../../src/games/usn-deluxe/data/check-row';
import { CHECKS } from '../../../src/games/usn-deluxe/data/checks';
import { AIR_COUNTERS } from '../../../src/games/usn-deluxe/data/crts';
import { FURTHER, MANCHUKUO, READINESS } from '../../../src/games/usn-deluxe/data/readiness';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import {
  baseFire,
  bombsOnLand,
  bombsOnShip,
  isPatrol,
  lossesOf,
} from '../../../src/games/usn-deluxe/steps/combat/air';
import { attackOf, byTactics, defenceOfAll } from '../../../src/games/usn-deluxe/steps/combat/land';
import {
  antiAircraft,
  defenceAtSea,
  defenceFromAir,
  gunnery,
  submarines,
} from '../../../src/games/usn-deluxe/steps/combat/ships';
import { defenceOf } from '../../../src/games/usn-deluxe/steps/combat/targets';
import { drive } from '../../support/drive';
import { expected } from './expected';
import { usnDeluxe } from './game';
import { fold, sea, ship } from './sea-table';

type Mod = readonly [label: string, faces: string | number];
type Told = {
  id: string;
  rule: string | string[];
  side: string;
  dice?: string;
  success?: string | number[] | number[][];
  table?: { [faces: string]: string | string[] };
  mod?: Mod[];
  optional?: boolean;
};
const { checks: TOLD } = expected<{ checks: Told[] }>('die-checks');
const told = (id: string): Told => {
  const row = TOLD.find((each) => each.id === id);
  if (!row) throw new Error(`no check "${id}"`);
  return row;
};
const check = (id: string): CheckRow => {
  const row = CHECKS.find((each) => each.id === id);
  if (!row) throw new Error(`no check "${id}"`);
  return row;
};

const from = (least: number, most = 6): number[] =>
  Array.from({ length: most - least + 1 }, (_, n) => least + n);
/** The faces with which a check succeeds while these facts hold, those of each die where there are two. */
function facesOf(id: string, facts: readonly string[]): number[] | number[][] | 'auto' | undefined {
  const holds = ({ when }: CheckVariant) => when.every((fact) => facts.includes(fact));
  const variant = check(id).variants?.find(holds);
  if (!variant) return undefined;
  const { auto, least, most, second } = variant;
  if (auto) return 'auto';
  return second === undefined ? from(least, most) : [from(least, most), from(second)];
}
/** "5-6", "6", "no roll" */
function readFaces(faces: string | number): number[] | 'auto' {
  if (/^(no roll|automatic)/.test(String(faces))) return 'auto';
  const [least, most = least] = String(faces).split('-').map(Number);
  return from(least ?? 0, most);
}

/** By the check of the second transcription: ours, what holds while it is rolled, and what holds for each of its modifiers. */
const TARGETS: {
  readonly [id: string]: readonly [
    ours: string,
    facts: readonly string[],
    mods?: { readonly [label: string]: readonly string[] },
  ];
} = {
  'mountain-infiltration-jp': [
    'infiltrateMountain',
    ['j'],
    {
      '42.0(A) monsoon region': ['opt:monsoon', 'monsoon-turn', 'region'],
      '21.E(2) special forces': ['special'],
    },
  ],
  'mountain-infiltration-al': [
    'infiltrateMountain',
    ['a'],
    {
      '42.0(A) monsoon region': ['opt:monsoon', 'monsoon-turn', 'region'],
      '21.E(2) special forces': ['special'],
    },
  ],
  'neutralization-recovery-supplied': ['neutralRecovery', ['supplied']],
  'neutralization-recovery-unsupplied': ['neutralRecovery', []],
  'entrench-al': [
    'entrench',
    ['a'],
    {
      '16.0(H) optional, in a city it controls': ['opt:cityEntrench', 'city'],
      'G1 Philippine (A), hex 348': ['fortified', 'hex-348'],
    },
  ],
  'entrench-jp-before-shogo': [
    'entrench',
    ['j'],
    { '16.0(H) optional, in a city it controls, any year': ['opt:cityEntrench', 'city'] },
  ],
  'entrench-jp-after-shogo': ['entrench', ['j', 'sho-go']],
  'sabotage-infantry': ['sabotage', []],
  'sabotage-engineer': ['sabotage', ['engineer']],
  'build-naval-al': ['buildNavalA', []],
  'build-air-al': ['buildAirA', []],
  'build-naval-jp': ['buildNavalJ', []],
  'build-air-jp': ['buildAirJ', []],
  training: ['training', ['j', 'divisions']],
  'training-us-armor-1941-44': ['training', ['a', 'divisions', 'opt:usArmor', 'to-turn-159']],
  'training-us-armor-1945': ['training', ['a', 'divisions', 'opt:usArmor']],
  'unit-infiltration-jp': [
    'infiltrateUnits',
    ['j'],
    { armored: ['armor'], 'special forces': ['special'], '29.0(C) December 1941': ['december-41'] },
  ],
  'unit-infiltration-al': ['infiltrateUnits', ['a'], { armored: ['armor'], 'special forces': ['special'] }],
  'monsoon-flight': ['monsoonFlight', []],
  'monsoon-carrier-flight': ['monsoonFlight', []],
  'monsoon-naval-attack': ['monsoonNaval', []],
  'chinese-replacement-nationalist': ['chineseReplacement', []],
  'chinese-replacement-communist': ['chineseReplacement', ['communist']],
};
/** No die is thrown at all; ours says so in the note of the check, or the scenario is not played here yet. */
const NOT_ROLLED = [
  ['mountain-infiltration-jp', 'CBI (B) first turn'],
  ['monsoon-flight', 'CAP'],
  ['monsoon-flight', 'air supply'],
  ['monsoon-flight', 'missions flown into the region'],
  ['monsoon-naval-attack', 'bombardment'],
  ['monsoon-naval-attack', 'attacks on naval units in port'],
];

const TABLES: {
  readonly [id: string]: readonly [ours: string, gives: { readonly [label: string]: string }];
} = {
  'ph5e-solitaire': [
    'solitaireAir',
    { 'all stay as CAP': 'cap', 'half CAP, half attack': 'half', 'all attack': 'attack' },
  ],
  'client-defection': [
    'clientDefection',
    {
      stays: 'stays',
      'removed, no points': 'removed',
      'removed, Allied 8-15 regiment instead': 'allied',
    },
  ],
  'chinese-civil-war': [
    'civilWar',
    { 'all Chinese': 'all', 'nationalists only': 'nationalists', none: 'none' },
  ],
  'allied-variable-deployment': [
    'allyVarDeploy',
    { 'both groups': 'CV-4 CA-3 DD-10 CV-6 CA-2', historical: '' },
  ],
};
/** Dice that have neither a target nor a row: what they come to is told in words. */
const COUNTED: { readonly [id: string]: string } = {
  'ph5e-first-placer': 'airPlacementRolloff',
  'airborne-flak': 'airborneAA',
  'naval-engagement': 'navalInitiative',
  'indian-ocean-loss': 'indianOceanLoss',
  'indian-ocean-points': 'indianOceanGain',
};

describe.each(Object.entries(TARGETS))('%s', (id, [ours, facts, mods = {}]) => {
  it('succeeds with the same faces', () => {
    expect(facesOf(ours, facts)).toEqual(told(id).success);
  });
  it('changes them in the same cases', () => {
    const rolled = (told(id).mod ?? []).filter(
      ([label]) => !NOT_ROLLED.some(([check, what]) => check === id && what === label),
    );
    expect(Object.fromEntries(rolled.map(([label, faces]) => [label, readFaces(faces)]))).toEqual(
      Object.fromEntries(
        Object.entries(mods).map(([label, more]) => [label, facesOf(ours, [...facts, ...more])]),
      ),
    );
  });
});

describe('who rolls', () => {
  const same = new Map<string, string>([
    ...[...Object.entries(TARGETS), ...Object.entries(TABLES)].map(([id, [ours]]) => [id, ours] as const),
    ...Object.entries(COUNTED),
  ]);
  /** Of one side alone, or of any. */
  const ONE: { readonly [side: string]: string } = {
    Japanese: 'j',
    'Japanese clients': 'j',
    Allied: 'a',
    defender: 'other',
    'non-phasing': 'other',
  };
  it.each(CHECKS)('$id: by its side, or by whoever needs it', ({ id, who }) => {
    const sides = [...same].flatMap(([theirs, ours]) => (ours === id ? [ONE[told(theirs).side]] : []));
    const [side] = sides;
    const isOne = side !== undefined && sides.every((each) => each === side);
    expect(sides).not.toEqual([]);
    expect(['owner', 'phasing', 'both'].includes(who) ? undefined : who).toBe(isOne ? side : undefined);
  });
});

describe('dice with rows', () => {
  const rowFor = ({ rows = [] }: CheckRow, total: number) =>
    rows.find(({ upTo = Number.POSITIVE_INFINITY }) => total <= upTo)?.gives;
  const shipsOf = (ships: readonly string[]) => ships.map((ship) => ship.replace(/ with .*/, '')).join(' ');
  it.each(Object.entries(TABLES))('%s gives the same for every total', (id, [ours, gives]) => {
    for (const [faces, what] of Object.entries(told(id).table ?? {})) {
      const totals = faces.endsWith('+') ? [6, 7] : readFaces(faces);
      for (const total of totals)
        expect(rowFor(check(ours), Number(total))).toBe(
          typeof what === 'string' ? gives[what] : shipsOf(what),
        );
    }
  });
  it.each(Object.keys(TABLES))('%s has a row for every face', (id) => {
    const faces = Object.keys(told(id).table ?? {}).flatMap((each) =>
      [readFaces(each.replace('+', ''))].flat(),
    );
    expect(faces.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('45.A(I): a year without an attack in China adds 1', () => {
    expect(told('chinese-civil-war').mod?.map(([, by]) => by)).toEqual(
      check('civilWar').mods?.map(({ by }) => by),
    );
  });
});

describe('dice that are counted', () => {
  it('36: the five modifiers of the Naval Engagement Table', () => {
    const same: { readonly [label: string]: string } = {
      'more undamaged DD and CL in the force': 'screen',
      'Japanese in 1941-42': 'j dated to-turn-55',
      'Allies with at least one radar ship': 'a opt:radar from-turn-56 radar',
      'one or more carriers with at least one NAC': 'carrier',
      'force in undisputed friendly air ZOC': 'zone',
    };
    expect(told('naval-engagement').mod?.map(([label, by]) => [same[label], by])).toEqual(
      check('navalInitiative').mods?.map(({ when, by }) => [when, by]),
    );
  });
  it('Game 1: one die is lost, and two are gained in the Indian Ocean', () => {
    expect([told('indian-ocean-loss').dice, check('indianOceanLoss').dice]).toEqual([undefined, 1]);
    expect([told('indian-ocean-points').dice, check('indianOceanGain').dice]).toEqual(['2d6', 2]);
  });
  it('21.D(C): two or more destroyed, else two or more aborts', () => {
    expect(Object.keys(told('airborne-flak').table ?? {})).toEqual([
      '2 or more right of the slash',
      '2 or more left of the slash',
    ]);
    expect(check('airborneAA').counts).toMatch(/two or more destroyed .* two or more aborted/);
  });
});

type Orange = readonly [
  ours: CheckRow | undefined,
  gives: { readonly [faces: string]: readonly [RegExp, string] },
];
/** War Plan Orange: what each face gives, by words of the second transcription. */
const ORANGE: { readonly [id: string]: Orange } = {
  'wpo-readiness-us': [
    READINESS.a,
    {
      1: [/BB-4 on 11/, 'late-ships'],
      2: [/30-50 division, 6 LAC/, 'army'],
      // USN-27: printed as a first 4.
      4: [/CA-4, DD-9/, 'navy'],
      '4 again': [/amphibious doctrine/, '>amphibious'],
      5: [/Pacific bases/, '>bases'],
      6: [/carrier table/, '>carriers'],
    },
  ],
  'wpo-readiness-jp': [
    READINESS.j,
    {
      1: [/6 LAC, 3 NAC/, 'effort'],
      2: [/Tientsin and Shanghai/, 'china-incident'],
      3: [/Manchukuo/, 'manchukuo'],
      4: [/Formosa garrison/, 'colonial'],
      '5-6': [/naval situation/, '>naval'],
    },
  ],
  'wpo-amphibious-doctrine': [
    FURTHER['>amphibious'],
    { '1-3': [/pays 2/, 'slow-debark'], '4-6': [/pays none/, 'quick-debark'] },
  ],
  'wpo-pacific-bases': [
    FURTHER['>bases'],
    {
      1: [/four 2-6 battalions/, 'forward'],
      '2-3': [/two 10-20 brigades, 5 LAC/, 'philippines-worse'],
      '4-5': [/four 10-20 brigades, 15 LAC/, 'philippines-better'],
      6: [/^Guam/, 'guam'],
    },
  ],
  'wpo-carriers': [
    FURTHER['>carriers'],
    {
      1: [/second roll/, '>deployment'],
      2: [/Oahu/, 'carriers-oahu'],
      3: [/second roll/, '>conversions'],
      4: [/no CA-2/, 'cruiser-converted'],
      5: [/bomber generals/, 'generals'],
      6: [/PBY admirals/, 'admirals'],
    },
  ],
  'wpo-carriers-1': [
    FURTHER['>deployment'],
    // USN-15: CV-2 and CV-4 change places.
    {
      '1-3': [/CV-3, CV-4 West Coast at start/, 'carriers-two'],
      '4-6': [/CV-2, CV-3, CV-4/, 'carriers-three'],
    },
  ],
  'wpo-carriers-3': [
    FURTHER['>conversions'],
    { '1-3': [/CVE-28 on 11/, 'converted'], '4-6': [/CV-1 never/, 'not-converted'] },
  ],
  'wpo-naval-situation': [
    FURTHER['>naval'],
    {
      1: [/free naval deployment/, 'free'],
      2: [/28 NAC/, 'pilots'],
      3: [/CA-3 on 25/, 'late-cruiser'],
      4: [/CVE-2 never/, 'late-escort'],
      5: [/no CV-6/, 'escort-instead'],
      6: [/CVL-3/, 'light-carrier'],
    },
  ],
  'wpo-manchukuo': [
    MANCHUKUO,
    { '1-4': [/^one 20-40 division, 3 LAC/, 'comes'], '5-6': [/^remove/, 'leaves'] },
  ],
};

describe.each(Object.entries(ORANGE))('%s', (id, [ours, gives]) => {
  const rows = ours?.rows ?? [];
  const given = (face: number) => rows.find(({ upTo = 6 }) => face <= upTo)?.gives;
  it('gives the same for every face', () => {
    const table = told(id).table ?? {};
    expect(Object.keys(gives).toSorted()).toEqual(Object.keys(table).toSorted());
    for (const [faces, [words, what]] of Object.entries(gives)) {
      expect(table[faces]).toMatch(words);
      const isTwice = '4 again' in gives && faces === '4';
      const all = isTwice ? [3] : readFaces(faces.replace(' again', ''));
      for (const face of all) expect(given(Number(face))).toBe(what);
    }
  });
});

const LOSSES = [
  'wpo-attrition-jp',
  'wpo-attrition-us',
  'wpo-attrition-damage',
  'wpo-transport-return',
  'wpo-nac',
  'wpo-lac',
];
describe('War Plan Orange 3', () => {
  const lost = (side: 'j' | 'a', type: string, dice: readonly number[]) => {
    const state: UsnState = {
      ...sea([ship(`${side}:${type}-1`)]),
      scenario: 'wpo3',
      since: 15,
      cursor: { turn: 15, step: 'p1' },
    };
    const keys = ['ship', 'damage', 'return'].map((each) => `${side}-${each}-1`);
    const air = { 'air-NAC': [6, 5, 4, 3], 'air-LAC': [1, 1, 1, 2] };
    const script = [...dice.map((die, i) => [keys[i] ?? '', [die]] as const), ...Object.entries(air)];
    const { outcome } = drive(usnDeluxe, state, 'losses', {}, script);
    const [after] = fold(state, outcome.events).ships;
    return { after, told: outcome.trace.map(({ label, value }) => `${label}: ${value}`) };
  };
  it.each([
    ['wpo-attrition-jp', 'j'],
    ['wpo-attrition-us', 'a'],
  ] as const)('%s: what becomes of a ship by its die', (id, side) => {
    const fate = (die: number) => {
      const { after } = lost(side, 'CA', die === 2 ? [2, 1] : [die]);
      return after?.status === 'removed' ? 'sunk' : after?.weeks ? 'damaged' : 'none';
    };
    const table = told(id).table ?? {};
    for (const [faces, what] of Object.entries(table))
      for (const face of readFaces(faces)) expect(fate(Number(face))).toBe(what);
    // USN-28: a 3, which is printed nowhere.
    expect(fate(3)).toBe('none');
  });
  it('a die times five of damage, and a transport is back so many turns after turn 15', () => {
    expect(told('wpo-attrition-damage').success).toBe('die x 5 turns of damage');
    expect([1, 4, 6].map((die) => lost('a', 'BB', [2, die]).after?.weeks)).toEqual([5, 20, 30]);
    expect(told('wpo-transport-return').success).toBe('returns die turns after turn 15');
    expect([1, 6].map((die) => lost('j', 'TR', [2, 2, die]).after?.back)).toEqual([16, 21]);
    expect(lost('j', 'TR', [2, 1]).after?.weeks).toBe(5);
  });
  it('Japan has so many aircraft less four dice', () => {
    expect([told('wpo-nac').success, told('wpo-lac').success]).toEqual([
      '38 minus the sum',
      '43 minus the sum',
    ]);
    expect(lost('j', 'CA', [6]).told).toEqual(
      expect.arrayContaining([`Japanese NAC: ${38 - 18}`, `Japanese LAC: ${43 - 5}`]),
    );
  });
});

/** 7(U): What both LAC and NAC of a side fire with beyond normal range. */
function printedFar(side: 'j' | 'a'): number | undefined {
  const far = ['LAC', 'NAC'].map(
    (type) =>
      AIR_COUNTERS.cells.find(({ column, row }) => column === 'far' && row === `${side} ${type}`)?.value,
  );
  return far[0] === far[1] ? Number(far[0]) : undefined;
}

/** What multiplies or counts in a combat, worked out by the steps of the app. */
describe('what goes into the combat tables', () => {
  const { crtInputs } = expected<{
    crtInputs: readonly (readonly [rule: string, what: string, value?: number | string])[];
  }>('die-checks');
  const land = (stands: object) => defenceOfAll([{ factors: 20, ...stands }]) / 20;
  const attacks = (force: object, monsoon = false) => attackOf([{ factors: 20, ...force }], { monsoon }) / 20;
  const loss = (type: 'LBAC' | 'B29', orange = false) =>
    (lossesOf([{ type, points: 99 }], { aborted: 0, destroyed: 8 }, type, orange)[0]?.destroyed ?? 0) / 8;
  const OURS: { readonly [what: string]: number | string } = {
    'entrenched: defence': land({ entrenched: true }),
    'entrenched and unsupplied: defence': land({ entrenched: true, unsupplied: true }),
    'unsupplied land: attack and defence': attacks({ unsupplied: true }),
    'floor of any strength': defenceOfAll([{ factors: 1, unsupplied: true }]),
    'damaged ship: defence, surface attack, flak': defenceAtSea(8, { damaged: true }) / 8,
    'air on land units and bases in desert (not city)':
      bombsOnLand('a', 'LAC', 16, { desert: true }) / bombsOnLand('a', 'LAC', 16, {}),
    'ships under CDU: defence against ships': defenceAtSea(8, { underCdu: true }) / 8,
    'ships under CDU: defence against air': defenceFromAir(8, { underCdu: true }) / 8,
    'ships under CDU firing back: attack': gunnery(8, { underCdu: true }) / 8,
    'base defence, air and naval bombardment': defenceOf('air', 0, {}),
    'base defence, land': defenceOfAll([]),
    'air base flak': baseFire(15) === 15 ? 'air capacity' : '',
    'Allied LBAC on ships, strength a point': bombsOnShip('a', 'LBAC', 24, {}),
    'Allied LAC on ships, factor (8 a point)': bombsOnShip('a', 'LAC', 16, {}) / 16,
    'LBAC losses': loss('LBAC'),
    'B-29 losses': loss('B29'),
    'monsoon land attack': attacks({}, true),
    'monsoon land attack, unsupplied': attacks({ unsupplied: true }, true),
    "subs' attack less, each DD": 20 - submarines([20], 1, 0),
    "subs' attack less, each BB, CV, CVL, CVE": 20 - submarines([20], 0, 1),
    "subs' attack, least": submarines([4], 9, 9),
    'American LBAC losses': loss('LBAC', true),
    'LBAC on ships full, other missions': bombsOnLand('a', 'LBAC', 24, { pby: true }) / 24,
  };
  it.each(Object.entries(OURS))('%s', (what, ours) => {
    expect(crtInputs.find(([, typed]) => typed === what)?.[2]).toBe(ours);
  });
  /** Said in words alone, or held by the chart of counters. */
  const WORDS: readonly (readonly [what: string, held: boolean])[] = [
    [
      'several factors combine; double and half cancel',
      defenceAtSea(8, { damaged: true, underCdu: true }) === 8,
    ],
    [
      '51 percent or more not CAP: columns left',
      isPatrol([
        { type: 'LAC', points: 2, cap: true },
        { type: 'LAC', points: 2 },
      ]) &&
        !isPatrol([
          { type: 'LAC', points: 1, cap: true },
          { type: 'LAC', points: 2 },
        ]),
    ],
    [
      'banzai: D1 as E1, A2 as Ax',
      [byTactics('D1', { banzai: true }), byTactics('A2', { banzai: true })].join() === 'E1,Ax',
    ],
    ['late war, Japanese defend: D1 as E1', byTactics('D1', { late: true }) === 'E1'],
    ['LAC, NAC at extended range, air-to-air: Japanese', printedFar('j') === 1],
    ['LAC, NAC at extended range, air-to-air: Allied', printedFar('a') === 2],
  ];
  it.each(WORDS)('%s', (_, held) => expect(held).toBe(true));
  it('leaves none of them out', () => {
    const held = [...Object.keys(OURS), ...WORDS.map(([what]) => what)];
    expect(held.toSorted()).toEqual(crtInputs.map(([, what]) => what).toSorted());
    expect(antiAircraft(8, { damaged: true }) + gunnery(8, { damaged: true })).toBe(8);
    expect([land({ unsupplied: true }), bombsOnShip('a', 'LBAC', 24, { pby: true })]).toEqual([0.5, 24]);
  });
});

describe('both lists', () => {
  /** 29(B): two checks at once, each by its own row; in December 1941 Japan throws that of the mountain alone. */
  const BOTH = 'unit-and-mountain';
  const pairs = [
    ...Object.entries(TARGETS).map(([id, [ours]]) => [id, ours] as const),
    ...Object.entries(TABLES).map(([id, [ours]]) => [id, ours] as const),
    ...Object.entries(COUNTED),
  ];
  it('hold the same checks', () => {
    const typed = TOLD.map(({ id }) => id);
    const orange = [...Object.keys(ORANGE), ...LOSSES];
    expect([...pairs.map(([id]) => id), BOTH, ...orange].toSorted()).toEqual(typed.toSorted());
    expect([...new Set(pairs.map(([, ours]) => ours))].toSorted()).toEqual(
      CHECKS.map(({ id }) => id).toSorted(),
    );
  });
  it('26(C): train Allied regiments to 1943 and divisions to 1944, Japanese divisions always', () => {
    const one = (...facts: string[]) => facesOf('training', facts);
    expect([
      one('a', 'regiments', 'to-turn-107', 'to-turn-159'),
      one('a', 'regiments', 'to-turn-159'),
    ]).toEqual([[6], 'auto']);
    expect([one('a', 'divisions', 'to-turn-159'), one('a', 'divisions')]).toEqual([[6], 'auto']);
    expect([one('j', 'divisions'), one('j', 'regiments')]).toEqual([[6], 'auto']);
    const last = expected<{ lastDecemberTurn: object }>('calendar').lastDecemberTurn;
    expect(last).toMatchObject({ 1943: 107, 1944: 159 });
    const { affects } =
      expected<{ rules: { id: string; affects?: object }[] }>('switches').rules.find(
        ({ id }) => id === 'training',
      ) ?? {};
    expect(affects).toMatchObject({
      'regiments to divisions': '1941-43 Allied',
      'divisions to corps': '1941-44 and WPO Allied',
      'divisions to armies': 'Japanese, all',
    });
  });
  it('29(B): say that over a mountain both dice must succeed', () => {
    expect(check('infiltrateUnits').note).toMatch(
      /both dice must succeed; in December 1941 .* only the mountain die/,
    );
    expect(told(BOTH).dice).toBe('both rolls');
  });
  it.each(pairs)('%s cites the rule of the same number', (id, ours) => {
    const NAMED: { readonly [rule: string]: string } = { 3: 'Phase 5(E)', G1: 'Game 1' };
    /** Headings of Game 1. */
    const WITHIN: { readonly [rule: string]: string } = {
      'Variable Deployment': 'Game 1',
      'Indian Ocean': 'Game 1',
    };
    const numbers = [told(id).rule].flat().map((rule) => /^(G1|\d+)/.exec(rule)?.[0] ?? rule);
    const cited = check(ours)
      .rule.split(', ')
      .map((rule) => /^\d+/.exec(rule)?.[0] ?? WITHIN[rule] ?? rule);
    // 39(F): the corps dice with US armor are rows of the check for training, whose note names them.
    const also = /With US armor: (\d+) US Armor \(F\)/.exec(check(ours).note ?? '')?.[1];
    expect([...cited, also]).toContain(NAMED[numbers[0] ?? ''] ?? numbers[0]);
  });
  it.each(pairs)('%s is optional in both or in neither', (id, ours) => {
    expect(check(ours).needs !== undefined).toBe(told(id).optional === true);
  });
});
