import { type Seat, type Table, tableOf, takeSeat } from '../../core/exchange/seats';
import { readBackupText } from '../../core/journal/backup';
import { foldBranches } from '../../core/journal/branches';
import { type Entry, placeEntry } from '../../core/journal/journal';
import type { Game, GameMeta } from '../../core/play/game';
import { fail, ok, type Result } from '../../core/result';
import type { GameRow } from '../../storage/rows';
import { copyOf } from '../backups/make-copy';
import { planRestore, type RestorePlan } from '../backups/plan-restore';
import { takeRestore } from '../backups/restore';
import { summarize } from '../game-code';
import { type OpenStore, openedStore } from '../opened-store';
import { packGame, unpackGame } from './codec';
import { freshWriter, hasHash, insecure } from './table';

/** A game that can be joined, read and checked; nothing is written yet. */
export type Joining = {
  readonly plan: RestorePlan;
  readonly title: string;
  readonly game: Game<unknown>;
  readonly entries: readonly Entry[];
  readonly table: Table;
  /** The seats that can be taken: sides that nobody has, with the names that players gave them. */
  readonly free: readonly { readonly seat: string; readonly name: string }[];
  /** Here already: its row. */
  readonly here?: GameRow;
};

/** The game with its journal and charts, for a phone that joins; without what a side keeps on this one. */
export async function gameBytes(
  registry: readonly GameMeta[],
  id: string,
  open: OpenStore = openedStore,
): Promise<Result<Uint8Array>> {
  const store = await open();
  if (!store.ok) return store;
  const dumped = await store.value.dumpGame(id);
  if (!dumped.ok) return dumped;
  const entries = dumped.value.entries.map((entry) => {
    const { kept: _, ...sent } = entry as Record<string, unknown>;
    return sent;
  });
  const copy = await copyOf(registry, 'game', [{ ...dumped.value, entries }], []);
  return copy.ok ? ok(packGame(copy.value.text)) : copy;
}

export async function readJoining(
  registry: readonly GameMeta[],
  bytes: Uint8Array,
  open: OpenStore = openedStore,
): Promise<Result<Joining>> {
  const text = unpackGame(bytes);
  if (!text.ok) return text;
  const read = readBackupText(text.value);
  if (!read.ok) return read;
  const store = await open();
  if (!store.ok) return store;
  const plan = await planRestore(registry, store.value, read.value);
  if (!plan.ok) return plan;
  const [only, ...more] = plan.value.games;
  if (!only || more.length) return notOne;
  if (!only.found.ok) return only.found;
  const { code: game, game: given } = only.found.value;
  if (given.entries.some((entry) => 'kept' in entry)) return notOne;
  const table = tableOf(given.entries);
  if (!table) return notOpen;
  const rows = await store.value.listGames();
  if (!rows.ok) return rows;
  const here = rows.value.find(({ seat }) => seat?.table === table.id);
  const { state } = foldBranches(game, given.entries);
  const free = game.sides
    .filter(({ id }) => !table.seats.some(({ seat }) => seat === id))
    .map(({ id }) => ({ seat: id, name: game.sideName(state, id) }));
  const { entries } = given;
  return ok({ plan: plan.value, title: only.title, game, entries, table, free, ...(here && { here }) });
}

/** Puts the game on this phone with its seat, in one transaction; returns its row. */
export async function joinGame(
  { plan, game, entries, table }: Joining,
  seat: string,
  name: string,
  open: OpenStore = openedStore,
  hall?: true,
): Promise<Result<GameRow>> {
  if (!hasHash()) return insecure;
  const writer = freshWriter();
  const me: Seat = { writer, seat, name };
  const side = game.sides.some(({ id }) => id === seat)
    ? game.sideName(foldBranches(game, entries).state, seat)
    : 'Onlooker';
  const seated = takeSeat(table, me, { side });
  if (!seated.ok) return seated;
  const line = placeEntry(entries, seated.value, writer, Date.now(), entries.at(-1)?.id);
  const lines = [...entries, line];
  const chosen = { games: new Set([0]), packs: false, settings: false };
  const { made: _, ...unsaved } = plan;
  const taken = await takeRestore(unsaved, chosen, open, ({ row }) => ({
    row: {
      ...row,
      entries: lines.length,
      merges: 0,
      seat: { table: table.id, writer, ...(hall && { hall }) },
      summary: summarize(game.table(foldBranches(game, lines).state)),
    },
    entries: lines,
  }));
  if (!taken.ok) return taken;
  const [row] = taken.value;
  return row ? ok(row) : notOne;
}

const SAFE = 'Nothing was changed here.';
const notOne = fail(
  'join.one',
  `This is not one game to join. ${SAFE} Let the other phone show its code for joining.`,
);
const notOpen = fail(
  'join.open',
  `This game is not open to other phones. ${SAFE} On the other phone open it under More, “Two phones”.`,
);
