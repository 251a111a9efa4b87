import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCopy } from '../../src/app/backups/make-copy';
import { openFile, takeRestore } from '../../src/app/backups/restore';
import { packLines, unpackLines } from '../../src/app/exchange/codec';
import { handPen } from '../../src/app/exchange/hand-pen';
import { gameBytes, readJoining } from '../../src/app/exchange/join';
import { mineIn, tableIn } from '../../src/app/exchange/seats-in';
import {
  changeSeat,
  forksIn,
  giveWord,
  healIn,
  leave,
  openTable,
  packFor,
  sumIn,
  takeBytes,
} from '../../src/app/exchange/table';
import type { Session } from '../../src/app/session';
import { startHealing } from '../../src/core/exchange/heal';
import { twoReadingsIn } from '../../src/core/exchange/lessons';
import { messageFor } from '../../src/core/exchange/message';
import type { Entry } from '../../src/core/journal/journal';
import { confirmLesson, teach } from '../../src/core/journal/teach';
import { undoTo } from '../../src/core/journal/undo-to';
import { ok } from '../../src/core/result';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { freshStore, march, reopen, sameStore, skirmish, startGame, take } from './session-support';
import { chose, rolled, stateOf, taught, tinyRegistry } from './tiny-game';
import { annAndKen, joinTiny, opens } from './tiny-phones';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const settled = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const north = { key: 'way', answer: chose('north') };

const join = async (host: Session, hostStore: Store, store: Store, seat: string, name: string) =>
  (await joinTiny({ session: host, store: hostStore }, seat, name, store)).session;

/** Ann opened her game, Ken joined it; both are in step. */
async function twoPhones() {
  const { ann, ken } = await annAndKen();
  await meet(ken.session, ann.session);
  return { ann: ann.session, ken: ken.session, store: ann.store, kenStore: ken.store };
}

/** Two scans: what each shows, the other takes. */
async function meet(one: Session, other: Session): Promise<void> {
  const heard = take(await takeBytes(tinyRegistry, other, packFor(one) ?? new Uint8Array()));
  take(await takeBytes(tinyRegistry, one, packFor(other, heard.heard) ?? new Uint8Array()));
}

const inStep = (one: Session, other: Session) => {
  expect(one.projection.value.entries).toEqual(other.projection.value.entries);
  expect(one.projection.value.state).toEqual(other.projection.value.state);
  expect(sumIn(one)).toBe(sumIn(other));
};

