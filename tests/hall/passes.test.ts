// Whom the server lets in: who has a pass that one of the event's own signers made, which has not ended and was not taken back.
import { encodeUser } from '@nats-io/jwt';
import { wsconnect } from '@nats-io/nats-core';
import { createAccount, createUser } from '@nats-io/nkeys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookInto } from '../../src/app/hall/enter';
import { openHall } from '../../src/app/hall/jetstream';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { makeKeys, pairOf, passOf, takenBack } from '../../tools/hall/keys.mjs';
import { pushAccount } from '../../tools/hall/server.mjs';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { comeIn, say } from '../support/hall-seat';
import { until } from '../support/until';

/** For a server to start on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

describe.skipIf(!hasServer)('a pass', () => {
  let hall: OpenedHall;
  let game: string;
  const secret = freshSecret();
  beforeAll(async () => {
    hall = await openedHall();
    ({ game } = await keysOf(secret));
  }, PATIENCE);
  afterAll(() => hall.close());

  const inbox = 'a'.repeat(25);
  const line = () => `wd.${hall.keys.event}.${game}.play.0`;
  const tags = () => [`event:${hall.keys.event}`, `game:${game}`, `inbox:${inbox}`];
  const payloadOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  /** Of the player's signer, and what the maker wished to give beyond it. */
  const made = (signer: string, claims: object, options: object) =>
    encodeUser('player-1', createUser(), pairOf(hall.keys.account), { tags: tags(), ...claims }, {
      signer: pairOf(signer),
      ...options,
    } as Parameters<typeof encodeUser>[4]);
  const seedOf = (pair: ReturnType<typeof createAccount>) => new TextDecoder().decode(pair.getSeed());

  const REFUSED: [what: string, token: () => Promise<string>][] = [
    ['that is none', async () => ''],
    ['that has ended', async () => (await passOf(hall.keys, 'player', 1, game, -1)).token],
    ['of another event', async () => (await passOf(makeKeys(), 'player', 1, game)).token],
    ['made by a signer of somebody else', () => made(seedOf(createAccount()), {}, { scopedUser: true })],
    [
      'that says itself what it may',
      () => made(hall.keys.signers.onlooker ?? '', { pub: { allow: ['>'] }, sub: { allow: ['>'] } }, {}),
    ],
    [
      'whose tags were changed',
      async () => {
        const { token } = await passOf(hall.keys, 'player', 1, game);
        const [head, , signature] = token.split('.');
        const claims = payloadOf(token);
        claims.nats.tags[1] = `game:${'0'.repeat(32)}`;
        return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
      },
    ],
  ];
  test.each(REFUSED)('%s is not let in', async (_, token) => {
    const coming = comeIn(hall.address, { token: await token(), inbox });
    await expect(coming).rejects.toThrow('Authorization Violation');
  });

  test('none at all is not let in', async () => {
    await expect(wsconnect({ servers: hall.address, reconnect: false })).rejects.toThrow(
      'Authorization Violation',
    );
  });

  test('that has ended by its own word is said to have so at the first no, and who looks through its link reads it', async () => {
    const pass = await hall.pass('player', secret, -1);
    const of = { game: (await keysOf(secret)).game };
    const phone = openHall({ address: hall.address, pass, of, from: { seq: 0 } }, { hear: () => undefined });
    await until(() => expect(phone.state.value).toBe('over'));
    expect(phone.problem.value?.code).toBe('hall.ended');
    const looked = await lookInto([], pass, new AbortController().signal, undefined, hall.address);
    expect(looked.ok ? undefined : looked.problem.code).toBe('hall.ended');
  });

  test('that ends while its bearer is in: he is put out', async () => {
    const nc = await comeIn(hall.address, await hall.pass('player', secret, 3 / 3600));
    expect(await say(nc, line())).toContain('"seq"');
    expect(String(await nc.closed())).toMatch(/authentication expired/i);
  });

  test('taken back: its seat is cut within five seconds, the others go on, and it never lets in again', async () => {
    const [bad, good] = [await hall.pass('player', secret), await hall.pass('player', secret)];
    const [one, other] = [await comeIn(hall.address, bad), await comeIn(hall.address, good)];
    expect(await say(one, line())).toContain('"seq"');
    const began = performance.now();
    const next = takenBack(hall.keys, [bad.user]);
    await pushAccount(hall.address, next);
    await one.closed();
    const took = performance.now() - began;
    console.log(`a seat taken back was cut after ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(5_000);
    expect(other.isClosed()).toBe(false);
    expect(await say(other, line())).toContain('"seq"');
    await expect(comeIn(hall.address, bad)).rejects.toThrow('Authorization Violation');
    // It is in the keys, so a server that starts later knows it too.
    Object.assign(hall.keys, next);
    await other.close();
    await hall.kill();
    await hall.start();
    await expect(comeIn(hall.address, bad)).rejects.toThrow('Authorization Violation');
    const again = await comeIn(hall.address, await hall.pass('player', secret));
    expect(await say(again, line())).toContain('"seq"');
    await again.close();
  });
});
