// What the stream and the server refuse.
import { jetstream } from '@nats-io/jetstream';
import { headers, jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { makerOf } from '../../tools/hall/keys.mjs';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { comeIn, say } from '../support/hall-seat';

const MOST_OF_A_SUBJECT = 40_000;
/** For a server to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

describe.skipIf(!hasServer)('the stream of a hall', () => {
  let hall: OpenedHall;
  let event: string;
  let all: NatsConnection;
  beforeAll(async () => {
    hall = await openedHall();
    event = hall.keys.event;
    const { token, seed } = await makerOf(hall.keys);
    all = await wsconnect({ servers: hall.address, authenticator: jwtAuthenticator(token, seed) });
  }, PATIENCE);
  afterAll(async () => {
    await all.close();
    await hall.close();
  });

  async function seat() {
    const secret = freshSecret();
    const pass = await hall.pass('player', secret);
    const nc = await comeIn(hall.address, pass);
    return { nc, pass, own: `wd.${event}.${(await keysOf(secret)).game}`, js: jetstream(nc) };
  }
  const stored = async (subject: string): Promise<Record<string, number>> => {
    const asked = { subjects_filter: subject };
    const info = JSON.parse(await say(all, `$JS.API.STREAM.INFO.${event}`, asked));
    return info.state.subjects ?? {};
  };

  test('takes a line once, whoever offers it again', async () => {
    const { nc, own, js } = await seat();
    const first = await js.publish(`${own}.play.0`, 'line', { msgID: 'a' });
    const again = await js.publish(`${own}.play.0`, 'line', { msgID: 'a' });
    expect([first.duplicate, again.duplicate, again.seq]).toEqual([false, true, first.seq]);
    expect(await stored(`${own}.>`)).toEqual({ [`${own}.play.0`]: 1 });
    await nc.close();
  });

  test('takes of two lines played upon one only the first', async () => {
    const { nc, own, js } = await seat();
    const upon = (lastSubjectSequence: number) => ({ expect: { lastSubjectSequence } });
    const { seq } = await js.publish(`${own}.play.0`, 'one', upon(0));
    await expect(js.publish(`${own}.play.0`, 'two', upon(0))).rejects.toThrow(/wrong last sequence/);
    await js.publish(`${own}.play.0`, 'three', upon(seq));
    expect(await stored(`${own}.>`)).toEqual({ [`${own}.play.0`]: 2 });
    await nc.close();
  });

  test('forgets nothing, whoever asks: also who has all rights', async () => {
    const { nc, own, js } = await seat();
    const { seq } = await js.publish(`${own}.play.0`, 'line');
    const order = (what: string, body: object) => say(all, `$JS.API.STREAM.${what}.${event}`, body);
    expect(await order('MSG.DELETE', { seq })).toContain('message delete not permitted');
    expect(await order('PURGE', {})).toContain('stream purge not permitted');
    // A line that would take the place of all before it.
    for (const what of ['sub', 'all']) {
      const h = headers();
      h.set('Nats-Rollup', what);
      await expect(js.publish(`${own}.play.0`, 'line', { headers: h })).rejects.toThrow(
        /rollup not permitted/,
      );
    }
    expect(await stored(`${own}.>`)).toEqual({ [`${own}.play.0`]: 1 });
    await nc.close();
  });

  test('full of one subject it refuses what is new, and keeps what is old', async () => {
    const { nc, own, js } = await seat();
    const subject = `${own}.sum.0`;
    const first = await js.publish(subject, 'first');
    for (let i = 1; i < MOST_OF_A_SUBJECT; i += 1) {
      nc.publish(subject, '');
      if (i % 2_000 === 0) await nc.flush();
    }
    await expect
      .poll(() => stored(subject), { timeout: 60_000, interval: 200 })
      .toEqual({ [subject]: MOST_OF_A_SUBJECT });
    await expect(js.publish(subject, 'one more')).rejects.toThrow(/maximum messages per subject/);
    const asked = { next_by_subj: subject, seq: 0 };
    const oldest = JSON.parse(await say(all, `$JS.API.STREAM.MSG.GET.${event}`, asked));
    expect(oldest.message.seq).toBe(first.seq);
    // Another subject of the same table still has room.
    await js.publish(`${own}.play.0`, 'line');
    await nc.close();
  });

  test('too long a message ends the connection that sends it', async () => {
    const { pass, own, nc } = await seat();
    // The client would not send it.
    const raw = new WebSocket(hall.address);
    const said: string[] = [];
    raw.on('message', (data) => said.push(String(data)));
    await new Promise((resolve) => raw.once('open', resolve));
    const closed = new Promise((resolve) => raw.once('close', resolve));
    const hello = { jwt: pass.token, verbose: false, pedantic: false, protocol: 1 };
    raw.send(`CONNECT ${JSON.stringify(hello)}\r\nPUB ${own}.play.0 65537\r\n${'x'.repeat(65_537)}\r\n`);
    await closed;
    expect(said.join('')).toContain('Maximum Payload Violation');
    expect(await stored(`${own}.>`)).toEqual({});
    await nc.close();
  });

  test('a seat listens to twenty things and no more', async () => {
    const { nc, pass } = await seat();
    const refused: string[] = [];
    void (async () => {
      for await (const status of nc.status())
        if (status.type === 'error') refused.push(String(status.error.message));
    })();
    for (let i = 0; i < 21; i += 1) nc.subscribe(`_INBOX.${pass.inbox}.${i}.x`);
    await expect.poll(() => refused.join()).toMatch(/maximum subscriptions exceeded/i);
    await nc.close();
  });
});
