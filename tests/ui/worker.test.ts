// @vitest-environment page
// What registers the worker, with what the browser gives it faked.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const box = vi.hoisted(() => ({
  made: [] as {
    url: string;
    heard: Map<string, (event: object) => void>;
    registered: object[];
    skipped: number;
    updates: number;
  }[],
  fails: false,
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    heard = new Map<string, (event: object) => void>();
    registered: object[] = [];
    skipped = 0;
    updates = 0;
    url: string;
    constructor(url: string) {
      this.url = url;
      box.made.push(this);
    }
    addEventListener(name: string, act: (event: object) => void) {
      this.heard.set(name, act);
    }
    messageSkipWaiting() {
      this.skipped += 1;
    }
    async register(how: object) {
      this.registered.push(how);
    }
    async update() {
      this.updates += 1;
      if (box.fails) throw new Error('offline');
    }
  },
}));

const reload = vi.fn();
beforeEach(() => {
  box.made.length = 0;
  box.fails = false;
  reload.mockClear();
  vi.stubGlobal('location', { ...location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the page', () => {
  const workers = (controller: object | null) => {
    const container = Object.assign(new EventTarget(), { controller });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    return () => container.dispatchEvent(new Event('controllerchange'));
  };
  const register = async (onWaiting = vi.fn()) => {
    const { registerWorker } = await import('../../src/pwa/register');
    await registerWorker(onWaiting);
    return onWaiting;
  };
  const show = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  };

  it('registers the worker beside it, and looks for a newer one whenever it comes back', async () => {
    workers(null);
    const onWaiting = await register();
    const [made] = box.made;
    expect([made?.url, made?.registered]).toEqual([
      new URL('sw.js', document.baseURI).href,
      [{ immediate: true }],
    ]);
    show('hidden');
    expect(made?.updates).toBe(0);
    show('visible');
    expect(made?.updates).toBe(1);
    box.fails = true;
    show('visible');
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('offers a newer one that waits; taken, every page that it then controls is loaded anew', async () => {
    const change = workers(null);
    const onWaiting = await register();
    change();
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledOnce();
    const postMessage = (data: object, [port]: MessagePort[]) => port?.postMessage({ said: data });
    box.made[0]?.heard.get('waiting')?.({ sw: { postMessage } });
    const [apply, news] = onWaiting.mock.calls[0] ?? [];
    expect(await news).toEqual({ said: { type: 'NEWS' } });
    await apply();
    expect(box.made[0]?.skipped).toBe(1);
  });

  it('that was controlled from the start, or takes the newer one, is loaded anew at the first change', async () => {
    const change = workers({});
    await register();
    change();
    expect(reload).toHaveBeenCalledOnce();
    const later = workers(null);
    const onWaiting = await register();
    box.made.at(-1)?.heard.get('waiting')?.({});
    await onWaiting.mock.calls[0]?.[0]();
    later();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('in a browser without workers does nothing', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await register();
    expect(box.made).toEqual([]);
  });
});
