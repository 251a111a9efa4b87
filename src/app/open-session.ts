import type { GameMeta } from '../core/play/game';
import { isOwn } from '../core/play/game-file';
import { ok, type Result } from '../core/result';
import { problems } from '../storage/problems';
import type { Store } from '../storage/store';
import type { Claim } from '../storage/writer-lock';
import { loadGameCode, proceduresOf, stepsOf } from './game-code';
import type { Long } from './long-game';
import { makeSession } from './make-session';
import { type OpenStore, openedStore } from './opened-store';
import { severalPhones } from './recording/other-tabs';
import type { Session } from './session';

/** Entries from which on a game is opened by its last lines. */
const LONG = 500;

/** Opens a game of the list; the same question is open as when it was left. */
export async function openSession(
  registry: readonly GameMeta[],
  id: string,
  open: OpenStore = openedStore,
): Promise<Result<Session>> {
  const store = await open();
  if (!store.ok) return store;
  const claim = await store.value.claim(id);
  const made = await openClaimed(registry, id, store.value, claim);
  if (!made.ok) claim.release();
  return made;
}

async function openClaimed(
  registry: readonly GameMeta[],
  id: string,
  store: Store,
  claim: Claim,
): Promise<Result<Session>> {
  const head = await store.loadGame(id, Number.POSITIVE_INFINITY);
  if (!head.ok) return head;
  const { game: kind, entries: lines } = head.value.row;
  // Fetched while the journal is read; what fails is told below.
  const code = isOwn(kind) ? import('./own/own-session').catch(() => undefined) : undefined;
  if (!code) void loadGameCode(registry, kind);
  const several = head.value.row.merges === undefined ? undefined : severalPhones();
  const long = lines > LONG && !several && !code ? await openLong(store, id) : undefined;
  if (long?.ok === false) return long;
  const loaded = long ? ok(long.value.loaded) : await store.loadGame(id);
  if (!loaded.ok) return loaded;
  const { row, entries } = loaded.value;
  const own = await (await code)?.openOwn(store, kind, row.title, entries);
  if (own?.ok === false) return own;
  if (code && !own) return { ok: false, problem: problems.gameNotLoaded(row.title) };
  const named = long?.value.named ?? proceduresOf(entries);
  const game = own ? ok(own.value.game) : await loadGameCode(registry, kind, named);
  if (!game.ok) return game;
  try {
    // What a tap may need next; a tap that comes sooner waits for it.
    void stepsOf(game.value).catch(() => undefined);
    const many = await several;
    const way = own?.value ?? long?.value;
    return ok(makeSession(game.value, way?.store ?? store, loaded.value, claim, way, many));
  } catch (error) {
    return { ok: false, problem: problems.broken(error) };
  }
}

async function openLong(store: Store, id: string): Promise<Result<Long> | undefined> {
  // Read while the code for it is fetched; without that code the game is opened as a short one.
  const fold = store.loadFold(id);
  const code = await import('./long-game').catch(() => undefined);
  return code?.readLong(store, id, await fold);
}
