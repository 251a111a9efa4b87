import type { BoardTable } from '../../../app/hall/board/board';
import type { HallState } from '../../../app/hall/hall';
import type { Summary } from '../../../app/hall/summary';
import { sameName } from '../../../core/names';

/** A table that was not heard for so long has its phones asleep, or out of the network. */
const SILENT_MS = 120_000;

/** In the order in which a director is needed. */
export type Standing = 'silent' | 'plays' | 'empty' | 'over';

export function standingOf({ summary, heard = 0 }: BoardTable, now: number): Standing {
  if (!summary) return heard ? 'plays' : 'empty';
  if (summary.over !== undefined) return 'over';
  return now - heard >= SILENT_MS ? 'silent' : 'plays';
}

/** Who sits there, or should. */
export const whoIs = ({ summary, expected = [] }: BoardTable): string =>
  (summary?.players.length ? summary.players.map(({ name }) => name) : expected).join(' – ');

/** Where it stands: the turn, and each number of points on one line with what it counts. */
export const standsAt = ({ turn, points }: Summary): string =>
  [turn, ...points.map((each) => each.replaceAll(' ', '\u00a0'))].join('\u00a0· ');

/** Those of the pairings who are not among those who sit there. */
export function missing({ summary, expected = [] }: BoardTable): readonly string[] {
  if (!summary) return [];
  return expected.filter((name) => !summary.players.some((player) => sameName(player.name, name)));
}

/** What a table is about: whom it waits for and with what. */
export function waitsFor({ summary, heard }: BoardTable): string {
  if (!summary) return heard ? 'A phone is there' : 'Not begun';
  const { over, pen, asks } = summary;
  if (over !== undefined) return `Over. ${over}`;
  if (pen) return asks ? `Waits for ${pen}: ${asks}` : `Waits for ${pen}`;
  return asks ?? 'Between two questions';
}

/** Those that wait longest first; then those that have not begun, and those that are over. */
export function byWait(a: BoardTable, b: BoardTable): number {
  const rank = ({ summary }: BoardTable) => (!summary ? 1 : summary.over === undefined ? 0 : 2);
  return rank(a) - rank(b) || (rank(a) ? 0 : (a.since ?? 0) - (b.since ?? 0)) || a.table - b.table;
}

export function boardWords(state: HallState, tables: readonly BoardTable[]): string {
  if (state === 'reaching') return 'The hall is not reached. Here is what was last heard.';
  if (state === 'reading') return 'Reading where the tables stand…';
  if (state === 'over') return 'This screen is not in the hall any more. Here is what was last heard.';
  const over = tables.filter(({ summary }) => summary?.over !== undefined).length;
  const begun = tables.filter(({ summary }) => summary).length;
  return `${tables.length === 1 ? '1 table' : `${tables.length} tables`}: ${begun - over} in play, ${over} over, ${tables.length - begun} not begun`;
}