describe('a cell that both read', () => {
  const read = (session: Session, value: number) =>
    session.record('teach', (_, pack) =>
      teach(session.game, pack, [
        { chart: 'crt', column: '1:1', row: '4', cell: { value, source: 'mapsheet' } },
      ]),
    );
  const saidIn = ({ pack }: Session) => pack.value.cells.crt?.['1:1|4']?.value;
  const asked = ({ projection }: Session) => twoReadingsIn(projection.value.entries);
  const valuesOf = (session: Session) =>
    asked(session)[0]?.map(({ lesson }) => 'cell' in lesson && lesson.cell?.value);

  test('otherwise says one thing on both phones, and is asked until one of them says it again', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    expect([await read(ann, 2), await read(ken, 3)]).toEqual([true, true]);
    await meet(ken, ann);
    expect(saidIn(ann)).toBe(saidIn(ken));
    expect(asked(ann)).toHaveLength(1);
    expect(valuesOf(ann)?.toSorted()).toEqual([2, 3]);
    expect(valuesOf(ken)).toEqual(valuesOf(ann));
    expect(valuesOf(ann)?.[0]).toBe(saidIn(ann));
    const [, other] = asked(ken)[0] ?? [];
    if (!other) throw new Error('not asked');
    const lines = asked(ken)[0]?.map(({ line }) => line) ?? [];
    expect(await ken.record('reading', (_, pack) => confirmLesson(ken.game, pack, other.lesson, lines))).toBe(
      true,
    );
    await meet(ken, ann);
    inStep(ann, ken);
    expect([saidIn(ann), saidIn(ken)]).toEqual(
      Array(2).fill('cell' in other.lesson && other.lesson.cell?.value),
    );
    expect([asked(ann), asked(ken)]).toEqual([[], []]);
    ken.close();
    const again = await reopen(kenStore, ken.row.value.id);
    expect(saidIn(again)).toBe(saidIn(ann));
  });

  test('what counts already is said again as well', async () => {
    const { ann, ken } = await twoPhones();
    await read(ann, 2);
    await read(ken, 3);
    await meet(ken, ann);
    const [last] = asked(ann)[0] ?? [];
    if (!last) throw new Error('not asked');
    const lines = asked(ann)[0]?.map(({ line }) => line) ?? [];
    expect(await ann.record('reading', (_, pack) => confirmLesson(ann.game, pack, last.lesson, lines))).toBe(
      true,
    );
    await meet(ken, ann);
    expect([asked(ann), asked(ken), saidIn(ann), saidIn(ken)]).toEqual([
      [],
      [],
      'cell' in last.lesson && last.lesson.cell?.value,
      'cell' in last.lesson && last.lesson.cell?.value,
    ]);
  });

  test('alike, or one after the other, asks nothing', async () => {
    const { ann, ken } = await twoPhones();
    await read(ann, 2);
    await read(ken, 2);
    await meet(ken, ann);
    expect(asked(ann)).toEqual([]);
    await read(ann, 3);
    await meet(ken, ann);
    expect([asked(ken), saidIn(ken)]).toEqual([[], 3]);
  });

  test('and that one takes back says what the other read', async () => {
    const { ann, ken } = await twoPhones();
    await read(ann, 2);
    await read(ken, 3);
    await meet(ken, ann);
    const loser = saidIn(ann) === 2 ? ken : ann;
    const winner = loser === ann ? ken : ann;
    expect(await winner.undo()).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    expect([saidIn(ann), saidIn(ken)]).toEqual(loser === ann ? [2, 2] : [3, 3]);
    expect(asked(ann)).toEqual([]);
  });
});

test('a code says whose it is, and one of an older version is refused with the way on', async () => {
  const { ann, ken } = await twoPhones();
  await ann.note('from Ann');
  const bytes = packFor(ann) ?? new Uint8Array();
  const before = ken.projection.value;
  for (const [version, code] of [
    [2, 'exchange.older'],
    [4, 'exchange.newer'],
  ] as const) {
    const other = bytes.slice();
    other[1] = version;
    const refused = await takeBytes(tinyRegistry, ken, other);
    expect(refused.ok ? undefined : refused.problem.code).toBe(code);
    expect(ken.projection.value).toBe(before);
  }
  expect(take(await takeBytes(tinyRegistry, ken, bytes))).toMatchObject({ fresh: 1, from: 'Ann' });
});

