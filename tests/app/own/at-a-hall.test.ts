import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameBytes, joinGame, readJoining } from '../../../src/app/exchange/join';
import { openTable, packFor, takeBytes } from '../../../src/app/exchange/table';
import { type Carrier, carry } from '../../../src/app/hall/carrier';
import type { Hall, HallState, Kind, Listener } from '../../../src/app/hall/hall';
import { freshSecret, type HallKeys, keysOf } from '../../../src/app/hall/keys';
import { takeEdition } from '../../../src/app/own/editions';
import type { Session } from '../../../src/app/session';
import { registry } from '../../../src/games/registry';
import type { Store } from '../../../src/storage/store';
import { fakeLocks } from '../../support/locks';
import { freshStore, take } from '../session-support';
import { begun, editionOf, fileOf, opens, reopen, textOf } from './own-support';

const carriers: Carrier[] = [];
beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => {
  for (const carrier of carriers.splice(0)) carrier.stop();
  vi.unstubAllGlobals();
});

/** A server that gives each message to everybody who listens, and no more. */
function relay(keys: HallKeys) {
  const listeners: Listener[] = [];
  let seq = 0;
  const kindOf = (subject: string) => subject.split('.').at(-2) as Kind;
  return (session: Session, store: Store) => {
    const hall = (listener: Listener): Hall => {
      listeners.push(listener);
      return {
        ...{ state: signal<HallState>('on'), created: signal('first'), problem: signal(undefined) },
        subjectOf: (kind, game) => `wd.e.${game}.${kind}.0`,
        async offer(subject, _id, sealed) {
          seq += 1;
          const heard = {
            kind: kindOf(subject),
            game: keys.game,
            subject,
            seq,
            at: Date.now(),
            sealed: sealed.slice(),
          };
          for (const each of listeners) each.hear(heard);
          return { how: 'taken', seq };
        },
        live: () => undefined,
        close: () => undefined,
      };
    };
    const carrier = carry({
      ...{ registry, session, store: opens(store), keys, looksOn: false, delay: 0, open: hall },
      row: { game: '', pass: {}, created: 'first', seq: 0, play: 0, begun: true, has: {} },
      keep: () => undefined,
    });
    carriers.push(carrier);
    return carrier;
  };
}

test('an edition that one phone takes at a hall comes to the other with its file', async () => {
  const ann = await begun(textOf('hollow-ridge'));
  expect(await openTable(ann.session, 'blue', 'Ann')).toBe(true);
  const store = await freshStore();
  const bytes = take(await gameBytes(registry, ann.id, opens(ann.store)));
  const joining = take(await readJoining(registry, bytes, opens(store)));
  const { id } = take(await joinGame(joining, 'grey', 'Ken', opens(store)));
  const ken = await reopen(store, id);
  take(await takeBytes(registry, ann.session, packFor(ken, {}) ?? new Uint8Array()));

  const carryAt = relay(await keysOf(freshSecret()));
  carryAt(ann.session, ann.store);
  const heard = carryAt(ken, store);
  const next = await fileOf(editionOf('hollow-ridge', 4));
  expect(await takeEdition(ann.session, next)).toBe(true);
  expect(await ann.session.note('by the new rules')).toBe(true);
  await vi.waitFor(() => expect(ken.projection.value.state).toMatchObject({ edition: next.hash }), {
    timeout: 20_000,
    interval: 10,
  });
  expect(heard.problem.value).toBeUndefined();
  expect(take(await store.loadFiles([next.hash]))).toMatchObject([next]);
  await vi.waitFor(() => expect(ken.log.value.at(-1)?.title).toBe('by the new rules'), { timeout: 20_000 });
});
