import { isRecord, isWhole } from '../../core/json';

/** How many lines a game had last, beside the database, so that after a loss it can be told how many are missing. */
const KEY = 'war-diary:lines';
const MOST = 50;

export function noteLines(game: string, lines: number): void {
  const { [game]: _, ...others } = notedLines();
  const latest = [...Object.entries(others), [game, lines] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Refused (private mode, blocked, full).
  }
}

export function notedLines(): { readonly [game: string]: number } {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const lines = isRecord(noted) ? Object.entries(noted) : [];
    return Object.fromEntries(
      lines.flatMap(([game, count]) => (isWhole(count, 0, 1e9) ? [[game, count]] : [])),
    );
  } catch {
    return {};
  }
}
