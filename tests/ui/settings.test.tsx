// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as states from '../../src/app/chart-state';
import { hapticsSwitch, keysSwitch, screenSwitch } from '../../src/app/device-settings';
import * as trial from '../../src/app/dice-trial';
import * as errors from '../../src/app/errors';
import * as library from '../../src/app/library';
import { dice, oddsShown, setDice, setOddsShown, setTheme, theme } from '../../src/app/settings';
import { fail, ok } from '../../src/core/result';
import * as offline from '../../src/pwa/offline';
import type { GameRow } from '../../src/storage/rows';
import { installOffer } from '../../src/ui/device/install';
import { showKeys } from '../../src/ui/device/keys-dialog';
import { KeysScreen } from '../../src/ui/device/keys-screen';
import * as persisting from '../../src/ui/device/persistence';
import { update } from '../../src/ui/device/update';
import { followTheme } from '../../src/ui/first/theme-color';
import { interludeSwitch } from '../../src/ui/interlude/wanted';
import { ReadyScreen } from '../../src/ui/ready/ready';
import { CopiesCard } from '../../src/ui/settings/copies-card';
import { makeDiagnosis } from '../../src/ui/settings/diagnosis';
import { DiagnosisPart } from '../../src/ui/settings/diagnosis-part';
import { DiceTestScreen } from '../../src/ui/settings/dice-test';
import { SettingsScreen } from '../../src/ui/settings/settings';
import { StorageCard } from '../../src/ui/settings/storage-card';
import { TableCard } from '../../src/ui/settings/table-card';
import { TOY_CHARTS, TOY_PRACTICE } from '../games/toy/charts';
import { toyMeta } from '../games/toy/toy';
import { draw, expectDrawn, expectOutline, freshPage, NOON, settled, tap, texts } from './drawn';

freshPage();

vi.mock('../../src/app/library', { spy: true });
vi.mock('../../src/app/dice-trial', { spy: true });
vi.mock('../../src/app/chart-state', { spy: true });
vi.mock('../../src/app/errors', { spy: true });
vi.mock('../../src/pwa/offline', { spy: true });
vi.mock('../../src/ui/device/persistence', { spy: true });

const row = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  ...{ id, game: 'toy', title: id, charts: 'own', created: 1, updated: NOON, archived: false },
  ...{ entries: 12, summary: '' },
  ...more,
});
const shows = (state: object) => {
  (library.games as { value: unknown }).value = state;
};
const has = (what: object) => {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const pick = async (legend: string, label: string) => {
  const group = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === legend,
  );
  [...(group?.querySelectorAll('label') ?? [])]
    .find(({ textContent }) => textContent === label)
    ?.querySelector('input')
    ?.click();
  await settled();
};
const legends = () => texts('legend');

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(library.refresh).mockResolvedValue(undefined);
  vi.mocked(persisting.checkRoom).mockResolvedValue(undefined);
  vi.mocked(persisting.checkPersistence).mockResolvedValue(undefined);
  vi.mocked(persisting.askPersistence).mockResolvedValue(true);
  shows({ state: 'ready', rows: [] });
});
afterEach(() => {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(navigator)))
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.unstubAllGlobals();
});

