import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Backup } from '../../src/core/backup';
import type { BackupGame, GameAbout } from '../../src/core/backup-game';
import { crc32 } from '../../src/core/crc32';
import type { Entry } from '../../src/core/journal';
import { canonicalJson } from '../../src/core/json';
import { anyPack, fullPack } from './packs';

const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(`../games/iph/fixtures/${name}.json`, import.meta.url), 'utf8')).entries;

const GAMES = [load('first-turns'), load('down-to-zero'), load('no-beachhead')];

const ABOUT: GameAbout = {
  id: 'abc123def456',
  game: 'iph',
  title: 'Friday at the club',
  charts: 'own',
  pack: 'own:iph',
  created: 1000,
  updated: 161_000,
  archived: false,
  origin: 'abc123def456',
};

/** So many lines of the game leave a battle open. */
export const MID_BATTLE = 36;

/** The first lines of a recorded game. */
export const gameOf = (lines: number, about: Partial<GameAbout> = {}): BackupGame => ({
  about: { ...ABOUT, ...about },
  entries: (GAMES[0] ?? []).slice(0, lines),
});

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

const FULL = fullPack((i) => 1_700_000_000_000 + i);

/** A game in mid-battle beside a short one, with their charts and preferences: what the mutated files start from. */
export const WHOLE: Backup = {
  ...backupOf(gameOf(MID_BATTLE, { pack: 'practice:iph', charts: 'practice' }), {
    ...gameOf(5, { id: 'second', origin: 'first', title: 'Bé <b>' }),
  }),
  packs: [{ ...FULL, id: 'practice:iph', name: 'Ours', cells: { crt: FULL.cells.crt ?? {} } }],
  settings: { theme: 'dark' },
};

const titles = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((title) => {
  return title.trim() !== '' && title.length <= 60;
});

const anyGame = (id: string): fc.Arbitrary<BackupGame> =>
  fc
    .record({
      title: titles,
      updated: fc.double({ noNaN: true, noDefaultInfinity: true }).map((at) => at + 0),
      archived: fc.boolean(),
      charts: fc.constantFrom('own' as const, 'practice' as const),
      game: fc.nat(GAMES.length - 1),
      lines: fc.integer({ min: 1, max: 80 }),
    })
    .map(({ game, lines, ...about }) => ({
      about: { ...ABOUT, ...about, id, origin: id },
      entries: (GAMES[game] ?? []).slice(0, lines),
    }));

export const anyBackup: fc.Arbitrary<Backup> = fc.record({
  made: fc.integer({ min: 0, max: 2e12 }),
  scope: fc.constantFrom('game' as const, 'everything' as const),
  games: fc.tuple(anyGame('a'), anyGame('b')).chain((both) => fc.constantFrom(both.slice(0, 1), both)),
  packs: anyPack.map((pack) => [pack]),
  settings: fc.constantFrom({}, { theme: 'hall', odds: 'always' }),
});
