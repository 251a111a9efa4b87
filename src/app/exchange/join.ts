import { judged } from '../../core/exchange/gate';
import { commonCount } from '../../core/exchange/known';
import { deviceLine, type Seat, seatOf, type Table, tableOf, takeSeat } from '../../core/exchange/seats';
import { readingBackup } from '../../core/journal/backup';
import { type Entry, placeEntry, type SeatedEntry, type Unplaced } from '../../core/journal/journal';
import type { Game, GameMeta } from '../../core/play/game';
import { fail, ok, type Result } from '../../core/result';
import { openHalls, placeAt } from '../../storage/halls';
import type { GameRow, SeatRow } from '../../storage/rows';
import { copyOf } from '../backups/make-copy';
import { planRestore, type RestorePlan } from '../backups/plan-restore';
import { takeRestore } from '../backups/restore';
import { readInSlices, stoppedReading, tooLong } from '../in-slices';
import { type OpenStore, openedStore } from '../opened-store';
import { isForDevice, packGame, unpackGame } from './codec';
import { type ForDevice, readForDevice } from './for-device';
import { freshWriter } from './fresh-writer';
import { keepsWhatWasSealed } from './own-key';
import { checkDevices, freshKeys, proofFor } from './player-key';
import { sidesIn } from './several-phones';
import { hasHash, insecure } from './table';

/** A game that can be joined, read and checked; nothing is written yet. */
export type Joining = {
  readonly plan: RestorePlan;
  readonly title: string;
  readonly game: Game<unknown>;
  readonly entries: readonly Entry[];
  readonly state: unknown;
  readonly table: Table;
  /** The seats that can be taken: sides that nobody has, with the names that players gave them. */
  readonly free: readonly { readonly seat: string; readonly name: string }[];
  /** Here already: its row. */
  readonly here?: GameRow;
  /** It was shown to another device of who sits there. */
  readonly device?: { readonly seat: Seat; readonly told: ForDevice };
};

/** The game with its journal and charts, for a phone that joins; without what a side keeps on this one. */
export async function gameBytes(
  registry: readonly GameMeta[],
  id: string,
  open: OpenStore = openedStore,
): Promise<Result<Uint8Array>> {
  const copy = await copyToJoin(registry, id, 'another', open);
  return copy.ok ? ok(packGame(copy.value)) : copy;
}

/** The text of a file of the game, for another's phone or for another device of this player. */
export async function copyToJoin(
  registry: readonly GameMeta[],
  id: string,
  whose: 'another' | 'device',
  open: OpenStore,
): Promise<Result<string>> {
  const store = await open();
  if (!store.ok) return store;
  const dumped = await store.value.dumpGame(id);
  if (!dumped.ok) return dumped;
  const entries = dumped.value.entries.map((entry) => {
    const { kept, ...sent } = entry as Record<string, unknown>;
    return whose === 'device' && kept && sent.seal ? entry : sent;
  });
  const copy = await copyOf(registry, 'game', [{ ...dumped.value, entries }], []);
  return copy.ok ? ok(copy.value.text) : copy;
}

