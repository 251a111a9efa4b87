import { setUpOf } from './set-up';

/** Game 2; errata applied. */
export const SET_UP_G2 = setUpOf(`
  j | Japan 609 | units: 5-10 SNLF, 5-10 SNLF airborne regiment
  j | Burma 76, not 74 or 107 | units: 80-120 army, 20-40 division
  j | Burma 76, not 74 or 107 | units: 10-15 client army | needs: asia
  j | Thailand 112 | units: 20-40 client army | needs: asia
  j | Haiphong 177 | units: 8-18 brigade, 10 LAC
  j | Saigon 181 | units: 8-18 brigade, 10 LAC
  j | Malaya 115 | units: 20-40 division
  j | Burma 76 or Malaya 115 | units: 1-1 engineer
  j | Dutch East Indies 220 | units: 3 × 20-40 division, 5-10 SNLF, 6-12 airborne regiment, 1-1 engineer
  j | Dutch East Indies 220 | units: 10-15 client army | needs: asia
  j | Timor 356 | units: 5-10 SNLF
  j | Hong Kong 311 | units: 6-12 regiment
  j | Formosa 378, 411 | units: 6-12 regiment
  j | Luzon 381 | units: 3 × 20-40 division, 8-18 brigade
  j | Manila 381 | ships: DD-4 | units: 1-1 engineer
  j | Vogelkop 521 | units: 8-18 brigade
  j | Lae 692 | units: 6-12 regiment
  j | Rabaul 759 | ships: CVL-2 CL-1 TR-1..2 | units: 6-12 regiment, 5-10 SNLF, 1-1 engineer
  j | Palau 552 | units: 8-18 brigade, 2-8 defense regiment, 6-2 coastal defense
  j | Truk 754 | ships: CV-3..4 CA-1..2 | units: 6-12 regiment, 2-8 defense regiment, 30-10 coastal defense
  j | Any friendly base hexes | units: 3 × 8-18 brigade
  j | Shanghai 109 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Saipan 717 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Kwajalein 989 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Naval bases in Japan 576 | ships: CV-1..2 CV-5..6 CVL-1 CVL-3..4 CVE-1 BB-1..3 CA-3..4 CL-2 DD-1..2 OIL-1..2 TR-3 | units: 4 × 2-8 defense regiment on four of them, 4 × 30-10 coastal defense on four of them
  j | Singapore 116 | ships: DD-3 TR-4
  j | Soerabaja 220 | ships: DD-5
  j | Anywhere by the rules of submarines | ships: SS-1..4 Dummy-1..4 | needs: subs
  j | Any friendly carriers or air bases | units: 65 NAC
  j | Bangkok 112 | units: 15 LAC
  j | Any friendly air bases | units: 55 LAC
  j | Manchukuo | units: 4 × 80-160 army (one may be in divisions), 1-1 engineer, 45 LAC | needs: china
  j | Manchukuo | units: 2 × 10-15 client army | needs: china asia
  j | Occupied China | units: 5 × 80-160 army (one may be in divisions), 3 × 30-50 army, 1-1 engineer, 12 LAC | needs: china
  j | Occupied China | units: 2 × 10-15 client army | needs: china asia
  j | Korea 541 | units: 2 × 20-40 division | needs: china
  j | Home Islands | units: 6 × 20-40 division, 20 LAC, 10 NAC | needs: homeDefense
  a | India 8 | units: 3 × 8-15 regiment, 5 LAC
  a | India box | units: 8-15 regiment
  a | Burma 74, 107 | units: 3 × 8-15 regiment, 7-10 Nationalist army
  a | Australia 699 | units: 30-50 division, 8 × 8-15 regiment, 1-1 engineer, 40 LAC, 5 LBAC
  a | Auckland 972 | units: 30-50 division, 5 LAC
  a | Suva 1066 | units: 3 × 8-15 regiment, 2 LAC
  a | Noumea 899 | ships: CV-4..5 CA-3 DD-2 OIL-3 | units: 3 × 8-15 regiment, 1-1 engineer, 4 LAC
  a | Port Moresby 659 | units: 8-15 regiment entrenched, 5 LAC
  a | Efate 931 | units: 2-6 defense battalion, 1-1 engineer
  a | Tongabatu 1168 | units: 8-15 regiment, 2 LAC
  a | Pago Pago 1233 | units: 8-15 regiment, 4 LAC
  a | Dutch Harbor 1409 | ships: DD-3 | units: 8-15 regiment, 3 LAC, 1 LBAC
  a | Cold Bay 1509 | units: 8-15 regiment, 5 LAC
  a | Midway 1218 | units: 2-6 defense battalion, 6-2 coastal defense, 5 LAC
  a | Palmyra 1394 | units: 2-6 defense battalion, 1 LAC
  a | Pearl Harbor 1456 | ships: CV-6 CV-8 BB-3..4 CA-1..2 CL-1 DD-1 OIL-1..2 | units: 2 × 30-50 division, 3 × 8-15 regiment, 50-20 coastal defense, 15 LAC, 2 LBAC | weeks: BB-3 20
  a | West Coast | ships: CV-3 DD-4..5 TR-3 | units: 2-6 defense battalion; 3 × 8-15 regiment aboard TR-3 | weeks: CV-3 6
  a | Brisbane 698 | ships: TR-4 DD-6 | units: 30-50 division aboard TR-4
  a | Every other Allied naval base but West Coast and India | units: 6-2 coastal defense each
  a | Sydney 668 | ships: CA-4
  a | Hex 1068 | ships: TR-1 DD-7 | units: 12 LAC aboard TR-1
  a | Any friendly carriers or air bases | units: 30 NAC
  a | Canton Island 1229 | units: 4 LAC
  a | Christmas Island 1429 | units: 2 LAC
  a | Johnston 1357 | units: 1 LAC
  a | Nationalist zone | units: 2 × 20-40 army, 5 × 10-15 army, 2 × 7-10 army | needs: china
  a | Communist zone | units: 30-50 army, 15-30 army | needs: china
  a | Kunming 141 | units: 2 LAC | needs: china
  a | Eliminated, to be replaced by the die | units: 30-40 Nationalist army | needs: china
  a | Removed for good, no loss | units: 2 × DD of your choice | needs: !subs
`);
