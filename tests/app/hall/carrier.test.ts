import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Carrier, carry } from '../../../src/app/hall/carrier';
import type { Hall, HallState, Kind, Listener, Offered } from '../../../src/app/hall/hall';
import { freshSecret, keysOf } from '../../../src/app/hall/keys';
import type { Session } from '../../../src/app/session';
import { sentLine } from '../../../src/core/exchange/known';
import { asciiJson } from '../../../src/core/json';
import { fail } from '../../../src/core/result';
import type { Store } from '../../../src/storage/store';
import { fakeLocks } from '../../support/locks';
import { march, reopen } from '../session-support';
import { chose, tinyRegistry } from '../tiny-game';
import { annAndKen, annOpens, opens } from '../tiny-phones';

// What a server does that a real one does only now and then; a real one is in tests/hall.
const north = { key: 'way', answer: chose('north') };
const settled = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

let carrier: Carrier | undefined;
beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => {
  carrier?.stop();
  vi.unstubAllGlobals();
});

async function atFakeHall(session: Session, store: Store) {
  const secret = freshSecret();
  const keys = await keysOf(secret);
  const state = signal<HallState>('on');
  const created = signal<string | undefined>('first');
  const offers: { readonly subject: string; answer(offered: Offered): void }[] = [];
  let listener: Listener | undefined;
  const hall: Hall = {
    ...{ state, created, problem: signal(undefined) },
    subjectOf: (kind: Kind, game) => `wd.e.${game}.${kind}.0`,
    offer: (subject) => new Promise((answer) => offers.push({ subject, answer })),
    live: () => undefined,
    close: () => undefined,
  };
  carrier = carry({
    ...{ registry: tinyRegistry, session, store: opens(store), keys, looksOn: false, delay: 0 },
    row: { game: '', pass: {}, created: 'first', seq: 0, play: 0, begun: true, has: {} },
    keep: () => undefined,
    open(heard) {
      listener = heard;
      return hall;
    },
  });
  /** All at once, as after a break. */
  const hear = async (texts: readonly string[]) => {
    const subject = hall.subjectOf('side', keys.game);
    const sealed = await Promise.all(texts.map((text) => keys.seal(subject, new TextEncoder().encode(text))));
    for (const [i, each] of sealed.entries())
      listener?.hear({ kind: 'side', game: keys.game, subject, seq: i + 1, at: Date.now(), sealed: each });
  };
  return { carrier, created, offers, hear };
}

test('what a server took before it began anew is offered to the new one too', async () => {
  const { store, session: ann } = await annOpens();
  const { carrier, created, offers } = await atFakeHall(ann, store);
  expect(await ann.start(march, north)).toBe(true);
  const played = () => offers.filter(({ subject }) => subject.includes('.play.'));
  await settled(() => expect(played()).toHaveLength(1));
  // It begins anew before its answer is here.
  created.value = 'second';
  played()[0]?.answer({ how: 'taken', seq: 5 });
  // First the beginning, which the new one lacks.
  await settled(() => expect(offers.some(({ subject }) => subject.includes('.begin.'))).toBe(true));
  expect(carrier.waits.value).toBe(1);
  offers.find(({ subject }) => subject.includes('.begin.'))?.answer({ how: 'taken', seq: 1 });
  await settled(() => expect(played()).toHaveLength(2));
  played()[1]?.answer({ how: 'taken', seq: 2 });
  await settled(() => expect(carrier.waits.value).toBe(0));
});

test('one line that cannot be taken keeps none of a hundred others out', async () => {
  const {
    ann: { session: ann },
    ken: { session: ken, store },
  } = await annAndKen();
  const { hear, carrier, offers } = await atFakeHall(ken, store);
  await settled(() => expect(offers).toHaveLength(1));
  offers[0]?.answer({ how: 'taken', seq: 1 });
  for (let i = 0; i < 100; i += 1) expect(await ann.note(`note ${i}`)).toBe(true);
  const notes = ann.projection.value.entries.filter(({ kind }) => kind === 'v1.Noted');
  const bad = { kind: 'v1.King', id: 'x:1', at: 1, after: ann.projection.value.entries.at(-101)?.id };
  await hear([JSON.stringify(bad), ...notes.map((note) => asciiJson(sentLine(note)))]);
  await settled(() =>
    expect(ken.projection.value.entries.filter(({ kind }) => kind === 'v1.Noted')).toHaveLength(100),
  );
  expect(carrier.problem.value).toBeDefined();
});

test.each(['store.quota', 'store.read', 'tab.watching'])(
  'a line that %s keeps out for a moment is not given up',
  async (code) => {
    const {
      ann: { session: ann },
      ken: { session, store: kenStore, id },
    } = await annAndKen();
    session.close();
    let isFull = true;
    const full: Store = {
      ...kenStore,
      mergeGame: async (...args) => (isFull ? fail(code, 'Not now.') : kenStore.mergeGame(...args)),
    };
    const ken = await reopen(full, id);
    const { hear, carrier, offers } = await atFakeHall(ken, full);
    await settled(() => expect(offers).toHaveLength(1));
    offers[0]?.answer({ how: 'taken', seq: 1 });
    expect(await ann.note('Look at the flank')).toBe(true);
    await hear(ann.projection.value.entries.slice(-1).map((line) => asciiJson(sentLine(line))));
    await settled(() => expect(carrier.problem.value?.code).toBe(code));
    isFull = false;
    await settled(() => expect(ken.log.value.map(({ title }) => title)).toContain('Look at the flank'));
    expect(carrier.problem.value).toBeUndefined();
  },
);