describe('a game opened to another phone', () => {
  test('keeps its identity: one table, a writer of its own for each seat, the charts come along', async () => {
    const { ann, ken } = await twoPhones();
    inStep(ann, ken);
    const [a, k] = [ann.row.value.seat, ken.row.value.seat];
    expect(a?.table).toBe(k?.table);
    expect(a?.table).toMatch(/^[a-z0-9]{25}$/);
    expect(a?.writer).not.toBe(k?.writer);
    expect(tableIn(ann)?.seats.map(({ name, seat }) => [name, seat])).toEqual([
      ['Ann', 'blue'],
      ['Ken', 'red'],
    ]);
    expect(tableIn(ken)?.pen).toBe(a?.writer);
    expect(mineIn(ken)?.name).toBe('Ken');
    expect(ken.log.value.map(({ title }) => title)).toContain('Ken takes a seat');
  });

  test('what one plays the other has after one scan, with its charts and its question', async () => {
    const { ann, ken } = await twoPhones();
    await ann.start(skirmish);
    await ann.answer('roll', rolled(4));
    await ann.answer('cell:crt:1:1:4', taught(4, 2));
    await ann.start(skirmish);
    take(await takeBytes(tinyRegistry, ken, packFor(ann) ?? new Uint8Array()));
    inStep(ann, ken);
    expect(ken.pack.value.cells.crt?.['1:1|4']).toMatchObject({ value: 2, source: 'mapsheet' });
    expect(ken.question.value?.prompt.key).toBe('roll');
  });

  test('who follows writes beside, and plays when he is handed the pen', async () => {
    const { ann, ken } = await twoPhones();
    expect(await ken.start(march, north)).toBe(false);
    expect(ken.notice.value?.code).toBe('pen.away');
    expect(ken.notice.value?.message).toContain('Ann’s phone records');
    expect(await ken.note('Look at the flank')).toBe(true);
    expect(await ann.start(march, north)).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    const seat = tableIn(ann)?.seats[1];
    expect(seat && (await handPen(ann, seat))).toBe(true);
    expect(await ann.start(march, north)).toBe(false);
    await meet(ann, ken);
    expect(await ken.start(march, north)).toBe(true);
    await meet(ann, ken);
    inStep(ann, ken);
    expect(forksIn(ann)).toEqual([]);
  });

  test('a line that goes on from the last is folded on: nothing before it is worked out or written anew', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    for (let i = 0; i < 20; i += 1) await ann.start(march, north);
    await meet(ken, ann);
    const apply = vi.spyOn(ken.game, 'apply');
    await ann.start(march, north);
    take(await takeBytes(tinyRegistry, ken, packFor(ann) ?? new Uint8Array()));
    expect(apply.mock.calls.length).toBeLessThan(5);
    apply.mockRestore();
    inStep(ann, ken);
    const stored = take(await kenStore.loadGame(ken.row.value.id));
    expect(stored?.entries).toEqual(ken.projection.value.entries);
    const anew = await reopen(kenStore, ken.row.value.id);
    expect(anew.projection.value.state).toEqual(ken.projection.value.state);
  });

  test('who opened the game is told that the pen was taken, without opening it anew', async () => {
    const { store, session: ann } = await startGame();
    // A screen looks at it before there is a second phone.
    expect(ann.several.value).toBeUndefined();
    expect(await openTable(ann, 'blue', 'Ann')).toBe(true);
    const ken = await join(ann, store, await freshStore(), 'red', 'Ken');
    const me = mineIn(ken);
    expect(me && (await handPen(ken, me))).toBe(true);
    await meet(ken, ann);
    expect(ann.several.value?.barred?.words).toBe('Ken’s phone records');
    expect(ken.several.value?.barred).toBeUndefined();
  });

  test('a taken pen and two stories: both stand side by side until players say which was first', async () => {
    const { ann, ken } = await twoPhones();
    const me = mineIn(ken);
    expect(me && (await handPen(ken, me))).toBe(true);
    expect(await ken.start(march, north)).toBe(true);
    expect(await ann.start(march, north)).toBe(true);
    await meet(ann, ken);
    inStep(ann, ken);
    const [fork] = forksIn(ann);
    if (!fork) throw new Error('no fork');
    expect(await ken.start(march, north)).toBe(false);
    expect(ken.notice.value?.code).toBe('fork.open');
    const healing = startHealing(fork, [...fork.heads].reverse());
    expect(take(healIn(ken, healing)).question).toBeUndefined();
    expect(await giveWord(ken, healing)).toBe(true);
    expect(forksIn(ken)).toEqual([]);
    await meet(ken, ann);
    inStep(ann, ken);
    expect(forksIn(ann)).toEqual([]);
    expect(ann.log.value.at(-1)?.title).toContain('Ken');
    expect(await ken.start(march, north)).toBe(true);
  });

  test('who has the pen does not look on before he has handed it on', async () => {
    const { ann, ken } = await twoPhones();
    const before = ann.projection.value.entries;
    expect(await changeSeat(ann, 'onlooker', 'Ann')).toBe(false);
    expect(ann.notice.value).toMatchObject({ code: 'seat.pen', field: 'seat' });
    expect(ann.projection.value.entries).toBe(before);
    expect(await changeSeat(ken, 'onlooker', 'Ken')).toBe(true);
  });

  test('leaving keeps the game as one of this phone alone', async () => {
    const { ann, ken } = await twoPhones();
    const me = mineIn(ken);
    expect(me && (await leave(ken, me))).toBe(true);
    expect(ken.row.value.seat).toBeUndefined();
    expect(await ken.start(march, north)).toBe(true);
    expect(ken.projection.value.entries.at(-1)?.after).toBeUndefined();
    expect(ann.row.value.seat).toBeDefined();
  });

  test('a seat that is taken is refused; looking on is always free', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    expect(await changeSeat(ken, 'blue', 'Ken')).toBe(false);
    expect(ken.notice.value?.code).toBe('seat.taken');
    expect(await changeSeat(ken, 'onlooker', 'Ken')).toBe(true);
    expect(ann.row.value.entries).toBeLessThan((await kenStore.loadGame(ken.row.value.id)).ok ? 99 : 0);
  });
});

