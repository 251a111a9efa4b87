// @vitest-environment page
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../games/toy/registry';
import { pause, until } from '../support/until';

/** The app as it starts in a new tab, at this address. */
async function start(hash: string) {
  vi.resetModules();
  location.hash = hash;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const { startApp } = await import('../../src/ui/first/app');
  startApp(root, registry);
  return { root, route: await import('../../src/app/route'), library: await import('../../src/app/library') };
}
const heading = () => document.querySelector('h1')?.textContent;
const headed = (words: string) => until(() => expect(heading()).toBe(words));
const titled = (words: string) => until(() => expect(document.title).toBe(words));

vi.mock('../../src/app/opened-store', async () => {
  const { fail } = await import('../../src/core/result');
  const openedStore = async () => fail('store.open', 'It will not open.');
  return { openedStore, mayHoldGames: async () => true };
});

beforeEach(() => {
  document.documentElement.dataset.deep = '';
  document.documentElement.dataset.known = '';
});
afterEach(() => {
  for (const child of document.body.children) render(null, child);
  document.body.replaceChildren();
});

describe('each address', () => {
  it.each([
    ['', 'War Diary', 'War Diary'],
    ['#/new', 'New game', 'New game · War Diary'],
    ['#/settings', 'Settings', 'Settings · War Diary'],
    ['#/dice', 'Test the dice', 'Test the dice · War Diary'],
    ['#/quick', 'Quick combat', 'Quick combat · War Diary'],
    ['#/backups', 'Copies', 'Copies · War Diary'],
    ['#/rescue', 'Save what can be read', 'Copies · War Diary'],
    ['#/rules', 'Rules', 'Rules · War Diary'],
    ['#/rules/toy/T1', 'Rules', 'T1 · Rules · Smugglers · War Diary'],
    ['#/quick/toy', 'Quick combat', 'Quick combat · Smugglers · War Diary'],
    ['#/hall', 'Run an event', 'Hall · War Diary'],
    ['#/join', 'Join a game', 'Join a game · War Diary'],
    ['#/ready', 'Ready for the hall', 'Ready for the hall · War Diary'],
    ['#/keys', 'Keyboard shortcuts', 'Keyboard shortcuts · War Diary'],
    ['#/phones', 'Two phones', 'Two phones · War Diary'],
    ['#/packs/toy', 'Charts: Smugglers', 'Charts · Smugglers · War Diary'],
    ['#/packs/unknown', 'War Diary', 'Charts · War Diary'],
    ['#/g/x', 'This game did not open', 'War Diary'],
    ['#/g/x/ledger', 'This game did not open', 'Ledger · War Diary'],
    ['#/g/x/charts', 'This game did not open', 'Charts · War Diary'],
    ['#/g/x/edit/y', 'This game did not open', 'Charts · War Diary'],
    ['#/g/x/log', 'This game did not open', 'Log · War Diary'],
    ['#/g/x/amend/y', 'This game did not open', 'Amend · War Diary'],
    ['#/g/x/override/y', 'This game did not open', 'Override · War Diary'],
    ['#/g/x/rules', 'This game did not open', 'Rules · War Diary'],
    ['#/g/x/guide', 'This game did not open', 'What now · War Diary'],
    ['#/g/x/sheet', 'This game did not open', 'State sheet · War Diary'],
    ['#/g/x/fork/y', 'This game did not open', 'Which is right · War Diary'],
    ['#/g/x/phones', 'This game did not open', 'Two phones · War Diary'],
    ['#/g/x/report', 'This game did not open', 'After the battle · War Diary'],
  ])('%s is headed "%s" and the tab "%s"', async (hash, words, title) => {
    await start(hash);
    await headed(words);
    expect(document.title).toBe(title);
  });

  it('of an example is called so until it is there, and without one is home', async () => {
    const { route } = await start('#/settings');
    await headed('Settings');
    const titles: string[] = [];
    route.go({ screen: 'example' });
    titles.push(document.title);
    await headed('War Diary');
    expect(titles).toEqual(['Example · War Diary']);
  });

  it('of the game played last is home where there is none', async () => {
    const { route } = await start('#/continue');
    await until(() => expect(route.route.value).toEqual({ screen: 'home' }));
    expect(document.title).toBe('War Diary');
  });
});

