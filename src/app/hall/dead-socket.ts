import { onFront } from '../../storage/on-front';

type Connection = { flush(): Promise<void>; reconnect(): Promise<void>; isClosed(): boolean };

/** In milliseconds. */
const ANSWER_WITHIN = 3_000;

/**
 * The network may have dropped the socket of a phone that slept, and nobody told the phone: it would wait a minute for lines
 * that never come. On each return to the front the server is asked; where it says nothing the socket is left for a new one.
 */
export function leaveDeadSocket(connection: Connection): () => void {
  return onFront(async () => {
    if (connection.isClosed()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, ANSWER_WITHIN);
    });
    try {
      await Promise.race([connection.flush(), silence]);
    } catch {
      if (!connection.isClosed()) await connection.reconnect().catch(() => undefined);
    } finally {
      clearTimeout(timer);
    }
  });
}
