// What stands in for a browser's Cache Storage says no and forgets as the real one does.
import { expect, test } from 'vitest';
import { type Disk, fakeCaches } from '../support/fake-caches';

const textOf = async (caches: CacheStorage, url: string) => (await caches.match(url))?.text();

test('what is put is there after a restart, and put again it is the newer one', async () => {
  const disk: Disk = new Map();
  const cache = await fakeCaches(disk).caches.open('games');
  await cache.put('/one', new Response('first', { headers: { 'x-kind': 'game' } }));
  await cache.put('http://localhost/one', new Response('second'));
  const again = fakeCaches(disk);
  expect(await textOf(again.caches, '/one')).toBe('second');
  expect(again.urls()).toEqual(['http://localhost/one']);
  expect((await (await again.caches.open('games')).keys()).map(({ url }) => url)).toEqual(again.urls());
});

test('a put beyond the budget is refused whole, and deleting makes room for it', async () => {
  const fake = fakeCaches();
  const cache = await fake.caches.open('games');
  await cache.put('/reserve', new Response('r'.repeat(500)));
  fake.limit(fake.size() + 100);
  await expect(cache.put('/one', new Response('o'.repeat(200)))).rejects.toMatchObject({
    name: 'QuotaExceededError',
  });
  expect(await cache.match('/one')).toBeUndefined();
  expect((await cache.keys('/reserve')).length).toBe(1);
  const unread = await cache.match('/reserve');
  expect(await cache.delete('/reserve')).toBe(true);
  await expect(cache.put('/one', new Response('o'.repeat(200)))).rejects.toThrow();
  await unread?.body?.cancel();
  await cache.put('/one', new Response('o'.repeat(200)));
  expect(fake.puts()).toBe(2);
});

test('a full disk refuses puts alone, and a dead storage everything', async () => {
  const fake = fakeCaches();
  const cache = await fake.caches.open('games');
  await cache.put('/one', new Response('one'));
  fake.fail('puts');
  await expect(cache.put('/one', new Response('two'))).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(await textOf(fake.caches, '/one')).toBe('one');
  fake.fail('all');
  await expect(fake.caches.open('games')).rejects.toMatchObject({ name: 'UnknownError' });
  fake.fail();
  expect(await fake.caches.has('games')).toBe(true);
});

test('an entry can be cut, changed or gone while the others stand', async () => {
  const fake = fakeCaches();
  const cache = await fake.caches.open('games');
  for (const name of ['cut', 'changed', 'gone', 'whole'])
    await cache.put(`/${name}`, new Response('12345678'));
  expect(fake.damage('/cut', 'cut') + fake.damage('/changed', 'bytes') + fake.damage('/gone', 'gone')).toBe(
    3,
  );
  expect(await textOf(fake.caches, '/cut')).toBe('1234');
  expect(await textOf(fake.caches, '/changed')).not.toBe('12345678');
  expect(await textOf(fake.caches, '/gone')).toBeUndefined();
  expect(await textOf(fake.caches, '/whole')).toBe('12345678');
});
