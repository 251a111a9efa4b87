import type { Cursor } from '../../../core/play/sequence';
import { STATION_PHASES } from '../data/delays';
import type { Ship } from './state';

/** 32(A): Eight sea movement phases of its side, two a turn. */
const STATION_TURNS = STATION_PHASES / 2;

/** The sea movement phase from whose beginning a submarine may leave its station. */
export const freeOn = ({ turn, step }: Cursor): Cursor => ({ turn: turn + STATION_TURNS, step });

/** Whether a submarine still has to stay; it can be driven off. */
export function isBound({ station }: Ship, { turn, step }: Cursor): boolean {
  if (!station) return false;
  const free = freeOn(station);
  return turn < free.turn || (turn === free.turn && Number(step.slice(1)) < Number(free.step.slice(1)));
}
