import { rulesOf } from './rules-of';

/** What is special in each scenario. */
export const SCENARIOS = rulesOf(`
  Set-up | Setting up | Japan first. Full fuel, supplied, listed strength. Names beat hex numbers (USN-58). | 12(N) | deploy, start
  Game 1 | Opening Moves, T1–20 | To April 1942 (USN-2). Japanese warships are due T4, unless your house rule differs (USN-5). Hong Kong and Bangkok need no repair. | Shock Effect, Indian Ocean | campaign, fuel
  Shock Effect | Shock effect, T1 | Before T1 Japan moves two naval phases, five hexes off Allied bases (USN-47). Allies do nothing; aircraft only Japan’s in 9. Allied ships: defense and AA a third, surface attack whole (USN-48, USN-73); bases’ AA and land defense a third (USN-75). NAC bombard with 10. | Game 1, Variable Deployment | Pearl Harbor, surprise, pre-game
  Philippine Fortifications | Hex 348 | Allies entrench there without a die and ignore supply for eight turns; Japan uses Manila’s naval base once it falls. | 16 | Corregidor, Bataan
  Indian Ocean | Indian Ocean operation | By T20 CV, CVL with 30 NAC go off the west edge for two naval phases: a die, NAC lost; two dice, points for Japan. Else Allies 50. Back by T21. | Game 1 | raid, VP
  Variable Deployment | Variable deployment | Games 1, 3, 5 (USN-21). Allies, a secret die: 1–2 CV-4, CA-3, DD-10 at Pearl Harbor, 3–4 CV-6, CA-2, 5 all; defense half, AA full (USN-79). Japan’s costs 25 points. | Shock Effect | hidden
  Game 2 | Turn of the Tide, T21–40 | Midway held from the start of T30 on, or Allies 100 (USN-44). CV-4 at Noumea (USN-6). | Midway | campaign
  Game 3 | Seas of Decision, T1–81 | As game 1, with mid-war points. | Game 1, 43 | campaign
  Game 4 | Road to Tokyo, T82–192 | From T108 Japan scores double for Allied land units, not Chinese or Soviet, and 1 for each corps or division broken down by combat. | 43 | campaign, doubling
  Game 5 | War in the Pacific, T1–192 | As game 1, points as game 4, to T192’s end (USN-3). | Game 1, Game 4 | campaign
  Coral Sea | Coral Sea, 2 turns | Port Moresby 100; Japan 10 for a supplied engineer on Guadalcanal. | | minigame
  Midway | Midway, 3 turns | Midway 100; Japan 10 an Aleutian island. | | minigame
  Eastern Solomons | Eastern Solomons, 2 turns | Guadalcanal’s air base 100, destroyed 100 for Japan; Japan 25 a turn that it is damaged. | | minigame
  Santa Cruz | Santa Cruz, 2 turns | As Eastern Solomons. | Eastern Solomons | minigame
  Malaya/Burma | Malaya and Burma, T1–8 | T1 is the shock (USN-47). Land units in Indochina, Thailand, Burma, Malaya, India. Singapore by the end of T4 gives Japan 50, ten less each turn; Rangoon by T5 40 (USN-8). At the end Allies 50 for Singapore, 25 for Rangoon; Japan 25 for Malaya, 50 for Burma without Allied land units. Regiments are 8-15 (USN-7), Japan may have armor (USN-93). | Shock Effect | jungle
  Saipan | Saipan and the Marianas, T131–136 | Japanese ships may not move before T132 (USN-94). Land units on Saipan alone. At the end Allies 50 if alone on it, Japan 25 if there at all. | | Philippine Sea, Tawitawi
  Philippines | Philippines, T150–169 | Sho-Go stands (USN-50). By the end of T156 Third Fleet and Seventh Fleet’s CVE, BB are off the map, or the Allies lose; T160 Third Fleet is back, T165 off again, as Japan’s (USN-90, USN-91, USN-92, USN-51, USN-10). Who has no hex waits. At the end: Luzon Allied alone 75, else Japan 25; Manila 35, Leyte 25, Davao 25, Panay 15, Palawan 10. Airborne 40-50 (USN-9). | 23.D(C) | Mindanao, Mindoro
  CBI | China-Burma-India, T123–168 | T123 no die for mountains. Japan’s land attacks in China: three a turn to T127, then one a month, three in January, two in February 1945; in II any to T127, then one a month; Allies one a turn, from T160 any (USN-11, USN-99). Guerrillas; Communists stay out (USN-100). No points: I by Chunking, 276 and 208, eight cities (USN-95, USN-98); II by Calcutta, an Indian base, Rangoon, Mandalay (USN-96); both: USN-97. | 40, 23.C | Ichi-Go, U-Go, Ha-Go
  Manchuria | Manchuria, T190–191 | Manchuria, Korea, USSR; aircraft over the sea. The Soviets, as Allies, win with all cities of Manchukuo, or three and a hex of Korea; Japan with two units lost or fewer (USN-101); both or neither, a draw. Late tactics, Japan entrenches on 4–6 (USN-50). Dairen by name (USN-46). | 45.B | August storm
  War Plan Orange | War Plan Orange 1–3 | 12 turns, 52, or T15–52 with dice for all ships (USN-28). Americans set up first. NAC two hexes, never farther; LBAC lose as others; divisions break into brigades (USN-56). An oiler spends a whole movement with whom it refuels; AT pay 1 to embark, 1 to debark; CVE ferry (USN-12). Neutral land is closed. US reserves at will from T6 cost 15; Ketsu-Go small (USN-22). Points by control (USN-57). Admirals’ War: USN-13, USN-15, USN-53. Readiness, not with it: two results a side (USN-27, USN-40, USN-105). | Shock Effect, Philippine Fortifications, 23.A | WPO, Base One
  Reinforcements | What overrides the chart | T2 CV-4; Japan +1 LAC on T5–23 odd and T25–55. Allied carriers come full; by option 18 LAC and 10 NAC embark a phase, from 1943 36 and 20. | 5 | errata
`);
