// Three servers: a pass taken back at one is taken back at all of them.
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passOf, takenBack } from '../../tools/hall/keys.mjs';
import { pushAccount } from '../../tools/hall/server.mjs';
import { hasServer } from '../support/hall';
import { openedCluster } from '../support/hall-cluster';
import { comeIn, say } from '../support/hall-seat';
import { until } from '../support/until';

/** For three servers to find each other on a busy machine, in milliseconds. */
const PATIENCE = 90_000;

describe.skipIf(!hasServer)('three servers', () => {
  let hall: Awaited<ReturnType<typeof openedCluster>>;
  let event: string;
  const game = 'a'.repeat(32);
  beforeAll(async () => {
    hall = await openedCluster();
    event = hall.keys.event;
  }, PATIENCE);
  afterAll(() => hall?.close());

  test('a pass taken back at one server is cut at another within five seconds', async () => {
    const seats = await Promise.all(
      hall.addresses.map(async (address) => {
        const pass = await passOf(hall.keys, 'player', 1, game);
        return { pass, nc: await until(() => comeIn(address, pass), PATIENCE) };
      }),
    );
    const [first, ...others] = seats;
    const began = performance.now();
    const next = takenBack(
      hall.keys,
      others.map(({ pass }) => pass.user),
    );
    await pushAccount(hall.addresses[0] ?? '', next);
    await Promise.all(others.map(({ nc }) => nc.closed()));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await say(first?.nc as NatsConnection, `wd.${event}.${game}.play.0`)).toContain('"seq"');
    await first?.nc.close();
  });
});
