// A hall that goes and comes: each phone reads it once, from where it was, whatever it was trying meanwhile.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { jwtAuthenticator, wsconnect } from '@nats-io/nats-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Hall } from '../../src/app/hall/hall';
import { openHall } from '../../src/app/hall/jetstream';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { makerOf } from '../../tools/hall/keys.mjs';
import { hasServer, type OpenedHall, openedHall } from '../support/hall';
import { tenTimes } from '../support/tried';
import { pause, until } from '../support/until';

const PATIENCE = 60_000;

describe.skipIf(!hasServer)('a hall that goes and comes', () => {
  let hall: OpenedHall;
  let phone: Hall | undefined;
  beforeEach(async () => {
    hall = await openedHall();
  }, PATIENCE);
  afterEach(async () => {
    phone?.close();
    await hall.close();
  });

  const seen = (state: string) => until(() => expect(phone?.state.value).toBe(state), PATIENCE);

  /** Those that somebody listens to. */
  async function readers(): Promise<number> {
    const { token, seed } = await makerOf(hall.keys);
    const nc = await wsconnect({ servers: hall.address, authenticator: jwtAuthenticator(token, seed) });
    const { consumers } = await jetstreamManager(nc, { checkAPI: false });
    const listed = await consumers.list(hall.keys.event).next();
    await nc.close();
    return listed.filter(({ push_bound: isHeard }) => isHeard).length;
  }

  test(
    'is read once, also where it was tried when it was away and again when it came',
    () =>
      tenTimes(async () => {
        const pass = await hall.pass('player');
        const of = { game: (await keysOf(pass.secret)).game };
        phone = openHall({ address: hall.address, pass, of, from: { seq: 0 } }, { hear: () => undefined });
        await seen('on');
        expect(await readers()).toBe(1);
        const [store, aside] = [join(hall.folder, 'store'), join(hall.folder, 'aside')];
        await hall.kill();
        renameSync(store, aside);
        await hall.start();
        // Without its stream it cannot be read yet: that is tried again a little later.
        await seen('reading');
        await pause(50);
        await hall.kill();
        await seen('reaching');
        // What is tried now goes out once the server is there, and so does what follows from its being there.
        await pause(250);
        renameSync(store, `${aside}-empty`);
        renameSync(aside, store);
        await hall.start();
        await seen('on');
        await pause(150);
        expect(await readers()).toBe(1);
      }),
    120_000,
  );

  test(
    'a director who has heard all is there again as soon as it is',
    () =>
      tenTimes(async () => {
        const secrets = [freshSecret(), freshSecret()];
        for (const [i, secret] of secrets.entries()) {
          const pass = await hall.pass('player', secret);
          const keys = await keysOf(secret);
          const table = openHall(
            { address: hall.address, pass, of: { game: keys.game }, from: { seq: 0 } },
            { hear: () => undefined },
          );
          await until(() => expect(table.state.value).toBe('on'), PATIENCE);
          const told = await table.offer(table.subjectOf('sum', keys.game), `sum:${i}`, new Uint8Array([1]));
          expect(told.how).toBe('taken');
          table.close();
        }
        let heard = 0;
        phone = openHall(
          { address: hall.address, pass: await hall.pass('director'), of: 'summaries', from: { seq: 0 } },
          {
            hear() {
              heard += 1;
            },
          },
        );
        await seen('on');
        await until(() => expect(heard).toBe(2));
        await hall.kill();
        await seen('reaching');
        await hall.start();
        await until(() => expect(phone?.state.value).toBe('on'), 9_000);
        expect(heard).toBe(2);
      }),
    120_000,
  );
});
