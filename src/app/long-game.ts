import { computed, effect, type Signal } from '@preact/signals';
import type { Lesson } from '../core/charts/pack';
import { crc32 } from '../core/crc32';
import { type Clock, clockIn } from '../core/journal/clock';
import { type Command, cancelOpen, redoLast, strike, taughtBy, undoLast } from '../core/journal/commands';
import { type Entry, struckIds } from '../core/journal/journal';
import { extendLong, foldLast, foldLong, reachesBack } from '../core/journal/long-projection';
import { countOf, type Projection } from '../core/journal/projection';
import { isFiniteNumber, isRecord, isText, isTexts } from '../core/json';
import { FROM_SHEET } from '../core/names';
import type { Game } from '../core/play/game';
import { ok, type Problem, type Result } from '../core/result';
import { problems } from '../storage/problems';
import type { LoadedGame, Store } from '../storage/store';
import { proceduresOf } from './game-code';
import type { Session } from './session';

/**
 * A long game is opened by what its journal had come to some lines before its end, kept beside the games, and by the
 * lines since. What was kept is only ever a cache: where it does not fit the journal or this build, all is read and
 * folded. The lines before are read meanwhile, for what asks about all of them, and for a store that loses the game.
 */
type Kept = {
  readonly game: string;
  /** Other rules may come to something else. */
  readonly build: string;
  /** How many entries it rests on, where the last of them stands, the sum of that one and of all. */
  readonly count: number;
  readonly seq: number;
  readonly last: number;
  readonly journal: number;
  /** The game was begun from a state sheet, whose code is fetched apart. */
  readonly sheet: boolean;
  readonly state: unknown;
  readonly revealed: readonly string[];
  /** Where a later lesson is undone, the charts say again what these entries taught. */
  readonly taught: readonly Lesson[];
  readonly clock?: Clock;
  /** The sum of all of this. */
  readonly sum: number;
};

/** Its name holds a hash of its code and, by what it imports, of every game's. */
const BUILD = import.meta.url;
/** So many entries are read, or taken into the sum, without a pause in which a tap comes first. */
const PART = 200;
const PAUSE = 5;
/** How long nothing was recorded before that begins. */
const REST = 1000;

type Read = { readonly loaded: LoadedGame; readonly kept?: Kept };

/** What a long game is opened with in the place of what a short one takes. */
export type Long = {
  readonly loaded: LoadedGame;
  /** The procedures its journal names whose code is fetched apart. */
  readonly named: readonly string[];
  /** As the store, but what another tab has recorded is given out once the projection can take it. */
  readonly store: Store;
  fold(game: Game<unknown>, entries: readonly Entry[]): Projection<unknown>;
  extend: typeof extendLong;
  hold(session: Session, inside: Inside): Session;
};

/** What a session keeps to itself. */
export type Inside = {
  readonly projection: Signal<Projection<unknown>>;
  readonly notice: Signal<Problem | undefined>;
  /** Settles once the tap that is on its way is saved; undefined while there is none. */
  saving(): Promise<unknown> | undefined;
};

/**
 * Reads the last lines of a game where `fold`, as it stands in the store, is what those before came to; all lines
 * otherwise.
 */
export async function readLong(
  store: Store,
  id: string,
  fold: unknown,
  build = BUILD,
): Promise<Result<Long>> {
  const read = await readLast(store, id, fold, build);
  if (!read.ok) return read;
  const { loaded, kept } = read.value;
  let held: Held | undefined;
  return ok({
    loaded,
    named: [...proceduresOf(loaded.entries), ...(kept?.sheet ? [FROM_SHEET] : [])],
    store: {
      ...store,
      loadGame: async (...args) => {
        const fresh = await store.loadGame(...args);
        const problem = fresh.ok && (await held?.expect(fresh.value.entries));
        return problem ? { ok: false, problem } : fresh;
      },
    },
    fold: (game, entries) =>
      kept ? foldLast(game, entries, baseOf(kept), kept.taught, kept.clock) : foldLong(game, entries),
    extend: extendLong,
    hold: (session, inside) => {
      held = holdProjection(session, inside, store, kept, build);
      return heldSession(session, inside, held);
    },
  });
}

/** The session with what reaches back to lines that were not read waiting for them. */
function heldSession(
  session: Session,
  { projection, notice }: Inside,
  { whole: readAll, close }: Held,
): Session {
  const whole = async () => {
    const problem = await readAll();
    if (problem) notice.value = problem;
    return !problem;
  };
  /** What the last lines alone cannot tell, all of them may. What was recorded meanwhile goes before. */
  const past = async (
    command: (projection: Projection<unknown>) => Result<Command>,
    act: () => Promise<boolean>,
  ) => {
    const asked = projection.peek();
    if (asked.unread) {
      const planned = command(asked);
      if (!planned.ok) {
        if (!(await whole())) return false;
        if (countOf(projection.peek()) !== countOf(asked)) {
          notice.value = problems.busy;
          return false;
        }
      }
    }
    return act();
  };
  return {
    ...session,
    undo: () => past(undoLast, session.undo),
    redo: () => past(redoLast, session.redo),
    // What is open is always among the last lines: where nothing is, those before tell no more.
    cancel: () => (projection.peek().open ? past(cancelOpen, session.cancel) : session.cancel()),
    strike: (ids) =>
      past(
        (asked) => strike(asked, ids),
        () => session.strike(ids),
      ),
    record: async (...args) => (!projection.peek().unread || (await whole())) && session.record(...args),
    whole,
    canUndo: computed(() => projection.value.unread !== undefined || session.canUndo.value),
    close: () => {
      close();
      session.close();
    },
  };
}

