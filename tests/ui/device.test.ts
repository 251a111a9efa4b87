// @vitest-environment page
// What the app asks of the device: each time on one that can, one that refuses, and one that never heard of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeHandedFile } from '../../src/app/handed-file';
import { checkOffline, repairOffline } from '../../src/pwa/offline';
import { canPulse, pulse, wantsPulse } from '../../src/ui/device/haptics';
import { installOffer, isApple, isInstalled, keepInstallOffer } from '../../src/ui/device/install';
import {
  askPersistence,
  checkPersistence,
  checkRoom,
  declined,
  persistence,
  scarce,
} from '../../src/ui/device/persistence';
import { holdWhileTyped } from '../../src/ui/device/typed';
import { holdingBack, offerUpdate, update } from '../../src/ui/device/update';
import { fileName, jsonFile, saveFile, share, shareable, shareFile } from '../../src/ui/kit/download';
import { saveText, shareText } from '../../src/ui/kit/share-text';
import { describeDay, describeMoment, describeWhen } from '../../src/ui/kit/when';
import { whenIdle } from '../../src/ui/kit/when-idle';
import { awaitTouch, touched } from '../../src/ui/kit/when-touched';
import { fakeLocks } from '../support/locks';
import { until } from '../support/until';

/** The device as a test has it, until the end of the test. */
const has = (what: { readonly [name: string]: unknown }, on: object = navigator) => {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
};
const aborted = () => new DOMException('closed', 'AbortError');
const refused = () => new DOMException('no', 'NotAllowedError');

const saved: { readonly name: string; readonly text: Promise<string>; readonly type: string }[] = [];
const revoked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saved.length = 0;
  revoked.length = 0;
  let blob = new Blob();
  has(
    {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:here';
      },
      revokeObjectURL: (url: string) => revoked.push(url),
    },
    URL,
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.href === 'blob:here') saved.push({ name: this.download, text: blob.text(), type: blob.type });
  });
});
afterEach(() => {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(navigator)))
    Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file', () => {
  it('is saved under its name, and its place is given back a minute later', async () => {
    saveFile(jsonFile('{}', 'a.json'), 'a.json');
    expect(saved).toMatchObject([{ name: 'a.json', type: 'application/json' }]);
    expect(await saved[0]?.text).toBe('{}');
    vi.advanceTimersByTime(59_999);
    expect(revoked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(revoked).toEqual(['blob:here']);
  });

  it('of words is plain text', async () => {
    saveText('words', 'a.txt');
    expect(saved).toMatchObject([{ name: 'a.txt', type: 'text/plain' }]);
    expect(await saved[0]?.text).toBe('words');
  });

  it.each([
    ['Friday at the club', 'War Diary, Friday at the club.json'],
    [' a/b\\c:d*e?f"g<h>i|j  k ', 'War Diary, a b c d e f g h i j k.json'],
    ['???', 'War Diary, game.json'],
  ])('of "%s" is called %s', (title, name) => {
    expect(fileName(title)).toBe(name);
  });

  it('goes to the share sheet as JSON, as plain text where that is taken alone, else it is saved', async () => {
    const sent: File[] = [];
    const takes = (types: readonly string[]) => ({
      canShare: ({ files: [file] }: { files: File[] }) => types.includes(file?.type ?? ''),
      share: async ({ files: [file] }: { files: File[] }) => void sent.push(file as File),
    });
    has(takes(['application/json', 'text/plain']));
    expect(await shareFile('{"a":1}', 'x.json')).toBe('shared');
    has(takes(['text/plain']));
    expect(await shareFile('{"a":1}', 'x.json')).toBe('shared');
    expect(sent.map(({ name, type }) => [name, type])).toEqual([
      ['x.json', 'application/json'],
      ['x.txt', 'text/plain'],
    ]);
    expect(await sent[1]?.text()).toBe('{"a":1}');
    expect(saved).toEqual([]);
    has(takes([]));
    expect(await shareFile('{"a":1}', 'x.json')).toBe('saved');
    has({ canShare: undefined });
    expect(shareable('', 'x.json')).toBeUndefined();
    expect(await shareFile('{"a":1}', 'x.json')).toBe('saved');
    expect(saved).toMatchObject([{ name: 'x.json', type: 'application/json' }, { name: 'x.json' }]);
  });

  it('that nobody took is not saved instead; one that the sheet refuses is', async () => {
    has({ canShare: () => true, share: () => Promise.reject(aborted()) });
    expect(await shareFile('{}', 'x.json')).toBe('cancelled');
    expect(saved).toEqual([]);
    has({ share: () => Promise.reject(refused()) });
    expect(await share(jsonFile('{}', 'x.json'))).toBe('refused');
    expect(await shareFile('{}', 'x.json')).toBe('saved');
    expect(saved).toHaveLength(1);
    has({ share: () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })) });
    expect(await share(jsonFile('{}', 'x.json'))).toBe('refused');
  });
});

