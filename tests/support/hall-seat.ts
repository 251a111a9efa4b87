import { jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import type { Pass } from '../../src/app/hall-pass';
import { pause } from './until';

type Seat = Pick<Pass, 'token' | 'inbox'>;
type Options = Parameters<typeof wsconnect>[0];

/** Comes in with a pass, as the app does or as one who has changed his app. */
export const comeIn = (servers: string, { token, inbox }: Seat, options?: Options): Promise<NatsConnection> =>
  wsconnect({
    servers,
    ...{ authenticator: jwtAuthenticator(token), inboxPrefix: `_INBOX.${inbox}`, reconnect: false },
    ...options,
  });

/** What the server says to it: an answer's text, or that the pass may not. */
export async function say(nc: NatsConnection, subject: string, body: unknown = ''): Promise<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    return (await nc.request(subject, text, { timeout: 3_000 })).string();
  } catch (error) {
    return wordsOf(error);
  }
}

/** Whether it may listen there: undefined where it may. */
export async function listen(nc: NatsConnection, subject: string): Promise<string | undefined> {
  let refusal: string | undefined;
  const heard = nc.subscribe(subject, {
    callback: (error) => {
      if (error) refusal = wordsOf(error);
    },
  });
  await nc.flush();
  await pause(5);
  if (!refusal) heard.unsubscribe();
  return refusal;
}

const wordsOf = (error: unknown): string => {
  const text = String(error instanceof Error ? (error.cause ?? error) : error);
  return /Permissions Violation/i.test(text) ? 'may not' : text;
};
