import type { HallState } from '../../app/hall/hall';
import type { Pass } from '../../app/hall/pass';

export const placeName = ({ name, table }: Pick<Pass, 'name' | 'table'>): string =>
  table === undefined ? name : `${name}, table ${table}`;

/** How a game stands with its hall, in a few words. */
export function hallWords(state: HallState, waits: number, looksOn: boolean): string {
  if (state === 'over') return 'This phone is not in the hall any more.';
  const lines = waits === 1 ? '1 line waits for it' : `${waits} lines wait for it`;
  if (state !== 'on') return waits ? `The hall is not reached; ${lines}.` : 'The hall is not reached.';
  if (looksOn) return 'You hear this table.';
  return waits ? `Giving the hall ${waits} ${waits === 1 ? 'line' : 'lines'}…` : 'The hall has all lines.';
}