describe('the settings', () => {
  it('are the theme, the dice of either side, the odds, and what the device does', async () => {
    await draw(<SettingsScreen />);
    expect(texts('h1, h2')).toEqual([
      'Settings',
      'While a game is open',
      'Storage',
      'Copies',
      'Install on this phone',
      'About',
    ]);
    expectOutline('settings', 'fieldset');
    expect([...document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))).toEqual([
      '#/dice',
      '#/keys',
      '#/ready',
      '#/backups',
      '#/hall',
      '#/news',
      './licenses.txt',
    ]);
  });

  it('are kept as they are picked', async () => {
    await draw(<SettingsScreen />);
    for (const [label, want] of [
      ['Light', 'light'],
      ['Dark', 'dark'],
      ['Hall', 'hall'],
      ['System', 'auto'],
    ] as const) {
      await pick('Theme', label);
      expect(theme.value).toBe(want);
    }
    await pick('Blue side’s dice', 'Real dice');
    expect(dice.value).toMatchObject({ a: 'physical', b: 'app' });
    await pick('Red side’s dice', 'Real dice');
    await pick('Blue side’s dice', 'Rolled here');
    expect(dice.value).toMatchObject({ a: 'app', b: 'physical' });
    await pick('Odds before a roll', 'Always');
    expect(oddsShown.value).toBe('always');
    await pick('Odds before a roll', 'On demand');
    expect(oddsShown.value).toBe('demand');
    setDice('b', 'app');
    setTheme('auto');
    setOddsShown('demand');
  });

  it('offer to install the app where it is not, in the way that the device has', async () => {
    const said = async () => {
      await draw(<SettingsScreen />);
      const card = [...document.querySelectorAll('section')].find((each) =>
        each.textContent?.startsWith('Install'),
      );
      return [...(card?.children ?? [])].map(({ textContent }) => textContent?.slice(0, 40));
    };
    expect(await said()).toEqual(['Install on this phone', 'In the browser’s menu tap Install app or']);
    const offer = vi.fn(async () => {});
    installOffer.value = offer;
    expect(await said()).toEqual([
      'Install on this phone',
      'Installed, it opens like any other app a',
      'Install',
    ]);
    await tap('Install');
    expect(offer).toHaveBeenCalledOnce();
    installOffer.value = undefined;
    has({ userAgent: 'iPhone' });
    expect(await said()).toEqual(['Install on this phone', 'In a browser tab on an iPhone or iPad th']);
    has({ standalone: true });
    expect(await said()).toEqual([]);
  });
});

describe('what the device does at the table', () => {
  it('is switched where it can be, and else said', async () => {
    await draw(<TableCard />);
    expect(legends()).toEqual(['New turns fill the screen']);
    expect(texts('p')).toEqual([
      'This browser cannot keep the screen on. Set the screen timeout of the device itself to its longest before you play.',
      'This browser does not let the app vibrate.',
      'A new turn, nightfall, a revealed attack and the end of the game fill the screen until your next tap.',
      'The app makes no sound.',
    ]);
    has({ wakeLock: {}, vibrate: () => true });
    await expectDrawn('table-card-device', <TableCard />);
    await pick('Screen', 'May sleep');
    expect(screenSwitch.chosen.value).toBe(false);
    await pick('Screen', 'Stays on');
    expect(screenSwitch.chosen.value).toBe(true);
    await pick('Vibration', 'Off');
    expect(hapticsSwitch.chosen.value).toBe(false);
    await pick('Vibration', 'On');
    expect(hapticsSwitch.chosen.value).toBe(true);
    await pick('New turns fill the screen', 'Off');
    expect(interludeSwitch.chosen.value).toBe(false);
    await pick('New turns fill the screen', 'On');
    expect(interludeSwitch.chosen.value).toBe(true);
  });

  it('single keys are listed, and can be switched off', async () => {
    await expectDrawn('keys', <KeysScreen />);
    await pick('Single keys', 'Off');
    expect(keysSwitch.chosen.value).toBe(false);
    await pick('Single keys', 'On');
    expect(keysSwitch.chosen.value).toBe(true);
  });

  it('the list of keys in a game has the focus at its top, and goes with Close, or with the screen', async () => {
    await draw(<div id="app" />);
    showKeys();
    await settled();
    expect(texts('dialog h2, dialog .main')).toEqual(['Keyboard shortcuts', 'Close']);
    expect(document.activeElement?.textContent).toBe('Keyboard shortcuts');
    await tap('Close');
    expect(document.getElementById('app')?.innerHTML).toBe('');
    showKeys();
    await settled();
    dispatchEvent(new Event('hashchange'));
    await settled();
    expect(document.getElementById('app')?.innerHTML).toBe('');
  });
});

