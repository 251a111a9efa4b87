// The game clock of an open game (decision 0068): whose time runs and when, how it goes on record, and what is left of it
// where the app is hidden, closed or killed.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { curtainOpen } from '../../src/app/curtain-open';
import { openTable } from '../../src/app/exchange/table';
import { type GameClock, keepClock } from '../../src/app/game-clock';
import { createLibrary } from '../../src/app/library';
import { openSession } from '../../src/app/open-session';
import type { Session } from '../../src/app/session';
import { clockOf } from '../../src/core/journal/clock';
import { setClock } from '../../src/core/journal/set-clock';
import type { Game, GameMeta } from '../../src/core/play/game';
import { askChoice, startDerivation } from '../../src/core/play/procedure';
import type { Store } from '../../src/storage/store';
import { fakeLocks } from '../support/locks';
import { freshStore, march, sameStore, take, withAppend } from './session-support';
import { chose, tinyGame } from './tiny-game';
import { annOpens, joinTiny } from './tiny-phones';

/** Tiny War in turns: each march hands over; red may be asked something alone. */
const turns: Game<unknown> = {
  ...(tinyGame as Game<unknown>),
  procedures: {
    ...(tinyGame.procedures as Game<unknown>['procedures']),
    hide: {
      id: 'hide',
      rule: '[3.1]',
      title: () => 'Hide',
      *run() {
        const options = [{ value: 'here', label: 'Here' }];
        yield* askChoice(startDerivation(), {
          key: 'where',
          rule: '[3.1]',
          title: 'Where?',
          options,
          secret: 'red',
        });
        return { events: [], trace: [{ kind: 'title', label: 'Hidden' }] };
      },
    },
  },
  table: (state) => {
    const { side, marches } = state as { side: string; marches: number };
    const acts = marches % 2 ? 'red' : 'blue';
    return { ...tinyGame.table(state as never), ...(side && marches < 9 && { side: acts }) };
  },
};
const registry: readonly GameMeta[] = [
  { id: 'tiny', title: 'Tiny War', blurb: '', load: async () => turns, bounds: async () => ({}) },
];

