// The store as the clerk of the war left it to those who add the fights: it must open at the same questions for good,
// though no release has it; the state may get fields beside those it had. MAKE_STORE=1 npx vitest run stored makes it where
// none is; one that is there is never made anew.
import 'fake-indexeddb/auto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLibrary } from '../../../src/app/library';
import { openSession } from '../../../src/app/open-session';
import type { Session } from '../../../src/app/session';
import { amend } from '../../../src/core/journal/amend';
import type { Prompt } from '../../../src/core/play/prompt';
import { registry } from '../../../src/games/registry';
import { openStore, type Store } from '../../../src/storage/store';
import { entryLines } from '../../../tools/entry-lines.mjs';
import { type Dump, readTables, shownBy, writeTables } from '../../app/dump';
import { take } from '../../app/session-support';
import { shownOf } from '../../released/shown';
import { expand } from '../../support/drive';
import { type Hands, LEFT_OPEN, NO_HANDS, playScript } from '../../support/seat';
import { usnDeluxe } from './game';
import { begin, fight, move, playTo, type Seat, unread } from './scripts/war';

const FILE = new URL('clerk.store.json', import.meta.url);

type Stored = Pick<Dump, 'version' | 'tables'> & { readonly shown: { readonly [game: string]: Shown } };
type Shown = ReturnType<typeof shownNow>;

/** Turn 2 of Game 1 with its chart read, a ship in repair and an answer taken back, up to the second naval combat. */
async function toTurn2(seat: Seat): Promise<void> {
  await begin(seat, 'g1', ['allyVarDeploy', 'subs', 'magic', 'convoy']);
  await playTo(seat, '2.9', {
    '1.0': (s) => s.act('deployment', { die: 3 }),
    '1.9': async (s) => {
      await fight(s, 'Pearl Harbor', ['ship', 'a', 'BB-2', 41], ['ship', 'a', 'BB-3', 20]);
      await fight(s, 'Luzon', ['land', 'a', 'a-engineer-1-1', 1], ['air', 'a', { 'a-lac': 6 }]);
    },
    '1.10': (s) => s.act('open-deployment'),
    '2.1': (s) => s.act('repair', { ships: { ships: ['a:BB-3'] } }),
    '2.2': async (s) => {
      await move(s, 'Naval bases in Japan 676', 'Truk 754', ['j:CV-1', 'j:OIL-1']);
      await s.act('indian-ocean', { force: { nac: 32 }, loss: 2, gain: [4, 5] });
      await s.undo();
      await s.finish({ gain: [4, 4] });
    },
  });
}

/** A line amended, then a fight: a base is hit, and of a destroyer the weeks are asked. */
async function fightOn(session: Session): Promise<void> {
  const luzon = session.projection.value.runs.findLast(({ opened }) => opened.procedure === 'fight');
  const count = { key: 'count-1', answer: { kind: 'form', values: { count: 2 } } } as const;
  expect(
    await session.record('amend', (projection, pack) =>
      amend(session.game, projection, pack, { of: luzon?.opened.id ?? '', changes: [count] }, 'Misread'),
    ),
    session.notice.value?.message,
  ).toBe(true);
  expect(await session.start({ procedure: 'fight', args: {} })).toBe(true);
  const wake = { name: 'Wake', side: 'a', kind: 'air', capacity: 5, state: 'damaged' };
  for (const short of [{ place: 'Wake' }, 'base', wake, 'ship', 'j', 'j:DD-1']) {
    const prompt = session.question.value?.prompt as Prompt;
    expect(await session.answer(prompt.key, expand(prompt, short)), prompt.key).toBe(true);
  }
}

/** The chart of these players brings ships and regiments in turn 2. */
const printed = (cell: { readonly chart: string; readonly row: string }) =>
  cell.chart === 'reinforcements' ? 'TR-9, two 8-15' : unread(cell);

