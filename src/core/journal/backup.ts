import { asciiPieces } from '../ascii-pieces';
import type { ChartPack } from '../charts/pack';
import { NEWEST_PACK, packVersion } from '../charts/pack-version';
import { sumOfText } from '../crc32';
import { asciiJson, isRecord, isText, isTime, isWhole } from '../json';
import { TITLE_LENGTH, tidyName } from '../names';
import { parsingHostile } from '../parse-json';
import { isOwn } from '../play/game-file';
import { fail, failWith, ok, type Result } from '../result';
import { atOnce, type Steps } from '../steps';
import { cutText } from '../text';
import { type BackupGame, type GameAbout, parsingGame } from './backup-game';
import { type KeptFile, parseFiles } from './definitions';

/**
 * A file with games as they were recorded, one or all of them, sealed entries included. ASCII only, with a checksum. Keys
 * keep their order, which is that of the facts in the log.
 */
export type Backup = {
  /** When the file was made. */
  readonly made: number;
  readonly scope: 'game' | 'everything';
  readonly games: readonly BackupGame[];
  readonly packs: readonly ChartPack[];
  /** Of games that are files. */
  readonly definitions?: readonly KeptFile[];
  readonly settings: Settings;
};

export type Settings = { readonly [key: string]: string };

/** A backup as read: a game that does not fit says why, and the others stay. Packs are still as they came. */
export type ReadBackup = {
  readonly made?: number;
  readonly scope: Backup['scope'];
  /** False for a file that holds what the store held, unchecked and without a sum. */
  readonly checked: boolean;
  readonly games: readonly ReadGame[];
  readonly packs: readonly unknown[];
  /** Whether one is the text of its hash is still unchecked, and what it says unread. */
  readonly definitions: readonly KeptFile[];
  readonly settings: Settings;
};
export type ReadGame = { readonly title: string; readonly read: Result<BackupGame> };

const FORMAT = 'war-diary-backup';
const RAW_FORMAT = 'war-diary-game';
/**
 * Version 2 holds charts that no file of charts of version 1 can hold, version 3 games that are files; an app that reads one
 * reads all below it.
 */
const OF_FILES = 3;
const NEWEST = Math.max(NEWEST_PACK, OF_FILES);
export const BACKUP_LIMITS = { millions: 64, depth: 24, values: 4_000_000, text: 200_000 };
const MAX_GAMES = 1000;
const MAX_PACKS = 1000;
const MAX_FILES = 500;
const MAX_SETTINGS = 20;
const SETTING_LENGTH = 200;

export const backupText = (backup: Backup): string =>
  wrap(asciiJson(backup), Math.max(1, ...backup.packs.map(packVersion), hasFiles(backup) ? OF_FILES : 1));

const hasFiles = ({ games, definitions = [] }: Backup): boolean =>
  definitions.length > 0 || games.some(({ about }) => isOwn(about.game));

/** What a file of `backupText` holds; the first problem of the file as a whole, else each game with its own. */
export function* readingBackup(text: string): Steps<Result<ReadBackup>> {
  const parsed = yield* parsingHostile(text, BACKUP_LIMITS);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isRecord(file)) return noBackup;
  if (file.format === RAW_FORMAT) return yield* readRaw(file);
  if (file.format !== FORMAT || !isWhole(file.version, 1, 1e6)) return noBackup;
  if (file.version > NEWEST) return newerBackup;
  // Blanks, indents and other ways to write the same letters are no damage (0050).
  const isOurs = Object.keys(file).join() === 'format,kept,sum,version';
  if (!isOurs || file.sum !== (yield* summing(asciiPieces(file.kept), file.version))) return damagedBackup;
  return yield* readKept(file.kept);
}

export const readBackupText = (text: string): Result<ReadBackup> => atOnce(readingBackup(text));

const wrap = (kept: string, version: number): string =>
  `{"format":"${FORMAT}","kept":${kept},"sum":"${atOnce(summing([kept], version))}","version":${version}}`;

/** From version 2 on the sum is also that of the version, before what is kept. */
function* summing(kept: Iterable<string>, version: number): Steps<string> {
  let sum = sumOfText(version === 1 ? '' : `${version}`);
  for (const piece of kept) {
    sum = sumOfText(piece, sum);
    yield;
  }
  return sum.toString(16).padStart(8, '0');
}

