import type { Game } from '../play/game';
import { atOnce, type Steps } from '../steps';
import {
  type Entry,
  type OpenedEntry,
  type Opening,
  type OrderedEntry,
  type SeatedEntry,
  struckIds,
} from './journal';
import { kindOf } from './kinds';
import { onceFor } from './once-for';
import { extendProjection, foldingJournal, type Projection } from './projection';

/**
 * A game on several phones (0037). Up to the line that began it the journal is common; each line since names the one it
 * was written upon, so that any set of lines is a tree, and its order a function of the set alone: a line, what was
 * written beside it, then what was played upon it. Where two phones played upon one line the branches stand one after
 * the other, and all but the first wait, as if struck, for the players' word.
 */
export type Fork = {
  /** The line that both were played upon. */
  readonly at: string;
  /** The branches by their first lines, in the order in which they stand. */
  readonly heads: readonly string[];
  /** How many of them count already: the first, or as many as the players have put in order. */
  readonly settled: number;
  /** What the next word on it is numbered, and the one that counts until then. */
  readonly round: number;
  readonly word?: OrderedEntry;
};

export type Branches = {
  /** All lines in their order, those that are not common numbered anew. */
  readonly entries: readonly Entry[];
  /** Forks that wait for the players' word, earliest first. */
  readonly forks: readonly Fork[];
  /** The ids of the playing lines that wait. */
  readonly waiting: ReadonlySet<string>;
  /** The ids of the words that count. */
  readonly words: ReadonlySet<string>;
};

/** The seat that begins a game on several phones; the last one, where a copy of such a game was shared anew. */
export const beginningOf = onceFor((entries) =>
  entries.findLast((entry): entry is SeatedEntry => entry.kind === 'v1.Seated' && entry.table !== undefined),
);

export const byIdOf = onceFor(
  (entries): ReadonlyMap<string, Entry> => new Map(entries.map((entry) => [entry.id, entry])),
);

/** What never contradicts what another phone plays meanwhile: notes, cells, seats, the pen, words on forks, own seals. */
export function isBeside(entry: Entry, byId: ReadonlyMap<string, Entry>): boolean {
  if (entry.kind !== 'v1.Struck' && entry.kind !== 'v1.Restored') return kindOf(entry).order === 'beside';
  return entry.ids.every((id) => isTakenBackBeside(byId.get(id)));
}

/** What a phone without the pen writes, and may take back. */
export function isTakenBackBeside(entry: Entry | undefined): boolean {
  const kind = entry && kindOf(entry);
  return kind?.order === 'beside' && kind.undo === 'strikes';
}

/** By journal its order: each tap asks for it several times. */
const known = new WeakMap<readonly Entry[], Branches>();

/**
 * Puts lines in order, the common ones first as they are, the others in any order; one that names no line was written upon
 * the one before it. Undefined where a line is written upon one that is not there.
 */
export function branchesOf(given: readonly Entry[]): Branches | undefined {
  const before = known.get(given);
  if (before) return before;
  const branches = inBranches(given);
  if (branches) for (const entries of [given, branches.entries]) known.set(entries, branches);
  return branches;
}

/** The same with more lines. */
export const branchesWith = (entries: readonly Entry[], lines: readonly Entry[]): Branches | undefined =>
  goneOn(entries, lines) ?? branchesOf([...entries, ...lines]);

/**
 * Where no two stories ever parted and each line goes on from the one before it, as most do, nothing that stood before is put
 * in order anew. Undefined where it is otherwise, or the order so far is not known.
 */
function goneOn(entries: readonly Entry[], lines: readonly Entry[]): Branches | undefined {
  const before = known.get(entries);
  if (!before || !goOnFrom(before, lines)) return undefined;
  const first = before.entries.length + 1;
  const numbered = lines.map((entry, i) => (entry.seq === first + i ? entry : { ...entry, seq: first + i }));
  const branches = { ...before, entries: [...before.entries, ...numbered] };
  known.set(branches.entries, branches);
  return branches;
}

function goOnFrom({ entries, forks, words }: Branches, lines: readonly Entry[]): boolean {
  const last = entries.at(-1);
  return (
    forks.length === 0 &&
    words.size === 0 &&
    last?.seq === entries.length &&
    beginningOf(entries) !== undefined &&
    lines.every(
      (entry, i) =>
        entry.after === (lines[i - 1] ?? last).id &&
        !(entry.kind === 'v1.Seated' && entry.table !== undefined),
    )
  );
}

