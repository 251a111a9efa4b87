import { expandShips, type SetUpLine } from '../../../src/games/usn-deluxe/data/set-ups';
import { expected } from './expected';

/** A line of a roster: how many of what stand in a place. */
type Land = readonly [
  count: number,
  type: string,
  place: string,
  hexes: readonly number[],
  how?: string,
  note?: string,
];
type Naval = readonly [
  ships: readonly string[],
  place: string,
  hexes: readonly number[],
  how?: string,
  note?: string,
];
export type Side = {
  land: Land[];
  coastal?: Land[];
  naval?: Naval[];
  submarines?: string[];
  air: Land[];
  chinaFront?: Land[];
};
export const T = expected<{
  rosters: { [game: string]: { [side: string]: Side } };
  wpo: { bases: [base: string, capacity: number][] };
  places: { 'two hexes printed': [string, (number | string)[]][] };
}>('set-up');

/** "place: type" and how many, for all of it; a ship is one of its own name. */
export type Roster = { readonly [line: string]: number };
const put = (to: { [line: string]: number }, place: string, what: string, count = 1) => {
  const line = `${place}: ${what}`;
  to[line] = (to[line] ?? 0) + count;
};

const TYPES: { readonly [type: string]: string } = {
  engineer: '1-1 engineer',
  '10-15 client army': '10-15 client army',
  '6-12 airborne': '6-12 airborne regiment',
  '5-10 SNLF airborne': '5-10 SNLF airborne regiment',
  '2-8 defense': '2-8 defense regiment',
  '2-6 battalion': '2-6 defense battalion',
  '10-15 client': '10-15 client army',
  '10-15 Manchukuoan client': '10-15 client army',
  '10-15 Chinese client': '10-15 client army',
  '20-40 client': '20-40 client army',
  '7-10 Chinese nationalist': '7-10 Nationalist army',
  '20-40 Chinese nationalist army': '20-40 Nationalist army',
  '50-60 marine division': '50-60 amphibious division',
  '50-60 division': '50-60 amphibious division',
  'armored division': '40-20 armored division',
  '30-10': '30-10 coastal defense',
  '50-20': '50-20 coastal defense',
  '6-2': '6-2 coastal defense',
  // Errata, counters: the regiment printed 8-15 is a 10-15.
  '8-15 airborne regiment': '10-15 airborne regiment',
};
const typeOf = (type: string, place = ''): string => {
  const people = /^(nationalist|communist)/.exec(place)?.[1];
  if (people)
    return type.replace(' army', people === 'nationalist' ? ' Nationalist army' : ' Communist army');
  return TYPES[type] ?? type;
};
const shipOf = (ship: string): string => ship.replace('Transport-', 'TR-').replace(/^(Oiler|Oil)-/, 'OIL-');

