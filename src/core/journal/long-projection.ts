import type { Lesson } from '../charts/pack';
import type { Game } from '../play/game';
import type { Clock } from './clock';
import { type Entry, struckIds } from './journal';
import { type Base, extendProjection, foldJournal, type Projection } from './projection';

/**
 * The projection of a long game: it keeps the fold of all but its last lines, so that what happens among those never folds the
 * game from its start. It may hold the last lines alone, on a base that was kept.
 */

/** Procedures that stay after the base: the first page of the log, and more than anybody undoes. */
const TAIL = 60;
/** Entries after the base at which it is moved on. */
const MOST = 4 * TAIL;

/** Folds a whole journal. */
export function foldLong<S>(game: Game<S>, entries: readonly Entry[]): Projection<S> {
  const cut = cutOf(entries);
  if (!cut) return foldJournal(game, entries);
  const before = foldJournal(game, entries.slice(0, cut));
  // What is open is answered later: nothing can be folded on that.
  if (before.open) return foldJournal(game, entries);
  const { runs, state, revealed } = before;
  return onBase(game, { runs, entries }, { count: cut, state, revealed });
}

/** Folds the last entries of a journal on what those before them came to. */
export const foldLast = <S>(
  game: Game<S>,
  entries: readonly Entry[],
  base: Base<S>,
  taughtBefore: readonly Lesson[],
  clockBefore?: Clock,
): Projection<S> => onBase(game, { runs: [], entries, unread: base.count, taughtBefore, clockBefore }, base);

/** As `extendProjection`. A projection that lacks its beginning takes no entry that reaches back there. */
export function extendLong<S>(game: Game<S>, projection: Projection<S>, entry: Entry): Projection<S> {
  const { base, unread = 0 } = projection;
  const next = extendProjection(game, projection, entry, (_, entries) => {
    if (!base || reachesBack(entries.slice(base.count - unread))) {
      if (unread) throw new Error('reaches back to what was not read');
      return foldLong(game, entries);
    }
    const first = entries[base.count - unread]?.id;
    const from = projection.runs.findLastIndex(({ opened }) => opened.id === first);
    return onBase(game, { ...projection, runs: projection.runs.slice(0, from), entries }, base);
  });
  return moveOn(game, next);
}

/** Whether an entry names one that is not among them. */
export const reachesBack = (entries: readonly Entry[]): boolean => {
  const ids = new Set(entries.map(({ id }) => id));
  return entries.some((entry) => namedBy(entry).some((id) => !ids.has(id)));
};

/** What the end of a journal comes to on its base, joined to what stands before it. */
function onBase<S>(
  game: Game<S>,
  {
    runs,
    entries,
    unread,
    taughtBefore,
    clockBefore,
  }: Pick<Projection<S>, 'runs' | 'entries' | 'unread' | 'taughtBefore'> & {
    readonly clockBefore?: Clock | undefined;
  },
  base: Base<S>,
): Projection<S> {
  const last = foldJournal(game, entries.slice(base.count - (unread ?? 0)), base);
  const joined = { ...last, entries, struck: struckIds(entries), runs: [...runs, ...last.runs], base };
  if (!unread || !taughtBefore) return joined;
  return { ...joined, unread, taughtBefore, ...(clockBefore && { clockBefore }) };
}

/** The same projection with a base further on, where many lines were added since. */
function moveOn<S>(game: Game<S>, projection: Projection<S>): Projection<S> {
  const { base, unread = 0 } = projection;
  const last = projection.entries.slice(base && base.count - unread);
  if (last.length <= MOST) return projection;
  const cut = cutOf(last);
  const before = foldJournal(game, last.slice(0, cut), base);
  if (!cut || before.open) return projection;
  const { state, revealed } = before;
  return { ...projection, base: { count: (base?.count ?? 0) + cut, state, revealed } };
}

/** How many entries stand before the last procedures and all that those, and what comes after them, name. */
function cutOf(entries: readonly Entry[]): number {
  const sought = new Set<string>();
  let procedures = 0;
  for (let i = entries.length - 1; i > 0; i -= 1) {
    const entry = entries[i];
    if (!entry) continue;
    for (const id of namedBy(entry)) sought.add(id);
    sought.delete(entry.id);
    if (entry.kind !== 'v1.Opened') continue;
    procedures += 1;
    if (procedures >= TAIL && !sought.size) return i;
  }
  return 0;
}

/** The entries that this one changes the meaning of. A note about a line changes none. */
function namedBy(entry: Entry): readonly string[] {
  if (entry.kind === 'v1.Struck' || entry.kind === 'v1.Restored') return entry.ids;
  return entry.kind === 'v1.Answered' || entry.kind === 'v1.Amended' ? [entry.of] : [];
}
