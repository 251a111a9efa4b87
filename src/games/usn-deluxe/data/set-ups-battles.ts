import type { SetUpLine } from './set-up';

const subs: SetUpLine = {
  side: 'j',
  place: 'Anywhere by the rules of submarines',
  ships: 'SS-1 Dummy-1',
  needs: 'subs',
};

/** The Battle of the Coral Sea; errata applied. */
export const SET_UP_CORAL: readonly SetUpLine[] = [
  { side: 'j', place: 'Lae 692', units: '6-12 regiment' },
  {
    side: 'j',
    place: 'Rabaul 759',
    ships: 'CVL-2 CL-1 TR-1..2',
    units: '6-12 regiment, 5-10 SNLF, 1-1 engineer',
  },
  { side: 'j', place: 'Truk 754', ships: 'CV-3..4 CA-1..2', units: '30-10 coastal defense' },
  { side: 'j', place: 'Any carriers', units: '15 NAC' },
  { side: 'j', place: 'Any Japanese air bases', units: '15 LAC' },
  subs,
  { side: 'a', place: 'Port Moresby 659', units: '8-15 regiment entrenched' },
  { side: 'a', place: 'Noumea 899', ships: 'CV-4..5 CA-1 DD-1' },
  { side: 'a', place: 'Sydney 668', ships: 'CA-2' },
  { side: 'a', place: 'Any carriers', units: '14 NAC' },
  { side: 'a', place: 'Any Allied air bases', units: '20 LAC, 5 LBAC' },
];

/** The Battle of Midway. */
export const SET_UP_MIDWAY: readonly SetUpLine[] = [
  {
    side: 'j',
    place: 'Ominato 707',
    ships: 'CV-8 CVL-1 CA-1 CL-1 DD-1 OIL-1 TR-1',
    units: '5-10 SNLF, 6-12 regiment',
  },
  {
    side: 'j',
    place: 'Saipan 717',
    ships: 'TR-2',
    units: '5-10 SNLF, 1-1 engineer, 6-2 coastal defense',
  },
  { side: 'j', place: 'Osaka 609', ships: 'CV-1..2 CV-5..6 BB-1' },
  { side: 'j', place: 'Kure 576', ships: 'CVL-3..4 BB-2 BB-4 CA-2 CL-2 DD-2 OIL-2' },
  { side: 'j', place: 'Guam 684', ships: 'CA-3' },
  { side: 'j', place: 'Any carriers', units: '38 NAC' },
  { side: 'j', place: 'Any Japanese air bases', units: '15 LAC' },
  subs,
  { side: 'a', place: 'Dutch Harbor 1409', ships: 'DD-1', units: '8-15 regiment' },
  { side: 'a', place: 'Cold Bay 1509', units: '8-15 regiment' },
  {
    side: 'a',
    place: 'Midway 1218',
    units: '2-6 defense battalion, 6-2 coastal defense, 5 LAC, 2 LBAC',
  },
  { side: 'a', place: 'Pearl Harbor 1456', ships: 'CV-5..7 CA-1..2 CL-1 OIL-1' },
  { side: 'a', place: 'Any carriers', units: '23 NAC' },
  { side: 'a', place: 'Aleutians 1509', units: '8 LAC, 1 LBAC' },
];

/** The Battle of the Eastern Solomons; errata applied. */
export const SET_UP_SOLOMONS: readonly SetUpLine[] = [
  {
    side: 'j',
    place: 'Rabaul 759',
    ships: 'CA-4 DD-3',
    units: '6-12 regiment, 6-2 coastal defense',
  },
  { side: 'j', place: 'Guadalcanal 828', units: '5-10 SNLF' },
  {
    side: 'j',
    place: 'Truk 754',
    ships: 'CV-3..4 CVL-1 BB-2 DD-1..2 CA-1..3 CL-1',
    units: '30-10 coastal defense',
  },
  { side: 'j', place: 'Any carriers', units: '17 NAC' },
  { side: 'j', place: 'Any Japanese air bases', units: '10 LAC' },
  subs,
  { side: 'a', place: 'Guadalcanal 828', units: '50-60 amphibious division entrenched' },
  { side: 'a', place: 'Espiritu Santo 930', ships: 'CV-6 CV-3 CV-7 CA-1..2 DD-1' },
  { side: 'a', place: 'Any friendly carriers or air bases', units: '27 NAC' },
  { side: 'a', place: 'Any friendly air bases', units: '15 LAC, 3 LBAC' },
];

/** The Battle of the Santa Cruz Islands. */
export const SET_UP_CRUZ: readonly SetUpLine[] = [
  { side: 'j', place: 'Guadalcanal 828', units: '20-40 division' },
  { side: 'j', place: 'Rabaul 759', ships: 'DD-2', units: '6-2 coastal defense' },
  {
    side: 'j',
    place: 'Truk 754',
    ships: 'CV-3..4 CVL-3 CV-8 BB-1 CA-1..2 CL-1 DD-1',
    units: '30-10 coastal defense',
  },
  { side: 'j', place: 'Any friendly carriers or air bases', units: '21 NAC' },
  { side: 'j', place: 'Any friendly air bases', units: '20 LAC' },
  subs,
  {
    side: 'a',
    place: 'Guadalcanal 828',
    units: '50-60 amphibious division, 8-15 regiment, 1-1 engineer, all entrenched',
  },
  { side: 'a', place: 'Santa Cruz 929', ships: 'CV-6 CV-8 BB-5 CA-1 CL-5 DD-1..2' },
  { side: 'a', place: 'Any friendly carriers or air bases', units: '17 NAC' },
  { side: 'a', place: 'Any friendly air bases', units: '19 LAC, 4 LBAC' },
];
