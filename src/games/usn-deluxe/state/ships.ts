import type { FormCheck } from '../../../core/play/form';
import type { Args } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { fleetMover } from '../data/phases';
import { SLOW_FROM } from '../data/ship-types';
import type { SideId } from '../data/units';
import { fuelWords } from './dues';
import { burnsFuel, fuelDue, isOffMap } from './fuel';
import { called, namesOf } from './names';
import { weeksLeft } from './repair';
import type { Ship, UsnState } from './state';

/** The side whose ships a procedure is about: named by the action, or the phase's own. */
export function sideOf(state: UsnState, args: Args): SideId {
  if (args.side === 'j' || args.side === 'a') return args.side;
  return fleetMover(state.cursor.step) === 'j' || state.cursor.step === 'p7' || state.cursor.step === 'p9'
    ? 'j'
    : 'a';
}

const noteOf = (ship: Ship, turn: number): string =>
  [
    burnsFuel(ship) &&
      !isOffMap(ship.place) &&
      (fuelDue(ship) <= turn ? 'fuel ends this turn' : fuelWords(ship)),
    ship.weeks > 0 && `${weeksLeft(ship, turn)} weeks`,
    ship.load === 0 && 'empty oiler',
  ]
    .filter(Boolean)
    .join(', ');

/** Ships to choose from, with their fuel and damage. */
export const shipOptions = (ships: readonly Ship[], turn: number): readonly Option[] =>
  ships.map((ship) => {
    const note = noteOf(ship, turn);
    return { value: ship.id, label: called(ship), ...(note && { note }) };
  });

export const shipCount = (ships: number): string => (ships === 1 ? '1 ship' : `${ships} ships`);

export const atLeastOne: FormCheck = {
  kind: 'sum-at-least',
  fields: ['ships'],
  min: 1,
  message: 'Choose at least one ship.',
};

/** 9: "BB-3 moves at half: 20 weeks of damage or more" */
export const slowWords = (ships: readonly Ship[]): string =>
  `${namesOf(ships)} ${ships.length > 1 ? 'move' : 'moves'} at half speed: ${SLOW_FROM} weeks of damage or more.`;
