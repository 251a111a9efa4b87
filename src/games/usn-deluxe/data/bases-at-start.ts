import type { SideId } from './units';

/** Bases as a scenario starts; a number is an air base's capacity. */
export type BasesAtStart = {
  readonly scenarios: readonly string[];
  readonly side: SideId;
  readonly text: string;
  readonly needs?: string;
  readonly rule: string;
};

const CBI = ['cbi1', 'cbi2', 'cbi12'];
const ORANGE = ['wpo1', 'wpo2', 'wpo3'];
const BATTLES = ['coral', 'midway', 'solomons', 'cruz'];

export const BASES_AT_START: readonly BasesAtStart[] = [
  {
    scenarios: ['g1', 'g3', 'g5'],
    side: 'j',
    text: 'All behind the Game 1 start line',
    rule: 'Game 1',
  },
  {
    scenarios: ['g1', 'g3', 'g5'],
    side: 'a',
    text: 'All behind the Game 1 start line',
    rule: 'Game 1',
  },
  {
    scenarios: ['g2'],
    side: 'j',
    text: 'All behind the Game 1 line; air bases of 5 behind the Game 2 line; Singapore naval; Bangkok, Hong Kong, Soerabaja, Rabaul air and naval; Manila air',
    rule: 'Game 2',
  },
  {
    scenarios: ['g2'],
    side: 'j',
    text: 'All others behind the Game 2 line are damaged',
    rule: 'Game 2',
  },
  { scenarios: ['g2'], side: 'a', text: 'All behind the Game 2 start line', rule: 'Game 2' },
  {
    scenarios: ['g4'],
    side: 'j',
    text: 'All behind the Game 1 line; air bases of 5 behind the Game 4 line; Singapore, Hong Kong, Manila, Soerabaja, Bangkok, Rabaul air and naval; Rangoon, Tarawa air',
    rule: 'Game 4',
  },
  {
    scenarios: ['g4'],
    side: 'j',
    text: 'Air bases: Bougainville 10, New Georgia 5, Tarawa 20, Rabaul 25',
    rule: 'Game 4',
  },
  {
    scenarios: ['g4'],
    side: 'j',
    text: 'All others behind the Game 4 line are damaged',
    rule: 'Game 4',
  },
  {
    scenarios: ['g4'],
    side: 'j',
    text: 'The Game 4 line is that of Game 2 with all Burma, Bougainville 760, New Georgia 794, Choiseul 793, Santa Isabel 827 and Nauru 959',
    rule: 'Game 4',
  },
  { scenarios: ['g4'], side: 'a', text: 'All behind the Game 4 start line', rule: 'Game 4' },
  {
    scenarios: ['g4'],
    side: 'a',
    text: 'Air bases: Imphal 10, hex 40 5, Port Moresby 10, Guadalcanal 10, Espiritu Santo 10, Efate 5',
    rule: 'Game 4',
  },
  { scenarios: ['g4'], side: 'a', text: 'Air bases: 208 5, 275 5', needs: 'china', rule: 'Game 4' },
  { scenarios: BATTLES, side: 'j', text: 'All behind the Game 2 start line', rule: 'Set-up' },
  { scenarios: BATTLES, side: 'a', text: 'All behind the Game 2 start line', rule: 'Set-up' },
  {
    scenarios: ['solomons'],
    side: 'a',
    text: 'Air bases: Guadalcanal 5, Espiritu Santo 5, Kumac 5, Efate 5',
    rule: 'Eastern Solomons',
  },
  { scenarios: ['cruz'], side: 'j', text: 'Air base: Bougainville 5', rule: 'Santa Cruz' },
  {
    scenarios: ['cruz'],
    side: 'a',
    text: 'Air bases: Guadalcanal 10, Espiritu Santo 10, Efate 5, Kumac 5',
    rule: 'Santa Cruz',
  },
  { scenarios: ['malaya'], side: 'j', text: 'All in Indochina and Thailand', rule: 'Malaya/Burma' },
  { scenarios: ['malaya'], side: 'a', text: 'All in Burma, Malaya and India', rule: 'Malaya/Burma' },
  {
    scenarios: ['saipan'],
    side: 'j',
    text: 'Naval bases: Tawitawi, Halmahera; all in the Philippines, Dutch East Indies, Iwo Jima, Bonins and Home Islands, closed to the Allies',
    rule: 'Saipan',
  },
  { scenarios: ['saipan'], side: 'a', text: 'Air base: Guadalcanal 10', rule: 'Saipan' },
  {
    scenarios: ['saipan'],
    side: 'a',
    text: 'Naval bases: Eniwetok, Manus; all at Manus, Eniwetok, Guadalcanal and in New Guinea, closed to Japan',
    rule: 'Saipan',
  },
  {
    scenarios: ['phil'],
    side: 'j',
    text: 'All on the coast of Asia from Singapore to Pusan, on Formosa, Okinawa and the Home Islands, closed to the Allies',
    rule: 'Philippines',
  },
  {
    scenarios: ['phil'],
    side: 'a',
    text: 'Naval bases: Ulithi, Manus; all at Manus, Ulithi, Guam, Saipan and in New Guinea, closed to Japan',
    rule: 'Philippines',
  },
  {
    scenarios: CBI,
    side: 'j',
    text: 'All behind the start line in China, in Indochina, Thailand and Burma',
    rule: 'CBI',
  },
  { scenarios: CBI, side: 'a', text: 'Air bases behind the start line in China; all in India', rule: 'CBI' },
  { scenarios: ['cbi1', 'cbi12'], side: 'a', text: 'Air bases: hex 275 5, hex 208 5', rule: 'CBI' },
  { scenarios: ['cbi2', 'cbi12'], side: 'j', text: 'Air base: Mandalay 5', rule: 'CBI' },
  { scenarios: ['cbi2', 'cbi12'], side: 'a', text: 'Air bases: hex 7 5, hex 40 10', rule: 'CBI' },
  { scenarios: ['manchuria'], side: 'j', text: 'Air bases: hex 505 5, Dairen 10', rule: 'Manchuria' },
  {
    scenarios: ['wpo1', 'wpo2'],
    side: 'j',
    text: 'All in Japan, Manchuria, Formosa, Korea and on the islands behind the Game 1 line but Hainan',
    rule: 'War Plan Orange',
  },
  {
    scenarios: ['wpo1', 'wpo2'],
    side: 'a',
    text: 'All in the Philippines, Guam, Wake, Hawaii, Alaska and on islands from Pago Pago’s row east; no naval base at Dutch Harbor',
    rule: 'War Plan Orange',
  },
  {
    scenarios: ['wpo3'],
    side: 'j',
    text: 'As in the first scenario, with Guam and Wake; in the Philippines only where an engineer starts; one naval base on a hex with an engineer',
    rule: 'War Plan Orange',
  },
  {
    scenarios: ['wpo3'],
    side: 'a',
    text: 'All on Hawaii, in Alaska and on islands from Pago Pago’s row east; Base One, on Kwajalein, Wotje or Mili, naval and 5 more for aircraft',
    rule: 'War Plan Orange',
  },
  { scenarios: ORANGE, side: 'a', text: 'Air base: Midway 5', rule: 'War Plan Orange' },
];
