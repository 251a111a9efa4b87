import type { Page } from '@playwright/test';

/** How the browser's store fails, until told otherwise: it refuses to open, refuses what is written to one table, or aborts after it. */
export type Fault =
  | 'open throws'
  | 'open fails'
  | 'no store'
  | 'no channel'
  | { readonly write: string; readonly error: string }
  | { readonly abort: string };

const KEY = 'test:fault';

/** Lets the page's store be broken and mended; call before the first `goto`. */
export async function breakable(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const fault = (): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const openDb = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
      if (fault() === 'open throws' || fault() === 'no channel')
        throw new DOMException('The operation is insecure.', 'SecurityError');
      if (fault() !== 'open fails') return openDb.apply(this, args);
      const error = new DOMException('A mutation was attempted in private mode.', 'InvalidStateError');
      const request = { error, onerror: (_: object) => {} } as unknown as IDBOpenDBRequest;
      const event = { target: request, preventDefault() {}, stopPropagation() {} } as unknown as Event;
      setTimeout(() => request.onerror?.(event));
      return request;
    };
    if (fault() === 'no store') {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    }
    if (fault() === 'no channel') {
      // Firefox, told to store nothing, refuses to speak to other tabs too.
      window.BroadcastChannel = class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
    }
    for (const name of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...args) {
        const now = fault() as { write?: string; error?: string; abort?: string } | null;
        if (now?.write === this.name) throw new DOMException('The store refuses this.', now.error ?? '');
        const request = write.apply(this, args);
        if (now?.abort === this.name) this.transaction.abort();
        return request;
      };
    }
  }, KEY);
}

/** Breaks the store from now on; mends it without a fault. `no store` and `no channel` count from the next load. */
export function setFault(page: Page, fault?: Fault): Promise<void> {
  return page.evaluate(([key, text]) => sessionStorage.setItem(String(key), String(text)), [
    KEY,
    JSON.stringify(fault ?? null),
  ] as const);
}

const SOURCE = new URL('../../src/ui/play/table.tsx', import.meta.url).pathname;

/** What nobody catches, thrown in one of the app's own files: in a browser it comes from a built one. */
export function breakApp(page: Page, message: string): Promise<void> {
  return page.evaluate(
    ([words, source]) => {
      const built = document.querySelector<HTMLLinkElement>('link[as=script][href*="assets/"]');
      const own = built?.href ?? source;
      const error = Object.assign(new RangeError(words), {
        stack: `RangeError: ${words}\n    at ${own}:1:1`,
      });
      setTimeout(() => Promise.reject(error));
    },
    [message, SOURCE] as const,
  );
}
