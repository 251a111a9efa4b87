import { digestOf } from '../../../kit/text';

/**
 * The rulebook in our own words, under its own numbers; at the end what is special in each scenario. Loaded apart from the
 * table.
 */
export const USN_DIGEST = digestOf(`
  1 | How to read the rules | Play a carrier battle first. Letters printed twice go by what they say (USN-34). | | minigame
  2 | Written records | Open to both: victory points, fuel, full and empty oilers, weeks of damage. | 9
  Control | Who controls a base or hex | Who starts with it, stands there alone or passed last; combat can hand bases over. Land units of both contest a hex, never a base. | 18(O), 40 | own
  Functional | Functional bases | Supplied, not neutralized, damaged or destroyed. No other refuels, repairs or launches. | 18, 12(K)
  3 | Turns and calendar | A turn is a week of ten phases. T1 is 12/2/41; years open at T4, T56, T108, T160. January, May, August, October have five weeks, others four, unless your house rules differ (USN-60a, USN-60b). | | month, sequence
  Phase 1 | Reinforcements | Both: reserves, replacements, repaired ships, new units. | 5, 22, 23.D | arrive, place
  Phase 2 | Japan, first air and sea movement | A transfer (twice normal range, USN-24), B movement, C embark and debark, D emergency transport by DD or CL, E bombardment, F engagement, G coastal defense, H rest of movement, I refueling. A ship attacks once in each of E, F, G; no E where a coastal defense stands. | 7(O), Phase 2(I), 36 | ferry, aircraft
  Phase 2(I) | Refueling | At the end of each naval phase, in a functional naval base or with a full oiler: Japan in 2 and 8, Allies in 4 and 6. | 12(N), 12(O) | fuel
  Phase 3 | Allied land movement | A movement and breakdown, B entrenching, C building, D recombining, training. | 7, 16, 13
  Phase 3(C) | Building, repair, sabotage | Repair without a die; dice to build, or to wreck own bases. | 19, 19(E), 18(Q)
  Phase 4 | Allies, first air and sea movement | As phase 2; emergency transport by DD only.
  Phase 5 | Allied land attack, mutual air strike | A landing, B airborne, C land attacks named, D ships’ support (USN-77), E–F air missions, G air combat, H–I strikes at ships, K–L at land, M air support (USN-87), N land attacks, O basing (USN-88): after extended range where it came from, patrols at home; without room lost. | 15, Phase 5(E), 8 | battle, return
  Phase 5(E) | Air missions | Both at once and in writing: one mission per air unit, to a hex with a target, never changed; patrols rise after (USN-80). Solitaire, a die per enemy base or carrier: 1–2 all patrol, 3–4 half, 5–6 all strike. | 42(B) | CAP, alone
  Phase 5(G) | Air-to-air combat | One simultaneous fight a hex, by total strength: 5 a point, at extended range Japan 1, Allies 2. With under half on patrol (USN-81) one column left. LBAC lose one per two points of result, B-29 one per four, remainders dropped (USN-82). | | dogfight, CAP
  Phase 5(H) | Strikes at ships | LBAC, LAC with Kami (USN-33, USN-84), then NAC; each wave takes the AA of a pair of ships, then each air unit attacks one ship (USN-32, USN-83). LBAC bombard with 1 a point, Allied LAC with half. | 18(H) | anti-aircraft, bomb
  Phase 5(K) | Strikes at land targets | The bases of a hex fire once at all attackers of land units, coastal defenses and bases (USN-85). | | bombing, AA
  Phase 6 | Allies, second air and sea movement | As phase 4. Last refueling of Allied ships due. | 12(N)
  Phase 7 | Japanese land movement | As phase 3, roles reversed.
  Phase 8 | Japan, second air and sea movement | As phase 2. Last refueling of Japanese ships due. | 12(N)
  Phase 9 | Japanese land attack, mutual air strike | As phase 5, roles reversed: Japan strikes in H and K. | Phase 5
  Phase 10 | Administration | A fuel, B repair, C neutralization dice, D emergency supply off, E next turn. | 12(N), 9
  4 | Where units may go | Anywhere but the closed mainland, the USSR until it enters, the Himalayas. | 4(C) | map
  4(C) | Without the China front | Japan owns and uses the coasts of Korea, Manchuria, occupied China; Allies may only bombard. Hong Kong and Formosa are open. | 45.A
  5 | Reinforcements, where from | From the Reinforcement Chart, your own copy. | Reinforcements
  6 | Missions | As the Mission Capability Chart says; one a sub-phase.
  7 | Movement | Voluntary; units pass through each other. Who entrenches, combines or builds does not move. One ship carries a unit in a phase; landed, it stops. Extended range: LAC 4, NAC 3; mountains cost one hex. | 7(F), 7(H), 7(O) | embark, debark
  7(F) | Strategic movement on land | Doubled; tripled for Allies other than Soviets and Chinese. Supplied all the way, no enemy land unit, no uncontested enemy air zone, no mountain hexside. | 11 | rail
  7(H) | Mountain hexsides | Units of movement 1 only, next to it at the start. An enemy beyond needs a die, Japan 4–6, Allies 5–6; failed, it stays. Unsupplied units may not try that. | 29 | cross, infiltrate, infiltration, roll
  7(O) | Strategic movement at sea | Doubled if the whole phase is spent over five hexes from enemy functional bases and ships, for Japan six from LBAC. Not for damaged ships, not next to submarines, not between boxes. | 9, 33 | naval, double
  8 | Combat | In the same hex. Voluntary, but what is declared is fought. Round odds down, keep fractions till then (USN-23), no strength below 1 (USN-65). All land units of a hex defend together. E1 breaks down the attacker alone (USN-35). | 27, 12(K) | CRT, ratio, attack
  9 | Neutralization and damage | Neutralized is unsupplied; it recovers on 3–6, in an unsupplied hex on 5–6. Weeks of damage add up; above 40 the ship sinks. Any damage halves defense, attack and AA (USN-66) and stops strategic movement; from 20 on movement is halved. A damaged carrier loses its aircraft and flies none. | 9(C), Damage Points | neutralisation, recovery, roll
  9(C) | Repair of ships | A week per complete idle turn: Japan in a functional naval base at home; Allies in Pearl Harbor, West Coast, India box (one ship a turn). The turn of arrival does not count, the first of a scenario does (USN-39). | 9, 22 | dock, how long
  10 | Terrain | Class 1: atolls; class 2: large islands and coasts. Only armor enters desert; air attacks double there, not in cities. The Home Islands’ straits can be walked.
  11 | Air zones of control | Two hexes, LBAC three, around a functional base or carrier with aircraft present. They block supply and land strategic movement; both sides’ cancel. | 12(I) | ZOC, contested

  12 | Supply over land | Three hexes to a source or a functional naval base with a sea line; an engineer in a city adds three (USN-1), one next to a mountain hexside opens it. Units aboard, landing ones and coastal defenses are supplied. | 12(E), 12(G), 12(I) | LOS, trace, length
  12(E) | Supply over sea | From a functional naval base any length, from a coast ten hexes, not to India or West Coast. Once at sea it stays there. | 12(I)
  12(G) | Ultimate supply sources | Japan: its cities, Manchuria’s with the China front. Allies: east edge, Australian cities, west edge in India and Indian Ocean. | 45.A
  12(I) | What blocks supply | Enemy land units block a land line, ships a sea line, uncontested air zones both. Countries not in play and the Himalayas are closed. | 11, 32, 35 | cut
  12(K) | Out of supply | Land units: half attack and defense, one hex, not onto the enemy, lost if they must retreat. No flying, refueling or repair, but bases keep aircraft, defense and AA. | 16, 12(L) | unsupplied
  12(L) | Emergency supply | By ship one division or 12 transport points, or by air, to air bases too. For the turn; gone if the enemy stands there alone. | | airdrop, Tokyo Express
  12(N) | Fuel: how long at sea | Three turns, transports and oilers six, not counting the turn of refueling: refueled on T1, due by the own last naval phase of T4. Else lost at full points (USN-16) or, by agreement, crippled. What arrives counts as refueled that turn, unless your house rule differs (USN-49). Submarines need none. | 12(O), Game 1 | endurance, refuel, run out, oil
  12(O) | What bases and oilers refuel | No limit for the Allies at West Coast, India, Pearl Harbor, Singapore, Manila, Soerabaja, Sydney, for Japan at home, Truk, Shanghai (USN-45). Elsewhere six ships or one oiler a turn. An oiler refuels six ships once, then is empty until a naval phase ends in a supplied base. | 12(N), 34 | major, capacity, tanker
  13 | Breaking down and building up | Down: any time in own land movement. Up: supplied, unmoved, no enemy, one echelon a turn. Army or corps 3 divisions (40-60: 4 regiments), division 2 brigades or 3 regiments; Allies only regiments, in War Plan Orange brigades (USN-56). Allied corps from T82. | 26, 27 | combine, recombine, split, merge
  14 | Stacking | Free, but class 1: three divisions, one coastal defense. Ships defend in pairs from the top. Ships that meet must try to engage: as many from the top as engage them; the rest look on. Each fires once (USN-67). | 36 | engagement, limit, per hex, surface combat
  15 | Amphibious assault | In 5(A), 9(A), from Japanese transports or Allied assault transports; not onto coastal defenses or warships (USN-61). On class 1 attack, and win (USN-74); on class 2 if you like. Allied transports only beside own land units, after a whole phase there. | 30, 14 | landing, invasion, beach
  16 | Entrenching | Unmoved and supplied: Allies 5–6, Japan 6, from Sho-Go 4–6; in cities by option 4–6. Defense ×3, unsupplied ×1.5; no move, no attack. Lost by retreat, E1, D1. | Philippine Fortifications, 23.D(C) | dig in, entrenchment, fortify, roll
  17 | Off the map: India | Allies, over the west edge: ships 1 movement point, land units all, aircraft by transfer. Embarking there takes a naval phase. Not in and out in one turn. | 17(D), Indian Ocean | offmap, box
  17(D) | Off the map: US West Coast | One box a naval phase; 1 movement point on or off the map. No flying there. | 17 | offmap, edge
  18 | Bases | Defense 10 against fire only. AA equals air capacity. An X takes 5 off an air base, gone at 0 (USN-78); a naval base is neutralized or destroyed, a neutralized one stays so. Aircraft on the base are lost by percentage (USN-89). | Functional | airbase, port, anti-aircraft
  18(H) | Ships under a coastal defense | Placing them counts as moving. Defense ×2 against ships, half against aircraft; all AA adds up, return fire is half. The unit fires once, at one ship (USN-68), neutralized with half (USN-69). | Phase 5(H), Phase 2 | CDU
  18(O) | Capture of bases and cities | By standing alone in the hex, or by E1, D1, D2, Dx. Coastal defenses and grounded aircraft die; ships are then at sea. | 19(A) | seize
  18(Q) | Sabotage of own bases | In 3(C), 7(C): infantry division or more 1–2, engineer 1–4. Naval base destroyed, air base −5. | Phase 3(C) | blow up, roll
  19 | Repair and building of bases | To begin, engineer ashore and empty transport; the engineer stays. Inland: a line to a naval base with another such pair. One base an engineer. Repair at once, without a die, unless your house rule differs (USN-52). | 19(A), 19(E) | construct, fix
  19(A) | Captured bases | Capacity 5 works at once; others are damaged until repaired, without AA, by option as 5. | 19, 18(O) | enemy
  19(E) | Dice for building bases | Naval base: Allies 6; Japan 6, then 4–6. Air base or +5: Allies 5–6, Japan 6. No addition to a damaged or neutralized one. | 19 | build, roll, airfield, enlarge
  20 | Limited intelligence | Own units or own uncontested air zone in the hex show all; 3–5 hexes from a base numbers by kind. Never damage, fuel, cargo. | 37, 38 | reconnaissance, search, recon
  21 | Special units; 21.A long-range fighters | From T108 Allied LAC reach 4 at full strength. | 21.D, 21.E, 21.F | 1944, escort
  21.B | Carrier aircraft embarkation | NAC new to a Japanese carrier: it lies idle in Japan for a turn and they do not fly; not those that start aboard. By option all NAC from ashore or from transports, the Allies’ in any functional naval base (USN-55). | | retrain, pilots
  21.C | Ferry carriers | Japan’s CVE-1 to 3 launch and land one NAC a combat phase. | | Taiyo
  21.D | Airborne units | Four hexes from a functional base of 10, not into uncontested enemy zones nor onto enemies on class 1; on class 2 they must attack. The base’s AA comes last (USN-106): 2 destroyed kills, 2 aborted returns all. | 21.E | paratroop, drop
  21.E | Special forces | Supplied within five hexes of a functional base of 10; cross mountains without a die; may drop. | 21.D | commando
  21.F | Armored units | Divisions only in Japan, USSR, Manchuria, China, Formosa, India, Australia, New Zealand, Hawaii. No mountains; desert yes. Allied division 24 transport points, Japanese 12 and no assault. | 39 | tank, armour
  22 | Replacements | Engineers after 5 turns, Allied transports 4, assault transports and oilers 10, Japanese oilers 20: after their loss, or after being taken off with 10 weeks or more in a functional naval base (USN-62). Back at Japan’s bases or West Coast (USN-54). | 22(E), 45.A(H) | replace, return, sunk
  22(E) | Japanese transports replaced | After 4 turns in 1941–42, 6 in 1943, 8 in 1944, 12 in 1945; with convoy escorts 4. | 22, 33 | delay, replacement

  23.A | US reserves | Once: a Japanese land unit or base on Hawaii brings nine 8-15 regiments. | | American, trigger
  23.B | Australian reserves | A Japanese land unit or base in Australia: nine 8-15, three a turn, at functional naval bases; once (USN-31). | 39(B) | trigger
  23.C | Indian reserves | A Japanese land unit or functional base in India: three 8-15 and 5 LAC, once. | | trigger
  23.D | Japanese reserves; A-Go | Checked in phase 1, once each, never withdrawn, Chinese do not count; those earlier than the scenario are in play (USN-50). A-Go: from T56 a supplied Allied land unit or functional base within the May 1942 line; four 8-18, 10 NAC. | 23.D(C), 23.D(F), 31 | trigger, activate
  23.D(C) | Sho-Go | From T108: a supplied Allied land unit or functional base in Burma, Sumatra, Java, Borneo, Philippines, Formosa, Korea or on an island within nine hexes of Japan. One 40-20, three 20-40, two 10-30 (T, T+2), 20 LAC; 10 Kami T+8, T+16. Entrenching 4–6. | 28 | trigger, kamikaze
  23.D(F) | Ketsu-Go | Any turn: a supplied Allied land unit or functional base within five hexes of Japan. At T three 20-40, an engineer (USN-42), 10 LAC; a 10-30 every second turn to eight; four 20-40 T+8, T+12; 10 LAC T+8, to 1943 T+16 too. From 1944 Kami: 10, T+8 10, T+16 20, T+24 10. | 23.D | trigger, kamikaze
  24 | Victory | All points, fractions kept; higher ÷ lower: 1.5 marginal, 2 provisional, 3 strategic, 4 decisive, below a draw. | Victory Points, Geographic | win, ratio, level
  Victory Points | Points for units destroyed | Carrier 10 × capacity, other ship 2 × printed defense. Transport, oiler: Japan 20, Allies 10; assault 20. Division 10, brigade 5, regiment 3; corps and 80-120 army 30, 40-60 15, amphibious 60, smaller army 12; Allied marine, airborne, armored division 20. LAC ½, NAC Japan 1, Allies ½, LBAC 1, B-29 2. Unlisted: USN-19. By option BB, BC 4 × defense. | Damage Points, 27 | VP, worth, sunk, value
  Damage Points | Points for damage | Sinking value × weeks ÷ 100, at once. Sunk before full repair: the rest of the value, never below 0 (USN-25). | 9, Victory Points | VP, damaged
  Geographic | Points for ground | The garrison there, no enemy land unit; without supply half. Army or corps is 3 divisions, division 2 brigades or 3 regiments. Home Islands 200, Philippines 75, fifty each Indochina, Sumatra, Java, Borneo, Formosa, Australia, Pearl Harbor. Bases near the enemy: Allies one air, one naval line, Japan each line once (USN-20). | 43, 31 | VP, garrisons, objective, control

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
