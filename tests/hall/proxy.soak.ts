// A way to the hall that is slow and breaks: what was confirmed is there, once and in order. And one who floods it.
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { makerOf } from '../../tools/hall/keys.mjs';
import { passThrough } from '../../tools/hall/pass-through.mjs';
import { serve } from '../../tools/serve.mjs';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { comeIn, say } from '../support/hall-seat';
import { pause, until } from '../support/until';

/** For a server to start, or a phone to come back, on a busy machine, in milliseconds. */
const PATIENCE = 60_000;
const LINES = 60;

describe.skipIf(!hasServer)('a way to the hall', () => {
  let hall: OpenedHall;
  beforeAll(async () => {
    hall = await openedHall();
  }, PATIENCE);
  afterAll(() => hall.close());

  /**
   * Plays lines upon each other through a proxy; `disturb` is told of each before it is sent. One that is not confirmed
   * in time is sent again.
   */
  async function play(rate: number, timeout: number, disturb: (line: number, cut: () => void) => void) {
    const through = passThrough({ to: Number(new URL(hall.address).port), rate, atOnce: 3_000 });
    const front = await serve({ upgrade: through.upgrade });
    const secret = freshSecret();
    const pass = await hall.pass('player', secret);
    const subject = `wd.${pass.event}.${(await keysOf(secret)).game}.play.0`;
    const nc = await comeIn(`${front.url.replace('http', 'ws')}hall`, pass, {
      ...{ reconnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 50 },
    });
    const js = jetstream(nc);
    let last = 0;
    for (let line = 0; line < LINES; line += 1) {
      disturb(line, through.close);
      const options = { msgID: `${subject}-${line}`, timeout, expect: { lastSubjectSequence: last } };
      const taken = await until(
        () => js.publish(subject, `line ${line} ${'x'.repeat(300)}`, options),
        PATIENCE,
      );
      last = taken.seq;
    }
    void nc.close().catch(() => undefined);
    through.close();
    await front.close();
    return subject;
  }

  async function seeingAll() {
    const { token, seed } = await makerOf(hall.keys);
    return wsconnect({ servers: hall.address, authenticator: jwtAuthenticator(token, seed) });
  }

  async function linesOf(subject: string) {
    const nc = await seeingAll();
    const { streams } = await jetstreamManager(nc, { checkAPI: false });
    const found: string[] = [];
    const { state } = await streams.info(hall.keys.event);
    for (let seq = 1; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(hall.keys.event, { seq });
      if (message?.subject === subject) found.push(message.string().replace(/ x+$/, ''));
    }
    await nc.close();
    return found;
  }

  const all = Array.from({ length: LINES }, (_, line) => `line ${line}`);

  test('that is slow', async () => {
    const began = performance.now();
    const subject = await play(8_000, 1_000, () => undefined);
    // Some 30 kB, of which 3 went at once.
    expect(performance.now() - began).toBeGreaterThan(2_000);
    expect(await linesOf(subject)).toEqual(all);
  });

  test('that is cut again and again in mid-write', async () => {
    let cuts = 0;
    const subject = await play(Number.POSITIVE_INFINITY, 250, (line, cut) => {
      if (line % 6 !== 5) return;
      cuts += 1;
      setTimeout(cut, cuts % 3);
    });
    expect(cuts).toBe(10);
    expect(await linesOf(subject)).toEqual(all);
  });

  test('on which many come at once while the server starts: the event has its stream', async () => {
    const pass = await hall.pass('player', freshSecret());
    const again = { reconnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 10, reconnectJitter: 10 };
    const seats = await Promise.all(Array.from({ length: 40 }, () => comeIn(hall.address, pass, again)));
    const subject = `$JS.API.DIRECT.GET.${pass.event}.wd.${pass.event}.born`;
    for (let start = 0; start < 4; start += 1) {
      await hall.kill();
      await hall.start({ wiped: true });
      await until(async () =>
        expect(await say(seats[0] as NatsConnection, subject)).toMatch(/^[a-z0-9]{25}$/),
      );
    }
    await Promise.all(seats.map((nc) => nc.close()));
  });

  async function seat(servers: string) {
    const secret = freshSecret();
    const pass = await hall.pass('player', secret);
    const nc = await comeIn(servers, pass);
    return { nc, pass, own: `wd.${hall.keys.event}.${(await keysOf(secret)).game}`, js: jetstream(nc) };
  }
  async function linesUnder(subject: string): Promise<number> {
    const all = await seeingAll();
    const asked = { subjects_filter: subject };
    const info = JSON.parse(await say(all, `$JS.API.STREAM.INFO.${hall.keys.event}`, asked));
    await all.close();
    return Object.values<number>(info.state.subjects ?? {}).reduce((sum, each) => sum + each, 0);
  }

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

  test('that one floods without end: he is slowed down before the server, and what he costs the others is told', async () => {
    const [rate, atOnce] = [64_000, 500_000];
    const through = passThrough({ to: Number(new URL(hall.address).port), rate, atOnce });
    const front = await serve({ upgrade: through.upgrade });
    const { nc, own, js } = await seat(hall.address);
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
      const count = await linesUnder(`${flood.own}.>`);
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