describe('in the store', () => {
  test('a second tab open during a merge reads all anew and plays on', async () => {
    const { ann, ken } = await twoPhones();
    expect(ken.row.value.merges).toBe(0);
    const tab = await reopen(await sameStore(), ken.row.value.id);
    expect(tab.following.value).toBe(true);
    await ann.start(march, north);
    await ken.note('beside');
    await meet(ann, ken);
    await settled(() => expect(tab.projection.value.entries).toEqual(ken.projection.value.entries));
    expect(tab.projection.value).toEqual(ken.projection.value);
    expect(tab.row.value).toEqual(ken.row.value);
    ken.close();
    await settled(() => expect(tab.following.value).toBe(false));
    expect(await tab.note('from the other tab')).toBe(true);
  });

  test('a tap worked out on the journal before a merge is refused, and nothing is lost', async () => {
    const { ann, ken, store, kenStore } = await twoPhones();
    type Behind = 'next' | 'last';
    const tapAfter = async (of: Session, its: Store, meanwhile: () => Promise<unknown>, behind: Behind) => {
      const { id, merges = 0 } = of.row.value;
      const before = of.projection.value.entries.length;
      await meanwhile();
      const seq = behind === 'next' ? before + 1 : of.projection.value.entries.length + 1;
      const late: Entry = { id: `late:${seq}`, seq, at: 1, kind: 'v1.Noted', text: 'late' };
      const refused = await its.append(id, late, { summary: '', updated: 1, merges });
      expect(refused.ok ? undefined : refused.problem.code).toBe('store.moved');
      expect((await take(await its.loadGame(id))).entries).toEqual(of.projection.value.entries);
      return (of.row.value.merges ?? 0) - merges;
    };
    // A line that only appends is none that a tab would read the game anew for.
    const appended = async () => {
      await ann.start(march, north);
      await meet(ann, ken);
    };
    expect(await tapAfter(ken, kenStore, appended, 'next')).toBe(0);
    const mixed = async () => {
      const me = mineIn(ken);
      expect(me && (await handPen(ken, me))).toBe(true);
      await ken.note('meanwhile');
      await ann.note('meanwhile');
      await ann.start(march, north);
      await meet(ann, ken);
    };
    expect(await tapAfter(ann, store, mixed, 'last')).toBeGreaterThan(0);
  });

  /** Waits with what `act` does until it is let go. */
  const held = <A extends unknown[], T>(act: (...args: A) => Promise<T>) => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked = vi.fn(async (...args: A) => gate.then(() => act(...args)));
    return { asked, letGo };
  };

  test('a tap while lines come in is taken after them, and nobody is told to wait', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    ken.close();
    const slow = held(kenStore.mergeGame);
    const again = await reopen({ ...kenStore, mergeGame: slow.asked }, ken.row.value.id);
    await ann.start(march, north);
    const taken = takeBytes(tinyRegistry, again, packFor(ann) ?? new Uint8Array());
    await settled(() => expect(slow.asked).toHaveBeenCalled());
    const taps = [again.note('meanwhile'), again.note('meanwhile')];
    slow.letGo();
    expect(await Promise.all(taps)).toEqual([true, false]);
    expect((await taken).ok).toBe(true);
    expect(again.notice.value).toBeUndefined();
    expect(again.projection.value.entries.at(-1)).toMatchObject({ kind: 'v1.Noted', text: 'meanwhile' });
    await meet(again, ann);
    inStep(ann, again);
  });

  test('lines that come while a tap is being saved are taken after it', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    ken.close();
    const slow = held(kenStore.append);
    const again = await reopen({ ...kenStore, append: slow.asked }, ken.row.value.id);
    await ann.start(march, north);
    const tap = again.note('meanwhile');
    const taken = takeBytes(tinyRegistry, again, packFor(ann) ?? new Uint8Array());
    const adopted = again.adopt(({ projection, row }) =>
      ok({ entries: projection.entries, seat: row.seat && { ...row.seat, hall: true }, learn: [] }),
    );
    slow.letGo();
    expect(await adopted).toBe(true);
    expect([await tap, (await taken).ok]).toEqual([true, true]);
    expect(again.notice.value).toBeUndefined();
    await meet(again, ann);
    inStep(ann, again);
  });

  test('the same lines by two ways at once are taken once, without a word', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    const merges = vi.spyOn(kenStore, 'mergeGame');
    await ann.start(march, north);
    const bytes = packFor(ann) ?? new Uint8Array();
    const taken = await Promise.all([
      takeBytes(tinyRegistry, ken, bytes),
      takeBytes(tinyRegistry, ken, bytes),
    ]);
    // Whichever is read first on a busy machine.
    expect(taken.map((each) => Number(each.ok && each.value.fresh)).sort()).toEqual([0, 1]);
    expect(taken.every(({ ok }) => ok)).toBe(true);
    expect(merges).toHaveBeenCalledTimes(1);
    expect(ken.notice.value).toBeUndefined();
    inStep(ann, ken);
  });

  test('closed and opened again, the same lines, seat and pen', async () => {
    const { ann, ken, kenStore } = await twoPhones();
    await ann.start(march, north);
    await meet(ann, ken);
    const { entries } = ken.projection.value;
    ken.close();
    const again = await reopen(kenStore, ken.row.value.id);
    expect(again.projection.value.entries).toEqual(entries);
    expect(again.row.value.seat).toEqual(ken.row.value.seat);
    expect(await again.start(march, north)).toBe(false);
    expect(again.notice.value?.code).toBe('pen.away');
  });

  test('a copy restored beside the joined game is a game of its own', async () => {
    const { ann, store } = await twoPhones();
    await ann.start(march, north);
    const { text } = take(await makeCopy(tinyRegistry, ann.row.value.id, opens(store)));
    const file = new File([text], 'copy.json');
    const opened = take(await openFile(tinyRegistry, file, opens(store)));
    if (opened.kind !== 'copy') throw new Error(opened.kind);
    const { plan } = opened;
    const chosen = { games: new Set([0]), packs: false, settings: false };
    const [row] = take(await takeRestore(plan, chosen, opens(store)));
    expect(row?.seat).toBeUndefined();
    const copy = await reopen(store, row?.id ?? '');
    expect(copy.projection.value.entries).toEqual(ann.projection.value.entries);
    expect(await copy.start(march, north)).toBe(true);
    expect(await openTable(copy, 'blue', 'Ann')).toBe(true);
    expect(copy.row.value.seat?.table).not.toBe(ann.row.value.seat?.table);
    const other = await takeBytes(tinyRegistry, ann, packFor(copy) ?? new Uint8Array());
    expect(other.ok ? undefined : other.problem.code).toMatch(/^exchange\.(apart|table)$/);
  });
});

