import { RULE } from '../headings';
import { listOf } from './shape';

/** "Setups": carriers in harbour at the start, or in from the south on a later day (PH-15). */
export const CARRIERS = listOf(
  {
    id: 'carriers',
    name: 'US carriers',
    rule: RULE.carriers,
    rows: [
      'Carrier',
      {
        enterprise: 'Enterprise starts in harbour',
        lexington: 'Lexington too, if Enterprise does',
        arrival: 'Enters at the southern edge, each day',
      },
    ],
  },
  { enterprise: 'P33', lexington: 'P33', arrival: 'P25' },
);

/** "USS Ward vs. Mini-subs" (PH-16). */
export const WARD = listOf(
  {
    id: 'ward',
    name: 'Ward against a mini-sub',
    rule: RULE.ward,
    rows: ['When', { first: 'None sunk, no air attack yet', later: 'One sunk, or air attack begun' }],
  },
  { first: 'P25', later: 'P50' },
);

/** What a mini-sub hits: the paragraph's flat number, or the torpedo row of the strike table (PH-18). */
export const MINI_SUB_HIT = listOf(
  {
    id: 'mini-sub-hit',
    name: 'Mini-sub hits',
    rule: RULE.miniSubs,
    rows: [
      'Reading',
      { flat: 'By the paragraph', unalerted: 'By the table, no alert', alerted: 'By the table, alerted' },
    ],
  },
  { flat: 'P50', unalerted: 'P75', alerted: 'P66' },
);

/**
 * What its hit does, destroyed rather than bottomed: after an alert never. `bottoms` is the other reading of PH-18, for a
 * Navy that is alert.
 */
export const MINI_SUB_EFFECT = listOf(
  {
    id: 'mini-sub-effect',
    name: 'Mini-sub hit destroys',
    rule: RULE.miniSubs,
    rows: [
      'Navy',
      {
        alerted: 'Alerted: destroys',
        unalerted: 'Not alerted: destroys',
        bottoms: 'Other reading, alerted: bottoms, else damages',
      },
    ],
  },
  { alerted: 'P0', unalerted: 'P50', bottoms: 'P50' },
);

/** "Ship Movement and Dummies". */
export const MOVEMENT = listOf(
  {
    id: 'movement',
    name: 'Damaged ship',
    rule: RULE.movement,
    rows: ['Ship', { damaged: 'Moves its 1 hex' }],
  },
  { damaged: 'P66' },
);

/** "Land Combat on O'ahu" (PH-42). */
export const LANDING = listOf(
  {
    id: 'landing',
    name: 'Landing on O‘ahu',
    rule: RULE.landing,
    rows: [
      'Transports left',
      Object.fromEntries([8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => [`t${n}`, String(n)])),
    ],
  },
  { t8: 'P50', t7: 'P33', t6: 'P25', t5: 'P12', t4: 'P6', t3: 'P0', t2: 'P0', t1: 'P0', t0: 'P0' },
);
