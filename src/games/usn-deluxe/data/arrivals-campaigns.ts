import { arrivalsOf } from './arrival';
import { THIRD_FLEET } from './withdrawals';

/** Malaya and Burma. */
export const MALAYA_ARRIVALS = arrivalsOf(
  { rule: 'Malaya/Burma', scenarios: ['malaya'] },
  `
  1 | j | Are convoys escorted? | rule: 33 | by: convoy | needs: convoy
  2..8/2 | j | 5 LAC, Saigon
  5 6 8 | a | 8-15 regiment, Singapore or Rangoon, where Allied with a functional naval base
  8 | a | 30-40 Chinese army, a hex of Burma next to China without Japanese
`,
);

/** Philippines; CV-18 is in the set-up (USN-10). */
export const PHILIPPINE_ARRIVALS = arrivalsOf(
  { rule: 'Philippines', scenarios: ['phil'] },
  `
  150 | j | 3 LAC, a Japanese air base in the Philippines
  150 | j | 4 Kami, a Japanese air base in the Philippines
  150 | j | 20-40 division on TR-1, Japan | ships: TR-1
  152 | a | 2 LAC, an Allied air base in the Philippines
  152 | a | 3 LBAC, Vogelkop 521
  152 | a | CV-12, CVL-B, CA-6, DD-A, DD-B, Ulithi | ships: CV-12 CVL-B CA-6 DD-A DD-B | at: Ulithi 618
  152 | a | 28 NAC, carriers at Ulithi
  154 | j | 3 LAC, a Japanese air base in the Philippines
  154 | a | 2 LAC, an Allied air base in the Philippines
  154 | a | 2 × 30-50 division on TR-1 and TR-2, Hollandia | ships: TR-1 TR-2 | at: Hollandia 589
  154 | a | 8-15 regiment, Hollandia
  154 | a | 1-1 engineer, Hollandia
  156 | a | 3 LAC, an Allied air base in the Philippines
  156 | a | 30-50 division on TR-3, Hollandia | ships: TR-3 | at: Hollandia 589
  156 | a p10 | Third Fleet and the CVE and BB of Seventh Fleet leave | by: take:third-fleet
  157 | j | 3 LAC, a Japanese air base in the Philippines
  157 | j | 2 × 20-40 division on TR-2 and TR-3, Japan | ships: TR-2 TR-3
  157 | j | 8-18 brigade, anywhere in supply in the Philippines
  157 | j | 1-1 engineer, anywhere in supply in the Philippines
  158 | a | 3 LAC, an Allied air base in the Philippines
  159 | j | 3 LAC, a Japanese air base in the Philippines
  159 | j | 20-40 division, Japan
  160 | a | 3 LAC, an Allied air base in the Philippines
  160 | a | 2 × 120-200 corps on AT-3 and AT-4, Hollandia | ships: AT-4 | at: Hollandia 589
  160 | a | Third Fleet returns, within two hexes of Luzon | at: At sea near Luzon | returns: ${THIRD_FLEET}
  161 | j | 2 LAC, a Japanese air base in the Philippines
  161 | j | 5 Kami, a Japanese air base in the Philippines
  162 | a | 3 LAC, an Allied air base in the Philippines
  165 | j p10 | All Japanese fleets leave | by: take:japanese-fleets
  165 | a | 3 LAC, an Allied air base in the Philippines
  165 | a | 40-50 airborne division, Hollandia
  165 | a p10 | Third Fleet leaves | by: take:third-fleet-again
  167 | a | 3 LAC, an Allied air base in the Philippines
  167 | a | 30-50 division, Hollandia
`,
);
