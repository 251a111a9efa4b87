/** What the recount goes by, typed from the rulebook once more: nothing here is the game's. */
export type SideId = 'j' | 'a';
export const foe = (side: SideId): SideId => (side === 'j' ? 'a' : 'j');

/** First and last turn of a war, and for a carrier battle the turn of the calendar that its first one stands for. */
export const WARS: { readonly [id: string]: readonly [from: number, to: number, dated?: number] } = {
  g1: [1, 20],
  g2: [21, 40],
  g3: [1, 81],
  g4: [82, 192],
  g5: [1, 192],
  coral: [1, 2, 22],
  midway: [1, 3, 26],
  solomons: [1, 2, 38],
  malaya: [1, 8, 1],
  saipan: [131, 136, 131],
  phil: [150, 169, 150],
  cruz: [1, 2, 47],
};
export const isDecember = (war: string): boolean => ['g1', 'g3', 'g5'].includes(war);
export const isCampaign = (war: string): boolean => war.startsWith('g');

/** 3, with the mask of the first turn of December 1941. */
export const phasesOf = (war: string, turn: number): readonly number[] =>
  (isDecember(war) || war === 'malaya') && turn === 1
    ? [0, 1, 2, 5, 7, 8, 9, 10]
    : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** 12(N), 32(K): turns at sea. */
export function endurance(type: string): number {
  if (type === 'SS' || type === 'Dummy') return 0;
  return /^(?:TR|AT|OIL)/.test(type) ? 6 : 3;
}
/** 12(Q): the areas off the map, where no fuel is counted; hexes and numbered boxes have numbers. */
export const isFree = (place: string): boolean => /^(?:West Coast|India)(?: box)?$/.test(place);
/** 12(O): who refuels without limit where. */
export const isMajor = (place: string, side: SideId): boolean =>
  (side === 'j'
    ? ['Naval bases in Japan', 'Osaka', 'Kure', 'Ominato', 'Truk', 'Shanghai']
    : ['West Coast', 'India box', 'Pearl Harbor', 'Singapore', 'Manila', 'Soerabaja', 'Sydney']
  ).some((base) => place.startsWith(base));

/** Whose a base is that nobody has entered: Rabaul is Allied wherever the set-up does not give it to Japan. */
export const isEnemys = (place: string, side: SideId): boolean =>
  isMajor(place, foe(side)) || (side === 'j' && place.startsWith('Rabaul'));

/** 9(C): where ships of a side are repaired. */
export const isYard = (place: string, side: SideId): boolean =>
  side === 'j'
    ? ['Naval bases in Japan', 'Osaka', 'Kure', 'Ominato'].some((base) => place.startsWith(base))
    : isFree(place) || place.startsWith('Pearl Harbor');
/** A place without the number of its hex. */
export const bare = (place: string): string => place.replace(', Oahu', '').replace(/ \d{1,4}$/, '');

/** 22: what is replaced when it has ten weeks, and not repaired. */
export const isWorn = (type: string): boolean => /^(?:TR|AT|OIL)/.test(type);
/** 24: points of a sunk ship; of carriers for each point of air capacity, of others for each of defense. */
export function worthOf(type: string, side: SideId, factors: Factors, isCapital: boolean): number {
  const fixed: { readonly [type: string]: number } =
    side === 'j' ? { TR: 20, OIL: 20 } : { TR: 10, TR36: 30, AT: 20, AT36: 60, OIL: 10 };
  if (type === 'SS' || type === 'Dummy') return 0;
  if (fixed[type] !== undefined) return fixed[type];
  if (type.startsWith('CV')) return 10 * (factors.capacity ?? Number.NaN);
  const times = isCapital && (type === 'BB' || type === 'BC') ? 4 : 2;
  return times * (factors.defence ?? Number.NaN);
}
export type Factors = { capacity?: number; defence?: number };

/** 22, 33: turns until a lost or removed one is there again. */
export function delayOf(type: string, side: SideId, turn: number, isEscorted: boolean): number | undefined {
  if (side === 'a') return { TR: 4, TR36: 4, AT: 10, AT36: 10, OIL: 10, 'a-engineer-1-1': 5 }[type];
  if (type === 'OIL') return 20;
  if (type === 'j-engineer-1-1') return 5;
  if (type !== 'TR') return undefined;
  if (isEscorted || turn <= 55) return 4;
  return turn <= 107 ? 6 : turn <= 159 ? 8 : 12;
}

