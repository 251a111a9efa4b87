import { setUpOf } from './set-up';

/** Game 1, and with it Games 3 and 5; errata applied. */
export const SET_UP_G1 = setUpOf(`
  j | Japan 676 | units: 2 × 20-40 division, 2 × 1-1 engineer
  j | Canton 247 and/or Amoy 345 | units: 20-40 division, 6-12 regiment
  j | Formosa 378, 411 | units: 2 × 20-40 division, 6-12 regiment
  j | Haiphong 177 | units: 8-18 brigade
  j | Saigon 181 | units: 8-18 brigade
  j | Indochina 179 | units: 80-120 army or its three 20-40 divisions, 20-40 division, 1-1 engineer
  j | Indochina 179 | units: 18-8 armored brigade | needs: armor
  j | Any friendly land hexes | units: 4 × 8-18 brigade, 4 × 5-10 SNLF, 5-10 SNLF airborne regiment, 6-12 airborne regiment, 1-1 engineer
  j | Shanghai 109 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Palau 552 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Saipan 717 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Truk 754 | ships: CA-4 DD-5 | units: 2-8 defense regiment, 30-10 coastal defense
  j | Kwajalein 989 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Naval bases in Japan 676 | ships: CV-1..6 CVL-4 CVE-1 BB-1..2 CA-1 CL-1 DD-1..2 OIL-1..2 | units: 4 × 2-8 defense regiment on four of them, 4 × 30-10 coastal defense on four of them
  j | Formosa 378 and/or Hainan 245 | ships: CVL-1 CVL-3 BB-3 CA-2..3 CL-2 DD-3..4
  j | Any friendly naval bases | ships: TR-1..4
  j | Anywhere by the rules of submarines | ships: SS-1..4 Dummy-1..4 | needs: subs
  j | Any friendly air bases or carriers, not in China, Manchuria or Korea | units: 68 NAC
  j | Any friendly air bases, not in China, Manchuria or Korea | units: 94 LAC
  j | Manchukuo | units: 4 × 80-160 army (one may be in divisions), 1-1 engineer, 45 LAC | needs: china
  j | Manchukuo | units: 2 × 10-15 client army | needs: china asia
  j | Occupied China | units: 5 × 80-160 army (one may be in divisions), 2 × 30-50 army, 1-1 engineer, 12 LAC | needs: china
  j | Occupied China | units: 2 × 10-15 client army | needs: china asia
  j | Korea 541 | units: 2 × 20-40 division | needs: china
  j | Home Islands | units: 6 × 20-40 division, 20 LAC, 10 NAC | needs: homeDefense
  a | Hong Kong 311 | units: 8-15 regiment
  a | India 8 | units: 3 × 8-15 regiment, until Japan invades Burma
  a | Burma 76 | units: 3 × 8-15 regiment, one of them in Rangoon 44 until Japan crosses the border
  a | Malaya 116 | units: 40-60 corps, 3 × 8-15 regiment, 5 LAC
  a | Dutch East Indies 220 | units: 4 × 8-15 regiment, one a hex; 5 LAC
  a | Philippines 381 | units: 40-60 corps, 30-50 division, 2 × 8-15 regiment; what is on 348 may be entrenched
  a | Australia 463 | units: 30-50 division, 6 × 8-15 regiment, 5 LAC
  a | New Zealand 971, 972 | units: 30-50 division; 3 LAC in 972
  a | Fiji 1066, 1099 | units: 2 × 8-15 regiment
  a | Port Moresby 659 | units: 8-15 regiment, 2 LAC
  a | Dutch Harbor 1409 | units: 8-15 regiment, 3 LAC, 1 LBAC
  a | Cold Bay 1509 | units: 8-15 regiment, 3 LAC
  a | Wake 985 | units: 2-6 defense battalion, 6-2 coastal defense, 1 LAC
  a | Midway 1218 | units: 2-6 defense battalion, 6-2 coastal defense
  a | Guam 684 | units: 2-6 defense battalion, 6-2 coastal defense
  a | Pearl Harbor, Oahu 1456 | ships: BB-2..3 CA-1 CL-1 DD-1..4 OIL-1 | units: 6 × 8-15 regiment, 1-1 engineer, 50-20 coastal defense, 24 LAC, 1 LBAC
  a | West Coast | ships: CV-3 CL-4 DD-8..9 TR-1 TR-3 OIL-2..3 | units: 8-15 regiment, 2-6 defense battalion; 9 NAC aboard CV-3
  a | Singapore 116 | ships: BB-1 CL-2..3 DD-7 | units: 50-20 coastal defense
  a | Khota Bharu 115 | units: 6-2 coastal defense
  a | Corregidor 348 | units: 50-20 coastal defense
  a | Every other Allied naval base but West Coast and India | units: 6-2 coastal defense each
  a | Manila 381 | ships: DD-5
  a | Soerabaja 220 | ships: CA-5 DD-6
  a | Luzon 381 | units: 12 LAC, 3 LBAC
  a | Rangoon 44 | units: 5 LAC
  a | Suva 1066 | units: 2 LAC
  a | Nationalist zone | units: 30-40 army, 2 × 20-40 army, 5 × 10-15 army, 3 × 7-10 army | needs: china
  a | Communist zone | units: 30-50 army, 15-30 army | needs: china
  a | Mandalay 76 | units: 1-1 engineer | needs: china
  a | Removed for good, no loss | units: 2 × DD of your choice | needs: !subs
`);
