import type { AnyBounds } from '../bounds';
import { emptyPack } from '../charts/pack';
import { isFiniteNumber, isRecord, isText, isTexts, isTime } from '../json';
import { TITLE_LENGTH, tidyName } from '../names';
import type { Game } from '../play/game';
import type { TableView } from '../play/view';
import { fail, failWith, ok, type Result } from '../result';
import { atOnce, type Steps } from '../steps';
import { weighsMore } from '../weight';
import { branchesOf, extendBranches, foldingBranches } from './branches';
import { openQuestion } from './commands';
import { findingBeyond } from './entry-bounds';
import type { Entry } from './journal';
import { isLine } from './kinds';
import { listingLines } from './log';
import { isEntryKind, parseEntry } from './parse-entry';
import type { Projection } from './projection';
import { tellingTable } from './tell-table';

/** What a backup says of a game beside its entries. What follows from them is worked out anew when it is restored. */
export type GameAbout = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly charts: 'own' | 'practice';
  /** The id of its chart pack, in the file or one that every game has. */
  readonly pack: string;
  readonly created: number;
  readonly updated: number;
  readonly archived: boolean;
  /** The id of the game that it is a copy of, its own where it is none. */
  readonly origin: string;
};

export type BackupGame = { readonly about: GameAbout; readonly entries: readonly Entry[] };

/** What a preview may say of a game: nothing that is sealed. */
export type GameFacts = {
  readonly moment: string;
  readonly heading: string;
  readonly score?: { readonly label: string; readonly value: string };
  readonly lines: number;
  /** Holds entries that one side has not shown the other. */
  readonly sealed: boolean;
  readonly open: boolean;
};

/** The same with what it rests on, which nobody has to work out again. */
export type CheckedGame = GameFacts & { readonly projection: Projection<unknown>; readonly table: TableView };

const MAX_ENTRIES = 20_000;
const ID_LENGTH = 80;
const KEY_LENGTH = 200;
const TEXT_LENGTH = 4000;
/** Of any list in a line; but one tap can strike every line there is. */
const MAX_ITEMS = 4000;
/** Of one line, texts by their length: a line that strikes all others has a fifth of it. */
const MAX_VALUES = 200_000;
const OF_LINES = ['ids', 'strikes'];
/** Answers, amendments or notes of one line, and how often it is struck and brought back: a game has a few dozen. */
const MAX_UPON = 1000;
/** Of all lines together: the longest game there is, taken back and brought back ten times over. */
const MAX_STRUCK = 400_000;
const MAX_SEATS = 500;
const ENTRY_ID = /^[\w.-]{1,80}:\d{1,10}$/;
const ID = /^[\w.:-]+$/;

/**
 * Checks a hostile JSON value as a game with its journal. Names the first problem and its line. Of lines that were `checked`
 * before, as they are the first here, only what others say of them is.
 */
export function* parsingGame(raw: unknown, checked = 0): Steps<Result<BackupGame>> {
  if (!isRecord(raw)) return noTitleLine;
  const about = parseAbout(raw.about);
  if (!about) return noTitleLine;
  const { entries } = raw;
  if (!Array.isArray(entries) || entries.length < 1 || entries.length > MAX_ENTRIES)
    return fail(
      'backup.lines',
      `${named(about)} has 1 to ${MAX_ENTRIES} entries, or is no game. ${UNCHANGED}`,
    );
  const parsed = yield* parseEntries(about, entries, checked);
  return parsed.ok ? ok({ about, entries: parsed.value }) : parsed;
}

/** Folds a game of a backup with the code of its game, onto `before` where that was; refuses what would not open. */
export function* checkingGame(
  game: Game<unknown>,
  { about, entries }: BackupGame,
  before?: Projection<unknown>,
): Steps<Result<CheckedGame>> {
  try {
    return ok(yield* factsOf(game, entries, before));
  } catch {
    const line = yield* firstBroken(game, entries);
    return fail(
      'backup.fold',
      `${named(about)}: entry ${line} does not fit the entries before it. ${UNCHANGED}`,
    );
  }
}

export const checkBackupGame = (game: Game<unknown>, backup: BackupGame): Result<CheckedGame> =>
  atOnce(checkingGame(game, backup));

/**
 * The same for a game from elsewhere: what it records is within bounds, and it opens before it is late. Where only a few of
 * its lines are from elsewhere, and stand last, `before` is what those before them fold to; whether any is sealed is then
 * said of the new lines alone.
 */
