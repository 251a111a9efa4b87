import { afterEach, expect, test, vi } from 'vitest';
import { inSlices, tooLong } from '../../src/app/in-slices';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Three steps of fifteen milliseconds each. */
function* steps(done: string[]): Generator<undefined, string> {
  for (const step of ['one', 'two', 'three']) {
    clock += 15;
    done.push(step);
    yield;
  }
  return 'all';
}
let clock = 0;

test('after 24 milliseconds a tap comes first', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const done: string[] = [];
  setTimeout(() => done.push('tap'));
  expect(await inSlices(steps(done), () => true)).toBe('all');
  expect(done).toEqual(['one', 'two', 'tap', 'three']);
});

test('what is no longer wanted is not gone on with', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const done: string[] = [];
  expect(await inSlices(steps(done), () => done.length < 2)).toBeUndefined();
  expect(done).toEqual(['one', 'two']);
});

test('who waits between two slices is not late for it, who works too long is', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  function* work(ms: number): Generator<undefined, boolean> {
    const isLate = tooLong(100);
    for (let i = 0; i < 5; i += 1) {
      clock += ms;
      // A phone that sleeps between two slices.
      setTimeout(() => {
        clock += 60_000;
      });
      yield;
    }
    return isLate();
  }
  expect(await inSlices(work(19), () => true)).toBe(false);
  expect(await inSlices(work(21), () => true)).toBe(true);
});