function* readKept(kept: unknown): Steps<Result<ReadBackup>> {
  if (!isRecord(kept) || !isTime(kept.made)) return emptyBackup;
  const { made, scope, games, packs, settings } = kept;
  if (scope !== 'game' && scope !== 'everything') return emptyBackup;
  if (!Array.isArray(games) || !Array.isArray(packs) || !isSettings(settings)) return emptyBackup;
  const definitions = parseFiles(kept.definitions, MAX_FILES);
  if (!definitions) return doubtfulFiles;
  return yield* readParts({ made, scope, checked: true, packs, definitions, settings }, games);
}

/** A copy as it stood in the store, saved where nothing could be checked: its rows meet the same checks now. */
function* readRaw(file: Record<string, unknown>): Steps<Result<ReadBackup>> {
  if (file.version !== 1) return file.version === undefined ? noBackup : newerBackup;
  const rows = Array.isArray(file.games) ? file.games : [file];
  const packs = [...(Array.isArray(file.packs) ? file.packs : []), ...(file.pack ? [file.pack] : [])];
  const games = rows.map((dumped) => (isRecord(dumped) ? fromStore(dumped) : dumped));
  const scope = Array.isArray(file.games) ? 'everything' : 'game';
  const definitions = parseFiles(Array.isArray(file.files) ? file.files : [], MAX_FILES);
  if (!definitions) return doubtfulFiles;
  return yield* readParts({ scope, checked: false, packs, definitions, settings: {} }, games);
}

/** A row of the store with its entries, in the shape of a backup; still unchecked. */
export function fromStore({ row, entries }: { row?: unknown; entries?: unknown }): object {
  if (!isRecord(row)) return { entries };
  const { id, game, title, charts, created, updated, archived, origin } = row;
  const pack = isText(row.pack) ? row.pack : `${String(charts)}:${String(game)}`;
  const root = isRecord(origin) && isText(origin.game) ? origin.game : id;
  const about = { id, game, title, charts, pack, created, updated, archived, origin: root };
  const own = Array.isArray(entries) ? entries.map(withoutGame) : entries;
  return { about: about as GameAbout, entries: own };
}

function withoutGame(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { game: _, ...rest } = entry;
  return rest;
}

function* readParts(about: Omit<ReadBackup, 'games'>, raw: readonly unknown[]): Steps<Result<ReadBackup>> {
  if (raw.length > MAX_GAMES)
    return fail('backup.games', `The file holds more than ${MAX_GAMES} games. Nothing was changed.`);
  if (about.packs.length > MAX_PACKS)
    return fail('backup.packs', `The file holds more than ${MAX_PACKS} sets of charts. Nothing was changed.`);
  if (raw.length + about.packs.length + about.definitions.length === 0) return emptyBackup;
  const games: ReadGame[] = [];
  for (const [i, part] of raw.entries())
    games.push({ title: titleOf(part, i), read: yield* parsingGame(part) });
  const twice = games.findIndex(({ read }, i) => read.ok && games.slice(0, i).some(sameGame(read.value)));
  if (twice >= 0) {
    return fail('backup.twice', `"${games[twice]?.title}" is in the file twice. Nothing was changed.`);
  }
  const [only] = games;
  // Where there is no other game to restore, what is wrong with this one is what is wrong with the file.
  if (about.scope === 'game' && only && !only.read.ok) return only.read;
  return ok({ ...about, games });
}

const sameGame =
  (game: BackupGame) =>
  ({ read }: ReadGame) =>
    read.ok && read.value.about.id === game.about.id;

function titleOf(part: unknown, i: number): string {
  const title = isRecord(part) && isRecord(part.about) ? part.about.title : undefined;
  const tidy = isText(title) ? tidyName(cutText(title, TITLE_LENGTH)) : '';
  return tidy || `Game ${i + 1} of the file`;
}

function isSettings(raw: unknown): raw is Settings {
  if (!isRecord(raw) || Object.keys(raw).length > MAX_SETTINGS) return false;
  return Object.entries(raw).every(
    ([key, value]) => !(key in {}) && isText(value) && value.length <= SETTING_LENGTH,
  );
}

const noBackup = fail(
  'backup.file',
  'This is not a copy of games. Nothing was changed. Look for a file that War Diary made.',
);

const newerBackup = failWith(
  ['update'],
  'backup.newer',
  'This file was made by a newer version of the app. Nothing was changed. Update, then open it again.',
);

const damagedBackup = fail(
  'backup.sum',
  'This file was damaged or changed on its way. Nothing was changed. Have it sent again, or take another copy.',
);

const doubtfulFiles = fail(
  'backup.definitions',
  'The games of this copy that are files cannot be read. Nothing was changed. Look for another copy.',
);

const emptyBackup = fail(
  'backup.kept',
  'This file holds no games that can be read. Nothing was changed. Look for another copy.',
);
