import type { HallState } from '../../app/hall/hall';
import type { Seat } from '../../app/hall/organiser/organiser';
import type { Pass } from '../../app/hall-pass';

export const placeName = ({ name, table }: Pick<Pass, 'name' | 'table'>): string =>
  table === undefined ? name : `${name}, table ${table}`;

/** How a game stands with its hall, in a few words. */
export function hallWords(state: HallState, waits: number, looksOn: boolean): string {
  if (state === 'over') return 'This phone is not in the hall any more.';
  const lines = waits === 1 ? '1 entry waits for it' : `${waits} entries wait for it`;
  if (state !== 'on') return waits ? `The hall is not reached; ${lines}.` : 'The hall is not reached.';
  if (looksOn) return 'You hear this table.';
  return waits
    ? `Giving the hall ${waits} ${waits === 1 ? 'entry' : 'entries'}…`
    : 'The hall has all entries.';
}

const MINUTE_MS = 60_000;

/** "now", "4 min", "1 h 20 min", "2 days". */
export function howLong(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

const SEAT_NAMES = {
  table: 'players',
  onlooker: 'onlookers',
  director: 'the director',
} as const;

/** "players at table 3", "the director". */
export const seatName = (seat: Seat, table?: number): string =>
  table === undefined ? SEAT_NAMES[seat] : `${SEAT_NAMES[seat]} at table ${table}`;