/** 24: points of land units and of air points, by the side that loses them. */
export const UNITS: { readonly [unit: string]: number } = {
  'j-army-80-120': 30,
  'j-army-80-160': 30,
  'j-army-30-50': 12,
  'j-army-10-30': 12,
  'j-division-20-40': 10,
  'j-brigade-8-18': 5,
  'j-regiment-6-12': 3,
  'j-defense-2-8': 2,
  'j-armor-40-20': 15,
  'j-armor-18-8': 7.5,
  'j-snlf-5-10': 2,
  'j-snlf-airborne-5-10': 7,
  'j-airborne-6-12': 7,
  'j-special': 3,
  'j-engineer-1-1': 10,
  'j-cdu-30-10': 0,
  'j-cdu-6-2': 0,
  'j-client-20-40': 10,
  'j-client-10-15': 7,
  'j-lac': 0.5,
  'j-nac': 1,
  'j-kami': 0,
  'a-corps-180-200': 60,
  'a-corps-120-200': 30,
  'a-corps-40-60': 15,
  'a-marine-50-60': 20,
  'a-marine-brigade': 10,
  'a-marine-10-15': 6,
  'a-airborne-40-50': 20,
  'a-airborne-brigade': 10,
  'a-airborne-10-15': 6,
  'a-armor-80-40': 20,
  'a-armor-20-10': 10,
  'a-division-30-50': 10,
  'a-brigade-15-25': 5,
  'a-brigade-10-20': 5,
  'a-regiment-8-15': 3,
  'a-special-6-12': 3,
  'a-battalion-2-6': 1,
  'a-engineer-1-1': 5,
  'a-cdu-50-20': 0,
  'a-cdu-6-2': 0,
  'a-front': 50,
  'a-tank-army': 40,
  'a-communist-30-50': 15,
  'a-communist-15-30': 8,
  'a-nationalist-30-40': 15,
  'a-nationalist-20-40': 10,
  'a-nationalist-10-15': 7,
  'a-nationalist-7-10': 5,
  'a-lac': 0.5,
  'a-nac': 0.5,
  'a-lbac': 1,
  'a-b29': 2,
};
/** 27: what may stand in for a unit, as "3 × 8-15", and what that is worth. */
export const SWAPS: { readonly [unit: string]: { readonly [to: string]: number } } = {
  'j-army-80-120': { '1 × 20-40': 10, '2 × 8-18': 10, '3 × 6-12': 9 },
  'j-army-80-160': { '1 × 20-40': 10, '2 × 8-18': 10, '3 × 6-12': 9 },
  'j-army-30-50': { '1 × 8-18': 5 },
  'j-division-20-40': { '1 × 6-12': 3 },
  'a-corps-180-200': { '1 × 50-60': 20, '3 × 10-15': 18 },
  'a-marine-50-60': { '1 × 10-15': 6 },
  'a-corps-120-200': { '1 × 30-50': 10, '3 × 8-15': 9 },
  'a-division-30-50': { '1 × 8-15': 3 },
  'a-corps-40-60': { '1 × 8-15': 3 },
};

