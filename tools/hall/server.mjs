// Starts and stops the servers of a hall, and makes the stream of its event.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { jwtAuthenticator, wsconnect } from '@nats-io/nats-core';
import { accountOf, bornOf, MOST_PAYLOAD, makerOf, pusherOf, randomId, tokensOf } from './keys.mjs';

const READY_WITHIN = 15_000;

/** Whether a server is installed, and which. */
export function serverVersion() {
  const { status, stdout } = spawnSync('nats-server', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^nats-server: v/, '') : undefined;
}

/** Whether this version knows `sync_interval`. */
const syncs = (version = '') => !/^[01]\.|^2\.\d\./.test(version);

/**
 * The file a server is started with.
 * @param {{ name: string, folder: string, ports: { client: number, web: number }, tokens: any, sync: boolean, cluster?: Cluster }} asked
 *   `sync`: every write is on the disk before it is confirmed, which servers before 2.10 do not know
 * @typedef {{ listen: string, routes: string[], password: string }} Cluster where this server hears the others, and their addresses
 */
export function configOf({ name, folder, ports, tokens, sync, cluster }) {
  const lines = [
    `server_name: ${name}`,
    `listen: "127.0.0.1:${ports.client}"`,
    `pid_file: "${join(folder, 'pid')}"`,
    '# One message; what a client may send as one line of the protocol.',
    `max_payload: ${MOST_PAYLOAD}`,
    'max_control_line: 4096',
    '# All clients of this server, and what one of them may listen to.',
    'max_connections: 2000',
    'max_subscriptions: 50',
    '# What may wait for one slow client, and for how long: then it is cut, and comes back.',
    'max_pending: 8388608',
    'write_deadline: "10s"',
    'ping_interval: "20s"',
    'ping_max: 2',
    '# The disk of all streams here.',
    `jetstream { store_dir: "${join(folder, 'store')}", max_mem: 64M, max_file: 4G${sync ? ', sync_interval: always' : ''} }`,
    "# Phones come through a proxy of the app's own address, which has the certificate.",
    `websocket { listen: "127.0.0.1:${ports.web}", no_tls: true, compression: false, handshake_timeout: "5s" }`,
    `operator: ${tokens.operator}`,
    `system_account: ${tokens.systemId}`,
    `resolver: { type: full, dir: "${join(folder, 'accounts')}", allow_delete: false, interval: "2m" }`,
    `resolver_preload: { ${tokens.systemId}: ${tokens.system}, ${tokens.accountId}: ${tokens.account} }`,
    ...(cluster
      ? [
          '# The other servers, and nobody else.',
          'cluster {',
          '  name: hall',
          `  listen: "${cluster.listen}"`,
          `  authorization { user: hall, password: "${cluster.password}", timeout: 2 }`,
          `  routes: [ ${cluster.routes.map((host) => `"nats://hall:${cluster.password}@${host}"`).join(', ')} ]`,
          '}',
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Starts a server in a folder of its own; resolves once phones can reach it.
 * @param {{ folder: string, keys: any, name?: string, ports: { client: number, web: number }, cluster?: Cluster }} asked
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, stop: (signal?: NodeJS.Signals) => Promise<void> }>} `stop` waits for its end
 */
export async function startServer({ folder, keys, name = 'hall-1', ports, cluster }) {
  mkdirSync(folder, { recursive: true });
  const tokens = await tokensOf(keys);
  const config = join(folder, 'server.conf');
  const sync = syncs(serverVersion());
  writeFileSync(config, configOf({ name, folder, ports, tokens, sync, cluster }), { mode: 0o600 });
  const log = join(folder, 'server.log');
  const child = spawn('nats-server', ['-c', config, '-l', log], { stdio: ['ignore', 'ignore', 'pipe'] });
  // Of a file that it cannot read; all else is in its log.
  let told = '';
  child.stderr.on('data', (words) => {
    told += words;
  });
  let ended;
  child.once('error', (error) => {
    ended = error.message;
  });
  const endIt = () => child.kill('SIGKILL');
  process.once('exit', endIt);
  child.once('exit', (code, signal) => {
    process.off('exit', endIt);
    ended ??= `ended with ${code ?? signal}`;
  });
  const until = Date.now() + READY_WITHIN;
  while (!(await answers(ports.web))) {
    if (ended || Date.now() > until) {
      endIt();
      if (existsSync(log)) told += readFileSync(log, 'utf8').split('\n').slice(-6).join('\n');
      throw new Error(`nats-server did not start: ${ended ?? 'no answer'}\n${told}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = (signal = 'SIGTERM') =>
    new Promise((resolve) => {
      if (ended) return resolve();
      child.once('exit', resolve);
      child.kill(signal);
    });
  return { child, stop };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const connect = (servers, { token, seed }) =>
  wsconnect({
    servers,
    authenticator: jwtAuthenticator(token, seed),
    reconnect: false,
    ignoreClusterUpdates: true,
  });

/**
 * The event's stream, which refuses what is too much and forgets nothing; nothing happens where it is there. Tried
 * again for a while: a server lets clients in before it has room for their streams, and those of a cluster find each other first.
 * @returns {Promise<boolean>} whether it was made
 */
export async function makeStream(servers, keys, replicas = 1) {
  const until = Date.now() + READY_WITHIN;
  for (;;) {
    try {
      return await tryToMake(servers, keys, replicas);
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function tryToMake(servers, keys, replicas) {
  const nc = await connect(servers, await makerOf(keys));
  try {
    const manager = await jetstreamManager(nc, { checkAPI: false });
    const there = await manager.streams.info(keys.event).catch(() => undefined);
    if (!there)
      await manager.streams.add({
        name: keys.event,
        subjects: [`wd.${keys.event}.>`],
        num_replicas: replicas,
        storage: 'file',
        deny_delete: true,
        deny_purge: true,
        allow_direct: true,
        discard: 'new',
        discard_new_per_subject: true,
        max_msgs_per_subject: 40_000,
        max_bytes: 2_000_000_000,
        max_msg_size: MOST_PAYLOAD,
        duplicate_window: 120e9,
      });
    // Also where whoever made the stream was stopped before he could say it.
    const first = { expect: { lastSubjectSequence: 0 } };
    await jetstream(nc).publish(bornOf(keys.event), randomId(), first).catch(unlessSaid);
    return !there;
  } finally {
    await nc.close();
  }
}

const WRONG_LAST = 10_071;
function unlessSaid(error) {
  if (error.code !== WRONG_LAST) throw error;
}

/** Tells running servers of the account anew, with what was taken back; each cuts who has such a pass. */
export async function pushAccount(servers, keys) {
  const nc = await connect(servers, await pusherOf(keys));
  try {
    const answer = await nc.request('$SYS.REQ.CLAIMS.UPDATE', await accountOf(keys), { timeout: 5_000 });
    const { error } = answer.json();
    if (error) throw new Error(error.description);
  } finally {
    await nc.close();
  }
}