describe('two phones set up from one backup', () => {
  test('one id over two contents is refused and said, and nothing changes', async () => {
    const { ann, ken, store, kenStore } = await twoPhones();
    // The whole store of a phone, seat and all, on another one.
    const { row, entries } = take(await kenStore.loadGame(ken.row.value.id));
    const twinStore = await freshStore();
    take(await twinStore.addCopies({ games: [{ row, entries }], packs: [] }));
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const twin = await reopen(twinStore, row.id);
    await ken.note('from Ken');
    await twin.note('from his twin');
    await meet(ann, ken);
    const before = ann.projection.value.entries;
    const { seat } = twin.row.value;
    const known = messageFor(seat?.table ?? '', ann.projection.value.entries, {}).known;
    const refused = await takeBytes(tinyRegistry, twin, packFor(ann, {}) ?? new Uint8Array());
    expect(refused.ok ? undefined : refused.problem.code).toBe('exchange.same-id');
    expect(twin.projection.value.entries.at(-1)).toMatchObject({ text: 'from his twin' });
    expect(Object.keys(known)).toContain(seat?.writer);
    expect(ann.projection.value.entries).toEqual(before);

    // As the words say: the twin leaves, and joins anew with a name of its own.
    const me = mineIn(twin);
    expect(me && (await leave(twin, me))).toBe(true);
    expect(
      twin.projection.value.entries.some(
        (entry) => entry.kind === 'v1.Noted' && entry.text === 'from his twin',
      ),
    ).toBe(true);
    const again = await join(ann, store, twinStore, 'onlooker', 'Ken too');
    expect(again.row.value.seat?.writer).not.toBe(seat?.writer);
    await meet(again, ann);
    inStep(again, ann);
  });
});

