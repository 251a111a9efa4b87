import { ATTACK_LIMITS, type Theatre, theatresOf } from '../data/attack-limits';
import { weekOf } from '../data/calendar';
import type { SideId } from '../data/units';
import type { UsnState } from './state';

export const forceId = (side: SideId, theatre: Theatre): string => `${side}:${theatre}`;

const limitOf = ({ cursor: { turn } }: UsnState, side: SideId, theatre: Theatre) =>
  ATTACK_LIMITS.find(
    (each) => each.side === side && each.theatre === theatre && turn >= each.from && turn <= each.to,
  );

/** Land attacks that a side has made there in the turn or month that its limit counts. */
export function attacksMade(state: UsnState, side: SideId, theatre: Theatre): number {
  const limit = limitOf(state, side, theatre);
  const made = state.attacks?.[forceId(side, theatre)] ?? [];
  if (!limit) return 0;
  const { turn: now } = state.cursor;
  const monthOf = (turn: number) => weekOf(turn, state.house).month;
  return made.filter((turn) =>
    limit.per === 'turn' ? turn === now : turn >= limit.from && monthOf(turn) === monthOf(now),
  ).length;
}

/** CBI (C): How many land attacks a side may still make there; none said where it may make any. */
export function attacksLeft(state: UsnState, side: SideId, theatre: Theatre): number | undefined {
  const limit = limitOf(state, side, theatre);
  return limit && Math.max(0, limit.most - attacksMade(state, side, theatre));
}

/** Where a side may attack on land now. */
export const openTheatres = (state: UsnState, side: SideId): readonly Theatre[] =>
  theatresOf(state.scenario).filter((theatre) => attacksLeft(state, side, theatre) !== 0);

/** "1 this month" */
export function leftWords(state: UsnState, side: SideId, theatre: Theatre): string | undefined {
  const left = attacksLeft(state, side, theatre);
  return left === undefined ? undefined : `${left} this ${limitOf(state, side, theatre)?.per}`;
}
