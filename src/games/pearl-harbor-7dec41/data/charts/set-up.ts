import { RULE } from '../headings';
import { TRANSPORTS } from '../ships';
import { chart } from './shape';

/** "Setups": carriers in harbour at the start, or in from the south on a later day (PH-15). */
export const CARRIERS = chart({ id: 'carriers', name: 'US carriers', rule: RULE.carriers }, 'Carrier', {
  enterprise: ['Enterprise starts in harbour', 'P33'],
  lexington: ['Lexington too, if Enterprise does', 'P33'],
  arrival: ['Enters at the southern edge, each day', 'P25'],
});

/** "USS Ward vs. Mini-subs" (PH-16). */
export const WARD = chart({ id: 'ward', name: 'Ward against a mini-sub', rule: RULE.ward }, 'When', {
  first: ['None sunk, no air attack yet', 'P25'],
  later: ['One sunk, or air attack begun', 'P50'],
});

/** What a mini-sub hits: the paragraph's flat number, or the torpedo row of the strike table (PH-18). */
export const MINI_SUB_HIT = chart(
  { id: 'mini-sub-hit', name: 'Mini-sub hits', rule: RULE.miniSubs },
  'Reading',
  {
    flat: ['By the paragraph', 'P50'],
    unalerted: ['By the table, no alert', 'P75'],
    alerted: ['By the table, alerted', 'P66'],
  },
);

/**
 * What its hit does, destroyed rather than bottomed: after an alert never. `bottoms` is the other reading of PH-18, for a
 * Navy that is alert.
 */
export const MINI_SUB_EFFECT = chart(
  { id: 'mini-sub-effect', name: 'Mini-sub hit destroys', rule: RULE.miniSubs },
  'Navy',
  {
    alerted: ['Alerted: destroys', 'P0'],
    unalerted: ['Not alerted: destroys', 'P50'],
    bottoms: ['Other reading, alerted: bottoms, else damages', 'P50'],
  },
);

/** "Ship Movement and Dummies". */
export const MOVEMENT = chart({ id: 'movement', name: 'Damaged ship', rule: RULE.movement }, 'Ship', {
  damaged: ['Moves its 1 hex', 'P66'],
});

const BY_LOST = ['P50', 'P33', 'P25', 'P12', 'P6', 'P0', 'P0', 'P0', 'P0'];
/** With so many transports, or fewer, nothing is taken (PH-42). */
export const TOO_FEW = TRANSPORTS - BY_LOST.indexOf('P0');

/** "Land Combat on O'ahu" (PH-42): by the transports left, all of them first. */
export const LANDING = chart(
  { id: 'landing', name: 'Landing on O‘ahu', rule: RULE.landing },
  'Transports left',
  Object.fromEntries(BY_LOST.map((chance, i) => [`t${TRANSPORTS - i}`, [String(TRANSPORTS - i), chance]])),
);