/** Before the war: the die of the Allied deployment is to be thrown behind the curtain. */
async function deploy(seat: Seat): Promise<void> {
  await begin(seat, 'g5', ['allyVarDeploy']);
  await seat.act('deployment', { die: LEFT_OPEN });
}

const openOn = async (store: Store, id: string): Promise<Session> =>
  take(await openSession(registry, id, async () => ({ ok: true, value: store })));

/** The hands of a script on the app itself, which learns and stores as it does on a phone. */
const handsOn = (session: Session): Hands => ({
  ...NO_HANDS,
  start: async ({ procedure, args }) =>
    expect(await session.start({ procedure, args }), procedure).toBe(true),
  atOnce: async ({ procedure, args }, prompt, short) =>
    expect(
      await session.start({ procedure, args }, { key: prompt.key, answer: expand(prompt, short) }),
      procedure,
    ).toBe(true),
  answer: async (prompt, short) =>
    expect(await session.answer(prompt.key, expand(prompt, short)), prompt.key).toBe(true),
  undo: async () => expect(await session.undo()).toBe(true),
});

/** All that a player has of a game. */
function shownNow(session: Session) {
  const { prompt } = session.question.value ?? {};
  const question = prompt && {
    key: prompt.key,
    kind: prompt.kind,
    title: prompt.title,
    secret: prompt.secret,
  };
  const { title, charts } = shownBy(session);
  return JSON.parse(
    JSON.stringify({ title, question, charts, ...shownOf(session.game, session.projection.value.entries) }),
  );
}

/** It was made before a ship was called by its side and its name. */
const asCalledThen = <S>(shown: S): S =>
  JSON.parse(JSON.stringify(shown).replaceAll(/(?:Japanese|Allied) ([A-Z]+-\d+)(?: [A-Z][a-z]+)?/g, '$1'));

async function makeStore(): Promise<Stored> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
  const store = take(await openStore('made'));
  const library = createLibrary(async () => ({ ok: true, value: store }));
  const shown: { [game: string]: Shown } = {};
  for (const [title, play, after] of [
    ['In a fight', toTurn2, fightOn],
    ['Behind the curtain', deploy, undefined],
  ] as const) {
    const id = take(await library.create(registry, usnDeluxe.id, title, 'own'));
    const session = await openOn(store, id);
    await playScript(usnDeluxe, { play, unread: printed }, handsOn(session));
    await after?.(session);
    shown[id] = shownNow(session);
    session.close();
  }
  return { ...(await readTables('made')), shown };
}

afterEach(() => {
  vi.useRealTimers();
});

it.runIf(process.env.MAKE_STORE && !existsSync(FILE))('makes the store', async () => {
  writeFileSync(FILE, entryLines(await makeStore()));
});

describe.runIf(existsSync(FILE))('the store of the clerk', () => {
  const stored = (): Stored => JSON.parse(readFileSync(FILE, 'utf8'));
  const opened = async (name: string, id = '') => {
    await writeTables(name, stored() as unknown as Dump);
    return openOn(take(await openStore(name)), id);
  };
  const ids = existsSync(FILE) ? Object.entries(stored().shown).map(([id, { title }]) => [title, id]) : [];

  it.each(ids)(
    '%s: opens at its question, with the same state, log, totals and charts',
    async (title, id) => {
      const session = await opened(`opened-${title}`, id);
      expect(session.notice.value).toBeUndefined();
      const { state, ...shown } = stored().shown[id ?? ''];
      const { state: now, ...rest } = shownNow(session);
      expect(asCalledThen(rest)).toEqual(asCalledThen(shown));
      expect(now).toMatchObject(state);
    },
  );

  it.each(ids)('%s: goes on from its question', async (title, id) => {
    const session = await opened(`played-${title}`, id);
    const prompt = session.question.value?.prompt as Prompt;
    expect(await session.answer(prompt.key, expand(prompt, prompt.kind === 'dice' ? 4 : {}))).toBe(true);
    expect(session.question.value?.prompt.key).not.toBe(prompt.key);
  });
});
