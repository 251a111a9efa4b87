import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handPen } from '../../src/app/exchange/hand-pen';
import { tableIn } from '../../src/app/exchange/seats-in';
import { packFor, takeBytes } from '../../src/app/exchange/table';
import type { Session } from '../../src/app/session';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { march, reopen, skirmish, take } from './session-support';
import { chose, rolled, taught, tinyRegistry } from './tiny-game';
import { annAndKen } from './tiny-phones';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

type Phone = { readonly store: Store; readonly id: string; session: Session };
const north = { key: 'way', answer: chose('north') };
const _opens = (store: Store) => async () => ({ ok: true, value: store }) as const;

/** All that a turn on two phones takes, step by step; what is on the way lives in the pages alone. */
function steps(ann: Phone, ken: Phone): readonly (() => Promise<unknown>)[] {
  const showTo = (from: Phone, to: Phone) => async () =>
    take(await takeBytes(tinyRegistry, to.session, packFor(from.session, {}) ?? new Uint8Array()));
  const hand = (from: Phone, to: Phone) => async () => {
    const writer = to.session.row.value.seat?.writer;
    const seat = tableIn(from.session)?.seats.find((each) => each.writer === writer);
    if (seat && tableIn(from.session)?.pen !== writer) await handPen(from.session, seat);
  };
  return [
    () => ann.session.start(skirmish),
    () => ann.session.answer('roll', rolled(4)),
    showTo(ann, ken),
    () => ken.session.note('from Ken'),
    () => ann.session.answer('cell:crt:1:1:4', taught(4, 2)),
    showTo(ken, ann),
    showTo(ann, ken),
    hand(ann, ken),
    showTo(ann, ken),
    () => ken.session.start(march, north),
    showTo(ken, ann),
    showTo(ann, ken),
  ];
}

async function seated(): Promise<{ ann: Phone; ken: Phone }> {
  const { ann, ken } = await annAndKen();
  take(await takeBytes(tinyRegistry, ann.session, packFor(ken.session) ?? new Uint8Array()));
  return { ann, ken };
}

/** The page is gone; the next one reads what is on the disk. */
async function kill(phone: Phone): Promise<void> {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  phone.session = await reopen(phone.store, phone.id);
}

const told = ({ session }: Phone) =>
  session.projection.value.entries.map((entry) =>
    entry.kind === 'v1.Noted' ? entry.text : 'procedure' in entry ? entry.procedure : entry.kind,
  );

const COUNT = 12;

test.each(Array.from({ length: COUNT }, (_, i) => i))(
  'both phones killed after step %i of a turn: nothing is lost and nothing double',
  async (at) => {
    const { ann, ken } = await seated();
    for (const [i, step] of steps(ann, ken).entries()) {
      await step();
      if (i !== at) continue;
      await kill(ann);
      await kill(ken);
    }
    expect(steps(ann, ken)).toHaveLength(COUNT);
    expect(told(ann)).toEqual(told(ken));
    expect(told(ann).slice(-7)).toEqual([
      'v1.Seated',
      'skirmish',
      'v1.Answered',
      'from Ken',
      'v1.Answered',
      'v1.PenPassed',
      'march',
    ]);
    expect(ann.session.projection.value.state).toEqual(ken.session.projection.value.state);
    expect(ann.session.projection.value.state).toMatchObject({ marches: 1, losses: 2 });
  },
);

test('killed while a merge is on its way to the disk: all of it is there, or none', async () => {
  const { ann, ken } = await seated();
  await ann.session.start(march, north);
  const before = ken.session.projection.value.entries;
  // Its commit is never heard of: the page died first.
  const bytes = packFor(ann.session) ?? new Uint8Array();
  const dying = await reopen({ ...ken.store, mergeGame: () => new Promise(() => {}) }, ken.id);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  void takeBytes(tinyRegistry, dying, bytes);
  await kill(ken);
  expect(ken.session.projection.value.entries).toEqual(before);
  take(await takeBytes(tinyRegistry, ken.session, bytes));
  take(await takeBytes(tinyRegistry, ken.session, bytes));
  expect(told(ken)).toEqual(told(ann));
});
