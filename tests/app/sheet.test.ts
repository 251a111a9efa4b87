import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createLibrary } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import { openSheet } from '../../src/app/open-sheet';
import { FROM_SHEET } from '../../src/core/names';
import type { Answer } from '../../src/core/play/prompt';
import { ok } from '../../src/core/result';
import { iph } from '../../src/games/iph/game';
import { iphMeta } from '../../src/games/iph/meta';
import { freshStore, take } from './session-support';
import { tinyRegistry } from './tiny-game';

const registry = [iphMeta];

async function fromSheet() {
  const store = await freshStore();
  const open = async () => ok(store);
  const library = createLibrary(open);
  const id = take(await library.create(registry, 'iph', '', 'own', undefined, 'sheet'));
  return { store, id, library, reopen: async () => take(await openSession(registry, id, open)) };
}

const form = (values: Record<string, never>): Answer => ({ kind: 'form', values });
const GAME = { jp: 'Ken', us: 'Ann', stage: 'turn', turn: 3 } as unknown as Record<string, never>;

test('a game from a state sheet stands at the first of its questions, and at the next one after a restart', async () => {
  const { reopen } = await fromSheet();
  const session = await reopen();
  expect(session.question.value?.title).toBe('From a state sheet');
  expect(session.question.value?.prompt.key).toBe('game');
  expect(await session.answer('game', form(GAME))).toBe(true);
  session.close();
  const again = await reopen();
  expect(again.question.value?.prompt.key).toBe('house');
  expect(await again.undo()).toBe(true);
  expect(again.question.value?.previous).toEqual(form(GAME));
});

test('no other game fetches what starts from a sheet', async () => {
  expect(FROM_SHEET in iph.procedures).toBe(false);
  const store = await freshStore();
  const open = async () => ok(store);
  const id = take(await createLibrary(open).create(registry, 'iph', '', 'own'));
  const failing = { ...iphMeta, sheet: () => Promise.reject(new Error('not asked for')) };
  expect((await openSession([failing], id, open)).ok).toBe(true);
});

test('a sheet that cannot be fetched is told, and nothing is made', async () => {
  const failing = { ...iphMeta, sheet: () => Promise.reject(new Error('offline')) };
  const store = await freshStore();
  const library = createLibrary(async () => ok(store));
  const made = await library.create([failing], 'iph', '', 'own', undefined, 'sheet');
  expect(made.ok ? 'ok' : made.problem.code).toBe('game.load');
  expect(take(await store.listGames())).toEqual([]);
  const sheet = await openSheet(failing, iph.initial());
  expect(sheet.ok ? 'ok' : sheet.problem.code).toBe('sheet.load');
});

test('a game without a sheet of its own starts from its set-up only', async () => {
  const store = await freshStore();
  const library = createLibrary(async () => ok(store));
  const made = await library.create(tinyRegistry, 'tiny', '', 'own', undefined, 'sheet');
  expect(made.ok ? 'ok' : made.problem.code).toBe('procedure.unknown');
  const [tiny] = tinyRegistry;
  if (!tiny) throw new Error('no tiny game');
  expect(await openSheet(tiny, {})).toEqual(ok({ sections: [], sealed: [] }));
});