type Schedule = readonly (readonly [after: number, count: number, what: string])[];
const armies = (...after: readonly number[]): Schedule => after.map((n) => [n, 1, '10-30 army']);
/** 23, 31, 39(C): what comes how many turns after the trigger. */
export function reserveOf(group: string, trigger: number, has: (option: string) => boolean): Schedule {
  const command = has('homeDefense');
  switch (group) {
    case 'us':
      return [[0, 9, '8-15 regiment']];
    case 'australian':
      return [
        [0, 3, '8-15 regiment'],
        [1, 3, '8-15 regiment'],
        has('armor') ? [2, 1, 'armored brigade'] : [2, 3, '8-15 regiment'],
      ];
    case 'indian':
      return [
        [0, 3, '8-15 regiment'],
        [0, 5, 'LAC'],
      ];
    case 'nac':
      return [[0, 10, 'NAC']];
    case 'a-go':
      return [
        [0, 4, '8-18 brigade'],
        [0, 10, 'NAC'],
      ];
    case 'sho-go':
      return [
        [0, 1, '40-20 armored division'],
        [0, command ? 0 : 3, '20-40 division'],
        [0, command ? 10 : 20, 'LAC'],
        ...armies(0, 2),
        [8, 10, 'Kami'],
        [16, 10, 'Kami'],
      ];
    case 'ketsu-go': {
      const isEarly = trigger <= 107;
      const kami: Schedule = [
        [0, 10, 'Kami'],
        [8, 10, 'Kami'],
        [16, 20, 'Kami'],
        [24, 10, 'Kami'],
      ];
      return [
        [0, command ? 0 : 3, '20-40 division'],
        [8, 4, '20-40 division'],
        [12, 4, '20-40 division'],
        ...armies(0, 2, 4, 6, 8, 10, 12, 14),
        [0, 1, '1-1 engineer'],
        [0, command ? 0 : 10, 'LAC'],
        [8, 10, 'LAC'],
        ...(isEarly ? ([[16, 10, 'LAC']] as const) : kami),
      ];
    }
    default:
      return [];
  }
}
/** 23.D(A), (C): the first turns of 1943 and of 1944. */
export const RESERVES_FROM: { readonly [group: string]: number } = { 'a-go': 56, 'sho-go': 108 };
/** 31: which groups a war has. */
export const groupsOf = (war: string, has: (option: string) => boolean): readonly string[] =>
  !isCampaign(war)
    ? []
    : ['us', 'australian', 'indian', 'a-go', 'sho-go', 'ketsu-go'].concat(
        war === 'g4' ? [] : has('homeDefense') ? 'nac-free' : 'nac',
      );

/** Reinforcement errata: a LAC more on these turns of 1942. */
export const hasExtraLac = (turn: number): boolean =>
  (turn >= 5 && turn <= 23 && turn % 2 === 1) || (turn >= 25 && turn <= 55);
/** 39(A), (E): armored brigades that come. */
export const armorOn = (turn: number, has: (option: string) => boolean): number =>
  (has('armor') ? [12, 69, 91, 147] : [])
    .concat(has('usArmor') ? [17, 143, 147, 160] : [])
    .filter((each) => each === turn).length;

export const YEARS = [56, 108, 160];
export const QUARTERS = [56, 69, 82, 95, 108, 121, 134, 147, 160, 173, 186];
/** 43: the last December turns. */
export const MID_WARS: { readonly [war: string]: readonly number[] } = {
  g3: [55],
  g4: [107, 159],
  g5: [55, 107, 159],
};

/** Geographic: points, whose alone it is, and the lines of which only the best counts. */
type Place = { readonly vp: number; readonly only?: SideId; readonly best?: string; readonly each?: true };
const both = (vp: number): Place => ({ vp });
const allied = (vp: number, best?: string): Place => ({ vp, only: 'a', ...(best && { best }) });
const japanese = (vp: number): Place => ({ vp, only: 'j' });
export const PLACES: { readonly [id: string]: Place } = {
  home: both(200),
  'home-command': both(200),
  india: both(25),
  rangoon: both(10),
  mandalay: both(25),
  thailand: both(10),
  singapore: both(25),
  indochina: both(50),
  sumatra: both(50),
  java: both(50),
  borneo: both(50),
  philippines: both(75),
  manila: both(25),
  hongkong: both(10),
  formosa: both(50),
  vogelkop: both(10),
  australia: both(50),
  newzealand: both(25),
  newcaledonia: both(10),
  pearl: both(50),
  aleutians: both(10),
  tokyo: allied(100),
  'japan-city': { vp: 30, only: 'a', each: true },
  'air-3': allied(20, 'air'),
  'air-6': allied(15, 'air'),
  'air-9': allied(10, 'air'),
  'naval-6': allied(20, 'naval'),
  'naval-12': allied(10, 'naval'),
  'australian-city': { vp: 25, only: 'j', each: true },
  auckland: japanese(25),
  'air-australia': japanese(5),
  'air-caledonia': japanese(10),
  'naval-australia': japanese(5),
  'naval-oahu': japanese(20),
  chunking: both(10),
  'china-city': { vp: 3, each: true },
  korea: both(25),
  vladivostok: both(10),
  manchukuo: both(100),
};

