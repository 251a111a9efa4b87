import { SLOW_FROM } from '../data/ship-types';
import type { Ship } from './state';

/** 9: Weeks left at this turn's beginning, after the whole turns of repair that are behind it. */
export const weeksLeft = ({ weeks, repairs }: Ship, turn: number): number =>
  repairs === undefined ? weeks : Math.max(0, weeks - Math.max(0, turn - repairs));

/** 9: So badly damaged that it moves at half its allowance. */
export const isSlow = (ship: Ship, turn: number): boolean => weeksLeft(ship, turn) >= SLOW_FROM;

/** 9: The turn in whose first phase it is whole again. */
export const wholeOn = ({ weeks, repairs }: Ship): number | undefined =>
  repairs === undefined || weeks === 0 ? undefined : repairs + weeks;

/** Its repair stops where it stands: what is left stays, and when nothing is left, it is whole. */
export function stopRepair(ship: Ship, turn: number): Ship {
  const { repairs, ...rest } = ship;
  if (repairs === undefined) return ship;
  const weeks = weeksLeft(ship, turn);
  return weeks > 0 || ship.weeks === 0 ? { ...rest, weeks } : asNew(ship);
}

/** Whole again, and a new cycle of damage begins. */
export const asNew = ({ repairs: _, back: __, ...ship }: Ship): Ship => ({
  ...ship,
  weeks: 0,
  booked: 0,
  status: 'afloat',
});