describe('words', () => {
  it('go to the share sheet, else to the clipboard, else into a file', async () => {
    const said: string[] = [];
    has({ share: async ({ text }: { text: string }) => void said.push(`shared ${text}`) });
    has({ clipboard: { writeText: async (text: string) => void said.push(`copied ${text}`) } });
    expect(await shareText('a', 'a.txt')).toBe('shared');
    has({ share: () => Promise.reject(refused()) });
    expect(await shareText('b', 'a.txt')).toBe('copied');
    has({ share: undefined });
    expect(await shareText('c', 'a.txt')).toBe('copied');
    expect(said).toEqual(['shared a', 'copied b', 'copied c']);
    has({ clipboard: { writeText: () => Promise.reject(refused()) } });
    expect(await shareText('d', 'a.txt')).toBe('saved');
    has({ clipboard: undefined });
    expect(await shareText('e', 'a.txt')).toBe('saved');
    expect(saved.map(({ name }) => name)).toEqual(['a.txt', 'a.txt']);
  });

  it('that nobody took stay where they are', async () => {
    const writeText = vi.fn();
    has({ share: () => Promise.reject(aborted()), clipboard: { writeText } });
    expect(await shareText('a', 'a.txt')).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
    has({ share: () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })) });
    expect(await shareText('a', 'a.txt')).toBe('copied');
  });
});

describe('installing', () => {
  it("keeps the browser's offer for the settings, and makes it once", async () => {
    keepInstallOffer();
    const prompt = vi.fn(() => Promise.reject(new Error('dismissed')));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    await installOffer.value?.();
    expect(prompt).toHaveBeenCalledOnce();
    expect(installOffer.value).toBeUndefined();
  });

  it('is done where the app has a window of its own', () => {
    const standalone = (matches: boolean) =>
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: matches && query === '(display-mode: standalone)',
      }));
    standalone(false);
    expect(isInstalled()).toBe(false);
    has({ standalone: true });
    expect(isInstalled()).toBe(true);
    has({ standalone: false });
    expect(isInstalled()).toBe(false);
    standalone(true);
    expect(isInstalled()).toBe(true);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU)', 5, true],
    ['Mozilla/5.0 (iPad; CPU)', 5, true],
    ['Mozilla/5.0 (iPod touch)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel)', 1, false],
    ['Mozilla/5.0 (Macintosh; Intel)', 0, false],
    ['Mozilla/5.0 (Linux; Android 14)', 5, false],
  ])(
    '%s with %d fingers is of the kind that deletes after seven days: %s',
    (userAgent, maxTouchPoints, yes) => {
      has({ userAgent, maxTouchPoints });
      expect(isApple()).toBe(yes);
    },
  );
});

