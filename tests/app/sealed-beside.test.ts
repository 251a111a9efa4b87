import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { packLines } from '../../src/app/exchange/codec';
import { lateBeside, sealBeside, waitingBeside } from '../../src/app/exchange/sealed-beside';
import { mineIn } from '../../src/app/exchange/seats-in';
import { forksIn, leave, packFor, sumIn, takeBytes } from '../../src/app/exchange/table';
import type { Session } from '../../src/app/session';
import { knownOf, sentLine } from '../../src/core/exchange/known';
import { messageFor } from '../../src/core/exchange/message';
import { amend } from '../../src/core/journal/amend';
import type { Entry, SealedBesideEntry } from '../../src/core/journal/journal';
import { undoTo } from '../../src/core/journal/undo-to';
import { registry } from '../../src/games/registry';
import {
  beforeTheOrder,
  everything,
  HEXES,
  handTo,
  meet,
  open,
  order,
  readCells,
  SECRET,
} from './oahu-phones';
import { take } from './session-support';

afterEach(() => vi.unstubAllGlobals());

const ORDER = { procedure: 'landing-order', args: {} };
const seen = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const counts = (session: Session) =>
  session.projection.value.runs.some(({ opened }) => opened.procedure === ORDER.procedure);

/** Ken writes his order, while Ann has the pen. */
async function sealOrder(ken: Session): Promise<boolean> {
  const given = new Map([['beachheads', order]]);
  return ken.record('beside', (projection, pack) => {
    const sealing = take(sealBeside(ken.game, projection, pack, ORDER, given));
    if (!('command' in sealing)) throw new Error('asks more');
    return { ok: true, value: sealing.command };
  });
}

const inStep = (one: Session, other: Session) => {
  expect(one.projection.value.entries.map(sentLine)).toEqual(other.projection.value.entries.map(sentLine));
  expect(one.log.value).toEqual(other.log.value);
  expect(sumIn(one)).toBe(sumIn(other));
  expect(forksIn(one)).toEqual([]);
};

/** Ken shows first; what Ann takes in goes back to him with her look. */
async function takenIn() {
  const phones = await beforeTheOrder();
  const { ann, ken } = phones;
  expect(await sealOrder(ken)).toBe(true);
  take(await takeBytes(registry, ann, packFor(ken) ?? new Uint8Array()));
  await seen(() => expect(ann.projection.value.entries.at(-1)?.kind).toBe('v1.TakenIn'));
  await meet(ann, ken);
  return phones;
}

