import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePorts } from '../../tools/free-ports.mjs';
import { makeKeys } from '../../tools/hall/keys.mjs';
import { makeStream, startServer } from '../../tools/hall/server.mjs';
import { count } from './counted';

/** Three servers of one hall; gone with their files at the end. */
export async function openedCluster() {
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  const folder = mkdtempSync(join(tmpdir(), 'war-diary-cluster-'));
  const keys = makeKeys('Club night');
  const free = await freePorts(9);
  const hosts = [1, 2, 3].map((number) => {
    const [client = 0, web = 0, route = 0] = free.slice(3 * (number - 1));
    return { name: `hall-${number}`, ports: { client, web }, route: `127.0.0.1:${route}` };
  });
  const routes = hosts.map(({ route }) => route);
  const start = ({ name, ports, route }: (typeof hosts)[number]) => {
    count('hall servers');
    const cluster = { listen: route, routes, password: 'of-this-test' };
    return startServer({ folder: join(folder, name), keys, name, ports, cluster });
  };
  const running = new Map<string, Awaited<ReturnType<typeof start>>>();
  const close = async () => {
    await Promise.all([...running.values()].map((server) => server.stop('SIGKILL')));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const addresses = hosts.map(({ ports }) => `ws://127.0.0.1:${ports.web}/hall`);
  try {
    await Promise.all(hosts.map(async (host) => running.set(host.name, await start(host))));
    await makeStream(addresses, keys, 3);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    keys,
    addresses,
    /** Ended at once, as when the power goes. */
    kill: async (name: string) => running.get(name)?.stop('SIGKILL'),
    async start(name: string, { wiped = false } = {}) {
      const host = hosts.find((each) => each.name === name);
      if (!host) return;
      if (wiped) rmSync(join(folder, name, 'store'), { recursive: true, force: true });
      running.set(name, await start(host));
    },
    close,
  };
}
