// What phones cost beyond the server: lines recorded on one phone as quickly as it can, until they are in the journal of the
// other, beside lines as long that only go through the server, in the same run. Prints both; the numbers belong to the machine.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { openHall } from '../../src/app/hall/jetstream';
import { freshSecret, keysOf } from '../../src/app/hall/keys';
import { sentLine } from '../../src/core/exchange/known';
import { asciiJson } from '../../src/core/json';
import { march } from '../app/session-support';
import { hasServer } from '../support/hall';
import { atOneHall, north, twoPhones } from './at-one-hall';

const LINES = 300;

describe.skipIf(!hasServer)('through a hall', () => {
  const { hall, at, settled, inStep } = atOneHall();
  const perSecond = (began: number) => LINES / ((performance.now() - began) / 1000);

  test(`${LINES} lines from phone to phone, and through the server alone`, async () => {
    const { ann, store, ken, kenStore, secret } = await twoPhones();
    const a = await at(ann, store, await hall().pass('player', secret));
    const k = await at(ken, kenStore, await hall().pass('player', secret));
    await inStep(ann, ken, a, k);
    const before = ken.projection.value.entries.length;
    const began = performance.now();
    for (let i = 0; i < LINES; i += 1) expect(await ann.start(march, north)).toBe(true);
    await settled(() => expect(ken.projection.value.entries).toHaveLength(before + LINES));
    const phones = perSecond(began);
    await inStep(ann, ken, a, k);

    const alone = freshSecret();
    const keys = await keysOf(alone);
    const heard = new Set<number>();
    const end = async (hear: (seq: number) => void) => {
      const pass = await hall().pass('player', alone);
      const of = { game: keys.game };
      const way = { address: hall().address, pass, of, from: { seq: 0 } };
      const client = openHall(way, { hear: ({ seq }) => hear(seq) });
      await settled(() => expect(client.state.value).toBe('on'));
      return client;
    };
    const [writer, reader] = [await end(() => undefined), await end((seq) => void heard.add(seq))];
    const line = ann.projection.value.entries.at(-1);
    const text = new TextEncoder().encode(asciiJson(line && sentLine(line)));
    const subject = writer.subjectOf('play', keys.game);
    const start = performance.now();
    let upon = 0;
    for (let i = 0; i < LINES; i += 1) {
      const offered = await writer.offer(
        subject,
        await keys.idOf(`w:${i}`),
        await keys.seal(subject, text),
        upon,
      );
      if (offered.how !== 'taken') throw new Error(offered.how);
      upon = offered.seq;
    }
    await settled(() => expect(heard.size).toBe(LINES));
    const server = perSecond(start);
    writer.close();
    reader.close();
    console.log(
      `${LINES} lines: ${phones.toFixed(0)} a second from phone to phone, ${server.toFixed(0)} through the server alone`,
    );
  }, 600_000);
});
