import { batch } from '@preact/signals';
import type { Cell } from '../../core/charts/chart';
import type { ChartPack } from '../../core/charts/pack';
import { sameJson } from '../../core/json';
import { sameName } from '../../core/names';
import { fail, ok, type Result } from '../../core/result';
import { openHalls, placeAt } from '../../storage/halls';
import { randomId } from '../../storage/random-id';
import { type GameRow, packIdOf } from '../../storage/rows';
import {
  forgetKept,
  forgetLostPacks,
  type Kept,
  type Listed,
  listKept,
  readKept,
} from '../../storage/safety/kept';
import { countsIn, forgetCounts } from '../../storage/safety/line-counts';
import { openSafety } from '../../storage/safety/name';
import type { Store } from '../../storage/store';
import { freshWriter } from '../exchange/fresh-writer';
import { deletedByHand } from '../lost-games';
import { type OpenStore, openedStore } from '../opened-store';
import { broughtBack, type Offer, offers } from '../safety-state';

/** Compares the safety copies with the games of the store; of a store that does not open there are none. */
export async function lookForOffers(rows: readonly GameRow[], open: OpenStore = openedStore): Promise<void> {
  const cache = await openSafety();
  if (!cache) return;
  const counts = await countsIn(cache);
  const found: Offer[] = [];
  for (const listed of await listKept(cache)) {
    if (deletedByHand().includes(listed.game)) {
      await forgetKept(cache, listed.game);
      continue;
    }
    const row = rows.find(({ id }) => id === listed.game);
    const here = row && (await linesHere(row, open));
    if (row && !(here && isShort(row, here, listed))) continue;
    const kept = await readKept(cache, listed.game);
    // With a gap a game does not open: what stands before that is offered even where the copy has no more.
    const hasGap = row && here && here.lines < row.entries;
    if (kept && (hasGap || kept.entries.length > (here?.lines ?? 0)))
      found.push(offerOf(kept, Math.max(listed.lines, counts.get(listed.game) ?? 0), row, here));
  }
  const short: Offer[] = [];
  for (const row of rows)
    if (!found.some(({ id }) => id === row.id))
      short.push(...(await shortOf(row, counts.get(row.id) ?? 0, open)));
  batch(() => {
    offers.value = found;
    broughtBack.value = [
      ...broughtBack.peek().filter(({ id }) => !short.some((own) => own.id === id)),
      ...short,
    ];
  });
}

/** Its last lines are lost with their copies: there is nothing to bring back, but something to tell. */
async function shortOf(row: GameRow, known: number, open: OpenStore): Promise<readonly Offer[]> {
  if (known <= row.entries) return [];
  // Counted after what was noted, as another tab may play on.
  const lines = (await linesHere(row, open))?.lines ?? known;
  const { id, title, updated: at } = row;
  return known > lines ? [{ id, title, known, at, lines, here: lines }] : [];
}

/** Players have read what is missing: from here on it is as it is. */
export async function dismissBack(): Promise<void> {
  const read = broughtBack.peek();
  broughtBack.value = [];
  const cache = await openSafety();
  if (cache) for (const { id } of read) await forgetCounts(cache, id);
}

type Here = { readonly lines: number; readonly whole: number };

async function linesHere({ id }: GameRow, open: OpenStore): Promise<Here | undefined> {
  const store = await open();
  const lines = store.ok ? await store.value.countLines(id) : store;
  return lines.ok ? lines.value : undefined;
}

/** Lines are missing in the store, or a merge, or lines at its end, where only a merge may leave fewer. */
const isShort = ({ entries, merges = 0 }: GameRow, { lines }: Here, listed: Listed): boolean =>
  lines < entries || listed.merges > merges || (listed.merges === merges && listed.lines > lines);

function offerOf(
  { row, entries }: Kept,
  known: number,
  stored: GameRow | undefined,
  here: Here | undefined,
): Offer {
  return {
    ...{ id: row.id, title: stored?.title ?? row.title },
    lines: Math.max(entries.length, here?.whole ?? 0),
    known: Math.max(known, stored?.entries ?? 0),
    at: entries.at(-1)?.at ?? row.updated,
    ...(here && { here: here.lines }),
  };
}

