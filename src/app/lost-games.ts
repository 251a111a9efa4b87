import { type ReadonlySignal, signal } from '@preact/signals';
import { isRecord, isText, isTexts } from '../core/json';
import { type GameRow, rootOf } from '../storage/rows';

/**
 * Tells a store that the browser has emptied from one whose games were deleted by hand. The titles of the games are
 * kept beside the store, in the browser's small storage; where that is emptied too, nothing can be told.
 */
export type LostGames = readonly string[];

const KEY = 'war-diary:games';
const MOST = 50;

type Kept = {
  readonly games: readonly { readonly id: string; readonly title: string }[];
  /** Deleted by hand: another tab may still list them. */
  readonly gone: readonly string[];
};

const lostSignal = signal<LostGames | undefined>(undefined);

/** Titles of the games that were here and are not, until dismissed; undefined while nothing is missing. */
export const lostGames: ReadonlySignal<LostGames | undefined> = lostSignal;

/** To be told of every list read from the store. */
export function noteGames(rows: readonly GameRow[]): void {
  const { games, gone } = recall();
  const here = new Set(rows.flatMap((row) => [row.id, rootOf(row)]));
  const lost = games.length > 0 && !games.some(({ id }) => here.has(id));
  lostSignal.value = lost ? games.map(({ title }) => title) : undefined;
  if (!lost) keep(rows, gone);
}

/** Before a game is deleted by hand. */
export function noteDeletion(id: string): void {
  const { games, gone } = recall();
  keep(
    games.filter((game) => game.id !== id),
    [...gone.filter((other) => other !== id), id],
  );
}

/** Where it was not deleted after all. */
export function takeBackDeletion(id: string): void {
  const { games, gone } = recall();
  keep(
    games,
    gone.filter((other) => other !== id),
  );
}

/** The games that were deleted by hand. */
export const deletedByHand = (): readonly string[] => recall().gone;

export function dismissLost(rows: readonly GameRow[]): void {
  keep(rows, []);
  lostSignal.value = undefined;
}

function recall(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isRecord(kept) && Array.isArray(kept.games) && kept.games.every(isKept) && isTexts(kept.gone)) {
      return { games: kept.games, gone: kept.gone };
    }
  } catch {
    // Refused or cut short: then nothing can be told.
  }
  return { games: [], gone: [] };
}

const isKept = (game: unknown): boolean => isRecord(game) && isText(game.id) && isText(game.title);

function keep(rows: Kept['games'], gone: Kept['gone']): void {
  const games = rows.filter(({ id }) => !gone.includes(id)).map(({ id, title }) => ({ id, title }));
  const text = JSON.stringify({ games: games.slice(0, MOST), gone: gone.slice(-MOST) });
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Refused (private mode, blocked, full).
  }
}
