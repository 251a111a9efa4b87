import type { Result } from '../core/result';
import type { Archive, GameRow } from '../storage/rows';
import type { Store } from '../storage/store';
import { dropDraft, openSlot } from './kept-draft';
import { refresh } from './library';
import { noteDeletion, takeBackDeletion } from './lost-games';
import { type OpenStore, openedStore } from './opened-store';

export type ArchivedHow = 'for-days' | 'kept' | 'back';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For how many days an archived game is kept. */
export const KEPT_DAYS = 30;

/** One look ages a game by a week at most: a clock set wrong, however far, deletes nothing. Who looks weekly loses no day. */
const MOST = 7 * DAY;

/** How long it has been archived by `now`. What was recorded in it since begins its days again. */
function agedAt({ archive, archived, entries }: GameRow, now: number): Archive | undefined {
  if (!archived || !archive) return undefined;
  if (archive.entries !== entries) return { aged: 0, seen: now, entries };
  const passed = Math.min(Math.max(now - archive.seen, 0), MOST);
  return { aged: archive.aged + passed, seen: now, entries };
}

/** Undefined for a game that stays until it is deleted by hand. */
export function daysLeft(row: GameRow, now: number): number | undefined {
  const aged = agedAt(row, now)?.aged;
  return aged === undefined ? undefined : Math.max(0, Math.ceil(KEPT_DAYS - aged / DAY));
}

/** What the archive does in a store; `refresh` reads the list again. */
export function archiveIn(open: OpenStore, refresh: () => Promise<void>) {
  return {
    /** Out of the list `for-days`, and deleted when these are over; or `kept` there until somebody deletes it; or back. */
    setArchived: async ({ id, entries }: GameRow, how: ArchivedHow): Promise<Result<void>> => {
      const archive = how === 'for-days' ? { aged: 0, seen: Date.now(), entries } : undefined;
      const store = await open();
      if (!store.ok) return store;
      const written = await store.value.patchGame(id, { archived: how !== 'back', archive });
      if (written.ok) await refresh();
      return written;
    },

    /** Counts the time that archived games were seen to lie there, and deletes those whose days are over. */
    sweep: async (rows: readonly GameRow[]): Promise<void> => {
      if (!rows.some(({ archive }) => archive)) return;
      const store = await open();
      const now = Date.now();
      let isChanged = false;
      for (const row of store.ok ? rows : []) {
        const archive = agedAt(row, now);
        if (!store.ok || !archive || !row.archive) continue;
        const isOver = archive.aged >= KEPT_DAYS * DAY;
        const change = isOver ? deleteOver : noteAge;
        if (await change(store.value, row, row.archive, archive)) isChanged = true;
      }
      if (isChanged) await refresh();
    },

    /** Reads the list again whenever another tab has stored something. Returns the way to stop. */
    follow: (): (() => void) => {
      const stop = open().then((store) => (store.ok ? store.value.watch(() => void refresh()) : undefined));
      return () => void stop.then((end) => end?.());
    },
  };
}

/** False where it is open in a tab, or was brought back meanwhile: the next look tells. */
async function deleteOver(store: Store, { id }: GameRow, as: Archive): Promise<boolean> {
  // With the store, which is there by now: the first screen does not wait for either.
  const { whileUnused } = await import('../storage/writer-lock');
  const isGone = await whileUnused(id, async () => {
    // Before the deletion, as with one by hand.
    noteDeletion(id);
    const gone = await store.deleteGame(id, as);
    if (gone.ok) dropDraft(openSlot(id));
    else takeBackDeletion(id);
    return gone.ok;
  });
  return isGone === true;
}

/** Only what makes a difference is written: a look within the hour is not. */
async function noteAge(store: Store, { id, entries }: GameRow, was: Archive, now: Archive): Promise<boolean> {
  const passed = now.seen - was.seen;
  if (was.entries === entries && passed >= 0 && passed < HOUR) return false;
  return (await store.noteArchive(id, was, now)).ok;
}

export const { setArchived, sweep, follow } = archiveIn(openedStore, refresh);
