import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openExample } from '../../src/app/example';
import { createLibrary, isExample } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import { iphMeta } from '../../src/games/iph/meta';
import { opened } from './backup-support';
import { freshStore, take } from './session-support';

const rows = async (store: Awaited<ReturnType<typeof freshStore>>) => take(await store.listGames());

describe('the example game', () => {
  it('is a game like any other: played on, undone, deleted', async () => {
    const store = await freshStore();
    const id = take(await openExample(iphMeta, opened(store)));
    const session = take(await openSession([iphMeta], id, opened(store)));
    const lines = session.projection.value.entries.length;
    expect(session.question.value?.prompt.key).toBe('crt');
    await session.answer('crt', { kind: 'dice', faces: [4], by: 'app' });
    expect(session.question.value?.prompt.key).toBe('vacated');
    expect(session.projection.value.entries).toHaveLength(lines + 1);
    await session.undo();
    expect(session.question.value?.prompt.key).toBe('crt');
    session.close();
    take(await createLibrary(opened(store)).remove(id));
    expect(await rows(store)).toEqual([]);
  });

  it('says what it is, and is no copy outside this device', async () => {
    const store = await freshStore();
    await openExample(iphMeta, opened(store));
    const [row] = await rows(store);
    expect(row).toMatchObject({
      title: 'Example: Invasion Pearl Harbor',
      charts: 'practice',
      copied: { at: 0 },
    });
    expect(row && isExample(row)).toBe(true);
  });

  it('was played until now, a line each 40 seconds', async () => {
    const store = await freshStore();
    const id = take(await openExample(iphMeta, opened(store)));
    const session = take(await openSession([iphMeta], id, opened(store)));
    const times = session.projection.value.entries.map(({ at }) => at);
    session.close();
    expect(times.slice(1).every((at, i) => at - (times[i] ?? 0) === 40_000)).toBe(true);
    expect(Math.abs(Date.now() - 40_000 - (times.at(-1) ?? 0))).toBeLessThan(30_000);
  });

  it('opened again it is the one that is here; removed, a new one', async () => {
    const store = await freshStore();
    const first = take(await openExample(iphMeta, opened(store)));
    expect(take(await openExample(iphMeta, opened(store)))).toBe(first);
    expect(await rows(store)).toHaveLength(1);
    take(await createLibrary(opened(store)).remove(first));
    expect(take(await openExample(iphMeta, opened(store)))).not.toBe(first);
    expect(await rows(store)).toHaveLength(1);
  });

  it('is refused whole where it cannot be fetched, and nothing is written', async () => {
    const store = await freshStore();
    const offline = { ...iphMeta, example: () => Promise.reject(new Error('offline')) };
    const refused = await openExample(offline, opened(store));
    expect(!refused.ok && refused.problem.code).toBe('example.load');
    expect(await rows(store)).toEqual([]);
  });
});
