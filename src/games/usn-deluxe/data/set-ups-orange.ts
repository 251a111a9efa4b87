import { setUpOf } from './set-up';

/** War Plan Orange 1 and 2, by treaty or by the Battleship Admirals' War; errata applied (USN-15). */
export const SET_UP_ORANGE = setUpOf(`
  j | Naval bases in Japan | ships: CV-1..2 | needs: !wpoAdmirals
  j | Naval bases in Japan | ships: BC-1 | needs: wpoAdmirals
  j | Naval bases in Japan | ships: CVL-1 CVL-4 BB-2..3 CA-1..3 CL-1..2 C-1 DD-1..3 D-1 OIL-1..2
  j | Any friendly naval bases | ships: DD-4 TR-1..3
  j | Anywhere by the rules of submarines | ships: SS-1..3 | needs: subs
  j | Japan | units: 4 × 20-40 division, 2 × 1-1 engineer
  j | Korea | units: 20-40 division
  j | Formosa | units: 20-40 division
  j | Any friendly land hexes | units: 2 × 8-18 brigade, 2 × 5-10 SNLF
  j | Truk | units: 30-10 coastal defense
  j | Any friendly air bases or carriers | units: 35 NAC | needs: !wpoAdmirals
  j | Any friendly air bases | units: 39 LAC | needs: !wpoAdmirals
  j | Any friendly air bases or carriers | units: 10 NAC | needs: wpoAdmirals
  j | Any friendly air bases | units: 64 LAC | needs: wpoAdmirals
  a | West Coast | ships: CV-3..4 | units: carriers with 9 NAC each | needs: !wpoAdmirals
  a | West Coast | ships: BC-1 CV-2 | units: CV-2 with 7 NAC | needs: wpoAdmirals
  a | West Coast | ships: BB-2..3 CA-1 CL-1 DD-1..2 TR-1 OIL-1 | units: 15-25 brigade, 10-20 brigade, 1-1 engineer
  a | Pearl Harbor | ships: C-1 DD-3..4 TR-2 | units: 2 × 10-20 brigade, 1-1 engineer, 50-20 coastal defense, 12 LAC
  a | Manila | ships: D-1
  a | Philippines | units: 3 × 10-20 brigade; what is on 348 may be entrenched
  a | Corregidor 348 | units: 50-20 coastal defense
  a | Luzon | units: 10 LAC
  a | Guam | units: 2-6 defense battalion, 6-2 coastal defense
  a | Wake | units: 2-6 defense battalion, 6-2 coastal defense
  a | Midway | units: 2-6 defense battalion, 6-2 coastal defense
  a | Hawaii | units: 2-6 defense battalion
  a | Pago Pago | units: 6-2 coastal defense
`);

/** War Plan Orange 3: each ship after a die. */
export const SET_UP_ORANGE_3 = setUpOf(`
  j | Any friendly naval bases | ships: CV-1..2 CVL-1 CVL-4 BB-2..3 CA-1..3 CL-1..2 C-1 DD-1..4 D-1 OIL-1..2 TR-1..3
  j | Anywhere by the rules of submarines | ships: SS-1..3 | needs: subs
  j | Japan | units: 2 × 20-40 division
  j | Korea | units: 20-40 division
  j | Formosa | units: 20-40 division
  j | Any friendly land hexes | units: 3 × 20-40 division, 4 × 8-18 brigade, 2 × 5-10 SNLF, 2 × 1-1 engineer
  j | Truk | units: 30-10 coastal defense
  j | Any friendly air bases or carriers | units: NAC by the dice
  j | Any friendly air bases | units: LAC by the dice
  a | American naval bases, Base One or West Coast | ships: CV-2..4 BB-2..4 CA-1 C-1..2 CL-1 DD-1..5 AT-1 TR-1..3 OIL-1..2 | units: CV-2 with 7 NAC; CV-3 and CV-4 with 9 each
  a | Base One | units: 2 × 15-25 brigade, 30-50 division, 2 × 1-1 engineer
  a | American bases but Base One | units: 3 × 10-20 brigade, 1-1 engineer
  a | American air bases | units: 30 LAC
  a | Pearl Harbor | units: 50-20 coastal defense, 6 NAC
  a | Midway | units: 2-6 defense battalion, 6-2 coastal defense
  a | Hawaii | units: 2-6 defense battalion
  a | Pago Pago | units: 6-2 coastal defense
`);
