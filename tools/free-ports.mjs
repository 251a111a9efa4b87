import { createServer } from 'node:net';

/** Where a nats-server of the system listens, also when it is not running now. */
const OF_THE_SYSTEM = 4222;

/**
 * Ports that nobody has now, each another: all are held until the last is found.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const held = [];
  try {
    while (held.length < count) {
      const server = await listening();
      if (server.address().port === OF_THE_SYSTEM) server.close();
      else held.push(server);
    }
    return held.map((server) => server.address().port);
  } finally {
    await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

function listening() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
