// Three servers: a leader killed in mid-write, one whose disk is wiped, and a pass taken back at all of them.
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makerOf, passOf, takenBack } from '../../tools/hall/keys.mjs';
import { pushAccount } from '../../tools/hall/server.mjs';
import { hasServer } from '../support/hall';
import { openedCluster } from '../support/hall-cluster';
import { comeIn, say } from '../support/hall-seat';
import { until } from '../support/until';

/** For three servers to find each other on a busy machine, in milliseconds. */
const PATIENCE = 90_000;
const LINES = 300;

describe.skipIf(!hasServer)('three servers', () => {
  let hall: Awaited<ReturnType<typeof openedCluster>>;
  let all: NatsConnection;
  let manager: JetStreamManager;
  let event: string;
  const game = 'a'.repeat(32);
  beforeAll(async () => {
    hall = await openedCluster();
    event = hall.keys.event;
    const { token, seed } = await makerOf(hall.keys);
    all = await wsconnect({
      ...{ servers: hall.addresses, authenticator: jwtAuthenticator(token, seed) },
      ...{ maxReconnectAttempts: -1, reconnectTimeWait: 100, ignoreClusterUpdates: true },
    });
    manager = await jetstreamManager(all, { checkAPI: false });
  }, PATIENCE);
  afterAll(async () => {
    await all?.close();
    await hall?.close();
  });

  const info = () => until(() => manager.streams.info(event), PATIENCE);

  test('the leader killed in mid-write, then its disk wiped: every confirmed line is there once', async () => {
    const pass = await passOf(hall.keys, 'player', 1, game);
    const nc = await comeIn(hall.addresses[0] ?? '', pass, {
      ...{ servers: hall.addresses, reconnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 100 },
      ignoreClusterUpdates: true,
    });
    const js = jetstream(nc);
    const leader = (await info()).cluster?.leader ?? '';
    expect(leader).toMatch(/^hall-[123]$/);
    let worst = 0;
    for (let line = 0; line < LINES; line += 1) {
      if (line === 120) void hall.kill(leader);
      if (line === 200) await hall.start(leader, { wiped: true });
      const began = performance.now();
      const options = { msgID: `line-${line}`, timeout: 1_000 };
      await until(() => js.publish(`wd.${event}.${game}.play.0`, `${line}`, options), PATIENCE);
      worst = Math.max(worst, performance.now() - began);
    }
    console.log(`a leader killed and wiped: ${LINES} lines confirmed, worst wait ${worst.toFixed(0)} ms`);
    const { state } = await info();
    // And the one that says which stream it is.
    expect(state.messages).toBe(LINES + 1);
    await until(async () => {
      const others = (await manager.streams.info(event)).cluster?.replicas ?? [];
      expect(others.map(({ current }) => current)).toEqual([true, true]);
    }, PATIENCE);
    await nc.close();
  });

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