describe('the app', () => {
  it('takes the place of the frame that was drawn before it', async () => {
    await start('');
    expect(document.documentElement.dataset).not.toHaveProperty('deep');
    expect(document.documentElement.dataset).not.toHaveProperty('known');
    expect(heading()).toBe('War Diary');
    await pause(20);
    expect(document.activeElement).toBe(document.body);
  });

  it('a link of the frame that was followed before it came leads to the heading of its screen', async () => {
    await start('#/new');
    await until(() => expect(document.activeElement?.textContent).toBe('New game'));
  });

  it('each new screen begins at its top, with the focus on its heading; another part of the same does not', async () => {
    const { route } = await start('#/new');
    await headed('New game');
    const scroll = vi.spyOn(window, 'scrollTo');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    route.go({ screen: 'home' });
    await until(() => expect(document.activeElement?.textContent).toBe('War Diary'));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    route.go({ screen: 'rules' });
    await until(() => expect(document.activeElement?.textContent).toBe('Rules'));
    await pause(20);
    scroll.mockClear();
    route.go({ screen: 'rules', game: 'toy' });
    await pause(20);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('says the title of the game in that of the tab, once the games are known', async () => {
    const { library } = await start('#/g/x/log');
    await titled('Log · War Diary');
    const row = { id: 'x', title: 'Friday' };
    (library.games as { value: unknown }).value = {
      state: 'ready',
      rows: [{ id: 'y', title: 'Other' }, row],
    };
    expect(document.title).toBe('Log · Friday · War Diary');
  });

  it('what a screen throws takes its place, and is kept for the report', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { route } = await start('#/settings');
    await headed('Settings');
    const { installOffer } = await import('../../src/ui/device/install');
    Object.defineProperty(navigator, 'userAgent', {
      get: () => {
        throw new Error('boom');
      },
      configurable: true,
    });
    installOffer.value = async () => {};
    await headed('Something broke');
    Reflect.deleteProperty(navigator, 'userAgent');
    expect(document.querySelector('.diagnosis')?.textContent).toContain('boom');
    const home = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Home');
    home?.click();
    await headed('War Diary');
    expect(route.route.value).toEqual({ screen: 'home' });
    error.mockRestore();
  });
});

describe('the page', () => {
  const worker = {
    ...{
      watchLaunches: vi.fn(),
      registerWorker: vi.fn(async () => {}),
      refuseFrame: vi.fn(),
      startApp: vi.fn(),
    },
  };
  const load = async () => {
    vi.resetModules();
    for (const each of Object.values(worker)) each.mockClear();
    vi.doMock('../../src/ui/first/app', () => ({ startApp: worker.startApp }));
    vi.doMock('../../src/ui/first/framed', () => ({ refuseFrame: worker.refuseFrame }));
    vi.doMock('../../src/ui/device/launch', () => ({ watchLaunches: worker.watchLaunches }));
    vi.doMock('../../src/pwa/register', () => ({ registerWorker: worker.registerWorker }));
    await import('../../src/main');
    await vi.dynamicImportSettled();
  };
  afterEach(() => {
    for (const path of ['ui/app', 'ui/framed', 'ui/launch', 'pwa/register']) vi.doUnmock(`../../src/${path}`);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it('starts the app, and a second later, where it was built, what works without a network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'app';
    await load();
    expect(worker.startApp.mock.calls[0]?.[0]).toBe(root);
    vi.advanceTimersByTime(5000);
    await vi.dynamicImportSettled();
    expect(worker.registerWorker).not.toHaveBeenCalled();
    vi.stubEnv('PROD', true);
    await load();
    vi.advanceTimersByTime(999);
    await vi.dynamicImportSettled();
    expect(worker.registerWorker).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await vi.dynamicImportSettled();
    const { offerUpdate } = await import('../../src/ui/device/update');
    expect(worker.registerWorker).toHaveBeenCalledWith(offerUpdate);
    expect(worker.watchLaunches).toHaveBeenCalledOnce();
    expect(worker.refuseFrame).not.toHaveBeenCalled();
  });

  it('inside another page it refuses, and without its place it does nothing', async () => {
    await load();
    expect(worker.startApp).not.toHaveBeenCalled();
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'app';
    vi.stubGlobal('top', {});
    await load();
    expect(worker.refuseFrame).toHaveBeenCalledWith(root);
    expect(worker.startApp).not.toHaveBeenCalled();
  });
});
