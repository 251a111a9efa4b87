import type { Page } from '@playwright/test';
import { summarize } from '../../src/app/game-code';
import type { ChartPack } from '../../src/core/charts/pack';
import { definitionsIn } from '../../src/core/journal/definitions';
import type { SeatRow } from '../../src/storage/rows';
import { ownMetas } from '../games/own-games';
import type { Table } from '../support/play';

export * from '../games/iph/tables';

/**
 * Puts games of one kind into the store of the page, which knows none, and opens the first. They share their charts.
 * The last entry of each is of this minute: players have not been away.
 */
export async function seed(page: Page, home: string, ...tables: readonly Seeded[]): Promise<void> {
  await page.goto(`${home}#/new`);
  await storeIsThere(page);
  const now = tables[0]?.endsAt ?? (await page.evaluate(() => Date.now()));
  const games = tables.map((table, i) => rowOf(table, i, now - i * 1000));
  const entries = tables.flatMap(({ projection }, i) =>
    projection.entries.map((entry) => ({
      ...entry,
      game: seeded(i),
      at: entry.at + now - (projection.entries.at(-1)?.at ?? 0),
    })),
  );
  const packs = tables.map(({ pack }) => pack).reduce(merged);
  const named = new Set(definitionsIn(entries));
  const definitions = ownMetas.flatMap(({ file }) =>
    named.has(file.hash) ? [{ ...file, added: now, kept: false }] : [],
  );
  await page.evaluate(store, JSON.parse(JSON.stringify({ games, entries, packs: [packs], definitions })));
  await openSeeded(page, home, 0, games[0]?.entries);
}

/** A first visit opens no store; New game does. It has its tables when the app has opened it. */
function storeIsThere(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'war-diary');
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

export async function openSeeded(page: Page, home: string, i: number, entries?: number): Promise<void> {
  await page.goto(`${home}#/g/${seeded(i)}`);
  await page.getByText(entries ? `saved · ${entries} entr` : /saved · \d+ entr/).waitFor();
  await touch(page);
}

/** Somebody has the phone in hand: what stands beside the play need not wait. */
export const touch = (page: Page): Promise<void> => page.dispatchEvent('body', 'pointerup');

const seeded = (i: number): string => (i ? `seeded-${i + 1}` : 'seeded');

/** With its seat where the game is one on several phones, and then with one time of its last entry on all of them. */
type Seeded = Table<never> & { readonly seat?: SeatRow; readonly endsAt?: number };

function rowOf({ game, projection, seat }: Seeded, i: number, updated: number) {
  return {
    id: seeded(i),
    game: game.id,
    title: i ? `Seeded game ${i + 1}` : 'Seeded game',
    charts: 'own',
    created: 1,
    updated,
    archived: false,
    entries: projection.entries.length,
    summary: summarize(game.table(projection.state)),
    ...(seat && { seat, merges: 0 }),
  };
}

function merged(a: ChartPack, b: ChartPack): ChartPack {
  const charts = [...new Set([...Object.keys(a.cells), ...Object.keys(b.cells)])];
  const cells = charts.map((chart) => [chart, { ...a.cells[chart], ...b.cells[chart] }] as const);
  return { ...a, cells: Object.fromEntries(cells), heads: { ...a.heads, ...b.heads } };
}

async function store(tables: { readonly [name: string]: readonly object[] }): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('war-diary');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await new Promise((resolve, reject) => {
    const change = db.transaction(Object.keys(tables), 'readwrite');
    change.oncomplete = resolve;
    change.onerror = () => reject(change.error);
    for (const [name, rows] of Object.entries(tables)) {
      for (const row of rows) change.objectStore(name).put(row);
    }
  });
  db.close();
}