function inBranches(given: readonly Entry[]): Branches | undefined {
  const begun = beginningOf(given);
  const common = begun ? given.indexOf(begun) + 1 : given.length;
  const trunk = given.slice(0, common);
  const tail = given.slice(common);
  const byId = byIdOf(given);
  const upon = new Map<string, Entry[]>();
  const parents = new Map<string, string>();
  for (const [i, entry] of tail.entries()) {
    const after = entry.after ?? given[common + i - 1]?.id ?? '';
    if (!byId.has(after)) return undefined;
    parents.set(entry.id, after);
    const siblings = upon.get(after);
    if (siblings) siblings.push(entry);
    else upon.set(after, [entry]);
  }
  const plays = playedIn(tail, parents, byId);
  const said = wordsIn(tail);
  /** Before its first line that is played, also from one's own other device. */
  const takesPen = (head: Entry): boolean => {
    for (let entry: Entry | undefined = head; entry && isBeside(entry, byId); ) {
      if (entry.kind === 'v1.PenPassed' || (entry.kind === 'v1.Seated' && entry.hand)) return true;
      entry = upon
        .get(entry.id)
        ?.filter(({ id }) => plays.has(id))
        .sort(byName)[0];
    }
    return false;
  };
  const order: Entry[] = [];
  const forks: Fork[] = [];
  const waiting = new Set<string>();
  const words = new Set<string>();
  /** What comes next, the last first: a chain of thousands of lines is no reason to nest as deep. */
  const ahead: { readonly entry: Entry; readonly waits: boolean }[] = [];
  const goOn = (id: string, waits: boolean) => {
    const siblings = upon.get(id) ?? [];
    const branches = siblings.filter((entry) => plays.has(entry.id));
    const word = branches.length > 1 ? said.get(id) : undefined;
    const heads = inOrder(branches, word?.agreed?.heads ?? [], takesPen);
    const settled = Math.max(1, heads.filter((entry) => word?.agreed?.heads.includes(entry.id)).length);
    if (word?.agreed && !waits) words.add(word.agreed.id);
    if (heads.length > settled && !waits)
      forks.push({
        at: id,
        heads: heads.map((entry) => entry.id),
        settled,
        round: (word?.round ?? 0) + 1,
        ...(word?.agreed && { word: word.agreed }),
      });
    const next = [
      ...siblings
        .filter((entry) => !plays.has(entry.id))
        .sort(byName)
        .map((entry) => ({ entry, waits })),
      ...heads.map((entry, i) => ({ entry, waits: waits || i >= settled })),
    ];
    ahead.push(...next.reverse());
  };
  goOn(trunk.at(-1)?.id ?? '', false);
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { entry, waits } = next;
    order.push(entry);
    if (waits && !isBeside(entry, byId)) waiting.add(entry.id);
    goOn(entry.id, waits);
  }
  // What hangs on itself is reached from nowhere.
  if (order.length !== tail.length) return undefined;
  const first = (trunk.at(-1)?.seq ?? 0) + 1;
  const numbered = order.map((entry, i) => (entry.seq === first + i ? entry : { ...entry, seq: first + i }));
  return { entries: [...trunk, ...numbered], forks, waiting, words };
}

/** The lines that are played, and those that something played rests on. */
function playedIn(
  tail: readonly Entry[],
  parents: ReadonlyMap<string, string>,
  byId: ReadonlyMap<string, Entry>,
): ReadonlySet<string> {
  const played = new Set<string>();
  for (const entry of tail) {
    if (isBeside(entry, byId)) continue;
    for (let id: string | undefined = entry.id; id !== undefined && !played.has(id); id = parents.get(id)) {
      if (!parents.has(id)) break;
      played.add(id);
    }
  }
  return played;
}

type Word = { readonly round: number; readonly agreed?: OrderedEntry };

/** The last round of words on each fork: two that contradict each other count for nothing. */
function wordsIn(tail: readonly Entry[]): ReadonlyMap<string, Word> {
  const said = new Map<string, OrderedEntry[]>();
  for (const entry of tail)
    if (entry.kind === 'v1.Ordered') said.set(entry.fork, [...(said.get(entry.fork) ?? []), entry]);
  return new Map(
    [...said].map(([fork, all]) => {
      const round = Math.max(...all.map((word) => word.round));
      const last = all.filter((word) => word.round === round).sort(byName);
      const [agreed] = last;
      const alike = agreed && last.every(({ heads }) => heads.join() === agreed.heads.join());
      return [fork, { round, ...(alike && { agreed }) }];
    }),
  );
}

/** As the players said; then who had the pen before who took it. */
function inOrder(
  branches: readonly Entry[],
  heads: readonly string[],
  takesPen: (head: Entry) => boolean,
): readonly Entry[] {
  const place = (entry: Entry): number => {
    const said = heads.indexOf(entry.id);
    if (said >= 0) return said;
    return heads.length + (takesPen(entry) ? 1 : 0);
  };
  return branches.toSorted((a, b) => place(a) - place(b) || byName(a, b));
}

/** By writer and number, the same on every phone. */
function byName(a: Entry, b: Entry): number {
  const [writerA = '', numberA = ''] = a.id.split(':');
  const [writerB = '', numberB = ''] = b.id.split(':');
  if (writerA !== writerB) return writerA < writerB ? -1 : 1;
  return Number(numberA) - Number(numberB);
}

/**
 * The journal as one phone might have written it: what waits is struck, what a word brought stands in its place, what was
 * sealed beside where it was taken in. `entries` may be a part of it.
 */
