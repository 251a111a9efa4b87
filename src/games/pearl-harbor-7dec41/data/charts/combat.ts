import type { CellShape } from '../../../../core/charts/chart';
import { RULE } from '../headings';
import { listOf, THREE_WAY_SHAPE, tableOf } from './shape';

const ATTACKS = {
  ha: 'High altitude bombing',
  laBomb: 'Low altitude or dive bombing',
  laTorp: 'Torpedo attack',
  multiLa: 'Multi-engine at low altitude',
} as const;
const DEFENCES = { unalerted: 'Not alerted', alerted: 'Alerted', cap: 'Undamaged carrier: air patrol' };

const when = (settled: readonly (readonly [value: string, label: string])[]): CellShape => ({
  kind: 'choice',
  options: [['none', 'no effect'], ['roll', '50%'], ...settled].map(([value = '', label = '']) => ({
    value,
    label,
  })),
});

/** One roll for each attacking squadron (PH-26). */
export const ANTI_AIRCRAFT = tableOf(
  { id: 'anti-aircraft', name: 'Anti-aircraft', rule: RULE.antiAircraft, rows: ['Attack', ATTACKS] },
  ['Defence', DEFENCES],
  {
    ha: { unalerted: 'P0', alerted: 'P0', cap: 'P12' },
    laBomb: { unalerted: 'P0', alerted: 'P25', cap: 'P50' },
    laTorp: { unalerted: 'P0', alerted: 'P25', cap: 'P50' },
    multiLa: { unalerted: 'P0', alerted: 'P25', cap: 'P50' },
  },
);

/** Before or after its attack: printed, or rolled for (PH-27, PH-28). */
export const ANTI_AIRCRAFT_TIMING = tableOf(
  {
    id: 'anti-aircraft-timing',
    name: 'Anti-aircraft: before or after',
    rule: RULE.antiAircraft,
    rows: ['Attack', ATTACKS],
  },
  ['Defence', DEFENCES],
  {
    ha: { unalerted: 'none', alerted: 'none', cap: 'after' },
    laBomb: { unalerted: 'none', alerted: 'after', cap: 'roll' },
    laTorp: { unalerted: 'none', alerted: 'before', cap: 'roll' },
    multiLa: { unalerted: 'none', alerted: 'before', cap: 'before' },
  },
  when([
    ['before', 'before'],
    ['after', 'after'],
  ]),
);

/** Turned back or destroyed: printed, or rolled for (PH-27, PH-28). */
export const ANTI_AIRCRAFT_FATE = tableOf(
  {
    id: 'anti-aircraft-fate',
    name: 'Anti-aircraft: turned back or destroyed',
    rule: RULE.antiAircraft,
    rows: ['Attack', ATTACKS],
  },
  ['Defence', DEFENCES],
  {
    ha: { unalerted: 'none', alerted: 'none', cap: 'destroyed' },
    laBomb: { unalerted: 'none', alerted: 'destroyed', cap: 'roll' },
    laTorp: { unalerted: 'none', alerted: 'destroyed', cap: 'destroyed' },
    multiLa: { unalerted: 'none', alerted: 'destroyed', cap: 'destroyed' },
  },
  when([
    ['turned-back', 'turned back'],
    ['destroyed', 'destroyed'],
  ]),
);

/** The two questions within: the alternative named first happens on the roll (PH-1). */
export const SUB_ROLLS = listOf(
  {
    id: 'sub-rolls',
    name: 'Within a result',
    rule: RULE.antiAircraft,
    rows: ['Question', { timing: 'Before the attack, else after', fate: 'Turned back, else destroyed' }],
  },
  { timing: 'P50', fate: 'P50' },
);

/** Intercepted, nothing, shot down by the Japanese (PH-29). */
export const INTERCEPTION = listOf(
  {
    id: 'interception',
    name: 'US fighters intercept',
    rule: RULE.usFighters,
    rows: ['Fighter', { p40: 'P-40B or F4F', p36: 'P-36 or F2A' }],
  },
  { p40: 'T333', p36: 'T321' },
  THREE_WAY_SHAPE,
);

/** One roll for each squadron and target (PH-36, PH-37). US torpedoes on a stationary target are not given. */
export const STRIKE_HIT = tableOf(
  {
    id: 'strike-hit',
    name: 'Airstrike hits',
    rule: RULE.strikes,
    rows: [
      'Attack',
      {
        ha: ATTACKS.ha,
        laBomb: ATTACKS.laBomb,
        torpJp: 'Japanese torpedoes',
        torpUs: 'US torpedoes, then see malfunction',
      },
    ],
  },
  [
    'Target',
    {
      unalerted: 'Stationary, not alerted',
      alerted: 'Stationary, alerted',
      oneHex: 'At sea, 1 hex',
      twoHex: 'At sea, 2 hexes',
    },
  ],
  {
    ha: { unalerted: 'P50', alerted: 'P50', oneHex: 'P12', twoHex: 'P6' },
    laBomb: { unalerted: 'P75', alerted: 'P66', oneHex: 'P66', twoHex: 'P50' },
    torpJp: { unalerted: 'P75', alerted: 'P66', oneHex: 'P66', twoHex: 'P50' },
    torpUs: { oneHex: 'P50', twoHex: 'P33' },
  },
);

const SPEEDS = { oneHex: '1-hex target', twoHex: '2-hex target' };

/** After a hit by a US torpedo from the air (PH-31). */
export const MALFUNCTION = listOf(
  { id: 'malfunction', name: 'US torpedo fails', rule: RULE.malfunction, rows: ['Target', SPEEDS] },
  { oneHex: 'P33', twoHex: 'P50' },
);

/** A battleship blows up under armour-piercing bombs (PH-35). */
export const ARMOUR_PIERCING = listOf(
  {
    id: 'armour-piercing',
    name: 'Armour-piercing bombs',
    rule: RULE.armourPiercing,
    rows: ['Hit', { battleship: 'Battleship blows up' }],
  },
  { battleship: 'P50' },
);

/** For each submarine and phase, on one Japanese carrier in its hex (PH-59). */
export const SUB_ATTACK = listOf(
  { id: 'sub-attack', name: 'US submarine hits a carrier', rule: RULE.subAttack, rows: ['Target', SPEEDS] },
  { oneHex: 'P25', twoHex: 'P12' },
);

/** Three ways each: the side named first, nobody, the other side (PH-38). */
export const SURFACE_COMBAT = listOf(
  {
    id: 'surface-combat',
    name: 'Surface combat',
    rule: RULE.surfaceCombat,
    rows: [
      'Case',
      {
        dayEqual: 'Day, as many battleships: Japan, nobody, US',
        daySuperior: 'Day, more battleships: their side, nobody, the other',
        night: 'Night: Japan, nobody, US',
      },
    ],
  },
  { dayEqual: 'T121', daySuperior: 'T211', night: 'T211' },
  THREE_WAY_SHAPE,
);

/** After flying one hex too far (PH-40). */
export const CRASH = listOf(
  {
    id: 'crash',
    name: 'Crash after a hex too far',
    rule: RULE.airOps,
    rows: ['Side', { jp: 'Japan', us: 'US' }],
  },
  { jp: 'P25', us: 'P50' },
);
