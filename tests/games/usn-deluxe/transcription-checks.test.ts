import { describe, expect, it } from 'vitest';
import type { CheckRow, CheckVariant } from '../../../src/games/usn-deluxe/data/check-row';
import { CHECKS } from '../../../src/games/usn-deluxe/data/checks';
import { expected } from './expected';

type Mod = readonly [label: string, faces: string | number];
type Told = {
  id: string;
  rule: string | string[];
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
      'G1 Philippine (A), hex 348': ['hex-348'],
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
      'Japanese in 1941-42': 'j to-turn-55',
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
    expect(check('airborneAA').counts).toMatch(/two or more destroyed .* two or more aborts/);
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
  it('hold the same checks but those of War Plan Orange, which is not played here yet', () => {
    const typed = TOLD.map(({ id }) => id).filter((id) => !id.startsWith('wpo-'));
    expect([...pairs.map(([id]) => id), BOTH].toSorted()).toEqual(typed.toSorted());
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
      /both dice must succeed; in December 1941 .* mountain alone/,
    );
    expect(told(BOTH).dice).toBe('both rolls');
  });
  it.each(pairs)('%s cites the rule of the same number', (id, ours) => {
    const NAMED: { readonly [rule: string]: string } = { 3: 'Phase 5(E)', G1: 'Game 1' };
    const numbers = [told(id).rule].flat().map((rule) => /^(G1|\d+)/.exec(rule)?.[0] ?? rule);
    const cited = check(ours)
      .rule.split(', ')
      .map((rule) => /^\d+/.exec(rule)?.[0] ?? rule);
    // 39(F): the corps dice with US armor are rows of the check for training, whose note names them.
    const also = /With US armor: (\d+) US Armor \(F\)/.exec(check(ours).note ?? '')?.[1];
    expect([...cited, also]).toContain(NAMED[numbers[0] ?? ''] ?? numbers[0]);
  });
  it.each(pairs)('%s is optional in both or in neither', (id, ours) => {
    expect(check(ours).needs !== undefined).toBe(told(id).optional === true);
  });
});
