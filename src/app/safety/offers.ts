import { batch } from '@preact/signals';
import type { ChartPack } from '../../core/charts/pack';
import { sameName } from '../../core/names';
import { fail, ok, type Result } from '../../core/result';
import { openHalls, placeAt } from '../../storage/halls';
import type { GameRow } from '../../storage/rows';
import { forgetKept, type Kept, type Listed, listKept, readKept } from '../../storage/safety/kept';
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

/** Lines are missing in the store, or at its end, where only a merge may leave fewer. */
const isShort = ({ entries, merges = 0 }: GameRow, { lines }: Here, listed: Listed): boolean =>
  lines < entries || (listed.merges === merges && listed.lines > lines);

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
  const kept = cache && (await readKept(cache, id));
  if (!kept) return unreadable;
  const { entries } = kept;
  const seat = seatAnew(kept.row);
  const { seat: _, ...rest } = kept.row;
  const row = { ...rest, ...(seat && { seat }), entries: entries.length };
  const written =
    here === undefined
      ? await store.addCopies({ games: [{ row, entries }], packs: await packsFor(store, kept) })
      : await store.mendGame(id, { entries, row: kept.row, seatIn: seatAnew });
  if (!written.ok) return written;
  const halls = openHalls();
  const place = await halls.get(id);
  const pass = place?.pass ?? kept.pass;
  // Its stream is read from the beginning: what was taken from it is lost.
  if ((place || seat?.hall) && pass !== undefined) await halls.put(placeAt(id, pass));
  const counted = await store.countLines(id);
  const lines = counted.ok ? counted.value.lines : entries.length;
  batch(() => {
    offers.value = offers.peek().filter((other) => other.id !== id);
    broughtBack.value = [...broughtBack.peek(), { ...offer, lines }];
  });
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

/** The game's charts, where neither they nor others of their name are here. */
async function packsFor(store: Store, { row, pack }: Kept): Promise<readonly ChartPack[]> {
  const known = await store.listPacks(row.game);
  const isTaken =
    !known.ok || known.value.some(({ id, name }) => id === pack?.id || sameName(name, pack?.name ?? ''));
  return pack && !isTaken ? [pack] : [];
}

/** Of a game that its players do not want back. */
export async function forgetOffer(id: string): Promise<void> {
  const cache = await openSafety();
  if (cache) await forgetKept(cache, id);
  offers.value = offers.peek().filter((offer) => offer.id !== id);
}
