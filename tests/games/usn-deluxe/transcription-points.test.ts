import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/games/usn-deluxe/data/geography';
import {
  DOUBLED,
  LEVELS,
  MID_WAR,
  MID_WAR_PART,
  SCENARIO_ITEMS,
} from '../../../src/games/usn-deluxe/data/scenario-items';
import { CAPITAL_TIMES, SHIP_TYPES, type Sink } from '../../../src/games/usn-deluxe/data/ship-types';
import { UNITS } from '../../../src/games/usn-deluxe/data/units';
import { expected, plain } from './expected';

type Row = readonly [name: string, value: number, per?: string];
type Garrison = string | false | null;
type Area = readonly [name: string, vp: number, j: Garrison, a: Garrison, note?: string];
type Variant = { what: string; value?: number; factor?: number; games?: string[] };
type Told = { rule: string; what: string; side: string; value: number | string };
const T = expected<{
  allied: Row[];
  japanese: Row[];
  unitVariants: Variant[];
  geography: Area[];
  geographyChinaSoviet: Area[];
  garrisonVariants: { rule: string; what: string; japanese?: string }[];
  midWar: { games: string[]; years: number[]; share: number };
  events: Told[];
  wpo: { rows: readonly (readonly [area: string, first: number, later: number, side: string])[] };
  minis: { [game: string]: [string, number][] };
}>('victory-points');
const SCENARIOS = expected<{
  levels: { ratio: { level: string; from: number }[] };
  scenarios: { id: string; turns?: [number, number]; vp?: [string, string, number | string][] | string }[];
}>('scenarios');
const { lastDecemberTurn } = expected<{ lastDecemberTurn: { [year: string]: number } }>('calendar');

const SCHEDULE = { j: T.japanese, a: T.allied };
const rowOf = (side: 'j' | 'a', name: string): Row => {
  const row = SCHEDULE[side].find(([each]) => each === name);
  if (!row) throw new Error(`no row "${name}"`);
  return row;
};

const CARRIER = 'carrier';
const OTHER = 'other naval unit';
const SHIP_ROWS: { readonly [type: string]: string } = {
  CV: CARRIER,
  CVL: CARRIER,
  CVE: CARRIER,
  BB: OTHER,
  BBW: OTHER,
  BC: OTHER,
  CA: OTHER,
  CL: OTHER,
  DD: OTHER,
  B: OTHER,
  C: OTHER,
  D: OTHER,
  OIL: 'oiler',
  TR: 'transport',
  TR36: 'transport, 36 capacity',
  AT: 'assault transport',
  AT36: 'assault transport, 36 capacity',
};
/** 32: a submarine has no defense, so two times it is nothing; the schedule has no row for it. */
const NO_ROW = ['SS', 'Dummy'];

const UNIT_ROWS: { readonly [id: string]: string } = {
  'j-army-80-120': '80-120 army',
  'j-army-30-50': '30-50 army',
  'j-army-10-30': 'defensive army',
  'j-division-20-40': 'infantry division',
  'j-brigade-8-18': 'infantry brigade',
  'j-regiment-6-12': 'infantry regiment',
  'j-defense-2-8': 'defensive regiment',
  'j-armor-40-20': 'armored division',
  'j-snlf-5-10': 'SNLF regiment',
  'j-airborne-6-12': 'airborne regiment',
  'j-special': 'special forces regiment',
  'j-engineer-1-1': 'engineer regiment',
  'j-cdu-30-10': 'coastal defense',
  'j-cdu-6-2': 'coastal defense',
  'j-client-20-40': '20-40 client army',
  'j-client-10-15': '10-15 client army',
  'j-lac': 'LAC point',
  'j-nac': 'NAC point',
  'j-kami': 'kamikaze point',
  'a-corps-180-200': 'amphibious corps',
  'a-corps-120-200': '120-200 infantry corps',
  'a-corps-40-60': '40-60 infantry corps',
  'a-marine-50-60': 'marine division',
  'a-marine-brigade': 'marine brigade',
  'a-marine-10-15': 'marine regiment',
  'a-airborne-40-50': 'airborne division',
  'a-airborne-brigade': 'airborne brigade',
  'a-airborne-10-15': 'airborne regiment',
  'a-armor-80-40': 'armored division',
  'a-division-30-50': 'infantry division',
  'a-brigade-15-25': 'infantry brigade',
  'a-brigade-10-20': 'infantry brigade',
  'a-regiment-8-15': 'infantry regiment',
  'a-special-6-12': 'special operations regiment',
  'a-battalion-2-6': 'defense battalion',
  'a-engineer-1-1': 'engineer regiment',
  'a-cdu-50-20': 'coastal defense',
  'a-cdu-6-2': 'coastal defense',
  'a-front': 'Soviet front',
  'a-tank-army': 'Soviet tank army',
  'a-communist-30-50': '30-50 Chinese army (errata)',
  'a-communist-15-30': '15-30 Chinese army',
  'a-nationalist-30-40': '30-40 Chinese army (errata)',
  'a-nationalist-20-40': '20-40 Chinese army',
  'a-nationalist-10-15': '10-15 Chinese army',
  'a-nationalist-7-10': '7-10 Chinese army',
  'a-lac': 'LAC point',
  'a-nac': 'NAC point',
  'a-lbac': 'LBAC point',
  'a-b29': 'LBAC (B-29) point',
};
/** Ruling 19: the schedule has no value for these; ours, in hundredths. */
const RULING_19: { readonly [id: string]: number } = {
  'j-army-80-160': 3000,
  'j-armor-18-8': 750,
  'j-snlf-airborne-5-10': 700,
  'a-armor-20-10': 1000,
};