describe('a code', () => {
  test('of a turn takes a third with the lines that both have, and reads back', async () => {
    const { ann, ken } = await twoPhones();
    await ann.start(skirmish);
    await ann.answer('roll', rolled(4));
    await ann.answer('cell:crt:1:1:4', taught(4, 2));
    take(await takeBytes(tinyRegistry, ken, packFor(ann) ?? new Uint8Array()));
    const { heard } = take(await takeBytes(tinyRegistry, ann, packFor(ken) ?? new Uint8Array()));
    for (let i = 0; i < 5; i += 1) await ann.start(march, north);
    const bytes = packFor(ann, heard) ?? new Uint8Array();
    expect(bytes.length).toBeLessThan(700);
    const back = take(await unpackLines(bytes, ken.projection.value.entries));
    expect(back.message.lines).toHaveLength(5);
    const { table } = back.message;
    const plain = packLines(
      messageFor(table, ann.projection.value.entries, {}),
      ann.projection.value.entries,
      {},
    );
    expect(plain.length).toBeGreaterThan(bytes.length);
  });

  test('cut, longer, of another kind or a newer version: words, and nothing changed', async () => {
    const { ann, ken, store } = await twoPhones();
    await ann.start(march, north);
    const bytes = packFor(ann) ?? new Uint8Array();
    const game = take(await gameBytes(tinyRegistry, ann.row.value.id, opens(store)));
    const before = ken.projection.value.entries;
    const rows: [Uint8Array, RegExp][] = [
      [bytes.slice(0, 8), /exchange\.code/],
      [bytes.slice(0, -3), /exchange\.(code|apart)/],
      [Uint8Array.from([0x4c, 9, ...bytes.slice(2)]), /exchange\.newer/],
      [Uint8Array.from([0x00, ...bytes.slice(1)]), /exchange\.code/],
      [game, /exchange\.code/],
      [Uint8Array.from([...bytes.slice(0, 11), 0, 0, 0, 0, ...bytes.slice(15)]), /exchange\.table/],
    ];
    for (const [given, code] of rows) {
      const refused = await takeBytes(tinyRegistry, ken, given);
      expect(refused.ok ? 'taken' : refused.problem.code).toMatch(code);
    }
    expect(ken.projection.value.entries).toBe(before);
    const joining = await readJoining(tinyRegistry, bytes, opens(store));
    expect(joining.ok ? undefined : joining.problem.code).toBe('exchange.code');
  });
});

