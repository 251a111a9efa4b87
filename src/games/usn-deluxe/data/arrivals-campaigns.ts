import { type Arrival, on } from './arrival';
import { THIRD_FLEET } from './withdrawals';

/** Malaya and Burma. */
export const MALAYA_ARRIVALS: readonly Arrival[] = [
  {
    turn: 1,
    side: 'j',
    text: 'Are convoys escorted?',
    rule: '33',
    needs: 'convoy',
    by: 'convoy',
    scenarios: ['malaya'],
  },
  ...on([2, 4, 6, 8], { side: 'j', text: '5 LAC, Saigon', rule: 'Malaya/Burma', scenarios: ['malaya'] }),
  ...on([5, 6, 8], {
    side: 'a',
    text: '8-15 regiment, Singapore or Rangoon, where Allied with a functional naval base',
    rule: 'Malaya/Burma',
    scenarios: ['malaya'],
  }),
  ...on([8], {
    side: 'a',
    text: '30-40 Chinese army, a hex of Burma next to China without Japanese',
    rule: 'Malaya/Burma',
    scenarios: ['malaya'],
  }),
];

const ULITHI = 'Ulithi 618';
const HOLLANDIA = 'Hollandia 589';
const NEAR_LUZON = 'At sea near Luzon';
const PHIL = { rule: 'Philippines', scenarios: ['phil'] };

/** Philippines; CV-18 is in the set-up (USN-10). */
export const PHILIPPINE_ARRIVALS: readonly Arrival[] = [
  { turn: 150, side: 'j', text: '3 LAC, a Japanese air base in the Philippines', ...PHIL },
  { turn: 150, side: 'j', text: '4 Kami, a Japanese air base in the Philippines', ...PHIL },
  { turn: 150, side: 'j', text: '20-40 division on TR-1, Japan', ships: ['j:TR-1'], ...PHIL },
  { turn: 152, side: 'a', text: '2 LAC, an Allied air base in the Philippines', ...PHIL },
  { turn: 152, side: 'a', text: '3 LBAC, Vogelkop 521', ...PHIL },
  {
    turn: 152,
    side: 'a',
    text: 'CV-12, CVL-B, CA-6, DD-A, DD-B, Ulithi',
    ships: ['a:CV-12', 'a:CVL-B', 'a:CA-6', 'a:DD-A', 'a:DD-B'],
    at: ULITHI,
    ...PHIL,
  },
  { turn: 152, side: 'a', text: '28 NAC, carriers at Ulithi', ...PHIL },
  { turn: 154, side: 'j', text: '3 LAC, a Japanese air base in the Philippines', ...PHIL },
  { turn: 154, side: 'a', text: '2 LAC, an Allied air base in the Philippines', ...PHIL },
  {
    turn: 154,
    side: 'a',
    text: '2 × 30-50 division on TR-1 and TR-2, Hollandia',
    ships: ['a:TR-1', 'a:TR-2'],
    at: HOLLANDIA,
    ...PHIL,
  },
  { turn: 154, side: 'a', text: '8-15 regiment, Hollandia', ...PHIL },
  { turn: 154, side: 'a', text: '1-1 engineer, Hollandia', ...PHIL },
  { turn: 156, side: 'a', text: '3 LAC, an Allied air base in the Philippines', ...PHIL },
  {
    turn: 156,
    side: 'a',
    text: '30-50 division on TR-3, Hollandia',
    ships: ['a:TR-3'],
    at: HOLLANDIA,
    ...PHIL,
  },
  {
    turn: 156,
    side: 'a',
    text: 'Third Fleet and the CVE and BB of Seventh Fleet leave',
    step: 'p10',
    by: 'take:third-fleet',
    ...PHIL,
  },
  { turn: 157, side: 'j', text: '3 LAC, a Japanese air base in the Philippines', ...PHIL },
  {
    turn: 157,
    side: 'j',
    text: '2 × 20-40 division on TR-2 and TR-3, Japan',
    ships: ['j:TR-2', 'j:TR-3'],
    ...PHIL,
  },
  { turn: 157, side: 'j', text: '8-18 brigade, anywhere in supply in the Philippines', ...PHIL },
  { turn: 157, side: 'j', text: '1-1 engineer, anywhere in supply in the Philippines', ...PHIL },
  { turn: 158, side: 'a', text: '3 LAC, an Allied air base in the Philippines', ...PHIL },
  { turn: 159, side: 'j', text: '3 LAC, a Japanese air base in the Philippines', ...PHIL },
  { turn: 159, side: 'j', text: '20-40 division, Japan', ...PHIL },
  { turn: 160, side: 'a', text: '3 LAC, an Allied air base in the Philippines', ...PHIL },
  {
    turn: 160,
    side: 'a',
    text: '2 × 120-200 corps on AT-3 and AT-4, Hollandia',
    ships: ['a:AT-4'],
    at: HOLLANDIA,
    ...PHIL,
  },
  {
    turn: 160,
    side: 'a',
    text: 'Third Fleet returns, within two hexes of Luzon',
    returns: THIRD_FLEET,
    at: NEAR_LUZON,
    ...PHIL,
  },
  { turn: 161, side: 'j', text: '2 LAC, a Japanese air base in the Philippines', ...PHIL },
  { turn: 161, side: 'j', text: '5 Kami, a Japanese air base in the Philippines', ...PHIL },
  { turn: 162, side: 'a', text: '3 LAC, an Allied air base in the Philippines', ...PHIL },
  {
    turn: 165,
    side: 'j',
    text: 'All Japanese fleets leave',
    step: 'p10',
    by: 'take:japanese-fleets',
    ...PHIL,
  },
  { turn: 165, side: 'a', text: '3 LAC, an Allied air base in the Philippines', ...PHIL },
  { turn: 165, side: 'a', text: '40-50 airborne division, Hollandia', ...PHIL },
  { turn: 165, side: 'a', text: 'Third Fleet leaves', step: 'p10', by: 'take:third-fleet-again', ...PHIL },
  { turn: 167, side: 'a', text: '3 LAC, an Allied air base in the Philippines', ...PHIL },
  { turn: 167, side: 'a', text: '30-50 division, Hollandia', ...PHIL },
];
