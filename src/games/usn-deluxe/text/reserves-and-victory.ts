import { rulesOf } from './rules-of';

/** Rules 23 and 24. */
export const RESERVES_AND_VICTORY = rulesOf(`
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
`);