describe('the storage', () => {
  it('is said with what the browser has answered, and asked for until it is protected', async () => {
    const said = async (known: 'protected' | 'unprotected' | 'unknown', declined = false) => {
      persisting.persistence.value = known;
      persisting.declined.value = declined;
      await draw(<StorageCard />);
      return [texts('[role=status]')[0], ...texts('button')];
    };
    const copies = 'save a game’s file from its card on the first screen now and then.';
    expect(await said('unprotected')).toEqual([
      'Not protected yet: the browser may clear your games when room is short. It is asked for protection when you start a game.',
      'Protect my games',
    ]);
    expect((await said('unprotected', true))[0]).toBe(
      `Not protected: the browser was asked and declined. It may clear your games when room is short. It usually agrees once the app is installed. Until then, ${copies}`,
    );
    expect((await said('unknown', true))[0]).toBe(
      `Not known: this browser does not say whether it may clear your games. S${copies.slice(1)}`,
    );
    await tap('Protect my games');
    expect(persisting.askPersistence).toHaveBeenCalledOnce();
    expect(await said('protected', true)).toEqual([
      'Protected: the browser has promised not to clear your games to make room. Only you can delete them, with the app or its site data.',
    ]);
    expect(persisting.checkRoom).toHaveBeenCalledTimes(4);
    persisting.declined.value = false;
    persisting.persistence.value = 'unknown';
  });

  it('the last copy is said where there are games', async () => {
    const said = async (state: object) => {
      shows(state);
      await draw(<CopiesCard />);
      return texts('p')[0];
    };
    const none = 'A file of a game can be kept outside this device and opened on another.';
    expect(await said({ state: 'loading' })).toBe(none);
    expect(await said({ state: 'ready', rows: [] })).toBe(none);
    expect(await said({ state: 'ready', rows: [row('a')] })).toBe('Last copy outside this device: never.');
    expect(library.refresh).toHaveBeenCalledTimes(3);
  });
});

