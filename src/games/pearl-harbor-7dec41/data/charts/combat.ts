import { axis, options } from '../../../../kit/charts';
import { RULE } from '../headings';
import { chart, THREE_WAY_SHAPE } from './shape';

const ATTACKS = {
  ha: 'High altitude bombing',
  laBomb: 'Low altitude or dive bombing',
  laTorp: 'Torpedo attack',
  multiLa: 'Multi-engine at low altitude',
};
const OF_AIRCRAFT = {
  rule: RULE.antiAircraft,
  columns: axis('Defence', {
    unalerted: 'Not alerted',
    alerted: 'Alerted',
    cap: 'Undamaged carrier: air patrol',
  }),
};
const ROLLED = { none: 'no effect', roll: '50%' };

/** One roll for each attacking squadron (PH-26). */
export const ANTI_AIRCRAFT = chart({ ...OF_AIRCRAFT, id: 'anti-aircraft', name: 'Anti-aircraft' }, 'Attack', {
  ha: [ATTACKS.ha, 'P0', 'P0', 'P12'],
  laBomb: [ATTACKS.laBomb, 'P0', 'P25', 'P50'],
  laTorp: [ATTACKS.laTorp, 'P0', 'P25', 'P50'],
  multiLa: [ATTACKS.multiLa, 'P0', 'P25', 'P50'],
});

/** Before or after its attack: printed, or rolled for (PH-27, PH-28). */
export const ANTI_AIRCRAFT_TIMING = chart(
  {
    ...OF_AIRCRAFT,
    id: 'anti-aircraft-timing',
    name: 'Anti-aircraft: before or after',
    shape: options({ ...ROLLED, before: 'before', after: 'after' }),
  },
  'Attack',
  {
    ha: [ATTACKS.ha, 'none', 'none', 'after'],
    laBomb: [ATTACKS.laBomb, 'none', 'after', 'roll'],
    laTorp: [ATTACKS.laTorp, 'none', 'before', 'roll'],
    multiLa: [ATTACKS.multiLa, 'none', 'before', 'before'],
  },
);

/** Turned back or destroyed: printed, or rolled for (PH-27, PH-28). */
export const ANTI_AIRCRAFT_FATE = chart(
  {
    ...OF_AIRCRAFT,
    id: 'anti-aircraft-fate',
    name: 'Anti-aircraft: turned back or destroyed',
    shape: options({ ...ROLLED, 'turned-back': 'turned back', destroyed: 'destroyed' }),
  },
  'Attack',
  {
    ha: [ATTACKS.ha, 'none', 'none', 'destroyed'],
    laBomb: [ATTACKS.laBomb, 'none', 'destroyed', 'roll'],
    laTorp: [ATTACKS.laTorp, 'none', 'destroyed', 'destroyed'],
    multiLa: [ATTACKS.multiLa, 'none', 'destroyed', 'destroyed'],
  },
);

/** The two questions within: the alternative named first happens on the roll (PH-1). */
export const SUB_ROLLS = chart(
  { id: 'sub-rolls', name: 'Within a result', rule: RULE.antiAircraft },
  'Question',
  {
    timing: ['Before the attack, else after', 'P50'],
    fate: ['Turned back, else destroyed', 'P50'],
  },
);

/** Intercepted, nothing, shot down by the Japanese (PH-29). */
export const INTERCEPTION = chart(
  { id: 'interception', name: 'US fighters intercept', rule: RULE.usFighters, shape: THREE_WAY_SHAPE },
  'Fighter',
  { p40: ['P-40B or F4F', 'T333'], p36: ['P-36 or F2A', 'T321'] },
);

/** One roll for each squadron and target (PH-36, PH-37). US torpedoes on a stationary target are not given. */
export const STRIKE_HIT = chart(
  {
    id: 'strike-hit',
    name: 'Airstrike hits',
    rule: RULE.strikes,
    columns: axis('Target', {
      unalerted: 'Stationary, not alerted',
      alerted: 'Stationary, alerted',
      oneHex: 'At sea, 1 hex',
      twoHex: 'At sea, 2 hexes',
    }),
  },
  'Attack',
  {
    ha: [ATTACKS.ha, 'P50', 'P50', 'P12', 'P6'],
    laBomb: [ATTACKS.laBomb, 'P75', 'P66', 'P66', 'P50'],
    torpJp: ['Japanese torpedoes', 'P75', 'P66', 'P66', 'P50'],
    torpUs: ['US torpedoes, then see malfunction', undefined, undefined, 'P50', 'P33'],
  },
);

const SLOW = '1-hex target';
const FAST = '2-hex target';

/** After a hit by a US torpedo from the air (PH-31). */
export const MALFUNCTION = chart(
  { id: 'malfunction', name: 'US torpedo fails', rule: RULE.malfunction },
  'Target',
  { oneHex: [SLOW, 'P33'], twoHex: [FAST, 'P50'] },
);

/** A battleship blows up under armour-piercing bombs (PH-35). */
export const ARMOUR_PIERCING = chart(
  { id: 'armour-piercing', name: 'Armour-piercing bombs', rule: RULE.armourPiercing },
  'Hit',
  { battleship: ['Battleship blows up', 'P50'] },
);

/** For each submarine and phase, on one Japanese carrier in its hex (PH-59). */
export const SUB_ATTACK = chart(
  { id: 'sub-attack', name: 'US submarine hits a carrier', rule: RULE.subAttack },
  'Target',
  { oneHex: [SLOW, 'P25'], twoHex: [FAST, 'P12'] },
);

/** Three ways each: the side named first, nobody, the other side (PH-38). */
export const SURFACE_COMBAT = chart(
  { id: 'surface-combat', name: 'Surface combat', rule: RULE.surfaceCombat, shape: THREE_WAY_SHAPE },
  'Case',
  {
    dayEqual: ['Day, as many battleships: Japan, nobody, US', 'T121'],
    daySuperior: ['Day, more battleships: their side, nobody, the other', 'T211'],
    night: ['Night: Japan, nobody, US', 'T211'],
  },
);

/** After flying one hex too far (PH-40). */
export const CRASH = chart({ id: 'crash', name: 'Crash after a hex too far', rule: RULE.airOps }, 'Side', {
  jp: ['Japan', 'P25'],
  us: ['US', 'P50'],
});
