import { type GameRow, isExample, isPractice } from '../../app/library';
import { describeWhen } from '../kit/when';

/**
 * When the last file was made of these games, and how much was recorded since. Where the file went is not known: what
 * counts is that it was handed over, or that a player says it was put elsewhere.
 */
export function lastCopy(rows: readonly GameRow[], now: number): string {
  const at = Math.max(...rows.map(({ copied }) => copied?.at ?? 0));
  if (at <= 0) return 'Last copy outside this device: never';
  const since = linesSince(rows);
  const more = since === 0 ? 'nothing new since' : `${lineCount(since)} since`;
  return `Last copy outside this device: file made ${describeWhen(at, now)}, ${more}`;
}

/** How many lines no copy has that counts as made. */
export const linesSince = (rows: readonly GameRow[]): number =>
  rows.reduce((sum, { entries, copied }) => sum + Math.max(0, entries - (copied?.entries ?? 0)), 0);

export const lineCount = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** What a restored game is beside the one it was compared with, as both stand now. Undefined for no copy. */
export function originWords(row: GameRow, rows: readonly GameRow[]): string | undefined {
  const { entries, origin } = row;
  if (!origin) return undefined;
  if (isExample(row)) return 'An example to look around in';
  if (isPractice(row)) return 'A practice game';
  const other = rows.find(({ id }) => id === origin.beside?.game);
  if (!other || !origin.beside) return `From a file of ${lineCount(origin.lines)}`;
  const { common } = origin.beside;
  const copy = `Copy of ${other.title}`;
  if (entries > common && other.entries > common) return `${copy}, forks after entry ${common}`;
  if (entries === other.entries) return `${copy}, the same entries`;
  const apart = lineCount(Math.abs(entries - other.entries));
  return `${copy}, ${apart} ${entries > other.entries ? 'further' : 'behind'}`;
}