/** What a scenario gives: points and the side, where only one can have it. */
export const ITEMS: {
  readonly [id: string]: { readonly vp: number; readonly only?: SideId; readonly each?: true };
} = {
  'singapore-taken': { vp: 0, only: 'j' },
  'rangoon-taken': { vp: 0, only: 'j' },
  'singapore-held': { vp: 50, only: 'a' },
  'rangoon-held': { vp: 25, only: 'a' },
  'malaya-clear': { vp: 25, only: 'j' },
  'burma-clear': { vp: 50, only: 'j' },
  'saipan-japanese': { vp: 25, only: 'j' },
  'saipan-allied': { vp: 50, only: 'a' },
  'luzon-japanese': { vp: 25, only: 'j' },
  'luzon-allied': { vp: 75, only: 'a' },
  manila: { vp: 35 },
  leyte: { vp: 25 },
  davao: { vp: 25 },
  panay: { vp: 15 },
  palawan: { vp: 10 },
  'port-moresby': { vp: 100 },
  'guadalcanal-engineer': { vp: 10, only: 'j' },
  'midway-held': { vp: 100 },
  'aleutian-island': { vp: 10, only: 'j', each: true },
  'guadalcanal-damaged': { vp: 25, only: 'j' },
  'guadalcanal-destroyed': { vp: 100, only: 'j' },
  'guadalcanal-held': { vp: 100 },
  'indian-ocean-undone': { vp: 50, only: 'a' },
  'midway-lost': { vp: 100, only: 'a' },
  'middle-east': { vp: 10, only: 'j', each: true },
};

/** 44: resources, in points of a quarter. */
export const RESOURCES: { readonly [id: string]: number } = {
  rangoon: 1,
  singapore: 2,
  indochina: 2,
  sumatra: 3,
  java: 3,
  borneo: 3,
  philippines: 2,
  formosa: 2,
  korea: 2,
};

/** Malaya: what a city gives by the turn at whose end it is Japan's. */
export const LADDERS: { readonly [item: string]: { readonly [turn: number]: number } } = {
  'singapore-taken': { 4: 50, 5: 40, 6: 30, 7: 20, 8: 10 },
  'rangoon-taken': { 5: 40, 6: 30, 7: 20, 8: 10 },
};

/** Game 4, Philippines: ships that a list of the rules sends on a turn, to their home where no place is named. */
export const SENT: { readonly [turn: string]: readonly (readonly [id: string, place?: string])[] } = {
  'g4 84': [['j:TR-4']],
  'phil 150': [['j:TR-1']],
  'phil 152': ['CV-12', 'CVL-B', 'CA-6', 'DD-A', 'DD-B'].map((name) => [`a:${name}`, 'Ulithi'] as const),
  'phil 154': [
    ['a:TR-1', 'Hollandia'],
    ['a:TR-2', 'Hollandia'],
  ],
  'phil 156': [['a:TR-3', 'Hollandia']],
  'phil 157': [['j:TR-2'], ['j:TR-3']],
  'phil 160': [['a:AT-4', 'Hollandia']],
};
/** Philippines: who leaves at the end of a turn, and whether for good; Third Fleet with those who join it at Ulithi. */
const THIRD = /^a:(?:CV-(?:6|9|1[123789])|CVL-[ABCD]|BB-[56]|CA-6|CL-[89]|DD-[A-F])$/;
const SEVENTH = /^a:(?:CVE-[A-F]|BB-[34])$/;
type Leaving = { readonly turn: number; readonly who: RegExp; readonly returning?: RegExp };
export const LEAVING: { readonly [which: string]: Leaving } = {
  'third-fleet': { turn: 156, who: new RegExp(`${THIRD.source}|${SEVENTH.source}`), returning: THIRD },
  'third-fleet-again': { turn: 165, who: THIRD },
  'japanese-fleets': { turn: 165, who: /^j:/ },
};
export const THIRD_RETURNS = 160;