const PER = { capacity: 'air capacity', defence: 'defence' };
const read = (sink: Sink) => (typeof sink === 'number' ? [sink] : [sink.times, PER[sink.per]]);

describe('24: what a sunk ship gives', () => {
  const sunk = SHIP_TYPES.filter(({ id }) => !NO_ROW.includes(id)).flatMap(({ id, sink }) =>
    (['j', 'a'] as const).flatMap((side) =>
      sink[side] === undefined ? [] : [{ id, side, sink: sink[side] }],
    ),
  );
  it.each(sunk)('$side $id is as the second transcription has it', ({ id, side, sink }) => {
    expect(read(sink)).toEqual(rowOf(side, SHIP_ROWS[id] ?? id).slice(1));
  });
  it('submarines and their dummies give nothing', () => {
    expect(SHIP_TYPES.filter(({ id }) => NO_ROW.includes(id)).map(({ sink }) => sink)).toEqual([
      { j: 0 },
      { j: 0 },
    ]);
  });
  it('errata: battleships and battlecruisers, but not type B, give four times their defense by the option', () => {
    const told = T.unitVariants.find(({ what }) => what.startsWith('BB, BC'));
    expect(told).toMatchObject({ what: 'BB, BC (not B)', value: CAPITAL_TIMES });
    expect(SHIP_TYPES.filter(({ capital }) => capital).map(({ id }) => id)).toEqual(['BB', 'BBW', 'BC']);
  });
});

