import { arrivalsOf } from './arrival';
import { NOT_READY } from './readiness';

/** War Plan Orange: ships in Japan and on the West Coast; the third scenario begins with turn 15. */
export const ORANGE_ARRIVALS = arrivalsOf(
  { rule: 'War Plan Orange', scenarios: ['wpo1', 'wpo2', 'wpo3'] },
  `
  5 | j | 20-40 division
  15 | j | CVE-1 (1 NAC), DD-5; 20-40 division | ships: CVE-1 DD-5
  15 | j | BC-2 | ships: BC-2 | needs: wpoAdmirals
  25 | j | CA-4; 20-40 division, 2-8 defense regiment | ships: CA-4
  35 | j | CV-6 (2 NAC) | ships: CV-6 | needs: !wpoAdmirals
  35 | j | BBW-1 | ships: BBW-1 | needs: wpoAdmirals
  35 | j | 20-40 division, 2-8 defense regiment
  45 | j | CVE-2 (1 NAC); 20-40 division, 2-8 defense regiment | ships: CVE-2
  6 | a | CV-2 (7 NAC) | ships: CV-2 | needs: !wpoAdmirals
  6 | a | BBW-1 | ships: BBW-1 | needs: wpoAdmirals
  6 | a | BB-4, C-2, DD-5, AT-1, TR-3, OIL-2; 15-25 brigade, 2 × 10-20 brigade, 1-1 engineer | ships: BB-4 C-2 DD-5 AT-1 TR-3 OIL-2
  11 | a | 2 × 10-20 brigade
  15 | a | CV-1 (2 NAC); 15-25 brigade | ships: CV-1
  20 | a | 2 × 10-20 brigade
  24 | a | CVE-1 (2 NAC), CA-2, CL-2, DD-6, TR-4; 30-50 division, 1-1 engineer | ships: CVE-1 CA-2 CL-2 DD-6 TR-4
  33 | a | CV-5 (10 NAC) | ships: CV-5 | needs: !wpoAdmirals
  33 | a | BBW-2 | ships: BBW-2 | needs: wpoAdmirals
  33 | a | CVE-16 (2 NAC), CA-3, DD-7, OIL-3; 2 × 30-50 division, 15-25 brigade | ships: CVE-16 CA-3 DD-7 OIL-3
  41 | a | CVE-18 (2 NAC), DD-8; 2 × 30-50 division | ships: CVE-18 DD-8
  28 33..49/4 | a | 1 LBAC, Oahu, or the West Coast where no base has room
  3..51/3 | j | 1 LAC, Japan | needs: !wpoAdmirals
  4..52/4 | j | 1 NAC, Japan | needs: !wpoAdmirals | ready: !pilots
  2..52/2 | j | 1 LAC, Japan | needs: wpoAdmirals
  10..50/10 | j | 1 NAC, Japan | needs: wpoAdmirals
  1..26 | a | 2 LAC, 1 NAC, to be saved up if you like | needs: !wpoAdmirals
  27..52 | a | 4 LAC, 2 NAC, to be saved up if you like | needs: !wpoAdmirals
  1..26 | a | 3 LAC, to be saved up if you like | needs: wpoAdmirals
  2..26/2 | a | 1 NAC, to be saved up if you like | needs: wpoAdmirals
  27..52 | a | 5 LAC, 1 NAC, to be saved up if you like | needs: wpoAdmirals
  11 | a | BB-4 | ships: BB-4 | ready: late-ships
  41 | a | CA-3 | ships: CA-3 | ready: late-ships
  6 | a | 30-50 division, 6 LAC | ready: army
  15 | a | CA-4, DD-9 | ships: CA-4 DD-9 | ready: navy
  41 | a | CV-6 if CV-3 or CV-4 was sunk on turn 1: add it by hand | ready: carriers-oahu
  6 | a | CV-4 with all its NAC | at: West Coast | returns: ${NOT_READY.a} | ready: carriers-two
  11 | a | CVE-28 | ships: CVE-28 | ready: converted
  41 | a | CV-6 (10 NAC) | ships: CV-6 | ready: cruiser-converted
  41 | a | CV-5 (10 NAC) | ships: CV-5 | ready: generals
  6..33/9 41 49 | a | 1 LBAC more, Oahu, or the West Coast where no base has room | ready: generals
  41 | a | CV-5 (10 NAC) | ships: CV-5 | ready: admirals
  6..33/9 41 49 | a | 1 LBAC more, Oahu, or the West Coast where no base has room | ready: admirals
  25 | j | CA-3 | at: Naval bases in Japan | returns: ${NOT_READY.j} | ready: late-cruiser
  25 | j | CVE-1 (1 NAC) | ships: CVE-1 | ready: late-escort
  35 | j | CVE-3 (1 NAC) | ships: CVE-3 | ready: escort-instead
  25 | j | CVL-3 (2 NAC) | ships: CVL-3 | ready: light-carrier
  2..52/2 | j | 1 NAC, Japan | needs: !wpoAdmirals | ready: pilots
  5..45/10 | j | The die of the Manchukuo situation | by: manchukuo | ready: manchukuo
`,
);
