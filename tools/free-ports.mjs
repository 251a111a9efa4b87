import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to sockets that dial out: one of them could take a port before its server has it. */
const FROM = 20_000;
const TO = 32_000;
/** So many refused one after the other, and it is not this port or that: the system gives none. */
const MOST_REFUSED = 500;

/**
 * Ports that nobody has now, each another: all are held until the last is found.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const held = [];
  let refused = 0;
  try {
    while (held.length < count) {
      const { server, code } = await listening(randomInt(FROM, TO));
      refused = server ? 0 : refused + 1;
      if (server) held.push(server);
      else if (refused === MOST_REFUSED) {
        const tried = `${refused} ports of 127.0.0.1 between ${FROM} and ${TO} were refused one after the other`;
        throw new Error(`No free port: ${tried}, the last with ${code}. May this program listen at all?`);
      }
    }
    return held.map((server) => server.address().port);
  } finally {
    await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

/** The server, or why there is none: somebody has that port, or nobody may. */
function listening(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve({ code: error.code }) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve({ server }));
  });
}