/** Brings a game back as it was, or puts the lines that the store has lost where they stood. */
export async function bringBack(store: Store, offer: Offer): Promise<Result<void>> {
  const { id, here } = offer;
  const cache = await openSafety();
  const kept = cache && (await readKept(cache, id).catch(() => undefined));
  if (!kept) return unreadable;
  const { entries } = kept;
  const seat = seatAnew(kept.row);
  const { seat: _, ...rest } = kept.row;
  const { packs, id: pack } = await chartsFor(store, kept);
  const row = {
    ...{ ...rest, ...(seat && { seat }), entries: entries.length },
    ...(pack !== undefined && pack !== packIdOf(rest) && { pack }),
  };
  // Whether players kept one under their own games is not known here: it comes with its game.
  const files = kept.files && { files: kept.files.map((file) => ({ ...file, kept: false })) };
  const written =
    here === undefined
      ? await store.addCopies({ games: [{ row, entries }], packs, ...files })
      : await store.mendGame(id, { entries, ...files, row: kept.row, seatIn: seatAnew });
  if (!written.ok) return written;
  const halls = openHalls();
  const place = await halls.get(id);
  const pass = place?.pass ?? kept.pass;
  // Its stream is read from the beginning: what was taken from it is lost.
  if ((place || seat?.hall) && pass !== undefined) await halls.put(placeAt(id, pass));
  const counted = await store.countLines(id);
  const lines = counted.ok ? counted.value.lines : entries.length;
  broughtBack.value = [...broughtBack.peek(), { ...offer, lines }];
  await offerNoMore(id);
  return ok(undefined);
}

/**
 * Lines that are missing here may have reached others under the name that this phone wrote by: from here on it has another
 * one, and says so once it has taken what it lacks.
 */
function seatAnew({ seat }: Pick<GameRow, 'seat'>): GameRow['seat'] {
  return seat && { ...seat, writer: freshWriter(), was: seat.was ?? seat.writer };
}

const unreadable = fail(
  'safety.read',
  'This safety copy cannot be read just now. Nothing was changed. Tap “Bring it back” again.',
);

/**
 * The charts that a game comes back with, where they are not here, and the id of their set: one of its own where players
 * have begun another in its place.
 */
async function chartsFor(
  store: Store,
  { row, pack, isPackLost }: Kept,
): Promise<{ readonly packs: readonly ChartPack[]; readonly id?: string }> {
  const known = await store.listPacks(row.game);
  if (!known.ok || !pack) return { packs: [] };
  const own = known.value.find(({ id }) => id === pack.id);
  const here = isPackLost ? known.value.find((mine) => hasAll(mine, pack)) : own;
  if (here) return { packs: [], id: here.id };
  if (!own && !known.value.some(({ name }) => sameName(name, pack.name))) return { packs: [pack] };
  const { freeName } = await import('../backups/place-packs');
  const name = freeName(known.value, `${pack.name}, safety copy`, pack.name);
  const id = `pack:${row.game}:${randomId()}`;
  return { packs: [{ ...pack, id, name }], id };
}

/** Whether a set says all that another one does. */
function hasAll(mine: ChartPack, { cells, heads }: ChartPack): boolean {
  const isSame = (chart: string, key: string, { at: _, ...cell }: Cell) => {
    const { at: __, ...own } = mine.cells[chart]?.[key] ?? {};
    return sameJson(own, cell);
  };
  return (
    Object.entries(cells).every(([chart, own]) =>
      Object.entries(own).every(([key, cell]) => isSame(chart, key, cell)),
    ) && Object.entries(heads).every(([axis, own]) => sameJson(mine.heads[axis], own))
  );
}

/** Once nothing is offered any more, no game can come back to the charts that were lost with it. */
async function offerNoMore(id: string): Promise<void> {
  offers.value = offers.peek().filter((offer) => offer.id !== id);
  const cache = offers.peek().length ? undefined : await openSafety();
  if (cache) await forgetLostPacks(cache);
}

/** Of a game that its players do not want back. */
export async function forgetOffer(id: string): Promise<void> {
  const cache = await openSafety();
  if (cache) await forgetKept(cache, id);
  await offerNoMore(id);
}
