import type { Attack, Strike } from '../../../src/games/world-at-war-51/state/state';
import { flying, shipOf } from './one-strike';
import { attacking, FORCES } from './war';

const CARRIER = shipOf(3, { id: 'saratoga', name: 'Saratoga', carrier: true, taskForce: 'tf-1' });
const AT_SEA = shipOf(3, { id: 'wasp', name: 'Wasp', carrier: true, taskForce: 'tf-2' });
export const DAMAGED = shipOf(2, { id: 'nevada', name: 'Nevada', status: 'damaged' });
const SUNK = shipOf(3, { id: 'utah', name: 'Utah', status: 'sunk' });
export const AKAGI = shipOf(3, { id: 'akagi', name: 'Akagi', side: 'jp', carrier: true });

/** One strike over Pearl Harbor, where A lies in port and all kinds of targets are. */
export const over = (strike: Partial<Strike>, attack: Partial<Attack> = {}, house = {}) =>
  attacking(
    {
      inPort: ['tf-1'],
      air: { army: 6, naval: 5 },
      caught: { army: 4, naval: 2 },
      ships: [CARRIER, AT_SEA, DAMAGED, SUNK, AKAGI],
      forces: { ...FORCES, modifiers: { airJp: 2, airUs: 1, navalJp: 3, navalUs: 1 } },
      strikes: [flying(strike)],
      ...attack,
    },
    house,
  );

/** All squadrons of the strike fly against one target. */
export const at = (target: string, squadrons: number, more: Partial<Strike> = {}): Partial<Strike> => ({
  squadrons,
  assigned: [{ target, squadrons }],
  ...more,
});

// What an attack asks, by target and side, …
export const defence = (name: string, whose: string) => [
  `defence: Air defence level of ${name}? [23.43, ${whose}]`,
  '(From your rulebook, before any surprise: how it is found is not in the public rules.)',
  '> level: Air defence level, 0 to 30',
  '= Shoot',
];
export const shoots = (name: string, whose: string) => [
  `defence-dice: Air defence of ${name} [23.43, ${whose}]`,
  '2d6',
];
export const rolls = (squadrons: string, name: string, whose: string) => [
  `attack: ${squadrons} at ${name} [20.51, ${whose}]`,
  '2d6',
];
export const critical = (name: string, face: number, whose = 'jp') => [
  `critical: Critical hit on ${name}? [20.5241C, ${whose}]`,
  '(One die. Read it in 20.5241C of your rulebook.)',
  '1d6',
  `critical-result: A ${face}: what is the result in your table? [20.5241C, ${whose}]`,
  '> result: Result, one of nothing Nothing more | more Further effects | sunk Sunk',
  '> effects: How many further effects, 1 to 9, first 1, when result is more, (Recorded. If they sink her, choose sunk.)',
  '= Save',
];
export const aboard = (name: string, there: number) => [
  `aboard: How many of her squadrons go down with ${name}? [51.35, jp]`,
  '(The rules do not say. Nothing changes unless you say so (WW-22).)',
  `> lost: Naval squadrons lost, 0 to ${there}, first 0`,
  '= Record the losses',
];

// … and what it tells and writes down.
/** A cell of the Air Defence Table. */
export const adt = (column: string, row: number, value: string) =>
  `cell Air defence, ${column}, ${row} = ${value} [23.43] <cell:air-defence:${column.replace('+', '')}:${row}>`;
/** A cell of the Naval Attack Table. */
export const nat = (column: string, row: string, value: number) =>
  `cell Naval attack, ${column}, ${row} = ${value} [20.51] <cell:naval-attack:${column.replace('+', '')}:s${row.split(' ')[0]}>`;
const NO_LOSS = { eliminated: 0, aborted: 0 };
export const attackedBy = (strike: string, target: string, effects: number, more = {}) => ({
  type: 'v1.TargetAttacked',
  strike,
  target,
  lost: NO_LOSS,
  effects,
  ...more,
});
export const criticalTold = (name: string, face: number, words: string) => [
  `die Critical hit die, ${name} = ${face} {${face}} [20.5241C] <critical>`,
  `result Critical hit = ${words} [20.5241C] <critical-result>`,
];
export const NO_DEFENCE =
  'cell Surprise level at Pearl, Air defence rolls, 7+ = no [51.31] <cell:pearl-level:defence:7>';

export const sum = (named: string, total: string) =>
  `shift Modifiers: ${named} = ${total} [20.51] <override:attack-sum>`;

/** What a chart adds to the dice of an attack, and to the level of the air defence. */
const added = (chart: string, row: string, told: string) => `shift ${told} <cell:${chart}:value:${row}>`;
export const FIRST_STRIKE = added('attack-drm', 'first', 'First strike = +1 [51.31]');
export const ONE_LOWER = added('defence-drm', 'first', 'First strike = −1 [51.31]');
const LEVELS = 'General levels 2 and 3, added (WW-5)';
export const LEVEL_3 = added('attack-drm', 'levels', `${LEVELS} = +1 [23.7413]`);
export const LEVEL_2 = added('defence-drm', 'levels', `${LEVELS} = −1 [23.7413]`);
export const SHIPS_AT_SEA = added('attack-drm', 'sea', 'Naval air, ships at sea = +1 [20.51]');