/** Places by other words of ours: hexes apart, which are compared by themselves. */
const PLACES: { readonly [place: string]: string } = {
  'Canton, Amoy': 'Canton and/or Amoy',
  'Formosa or Hainan': 'Formosa and/or Hainan',
  'Japan naval bases': 'Naval bases in Japan',
  'Japan naval base': 'Naval bases in Japan',
  'any friendly land': 'Any friendly land hexes',
  'any friendly naval base': 'Any friendly naval bases',
  'any Japanese naval base': 'Any Japanese naval bases',
  'any friendly base hex': 'Any friendly base hexes',
  'friendly air bases or carriers, not China, Manchuria, Korea':
    'Any friendly air bases or carriers, not in China, Manchuria or Korea',
  'friendly air bases, not China, Manchuria, Korea':
    'Any friendly air bases, not in China, Manchuria or Korea',
  'friendly carriers or air bases, not China, Manchuria, Korea':
    'Any friendly carriers or air bases, not in China, Manchuria or Korea',
  'friendly carriers or air bases': 'Any friendly carriers or air bases',
  'friendly carriers or air bases, not India': 'Any friendly carriers or air bases but in India',
  'friendly air bases': 'Any friendly air bases',
  'Japanese air bases': 'Any Japanese air bases',
  'Allied air bases': 'Any Allied air bases',
  'Allied air bases, not India': 'Any Allied air bases but in India',
  'Allied naval bases, not India': 'Any Allied naval bases but in India',
  'Allied bases, not India': 'Any Allied bases but in India, at most three divisions a hex',
  'Burma, Thailand, Indochina or Malaya': 'Air bases in Burma, Thailand, Indochina or Malaya',
  'elsewhere, not those, China, Manchuria, Korea': 'Air bases elsewhere, not in China, Manchuria or Korea',
  'India, map and box': 'Air bases in India and its box',
  carriers: 'Any carriers',
  Fijis: 'Fiji',
  'Luzon, Corregidor': 'Corregidor',
  Oahu: 'Pearl Harbor',
  'Pearl Harbor, Oahu': 'Pearl Harbor',
  'New Guinea, Rabaul, Bougainville, New Georgia or Santa Isabel':
    'New Guinea, Rabaul, Bougainville, New Georgia or Santa Isabel',
  'as above': 'New Guinea, Rabaul, Bougainville, New Georgia or Santa Isabel',
  'New Guinea': 'New Guinea, on the Japanese side',
  Kumming: 'Kunming',
  'Canton island': 'Canton Island',
  Christmas: 'Christmas Island',
  'in Transport-3, West Coast': 'West Coast',
  'in Transport-4, Brisbane': 'Brisbane',
  'on Transport-1': 'Hex',
  'hex 1068': 'Hex',
  'on CV-3': 'West Coast',
  'each other Allied naval base, Midway, Wake, Guam':
    'Every other Allied naval base but West Coast and India',
  'each other Allied naval base, and Midway': 'Every other Allied naval base but West Coast and India',
  'Air bases in the Dutch East Indies': 'Dutch East Indies',
  'Tawitawi, Force A, port': 'Tawitawi',
  'Halmahera, Force B, port': 'Halmahera',
  'carriers at Tawitawi': 'Carriers at Tawitawi',
  'carriers at Halmahera': 'Carriers at Halmahera',
  'carriers at Eniwetok': 'Carriers at Eniwetok',
  'Eniwetok, port': 'Eniwetok',
  'Manus, port': 'Manus',
  'Guadalcanal, 10-point air base': 'Guadalcanal',
  'hex 521': 'Vogelkop',
  Hexes: 'Hex',
  'friendly air bases or carriers': 'Any friendly air bases or carriers',
  'American bases, not Base One': 'American bases but Base One',
  'each of Guam, Wake, Midway, Hawaii': 'Guam',
  'each of Guam, Wake, Midway, Pago Pago': 'Guam',
  'each of Midway, Hawaii': 'Midway',
  'each of Midway, Pago Pago': 'Midway',
  'Ka-Go, Central China': 'Central China',
  'Ka-Go': 'Central China',
  nationalist: 'Hex',
  communist: 'Hex',
  'hex 108': 'Hex',
  'China air bases': 'Air bases in China',
  'Indochina air bases': 'Air bases in Indochina',
  'Burma air bases': 'Air bases in Burma',
  'Manchuria air bases': 'Air bases in Manchuria',
  'USSR air bases': 'Air bases in the USSR',
  'any of': 'Any of hexes',
  'anywhere in India': 'India',
  'Third Fleet, Ulithi, port': 'Ulithi',
  'Seventh Fleet, Manus, port': 'Manus',
  'carriers in Ulithi': 'Carriers at Ulithi',
  'carriers in Manus': 'Carriers at Manus',
  'carriers in Kure': 'Carriers in Kure',
  'Philippines or Formosa air bases': 'Air bases in the Philippines or Formosa',
  'eliminated, may be replaced': 'Eliminated, to be replaced by the die',
};
/** Places named in one breath with others. */
const AND: { readonly [place: string]: readonly string[] } = {
  'each of Guam, Wake, Midway, Hawaii': ['Wake', 'Midway', 'Hawaii'],
  'each of Guam, Wake, Midway, Pago Pago': ['Wake', 'Midway', 'Pago Pago'],
  'each of Midway, Hawaii': ['Hawaii'],
  'each of Midway, Pago Pago': ['Pago Pago'],
  'each other Allied naval base, Midway, Wake, Guam': ['Midway', 'Wake', 'Guam'],
  'each other Allied naval base, and Midway': ['Midway'],
};
/** A place named only by its hex, or named with others. */
const BY_HEX: { readonly [hex: number]: string } = {
  109: 'Shanghai',
  116: 'Singapore',
  120: 'Soerabaja',
  381: 'Manila',
  552: 'Palau',
  717: 'Saipan',
  754: 'Truk',
  759: 'Rabaul',
  789: 'Rabaul',
  989: 'Kwajalein',
  1059: 'Tarawa',
};
/** Where transports lie that have units aboard. */
const ABOARD: { readonly [hex: number]: string } = { 828: 'Guadalcanal', 589: 'Hollandia', 618: 'Ulithi' };
const placeOf = (place: string, hexes: readonly number[] = []): string =>
  place.startsWith('embarked') ? (ABOARD[hexes[0] ?? 0] ?? place) : (PLACES[place] ?? place);
/** "Canton 247 and/or Amoy 345" without its hexes. */
const withoutHexes = (place: string): string =>
  place.replaceAll(/(?:,? (?:or )?\d+)+(?=,| |$)/g, '').replace(/, not$/, '');

