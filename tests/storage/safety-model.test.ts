// Any schedule of taps and faults: what a lost database costs is no older than five seconds, and is counted; or it was told that
// no copy could be written.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringBack, dismissBack, lookForOffers } from '../../src/app/safety/offers';
import { broughtBack, offers } from '../../src/app/safety-state';
import type { Entry } from '../../src/core/journal/journal';
import type { GameRow } from '../../src/storage/rows';
import { openStore, type Store } from '../../src/storage/store';
import { take } from '../app/session-support';
// Fetched by the store when it is needed first, which no fake clock waits for.
import '../../src/storage/safety/keeper';
import '../../src/storage/safety/mend-game';
import { Chance } from '../support/chance';
import { fakeCaches } from '../support/fake-caches';
import { fakeLocks } from '../support/locks';

/** The promise: what is lost is younger than this, or among so many last lines. */
const MOST_MS = 5_000;
const MOST_LINES = 5;
/** Each has found a fault. */
const SEEDS = [2, 12, 16, 27];
const STEPS = 60;
const ID = 'g1';

type Line = {
  readonly entry: Entry;
  /** From when on its copy could be written: it is confirmed, and the storage of the copies takes something. */
  since: number | undefined;
  /** While it was not in the copy players were told that copies are refused. */
  warned: boolean;
};

beforeEach(() => {
  // Dexie says that its database is deleted under it.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(SEEDS)('schedule %i', async (seed) => {
  const phone = new Phone(seed);
  await phone.begin();
  for (let step = 0; step < STEPS; step += 1) await phone.step();
  await phone.fault();
  expect(phone.broken).toEqual([]);
  expect(phone.losses).toBeGreaterThan(0);
});

/** A page and what it stores, and somebody who taps, until it is killed and opened again. */
class Phone {
  readonly broken: string[] = [];
  losses = 0;
  private readonly chance: Chance;
  private readonly name: string;
  private lines: Line[] = [];
  private disk = fakeCaches();
  private isDead = false;
  private store: Store | undefined;

  constructor(seed: number) {
    this.chance = new Chance(seed);
    this.name = `safety-model-${seed}`;
  }

  async begin(): Promise<void> {
    await this.open();
    const first: Entry = {
      ...{ id: 'd:1', seq: 1, at: 1, kind: 'v1.Opened', procedure: 'setup', args: {}, answers: [] },
    };
    take((await this.store?.createGame(rowOf(ID), first)) ?? { ok: true, value: undefined });
    this.confirmed(first);
    await pass(1_000);
  }

  async step(): Promise<void> {
    const draw = this.chance.below(20);
    if (draw === 0) await this.fault();
    else if (draw === 1 || draw === 8) this.full();
    else if (draw === 2) this.disk.limit(Number.POSITIVE_INFINITY);
    else if (draw === 3) this.dead(true);
    else if (draw < 6) this.dead(false);
    else if (draw === 6) await this.refusedTap();
    else if (draw === 7) await this.restart();
    else await this.tap();
  }

  /** The database is lost, its last commits, or a line in the midst; the page is killed, and opened again. */
  async fault(): Promise<void> {
    this.losses += 1;
    const kind = this.chance.of(['all', 'last', 'row'] as const) ?? 'all';
    const most = this.chance.below(20) + 1;
    this.dead(false);
    await this.restart(async () => {
      if (kind === 'all') await deleted(this.name);
      else
        await changed(this.name, (entries, games) => {
          const last = this.lines.length;
          const from =
            kind === 'row' ? 2 + this.chance.below(Math.max(1, last - 2)) : Math.max(2, last - most + 1);
          for (let seq = from; seq <= (kind === 'row' ? from : last); seq += 1) entries.delete([ID, seq]);
          if (kind === 'last') games.put({ ...rowOf(ID), entries: from - 1 });
        });
    });
    await this.bringBack(kind);
  }

