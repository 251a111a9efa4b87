import { rulesOf } from './rules-of';

/** Rules 12 to 22. */
export const SUPPLY_AND_BASES = rulesOf(`
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
`);
