// Every released version's store, opened by the code of today. UPDATE_DUMP=1.1.0 npx vitest run dumps makes the dump of the
// release to come; one that is there is never made anew. A new kind of line is added to `play`.
import 'fake-indexeddb/auto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLibrary } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import type { Session } from '../../src/app/session';
import { amend } from '../../src/core/journal/amend';
import { freeRoll } from '../../src/core/journal/free-roll';
import { overrideOpen } from '../../src/core/journal/override';
import { teach } from '../../src/core/journal/teach';
import { registry } from '../../src/games/registry';
import { openStore, type Store } from '../../src/storage/store';
import { entryLines } from '../../tools/entry-lines.mjs';
import { expand, type Short } from '../support/drive';
import { type Dump, readTables, shownBy, writeTables } from './dump';
import { take } from './session-support';

const RELEASED = new URL('../released/', import.meta.url);
const dumpOf = (release: string) => new URL(`${release}/store.json`, RELEASED);
const RESULT = { kind: 'override', value: { attacker: 2, defender: 1 } } as const;
const ONE_DIE = { count: 1, sides: 6 };
const SETTINGS = {
  'war-diary:theme': 'hall',
  'war-diary:dice': '{"a":"physical","b":"app"}',
  'war-diary:odds': 'always',
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const openOn = async (store: Store, id: string): Promise<Session> =>
  take(await openSession(registry, id, async () => ({ ok: true, value: store })));

async function say(session: Session, ...shorts: readonly Short[]): Promise<void> {
  for (const short of shorts) {
    const prompt = session.question.value?.prompt;
    if (!prompt) throw new Error('no question is open');
    expect(await session.answer(prompt.key, expand(prompt, short)), prompt.key).toBe(true);
  }
}

async function start(session: Session, procedure: string, args = {}, ...shorts: readonly Short[]) {
  expect(await session.start({ procedure, args }), procedure).toBe(true);
  await say(session, ...shorts);
}

/** Lines of every kind there is: a battle amended, and one open in which a chart was learned, struck, restored, taught by hand and a shift overridden. */
async function play(session: Session): Promise<void> {
  const landing = { first: '1630', centre: '1631', last: '1632' };
  await say(session, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, {});
  await start(session, 'reveal-landing', {}, landing, 'none', 'none');
  await start(session, 'end-step', {}, 'skip');
  await session.start({ procedure: 'begin-jp-phase', args: { phase: 'combat' } });
  await session.note('Rain over the pass');
  expect(await session.record('roll', () => freeRoll(ONE_DIE, { faces: [5], by: 'physical' }, 'Who?'))).toBe(
    true,
  );
  const force = { attack: 8, defence: 3, terrain: 'rough' };
  await start(session, 'battle', { attacker: 'jp' }, '1:3 1:2 1:1 2:1 3:1 4:1', force, 6, '1/1', 'holds');
  const battle = session.projection.value.runs.at(-1)?.opened.id ?? '';
  const points = {
    key: 'override:points',
    answer: { kind: 'override', value: 2, reason: 'Marker' },
  } as const;
  const amended = await session.record('amend', (projection, pack) =>
    amend(session.game, projection, pack, { of: battle, changes: [points] }, 'Misread'),
  );
  expect(amended, session.notice.value?.message).toBe(true);
  await start(session, 'battle', { attacker: 'jp' }, force, 4);
  expect(await session.undo()).toBe(true);
  expect(await session.redo()).toBe(true);
  const cell = { value: { attacker: 1, defender: 1 }, source: 'mapsheet' } as const;
  const lesson = { chart: 'crt', column: '2:1', row: '5', cell };
  const taught = await session.record('teach', (_, pack) =>
    teach(session.game, pack, [lesson], 'Read off the sheet'),
  );
  expect(taught, session.notice.value?.message).toBe(true);
  await say(session, '1/1');
  const over = await session.record('override', (projection, pack) =>
    overrideOpen(session.game, projection, pack, 'override:result', { ...RESULT, reason: 'House rule' }),
  );
  expect(over, session.notice.value?.message).toBe(true);
}

async function makeDump(release: string): Promise<Dump> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
  const name = `dump-${release}`;
  const store = take(await openStore(name));
  const library = createLibrary(async () => ({ ok: true, value: store }));
  const shown: { [game: string]: ReturnType<typeof shownBy> } = {};
  for (const [title, charts] of [
    ['In battle', 'own'],
    ['Practice', 'practice'],
  ] as const) {
    const id = take(await library.create(registry, 'iph', title, charts));
    const session = await openOn(store, id);
    if (charts === 'own') await play(session);
    else await say(session, { jp: 'Ann', us: 'Ken', snlf: 10, ija: 20 });
    shown[id] = shownBy(session);
    session.close();
  }
  return { release, ...(await readTables(name)), settings: SETTINGS, shown };
}

const update = process.env.UPDATE_DUMP;
if (update) {
  test('makes a dump', async () => {
    expect(update).toMatch(/^\d+\.\d+\.\d+$/);
    mkdirSync(new URL('.', dumpOf(update)), { recursive: true });
    writeFileSync(dumpOf(update), entryLines(await makeDump(update)), { flag: 'wx' });
  });
}

const releases = readdirSync(RELEASED).filter((name) => statSync(new URL(name, RELEASED)).isDirectory());
const dumps = releases.map((release): Dump => JSON.parse(readFileSync(dumpOf(release), 'utf8')));

describe.each(dumps)('the store of $release', (dump) => {
  test('opens: the same question, log, totals and charts', async () => {
    const name = `opened-${dump.release}`;
    await writeTables(name, dump);
    const store = take(await openStore(name));
    const rows = take(await store.listGames());
    expect(rows.map(({ title }) => title).sort()).toEqual(['In battle', 'Practice']);
    for (const [id, shown] of Object.entries(dump.shown)) {
      const session = await openOn(store, id);
      expect(session.notice.value).toBeUndefined();
      const now = shownBy(session);
      // The practice set is the app's own and may have grown; what players have read is all there is.
      const isGrown = session.pack.value.practice && ((cell: string) => shown.charts.cells.includes(cell));
      const cells = isGrown ? now.charts.cells.filter(isGrown) : now.charts.cells;
      expect({ ...now, charts: { ...now.charts, cells } }).toEqual(shown);
    }
  });

  test('goes on in mid-battle at its open question', async () => {
    const name = `played-${dump.release}`;
    await writeTables(name, dump);
    const store = take(await openStore(name));
    const [id] = Object.entries(dump.shown).find(([, { title }]) => title === 'In battle') ?? [''];
    const session = await openOn(store, id);
    const [prompt, count] = [session.question.value?.prompt, session.projection.value.entries.length];
    expect(prompt?.kind).toBe('choice');
    const first = prompt?.kind === 'choice' ? prompt.options.find(({ disabled }) => !disabled) : undefined;
    await say(session, first?.value ?? '');
    expect(session.projection.value.entries).toHaveLength(count + 1);
    expect(take(await store.loadGame(id)).entries).toEqual(session.projection.value.entries);
  });

  test('its settings still hold', async () => {
    const kept = new Map(Object.entries(dump.settings));
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
    const { theme, dice, oddsShown } = await import('../../src/app/settings');
    expect([theme.value, oddsShown.value]).toEqual(['hall', 'always']);
    expect(dice.value).toMatchObject({ a: 'physical', b: 'app' });
  });
});
