import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { growGame } from '../../../src/app/own/author/grow-game';
import { makeGame } from '../../../src/app/own/author/make-game';
import type { Session } from '../../../src/app/session';
import type { Change } from '../../../src/own/author/change';
import { problems } from '../../../src/storage/problems';
import type { Store } from '../../../src/storage/store';
import { fakeLocks } from '../../support/locks';
import { freshStore, take } from '../session-support';
import { opens, reopen, sit } from './own-support';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

const BEGIN = { do: 'begin', title: 'Marengo', sides: ['French', 'Austrian'], turns: { count: 8 } } as const;
const full = async () => ({ ok: false, problem: problems.noGame }) as const;
const kept = async (store: Store) =>
  take(await store.listFiles()).map(({ game, edition, kept }) => [game, edition, kept]);

describe('a game that is made on the phone', () => {
  test('is begun by its file, which is kept; another one of the name has another id', async () => {
    const store = await freshStore();
    const id = take(await makeGame(BEGIN, opens(store)));
    take(await makeGame({ ...BEGIN, title: 'marengo!' }, opens(store)));
    expect((await kept(store)).toSorted()).toEqual([
      ['own:marengo', 1, true],
      ['own:marengo-2', 1, true],
    ]);
    const session = await reopen(store, id);
    expect(session.row.value).toMatchObject({ title: 'Marengo', game: 'own:marengo', charts: 'own' });
  });

  test('takes the id of no game that the app has, as code or as a file', async () => {
    const store = await freshStore();
    take(await makeGame({ ...BEGIN, title: 'IPH' }, opens(store)));
    take(await makeGame({ ...BEGIN, title: 'Hollow Ridge' }, opens(store)));
    expect((await kept(store)).map(([game]) => game).toSorted()).toEqual(['own:hollow-ridge-2', 'own:iph-2']);
  });

  test('leaves nothing behind where it cannot be stored', async () => {
    const store = await freshStore();
    expect((await makeGame(BEGIN, opens({ ...store, addCopies: full }))).ok).toBe(false);
    expect(await kept(store)).toEqual([]);
    expect(take(await store.listGames())).toEqual([]);
  });

  test('can be played where only the mark that keeps its file cannot be stored', async () => {
    const store = await freshStore();
    const id = take(await makeGame(BEGIN, opens({ ...store, keepFile: full })));
    expect(await kept(store)).toEqual([['own:marengo', 1, false]]);
    expect((await reopen(store, id)).question.value).toBeDefined();
  });

  test('is refused at the place that does not fit, and nothing is stored', async () => {
    const store = await freshStore();
    const made = await makeGame({ ...BEGIN, sides: ['French', 'x'.repeat(50)] }, opens(store));
    expect(made).toMatchObject({ ok: false, problem: { field: 'sides.2.name' } });
    expect(await kept(store)).toEqual([]);
  });
});

describe('a game that grows while it is played', () => {
  const SUPPLY: Change = {
    ...{ do: 'add', section: 'counters', value: { name: 'Supply', start: 6, min: 0, max: 12 } },
  };
  const begun = async (): Promise<{ store: Store; session: Session }> => {
    const store = await freshStore();
    const session = await reopen(store, take(await makeGame(BEGIN, opens(store))));
    await sit(session);
    return { store, session };
  };
  const supply = ({ projection }: Session) =>
    (projection.value.state as { counters: { [id: string]: { value: unknown } } }).counters.supply?.value;

  test('goes on by the next edition, which is kept; one undo takes it back, and its number is not used again', async () => {
    const { store, session } = await begun();
    const entries = session.projection.value.entries.length;
    take(await growGame(session, SUPPLY, opens(store)));
    expect(supply(session)).toBe(6);
    expect(session.projection.value.entries.length).toBe(entries + 1);
    await session.undo();
    expect(supply(session)).toBeUndefined();
    take(await growGame(session, { ...SUPPLY, id: 'supply' }, opens(store)));
    expect((await kept(store)).map(([, edition, is]) => [edition, is]).toSorted()).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(supply(await reopen(store, session.row.value.id))).toBe(6);
  });

  test('stays as it is while a question is open, and where nothing would be otherwise', async () => {
    const { store, session } = await begun();
    const lines = ['French player turn, French', 'Austrian player turn, Austrian'];
    expect(await growGame(session, { do: 'steps', lines }, opens(store))).toMatchObject({
      ok: false,
      problem: { code: 'author.same' },
    });
    await session.start({ procedure: 'act:roll-dice', args: {} });
    expect((await growGame(session, SUPPLY, opens(store))).ok).toBe(false);
    expect(session.notice.value).toBeUndefined();
    expect(supply(session)).toBeUndefined();
    expect(await kept(store)).toHaveLength(1);
  });
});
