import { csvOf } from '../../../core/csv';
import type { BoardTable } from './board';

/** How each table stands, for a spreadsheet: a line for each that has begun, with two columns for each player. */
export function resultsCsv(tables: readonly BoardTable[]): string {
  const begun = tables.flatMap(({ table, summary }) => (summary ? [{ table, summary }] : []));
  const seats = Math.max(2, ...begun.map(({ summary }) => summary.players.length));
  const numbers = Array.from({ length: seats }, (_, i) => i + 1);
  const heads = numbers.flatMap((n) => [`player ${n}`, `side ${n}`]);
  return csvOf([
    ['table', 'game', ...heads, 'points', 'turn', 'verdict', 'charts'],
    ...begun.map(({ table, summary: { title, players, points, turn, over, practice } }) => [
      ...[table, title],
      ...numbers.flatMap((n) => [players[n - 1]?.name ?? '', players[n - 1]?.side ?? '']),
      ...[points.join('; '), turn, over ?? 'in play', practice ? 'practice' : 'own'],
    ]),
  ]);
}