describe('undo and redo at a game on several phones', () => {
  test('who has the pen takes back his plays, and never what another wrote beside', async () => {
    const { ann, ken } = await twoPhones();
    await ann.start(march, north);
    await ken.note('from Ken');
    await meet(ken, ann);
    expect(ann.canUndo.value).toBe(true);
    expect(await ann.undo()).toBe(true);
    expect(stateOf(ann.projection.value).marches).toBe(0);
    const note = ann.log.value.find(({ title }) => title === 'from Ken');
    expect(note?.struck).toBe(false);
    await ken.note('once more');
    await meet(ken, ann);
    expect(ann.canRedo.value).toBe(true);
    expect(await ann.redo()).toBe(true);
    expect(stateOf(ann.projection.value).marches).toBe(1);
  });

  test('who follows takes back what he wrote beside, and says so', async () => {
    const { ann, ken } = await twoPhones();
    await ann.start(march, north);
    await ann.note('from Ann');
    await meet(ann, ken);
    expect(ken.several.value?.barred).toEqual({ why: 'pen', words: 'Ann’s phone records', hides: false });
    expect([ken.canUndo.value, ken.canRedo.value]).toEqual([false, false]);
    await ken.note('from Ken');
    expect(ken.canUndo.value).toBe(true);
    expect(await ken.undo()).toBe(true);
    expect(ken.log.value.filter(({ struck }) => struck).map(({ title }) => title)).toEqual(['from Ken']);
    expect([ken.canUndo.value, ken.canRedo.value]).toEqual([false, true]);
    expect(await ken.redo()).toBe(true);
    await meet(ken, ann);
    inStep(ann, ken);
    expect(ann.several.value?.barred).toBeUndefined();
  });

  test('who has the pen undoes what was played before it was handed on, and what began the game', async () => {
    const { ann, ken } = await twoPhones();
    await ann.start(march, north);
    const seat = tableIn(ann)?.seats[1];
    expect(seat && (await handPen(ann, seat))).toBe(true);
    await meet(ann, ken);
    expect([ann.canUndo.value, ken.canUndo.value]).toEqual([false, true]);
    expect(await ken.undo()).toBe(true);
    expect(stateOf(ken.projection.value).marches).toBe(0);
    expect(ken.canUndo.value).toBe(true);
  });

  test('undo to a line leaves what others wrote beside', async () => {
    const { ann, ken } = await twoPhones();
    await ann.start(march, north);
    await ken.note('from Ken');
    await meet(ken, ann);
    await ann.start(march, north);
    const first =
      ann.projection.value.runs.find(({ opened }) => opened.procedure === 'march')?.opened.id ?? '';
    const undone = await ann.record('undo-to', (projection) =>
      undoTo(ann.game, projection, first, ann.several.value?.reach),
    );
    expect(undone).toBe(true);
    expect(stateOf(ann.projection.value).marches).toBe(0);
    expect(ann.log.value.find(({ title }) => title === 'from Ken')?.struck).toBe(false);
  });

  test('who looks on is told so, with the pen or a fork whatever it is', async () => {
    const { ken } = await twoPhones();
    expect(await changeSeat(ken, 'onlooker', 'Ken')).toBe(true);
    expect(ken.several.value?.barred).toEqual({ why: 'seat', words: 'You look on', hides: true });
    expect(await ken.start(march, north)).toBe(false);
    expect(ken.notice.value?.message).toBe(
      'You look on, so this was not taken. Nothing was changed. Take a side first.',
    );
  });
});