export function readingOf(branches: Branches, entries = branches.entries): readonly Entry[] {
  const { waiting, words } = branches;
  const taken = takenIn(branches);
  const reading: Entry[] = [];
  let struck: string[] = [];
  const strikeWaiting = (by: Entry | undefined) => {
    if (by && struck.length) reading.push({ ...placeOf(by, 'waiting'), kind: 'v1.Struck', ids: struck });
    struck = [];
  };
  for (const [i, entry] of entries.entries()) {
    const waits = waiting.has(entry.id);
    if (!waits) strikeWaiting(entries[i - 1]);
    if (entry.kind === 'v1.Ordered') {
      if (words.has(entry.id)) reading.push(...broughtBy(entry));
    } else if (entry.kind === 'v1.SealedBeside' || entry.kind === 'v1.TakenIn') {
      const sealed = taken.get(entry.id);
      if (sealed) reading.push(sealed);
    } else if (!waits) reading.push(entry);
    else if (entry.kind !== 'v1.Struck' && entry.kind !== 'v1.Restored') {
      reading.push(entry);
      struck.push(entry.id);
    }
  }
  strikeWaiting(entries.at(-1));
  return reading;
}

/** By the line that takes it in what was sealed beside, as its writer would have sealed it there with the pen. */
function takenIn({ entries, waiting }: Branches): ReadonlyMap<string, OpenedEntry> {
  const sealed = new Map(
    entries.flatMap((entry) => (entry.kind === 'v1.SealedBeside' ? [[entry.id, entry] as const] : [])),
  );
  const taken = new Map<string, OpenedEntry>();
  const struck = struckIds(entries.filter(({ id }) => !waiting.has(id)));
  for (const entry of entries) {
    // Where the play was taken back to before that line it waits again.
    if (entry.kind !== 'v1.TakenIn' || entry.late || waiting.has(entry.id) || struck.has(entry.id)) continue;
    const own = sealed.get(entry.line);
    if (!own) continue;
    // Taken in on two branches, it counts once.
    sealed.delete(entry.line);
    const { rests: _, trace: __, after: ___, ...rest } = own;
    taken.set(entry.id, { ...rest, kind: 'v1.Opened', seq: entry.seq });
  }
  return taken;
}

const broughtBy = (word: OrderedEntry): readonly Entry[] => [
  ...(word.strikes.length
    ? [{ ...placeOf(word, 'strikes'), kind: 'v1.Struck' as const, ids: word.strikes }]
    : []),
  ...word.amends.map((amend, i) => ({ ...placeOf(word, `${i}`), kind: 'v1.Amended' as const, ...amend })),
];

const placeOf = ({ id, seq, at }: Entry, part: string) => ({ id: `${id}/${part}`, seq, at });

/** Folds a journal of one phone or of several. */
export const foldBranches = <S>(game: Game<S>, entries: readonly Entry[]): Projection<S> =>
  atOnce(foldingBranches(game, entries));

/** The same in steps. */
export function* foldingBranches<S>(game: Game<S>, entries: readonly Entry[]): Steps<Projection<S>> {
  const branches = beginningOf(entries) && branchesOf(entries);
  if (!branches) return yield* foldingJournal(game, entries);
  const reading = unsealed(readingOf(branches));
  return { ...(yield* foldingJournal(game, reading)), entries, reading };
}

/** The journal as far as this phone may know it: what it sealed itself, and what others have opened. */
function unsealed(entries: readonly Entry[]): readonly Entry[] {
  const openings = new Map<string, Opening>();
  for (const entry of entries)
    if (entry.kind === 'v1.Unsealed')
      // What is told by mouth counts until it is opened.
      for (const opening of entry.openings)
        if (!opening.told || !openings.has(opening.line)) openings.set(opening.line, opening);
  return entries.map((entry) => openedUp(entry, openings.get(entry.id)));
}

/** A line with what it really says, where that is known; else with what stands in its place. */
function openedUp(entry: Entry, opening?: Opening): Entry {
  const said = 'seal' in entry && entry.seal ? (entry.kept ?? opening) : undefined;
  if (!said) return entry;
  const { outcome: _, ...rest } = entry as OpenedEntry;
  return { ...rest, answers: said.answers, ...(said.outcome && { outcome: said.outcome }) };
}

export function extendBranches<S>(game: Game<S>, projection: Projection<S>, entry: Entry): Projection<S> {
  const entries = goneOn(projection.entries, [entry])?.entries ?? [...projection.entries, entry];
  if (kindOf(entry).fold === 'anew') return foldBranches(game, entries);
  const { reading: before } = projection;
  const next = extendProjection(game, projection, openedUp(entry), () => foldBranches(game, entries));
  // What is sealed beside is read where it is taken in.
  const read = entry.kind === 'v1.SealedBeside' ? [] : [openedUp(entry)];
  const reading = before && next.reading === before ? [...before, ...read] : next.reading;
  return { ...next, entries, ...(reading && { reading }) };
}