async function readLast(store: Store, id: string, kept: unknown, build: string): Promise<Result<Read>> {
  if (isKept(kept) && kept.game === id && kept.build === build) {
    const read = await store.loadGame(id, kept.seq - 1);
    if (!read.ok) return read;
    const [last, ...entries] = read.value.entries;
    const isAll = kept.count + entries.length === read.value.row.entries;
    if (last && sumOn(0, [last]) === kept.last && isAll && !reachesBack(entries))
      return ok({ loaded: { ...read.value, entries }, kept });
  }
  const loaded = await store.loadGame(id);
  return loaded.ok ? ok({ loaded: loaded.value }) : loaded;
}

const baseOf = ({ count, state, revealed }: Kept) => ({ count, state, revealed: new Set(revealed) });

type Held = {
  /** Makes the projection whole; what is read of it stays here. */
  whole(): Promise<Problem | undefined>;
  /** Makes the projection whole where these entries, which come next, reach back to what it lacks. */
  expect(entries: readonly Entry[]): Promise<Problem | undefined>;
  close(): void;
};

/** Reads what the projection lacks and keeps what the journal has come to, while nothing else is to be done. */
function holdProjection(
  { game, row, following }: Session,
  { projection, saving }: Inside,
  store: Store,
  from: Kept | undefined,
  build: string,
): Held {
  const { id } = row.peek();
  const older: Entry[] = [];
  let summed = NOTHING;
  let keptCount = from?.count;
  let closed = false;
  let hurried = false;
  let reading: Promise<Problem | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const pause = () => hurried || new Promise((next) => setTimeout(next, PAUSE));

  /** Reads what the projection lacks; where that is not what was kept, the projection is folded anew. */
  async function readOlder(): Promise<Problem | undefined> {
    for (const lacks = projection.peek().unread ?? 0; older.length < lacks && !closed; await pause()) {
      const most = Math.min(PART, lacks - older.length);
      const part = await store.loadGame(id, older.at(-1)?.seq, most);
      if (!part.ok) {
        reading = undefined;
        return part.problem;
      }
      const { entries } = part.value;
      if (!entries.length) break;
      older.push(...entries);
      summed = sumUp(summed, entries);
    }
    if (closed || (summed.count === from?.count && summed.sum === from.journal)) return undefined;
    keptCount = undefined;
    await makeWhole();
    return undefined;
  }

  async function makeWhole(): Promise<void> {
    while (saving()) await saving();
    const { unread, entries } = projection.peek();
    if (unread && !closed) projection.value = foldLong(game, [...older, ...entries]);
  }

  async function whole(): Promise<Problem | undefined> {
    if (!projection.peek().unread) return undefined;
    hurried = true;
    reading ??= readOlder();
    const problem = await reading;
    if (!problem) await makeWhole();
    return problem;
  }

  /** Only the tab that plays writes, and only what is on the disk already. */
  async function keep(): Promise<void> {
    if (projection.peek().unread) {
      reading ??= readOlder();
      if (await reading) return;
    }
    while (!closed && !following.peek()) {
      const { base, unread = 0, entries } = projection.peek();
      if (!base || base.count === keptCount) return;
      if (summed.count > base.count) summed = NOTHING;
      const all = (from: number, to: number) => [
        ...(unread ? older.slice(from, to) : []),
        ...entries.slice(Math.max(0, from - unread), Math.max(0, to - unread)),
      ];
      const next = all(summed.count, Math.min(base.count, summed.count + PART));
      summed = sumUp(summed, next);
      const [last] = all(base.count - 1, base.count);
      if (!last) return;
      if (summed.count < base.count) {
        await pause();
        continue;
      }
      keptCount = base.count;
      const { state, revealed, count } = base;
      const { sum: journal, sheet } = summed;
      const rest = { game: id, build, count, seq: last.seq, last: sumOn(0, [last]), journal, sheet };
      const before = all(0, count);
      const taught = taughtBy(before, struckIds(before));
      const clock = clockIn(before);
      const kept = { ...rest, state, revealed: [...revealed], taught, ...(clock && { clock }) };
      const row: Kept = { ...kept, sum: sumOf(kept) };
      await store.keepFold(row);
    }
  }

  const stop = effect(() => {
    void countOf(projection.value);
    void following.value;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), REST);
  });
  return {
    whole,
    expect: async (entries) => {
      const known = projection.peek();
      return known.unread && reachesBack([...known.entries, ...entries]) ? whole() : undefined;
    },
    close: () => {
      closed = true;
      stop();
      clearTimeout(timer);
    },
  };
}

const opensSheet = (entry: Entry): boolean => entry.kind === 'v1.Opened' && entry.procedure === FROM_SHEET;

/** What has been taken into the sum of a journal, from its first entry on. */
type Summed = { readonly count: number; readonly sum: number; readonly sheet: boolean };
const NOTHING: Summed = { count: 0, sum: 0, sheet: false };
const sumUp = ({ count, sum, sheet }: Summed, entries: readonly Entry[]): Summed => ({
  count: count + entries.length,
  sum: sumOn(sum, entries),
  sheet: sheet || entries.some(opensSheet),
});

const sumOn = (sum: number, entries: readonly Entry[]): number =>
  entries.reduce((before, entry) => sumOf([before, entry]), sum);

const UTF8 = new TextEncoder();
const sumOf = (value: unknown): number => crc32(UTF8.encode(JSON.stringify(value)));

function isKept(raw: unknown): raw is Kept {
  if (!isRecord(raw) || ![raw.count, raw.seq, raw.last, raw.journal].every(isFiniteNumber)) return false;
  const { sum, ...rest } = raw;
  return isText(raw.build) && isTexts(raw.revealed) && Array.isArray(raw.taught) && sum === sumOf(rest);
}