/** As many units as there are hexes; those beyond the edge of one sheet have a letter. */
const ONE_EACH = /one each$/;
const hexWords = (hex: number | string): string => (typeof hex === 'number' ? 'Hex' : `Hex ${hex}`);

/** What the second transcription has of a side. */
export function theirs(side: Side): Roster {
  const roster = {};
  const { land, coastal = [], air, chinaFront = [], naval = [], submarines = [] } = side;
  for (const [count, type, place, hexes] of [...land, ...coastal, ...air, ...chinaFront]) {
    const places =
      place === 'each' ? hexes.map((hex) => BY_HEX[hex] ?? `hex ${hex}`) : [place, ...(AND[place] ?? [])];
    // By the dice, or as many as a carrier holds.
    if (typeof count !== 'number') continue;
    if (ONE_EACH.test(place)) for (const hex of hexes) put(roster, hexWords(hex), typeOf(type, place));
    else for (const each of places) put(roster, placeOf(each, hexes), typeOf(type, place), count);
  }
  for (const [ships, place] of naval) for (const ship of ships) put(roster, placeOf(place), shipOf(ship));
  for (const ship of submarines)
    put(roster, 'Anywhere by the rules of submarines', ship.replace('Sub-', 'SS-'));
  return roster;
}

/** What may stand behind a unit: how it stands, or where on the place. */
const ASIDE =
  / (?:entrenched|each|aboard TR-\d|on four of them|\(one may be in divisions\)|or its three 20-40 divisions)$/;
/** Clauses that count nothing. */
const REMARKS = [
  'one of them in Rangoon 44 until Japan crosses the border',
  'until Japan invades Burma',
  'one a hex',
  'what is on 348 may be entrenched',
  'all entrenched',
  'all aboard',
  'one each',
  'carriers with 9 NAC each',
  'CV-2 with 7 NAC',
  'CV-3 and CV-4 with 9 each',
  'NAC by the dice',
  'LAC by the dice',
  'all aboard AT-3',
];
const UNIT = /^(?:(\d+) × )?(\d+-\d+ .+|infantry front|tank army)$/;
const AIR = /^(\d+) (LAC|NAC|LBAC)(?: in \d+| aboard (?:TR|CV)-\d)?$/;

/** What ours has of a side; a clause that it cannot read is refused. */
export function ours(lines: readonly SetUpLine[]): Roster {
  const roster = {};
  for (const { place: at, units, ships } of lines) {
    const place = placeOf(withoutHexes(at));
    for (const clause of units?.split(/[,;] /) ?? []) {
      const [, air, kind = ''] = AIR.exec(clause) ?? [];
      const [, count = '1', type] = UNIT.exec(clause.replace(ASIDE, '')) ?? [];
      if (air) put(roster, place, kind, Number(air));
      else if (type) put(roster, place, type, Number(count));
      else if (!REMARKS.includes(clause)) throw new Error(`cannot read "${clause}"`);
    }
    for (const ship of ships ? expandShips(ships) : []) put(roster, place, ship);
  }
  return roster;
}

/** The lines of two rosters that are not the same in both, with the count of either. */
export function differences(a: Roster, b: Roster): { readonly [line: string]: readonly [number, number] } {
  const lines = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return Object.fromEntries(
    lines.map((line) => [line, [a[line] ?? 0, b[line] ?? 0]] as const).filter(([, [x, y]]) => x !== y),
  );
}

/** The hexes of each place, ours and of the second transcription. */
export type Hexes = ReadonlyMap<string, ReadonlySet<number>>;
const gather = (pairs: readonly (readonly [place: string, hexes: readonly number[]])[]): Hexes => {
  const found = new Map<string, Set<number>>();
  for (const [place, hexes] of pairs)
    if (hexes.length) found.set(place, new Set([...(found.get(place) ?? []), ...hexes]));
  return found;
};
const AFTER_PLACE = /, not .*| \(.*/;
export const ourHexes = (lines: readonly SetUpLine[]): Hexes =>
  gather(
    lines.map(({ place }) => [
      placeOf(withoutHexes(place)),
      (place.replace(AFTER_PLACE, '').match(/\d+/g) ?? []).map(Number),
    ]),
  );
export const theirHexes = ({ land, coastal = [], air, chinaFront = [], naval = [] }: Side): Hexes =>
  gather([
    ...[...land, ...coastal, ...air, ...chinaFront].flatMap(([, , place, hexes]) =>
      place === 'each'
        ? hexes.map((hex) => [BY_HEX[hex] ?? `hex ${hex}`, [hex]] as const)
        : ONE_EACH.test(place)
          ? hexes.map((hex) => [hexWords(hex), [Number(String(hex).replace(/\D/g, ''))]] as const)
          : [[placeOf(place, hexes), hexes] as const],
    ),
    ...naval.map(([, place, hexes]) => [placeOf(place, hexes), hexes] as const),
  ]);