const kept = new Map<string, string>();
let hidden = false;
let look = () => {};
let leaving = new AbortController();
const told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_800_000_000_000 });
  kept.clear();
  told.length = 0;
  hidden = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return hidden ? 'hidden' : 'visible';
    },
    addEventListener: (_: string, told: () => void) => {
      look = told;
    },
    removeEventListener: () => {},
  });
});
afterEach(() => {
  leaving.abort();
  curtainOpen.value = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTime(1000 * seconds);
/** Out of sight for so long. */
function hide(seconds: number): void {
  hidden = true;
  look();
  // Its timers stand still there, or as good as.
  vi.setSystemTime(Date.now() + 1000 * seconds);
  hidden = false;
  look();
}
const run = (session: Session): GameClock => {
  leaving = new AbortController();
  return keepClock(session, (side, left) => told.push(`${side} ${left}`), leaving.signal);
};
const open = async (store: Store, id: string): Promise<Session> =>
  take(await openSession(registry, id, async () => ({ ok: true, value: store })));

/** A game with a clock that runs, blue to act. */
async function started(minutes = 60, from?: Store) {
  const store = from ?? (await freshStore());
  const library = createLibrary(async () => ({ ok: true, value: store }));
  const id = take(await library.create(registry, 'tiny', '', 'own', undefined, 'set-up', String(minutes)));
  const session = await open(store, id);
  await session.answer('side', chose('blue'));
  const clock = run(session);
  expect(clock.stands.value).toBe('paused');
  await session.clock(setClock(minutes, true));
  return { store, id, session, clock };
}
const north = { key: 'way', answer: chose('north') };
const recorded = (session: Session) => clockOf(session.projection.value)?.used;
const killed = () => {
  // Nothing that is left is told: no hiding, no leaving.
  const { signal } = leaving;
  leaving = new AbortController();
  vi.clearAllTimers();
  return signal;
};

describe('whose time runs', () => {
  test('that of the side that has to act, until a tap hands over; the time goes with the tap', async () => {
    const { session, clock, store, id } = await started();
    expect(clock.runsFor.value).toBe('blue');
    pass(90);
    expect(clock.left.value).toEqual({ blue: 3510, red: 3600 });
    expect(recorded(session)).toEqual({});
    const lines = session.projection.value.entries.length;
    expect(await session.start(march, north)).toBe(true);
    expect(session.projection.value.entries).toHaveLength(lines + 1);
    expect(recorded(session)).toEqual({ blue: 90 });
    expect(clock.runsFor.value).toBe('red');
    pass(30);
    expect(clock.left.value).toEqual({ blue: 3510, red: 3570 });
    await session.note('tea');
    expect(recorded(session)).toEqual({ blue: 90, red: 30 });
    const stored = take(await store.loadGame(id)).entries.map(({ used }) => used);
    expect(stored.filter(Boolean)).toEqual([{ blue: 90 }, { red: 30 }]);
  });

  test('nobody’s before it is started, while it is paused, and where neither side has to act', async () => {
    const { session, clock } = await started();
    await session.clock(setClock(60, false));
    pass(60);
    expect([clock.stands.value, clock.left.value.blue]).toEqual(['paused', 3600]);
    await session.clock(setClock(60, true));
    pass(1);
    for (let i = 0; i < 9; i += 1) await session.start(march, north);
    const { left } = clock;
    const before = left.value;
    pass(60);
    expect([clock.stands.value, left.value]).toEqual(['nobody', before]);
  });

  test('a question that a side answers alone costs no time until its curtain is first open', async () => {
    const { session, clock } = await started();
    await session.start({ procedure: 'hide', args: {} });
    pass(60);
    expect([clock.stands.value, clock.runsFor.value]).toEqual(['curtain', undefined]);
    curtainOpen.value = true;
    pass(10);
    curtainOpen.value = false;
    pass(10);
    expect(clock.left.value).toEqual({ blue: 3600, red: 3580 });
    await session.answer('where', chose('here'));
    expect(recorded(session)).toEqual({ red: 20 });
    await session.start({ procedure: 'hide', args: {} });
    expect(clock.stands.value).toBe('curtain');
  });

  test('what only another phone can answer is asked behind no curtain: its side’s time runs', async () => {
    const { session } = await started();
    leaving.abort();
    await session.start({ procedure: 'hide', args: {} });
    const clock = run({ ...session, elsewhere: () => ({ words: 'For Ken’s phone' }) });
    pass(10);
    expect(clock.left.value).toEqual({ blue: 3600, red: 3590 });
  });

  test('undo gives no time back', async () => {
    const { session, clock } = await started();
    pass(40);
    await session.start(march, north);
    pass(20);
    await session.undo();
    expect(recorded(session)).toEqual({ blue: 40, red: 20 });
    expect(clock.runsFor.value).toBe('blue');
    await session.clock(setClock(60, false));
    expect(session.canRedo.value).toBe(true);
    expect(await session.redo()).toBe(true);
  });

  test('a tap that is not saved keeps its time for the next one', async () => {
    const { store, id, session: first } = await started();
    leaving.abort();
    first.close();
    let fails = true;
    const broken = withAppend(store, async (...args) =>
      fails
        ? { ok: false, problem: { code: 'store.write', message: 'refused' } }
        : await store.append(...args),
    );
    const session = await open(broken, id);
    run(session);
    pass(12);
    expect(await session.note('lost')).toBe(false);
    expect(recorded(session)).toEqual({});
    fails = false;
    expect(await session.note('kept')).toBe(true);
    expect(recorded(session)).toEqual({ blue: 12 });
  });
});

describe('while nobody sees the game', () => {
  test('hidden it stands still, and says for how long until something is recorded', async () => {
    const { session, clock } = await started();
    pass(10);
    hide(720);
    expect(clock.stood.value).toBe(720);
    pass(10);
    expect(clock.left.value.blue).toBe(3580);
    expect(clock.stood.value).toBe(720);
    await session.note('back');
    expect(clock.stood.value).toBe(0);
  });

  test('a glance away is no pause to tell of', async () => {
    const { clock } = await started();
    hide(3);
    expect(clock.stood.value).toBe(0);
  });

  test('a device that slept with the game on its screen has used no time', async () => {
    const { clock } = await started();
    pass(10);
    vi.setSystemTime(Date.now() + 600_000);
    pass(1);
    expect(clock.left.value.blue).toBe(3590);
    expect(clock.stood.value).toBe(601);
    // Nor does a clock set back give any.
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(5);
    expect(clock.left.value.blue).toBeGreaterThanOrEqual(3584);
    expect(clock.left.value.blue).toBeLessThanOrEqual(3586);
  });

  test('left and opened again it goes on, with what was counted and not recorded', async () => {
    const { store, id, session } = await started();
    pass(33);
    leaving.abort();
    session.close();
    vi.setSystemTime(Date.now() + 300_000);
    const again = await open(store, id);
    expect(recorded(again)).toEqual({});
    const clock = run(again);
    expect([clock.left.value.blue, clock.runsFor.value, clock.stood.value]).toEqual([3567, 'blue', 300]);
    await again.note('on');
    expect(recorded(again)).toEqual({ blue: 33 });
  });

  test('a browser that is killed loses some seconds at most', async () => {
    const { store, id, session } = await started();
    pass(58);
    killed();
    session.close();
    const clock = run(await open(store, id));
    expect(clock.left.value.blue).toBeGreaterThanOrEqual(3542);
    expect(clock.left.value.blue).toBeLessThanOrEqual(3547);
  });

  test.each([
    'no JSON',
    '{}',
    '[["x"]]',
    '[["g",{"counted":{"blue":-5},"at":1}]]',
    '[["g",{"counted":{"blue":"x"}}]]',
  ])('what a browser gives back as %s counts as nothing', async (text) => {
    const { store, id, session } = await started();
    pass(20);
    leaving.abort();
    session.close();
    kept.set('war-diary:clock', text.replace('"g"', JSON.stringify(id)));
    expect(run(await open(store, id)).left.value.blue).toBe(3600);
  });

  test('paused, left and opened again it has not stood still for anybody', async () => {
    const { store, id, session } = await started();
    pass(10);
    await session.clock(setClock(60, false));
    leaving.abort();
    session.close();
    vi.setSystemTime(Date.now() + 3_600_000);
    const clock = run(await open(store, id));
    expect([clock.stands.value, clock.stood.value, clock.left.value.blue]).toEqual(['paused', 0, 3590]);
  });
});

test('five minutes, one and none are told once each; the game goes on below nothing', async () => {
  const { session, clock } = await started(6);
  pass(50);
  expect(told).toEqual([]);
  pass(20);
  await session.note('x');
  pass(240);
  pass(120);
  expect(told).toEqual(['blue 300', 'blue 60', 'blue 0']);
  expect(clock.left.value.blue).toBe(-70);
  expect(await session.start(march, north)).toBe(true);
  expect(clock.runsFor.value).toBe('red');
});

test('minutes that no clock has are refused before there is a game', async () => {
  const store = await freshStore();
  const library = createLibrary(async () => ({ ok: true, value: store }));
  const created = await library.create(registry, 'tiny', '', 'own', undefined, 'set-up', 'soon');
  expect(created.ok ? '' : created.problem.code).toBe('clock.minutes');
  expect(take(await store.listGames())).toEqual([]);
});

test('of two tabs the one that plays counts, on from where the other was', async () => {
  const locks = fakeLocks();
  vi.stubGlobal('navigator', { locks });
  const { id, session, clock } = await started();
  pass(30);
  const other = await open(await sameStore(), id);
  await vi.waitFor(() => expect(other.following.value).toBe(true));
  leaving = new AbortController();
  const watching = keepClock(other, () => {}, leaving.signal);
  expect(watching.stands.value).toBe('tab');
  await other.takeOver();
  await vi.waitFor(() => expect([other.following.value, session.following.value]).toEqual([false, true]));
  expect(clock.stands.value).toBe('tab');
  pass(10);
  expect(watching.runsFor.value).toBe('blue');
  // Some seconds may be lost between the two.
  expect(watching.left.value.blue).toBeGreaterThanOrEqual(3560);
  expect(watching.left.value.blue).toBeLessThanOrEqual(3565);
});

test('at a game on several phones the one that records counts', async () => {
  const { session, clock } = await started();
  pass(5);
  expect(await openTable(session, 'blue', 'Ann')).toBe(true);
  pass(5);
  expect([clock.stands.value, clock.left.value.blue]).toEqual([undefined, 3590]);
  await session.note('on');
  expect(recorded(session)).toEqual({ blue: 10 });
});

test('another phone shows what the entries say, and counts nothing beside it', async () => {
  const ann = await annOpens();
  await ann.session.clock(setClock(60, true));
  ann.session.timeBy({ due: () => ({ used: { blue: 65 } }), kept: () => {} });
  await ann.session.note('thought');
  const ken = await joinTiny(ann, 'red', 'Ken');
  const clock = run(ken.session);
  pass(30);
  expect([clock.stands.value, clock.left.value]).toEqual(['elsewhere', { blue: 3535, red: 3600 }]);
  // What he writes beside says nothing of time.
  expect(await ken.session.note('tea')).toBe(true);
  expect(ken.session.projection.value.entries.at(-1)).not.toHaveProperty('used');
});