export function* checkingHostileGame(
  game: Game<unknown>,
  bounds: AnyBounds,
  backup: BackupGame,
  isLate: () => boolean,
  before?: Projection<unknown>,
): Steps<Result<CheckedGame>> {
  const beyond = yield* findingBeyond(bounds, backup.entries, before?.entries.length);
  if (beyond) {
    return fail(
      'backup.bounds',
      `${named(backup.about)}: entry ${beyond} records what no such game can. ${UNCHANGED}`,
    );
  }
  let late = false;
  const hurried: Game<unknown> = {
    ...game,
    apply(state, event) {
      late ||= isLate();
      if (late) throw new Error('too long');
      return game.apply(state, event);
    },
  };
  const checked = yield* checkingGame(hurried, backup, before);
  if (!late) return checked;
  return fail('backup.slow', `${named(backup.about)} takes too long to read. ${UNCHANGED}`);
}

export const checkHostileGame = (...of: Parameters<typeof checkingHostileGame>): Result<CheckedGame> =>
  atOnce(checkingHostileGame(...of));

function* factsOf(
  game: Game<unknown>,
  entries: readonly Entry[],
  before?: Projection<unknown>,
): Steps<CheckedGame> {
  const fresh = entries.slice(before?.entries.length);
  const projection = before
    ? fresh.reduce((now, entry) => extendBranches(game, now, entry), before)
    : yield* foldingBranches(game, entries);
  const table = yield* tellingTable(game, projection, game.table(projection.state));
  const { heading, score } = table;
  game.ledgers(projection.state);
  // What is open has to be asked again: it may rest on what no procedure can work with.
  openQuestion(game, projection, emptyPack('', game.id, ''));
  const lines = yield* listingLines(before ? { ...projection, entries: fresh } : projection);
  const facts = {
    moment: game.moment(projection.state),
    heading,
    ...(score && { score: { label: score.label, value: score.value } }),
    lines: entries.length,
    sealed: lines.some((line) => line.sealed !== undefined),
    open: projection.open !== undefined,
    projection,
    table,
  };
  const words = [facts.moment, heading, score?.label ?? '', score?.value ?? ''];
  if (!words.every(isText)) throw new Error('a heading that is no text');
  return facts;
}

/** The number of the first line with which the journal cannot be read: halved towards, for a long one is slow. */
function* firstBroken(game: Game<unknown>, entries: readonly Entry[]): Steps<number> {
  let [good, bad] = [0, entries.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      yield* factsOf(game, entries.slice(0, middle));
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return bad;
}

function parseAbout(raw: unknown): GameAbout | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, game, charts, pack, created, updated, archived, origin } = raw;
  const title = isText(raw.title) && raw.title.length <= TITLE_LENGTH ? tidyName(raw.title) : '';
  if (!isId(id) || !isId(game) || !isId(pack) || !isId(origin)) return undefined;
  if (!title) return undefined;
  if (charts !== 'own' && charts !== 'practice') return undefined;
  if (!isFiniteNumber(created) || !isFiniteNumber(updated) || typeof archived !== 'boolean') return undefined;
  return { id, game, title, charts, pack, created, updated, archived, origin };
}

const isId = (value: unknown): value is string =>
  isText(value) && value.length <= ID_LENGTH && ID.test(value) && !(value in {});

function* parseEntries(
  about: GameAbout,
  raw: readonly unknown[],
  checked: number,
): Steps<Result<readonly Entry[]>> {
  const entries = raw.slice(0, checked) as Entry[];
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const placeOf = (i: number) => `${named(about)}, entry ${i + 1}`;
  for (const line of raw.slice(checked)) {
    yield;
    const i = entries.length;
    const place = placeOf(i);
    if (isRecord(line) && isText(line.kind) && line.kind.length < 40 && !isEntryKind(line.kind))
      return failWith(
        ['update'],
        'backup.newer',
        `${place} was made by a newer version of the app. Update, then open it again. ${UNCHANGED}`,
      );
    const entry = !weighsMore(line, MAX_VALUES) && tame(line) ? parseEntry(line) : undefined;
    if (!entry || !isTime(entry.at)) return fail('backup.line', `${place} cannot be read. ${UNCHANGED}`);
    // With a gap it would be stored, and never open.
    if (entry.seq !== i + 1 || !ENTRY_ID.test(entry.id) || known.has(entry.id))
      return fail('backup.order', `${place} is not in its place. ${UNCHANGED}`);
    known.set(entry.id, entry);
    entries.push(entry);
  }
  const crowded = yield* firstCrowded(entries);
  if (crowded !== undefined)
    return fail('backup.many', `${placeOf(crowded)} is one more than a game has of these. ${UNCHANGED}`);
  // A branch may have been put after lines that speak of it.
  const many = entries.some(({ kind }) => kind === 'v1.Seated');
  const before = many ? known : new Map(entries.slice(0, checked).map((entry) => [entry.id, entry]));
  for (const [i, entry] of entries.slice(checked).entries()) {
    yield;
    if (!refersTo(entry, before))
      return fail('backup.of', `${placeOf(checked + i)} speaks of an entry that is not there. ${UNCHANGED}`);
    before.set(entry.id, entry);
  }
  if (many && !checked && !branchesOf(entries))
    return fail('backup.of', `${named(about)} holds entries that rest on each other. ${UNCHANGED}`);
  return ok(entries);
}

