// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveDeadSocket } from '../../../src/app/hall/dead-socket';

const connection = (flush: () => Promise<void>, isClosed = false) => ({
  flush: vi.fn(flush),
  reconnect: vi.fn(async () => undefined),
  isClosed: () => isClosed,
});
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const never = () => new Promise<void>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server that answers on return keeps its socket', async () => {
  const alive = connection(async () => undefined);
  const stop = leaveDeadSocket(alive);
  comeBack();
  await vi.runAllTimersAsync();
  expect([alive.flush.mock.calls.length, alive.reconnect.mock.calls.length]).toEqual([1, 0]);
  stop();
  comeBack();
  expect(alive.flush).toHaveBeenCalledTimes(1);
});

test.each([
  ['says nothing', never],
  ['is gone', () => Promise.reject(new Error('closed'))],
])('where it %s, the socket is left for a new one', async (_, flush) => {
  const dead = connection(flush);
  const stop = leaveDeadSocket(dead);
  comeBack();
  await vi.runAllTimersAsync();
  expect(dead.reconnect).toHaveBeenCalledTimes(1);
  stop();
});

test('one that is closed already is left alone', async () => {
  const closed = connection(never, true);
  const stop = leaveDeadSocket(closed);
  comeBack();
  await vi.runAllTimersAsync();
  expect([closed.flush.mock.calls.length, closed.reconnect.mock.calls.length]).toEqual([0, 0]);
  stop();
});