describe('a report about this device', () => {
  const checked = (answer: offline.OfflineCheck) => vi.mocked(offline.checkOffline).mockResolvedValue(answer);
  const lines = async (rows?: readonly GameRow[]) => (await makeDiagnosis(rows)).split('\n');

  it('says what the device is and can, how full it is, and nothing of the games but how long they are', async () => {
    checked({ kind: 'checked', files: 9, missing: 2, past: true });
    vi.mocked(errors.recentProblems).mockReturnValue(['store.full', 'ui.chunk']);
    vi.stubGlobal('BarcodeDetector', class {});
    vi.stubGlobal('launchQueue', {});
    vi.stubGlobal('screen', { width: 360, height: 740 });
    has({
      ...{ userAgent: 'Phone', language: 'de', onLine: true, wakeLock: {}, vibrate: 1, share: 1, locks: {} },
      storage: { persisted: async () => true, estimate: async () => ({ usage: 1_240_000, quota: 5e9 }) },
    });
    const [version, ...rest] = await lines([row('a', { archived: true }), row('b', { entries: 30 })]);
    expect(version).toMatch(/^War Diary \d+\.\d+\.\d+/);
    expect(rest).toEqual([
      'Browser: Phone',
      'Opened as: browser tab, de, online',
      `Screen: 360 × 740, window ${innerWidth} × ${innerHeight}, ${devicePixelRatio} dots a pixel, theme auto`,
      'Storage: protected, 1.2 MB used of 5000.0 MB',
      'Games: 2, 1 archived, 42 entries, the longest 30',
      'Offline: 7 of 9 files kept, page loaded past them',
      'Can: wake lock, vibration, share, locks, barcodes, files opened with the app',
      'Last problems: store.full, ui.chunk',
    ]);
    vi.mocked(errors.recentProblems).mockReset();
  });

  it('says what is not known, too', async () => {
    vi.mocked(errors.recentProblems).mockReturnValue([]);
    vi.mocked(offline.checkOffline).mockRejectedValue(new Error('boom'));
    has({
      onLine: false,
      storage: {
        persisted: () => Promise.reject(new Error('x')),
        estimate: () => Promise.reject(new Error('x')),
      },
    });
    for (const name of ['locks', 'vibrate', 'share', 'wakeLock'])
      Reflect.deleteProperty(Object.getPrototypeOf(navigator), name);
    const [, , opened, , storage, games, kept, can, problems] = await lines();
    expect([opened?.split(', ').at(-1), storage, games, kept, can, problems]).toEqual([
      'offline',
      'Storage: not known, not known used of not known',
      'Games: cannot be read',
      'Offline: the worker did not answer',
      'Can: none of the extras',
      'Last problems: none',
    ]);
    has({ standalone: true, storage: { persisted: async () => false } });
    for (const [kind, words] of [
      ['unsupported', 'no worker here'],
      ['waiting', 'no worker yet'],
      ['silent', 'the worker did not answer'],
    ] as const) {
      checked({ kind });
      const said = await lines([]);
      expect([said[2]?.split(',')[0], said[4]?.split(',')[0], said[5], said[6]]).toEqual([
        'Opened as: installed app',
        'Storage: not protected',
        'Games: 0, 0 archived, 0 entries, the longest 0',
        `Offline: ${words}`,
      ]);
    }
    has({ storage: undefined });
    expect((await lines([]))[4]).toBe('Storage: not known, not known used of not known');
    vi.mocked(errors.recentProblems).mockReset();
  });

  it('is shown before it goes anywhere, copied or shared', async () => {
    checked({ kind: 'unsupported' });
    shows({ state: 'failed', problem: { code: 'x', message: 'x' } });
    const writeText = vi.fn(async (_: string) => {});
    has({ clipboard: { writeText } });
    await draw(<DiagnosisPart />);
    expect(texts('pre')).toEqual([]);
    await tap('Report a mistake');
    expect(library.refresh).toHaveBeenCalledOnce();
    expect(texts('pre')[0]).toContain('Games: cannot be read');
    expect(texts('button')).toEqual(['Copy report']);
    await tap('Copy report');
    expect(writeText.mock.calls[0]?.[0]).toBe(texts('pre')[0]);
    expect(texts('output')).toEqual(['Copied.']);
    has({ clipboard: { writeText: () => Promise.reject(new Error('x')) } });
    await tap('Copy report');
    expect(texts('output')).toEqual(['The browser did not allow it. Mark the text and copy it by hand.']);
    const share = vi.fn(async (_: object) => {});
    has({ share });
    await draw(<DiagnosisPart />);
    shows({ state: 'ready', rows: [row('a')] });
    await tap('Report a mistake');
    expect(texts('pre')[0]).toContain('Games: 1, 0 archived');
    await tap('Share');
    expect(share).toHaveBeenCalledWith({ text: texts('pre')[0] });
    expect(texts('output')).toEqual(['Handed on.']);
    has({ share: () => Promise.reject(new Error('x')) });
    await tap('Share');
    expect(texts('output')).toEqual(['Nothing was shared.']);
  });
});