describe('[3.2] Japan’s order, sealed while the US has the pen', () => {
  test('goes over with two looks, and is on both phones as if it had had the pen', async () => {
    const { ann, ken, annStore, kenStore } = await takenIn();
    inStep(ann, ken);
    expect(ann.several.value?.barred).toBeUndefined();
    expect(ken.projection.value.state).toMatchObject({ order: HEXES });
    expect(ann.projection.value.state).toMatchObject({ order: [] });
    expect(ann.log.value.at(-1)).toMatchObject({ title: 'Sealed entry', sealed: 'jp' });
    const [hers, his] = [await everything(ann, annStore), await everything(ken, kenStore)];
    for (const hex of SECRET) expect(his).toContain(hex);
    for (const hex of SECRET) expect(hers).not.toContain(hex);
    // Killed and opened again, it is as it was, and nothing is taken in twice.
    ann.close();
    const again = await open(annStore, ann.row.value.id);
    expect(again.projection.value.state).toEqual(ann.projection.value.state);
    expect(again.log.value).toEqual(ken.log.value);
  });

  test('is opened by its own phone, and checked', async () => {
    const { ann, ken } = await takenIn();
    await handTo(ann, ken);
    expect(await ken.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
    await readCells(ken);
    await seen(() => expect(ken.projection.value.entries.at(-1)?.kind).toBe('v1.Unsealed'));
    await meet(ken, ann);
    inStep(ann, ken);
    expect(ann.projection.value.state).toEqual(ken.projection.value.state);
    expect(JSON.stringify(ann.log.value)).toContain(HEXES[1]);
    // From here on it is amended as any line.
    const of =
      ken.projection.value.runs.find(({ opened }) => opened.procedure === 'landing-order')?.opened.id ?? '';
    const other = { kind: 'form', values: { first: '1634', centre: '1633', last: '1632' } } as typeof order;
    const changes = [{ key: 'beachheads', answer: other }];
    expect(
      await ken.record('amend', (projection, pack) =>
        amend(ken.game, projection, pack, { of, changes }, 'misread'),
      ),
    ).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    expect(ann.log.value.at(-1)?.kind).toBe('amendment');
  });

  test('waits for what is open there, and counts after it', async () => {
    const { ann, ken } = await beforeTheOrder();
    expect(await ann.start({ procedure: 'house-rules', args: {} })).toBe(true);
    expect(await sealOrder(ken)).toBe(true);
    expect(await ann.note('Her own, meanwhile')).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    expect([counts(ann), counts(ken)]).toEqual([false, false]);
    expect(ken.log.value.map(({ title }) => title)).toContain('Sealed, not yet in the game');
    expect(await ann.cancel()).toBe(true);
    await seen(() => expect(counts(ann)).toBe(true));
    await meet(ann, ken);
    inStep(ann, ken);
    expect(ken.log.value.map(({ title }) => title)).not.toContain('Sealed, not yet in the game');
  });

  test('is not sealed twice, nor by who may not', async () => {
    const { ann, ken } = await beforeTheOrder();
    expect(ken.several.value?.beside(ORDER)).toBe(true);
    expect(ann.several.value?.beside(ORDER)).toBe(false);
    expect(ken.several.value?.beside({ procedure: 'house-rules', args: {} })).toBe(false);
    expect(await sealOrder(ken)).toBe(true);
    expect(ken.several.value?.beside(ORDER)).toBe(false);
    expect(await sealOrder(ken)).toBe(false);
    expect(ken.notice.value?.code).toBe('seal.waits');
    expect(await sealOrder(ann)).toBe(false);
    expect(ann.notice.value?.code).toBe('seal.pen');
    expect(await ken.start(ORDER)).toBe(false);
    expect(ken.notice.value?.code).toBe('pen.away');
  });

  test('came too late where the game has gone on: said on both phones, and its own still has it', async () => {
    const { ann, ken, kenStore } = await beforeTheOrder();
    expect(await sealOrder(ken)).toBe(true);
    // Told from paper meanwhile.
    expect(await ann.start({ procedure: 'reveal-landing', args: {} })).toBe(true);
    const told = { kind: 'form', values: { first: '1634', centre: '1633', last: '1632' } } as typeof order;
    expect(await ann.answer('beachheads', told)).toBe(true);
    await readCells(ann);
    take(await takeBytes(registry, ann, packFor(ken) ?? new Uint8Array()));
    await seen(() => expect(ann.log.value.at(-1)?.title).toBe('Came too late'));
    await meet(ann, ken);
    inStep(ann, ken);
    expect(ann.projection.value.state).toEqual(ken.projection.value.state);
    expect(ken.log.value.at(-1)).toMatchObject({ title: 'Came too late', value: 'Landing order' });
    expect(ken.log.value.at(-1)?.lines.map(({ label }) => label)).toEqual([
      'The game had gone on. It does not count; whoever sealed it still has it.',
    ]);
    expect(lateBeside(ken.projection.value, mineIn(ken)?.writer ?? '')?.kept?.answers[0]?.answer).toEqual(
      order,
    );
    expect(await everything(ken, kenStore)).toContain(SECRET[0]);
    expect(waitingBeside(ken.projection.value)).toEqual([]);
  });

  test('is taken back by who sealed it, before it is taken in and after', async () => {
    const { ann, ken } = await beforeTheOrder();
    expect(await sealOrder(ken)).toBe(true);
    expect(await ken.undo()).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    expect([counts(ann), waitingBeside(ann.projection.value).length]).toEqual([false, 0]);
    expect(await ken.redo()).toBe(true);
    await meet(ken, ann);
    await seen(() => expect(counts(ann)).toBe(true));
    // Her undo does not reach it.
    const last = ann.projection.value.entries.length;
    await ann.undo();
    expect(ann.projection.value.runs.find(({ opened }) => opened.procedure === 'landing-order')?.struck).toBe(
      false,
    );
    expect(ann.projection.value.entries.length).toBeGreaterThanOrEqual(last);
    await ann.redo();
    await meet(ann, ken);
    expect(await ken.undo()).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    for (const { projection } of [ann, ken]) expect(projection.value.state).not.toHaveProperty('order');
    expect(ken.several.value?.beside(ORDER)).toBe(true);
  });

  test('where the play is taken back to before it, it is taken in again', async () => {
    const { ann, ken } = await takenIn();
    const at = ann.projection.value.entries.findLast(({ kind }) => kind === 'v1.TakenIn')?.id ?? '';
    expect(
      await ann.record('undo-to', (projection) => undoTo(ann.game, projection, at, ann.several.value?.reach)),
    ).toBe(true);
    await seen(() => expect(ann.projection.value.entries.at(-1)?.kind).toBe('v1.TakenIn'));
    await meet(ann, ken);
    inStep(ann, ken);
    expect(
      ken.projection.value.runs.filter(({ opened }) => opened.procedure === 'landing-order'),
    ).toHaveLength(1);
    expect(ken.projection.value.state).toMatchObject({ order: HEXES });
  });

  test('who takes the pen takes it in himself', async () => {
    const { ann, ken } = await beforeTheOrder();
    expect(await sealOrder(ken)).toBe(true);
    await handTo(ann, ken);
    await seen(() => expect(counts(ken)).toBe(true));
    await meet(ken, ann);
    inStep(ann, ken);
    expect(ken.projection.value.state).toMatchObject({ order: HEXES });
  });
});

test('where the game goes on as one on one phone, what waits is taken in there', async () => {
  const { ken } = await beforeTheOrder();
  expect(await sealOrder(ken)).toBe(true);
  const me = mineIn(ken);
  expect(me && (await leave(ken, me))).toBe(true);
  await seen(() => expect(counts(ken)).toBe(true));
  expect(ken.projection.value.state).toMatchObject({ order: HEXES });
});

describe('what no app of his sends', () => {
  /** Ken’s message with one more line of his. */
  async function sends(change: (sealed: SealedBesideEntry) => object): Promise<string | undefined> {
    const { ann, ken } = await beforeTheOrder();
    expect(await sealOrder(ken)).toBe(true);
    const { entries } = ken.projection.value;
    const sealed = entries.at(-1) as SealedBesideEntry;
    const forged = [...entries.slice(0, -1), { ...sealed, ...change(sealed) } as Entry];
    const here = ann.projection.value.entries;
    const message = messageFor(ken.row.value.seat?.table ?? '', forged, knownOf(here));
    const taken = await takeBytes(registry, ann, packLines(message, forged, knownOf(here)));
    expect(taken.ok || ann.projection.value.entries).toBe(taken.ok || here);
    return taken.ok ? undefined : taken.problem.code;
  }

  test('as it is, it is taken', async () => {
    expect(await sends(() => ({}))).toBeUndefined();
  });

  test.each([
    ['of the other side', ({ seal }: SealedBesideEntry) => ({ seal: { ...seal, side: 'us' } }), 'gate.seal'],
    ['of no procedure that is sealed', () => ({ procedure: 'house-rules' }), 'seal.beside'],
    ['of one that this app does not know', () => ({ procedure: 'spy' }), 'seal.beside'],
    ['in the open', () => ({ seal: undefined }), 'backup.line'],
    ['with its answers', ({ kept }: SealedBesideEntry) => ({ answers: kept?.answers }), 'backup.line'],
    ['without what stands in its place', () => ({ outcome: undefined }), 'backup.line'],
    ['of a kind of tomorrow', () => ({ kind: 'v1.SealedTomorrow' }), 'backup.newer'],
  ])('%s it is refused with words, and nothing changes', async (_, change, code) => {
    expect(await sends(change)).toBe(code);
  });
});
