import { setUpOf } from './set-up';

/** Malaya and Burma; Japan has the armored brigade of 39(E), which names scenarios that begin then. */
export const SET_UP_MALAYA = setUpOf(`
  j | Saigon 181 | ships: CA-3 CL-2 DD-4..5 TR-3..4 | units: 2 × 20-40 division, 8-18 brigade, 20 LAC, 5 NAC
  j | Indochina 146 | units: 2 × 20-40 division
  j | Haiphong 177 | units: 2 × 8-18 brigade, 10 LAC
  j | Indochina | units: 18-8 armored brigade | needs: armor
  a | Kuala Lumpur 82 | units: 40-60 corps
  a | Singapore 116 | ships: BB-1 CL-2..3 DD-7 | units: 2 × 8-15 regiment, 50-20 coastal defense, 5 LAC
  a | Khota Bharu 115 | units: 8-15 regiment
  a | Rangoon 44 | units: 8-15 regiment, 6-2 coastal defense, 5 LAC
  a | Burma-Thai border 77 | units: 8-15 regiment
  a | Burma-Thai border 109 | units: 8-15 regiment
`);

/** Saipan and the Marianas. */
export const SET_UP_SAIPAN = setUpOf(`
  j | Saipan 717 | units: 20-40 division, 8-18 brigade, 5-10 SNLF airborne regiment, 6-2 coastal defense, all entrenched
  j | Tawitawi 351 | ships: CVL-3 CVL-6..7 BB-1 BB-4 CA-1..2 DD-4
  j | Halmahera 453 | ships: CV-3..4 CV-7..9 CVL-5 DD-5..6
  j | Carriers at Tawitawi 351 | units: 9 NAC
  j | Carriers at Halmahera 453 | units: 37 NAC
  a | Guadalcanal 828 | ships: AT-1..2 TR-1 | units: 2 × 50-60 amphibious division, 30-50 division, all aboard
  a | Eniwetok 921 | ships: CV-2 CV-6..10 CV-18 CVL-A..D BB-5..6 CA-4 CL-5..7 DD-13..17
  a | Manus 690 | ships: BB-3..4 CA-3 CL-3..4 DD-7..8
  a | Carriers at Eniwetok 921 | units: 92 NAC
`);

/** Philippines. */
export const SET_UP_PHIL = setUpOf(`
  j | Luzon 381 | units: 80-160 army, 30-50 army, 40-20 armored division, 8-18 brigade, 6-12 regiment, 1-1 engineer
  j | Manila 381 | units: 2-8 defense regiment, 6-2 coastal defense
  j | Leyte 416 | units: 20-40 division entrenched
  j | Mindanao 418 | units: 2 × 20-40 division, 8-18 brigade
  j | Palawan 349 | units: 6-12 regiment
  j | Panay 382 | units: 8-18 brigade
  j | Singapore 116 | ships: BB-1..2 BB-4 CA-1 DD-6..7
  j | Formosa 378 | ships: CA-2 DD-8
  j | Kure 576 | ships: CV-4 CVL-3 CVL-6..7 DD-9
  j | Carriers in Kure 576 | units: 13 NAC
  j | Air bases in the Philippines or Formosa | units: 18 LAC
  a | Hollandia 589 | ships: AT-1..2 | units: 2 × 30-50 division, all aboard
  a | Ulithi 618 | ships: CV-6 CV-9 CV-11 CV-13 CV-17..19 CVL-A CVL-C..D BB-5..6 CL-8..9 DD-C..F AT-3 | units: 2 × 30-50 division, 1-1 engineer, all aboard AT-3
  a | Manus 690 | ships: CVE-A..F BB-3..4 CA-7 CL-10 DD-G..H DD-J..K
  a | Carriers at Ulithi 618 | units: 88 NAC
  a | Carriers at Manus 690 | units: 36 NAC
  a | Vogelkop 521 | units: 3 LBAC
`);
