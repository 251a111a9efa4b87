import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { lateKeeper } from '../../src/storage/safety/late-keeper';
import { until } from '../support/until';

it('what writes the safety copies is fetched anew with the next commit where it did not come; that it did not is told', async () => {
  vi.stubGlobal('caches', {});
  const noted: object[] = [];
  let fetches = 0;
  vi.doMock('../../src/storage/safety/keeper', () => {
    fetches += 1;
    if (fetches === 1) throw new Error('Failed to fetch dynamically imported module');
    return { makeKeeper: () => ({ note: (news: object) => noted.push(news) }) };
  });
  const told: boolean[] = [];
  const late = lateKeeper({} as never);
  late.watch((isKept) => told.push(isKept));
  late.note({ game: 'a' });
  await until(() => expect(told).toEqual([false]));
  late.note({ game: 'a' });
  await until(() => expect(noted).toEqual([{ game: 'a' }]));
  expect(told).toEqual([false]);
  vi.unstubAllGlobals();
});
