import { rulesOf } from './rules-of';

/** Rules 25 to 45, which a game plays with or without. */
export const OPTIONAL = rulesOf(`
  25 | Task forces | Markers stand for stacks and hide them; units keep all abilities. | 20 | TF
  26 | Training | A 6 is needed to combine Allied regiments to T107, Allied divisions to T159, Japanese divisions always. Corps even before T82. | 13, 39 | roll, recombine
  27 | Unit resiliency | With training, on class 2: Ax, Dx, at will A2, D2 swap a higher unit for a lower (army, corps for division, division for regiment); defenders suffer D1 (USN-76). Points: the difference. | 26 | replace, die in place
  28 | Japanese special tactics | Till Sho-Go Japan may call banzai: D1 as E1, A2 as Ax. From then on D1 against Japanese counts as E1. | 23.D(C) | charge
  29 | Infiltration through units | From one enemy-held hex to another: Japan 4–6, Allies 5–6, armor reversed, special forces 3–6, Japan free in December 1941. Over a mountain two dice. | 7(H) | roll, infiltrate
  30 | Beach defenses | Assaults on entrenched class 2 defenders must attack, unless own units are ashore. | 15 | landing, beachhead
  31 | Home Island Defense Command | Japan starts with six 20-40, 20 LAC, 10 NAC more; six divisions and 20 LAC stay, until Sho-Go or Ketsu-Go, which bring three 20-40, 10 LAC less. The NAC come free then or at four CV, CVL lost, without the rule too. Not in game 4. | 23.D | garrison
  32 | Submarines | Put on station at the start of an own naval phase, for eight (USN-29). They strike enemy ships in or next to the hex, once a phase, unanswered; each DD takes 2 off, BB or carrier 1 (USN-71). Real ones see number and types of ships. They block supply without a DD near, and strategic movement. T108: one real, one dummy goes. Without the rule the Allies leave out two DD. | 32(F), 12(I) | subs, escort
  32(F) | Where submarines may be | Not within two hexes of enemy air bases with aircraft (LBAC three) unless as near an own one; not next to naval bases (USN-72). | 32 | subs
  33 | Convoy escorts | From December 1941 (USN-43): two of CL, DD, CVL, CVE and 5 NAC go; on T56, T108, T160 one and 3 NAC, or it ends and all return. Transports triple strategic movement and return after 4 turns. | 22(E), 44(F) | merchant
  34 | Oiler points | Oilers hold six points (USN-17); a ship takes one. | 12(O) | tanker, capacity
  35 | Naval zones of control | One hex around undamaged BB, BC, CA, CL, DD blocks sea supply, unless such an enemy is there. DD, CL, CA, BC see how many ships a marker stands for. | 12(I), 25 | NZOC, ZOC
  36 | Naval engagements | A die each; +1 for more undamaged DD and CL, Japan to T55, radar, a carrier with NAC, own air zone (USN-70). Higher fires first; its hits count before the other fires. | 37 | initiative, sea battle, roll
  37 | Radar | From T56 undamaged Allied carriers and warships, air bases of 10: number of ships next to them; interception. | 36 | detect
  38 | Magic | From T4, once a month (USN-41), the Allies see all in a hex and the six around it. | 20 | codebreaking, code
  39 | Allied and US armor | Brigades T12 (for a regiment), T69, T91, T147. US: T17, T143, T147, T160; corps training 6 and 3–6, from T160 3–6 (USN-59). Each alone, or both (USN-63). | 39(B), 21.F | tank, armour
  39(B) | Middle East withdrawal | T34: an armored brigade and a 30-50 or three 8-15 in the India box leave; 10 points each of four missing (USN-14). | 39 | withdraw
  40 | Guerrillas | Japanese bases in Indochina, Malaya, Philippines, China, Hong Kong, Australia, New Zealand, Hawaii, USSR work only under a land unit of attack 2 or more; Allied ones in Japan, Manchuria under any. 40(F): Japan’s supply through the Communist zone needs such a unit in each hex. | Functional | partisan
  41 | Asia for the Asiatics | Client armies: Manchukuo, China at the start; Burma, East Indies, India, Thailand when Japan is in every city and no Ally in any. They stay there; only with this rule or in CBI (USN-30). | 41(E) | puppet
  41(E) | Defection of client armies | The first Allied land unit back in a city: 1–2 stays, 3–5 removed, 6 an Allied 8-15 instead. | 41 | defect, roll
  42 | Monsoon | June to October, from India to Indochina, Philippines, East Indies, New Guinea: land attacks half, no strategic movement, mountains Japan 5–6, Allies 6. | 42(B) | rain, weather
  42(B) | Monsoon dice | The first mission of a base or carrier rolls: 1–3 grounded; not for patrols or air supply. Ships within three hexes attack ships on 4–6. | 42 | flight
  43 | Mid-war points | After T55, T107, T159 a quarter of the points for ground: halve, add, ÷ 4, drop (USN-36). In games 3 to 5. | Geographic | VP, victory
  44 | Strategic warfare | Each quarter from T56: Japanese cities at home and in Manchuria (at most 16) give 2, from 50 damage 1, from 100 none, half without a resource. So many points every turn, not saved. | 44(C), 44(F) | operational, bombing
  44(C) | What operational points buy | One point each: an attack by three divisions (10-30 armies free, USN-37; without one it is halved, USN-64), six ships refueled, an oiler filled, a submarine on station, a LAC or NAC (1943 one a turn, then two). | 44 | spend
  44(F) | Strategic resources | Rangoon 1; Singapore, Indochina, Philippines, Formosa, Korea 2; Sumatra, Java, Borneo 3; Chinese city ½. 1944 ×0.5, 1945 ×0.2, with convoys 0.75, 0.5: new ones only, the rest is kept (USN-18). China and Korea count without their front, unless your house rule differs (USN-26). | 44, 33 | oil
  45 | The mainland fronts | Not in War Plan Orange. | 45.A, 45.B | China, Russia
  45.A | China front | Factions keep to their zones, but three Nationalist armies and one Communist. Nationalist supply: Allied ports, Chunking to three hexes, air. Communists always have it. | 45.A(H), 45.A(I) | Chinese
  45.A(H) | Chinese replacements | In phase 1 a die for each lost army: Nationalist 6, Communist 5–6, in its zone (USN-38), one of each. | 22 | roll, China
  45.A(I) | Chinese civil war | On T56, T108, T160 a die, +1 if Japan left China alone for a year: 1 Allies control all, 2–4 Nationalists, 5 none. Whoever is attacked turns Allied. | 45.A | roll
  45.B | Soviet Union | From T191 (USN-4), placed anywhere at home; Manchuria and Korea besides. Three LBAC or B-29 may be based there. | 45 | Russia, enter
`);
