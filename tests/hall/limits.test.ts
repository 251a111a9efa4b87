// What the stream and the server refuse, and what one who sends without end costs the others.
import { jetstream } from '@nats-io/jetstream';
import { headers, jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { makerOf } from '../../tools/hall/keys.mjs';
import { passThrough } from '../../tools/hall/pass-through.mjs';
import { serve } from '../../tools/serve.mjs';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { comeIn, say } from '../support/hall-seat';
import { pause } from '../support/until';

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

  async function seat(servers = hall.address) {
    const secret = freshSecret();
    const pass = await hall.pass('player', secret);
    const nc = await comeIn(servers, pass);
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

  /** Milliseconds from a line to its acknowledgement, at another table, one after the other. */
  async function delays(js: ReturnType<typeof jetstream>, subject: string, ms: number) {
    const taken: number[] = [];
    for (const end = performance.now() + ms; performance.now() < end; ) {
      const began = performance.now();
      await js.publish(subject, 'x'.repeat(320), { timeout: 30_000 });
      taken.push(performance.now() - began);
      await pause(10);
    }
    taken.sort((a, b) => a - b);
    const at = (share: number) => taken[Math.floor(share * (taken.length - 1))]?.toFixed(1);
    return `${at(0.5)} ms median, ${at(0.99)} ms 99th percentile, ${taken.length} lines`;
  }

  test('who sends without end is slowed down before the server, and what he costs the others is told', async () => {
    const [rate, atOnce] = [64_000, 500_000];
    const through = passThrough({ to: Number(new URL(hall.address).port), rate, atOnce });
    const front = await serve({ upgrade: through.upgrade });
    const { nc, own, js } = await seat();
    console.log('alone:', await delays(js, `${own}.play.0`, 500));
    for (const [how, address] of [
      ['at the server', hall.address],
      ['through the proxy', `${front.url.replace('http', 'ws')}hall`],
    ] as const) {
      const flood = await seat(address);
      // All that a seat may write, so that no subject is full too soon.
      const kinds = ['begin.0', 'play.0', 'sum.0', `side.${flood.pass.inbox}`];
      const began = performance.now();
      let isOver = false;
      const flooding = (async () => {
        while (!isOver) {
          for (let i = 0; i < 200; i += 1)
            flood.nc.publish(`${flood.own}.${kinds[i % kinds.length]}`, 'x'.repeat(1_000));
          await pause(1);
        }
      })();
      console.log(`one floods ${how}:`, await delays(js, `${own}.play.0`, 1_000));
      isOver = true;
      await flooding;
      const count = Object.values(await stored(`${flood.own}.>`)).reduce((sum, each) => sum + each, 0);
      const seconds = (performance.now() - began) / 1000;
      console.log(`  ${count} of its lines taken in ${seconds.toFixed(1)} s`);
      expect(count).toBeGreaterThan(100);
      if (how === 'through the proxy') expect(count * 1_000).toBeLessThan(atOnce + rate * (seconds + 1));
      // What it still has to send would take minutes.
      void flood.nc.close().catch(() => undefined);
    }
    through.close();
    await front.close();
    await nc.close();
  });
});
