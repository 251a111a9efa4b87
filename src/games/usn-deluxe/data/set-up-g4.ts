import { setUpOf } from './set-up';

/** Game 4; errata applied. */
export const SET_UP_G4 = setUpOf(`
  j | Japan 609 | units: 20-40 division, 6-12 airborne regiment, 1-1 engineer
  j | Burma 76 | units: 80-160 army, 20-40 division, 1-1 engineer
  j | Burma 76 | units: 10-15 client army | needs: asia
  j | Thailand 112 | units: 20-40 division
  j | Thailand 112 | units: 20-40 client army | needs: asia
  j | Haiphong 177 | units: 8-18 brigade
  j | Saigon 181 | units: 8-18 brigade
  j | Malaya 115 | units: 20-40 division
  j | Dutch East Indies 220 | units: 2 × 20-40 division, 5-10 SNLF, 1-1 engineer
  j | Dutch East Indies 220 | units: 10-15 client army | needs: asia
  j | Hong Kong 311 | units: 6-12 regiment
  j | Formosa 378, 411 | units: 6-12 regiment
  j | Luzon 381 | units: 2 × 20-40 division
  j | Saipan 717 | units: 5-10 SNLF airborne regiment, 2-8 defense regiment, 6-2 coastal defense
  j | Tarawa 1059 | units: 5-10 SNLF entrenched, 6-2 coastal defense entrenched
  j | New Guinea 692, on the Japanese side | units: 3 × 20-40 division
  j | Rabaul 759 | units: 20-40 division, 2-8 defense regiment, 6-2 coastal defense
  j | Bougainville 760 | units: 8-18 brigade
  j | New Georgia 794 | units: 8-18 brigade
  j | New Guinea 692, Rabaul 759, Bougainville 760, New Georgia 794 or Santa Isabel 827 | units: 5-10 SNLF, 1-1 engineer
  j | Any friendly base hexes | units: 3 × 8-18 brigade, 2 × 1-1 engineer
  j | Shanghai 109 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Palau 552 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Truk 754 | units: 2-8 defense regiment, 30-10 coastal defense
  j | Kwajalein 989 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Singapore 116 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Soerabaja 120 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Manila 381 | units: 2-8 defense regiment
  j | Naval bases in Japan 576 | ships: CV-4 | units: 4 × 2-8 defense regiment on four of them, 4 × 30-10 coastal defense on four of them | weeks: CV-4 5
  j | Any Japanese naval bases | ships: CV-3 CV-7..8 CVL-3..5 CVE-1..3 BB-1 BB-3..4 CA-2..4 CL-1..2 DD-2..5 OIL-1..2 TR-1..3
  j | Anywhere by the rules of submarines | ships: SS-1..4 Dummy-1..4 | needs: subs
  j | Any friendly carriers or air bases, not in China, Manchuria or Korea | units: 35 NAC
  j | Air bases in Burma, Thailand, Indochina or Malaya | units: 30 LAC
  j | Air bases in the Dutch East Indies | units: 10 LAC
  j | Air bases elsewhere, not in China, Manchuria or Korea | units: 40 LAC
  j | Manchukuo | units: 4 × 80-160 army (one may be in divisions), 2 × 40-20 armored division, 1-1 engineer, 20 LAC | needs: china
  j | Manchukuo | units: 2 × 10-15 client army | needs: china asia
  j | Occupied China | units: 4 × 80-160 army (one may be in divisions), 4 × 30-50 army, 40-20 armored division, 1-1 engineer, 10 LAC | needs: china
  j | Occupied China | units: 2 × 10-15 client army | needs: china asia
  j | Korea 541 | units: 2 × 20-40 division | needs: china
  j | Home Islands | units: 6 × 20-40 division, 20 LAC | needs: homeDefense
  a | India 8 | units: 40-60 corps, 4 × 8-15 regiment, 1-1 engineer
  a | Australia 699 | units: 3 × 30-50 division
  a | Auckland 972 | units: 30-50 division
  a | Any Allied bases but in India, at most three divisions a hex | units: 2 × 50-60 amphibious division, 120-200 corps, 7 × 30-50 division, 18 × 8-15 regiment, 10-15 airborne regiment, 11 × 1-1 engineer, 4 × 2-6 defense battalion
  a | India 73 | units: 20-40 Nationalist army
  a | Pearl Harbor 1456 | ships: BB-3 | units: 50-20 coastal defense
  a | Midway 1218 | units: 6-2 coastal defense
  a | Every other Allied naval base but West Coast and India | units: 6-2 coastal defense each
  a | Any Allied naval bases but in India | ships: CV-3 CV-6..7 CV-9 CV-16 CVL-22 CVE-1 CVE-16 CVE-18 CVE-27..28 BB-4..7 CA-3..4 CL-5..6 CL-17 DD-2..7 DD-12..17 AT-1 TR-1..4 OIL-1..3
  a | Any friendly carriers or air bases but in India | units: 100 NAC
  a | Air bases in India and its box | units: 30 LAC, 3 LBAC
  a | Any Allied air bases but in India | units: 70 LAC, 18 LBAC
  a | Nationalist zone | units: 30-40 army, 20-40 army, 5 × 10-15 army, 3 × 7-10 army | needs: china
  a | Communist zone | units: 30-50 army, 15-30 army | needs: china
  a | Kunming 141 | units: 3 LAC, 1 LBAC | needs: china
  a | Removed for good, no loss | units: 2 × DD of your choice | needs: !subs
`);
