import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import type { Pass, Role } from '../../src/app/hall-pass';
import { freePorts } from '../../tools/free-ports.mjs';
import { makeKeys, passOf } from '../../tools/hall/keys.mjs';
import { makeStream, serverVersion, startServer } from '../../tools/hall/server.mjs';
import { count } from './counted';

export const hasServer = serverVersion() !== undefined;

/** A hall with its server in a folder of its own; gone with its files at the end. Node 20 has no WebSocket of its own. */
export async function openedHall() {
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  const folder = mkdtempSync(join(tmpdir(), 'war-diary-hall-'));
  const keys = makeKeys('Club night');
  const [client = 0, web = 0] = await freePorts(2);
  const ports = { client, web };
  const begin = () => {
    count('hall servers');
    return startServer({ folder, keys, ports });
  };
  let server = await begin();
  const address = `ws://127.0.0.1:${ports.web}/hall`;
  const close = async () => {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await makeStream(address, keys).catch(async (error) => {
    await close();
    throw error;
  });
  let issued = 0;
  return {
    address,
    keys,
    folder,
    /** A pass of a role at the game of a secret. */
    async pass(
      role: Role,
      secret = freshSecret(),
      hours?: number,
    ): Promise<Pass & { readonly user: string }> {
      issued += 1;
      const { game } = await keysOf(secret);
      const made = await passOf(keys, role, issued, role === 'director' ? undefined : game, hours);
      const { token, inbox, user } = made;
      const table = role === 'director' ? {} : { table: 1 };
      return {
        server: '/hall',
        event: keys.event,
        name: 'Club night',
        role,
        ...table,
        secret,
        inbox,
        token,
        user,
      };
    },
    /** Ended at once, as when the power goes. */
    kill: () => server.stop('SIGKILL'),
    /** `wiped`: its disk is empty, and the stream is made anew. */
    async start({ wiped = false } = {}) {
      if (wiped) rmSync(join(folder, 'store'), { recursive: true, force: true });
      server = await begin();
      if (wiped) await makeStream(address, keys);
    },
    close,
  };
}

export type OpenedHall = Awaited<ReturnType<typeof openedHall>>;
