import fc from 'fast-check';
import { crc32 } from '../../src/core/crc32';
import type { Backup } from '../../src/core/journal/backup';
import type { BackupGame, GameAbout } from '../../src/core/journal/backup-game';
import type { Entry } from '../../src/core/journal/journal';
import { canonicalJson } from '../../src/core/json';
import { tidyName } from '../../src/core/names';
import type { Game } from '../../src/core/play/game';
import { fullPack, packOf } from './packs';

export const backupOf = (...games: readonly BackupGame[]): Backup => ({
  made: 1_700_000_000_000,
  scope: games.length === 1 ? 'game' : 'everything',
  games,
  packs: [],
  settings: {},
});

/** A file around anything, with its right sum. */
export function sealed(kept: unknown, more: object = {}): string {
  const sum = crc32(new TextEncoder().encode(canonicalJson(kept)));
  const file = { format: 'war-diary-backup', kept, sum: sum.toString(16).padStart(8, '0'), version: 1 };
  return canonicalJson({ ...file, ...more });
}

const titles = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map(tidyName)
  .filter((title) => {
    return title.trim() !== '' && title.length <= 60;
  });

/** Backups of one kind of game, from games as they were played. */
export function backupsFrom(kind: Pick<Game<unknown>, 'id' | 'charts' | 'practice'>, ...played: Played) {
  const { id: game, practice } = kind;
  const about: GameAbout = {
    id: 'abc123def456',
    game,
    title: 'Friday at the club',
    charts: 'own',
    pack: `own:${game}`,
    created: 1000,
    updated: 161_000,
    archived: false,
    origin: 'abc123def456',
  };

  /** The first lines of the first game. */
  const gameOf = (lines: number, more: Partial<GameAbout> = {}): BackupGame => ({
    about: { ...about, ...more },
    entries: played[0].slice(0, lines),
  });

  /** So much of a game beside a short one, with a chart and preferences: what damaged files start from. */
  const wholeOf = (lines: number): Backup => {
    const full = fullPack(kind, (i) => 1_700_000_000_000 + i);
    const cells = Object.fromEntries(Object.entries(full.cells).slice(0, 1));
    return {
      ...backupOf(
        gameOf(lines, { pack: practice.id, charts: 'practice' }),
        gameOf(5, { id: 'second', origin: 'first', title: 'Bé <b>' }),
      ),
      packs: [{ ...full, name: 'Ours', cells }],
      settings: { theme: 'dark' },
    };
  };

  const anyGame = (id: string): fc.Arbitrary<BackupGame> =>
    fc
      .record({
        title: titles,
        updated: fc.double({ noNaN: true, noDefaultInfinity: true }).map((at) => at + 0),
        archived: fc.boolean(),
        charts: fc.constantFrom('own' as const, 'practice' as const),
        entries: fc.constantFrom(...played),
        lines: fc.integer({ min: 1, max: 80 }),
      })
      .map(({ entries, lines, ...more }) => ({
        about: { ...about, ...more, id, origin: id },
        entries: entries.slice(0, lines),
      }));

  const anyBackup: fc.Arbitrary<Backup> = fc.record({
    made: fc.integer({ min: 0, max: 2e12 }),
    scope: fc.constantFrom('game' as const, 'everything' as const),
    games: fc.tuple(anyGame('a'), anyGame('b')).chain((both) => fc.constantFrom(both.slice(0, 1), both)),
    packs: packOf(kind, 12).map((pack) => [pack]),
    settings: fc.constantFrom({}, { theme: 'hall', odds: 'always' }),
  });

  return { gameOf, wholeOf, anyBackup };
}

type Played = readonly [readonly Entry[], ...(readonly Entry[])[]];
