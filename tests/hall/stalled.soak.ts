// A server that was lost itself may make a place to which nothing is ever brought: the reading is begun anew.
import type { PushConsumer } from '@nats-io/jetstream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Hall } from '../../src/app/hall/hall';
import { openHall } from '../../src/app/hall/jetstream';
import { keysOf } from '../../src/app/hall/keys';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { tenTimes } from '../support/tried';
import { pause, until } from '../support/until';

const PATIENCE = 60_000;
/** How many places are still made to which nothing comes. */
const silent = vi.hoisted(() => ({ places: 0 }));

vi.mock('@nats-io/jetstream', async (load) => {
  const real = await load<typeof import('@nats-io/jetstream')>();
  /** It hears nothing, and is told that there is more to come. */
  const silenced = (consumer: PushConsumer): PushConsumer =>
    Object.assign(consumer, {
      consume: (options: object) =>
        Object.getPrototypeOf(consumer).consume.call(consumer, { ...options, callback: () => undefined }),
      info: async () => ({ num_pending: 1 }),
    });
  return {
    ...real,
    jetstream(...given: Parameters<typeof real.jetstream>) {
      const client = real.jetstream(...given);
      const { consumers } = client;
      const get = consumers.getPushConsumer.bind(consumers);
      vi.spyOn(consumers, 'getPushConsumer').mockImplementation(async (...of) => {
        const made = await get(...of);
        silent.places -= 1;
        return silent.places < 0 ? made : silenced(made);
      });
      return client;
    },
  };
});

describe.skipIf(!hasServer)('a reading to which nothing is brought', () => {
  let hall: OpenedHall | undefined;
  const halls: Hall[] = [];
  afterEach(async () => {
    for (const each of halls.splice(0)) each.close();
    await hall?.close();
  });

  test('is begun anew, and hears all of it', async () => {
    hall = await openedHall();
    const pass = await hall.pass('player');
    const { game } = await keysOf(pass.secret);
    const { address } = hall;
    const enter = (hear: (seq: number) => void) => {
      const entered = openHall(
        { address, pass, of: { game }, from: { seq: 0 } },
        { hear: ({ seq }) => hear(seq) },
      );
      halls.push(entered);
      return entered;
    };
    const isIn = (entered: Hall) =>
      vi.waitFor(() => expect(entered.state.value).toBe('on'), { timeout: PATIENCE, interval: 5 });

    const first = enter(() => undefined);
    await isIn(first);
    for (const line of ['a', 'b', 'c'])
      await first.offer(first.subjectOf('side', game), `side:${line}`, new Uint8Array([1]));

    silent.places = 1;
    const heard: number[] = [];
    await tenTimes(async () => {
      const second = enter((seq) => heard.push(seq));
      await until(() => expect([silent.places, second.state.value]).toEqual([0, 'reading']));
      // A second of theirs.
      await pause(100);
      expect([heard, second.state.value]).toEqual([[], 'reading']);
      await until(() => expect(second.state.value).toBe('on'), PATIENCE);
    });
    expect(heard).toHaveLength(3);
  }, 120_000);
});
