import { list, oneOf, tableOf, words } from '../../../kit/rows';
import type { SideId } from './units';

/** Bases as a scenario starts; a number is an air base's capacity. */
export type BasesAtStart = {
  readonly scenarios: readonly string[];
  readonly side: SideId;
  readonly text: string;
  readonly needs?: string;
  readonly rule: string;
};

export const BASES_AT_START: readonly BasesAtStart[] = tableOf(
  'row of bases',
  `
  g1 g3 g5 | j | All behind the Game 1 start line | Game 1
  g1 g3 g5 | a | All behind the Game 1 start line | Game 1
  g2 | j | All behind the Game 1 line; air bases of 5 behind the Game 2 line; Singapore naval; Bangkok, Hong Kong, Soerabaja, Rabaul air and naval; Manila air | Game 2
  g2 | j | All others behind the Game 2 line are damaged | Game 2
  g2 | a | All behind the Game 2 start line | Game 2
  g4 | j | All behind the Game 1 line; air bases of 5 behind the Game 4 line; Singapore, Hong Kong, Manila, Soerabaja, Bangkok, Rabaul air and naval; Rangoon, Tarawa air | Game 4
  g4 | j | Air bases: Bougainville 10, New Georgia 5, Tarawa 20, Rabaul 25 | Game 4
  g4 | j | All others behind the Game 4 line are damaged | Game 4
  g4 | j | The Game 4 line is that of Game 2 with all Burma, Bougainville 760, New Georgia 794, Choiseul 793, Santa Isabel 827 and Nauru 959 | Game 4
  g4 | a | All behind the Game 4 start line | Game 4
  g4 | a | Air bases: Imphal 10, hex 40 5, Port Moresby 10, Guadalcanal 10, Espiritu Santo 10, Efate 5 | Game 4
  g4 | a | Air bases: 208 5, 275 5 | Game 4 | needs: china
  coral midway solomons cruz | j | All behind the Game 2 start line | Set-up
  coral midway solomons cruz | a | All behind the Game 2 start line | Set-up
  solomons | a | Air bases: Guadalcanal 5, Espiritu Santo 5, Kumac 5, Efate 5 | Eastern Solomons
  cruz | j | Air base: Bougainville 5 | Santa Cruz
  cruz | a | Air bases: Guadalcanal 10, Espiritu Santo 10, Efate 5, Kumac 5 | Santa Cruz
  malaya | j | All in Indochina and Thailand | Malaya/Burma
  malaya | a | All in Burma, Malaya and India | Malaya/Burma
  saipan | j | Naval bases: Tawitawi, Halmahera; all in the Philippines, Dutch East Indies, Iwo Jima, Bonins and Home Islands, closed to the Allies | Saipan
  saipan | a | Air base: Guadalcanal 10 | Saipan
  saipan | a | Naval bases: Eniwetok, Manus; all at Manus, Eniwetok, Guadalcanal and in New Guinea, closed to Japan | Saipan
  phil | j | All on the coast of Asia from Singapore to Pusan, on Formosa, Okinawa and the Home Islands, closed to the Allies | Philippines
  phil | a | Naval bases: Ulithi, Manus; all at Manus, Ulithi, Guam, Saipan and in New Guinea, closed to Japan | Philippines
  cbi1 cbi2 cbi12 | j | All behind the start line in China, in Indochina, Thailand and Burma | CBI
  cbi1 cbi2 cbi12 | a | Air bases behind the start line in China; all in India | CBI
  cbi1 cbi12 | a | Air bases: hex 275 5, hex 208 5 | CBI
  cbi2 cbi12 | j | Air base: Mandalay 5 | CBI
  cbi2 cbi12 | a | Air bases: hex 7 5, hex 40 10 | CBI
  manchuria | j | Air bases: hex 505 5, Dairen 10 | Manchuria
  wpo1 wpo2 | j | All in Japan, Manchuria, Formosa, Korea and on the islands behind the Game 1 line but Hainan | War Plan Orange
  wpo1 wpo2 | a | All in the Philippines, Guam, Wake, Hawaii, Alaska and on islands from Pago Pago’s row east; no naval base at Dutch Harbor | War Plan Orange
  wpo3 | j | As in the first scenario, with Guam and Wake; in the Philippines only where an engineer starts; one naval base on a hex with an engineer | War Plan Orange
  wpo3 | a | All on Hawaii, in Alaska and on islands from Pago Pago’s row east; Base One, on Kwajalein, Wotje or Mili, naval and 5 more for aircraft | War Plan Orange
  wpo1 wpo2 wpo3 | a | Air base: Midway 5 | War Plan Orange
  wpo1 wpo2 wpo3 | j | No naval base on Kwajalein | War Plan Orange
`,
  { scenarios: list, side: oneOf('j', 'a'), text: words, rule: words },
  { needs: words },
);
