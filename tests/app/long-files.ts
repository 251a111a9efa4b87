import { backupText } from '../../src/core/journal/backup';
import type { BackupGame } from '../../src/core/journal/backup-game';
import type { Entry } from '../../src/core/journal/journal';
import { longGame } from '../bench/journals';
import { backupOf } from '../support/backups';

/** The longest games that a file may hold, and the longest file. */
const MOST_LINES = 20_000;
export const MOST_TEXT = 64_000_000;

export function gameOf(entries: readonly Entry[], id = 'long'): BackupGame {
  const about = { id, game: 'iph', title: `A long game ${id}`, charts: 'own', pack: 'own:iph' } as const;
  return { about: { ...about, created: 1, updated: 2, archived: false, origin: id }, entries };
}

const long = longGame(MOST_LINES).entries;
const ofLines = (lines: number, id?: string) => gameOf(long.slice(0, lines), id);

/** One game as long as a game may be. */
export const longest = (): string => backupText(backupOf(ofLines(MOST_LINES)));

/** As many of them as a file may hold. */
export function fullest(most = MOST_TEXT): string {
  const size = longest().length;
  const games = Array.from({ length: Math.floor((most - 1_000) / size) }, (_, i) =>
    ofLines(MOST_LINES, `g${i}`),
  );
  return backupText(backupOf(...games));
}

export const many = (piece: string, most = MOST_TEXT): string =>
  piece.repeat(Math.floor(most / piece.length));
