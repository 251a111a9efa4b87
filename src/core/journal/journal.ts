import type { TaughtLesson } from '../charts/pack';
import type { Roll } from '../play/dice';
import type { Args, Outcome, Recorded } from '../play/procedure';
import type { TraceLine } from '../play/trace';

/**
 * The append-only journal. One tap is one entry; nothing is ever deleted, a struck entry is only named by a
 * later one. `seq` orders a game's entries; ids are `writer:number`, so that two phones' journals can be joined.
 */
type EntryBase = {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  /** At a game on several phones the line that was the last one when this was written: it makes forks visible (0037). */
  readonly after?: string;
  /** With a game clock: the seconds, by side, that this phone has counted since the line that said so last. */
  readonly used?: Used;
};
export type Used = { readonly [side: string]: number };

/**
 * At a game on several phones what a side seals stays on its own phone. The line that all have holds a commitment and what
 * stands in its place meanwhile; `kept` is what it really says, with the salt, and never leaves the phone (0038).
 */
type Sealable = {
  readonly answers: readonly Recorded[];
  readonly outcome?: Outcome;
  readonly seal?: SealedContent;
  readonly kept?: Opening;
};
export type SealedContent = {
  readonly side: string;
  readonly hash: string;
  /** For the other devices of who sealed it (0043). */
  readonly own?: Shut;
};
/** What a line really says, as only its key opens it: AES-GCM, in base64, the text in parts. */
export type Shut = { readonly iv: string; readonly text: readonly string[] };
/** Base64 of 128 random bits, and what the hash was taken of with them. */
export type Opening = {
  readonly salt: string;
  readonly answers: readonly Recorded[];
  readonly outcome?: Outcome;
};

/** Opens a procedure; carries the first answer and even the outcome when one tap was enough. */
export type OpenedEntry = EntryBase &
  Sealable & { readonly kind: 'v1.Opened'; readonly procedure: string; readonly args: Args };
/** Answers the open question of procedure `of`, with what was looked up on the way, and closes it if that was all. */
export type AnsweredEntry = EntryBase & Sealable & { readonly kind: 'v1.Answered'; readonly of: string };
export type StruckEntry = EntryBase & { readonly kind: 'v1.Struck'; readonly ids: readonly string[] };
export type RestoredEntry = EntryBase & { readonly kind: 'v1.Restored'; readonly ids: readonly string[] };
/**
 * A note; with `roll`, of dice thrown for something the game does not ask for, its text may be empty. With `of` it is
 * about the line of that id, and without a text a bookmark on it; with `place`, its text is where that was.
 */
export type NotedEntry = EntryBase & {
  readonly kind: 'v1.Noted';
  readonly text: string;
  readonly of?: string;
  readonly place?: true;
  readonly roll?: Roll & { readonly sides: number };
};
/** Cells or heads set by hand, outside any procedure; what was recorded before keeps its values. */
export type TaughtEntry = EntryBase & {
  readonly kind: 'v1.Taught';
  readonly lessons: readonly TaughtLesson[];
  readonly reason?: string;
  /** The lines of players who had read it otherwise, each without knowing of the other: it is settled with this. */
  readonly settles?: readonly string[];
  /** The words of its log line, as of an outcome. */
  readonly trace: readonly TraceLine[];
};

/**
 * Counts in the place of what procedure `of` came to: all the answers it now rests on, and what follows from them. The
 * last one not struck counts; the procedure's own entries stay as they were.
 */
export type AmendedEntry = EntryBase & {
  readonly kind: 'v1.Amended';
  readonly of: string;
  readonly answers: readonly Recorded[];
  /** The keys of the answers given anew; every other one is as it was recorded. */
  readonly changed: readonly string[];
  readonly outcome: Outcome;
  readonly reason: string;
};

/**
 * Somebody takes a seat at a game on several phones, or leaves it: `writer` is what the ids of his lines begin with. The
 * seat that begins it names the `table`; all lines up to it are common to who joins.
 */
export type SeatedEntry = EntryBase & {
  readonly kind: 'v1.Seated';
  readonly table?: string;
  readonly writer: string;
  /** A side's id, or the seat of who only looks on. */
  readonly seat: string;
  readonly name: string;
  readonly left?: true;
  /** It is one more device of who writes under this name as well; where it left, that device alone (0043). */
  readonly deviceOf?: string;
  /** From here on that device is the one that writes. */
  readonly hand?: true;
  /** The public key of the player who sits down, and what shows that a device is his (0059): both in base64. */
  readonly key?: string;
  readonly proof?: string;
  readonly trace: readonly TraceLine[];
};
/** The pen goes to the seat of this writer: handed on, or taken where its holder was gone. */
export type PenPassedEntry = EntryBase & {
  readonly kind: 'v1.PenPassed';
  readonly to: string;
  readonly taken?: true;
  readonly trace: readonly TraceLine[];
};
/**
 * A fork healed: the players' word on the order of the branches upon line `fork`, each by its first line, and what came of
 * the later ones when they were played again. Of several about one fork the highest `round` counts.
 */
export type OrderedEntry = EntryBase & {
  readonly kind: 'v1.Ordered';
  readonly fork: string;
  readonly heads: readonly string[];
  readonly round: number;
  readonly amends: readonly Omit<AmendedEntry, keyof EntryBase | 'kind'>[];
  readonly strikes: readonly string[];
  readonly trace: readonly TraceLine[];
};

