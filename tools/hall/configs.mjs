// The files of servers elsewhere: one, or some that are a cluster.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from './keys.mjs';
import { configOf } from './server.mjs';

const STORE = '/var/lib/nats';
/** Not the ones a server takes unasked: another may be there. */
const PORTS = { client: 4223, web: 9222 };
const ROUTES = 6222;

/**
 * Writes a file for each host into a folder, or for one server where none is named.
 * @param {string[]} hosts names by which the servers of a cluster reach each other
 * @returns {Promise<string[]>} the files
 */
export async function writeConfigs(folder, keys, hosts) {
  const tokens = await tokensOf(keys);
  const password = randomBytes(24).toString('base64url');
  const routes = hosts.map((host) => `${host}:${ROUTES}`);
  const count = Math.max(1, hosts.length);
  return Array.from({ length: count }, (_, i) => {
    const name = `hall-${i + 1}`;
    const cluster = hosts.length > 1 ? { listen: `0.0.0.0:${ROUTES}`, routes, password } : undefined;
    const file = join(folder, `server-${i + 1}.conf`);
    const config = configOf({ name, folder: STORE, ports: PORTS, tokens, sync: true, cluster });
    writeFileSync(file, config, { mode: 0o600 });
    return file;
  });
}