export async function readJoining(
  registry: readonly GameMeta[],
  bytes: Uint8Array,
  open: OpenStore = openedStore,
  stopped?: AbortSignal,
): Promise<Result<Joining>> {
  const text = await unpackGame(bytes, stopped);
  if (!text.ok) return text;
  const told = isForDevice(bytes) ? readForDevice(text.value) : undefined;
  if (told && !told.ok) return told;
  const read = await readInSlices(readingBackup(told?.value.copy ?? text.value), stopped);
  if (!read.ok) return read;
  const store = await open();
  if (!store.ok) return store;
  const plan = await planRestore(registry, store.value, read.value, stopped);
  if (!plan.ok) return plan;
  const [only, ...more] = plan.value.games;
  if (!only || more.length) return notOne;
  if (!only.found.ok) return only.found;
  const { code: game, game: given, facts } = only.found.value;
  const isKept = given.entries.some((entry) => 'kept' in entry);
  if (isKept && !(told && (await keepsWhatWasSealed(given.entries)))) return notOne;
  const table = tableOf(given.entries);
  if (!table) return notOpen;
  const written = given.entries.slice(commonCount(given.entries));
  const devices = await checkDevices(written, given.entries);
  if (!devices.ok) return devices;
  const isLate = tooLong();
  const lie = await readInSlices(judged(written, given.entries, sidesIn(game), isLate), stopped);
  if (!lie.ok) return lie;
  const seat = told && seatOf(table, told.value.of);
  if (told && !seat) return notSeated;
  const rows = await store.value.listGames();
  if (!rows.ok) return rows;
  const here = rows.value.find(({ seat }) => seat?.table === table.id);
  const { state } = facts.projection;
  const free = game.sides
    .filter(({ id }) => !table.seats.some(({ seat }) => seat === id))
    .map(({ id }) => ({ seat: id, name: game.sideName(state, id) }));
  const { entries } = given;
  if (stopped?.aborted) return stoppedReading;
  return ok({
    ...{ plan: plan.value, title: only.title, game, entries, state, table, free },
    ...(here && { here }),
    ...(told && seat && { device: { seat, told: told.value } }),
  });
}

/** Puts the game on this phone with its seat, in one transaction; returns its row. */
export async function joinGame(
  joining: Joining,
  seat: string,
  name: string,
  open: OpenStore = openedStore,
  hall?: true,
): Promise<Result<GameRow>> {
  const writer = freshWriter();
  const seated = takeSeat(joining.table, { writer, seat, name }, { side: sideNameIn(joining, seat) });
  if (!seated.ok) return seated;
  if (!hasHash()) return insecure;
  const { key, secret } = await freshKeys();
  return put(joining, { ...seated.value, key }, { writer, secret, ...(hall && { hall }) }, open);
}

/** The same on another device of who showed the code; at a hall it is there at once. */
export async function joinAsDevice(
  joining: Joining,
  { seat, told: { own, secret, pass } }: NonNullable<Joining['device']>,
  open: OpenStore = openedStore,
): Promise<Result<GameRow>> {
  const writer = freshWriter();
  if (!hasHash()) return insecure;
  const line = deviceLine(seat, { writer, does: 'comes' }, { side: sideNameIn(joining, seat.seat) });
  const proof = secret && (await proofFor(secret, joining.table.id, writer));
  const seated = { ...line, ...(proof && { proof }) };
  const place = { writer, own, ...(secret && { secret }), ...(pass && { hall: true as const }) };
  const row = await put(joining, seated, place, open);
  if (row.ok && pass) await openHalls().put(placeAt(row.value.id, pass));
  return row;
}

const sideNameIn = ({ game, state }: Joining, seat: string): string =>
  game.sides.some(({ id }) => id === seat) ? game.sideName(state, seat) : 'Onlooker';

async function put(
  { plan, entries, table }: Joining,
  seated: Unplaced<SeatedEntry>,
  seat: Omit<SeatRow, 'table'>,
  open: OpenStore,
): Promise<Result<GameRow>> {
  const lines = [...entries, placeEntry(entries, seated, seat.writer, Date.now(), entries.at(-1)?.id)];
  const chosen = { games: new Set([0]), packs: false, settings: false };
  const { made: _, ...unsaved } = plan;
  const taken = await takeRestore(unsaved, chosen, open, ({ row }) => ({
    row: {
      ...row,
      entries: lines.length,
      merges: 0,
      seat: { table: table.id, ...seat },
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
  `This code does not join a game. ${SAFE} Let the other phone show its code for joining.`,
);
const notSeated = fail(
  'join.gone',
  `The player who showed this code has left that table. ${SAFE} Take a seat again on the other device, and show a new code.`,
);
const notOpen = fail(
  'join.open',
  `This game is not open to other phones. ${SAFE} On the other phone open it under More, “Two phones”.`,
);