  private async bringBack(kind: string): Promise<void> {
    const { store } = this;
    if (!store) throw new Error('no store is open');
    const open = async () => ({ ok: true, value: store }) as const;
    await lookForOffers(take(await store.listGames()), open);
    for (const offer of offers.value) take(await bringBack(store, offer));
    const told = broughtBack.value.reduce((sum, { known, lines }) => sum + known - lines, 0);
    await dismissBack();
    const { entries } = take(await store.loadGame(ID));
    expect(entries).toEqual(this.lines.slice(0, entries.length).map(({ entry }) => entry));
    const lost = this.lines.slice(entries.length);
    const old = lost.filter(({ since }) => since !== undefined && Date.now() - since > MOST_MS);
    if (old.length && lost.length > MOST_LINES)
      this.broken.push(`${kind}: ${lost.length} lines are lost, ${old.length} of them are old`);
    const untold = lost.slice(told);
    if (told > lost.length || untold.some(({ warned }) => !warned))
      this.broken.push(`${kind}: ${lost.length} lines are lost, ${told} are told`);
    this.lines = this.lines.slice(0, entries.length);
  }

  private async tap(): Promise<void> {
    const entry = noted(this.lines.length + 1);
    const written = await this.store?.append(ID, entry, { summary: 'Turn 2', updated: Date.now() });
    if (written?.ok) this.confirmed(entry);
    await pass(100 + this.chance.below(1_500));
  }

  /** The disk is full for the database as well. */
  private async refusedTap(): Promise<void> {
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await this.tap();
    full.mockRestore();
  }

  private confirmed(entry: Entry): void {
    this.lines.push({ entry, since: undefined, warned: false });
    if (!this.isDead) for (const line of this.lines) line.since ??= Date.now();
  }

  /** Only once the room that is given up is there again: without it the copies are dead. */
  private full(): void {
    if (this.disk.urls().some((url) => url.endsWith('/reserve')))
      this.disk.limit(this.disk.size() + this.chance.below(1_500));
  }

  private dead(is: boolean): void {
    // What was confirmed just now had no time for a copy.
    if (is) for (const line of this.lines) if (Date.now() - (line.since ?? 0) < 1_000) line.since = undefined;
    this.isDead = is;
    this.disk.fail(is ? 'puts' : undefined);
  }

  /** The page is killed as it stands, in the midst of whatever it writes to the copies. */
  private async restart(meanwhile = async () => {}): Promise<void> {
    const now = Date.now();
    vi.clearAllTimers();
    // Which sets the clock back.
    vi.setSystemTime(now);
    this.disk = this.disk.afterKill();
    this.disk.fail(this.isDead ? 'puts' : undefined);
    await meanwhile();
    await this.open();
  }

  private async open(): Promise<void> {
    vi.stubGlobal('caches', this.disk.caches);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    offers.value = [];
    broughtBack.value = [];
    this.store = take(await openStore(this.name));
    this.store.safety.watch((isKept) => {
      if (!isKept) for (const line of this.lines) line.warned = true;
    });
  }
}

const rowOf = (id: string): GameRow => ({
  ...{ id, game: 'tiny', title: 'Model', charts: 'own', created: 1, updated: 1, archived: false },
  ...{ entries: 1, summary: 'Set up' },
});

const noted = (seq: number): Entry => ({
  ...{ id: `d:${seq}`, seq, at: Date.now(), kind: 'v1.Noted', text: `Line ${seq}, ${'x'.repeat(200)}` },
});

/** Time passes, and what was due in it gets done. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let i = 0; i < 80; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const deleted = (name: string) => settled(indexedDB.deleteDatabase(name));

async function changed(
  name: string,
  change: (entries: IDBObjectStore, games: IDBObjectStore) => void,
): Promise<void> {
  const db = await settled(indexedDB.open(name));
  const transaction = db.transaction(['entries', 'games'], 'readwrite');
  change(transaction.objectStore('entries'), transaction.objectStore('games'));
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  db.close();
}
