// Opens a hall on this computer: the server, its stream, and the built app beside it at one address.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from '../built.mjs';
import { freePorts } from '../free-ports.mjs';
import { keepKeys, makeKeys, readKeys } from './keys.mjs';
import { HALL, passThrough } from './pass-through.mjs';
import { makeStream, startServer } from './server.mjs';

/** Where a hall that is open says how it is reached, for whoever takes a pass back. */
const RUNNING = 'running.json';
const AGAIN_AFTER = 1_000;

/**
 * Opens it; what is not given a folder is thrown away at the end.
 * @param {{ keys?: string, data?: string, name?: string, onTrouble: (words: string) => void, onEnd: () => void }} asked
 *   `onEnd`: the server ended and does not start again
 */
export async function openHall({ keys: kept, data, name, onTrouble, onEnd }) {
  const temporary = mkdtempSync(join(tmpdir(), 'war-diary-hall-'));
  const home = data ?? temporary;
  const folder = kept ?? join(home, 'keys');
  const throwAway = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', throwAway);
  const closing = [throwAway];
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    refuseTwo(home);
    const keys = readKeys(folder) ?? makeKeys(name);
    const file = keepKeys(folder, keys);
    const [client, web] = await freePorts(2);
    const ports = { client, web };
    let server;
    const start = async () => {
      // Read again: passes may have been taken back since.
      server = await startServer({ folder: home, keys: readKeys(folder), ports });
      server.child.once('exit', () => isClosed || setTimeout(startAgain, AGAIN_AFTER));
    };
    const startAgain = async () => {
      if (isClosed) return;
      onTrouble('nats-server has ended. Starting it again …');
      await start().catch((error) => {
        onTrouble(error.message);
        onEnd();
      });
    };
    await start();
    closing.push(() => server.stop());
    const address = `ws://127.0.0.1:${ports.web}${HALL}`;
    await makeStream(address, keys);
    const through = passThrough({ to: ports.web });
    const app = await open({ upgrade: through.upgrade });
    closing.push(async () => {
      through.close();
      await app.close();
    });
    const running = join(folder, RUNNING);
    writeFileSync(running, `${JSON.stringify({ app: app.url, server: address })}\n`);
    closing.push(() => rmSync(running, { force: true }));
    return { app: app.url, keys, folder, file, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address of the server of a hall that is open with these keys. */
export function runningServer(folder) {
  const file = join(folder, RUNNING);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).server : undefined;
}

/** Two servers on one folder would spoil it; one may be left of a hall that was killed. */
function refuseTwo(home) {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const file = join(home, 'pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid && isAlive(pid))
    throw new Error(`A nats-server (process ${pid}) runs in ${home} already. End it first.`);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
