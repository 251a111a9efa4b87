import { expect, type Page } from '@playwright/test';
import { summarize } from '../../src/app/game-code';

import type { ChartPack } from '../../src/core/pack';
import { iph } from '../../src/games/iph';
import type { Short } from '../support/drive';
import { open, say, sitDown, type Table } from '../support/play';

export const HEADS = '1:3 1:2 1:1 2:1 3:1 4:1';

type Iph = Table<never>;

/** The set-up open at its house rules. */
export function inSetUp(): Iph {
  const table = sitDown(iph) as unknown as Iph;
  open(table, iph.setup, { charts: 'own' });
  say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 });
  return table;
}

/** A game begun, before Japan says where he lands. */
export function begun(): Iph {
  const table = inSetUp();
  say(table, {});
  return table;
}

const BEACHHEADS = { first: '1630', centre: '1631', last: '1632' };

/** The landing order is sealed: the US sets up. */
export function ordered(): Iph {
  const table = begun();
  open(table, 'landing-order');
  say(table, BEACHHEADS);
  return table;
}

/** A game set up, Japan's landing before it: 7 Dec, Morning. */
export function afterSetUp(): Iph {
  const table = begun();
  open(table, 'reveal-landing');
  say(table, BEACHHEADS, 'none', 'none');
  return table;
}

/** The landing of turn 1 open: at its loads, or after the answers given. */
export function inLanding(...answers: readonly Short[]): Iph {
  const table = afterSetUp();
  open(table, 'landing');
  say(table, ...answers);
  return table;
}

/** Turn 1 with Japanese combat begun. */
export function inCombat(): Iph {
  const table = afterSetUp();
  skipPhase(table);
  open(table, 'begin-jp-phase', { phase: 'combat' });
  return table;
}

/** A Japanese battle open: at its column heads, or after the answers given. */
export function inBattle(...answers: readonly Short[]): Iph {
  const table = inCombat();
  open(table, 'battle', { attacker: 'jp' });
  say(table, ...answers);
  return table;
}

function skipPhase(table: Iph): void {
  open(table, 'end-step');
  say(table, 'skip');
}

function endTurn(table: Iph): void {
  open(table, 'end-turn');
  say(table, 'end');
}

/** Turn 5, when ships are placed before anything else: 8 Dec, Morning. */
export function inCarrierWarfare(): Iph {
  const table = afterSetUp();
  for (const lands of [true, true, true, false]) {
    if (lands) skipPhase(table);
    endTurn(table);
  }
  return table;
}

/** Turn 2 with the first chit to be drawn, or drawn and its phase begun. */
export function atTheCup(chit?: string): Iph {
  const table = afterSetUp();
  skipPhase(table);
  endTurn(table);
  skipPhase(table);
  if (!chit) return table;
  open(table, 'draw-chit');
  say(table, chit);
  return table;
}

/** Puts games into the store of the page, which knows none, and opens the first. They share their charts. */
export async function seed(page: Page, home: string, ...tables: readonly Table<never>[]): Promise<void> {
  await page.goto(`${home}#/new`);
  await storeIsThere(page);
  const now = Date.now();
  const games = tables.map((table, i) => rowOf(table, i, now - i * 1000));
  const entries = tables.flatMap(({ book }, i) =>
    book.entries.map((entry) => ({ ...entry, game: seeded(i), at: entry.at + justNow(book.entries) })),
  );
  const packs = tables.map(({ pack }) => pack).reduce(merged);
  await page.evaluate(store, JSON.parse(JSON.stringify({ games, entries, packs: [packs] })));
  await openSeeded(page, home, 0, games[0]?.entries);
}

/** A first visit opens no store; New game does. It has its tables when the app has opened it. */
async function storeIsThere(page: Page): Promise<void> {
  const version = () =>
    page.evaluate(
      async () => (await indexedDB.databases()).find(({ name }) => name === 'war-diary')?.version,
    );
  await expect.poll(version, { message: 'the store is there' }).toBeGreaterThan(0);
}

export async function openSeeded(page: Page, home: string, i: number, entries?: number): Promise<void> {
  await page.goto(`${home}#/g/${seeded(i)}`);
  await expect(page.getByText(entries ? `saved · ${entries} entries` : /saved · \d+ entr/)).toBeVisible();
  await touch(page);
}

/** Somebody has the phone in hand: what stands beside the play need not wait. */
const touch = (page: Page): Promise<void> => page.dispatchEvent('body', 'pointerup');

/** What makes the last entry one of this minute: players have not been away. */
const justNow = (entries: readonly { readonly at: number }[]): number =>
  Date.now() - (entries.at(-1)?.at ?? 0);

const seeded = (i: number): string => (i ? `seeded-${i + 1}` : 'seeded');

function rowOf({ game, book }: Table<never>, i: number, updated: number) {
  return {
    id: seeded(i),
    game: game.id,
    title: i ? `Seeded game ${i + 1}` : 'Seeded game',
    charts: 'own',
    created: 1,
    updated,
    archived: false,
    entries: book.entries.length,
    summary: summarize(game.table(book.state)),
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
