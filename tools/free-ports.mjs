import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to sockets that dial out: one of them could take a port before its server has it. */
const FROM = 20_000;
const TO = 32_000;

/**
 * Ports that nobody has now, each another: all are held until the last is found.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const held = [];
  try {
    while (held.length < count) {
      const server = await listening(randomInt(FROM, TO));
      if (server) held.push(server);
    }
    return held.map((server) => server.address().port);
  } finally {
    await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

/** Nothing where somebody has that port, or nobody may. */
function listening(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve(undefined) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
