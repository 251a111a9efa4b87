// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as rescuing from '../../src/app/backups/rescue';
import * as creating from '../../src/app/library';
import { lostGames } from '../../src/app/lost-games';
import * as opening from '../../src/app/opened-store';
import * as keeping from '../../src/app/safety/copy-of-kept';
import * as safety from '../../src/app/safety/offers';
import { broughtBack, isLookedUp, type Offer, offers } from '../../src/app/safety-state';
import { fail, ok } from '../../src/core/result';
import { SAFETY } from '../../src/storage/safety/name';
import { lineText, pathOf, segmentText, sumOfLines } from '../../src/storage/safety/segment';
import type { Store } from '../../src/storage/store';
import { RescueScreen } from '../../src/ui/backups/rescue';
import { HomeScreen } from '../../src/ui/first/home';
import { OpeningFailed } from '../../src/ui/stuck/opening-failed';
import { toyMeta } from '../games/toy/toy';
import { fakeCaches } from '../support/fake-caches';
import { until } from '../support/until';
import { draw, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/library', { spy: true });
vi.mock('../../src/app/opened-store', { spy: true });
vi.mock('../../src/app/safety/offers', { spy: true });
vi.mock('../../src/app/safety/copy-of-kept', { spy: true });
vi.mock('../../src/app/backups/rescue', { spy: true });

const offer = (id: string, more: Partial<Offer> = {}): Offer => ({
  ...{ id, title: `Game ${id}`, lines: 41, known: 41, at: NOON, ...more },
});
const list = creating.games as { value: unknown };
const back = (done: Offer) => {
  offers.value = offers.value.filter(({ id }) => id !== done.id);
  broughtBack.value = [...broughtBack.value, done];
  return ok(undefined);
};

beforeEach(() => {
  offers.value = [];
  broughtBack.value = [];
  list.value = { state: 'ready', rows: [] };
  (lostGames as { value: unknown }).value = undefined;
  vi.mocked(creating.refresh).mockResolvedValue();
  vi.mocked(opening.openedStore).mockResolvedValue(ok({} as Store));
  vi.mocked(safety.bringBack).mockImplementation(async (_, one) => back(one));
  vi.mocked(keeping.copyOfKept).mockResolvedValue(fail('safety.unreadable', 'Not just now.'));
});

afterEach(() => void vi.unstubAllGlobals());

const home = <HomeScreen registry={[toyMeta]} />;

describe('games that the browser has lost', () => {
  it('are offered before anything else, with what comes back and what is lost even so', async () => {
    offers.value = [offer('a'), offer('b', { known: 44 }), offer('c', { known: 42 })];
    await draw(home);
    expect(texts('.welcome')).toEqual([]);
    expect(texts('[aria-label="Safety copies"] .lead')).toEqual([
      'This browser has lost 3 games. War Diary kept a safety copy.',
    ]);
    expect(texts('[aria-label="Safety copies"] li')).toEqual([
      expect.stringMatching(/^Game a41 entries, the last from .*\d\.$/),
      expect.stringMatching(/Entries 42 to 44 are lost\.$/),
      expect.stringMatching(/Entry 42 is lost\.$/),
    ]);
  });

  it('come back with one tap, and what is missing is counted', async () => {
    offers.value = [offer('a'), offer('b', { known: 44 })];
    await draw(home);
    await tap('Bring them back');
    await settled();
    expect(texts('[aria-label="Safety copies"]')).toEqual([]);
    expect(texts('[role=status] p span')).toEqual([
      'Game a is back with 41 entries. As far as the app can tell, no entry is missing. Check that the game stands where you left it.',
      'Game b is back with 41 entries. Entries 42 to 44 are lost. See where the game stands, and enter again what is missing.',
    ]);
    await tap('Dismiss');
    expect(texts('[role=status] p')).toEqual([]);
  });

  it('stay offered where one could not be brought back, with the reason', async () => {
    offers.value = [offer('a'), offer('b')];
    vi.mocked(safety.bringBack).mockImplementation(async (_, one) =>
      one.id === 'a' ? fail('store.quota', 'The disk is full.') : back(one),
    );
    await draw(home);
    await tap('Bring them back');
    await settled();
    expect(texts('[aria-label="Safety copies"] li b')).toEqual(['Game a']);
    expect(texts('[aria-label="Safety copies"] [role=alert] p')).toContain('The disk is full.');
    expect(texts('[aria-label="Safety copies"] button')).toContain('Save a copy');
  });

  describe('where the games cannot be opened', () => {
    const file = { text: '{}', at: NOON, games: [], leftOut: [], sealed: true, lacking: [] };
    const saved: string[] = [];
    beforeEach(() => {
      saved.length = 0;
      list.value = { state: 'failed', problem: { code: 'store.open', message: 'Refused.' } };
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(this.download);
      });
      vi.mocked(keeping.copyOfKept).mockResolvedValue(ok(file));
    });

    it('can be saved as a file, with what to do then, and cannot be deleted', async () => {
      offers.value = [offer('a'), offer('b')];
      await draw(home);
      expect(texts('[aria-label="Safety copies"] .lead')).toEqual([
        'The saved games cannot be opened. War Diary kept a safety copy of 2 games.',
      ]);
      expect(texts('[aria-label="Safety copies"] p').join(' ')).toMatch(
        /Save a copy first.* one tap brings back what is missing\..*Clear this site’s data.*open the saved file/,
      );
      expect(texts('[aria-label="Safety copies"] button')).toEqual(['Save a copy']);
      await tap('Save a copy');
      expect(saved).toEqual(['War Diary, safety copies.json']);
      expect(texts('[aria-label="Safety copies"] output')).toEqual([
        'Saved to your downloads. Keep a copy on another device too.',
      ]);
      expect(vi.mocked(keeping.copyOfKept).mock.lastCall?.[1]).toEqual(offers.value);
    });

    it('say what is not in the file, and make it anew where it could not be made', async () => {
      const why = { code: 'safety.unreadable', message: 'Not just now.' };
      vi.mocked(keeping.copyOfKept).mockRejectedValueOnce(new Error('no'));
      offers.value = [offer('a')];
      await draw(home);
      expect(texts('[aria-label="Safety copies"] .notice p')).toEqual([
        expect.stringContaining('The file could not be made.'),
      ]);
      vi.mocked(keeping.copyOfKept).mockResolvedValue(
        ok({ ...file, leftOut: [{ title: 'Game a', problem: why }] }),
      );
      await tap('Save a copy');
      await settled();
      expect(saved).toEqual([]);
      expect(texts('[aria-label="Safety copies"] .error')).toEqual(['Not in it: Game a. Not just now.']);
    });

    it('are offered beside what the storage still gives, where it gives nothing', async () => {
      vi.mocked(rescuing.rescue).mockResolvedValue(fail('rescue.refused', 'Nothing can be read.'));
      offers.value = [offer('a')];
      await draw(<RescueScreen registry={[toyMeta]} />);
      await tap('Save a copy');
      expect(saved).toEqual(['War Diary, safety copies.json']);
    });

    const problem = { code: 'store.open', message: 'Refused.' };
    it.each([
      ['the first screen', home],
      ['what saves what can be read', <RescueScreen key="" registry={[toyMeta]} />],
      [
        'a game that does not open',
        <OpeningFailed key="" id="a" registry={[toyMeta]} problem={problem} onRetry={vi.fn()} />,
      ],
    ])('are looked for after a reload by %s', async (_, screen) => {
      const disk = fakeCaches();
      vi.stubGlobal('caches', disk.caches);
      const row = {
        ...{ id: 'a', game: toyMeta.id, title: 'Friday', charts: 'own', created: NOON, updated: NOON },
        ...{ archived: false, entries: 1, summary: 'Turn 1' },
      };
      const note = { game: 'a', id: 'd:1', seq: 1, at: NOON, kind: 'v1.Noted', text: 'Snow' };
      const line = lineText(note);
      const name = { game: 'a', merges: 0, after: 0, to: 1, at: NOON, before: 0, sum: sumOfLines([line]) };
      const cache = await caches.open(SAFETY);
      await cache.put(pathOf(name), new Response(segmentText({ row }, [line])));
      list.value = { state: 'loading' };
      vi.mocked(creating.refresh).mockImplementation(async () => {
        list.value = { state: 'failed', problem };
      });
      vi.mocked(rescuing.rescue).mockResolvedValue(fail('rescue.refused', 'Nothing can be read.'));
      await draw(screen);
      await until(() => expect(texts('[aria-label="Safety copies"] li b')).toEqual(['Friday']));
      expect(texts('[aria-label="Safety copies"] button')).toEqual(['Save a copy']);
    });
  });

  it('are not asked about twice: what has a safety copy is not named as lost for good', async () => {
    (lostGames as { value: unknown }).value = ['Game a', 'Game z'];
    offers.value = [offer('a')];
    await draw(home);
    expect(texts('.notice p')[0]).toContain('with it "Game z". ');
  });

  it('are not called lost before it was looked up whether they can be brought back', async () => {
    let lookedUp = () => {};
    const looking = new Promise<void>((resolve) => {
      lookedUp = resolve;
    });
    vi.stubGlobal('caches', { has: async () => looking.then(() => false) });
    isLookedUp.value = false;
    (lostGames as { value: unknown }).value = ['Game z'];
    await draw(home);
    expect(texts('.notice p')).toEqual([]);
    lookedUp();
    await settled();
    expect(texts('.notice p')[0]).toContain('with it "Game z". ');
  });

  it('lose their copies only after a word of confirmation', async () => {
    vi.mocked(safety.forgetOffer).mockResolvedValue();
    offers.value = [offer('a')];
    await draw(home);
    await tap('Delete it');
    expect(texts('dialog')[0]).toContain('This deletes for good what only they hold.');
    expect(safety.forgetOffer).not.toHaveBeenCalled();
    await tap('Delete');
    expect(safety.forgetOffer).toHaveBeenCalledWith('a');
  });
});

it('a game that does not open offers its own copy alone, and is opened again once it is whole', async () => {
  const onRetry = vi.fn();
  offers.value = [offer('a', { here: 38 }), offer('b')];
  await draw(
    <OpeningFailed
      id="a"
      registry={[toyMeta]}
      problem={{ code: 'store.lost', message: 'Line 12.' }}
      onRetry={onRetry}
    />,
  );
  expect(texts('[aria-label="Safety copies"] .lead')).toEqual([
    'This browser has lost entries of a game. War Diary kept a safety copy.',
  ]);
  expect(texts('[aria-label="Safety copies"] li')).toEqual(['Game a3 entries that are missing here.']);
  expect(onRetry).not.toHaveBeenCalled();
  await tap('Bring it back');
  await settled();
  expect(onRetry).toHaveBeenCalledTimes(1);
});
