import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { openSession } from '../../src/app/open-session';
import { ok } from '../../src/core/result';
import { freshStore, march, reopen, skirmish, startGame, take } from './session-support';
import { chose, rolled, stateOf, taught, tinyRegistry } from './tiny-game';

const north = { key: 'way', answer: chose('north') };

describe('answering', () => {
  test('each answer is one entry; the next question follows; the last one closes with its result', async () => {
    const { session, store, id } = await startGame();
    expect(await session.start(skirmish)).toBe(true);
    expect(session.question.value?.prompt.key).toBe('roll');
    expect(await session.answer('roll', rolled(4))).toBe(true);
    expect(session.question.value?.prompt.key).toBe('cell:crt:1:1:4');
    expect(session.lastResult.value).toBeUndefined();
    expect(await session.answer('cell:crt:1:1:4', taught(4, 2))).toBe(true);
    expect(session.question.value).toBeUndefined();
    expect(session.lastResult.value?.outcome?.events).toEqual([{ type: 'v1.Lost', losses: 2 }]);
    expect(session.gained.value).toEqual([{ label: 'Steps lost', points: 2 }]);
    expect(stateOf(session.projection.value)).toEqual({ side: 'blue', marches: 0, losses: 2 });
    expect(session.table.value.heading).toBe('blue moves');
    expect(session.ledgers.value[0]?.total?.value).toBe(2);
    const { row, entries } = take(await store.loadGame(id));
    expect(entries.map((entry) => [entry.id, entry.kind])).toEqual(
      ['v1.Opened', 'v1.Answered', 'v1.Opened', 'v1.Answered', 'v1.Answered'].map((kind, i) => [
        `${store.device}:${i + 1}`,
        kind,
      ]),
    );
    expect(row.entries).toBe(5);
    expect(row.summary).toBe('blue moves · Losses 2');
    expect(session.row.value).toEqual(row);
    session.dismissResult();
    expect(session.lastResult.value).toBeUndefined();
  });

  test('an action with its answer is one tap and one entry', async () => {
    const { session } = await startGame();
    expect(session.preview(march)?.key).toBe('way');
    expect(await session.start(march, north)).toBe(true);
    expect(session.projection.value.entries).toHaveLength(3);
    expect(session.lastResult.value?.title).toBe('March');
    expect(stateOf(session.projection.value).marches).toBe(1);
    expect(await session.note('rain')).toBe(true);
    expect(session.lastResult.value?.title).toBe('March');
    await session.start(skirmish);
    expect(session.lastResult.value).toBeUndefined();
  });

  test('an answer that does not fit says why, and the question stays', async () => {
    const { session } = await startGame();
    await session.start(skirmish);
    expect(await session.answer('roll', rolled(7))).toBe(false);
    expect(session.notice.value?.code).toBe('dice.face');
    expect(session.save.value).toEqual({ kind: 'saved' });
    expect(session.question.value?.prompt.key).toBe('roll');
    expect(session.projection.value.entries).toHaveLength(3);
    await session.answer('roll', rolled(1));
    expect(session.notice.value).toBeUndefined();
  });

  test('table and ledgers are drawn up once for a tap and for the screen it leads to', async () => {
    const { session } = await startGame();
    const shown = () => [session.table.value.score?.value, session.ledgers.value[0]?.total?.value];
    expect(shown()).toEqual(['0', 0]);
    const drawnUp = [vi.spyOn(session.game, 'table'), vi.spyOn(session.game, 'ledgers')];
    await session.start(march, north);
    await session.start(skirmish, { key: 'roll', answer: rolled(4) });
    await session.answer('cell:crt:1:1:4', taught(4, 2));
    expect(shown()).toEqual(['2', 2]);
    expect(drawnUp.map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    for (const spy of drawnUp) spy.mockRestore();
  });

  test('a step that breaks is not taken', async () => {
    const { session, store, id } = await startGame();
    expect(await session.start({ procedure: 'broken', args: {} })).toBe(false);
    expect(session.notice.value?.code).toBe('game.broken');
    expect(session.notice.value?.message).toMatch(/no such rule$/);
    session.dismissNotice();
    expect(session.notice.value).toBeUndefined();
    expect(take(await store.loadGame(id)).entries).toHaveLength(2);
  });
});

describe('reopening', () => {
  test('the same question, with the same working, after a reload', async () => {
    const { session, store, id } = await startGame();
    await session.start(skirmish);
    await session.answer('roll', rolled(4));
    const before = session.question.value;
    session.close();
    const again = await reopen(store, id);
    expect(again.question.value).toEqual(before);
    expect(again.projection.value).toEqual(session.projection.value);
    expect(again.pack.value).toEqual(session.pack.value);
    expect(again.row.value).toEqual(session.row.value);
  });

  test('a closed session takes no tap', async () => {
    const { session, store, id } = await startGame();
    session.close();
    expect(await session.start(march, north)).toBe(false);
    expect(take(await store.loadGame(id)).entries).toHaveLength(2);
  });

  test('a last cell that another game taught meanwhile leaves only the result to record', async () => {
    const { session, store, id } = await startGame();
    await session.start(skirmish);
    await session.answer('roll', rolled(4));
    session.close();
    const cells = { crt: { '1:1|4': { value: 3, source: 'mapsheet' as const } } };
    take(await store.putPack({ ...session.pack.value, version: 2, cells }));
    const again = await reopen(store, id);
    expect(again.question.value?.prompt.key).toBe('close');
    expect(await again.answer('close', { kind: 'choice', value: 'close' })).toBe(true);
    expect(again.projection.value.open).toBeUndefined();
    expect(again.lastResult.value?.outcome?.events).toEqual([{ type: 'v1.Lost', losses: 3 }]);
    const closing = again.projection.value.entries.at(-1);
    expect(closing?.kind === 'v1.Answered' && closing.answers.map(({ key, auto }) => [key, auto])).toEqual([
      ['cell:crt:1:1:4', true],
    ]);
    await again.undo();
    expect(again.projection.value.open?.procedureRun.title).toBe('Skirmish');
    expect(again.question.value?.prompt.key).toBe('close');
    expect(await again.start(march, north)).toBe(false);
  });

  test('what cannot be opened says why', async () => {
    const { store, id } = await startGame();
    const open = async () => ok(store);
    const code = async (...args: Parameters<typeof openSession>) => {
      const opened = await openSession(...args);
      return opened.ok ? 'ok' : opened.problem.code;
    };
    expect(await code(tinyRegistry, 'nobody', open)).toBe('store.missing');
    expect(await code([], id, open)).toBe('game.unknown');
    const load = () => Promise.reject(new Error('offline'));
    const meta = { id: 'tiny', title: 'Tiny War', blurb: '', load, bounds: load };
    expect(await code([meta], id, open)).toBe('game.load');
  });
});

describe('undo, redo, strike', () => {
  test('undo asks the same question again, with the old answer beside it; redo closes it as before', async () => {
    const { session, store, id } = await startGame();
    expect([session.canUndo.value, session.canRedo.value]).toEqual([true, false]);
    await session.start(skirmish);
    await session.answer('roll', rolled(6));
    expect(stateOf(session.projection.value).losses).toBe(3);
    expect(await session.undo()).toBe(true);
    expect(session.canRedo.value).toBe(true);
    expect(session.lastResult.value).toBeUndefined();
    expect(session.question.value?.prompt.key).toBe('roll');
    expect(session.question.value?.previous).toEqual(rolled(6));
    expect(stateOf(session.projection.value).losses).toBe(0);
    expect(await session.redo()).toBe(true);
    expect(session.canRedo.value).toBe(false);
    expect(stateOf(session.projection.value).losses).toBe(3);
    expect((await reopen(store, id)).projection.value).toEqual(session.projection.value);
    expect(await session.redo()).toBe(false);
    expect(session.notice.value?.code).toBe('redo.none');
  });

  test('striking a line inside a closed procedure reopens it there; what came after stays', async () => {
    const { session } = await startGame();
    await session.start(skirmish);
    await session.answer('roll', rolled(6));
    await session.start(march, north);
    const roll = session.projection.value.entries[3];
    expect(await session.strike([roll?.id ?? ''])).toBe(true);
    expect(session.question.value?.prompt.key).toBe('roll');
    expect(stateOf(session.projection.value)).toEqual({ side: 'blue', marches: 1, losses: 0 });
    await session.answer('roll', { ...rolled(6), by: 'app' });
    expect(session.lastResult.value?.title).toBe('Skirmish');
    expect(stateOf(session.projection.value)).toEqual({ side: 'blue', marches: 1, losses: 3 });
  });

  test('cancel strikes the whole open procedure', async () => {
    const { session } = await startGame();
    expect(session.cancelsMore.value).toBe(false);
    await session.start(skirmish);
    expect(session.cancelsMore.value, 'on the first question undo does the same').toBe(false);
    await session.note('Between');
    expect(session.cancelsMore.value, 'undo would strike the note').toBe(true);
    await session.undo();
    await session.answer('roll', rolled(2));
    expect(session.cancelsMore.value).toBe(true);
    expect(await session.cancel()).toBe(true);
    expect(session.cancelsMore.value).toBe(false);
    expect(session.projection.value.open).toBeUndefined();
    expect(await session.start(march, north)).toBe(true);
  });
});

describe('charts', () => {
  test('a taught cell goes into the pack with the answer, and is not asked again', async () => {
    const { session, store, id } = await startGame();
    await session.start(skirmish, { key: 'roll', answer: rolled(4) });
    await session.answer('cell:crt:1:1:4', taught(4, 2));
    const kept = take(await store.loadPack('own:tiny'));
    const cell = kept?.cells.crt?.['1:1|4'];
    expect(cell).toEqual({ value: 2, source: 'mapsheet', at: session.projection.value.entries.at(-1)?.at });
    expect(kept).toEqual(session.pack.value);
    await session.start(skirmish, { key: 'roll', answer: rolled(4) });
    expect(session.question.value).toBeUndefined();
    expect(stateOf(session.projection.value).losses).toBe(4);
    expect(take(await store.loadGame(id)).pack).toEqual(kept);
  });

  test('undo of a taught cell unlearns it in the store; redo teaches it again', async () => {
    const { session, store } = await startGame();
    await session.start(skirmish, { key: 'roll', answer: rolled(4) });
    await session.answer('cell:crt:1:1:4', taught(4, 2));
    await session.undo();
    expect(take(await store.loadPack('own:tiny'))?.cells.crt).toEqual({});
    expect(session.pack.value.cells.crt).toEqual({});
    expect(session.question.value?.prompt.key).toBe('cell:crt:1:1:4');
    await session.redo();
    const cells = take(await store.loadPack('own:tiny'))?.cells.crt;
    expect(cells).toEqual({
      '1:1|4': { value: 2, source: 'mapsheet', at: session.projection.value.entries.at(-1)?.at },
    });
    expect(session.pack.value.cells.crt).toEqual(cells);
    expect(session.pack.value.version).toBe(4);
  });

  test('a practice game looks up the practice set and keeps what it learns apart', async () => {
    const { session, store } = await startGame('practice');
    await session.start(skirmish, { key: 'roll', answer: rolled(1) });
    expect(stateOf(session.projection.value).losses).toBe(1);
    await session.start(skirmish, { key: 'roll', answer: rolled(2) });
    await session.answer('cell:crt:1:1:2', taught(2, 0));
    expect(take(await store.loadPack('practice:tiny'))?.cells.crt?.['1:1|2']?.source).toBe('practice');
    expect(take(await store.loadPack('own:tiny'))).toBeUndefined();
  });
});

describe('a long game', () => {
  test('the latest lines are the end of the log', async () => {
    const { session } = await startGame();
    for (let i = 0; i < 7; i += 1) {
      await session.start(march, north);
      await session.note(`note ${i}`);
    }
    await session.note('another');
    expect(session.log.value).toHaveLength(16);
    expect(session.latest.value).toEqual(session.log.value.slice(-12));
    const fresh = await startGame();
    expect(fresh.session.latest.value).toEqual(fresh.session.log.value);
    await fresh.session.undo();
    expect(fresh.session.latest.value).toEqual(fresh.session.log.value);
  });

  test('10,000 entries open, and a tap reads only the end of the log', async () => {
    const store = await freshStore();
    const opened = (seq: number) => ({
      kind: 'v1.Opened' as const,
      id: `d:${seq}`,
      seq,
      at: seq,
      procedure: 'march',
      args: {},
      answers: [{ key: 'way', answer: chose('north') }],
      outcome: { events: [{ type: 'v1.Marched' }], trace: [{ kind: 'title' as const, label: 'March' }] },
    });
    const row = {
      id: 'long',
      game: 'tiny',
      title: 'Long',
      charts: 'own' as const,
      created: 1,
      updated: 1,
      archived: false,
      entries: 10_000,
      summary: '',
    };
    take(await store.createGame(row, opened(1)));
    const entries = Array.from({ length: 10_000 }, (_, i) => opened(i + 1));
    const session = await reopen({ ...store, loadGame: async () => ok({ row, entries }) }, 'long');
    expect(stateOf(session.projection.value).marches).toBe(10_000);
    expect(await session.start(march, north)).toBe(true);
    const { runs, ...rest } = session.projection.value;
    const seen: PropertyKey[] = [];
    const watched = new Proxy([...runs], {
      get: (target, key) => {
        seen.push(key);
        return Reflect.get(target, key);
      },
    });
    const { latestLines } = await import('../../src/app/latest-lines');
    expect(latestLines({ ...rest, runs: watched }, 12)).toEqual(session.latest.value);
    expect(session.latest.value.map((line) => line.seq)).toEqual(
      Array.from({ length: 12 }, (_, i) => 9_990 + i),
    );
    expect(seen.filter((key) => Number.isInteger(Number(key as string)))).toHaveLength(12);
  }, 20_000);
});