/** A side opens what it sealed: by the line's id what it says, and the salt that shows that it said so then. */
export type UnsealedEntry = EntryBase & {
  readonly kind: 'v1.Unsealed';
  /** `told` by mouth where the phone that sealed it is gone: nothing was hashed then, and it is never taken for more. */
  readonly openings: readonly (Opening & { readonly line: string; readonly told?: true })[];
  readonly trace: readonly TraceLine[];
};

/** A number of a phone for a roll of two (0039), promised by its hash; the number itself stays there until it is shown. */
export type PledgedEntry = EntryBase & {
  readonly kind: 'v1.Pledged';
  readonly hash: string;
  readonly kept?: { readonly number: string };
};
/** The roll that pledges are for: the question `key` of procedure `of`, named once they all lie there. */
export type CalledEntry = EntryBase & {
  readonly kind: 'v1.Called';
  readonly of: string;
  readonly key: string;
  readonly count: number;
  readonly sides: number;
  readonly pledges: readonly string[];
  readonly trace: readonly TraceLine[];
};
/** The number of a pledge, shown once it was called. */
export type ShownEntry = EntryBase & {
  readonly kind: 'v1.Shown';
  readonly pledge: string;
  readonly number: string;
};

/**
 * A whole sealed procedure of a side that does not have the pen. It counts from the line with which who has the pen takes it
 * in (0040), if it still rests on what it was sealed upon.
 */
export type SealedBesideEntry = EntryBase &
  Sealable & {
    readonly kind: 'v1.SealedBeside';
    readonly procedure: string;
    readonly args: Args;
    /** In words that every phone comes to by itself. */
    readonly rests: string;
    readonly trace: readonly TraceLine[];
  };
/** Who has the pen takes in what was sealed beside, or says that it came too late. */
export type TakenInEntry = EntryBase & {
  readonly kind: 'v1.TakenIn';
  readonly line: string;
  readonly late?: true;
  readonly trace: readonly TraceLine[];
};

/** The game clock: set, taken away with no minutes, started or paused. The last one counts. */
export type ClockedEntry = EntryBase & {
  readonly kind: 'v1.Clocked';
  /** A side. */
  readonly minutes: number;
  readonly runs?: true;
};

export type Entry =
  | OpenedEntry
  | AnsweredEntry
  | StruckEntry
  | RestoredEntry
  | NotedEntry
  | TaughtEntry
  | AmendedEntry
  | SeatedEntry
  | PenPassedEntry
  | OrderedEntry
  | UnsealedEntry
  | PledgedEntry
  | CalledEntry
  | ShownEntry
  | SealedBesideEntry
  | TakenInEntry
  | ClockedEntry;

/** An entry before it has its place in the journal. */
export type Unplaced<E extends Entry = Entry> = E extends Entry ? Omit<E, keyof EntryBase> : never;

/** A bookmark on a line, or its place: it is no line of its own. */
export const isMark = (entry: Entry): entry is NotedEntry & { readonly of: string } =>
  entry.kind === 'v1.Noted' && entry.of !== undefined && (entry.place ?? (!entry.text && !entry.roll));

export const entryId = (device: string, seq: number): string => `${device}:${seq}`;
/** The writer in the id of a line. */
export const writerIn = (id: string): string => id.slice(0, id.lastIndexOf(':'));

/** The seat of who only looks on; every other seat is the id of a side. */
export const ONLOOKER = 'onlooker';

/**
 * Gives an entry its place after the last entry. Where two phones have the same device id (a copied profile), the id may
 * be taken by a line that came over from the other: the next free one is as good, because `seq` alone orders. `after` is
 * given at a game on several phones.
 */
export function placeEntry(
  entries: readonly Entry[],
  entry: Unplaced,
  device: string,
  at: number,
  after?: string,
): Entry {
  const seq = (entries.at(-1)?.seq ?? 0) + 1;
  let counter = seq;
  let id = entryId(device, counter);
  while (entries.some((each) => each.id === id)) {
    counter += 1;
    id = entryId(device, counter);
  }
  return { ...entry, id, seq, at, ...(after && { after }) } as Entry;
}

/** Ids struck and not restored since. */
export function struckIds(entries: readonly Entry[]): Set<string> {
  const struck = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Struck') for (const id of entry.ids) struck.add(id);
    if (entry.kind === 'v1.Restored') for (const id of entry.ids) struck.delete(id);
  }
  return struck;
}

/** Where each line was by the players' last word, by its id. */
export function placesOf(
  entries: readonly Entry[],
  struck: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const told = entries.filter((entry) => isMark(entry) && entry.place && !struck.has(entry.id));
  return new Map((told as readonly NotedEntry[]).map(({ of = '', text }) => [of, text]));
}

/** The ids that "redo" would bring back: undone lines, while nothing new follows them. The game clock is none of it. */
export function redoable(entries: readonly Entry[]): readonly string[] {
  let restored = 0;
  for (const entry of [...entries].reverse()) {
    if (entry.kind === 'v1.Clocked') continue;
    if (entry.kind === 'v1.Restored') restored += 1;
    else if (entry.kind !== 'v1.Struck') return [];
    else if (restored === 0) return entry.ids;
    else restored -= 1;
  }
  return [];
}
