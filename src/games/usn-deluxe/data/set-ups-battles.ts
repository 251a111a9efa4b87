import { setUpOf } from './set-up';

/** The Battle of the Coral Sea; errata applied. */
export const SET_UP_CORAL = setUpOf(`
  j | Lae 692 | units: 6-12 regiment
  j | Rabaul 759 | ships: CVL-2 CL-1 TR-1..2 | units: 6-12 regiment, 5-10 SNLF, 1-1 engineer
  j | Truk 754 | ships: CV-3..4 CA-1..2 | units: 30-10 coastal defense
  j | Any carriers | units: 15 NAC
  j | Any Japanese air bases | units: 15 LAC
  j | Anywhere by the rules of submarines | ships: SS-1 Dummy-1 | needs: subs
  a | Port Moresby 659 | units: 8-15 regiment entrenched
  a | Noumea 899 | ships: CV-4..5 CA-1 DD-1
  a | Sydney 668 | ships: CA-2
  a | Any carriers | units: 14 NAC
  a | Any Allied air bases | units: 20 LAC, 5 LBAC
`);

/** The Battle of Midway. */
export const SET_UP_MIDWAY = setUpOf(`
  j | Ominato 707 | ships: CV-8 CVL-1 CA-1 CL-1 DD-1 OIL-1 TR-1 | units: 5-10 SNLF, 6-12 regiment
  j | Saipan 717 | ships: TR-2 | units: 5-10 SNLF, 1-1 engineer, 6-2 coastal defense
  j | Osaka 609 | ships: CV-1..2 CV-5..6 BB-1
  j | Kure 576 | ships: CVL-3..4 BB-2 BB-4 CA-2 CL-2 DD-2 OIL-2
  j | Guam 684 | ships: CA-3
  j | Any carriers | units: 38 NAC
  j | Any Japanese air bases | units: 15 LAC
  j | Anywhere by the rules of submarines | ships: SS-1 Dummy-1 | needs: subs
  a | Dutch Harbor 1409 | ships: DD-1 | units: 8-15 regiment
  a | Cold Bay 1509 | units: 8-15 regiment
  a | Midway 1218 | units: 2-6 defense battalion, 6-2 coastal defense, 5 LAC, 2 LBAC
  a | Pearl Harbor 1456 | ships: CV-5..7 CA-1..2 CL-1 OIL-1
  a | Any carriers | units: 23 NAC
  a | Aleutians 1509 | units: 8 LAC, 1 LBAC
`);

/** The Battle of the Eastern Solomons; errata applied. */
export const SET_UP_SOLOMONS = setUpOf(`
  j | Rabaul 759 | ships: CA-4 DD-3 | units: 6-12 regiment, 6-2 coastal defense
  j | Guadalcanal 828 | units: 5-10 SNLF
  j | Truk 754 | ships: CV-3..4 CVL-1 BB-2 DD-1..2 CA-1..3 CL-1 | units: 30-10 coastal defense
  j | Any carriers | units: 17 NAC
  j | Any Japanese air bases | units: 10 LAC
  j | Anywhere by the rules of submarines | ships: SS-1 Dummy-1 | needs: subs
  a | Guadalcanal 828 | units: 50-60 amphibious division entrenched
  a | Espiritu Santo 930 | ships: CV-6 CV-3 CV-7 CA-1..2 DD-1
  a | Any friendly carriers or air bases | units: 27 NAC
  a | Any friendly air bases | units: 15 LAC, 3 LBAC
`);

/** The Battle of the Santa Cruz Islands. */
export const SET_UP_CRUZ = setUpOf(`
  j | Guadalcanal 828 | units: 20-40 division
  j | Rabaul 759 | ships: DD-2 | units: 6-2 coastal defense
  j | Truk 754 | ships: CV-3..4 CVL-3 CV-8 BB-1 CA-1..2 CL-1 DD-1 | units: 30-10 coastal defense
  j | Any friendly carriers or air bases | units: 21 NAC
  j | Any friendly air bases | units: 20 LAC
  j | Anywhere by the rules of submarines | ships: SS-1 Dummy-1 | needs: subs
  a | Guadalcanal 828 | units: 50-60 amphibious division, 8-15 regiment, 1-1 engineer, all entrenched
  a | Santa Cruz 929 | ships: CV-6 CV-8 BB-5 CA-1 CL-5 DD-1..2
  a | Any friendly carriers or air bases | units: 17 NAC
  a | Any friendly air bases | units: 19 LAC, 4 LBAC
`);