describe('24: what a destroyed unit gives', () => {
  it.each(UNITS.filter(({ id }) => !(id in RULING_19)))('$id', ({ id, side, vp }) => {
    expect(vp / 100).toBe(rowOf(side, UNIT_ROWS[id] ?? id)[1]);
  });
  it('ruling 19: what the schedule does not list', () => {
    const ours = UNITS.filter(({ id }) => id in RULING_19);
    expect(Object.fromEntries(ours.map(({ id, vp }) => [id, vp]))).toEqual(RULING_19);
  });
  it.each(['j', 'a'] as const)('no row of the schedule of %s is left out', (side) => {
    const ships = SHIP_TYPES.filter(({ sink }) => sink[side] !== undefined).map(({ id }) => SHIP_ROWS[id]);
    const units = UNITS.filter((unit) => unit.side === side).map(({ id }) => UNIT_ROWS[id]);
    const known = [...ships, ...units];
    expect(SCHEDULE[side].map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
  it('Game 4: Allied land units count twice from 1944 on, but not Chinese and Soviet ones', () => {
    const told = T.unitVariants.find(({ factor }) => factor !== undefined);
    expect(told).toMatchObject({ factor: DOUBLED.times, games: ['G4', 'G5'] });
    expect(DOUBLED).toMatchObject({ scenarios: ['g4', 'g5'], from: (lastDecemberTurn[1943] ?? 0) + 1 });
    expect(new Set(UNITS.map(({ people }) => people))).toEqual(new Set([undefined, 'chinese', 'soviet']));
    expect(UNITS.filter(({ people }) => people).map(({ id }) => id)).toEqual(
      Object.keys(UNIT_ROWS).filter((id) => /Soviet|Chinese/.test(UNIT_ROWS[id] ?? '')),
    );
  });
});

const AREA_ROWS: { readonly [id: string]: string } = {
  home: 'Japanese Home Islands',
  india: 'India (on map)',
  rangoon: 'Rangoon',
  mandalay: 'Mandalay',
  thailand: 'Thailand',
  singapore: 'Singapore',
  indochina: 'Indochina',
  sumatra: 'Sumatra',
  java: 'Java',
  borneo: 'Borneo',
  philippines: 'Philippines',
  manila: 'Manila (381)',
  hongkong: 'Hong Kong',
  formosa: 'Formosa',
  vogelkop: 'Vogelkop (488 & 521)',
  australia: 'Australia',
  newzealand: 'New Zealand',
  newcaledonia: 'New Caledonia',
  pearl: 'Pearl Harbor',
  aleutians: 'Dutch Harbor, Cold Bay or Kodiak (one only)',
  tokyo: 'Tokyo (678)',
  'japan-city': 'each other city in Japan',
  'air-3': 'functional 10-point air base within 3 hexes of Japan',
  'air-6': 'functional 10-point air base within 6',
  'air-9': 'functional 10-point air base within 9',
  'naval-6': 'functional naval base within 6 of Japan',
  'naval-12': 'functional naval base within 12 of Japan',
  'australian-city': 'each city in Australia',
  auckland: 'Auckland',
  'air-australia': 'functional 10-point air base within 4 of Australia',
  'air-caledonia': 'functional 10-point air base within 4 of New Caledonia',
  'naval-australia': 'functional naval base within 6 of Australia',
  'naval-oahu': 'functional naval base within 9 of Oahu',
};
const CHINA_ROWS: { readonly [id: string]: string } = {
  chunking: 'Chunking (207)',
  'china-city': 'each other city in mainland China, not Hong Kong',
  korea: 'Korea',
  vladivostok: 'Vladivostok',
  manchukuo: 'Manchukuo',
};
/** Garrisons said in more words by one of the two. */
const SAME: { readonly [words: string]: string } = {
  '1 brigade on either hex': '1 brigade, either hex',
  '1 coastal defense': '1 CDU',
  '1 engineer 1-1': '1 engineer',
  '1 division a city': '1 division each',
  '1 army of any size': '1 army any size',
  '4 army, 40 LAC; from 1943 4 army, 5 LAC': '4 army, 40 LAC in 1941-42 or 5 LAC in 1943-45',
};
const same = (garrison: Garrison): Garrison => {
  if (typeof garrison !== 'string') return garrison;
  const words = plain(garrison);
  return SAME[words] ?? words;
};
const ours = (garrison: string | undefined): Garrison => {
  if (garrison === undefined) return false;
  return garrison === 'none' ? null : same(garrison);
};

describe('24: what an area gives, and its garrisons', () => {
  const typed = [...T.geography, ...T.geographyChinaSoviet];
  const listed = AREAS.filter(({ id }) => id !== 'home-command');
  it.each(listed)('$id', ({ id, vp, j, a }) => {
    const row = typed.find(([name]) => name === (AREA_ROWS[id] ?? CHINA_ROWS[id]));
    expect([vp, ours(j), ours(a)]).toEqual([row?.[1], same(row?.[2] ?? null), same(row?.[3] ?? null)]);
  });
  it('has every row of the second transcription once, in its order', () => {
    const names = listed.map(({ id }) => AREA_ROWS[id] ?? CHINA_ROWS[id]);
    expect(names).toEqual(typed.map(([name]) => name));
  });
  it('names the only side that may have it', () => {
    const one = (j: Garrison, a: Garrison) => (j === false ? 'a' : a === false ? 'j' : undefined);
    expect(listed.map(({ side }) => side)).toEqual(typed.map(([, , j, a]) => one(j, a)));
  });
  it('note 2, ruling 20: of the bases near Japan the best air base and the best naval base count', () => {
    const best = listed.filter((area) => area.best).map(({ id }) => AREA_ROWS[id]);
    expect(best).toEqual(typed.filter(([, , , , note]) => note === 'note 2').map(([name]) => name));
    expect(listed.filter((area) => area.best && !area.id.startsWith(`${area.best}-`))).toEqual([]);
  });
  it('counts each city, not one of them', () => {
    const each = listed.filter((area) => area.each).map(({ id }) => AREA_ROWS[id] ?? CHINA_ROWS[id]);
    expect(each).toEqual(typed.map(([name]) => name).filter((name) => name.startsWith('each')));
  });
  it('opens the mainland with China, and Vladivostok with the Soviet Union from turn 191 (ruling 4)', () => {
    const mainland = AREAS.filter(({ needs }) => needs === 'china' || needs === 'soviet');
    expect(mainland.map(({ id }) => CHINA_ROWS[id])).toEqual(T.geographyChinaSoviet.map(([name]) => name));
    expect(AREAS.filter(({ from }) => from).map(({ id, needs, from }) => [id, needs, from])).toEqual([
      ['vladivostok', 'soviet', 191],
    ]);
  });
  it('31(E): the Home Island Defense Command asks a garrison of Japan, and none else changes', () => {
    const told = T.garrisonVariants.find(({ rule }) => rule === '31.0(E)');
    const [home, command] = AREAS.filter(({ id }) => id.startsWith('home'));
    expect([home?.needs, command?.needs]).toEqual(['!homeDefense', 'homeDefense']);
    expect([command?.vp, command?.a]).toEqual([home?.vp, home?.a]);
    expect(`${same(command?.j ?? null)} anywhere in Japan`).toBe(plain(told?.japanese ?? ''));
  });
});

describe('points of the scenarios', () => {
  const item = (id: string) => SCENARIO_ITEMS.find((each) => each.id === id);
  it.each([
    ['indian-ocean-undone', 'G1 Indian Ocean (A)'],
    ['japanese-deployment', 'G1 Japanese variable deployment'],
    ['midway-lost', 'G2'],
    ['middle-east', '39.0(B)'],
  ])('%s', (id, rule) => {
    const { value, side } = T.events.find((each) => each.rule === rule) ?? {};
    expect([item(id)?.vp, item(id)?.side]).toEqual([value, side === 'Allied' ? 'a' : 'j']);
  });
  it('Game 4: each Allied corps or division that combat broke down', () => {
    const told = T.unitVariants.find(({ what }) => what.includes('broken down by combat'));
    expect(told).toMatchObject({ games: ['G4', 'G5'], value: item('broken-down')?.vp });
    expect(item('broken-down')).toMatchObject({
      ...{ side: 'j', scenarios: ['g4', 'g5'], from: 108, to: 192, each: true },
    });
  });
  const MINI: { readonly [id: string]: readonly [string, string] } = {
    'port-moresby': ['coral-sea', 'Port Moresby'],
    'guadalcanal-engineer': ['coral-sea', 'Guadalcanal, Japanese engineer in supply'],
    'midway-held': ['midway', 'Midway'],
    'aleutian-island': ['midway', 'each Aleutian island, Japanese'],
    'guadalcanal-damaged': ['eastern-solomons', 'each turn damaged while Allied, Japanese'],
    'guadalcanal-destroyed': ['eastern-solomons', 'Guadalcanal air base destroyed, Japanese'],
    'guadalcanal-held': ['eastern-solomons', 'Guadalcanal air base'],
  };
  /** Of the campaigns of a few turns: whose it is besides, where the line does not say it. */
  const CAMPAIGN: { readonly [id: string]: readonly [game: string, name: string, side?: string] } = {
    'singapore-taken': ['malaya-burma', 'Singapore by 4-8', 'j'],
    'singapore-held': ['malaya-burma', 'Singapore Allied at 8', 'a'],
    'rangoon-taken': ['malaya-burma', 'Rangoon by 5-8', 'j'],
    'rangoon-held': ['malaya-burma', 'Rangoon Allied at 8', 'a'],
    'malaya-clear': ['malaya-burma', 'Malaya clear at 8', 'j'],
    'burma-clear': ['malaya-burma', 'Burma clear at 8', 'j'],
    'saipan-allied': ['saipan', 'Allied solely', 'a'],
    'saipan-japanese': ['saipan', 'Japanese, solely or not', 'j'],
    'luzon-allied': ['philippines', 'Luzon, Allied solely', 'a'],
    'luzon-japanese': ['philippines', 'Luzon, Japanese, solely or not', 'j'],
    manila: ['philippines', 'Manila'],
    leyte: ['philippines', 'Leyte'],
    davao: ['philippines', 'Davao'],
    panay: ['philippines', 'Panay'],
    palawan: ['philippines', 'Palawan'],
  };
  it.each(Object.entries(CAMPAIGN))('%s of the campaigns', (id, [game, name, side]) => {
    const typed = T.minis[game]?.find(([each]) => each === name)?.[1];
    const { vp, by, side: ours } = item(id) ?? {};
    expect(ours).toBe(side);
    if (!Array.isArray(typed)) return expect([vp, by]).toEqual([typed, undefined]);
    const [first = 0] = /\d/.exec(name) ?? [];
    expect(by).toEqual(Object.fromEntries(typed.map((worth, i) => [Number(first) + i, worth])));
    return expect(vp).toBe(typed.at(-1));
  });
  it('leave out no line of the campaigns', () => {
    const games = ['malaya-burma', 'saipan', 'philippines'];
    const typed = games.flatMap((game) => (T.minis[game] ?? []).map(([name]) => `${game} ${name}`));
    const named = Object.values(CAMPAIGN).map(([game, name]) => `${game} ${name}`);
    expect(named.toSorted()).toEqual(typed.toSorted());
  });
  it.each(Object.entries(MINI))('%s of the carrier battles', (id, [game, name]) => {
    expect(item(id)?.vp).toBe(T.minis[game]?.find(([each]) => each === name)?.[1]);
    expect(item(id)?.side).toBe(/Japanese/.test(name) ? 'j' : undefined);
  });
  it('leave out no carrier battle, and Santa Cruz has those of the Eastern Solomons', () => {
    const battles = ['coral-sea', 'midway', 'eastern-solomons'];
    const typed = battles.flatMap((game) => (T.minis[game] ?? []).map(([name]) => [game, name]));
    expect(Object.values(MINI).toSorted()).toEqual(typed.toSorted());
    expect(SCENARIOS.scenarios.find(({ id }) => id === 'santa-cruz')?.vp).toBe('as eastern-solomons');
    expect(item('guadalcanal-held')?.scenarios).toEqual(['solomons', 'cruz']);
  });
  const ORANGE = [
    ...['philippines', 'japan-base', 'pearl', 'guam', 'truk', 'formosa', 'korea', 'okinawa'],
    ...['wotje', 'truk-row', 'near-japan', 'wake-row', 'midway-row', 'johnston-row'],
  ].flatMap((id) => [`orange-${id}`, `orange-${id}-later`]);
  const READY = ['orange-fortress', 'tientsin', 'shanghai', 'formosa-bare'];
  it('War Plan Orange, Readiness: 25 for Guam, 5 for Tientsin and Shanghai, 1 a turn for Formosa', () => {
    expect(READY.map((id) => [item(id)?.vp, item(id)?.ready, item(id)?.side])).toEqual([
      [25, 'guam', undefined],
      [5, 'china-incident', undefined],
      [5, 'china-incident', undefined],
      [1, 'colonial', 'a'],
    ]);
  });
  it('War Plan Orange: control of its areas, of three lines of bases the best', () => {
    const sides: { readonly [side: string]: string | undefined } = { American: 'a', Japanese: 'j' };
    const typed = T.wpo.rows.flatMap(([, first, later, side]) => [
      [first, sides[side], sides[side] && `base-${sides[side]}`],
      [later, sides[side], sides[side] && `base-${sides[side]}`],
    ]);
    expect(ORANGE.map((id) => [item(id)?.vp, item(id)?.side, item(id)?.best])).toEqual(typed);
    expect(item('wotje-12')).toMatchObject({ vp: 10, side: 'j', from: 12, to: 12, scenarios: ['wpo2'] });
  });
  it('hold no item that no line of the second transcription gives', () => {
    const events = [
      'japanese-deployment',
      'indian-ocean-undone',
      'midway-lost',
      'middle-east',
      'broken-down',
    ];
    expect(SCENARIO_ITEMS.map(({ id }) => id).toSorted()).toEqual(
      [...events, ...Object.keys(MINI), ...Object.keys(CAMPAIGN), ...ORANGE, 'wotje-12', ...READY].toSorted(),
    );
  });
  it('43: mid-war points are a quarter, at the last December turns that a scenario plays', () => {
    const ends = T.midWar.years.map((year) => lastDecemberTurn[year] ?? 0);
    const played = T.midWar.games.map((game) => {
      const [from, to] = SCENARIOS.scenarios.find(({ id }) => id === game)?.turns ?? [0, 0];
      return [game.toLowerCase(), ends.filter((turn) => turn >= from && turn <= to)];
    });
    expect(MID_WAR).toEqual(Object.fromEntries(played));
    expect(1 / MID_WAR_PART).toBe(T.midWar.share);
  });
  it('24, errata: the levels of victory', () => {
    const levels = SCENARIOS.levels.ratio.filter(({ level }) => level !== 'draw');
    expect(LEVELS.map(({ id, from }) => ({ level: id, from }))).toEqual(
      levels.map(({ level, from }) => ({ level, from })),
    );
  });
});
