import { type ReadonlySignal, signal } from '@preact/signals';
import { TITLE_LENGTH, tidyName } from '../core/names';
import type { GameMeta } from '../core/play/game';
import { fail, ok, type Problem, type Result } from '../core/result';
import type { GameRow } from '../storage/rows';
import type { Store } from '../storage/store';
import type { StartFrom } from './create-game';
import { dropDraft, openSlot } from './kept-draft';
import { noteDeletion, noteGames } from './lost-games';
import { mayHoldGames, type OpenStore, openedStore } from './opened-store';

export type { GameRow } from '../storage/rows';

type Games =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly rows: readonly GameRow[] }
  | { readonly state: 'failed'; readonly problem: Problem };

/** What every copy of a game's example, and of its practice game, goes back to. */
export const EXAMPLE = 'example:';
export const PRACTICE = 'practice:';

type Origins = Pick<GameRow, 'origin'>;
export const isExample = ({ origin }: Origins): boolean => origin?.game.startsWith(EXAMPLE) === true;
export const isPractice = ({ origin }: Origins): boolean => origin?.game.startsWith(PRACTICE) === true;

/** The list of games on this device. */
export type Library = {
  /** Newest first. Stays as it was while it is read again; starts as `loading`. */
  readonly games: ReadonlySignal<Games>;
  /** Reads the list; after a failure it tries to open the store again. */
  refresh(): Promise<void>;
  /** Starts a game with its set-up, or the form of a state sheet, open; returns the id for its address. An empty title becomes the game's own; `packId` goes before `charts`. */
  create(
    registry: readonly GameMeta[],
    gameId: string,
    title: string,
    charts: GameRow['charts'],
    packId?: string,
    from?: StartFrom,
    /** The minutes a side of its clock, as they were typed. */
    clock?: string,
  ): Promise<Result<string>>;
  rename(id: string, title: string): Promise<Result<void>>;
  setArchived(id: string, archived: boolean): Promise<Result<void>>;
  /** Deletes a game with its journal; what it taught the charts stays. */
  remove(id: string): Promise<Result<void>>;
};

/** `mayHold` saves a first visit the store: false where nothing was ever stored. */
export function createLibrary(open: OpenStore, mayHold = async () => true): Library {
  const games = signal<Games>({ state: 'loading' });

  async function refresh(): Promise<void> {
    if (games.peek().state === 'failed') games.value = { state: 'loading' };
    const listed = await list();
    if (listed.ok) noteGames(listed.value);
    games.value = listed.ok
      ? { state: 'ready', rows: listed.value }
      : { state: 'failed', problem: listed.problem };
  }

  async function list(): Promise<Result<readonly GameRow[]>> {
    if (!(await mayHold())) return ok([]);
    const store = await open();
    return store.ok ? store.value.listGames() : store;
  }

  async function change<T>(write: (store: Store) => Promise<Result<T>>): Promise<Result<T>> {
    const store = await open();
    if (!store.ok) return store;
    const written = await write(store.value);
    if (written.ok) await refresh();
    return written;
  }

  return {
    games,
    refresh,
    create: (registry, gameId, title, ...how) =>
      change(async (store) => {
        const named = tidyName(title);
        if (named.length > TITLE_LENGTH) return titleProblem;
        // Loaded only now: the first screen needs no engine.
        const { createGame } = await import('./create-game');
        return createGame(store, registry, gameId, named, ...how);
      }),
    rename: async (id, title) => {
      const named = tidyName(title);
      if (!named || named.length > TITLE_LENGTH) return titleProblem;
      return change((store) => store.patchGame(id, { title: named }));
    },
    setArchived: (id, archived) => change((store) => store.patchGame(id, { archived })),
    remove: (id) => {
      // Before the deletion: a tab closed in between must not find a game missing.
      noteDeletion(id);
      dropDraft(openSlot(id));
      return change((store) => store.deleteGame(id));
    },
  };
}

const titleProblem = fail(
  'title.length',
  `A title has 1 to ${TITLE_LENGTH} characters. Nothing was changed.`,
  'title',
);

export const { games, refresh, create, rename, setArchived, remove } = createLibrary(
  openedStore,
  mayHoldGames,
);