/** The first line that adds to another one, or to the seats, more than anybody does; each costs what was added before it. */
function* firstCrowded(entries: readonly Entry[]): Steps<number | undefined> {
  const upon = new Map<string, number>();
  const isBeyond = (what: string, most: number): boolean => {
    const count = (upon.get(what) ?? 0) + 1;
    upon.set(what, count);
    return count > most;
  };
  let struck = 0;
  const isCrowded = (entry: Entry): boolean => {
    if (entry.kind === 'v1.Seated') return isBeyond('seats', MAX_SEATS);
    if (entry.kind === 'v1.Struck' || entry.kind === 'v1.Restored') {
      struck += entry.ids.length;
      return struck > MAX_STRUCK || entry.ids.some((id) => isBeyond(`struck ${id}`, MAX_UPON));
    }
    return 'of' in entry && entry.of !== undefined && isBeyond(`${entry.kind} ${entry.of}`, MAX_UPON);
  };
  for (const [i, entry] of entries.entries()) {
    yield;
    if (isCrowded(entry)) return i;
  }
  return undefined;
}

/** What an entry names must be there: of an answer a procedure that was opened, of a note a line. */
function refersTo(entry: Entry, known: ReadonlyMap<string, Entry>): boolean {
  const { of, ids }: { of?: unknown; ids?: unknown } = entry as object;
  if (of !== undefined) {
    const named = isText(of) ? known.get(of) : undefined;
    if (!named || !isOf(entry, named)) return false;
  }
  if (entry.after !== undefined && (entry.after === entry.id || !known.has(entry.after))) return false;
  if (entry.kind === 'v1.Ordered')
    return [entry.fork, ...entry.heads, ...entry.strikes, ...entry.amends.map(({ of }) => of)].every((id) =>
      known.has(id),
    );
  if (entry.kind === 'v1.Called' && !entry.pledges.every((id) => known.has(id))) return false;
  if (entry.kind === 'v1.Shown') return known.has(entry.pledge);
  if (entry.kind === 'v1.TakenIn') return known.get(entry.line)?.kind === 'v1.SealedBeside';
  if (entry.kind === 'v1.Unsealed') return entry.openings.every(({ line }) => known.has(line));
  return ids === undefined || (isTexts(ids) && ids.every((id) => known.has(id)));
}

/** A note is of any line, an answer of what was opened, an amendment of what was sealed beside too. */
const isOf = (entry: Entry, named: Entry): boolean =>
  entry.kind === 'v1.Noted'
    ? isLine(named)
    : named.kind === 'v1.Opened' || (entry.kind === 'v1.Amended' && named.kind === 'v1.SealedBeside');

/** No name that every object has, no text or list that no tap can make. Depth is limited before parsing. */
function tame(value: unknown, most = MAX_ITEMS): boolean {
  if (isText(value)) return value.length <= TEXT_LENGTH;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.length <= most && value.every((item) => tame(item));
  const keys = Object.keys(value);
  return (
    keys.length <= MAX_ITEMS &&
    keys.every(
      (key) =>
        key.length <= KEY_LENGTH &&
        !(key in {}) &&
        tame(Reflect.get(value, key), OF_LINES.includes(key) ? MAX_ENTRIES : MAX_ITEMS),
    )
  );
}

const named = ({ title }: GameAbout): string => `"${title}"`;

const UNCHANGED = 'Nothing was changed.';

const noTitleLine = fail(
  'backup.about',
  `A game of this file does not say what it is. ${UNCHANGED} Look for another copy.`,
);
