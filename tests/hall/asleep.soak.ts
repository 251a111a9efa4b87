// A phone that slept: the network dropped its socket and told nobody. On return it does not wait for the client to notice.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Hall } from '../../src/app/hall/hall';
import { openHall } from '../../src/app/hall/jetstream';
import { keysOf } from '../../src/app/hall/keys';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { until } from '../support/until';

/** A way to a server of which what is open can fall silent: nothing comes through, and nothing is closed. */
async function wayTo(address: string) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: address.replace(new URL(address).port, String(port)),
    opened: () => pairs.length,
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    close() {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(!hasServer)('a phone that slept', () => {
  let hall: OpenedHall | undefined;
  let entered: Hall | undefined;
  let way: Awaited<ReturnType<typeof wayTo>> | undefined;
  afterEach(async () => {
    entered?.close();
    way?.close();
    await hall?.close();
    vi.unstubAllGlobals();
  });

  test('leaves a dead socket as it comes back, long before the client would notice', async () => {
    const front = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
    vi.stubGlobal('document', front);
    hall = await openedHall();
    const pass = await hall.pass('player');
    const { game } = await keysOf(pass.secret);
    way = await wayTo(hall.address);
    entered = openHall(
      { address: way.address, pass, of: { game }, from: { seq: 0 } },
      { hear: () => undefined },
    );
    await until(() => expect(entered?.state.peek()).toBe('on'));
    way.fallSilent();
    const before = way.opened();
    const at = performance.now();
    front.dispatchEvent(new Event('visibilitychange'));
    await until(
      () => expect([(way?.opened() ?? 0) > before, entered?.state.peek()]).toEqual([true, 'on']),
      90_000,
    );
    const took = (performance.now() - at) / 1000;
    console.log(`in step again after ${took.toFixed(1)} s`);
    // By itself the client asks every 4 s and gives up at the second answer that does not come; then, and here, Node waits 30 s
    // for the other side to close the socket.
    expect(took).toBeLessThan(60);
  });
});
