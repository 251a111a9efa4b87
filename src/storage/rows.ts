import type { ChartPack } from '../core/charts/pack';
import type { Entry } from '../core/journal/journal';
import { isFiniteNumber, isRecord, isText, isTexts } from '../core/json';
import type { GameFile } from '../core/play/game-file';

/** Where a copy came from: the first game of its line, and how many lines it was restored with. */
export type Origin = {
  readonly game: string;
  readonly lines: number;
  /** The game of the same line that was here then, and the lines the two had in common. */
  readonly beside?: { readonly game: string; readonly common: number };
};

/** The last file of a game that went outside this device: when it was made, and of how many lines. */
export type Copied = { readonly at: number; readonly entries: number };

/**
 * Of a game that is archived for some days: how many milliseconds of them the app has seen pass, when it looked last by the clock of
 * this device, and how many entries there were. Without it an archived game stays until somebody deletes it.
 */
export type Archive = { readonly aged: number; readonly seen: number; readonly entries: number };

/** This phone's place at a game on several phones (0037). */
export type SeatRow = {
  /** The game's identity, the same on every phone. */
  readonly table: string;
  /** What the ids of this phone's lines begin with, here and nowhere else. */
  readonly writer: string;
  /** It is at a hall, of which more is kept apart (0042). */
  readonly hall?: true;
  /** The key of who has several devices: 256 bits in base64, on them alone (0043). */
  readonly own?: string;
  /** The secret key of this player, in base64, on his devices alone (0059). */
  readonly secret?: string;
  /** Brought back from a safety copy: the name its lines had, until it has taken what it lacks (0045). */
  readonly was?: string;
};

/** What stands in the store, and the checks that what comes out of it is that. */
export type GameRow = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly charts: 'own' | 'practice';
  /** The id of its chart pack, if it is not the one that `charts` names. */
  readonly pack?: string;
  readonly created: number;
  readonly updated: number;
  readonly archived: boolean;
  readonly archive?: Archive;
  readonly entries: number;
  readonly summary: string;
  readonly origin?: Origin;
  readonly copied?: Copied;
  readonly seat?: SeatRow;
  /** Written on several phones: how often lines of others were put among those here. */
  readonly merges?: number;
};

export type EntryRow = Entry & { readonly game: string };

/** A game as a file, and when it came. It goes once no journal names it, unless players keep it. */
export type FileRow = GameFile & { readonly added: number; readonly kept: boolean };

/** Where no pack was chosen, players' charts are shared by all games of a kind; the practice set stays apart. */
export const packIdOf = (row: {
  readonly charts: GameRow['charts'];
  readonly game: string;
  readonly pack?: string | undefined;
}): string => row.pack ?? `${row.charts}:${row.game}`;

/** The game that a copy, or a copy of a copy, goes back to; a game that is no copy is its own. */
export const rootOf = ({ id, origin }: Pick<GameRow, 'id' | 'origin'>): string => origin?.game ?? id;

/**
 * Who writes a game's entries here. A copy has a name of its own: two copies on one device, or two devices of one
 * name, never give an id twice; nor do the seats of one game.
 */
export const writerOf = (
  { id, origin, seat }: Pick<GameRow, 'id' | 'origin' | 'seat'>,
  device: string,
): string => seat?.writer ?? (origin ? `${device}.${id}` : device);

export function parseGameRow(raw: unknown): GameRow | undefined {
  if (!isRecord(raw)) return undefined;
  const texts = [raw.id, raw.game, raw.title, raw.summary].every(isText);
  const numbers = [raw.created, raw.updated, raw.entries].every(isFiniteNumber);
  const charts = raw.charts === 'own' || raw.charts === 'practice';
  const pack = raw.pack === undefined || isText(raw.pack);
  return texts && numbers && charts && pack && typeof raw.archived === 'boolean'
    ? withMarks(raw as GameRow)
    : undefined;
}

/** A mark that cannot be read is no reason to keep a game shut. */
function withMarks({ archive, origin, copied, seat, merges, ...row }: GameRow): GameRow {
  return {
    ...row,
    ...(isArchive(archive) && { archive }),
    ...(isOrigin(origin) && { origin }),
    ...(isCopied(copied) && { copied }),
    ...(isSeat(seat) && { seat }),
    ...(isFiniteNumber(merges) && { merges }),
  };
}

function isOrigin(raw: unknown): boolean {
  if (!isRecord(raw) || !isText(raw.game) || !isFiniteNumber(raw.lines)) return false;
  const { beside } = raw;
  return beside === undefined || (isRecord(beside) && isText(beside.game) && isFiniteNumber(beside.common));
}

const isArchive = (raw: unknown): raw is Archive =>
  isRecord(raw) && [raw.aged, raw.seen, raw.entries].every(isFiniteNumber);

const isSeat = (raw: unknown): boolean => isRecord(raw) && isText(raw.table) && isText(raw.writer);

const isCopied = (raw: unknown): boolean =>
  isRecord(raw) && isFiniteNumber(raw.at) && isFiniteNumber(raw.entries);

/** Stands in the list for a row that cannot be read, so that the game is not hidden and can be copied or deleted. */
export function unreadableRow(raw: unknown): GameRow | undefined {
  if (!isRecord(raw) || !isText(raw.id)) return undefined;
  return {
    id: raw.id,
    game: isText(raw.game) ? raw.game : '',
    title: isText(raw.title) ? raw.title : 'Unreadable game',
    charts: 'own',
    created: 0,
    updated: isFiniteNumber(raw.updated) ? raw.updated : 0,
    archived: raw.archived === true,
    ...(isArchive(raw.archive) && { archive: raw.archive }),
    entries: isFiniteNumber(raw.entries) ? raw.entries : 0,
    summary: 'Cannot be opened by this version of the app',
  };
}

export function parsePackRow(raw: unknown): ChartPack | undefined {
  if (!isRecord(raw) || raw.format !== 1 || !isFiniteNumber(raw.version)) return undefined;
  if (![raw.id, raw.game, raw.name, raw.notes].every(isText)) return undefined;
  if (typeof raw.practice !== 'boolean' || !isRecord(raw.heads) || !isRecord(raw.cells)) return undefined;
  const heads = Object.values(raw.heads).every(isTexts);
  const cells = Object.values(raw.cells).every(
    (chart) => isRecord(chart) && Object.values(chart).every((cell) => isRecord(cell) && isText(cell.source)),
  );
  const { aside } = raw;
  const kept = aside === undefined || (isRecord(aside) && isRecord(aside.heads) && isRecord(aside.cells));
  return heads && cells && kept ? (raw as unknown as ChartPack) : undefined;
}
