import type { Page } from '@playwright/test';
import type { Entry } from '../../src/core/journal/journal';

type Stored = {
  readonly games: readonly { readonly game: string; readonly charts: string; readonly pack?: string }[];
  readonly entries: readonly Entry[];
  readonly packs: readonly { readonly id: string; readonly cells: object; readonly heads: object }[];
};

/** What the browser's store holds, read behind the app's back. */
export function readStore(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('war-diary');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = (table: string) =>
      new Promise<never[]>((resolve, reject) => {
        const request = db.transaction(table).objectStore(table).getAll();
        request.onsuccess = () => resolve(request.result as never[]);
        request.onerror = () => reject(request.error);
      });
    const [games, entries, packs] = [await all('games'), await all('entries'), await all('packs')];
    db.close();
    return { games, entries, packs } as unknown as Stored;
  });
}

/** A journal as a fixture keeps it: the same on every device and at every hour. */
export function asFixture(entries: readonly Entry[]): readonly Entry[] {
  const device = (id: string) => id.replace(/^.*:/, 'fixture:');
  return entries.map((entry) => {
    const { game: _, ...rest } = entry as Entry & { game?: string };
    const plain = { ...rest, id: device(entry.id), at: entry.seq * 1000 };
    if (plain.kind === 'v1.Answered') return { ...plain, of: device(plain.of) };
    if (plain.kind === 'v1.Struck' || plain.kind === 'v1.Restored')
      return { ...plain, ids: plain.ids.map(device) };
    return plain;
  });
}
