import type { SetUpLine } from './set-up';

const SUBS: SetUpLine = {
  side: 'j',
  place: 'Anywhere by the rules of submarines',
  ships: 'SS-1..3',
  needs: 'subs',
};

/** War Plan Orange 1 and 2, by treaty or by the Battleship Admirals' War; errata applied (USN-15). */
export const SET_UP_ORANGE: readonly SetUpLine[] = [
  { side: 'j', place: 'Naval bases in Japan', ships: 'CV-1..2', needs: '!wpoAdmirals' },
  { side: 'j', place: 'Naval bases in Japan', ships: 'BC-1', needs: 'wpoAdmirals' },
  {
    side: 'j',
    place: 'Naval bases in Japan',
    ships: 'CVL-1 CVL-4 BB-2..3 CA-1..3 CL-1..2 C-1 DD-1..3 D-1 OIL-1..2',
  },
  { side: 'j', place: 'Any friendly naval bases', ships: 'DD-4 TR-1..3' },
  SUBS,
  { side: 'j', place: 'Japan', units: '4 × 20-40 division, 2 × 1-1 engineer' },
  { side: 'j', place: 'Korea', units: '20-40 division' },
  { side: 'j', place: 'Formosa', units: '20-40 division' },
  { side: 'j', place: 'Any friendly land hexes', units: '2 × 8-18 brigade, 2 × 5-10 SNLF' },
  { side: 'j', place: 'Truk', units: '30-10 coastal defense' },
  { side: 'j', place: 'Any friendly air bases or carriers', units: '35 NAC', needs: '!wpoAdmirals' },
  { side: 'j', place: 'Any friendly air bases', units: '39 LAC', needs: '!wpoAdmirals' },
  { side: 'j', place: 'Any friendly air bases or carriers', units: '10 NAC', needs: 'wpoAdmirals' },
  { side: 'j', place: 'Any friendly air bases', units: '64 LAC', needs: 'wpoAdmirals' },
  {
    side: 'a',
    place: 'West Coast',
    ships: 'CV-3..4',
    units: 'carriers with 9 NAC each',
    needs: '!wpoAdmirals',
  },
  { side: 'a', place: 'West Coast', ships: 'BC-1 CV-2', units: 'CV-2 with 7 NAC', needs: 'wpoAdmirals' },
  {
    side: 'a',
    place: 'West Coast',
    ships: 'BB-2..3 CA-1 CL-1 DD-1..2 TR-1 OIL-1',
    units: '15-25 brigade, 10-20 brigade, 1-1 engineer',
  },
  {
    side: 'a',
    place: 'Pearl Harbor',
    ships: 'C-1 DD-3..4 TR-2',
    units: '2 × 10-20 brigade, 1-1 engineer, 50-20 coastal defense, 12 LAC',
  },
  { side: 'a', place: 'Manila', ships: 'D-1' },
  { side: 'a', place: 'Philippines', units: '3 × 10-20 brigade' },
  { side: 'a', place: 'Corregidor 348', units: '50-20 coastal defense' },
  { side: 'a', place: 'Luzon', units: '10 LAC' },
  { side: 'a', place: 'Guam', units: '2-6 defense battalion, 6-2 coastal defense' },
  { side: 'a', place: 'Wake', units: '2-6 defense battalion, 6-2 coastal defense' },
  { side: 'a', place: 'Midway', units: '2-6 defense battalion, 6-2 coastal defense' },
  { side: 'a', place: 'Hawaii', units: '2-6 defense battalion' },
  { side: 'a', place: 'Pago Pago', units: '6-2 coastal defense' },
];

/** War Plan Orange 3: each ship after a die. */
export const SET_UP_ORANGE_3: readonly SetUpLine[] = [
  {
    side: 'j',
    place: 'Any friendly naval bases',
    ships: 'CV-1..2 CVL-1 CVL-4 BB-2..3 CA-1..3 CL-1..2 C-1 DD-1..4 D-1 OIL-1..2 TR-1..3',
  },
  SUBS,
  { side: 'j', place: 'Japan', units: '2 × 20-40 division' },
  { side: 'j', place: 'Korea', units: '20-40 division' },
  { side: 'j', place: 'Formosa', units: '20-40 division' },
  {
    side: 'j',
    place: 'Any friendly land hexes',
    units: '3 × 20-40 division, 4 × 8-18 brigade, 2 × 5-10 SNLF, 2 × 1-1 engineer',
  },
  { side: 'j', place: 'Truk', units: '30-10 coastal defense' },
  { side: 'j', place: 'Any friendly air bases or carriers', units: 'NAC by the dice' },
  { side: 'j', place: 'Any friendly air bases', units: 'LAC by the dice' },
  {
    side: 'a',
    place: 'American naval bases, Base One or West Coast',
    ships: 'CV-2..4 BB-2..4 CA-1 C-1..2 CL-1 DD-1..5 AT-1 TR-1..3 OIL-1..2',
    units: 'CV-2 with 7 NAC; CV-3 and CV-4 with 9 each',
  },
  { side: 'a', place: 'Base One', units: '2 × 15-25 brigade, 30-50 division, 2 × 1-1 engineer' },
  { side: 'a', place: 'American bases but Base One', units: '3 × 10-20 brigade, 1-1 engineer' },
  { side: 'a', place: 'American air bases', units: '30 LAC' },
  { side: 'a', place: 'Pearl Harbor', units: '50-20 coastal defense, 6 NAC' },
  { side: 'a', place: 'Midway', units: '2-6 defense battalion, 6-2 coastal defense' },
  { side: 'a', place: 'Hawaii', units: '2-6 defense battalion' },
  { side: 'a', place: 'Pago Pago', units: '6-2 coastal defense' },
];