describe('storage', () => {
  const storage = (more: object) => has({ storage: more });
  const yes = async () => true;
  const no = async () => false;
  const fails = () => Promise.reject(new Error('no'));

  it('is protected, not protected, or nobody says', async () => {
    for (const [persisted, want] of [
      [yes, 'protected'],
      [no, 'unprotected'],
    ] as const) {
      storage({ persisted });
      await checkPersistence();
      expect(persistence.value).toBe(want);
    }
    for (const nothing of [{}, { persisted: fails }, undefined]) {
      persistence.value = 'unknown';
      has({ storage: nothing });
      await checkPersistence();
      expect(persistence.value).toBe('unknown');
    }
  });

  it('is asked for protection; that it was declined is remembered until it is given', async () => {
    localStorage.clear();
    expect(declined.value).toBe(false);
    storage({ persist: no, persisted: no });
    expect(await askPersistence()).toBe(false);
    expect([declined.value, persistence.value]).toEqual([true, 'unprotected']);
    expect(localStorage.getItem('war-diary:persist-declined')).toBe('yes');
    vi.resetModules();
    expect((await import('../../src/ui/device/persistence')).declined.value).toBe(true);
    storage({ persist: yes, persisted: yes });
    expect(await askPersistence()).toBe(true);
    expect([declined.value, persistence.value]).toEqual([false, 'protected']);
    expect(localStorage.getItem('war-diary:persist-declined')).toBeNull();
    storage({ persist: fails, persisted: yes });
    expect(await askPersistence()).toBe(false);
    expect(declined.value).toBe(true);
  });

  it('that cannot be asked has declined nothing', async () => {
    declined.value = false;
    for (const nothing of [{}, undefined]) {
      has({ storage: nothing });
      expect(await askPersistence()).toBe(false);
      expect(declined.value).toBe(false);
    }
  });

  it('that refuses to remember is not a failure', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    });
    storage({ persist: no });
    expect(await askPersistence()).toBe(false);
    vi.resetModules();
    expect((await import('../../src/ui/device/persistence')).declined.value).toBe(false);
  });

  it.each([
    [{ usage: 0, quota: 1e9 }, undefined],
    [{ usage: 0, quota: 20_000_000 }, undefined],
    [{ usage: 1, quota: 20_000_000 }, 19_999_999],
    [{ usage: 950_000_000, quota: 1e9 }, undefined],
    [{ usage: 950_000_001, quota: 1e9 }, 49_999_999],
    [{ usage: 2e9, quota: 1e9 }, 0],
  ])('of %j is short by what is left: %s', async (estimate, left) => {
    scarce.value = 7;
    storage({ estimate: async () => estimate });
    await checkRoom();
    expect(scarce.value).toBe(left);
  });

  it('of which nothing is told stays as it was', async () => {
    for (const estimate of [
      undefined,
      fails,
      async () => ({}),
      async () => ({ usage: 5 }),
      async () => ({ usage: 5, quota: 0 }),
      async () => ({ quota: 1 }),
    ]) {
      scarce.value = 7;
      storage({ estimate });
      await checkRoom();
      expect(scarce.value).toBe(7);
    }
    has({ storage: undefined });
    await checkRoom();
    expect(scarce.value).toBe(7);
    scarce.value = undefined;
  });
});

describe('vibration', () => {
  const motion = (less: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: less && query === '(prefers-reduced-motion: reduce)',
    }));

  it('is a pulse for a result and two for what is refused, where it can be and is wanted', () => {
    const vibrate = vi.fn();
    motion(false);
    expect(canPulse()).toBe(false);
    pulse('result');
    has({ vibrate });
    expect(canPulse()).toBe(true);
    pulse('result');
    pulse('refused');
    expect(vibrate.mock.calls).toEqual([[18], [[12, 50, 12]]]);
    has({ userActivation: { hasBeenActive: false } });
    pulse('result');
    has({ userActivation: { hasBeenActive: true } });
    motion(true);
    expect(wantsPulse()).toBe(false);
    pulse('result');
    expect(vibrate).toHaveBeenCalledTimes(2);
    motion(false);
    pulse('result');
    expect(vibrate).toHaveBeenCalledTimes(3);
  });
});

describe('the first touch', () => {
  it.each(['pointerup', 'keydown'])(
    'of a game is a %s, even one that goes no further; later ones are not',
    (type) => {
      touched.value = undefined;
      const stop = awaitTouch();
      const field = document.body.appendChild(document.createElement('button'));
      field.addEventListener(type, (event) => event.stopPropagation());
      const first = new Event(type, { bubbles: true });
      field.dispatchEvent(first);
      expect(touched.value).toBe(first);
      dispatchEvent(new Event(type));
      expect(touched.value).toBe(first);
      stop();
    },
  );

  it('of a game that lies open counts after ten seconds, and not once it is left', () => {
    touched.value = undefined;
    awaitTouch()();
    vi.advanceTimersByTime(20_000);
    dispatchEvent(new Event('pointerup'));
    dispatchEvent(new Event('keydown'));
    expect(touched.value).toBeUndefined();
    awaitTouch();
    vi.advanceTimersByTime(9_999);
    expect(touched.value).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(touched.value).toBe('looked at');
    touched.value = 'before';
    awaitTouch();
    dispatchEvent(new Event('keydown'));
    expect(touched.value).toBe('before');
  });
});

