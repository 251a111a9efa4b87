// A hall at the app's own address: what is asked of one path there goes through to the server's WebSocket. So the page's
// policy stays as it is, and one who sends too much is slowed down before the server sees it, which cannot do that itself.
import { connect } from 'node:net';
import { Transform } from 'node:stream';

/** Where phones find the server. */
export const HALL = '/hall';
/** Bytes a second from one connection, some hundred lines; and at once, as much as a long game. */
const RATE = 64_000;
const AT_ONCE = 1_000_000;

/**
 * Hears the `upgrade` of an http server.
 * @param {{ to: number, rate?: number, atOnce?: number }} asked the server's port; `rate` Infinity lets all through
 */
export function passThrough({ to, rate = RATE, atOnce = AT_ONCE }) {
  const open = new Set();
  return {
    upgrade(request, socket, head) {
      if (request.url?.split('?', 1)[0] !== HALL) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      const server = connect(to, '127.0.0.1', () => {
        server.write(headOf(request));
        if (head.length) server.write(head);
        socket.pipe(slowed(rate, atOnce)).pipe(server);
        server.pipe(socket);
      });
      for (const [one, other] of [
        [socket, server],
        [server, socket],
      ]) {
        open.add(one);
        one.setNoDelay(true);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
      }
    },
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

function headOf({ method, url, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function slowed(rate, atOnce) {
  let room = atOnce;
  let last = performance.now();
  return new Transform({
    transform(chunk, _, done) {
      const now = performance.now();
      room = Math.min(atOnce, room + ((now - last) / 1000) * rate) - chunk.length;
      last = now;
      if (room >= 0 || rate === Infinity) done(null, chunk);
      else setTimeout(done, (-room / rate) * 1000, null, chunk);
    },
  });
}
