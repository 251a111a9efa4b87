import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { unpackGame } from '../../../src/app/exchange/codec';
import { deviceBytes } from '../../../src/app/exchange/device-code';
import { packForDevice, readForDevice } from '../../../src/app/exchange/for-device';
import { readJoining } from '../../../src/app/exchange/join';
import { backupText } from '../../../src/core/journal/backup';
import { registry } from '../../../src/games/registry';
import { beforeTheOrder, HEXES, handTo, opens, order } from '../oahu-phones';
import { freshStore, take } from '../session-support';

afterEach(() => vi.unstubAllGlobals());

test('the code for another device is refused with words where anything in it is not what it should be', async () => {
  const { ann, ken, kenStore } = await beforeTheOrder();
  await handTo(ann, ken);
  expect(await ken.start({ procedure: 'landing-order', args: {} })).toBe(true);
  expect(await ken.answer('beachheads', order)).toBe(true);
  const bytes = take(await deviceBytes(registry, ken, opens(kenStore)));
  const told = take(readForDevice(take(await unpackGame(bytes))));
  const store = await freshStore();
  const code = async (changed: Uint8Array) => {
    const read = await readJoining(registry, changed, opens(store));
    return read.ok ? 'taken' : read.problem.code;
  };
  expect(await code(bytes)).toBe('taken');
  expect(await code(bytes.slice(0, -9))).toBe('exchange.code');
  expect(await code(packForDevice({ ...told, own: 'short' }))).toBe('device.code');
  expect(await code(packForDevice({ ...told, own: `<b>${told.own.slice(3)}` }))).toBe('device.code');
  expect(await code(packForDevice({ ...told, pass: { role: 'director' } as never }))).toBe('device.code');
  expect(await code(packForDevice({ ...told, of: 'nobody' }))).toBe('join.gone');
  expect(await code(packForDevice({ ...told, copy: '{}' }))).not.toBe('taken');
  // A file of its own, whole and summed, in which he says that he sealed something else.
  const again = (text: string) => backupText(JSON.parse(text).kept);
  expect(again(told.copy)).toBe(told.copy);
  const forged = again(told.copy.replaceAll(`"${HEXES[0]}"`, '"1634"'));
  expect(forged).not.toBe(told.copy);
  expect(await code(packForDevice({ ...told, copy: forged }))).toBe('join.one');
  expect(take(await store.listGames())).toEqual([]);
});