describe('ready for the hall', () => {
  const screen = <ReadyScreen registry={[toyMeta]} />;
  const found = (more: object = {}) => {
    vi.mocked(offline.checkOffline).mockResolvedValue({ kind: 'checked', files: 9, missing: 0, ...more });
    vi.mocked(states.chartStates).mockResolvedValue(
      ok([{ meta: toyMeta, pack: TOY_PRACTICE, charts: TOY_CHARTS, game: undefined }]) as never,
    );
  };

  it('is each thing that the table will need, how it stands, and what to do about it', async () => {
    found({ missing: 2 });
    has({ getBattery: async () => ({ level: 0.2, charging: false }) });
    await draw(screen);
    expectOutline('ready', 'li.ready-item:not(:nth-last-child(3))');
    expect(texts('output')).toEqual([
      texts('.todo').length === 1 ? '1 thing to fix' : `${texts('.todo').length} things to fix`,
    ]);
    expect(document.querySelectorAll('.ready-item.busy')).toHaveLength(0);
  });

  it('while it is looked at says so, and looks again when one comes back', async () => {
    vi.mocked(offline.checkOffline).mockReturnValue(new Promise(() => {}));
    vi.mocked(states.chartStates).mockResolvedValue(fail('x', 'x'));
    await draw(screen);
    expect(texts('output')).toEqual(['Checking…']);
    expect(texts('.busy h2')).toEqual(['Without a network (Being checked)']);
    expect(offline.checkOffline).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(offline.checkOffline).toHaveBeenCalledTimes(2);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(offline.checkOffline).toHaveBeenCalledTimes(2);
    await draw(<p />);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(offline.checkOffline).toHaveBeenCalledTimes(2);
  });

  it('each thing is put right by its own button', async () => {
    found({ missing: 2 });
    persisting.persistence.value = 'unprotected';
    vi.mocked(offline.repairOffline).mockResolvedValue({ kind: 'checked', files: 9, missing: 0 });
    const release = vi.fn();
    const request = vi.fn(() => Promise.reject(new Error('no')) as Promise<unknown>);
    has({ wakeLock: { request } });
    screenSwitch.set(false);
    await draw(screen);
    await tap('Fetch them: Without a network');
    expect(texts('.ready-item')[0]).toContain('All 9 files');
    await tap('Protect my games: Your games');
    expect(persisting.askPersistence).toHaveBeenCalledOnce();
    expect(request).not.toHaveBeenCalled();
    await tap('Keep it on: Screen');
    expect(screenSwitch.chosen.value).toBe(true);
    expect(texts('.ready-item')[3]).toContain('The system refused to keep it on just now.');
    request.mockResolvedValue({ release });
    await tap('Ask again: Screen');
    expect(texts('.ready-item')[3]).toContain('Stays on while a game is open.');
    expect(release).toHaveBeenCalledOnce();
    expect(request).toHaveBeenLastCalledWith('screen');
    persisting.scarce.value = 5e6;
    await settled();
    await tap('Check again: Your games');
    expect(offline.checkOffline).toHaveBeenCalledTimes(2);
    persisting.scarce.value = undefined;
    persisting.persistence.value = 'unknown';
    update.value = { apply: async () => {} };
    await settled();
    expect(texts('.ready-item').find((each) => each.includes('Version'))).toContain(
      'A newer version is here',
    );
    update.value = undefined;
  });
});

describe('the test of the dice', () => {
  const fair = (rarity: number) => ({ chiSquare: 4.04, freedom: 5, rarity }) as never;
  it('rolls so often as was picked, and says how often each face fell and whether that is fair', async () => {
    const tried = vi.mocked(trial.tryDice).mockReturnValue({
      counts: [90, 110, 100, 100, 80, 120],
      faces: fair(1),
      pairs: { ...(fair(1000) as object), freedom: 25 } as never,
    });
    await expectDrawn('dice-test', <DiceTestScreen />);
    await tap('Roll 6,000 times');
    expect(tried).toHaveBeenCalledWith(6000);
    expectOutline('dice-test-result', 'main > section, output');
    await pick('Rolls of a six-sided die', '600');
    await tap('Roll 600 times');
    expect(tried).toHaveBeenLastCalledWith(600);
    await pick('Rolls of a six-sided die', '60,000');
    expect(texts('footer')).toEqual(['Roll 60,000 times']);
  });
});

describe('the bars of the system', () => {
  it('have the colour of the paper of the theme that was chosen, and else their own', async () => {
    for (const content of ['#fff', '#000']) {
      const meta = document.head.appendChild(document.createElement('meta'));
      meta.name = 'theme-color';
      meta.content = content;
    }
    const contents = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
    vi.stubGlobal('getComputedStyle', () => ({
      getPropertyValue: (name: string) => (name === '--paper' ? ' #abc ' : ''),
    }));
    followTheme();
    expect(contents()).toEqual(['#fff', '#000']);
    setTheme('hall');
    expect(contents()).toEqual(['#abc', '#abc']);
    setTheme('auto');
    expect(contents()).toEqual(['#fff', '#000']);
  });
});