describe('what may wait', () => {
  it('is done when nothing else is, or within half a second, and can be called off', () => {
    const act = vi.fn();
    const cancel = vi.fn();
    const ask = vi.fn((_run: () => void, _how: object) => 7);
    vi.stubGlobal('requestIdleCallback', ask);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(act)();
    expect(ask).toHaveBeenCalledWith(act, { timeout: 500 });
    expect(cancel).toHaveBeenCalledWith(7);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    whenIdle(act)();
    vi.advanceTimersByTime(200);
    expect(act).not.toHaveBeenCalled();
    whenIdle(act);
    vi.advanceTimersByTime(99);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('an update', () => {
  it('is offered with the way to take it', async () => {
    const apply = vi.fn(async () => {});
    const news = { version: '9.0.0', groups: [] };
    offerUpdate(apply, Promise.resolve(news));
    expect(update.value?.news).toBeUndefined();
    await update.value?.apply();
    expect(apply).toHaveBeenCalledOnce();
    expect(update.value?.news).toBe(news);
    update.value = undefined;
  });

  it('waits for the games that are open in any tab', async () => {
    const held = [{ name: 'war-diary:game:a' }, { name: 'other' }, {}, { name: 'war-diary:game:b' }];
    has({ locks: { query: async () => ({ held, pending: [{ name: 'war-diary:game:c' }] }) } });
    expect(await holdingBack()).toEqual({ games: ['a', 'b'], typed: false });
    for (const locks of [
      undefined,
      { query: async () => ({}) },
      { query: () => Promise.reject(new Error('no')) },
    ]) {
      has({ locks });
      expect(await holdingBack()).toEqual({ games: [], typed: false });
    }
  });

  describe('waits for what is typed', () => {
    const locks = fakeLocks();
    const holders = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return locks.holders('war-diary:typed');
    };
    const field = (html: string, value: string) => {
      document.body.innerHTML = html;
      const made = document.body.firstElementChild as HTMLInputElement;
      made.value = value;
      made.dispatchEvent(new Event('input', { bubbles: true }));
      return made;
    };
    has({ locks });
    holdWhileTyped();

    it.each([
      '<input>',
      '<input type="text">',
      '<input type="search">',
      '<input type="number">',
      '<textarea>',
    ])('in %s, until that is gone or empty', async (html) => {
      const made = field(html, '7');
      expect(await holders()).toBe(1);
      expect(await holders()).toBe(1);
      made.remove();
      expect(await holders()).toBe(0);
      field(html, '7');
      expect(await holders()).toBe(1);
      expect(await holders()).toBe(1);
      field(html, '');
      expect(await holders()).toBe(0);
    });

    it.each(['<input type="radio">', '<input type="checkbox">', '<input type="range">', '<select></select>'])(
      'and not for %s, which nobody types in',
      async (html) => {
        field(html, '7');
        expect(await holders()).toBe(0);
      },
    );
  });

  it('says that something is typed in some tab', async () => {
    has({ locks: { query: async () => ({ held: [{ name: 'war-diary:typed' }] }) } });
    expect(await holdingBack()).toEqual({ games: [], typed: true });
  });
});

describe('opening the installed app', () => {
  type Take = (params: object) => Promise<void>;
  /** What takes what the system opens the app with. */
  async function watching(waiting?: object): Promise<Take> {
    vi.resetModules();
    const { watchLaunches } = await import('../../src/ui/device/launch');
    let take: Take = async () => {};
    const setConsumer = vi.fn((given: Take) => {
      take = given;
      if (waiting) void given(waiting);
    });
    vi.stubGlobal('launchQueue', { setConsumer });
    watchLaunches();
    watchLaunches();
    expect(setConsumer).toHaveBeenCalledOnce();
    return take;
  }
  const at = (hash: string) => `${location.origin}/${hash}`;

  it('with a shortcut goes to its screen', async () => {
    const take = await watching();
    location.hash = '';
    await take({ targetURL: at('?x#/quick') });
    expect(location.hash).toBe('#/quick');
    for (const targetURL of [at(''), at('#/'), `https://example.org/#/new`, undefined])
      await take({ targetURL });
    expect(location.hash).toBe('#/quick');
  });

  it('at the address that the page was opened at changes nothing', async () => {
    location.hash = '#/settings';
    await watching({ targetURL: at('#/new') });
    expect(location.hash).toBe('#/settings');
  });

  it('with a file brings that, also when the app was opened by it, and one that cannot be read goes the same way', async () => {
    const file = new File(['{}'], 'a.json');
    location.hash = '';
    await watching({ files: [{ getFile: async () => file }] });
    await until(() => expect(location.hash).toBe('#/backups'));
    const { takeHandedFile: taken } = await import('../../src/app/handed-file');
    expect(taken()).toBe(file);
    const take = await watching();
    location.hash = '';
    await take({ files: [{ getFile: () => Promise.reject(new Error('gone')) }], targetURL: at('#/new') });
    expect(location.hash).toBe('#/backups');
    expect(takeHandedFile()).toBeUndefined();
  });

  it('in a browser that opens nothing so is nothing', async () => {
    vi.resetModules();
    const { watchLaunches } = await import('../../src/ui/device/launch');
    Reflect.deleteProperty(globalThis, 'launchQueue');
    expect(watchLaunches).not.toThrow();
  });
});

describe('the worker', () => {
  const answering = (answer: object | undefined) => {
    const asked: string[] = [];
    const controller = {
      postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
        asked.push(type);
        if (answer) port?.postMessage(answer);
      },
    };
    return { asked, controller };
  };
  const registered = (registration: object | undefined) => ({ getRegistration: async () => registration });
  const refuses = () => Promise.reject(new Error('no'));

  it('says how many files of the app are on the device', async () => {
    const { asked, controller } = answering({ files: 9, missing: 2 });
    has({ serviceWorker: { controller, ...registered(undefined) } });
    expect(await checkOffline()).toEqual({ kind: 'checked', files: 9, missing: 2 });
    expect(await repairOffline()).toEqual({ kind: 'checked', files: 9, missing: 2, tried: true });
    expect(asked).toEqual(['CHECK', 'REPAIR']);
  });

  it('that is not in charge of a page that was loaded past it answers all the same', async () => {
    const { asked, controller: active } = answering({ files: 9, missing: 0 });
    has({ serviceWorker: { controller: null, ...registered({ active, update: async () => ({ active }) }) } });
    expect(await checkOffline()).toEqual({ kind: 'checked', files: 9, missing: 0, past: true });
    expect(await repairOffline()).toEqual({ kind: 'checked', files: 9, missing: 0, past: true });
    expect(asked).toEqual(['CHECK', 'REPAIR']);
  });

  it('of an older version says nothing, and is waited for eight seconds', async () => {
    has({ serviceWorker: { controller: answering(undefined).controller } });
    const said = vi.fn();
    void checkOffline().then(said);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(said).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toHaveBeenCalledWith({ kind: 'silent' });
  });

  it('is not there yet, or never', async () => {
    for (const none of [registered(undefined), registered({ active: null }), { getRegistration: refuses }]) {
      has({ serviceWorker: { controller: null, ...none } });
      expect(await checkOffline()).toEqual({ kind: 'waiting' });
    }
    has({ serviceWorker: undefined });
    expect(await checkOffline()).toEqual({ kind: 'unsupported' });
    expect(await repairOffline()).toEqual({ kind: 'unsupported' });
  });

  it('of a newer version is left to fetch its own files', async () => {
    for (const [fresh, want] of [
      [{ installing: {} }, 'CHECK'],
      [{ waiting: {} }, 'CHECK'],
      [{}, 'REPAIR'],
    ] as const) {
      const { asked, controller } = answering({ files: 1, missing: 0 });
      has({ serviceWorker: { controller, ...registered({ update: async () => fresh }) } });
      await repairOffline();
      expect(asked).toEqual([want]);
    }
    const { asked, controller } = answering({ files: 1, missing: 0 });
    has({
      serviceWorker: { controller, ...registered({ update: () => Promise.reject(new Error('offline')) }) },
    });
    await repairOffline();
    expect(asked).toEqual(['REPAIR']);
  });
});

describe('when something was', () => {
  const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
    new Date(year, month - 1, day, hour, minute).getTime();
  const now = at(2026, 11, 22);
  it.each([
    [at(2026, 11, 22, 9, 5), 'today, 09:05'],
    [at(2026, 11, 22, 23, 59), 'today, 23:59'],
    [at(2026, 11, 22, 0, 0), 'today, 00:00'],
    [at(2026, 11, 21, 23, 10), 'yesterday, 23:10'],
    [at(2026, 11, 20, 23, 59), '20 Nov'],
    [at(2026, 1, 1), '1 Jan'],
    [at(2025, 12, 31), '31 Dec 2025'],
    [at(2023, 12, 8), '8 Dec 2023'],
  ])('%d is said as "%s"', (then, words) => {
    expect(describeWhen(then, now)).toBe(words);
  });

  it('yesterday is yesterday also over the night of the clocks', () => {
    expect(describeWhen(at(2026, 3, 28, 23), at(2026, 3, 29, 23))).toBe('yesterday, 23:00');
    expect(describeWhen(at(2026, 10, 24, 1), at(2026, 10, 25, 23))).toBe('yesterday, 01:00');
  });

  it('every month has its name', () => {
    expect(Array.from({ length: 12 }, (_, i) => describeDay(at(2026, i + 1, 3)).slice(2)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });
});

it('a moment that is read later has its year, and no seconds', () => {
  expect(describeMoment(new Date(2026, 10, 27, 20, 29, 55).getTime())).toBe('27 Nov 2026, 20:29');
});
