// A phone in memory: what a browser keeps for the app between two visits, and a window to draw it in. The app's own
// modules run in this process, loaded anew with every page, so that a reload forgets what a reload forgets.
import 'fake-indexeddb/auto';
import 'preact/debug';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { Window } from 'happy-dom';
import { render } from 'preact';
import { vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';
import { fakeLocks } from '../../support/locks';
import { pause } from '../../support/until';
import { keepHistory, type Way, wayTo } from './history';
import { takeUncaught } from './uncaught';
import { drawnAsMarkup } from './visibility';

/** Where the app is mounted; nothing answers there. */
export const ORIGIN = 'http://localhost:3000/';
/** The app with other games than its own. */
export const TOYS = `${ORIGIN}toys/`;

export type Download = { readonly name: string; readonly blob: Blob };
/** The system's settings that a page may ask for. */
export type Media = {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
};

const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8').replace(
  /<script.*<\/script>/,
  '',
);

/** The window that is open; there is one at a time, and the globals are its own. */
let open: Open | undefined;
type Open = {
  readonly phone: Phone;
  readonly window: Window;
  readonly way: Way;
  readonly channels: Set<BroadcastChannel>;
  readonly stopTaking: () => void;
};
const { BroadcastChannel: RealChannel, setImmediate: frame, clearImmediate } = globalThis;
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
const TIMERS = { setTimeout, clearTimeout, setInterval, clearInterval };
/** What a page may have put something of its own into. The next one finds it as it was. */
const PATCHED = [Date, IDBFactory.prototype, IDBObjectStore.prototype].map(
  (it) => [it, Object.getOwnPropertyDescriptors(it)] as const,
);

export class Phone {
  /** Runs before the app's code in each new page. */
  readonly initScripts: (() => void)[] = [];
  readonly downloads: Download[] = [];
  media: Media = {};
  clipboard = '';
  private readonly database = new IDBFactory();
  /** Its two storages outlive the pages. */
  private readonly kept = new Window({ url: ORIGIN });
  private readonly problems: string[];

  constructor(problems: string[]) {
    this.problems = problems;
  }

  get isOpen(): boolean {
    return open?.phone === this;
  }
  /** Whether somebody else's page is in front of this one's. */
  get isCovered(): boolean {
    return open !== undefined && !this.isOpen;
  }

  /** A new page at this address. The one before is gone, with its timers, channels and locks. */
  async load(url: string, way = wayTo(new URL(url).href)): Promise<void> {
    await shut();
    const window = new Window({ url, width: 360, height: 740, settings: { disableErrorCapturing: true } });
    const channels = new Set<BroadcastChannel>();
    open = { phone: this, window, way, channels, stopTaking: takeUncaught(this.problems) };
    populateGlobal(globalThis, window, { bindFunctions: true });
    this.furnish(window, way, channels);
    window.document.write(html);
    for (const script of this.initScripts) script();
    Dexie.dependencies.indexedDB = globalThis.indexedDB;
    await vi.resetModules();
    const [{ startApp }, { registry }] = await Promise.all([
      import('../../../src/ui/first/app'),
      url.startsWith(TOYS) ? import('../../games/toy/registry') : import('../../../src/games/registry'),
    ]);
    const root = document.getElementById('app');
    if (root) startApp(root, registry);
  }

  /** The same page anew, with the way back that led to it. */
  reload(): Promise<void> {
    return this.load(location.href, open?.way);
  }

  /** What a browser that is closed forgets besides its pages. */
  async restart(): Promise<void> {
    await shut();
    this.kept.sessionStorage.clear();
  }

  async close(): Promise<void> {
    await shut();
    vi.useRealTimers();
    await this.kept.happyDOM.close();
  }

  private furnish(window: Window, way: Way, channels: Set<BroadcastChannel>): void {
    for (const [it, asItWas] of PATCHED) Object.defineProperties(it, asItWas);
    const { localStorage, sessionStorage } = this.kept;
    class Channel extends RealChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
      /** What a page still says when it is gone, nobody hears. */
      override postMessage(message: unknown): void {
        if (channels.has(this)) super.postMessage(message);
      }
    }
    Object.assign(globalThis, {
      BroadcastChannel: Channel,
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
      setInterval: window.setInterval.bind(window),
      clearInterval: window.clearInterval.bind(window),
      requestAnimationFrame: (draw: FrameRequestCallback) => frame(() => draw(performance.now())),
      cancelAnimationFrame: clearImmediate,
    });
    const crypto = { subtle: webcrypto.subtle, getRandomValues: webcrypto.getRandomValues.bind(webcrypto) };
    const own = { localStorage, sessionStorage, crypto, indexedDB: this.database };
    for (const [name, value] of Object.entries(own))
      for (const target of [globalThis, window])
        Object.defineProperty(target, name, { configurable: true, writable: true, value });
    window.happyDOM.settings.device.prefersReducedMotion = this.media.reducedMotion ?? 'no-preference';
    window.happyDOM.settings.device.prefersColorScheme = this.media.colorScheme ?? 'light';
    for (const target of [globalThis, window]) Object.assign(target, { scrollTo: () => undefined });
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: fakeLocks() });
    Object.defineProperty(window.navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          this.clipboard = text;
        },
        readText: async () => this.clipboard,
      },
    });
    window.location.reload = () => void this.reload();
    keepHistory(window, way);
    drawnAsMarkup(window);
    this.catchDownloads(window);
  }

  /** What a tap on a link with `download` would save. */
  private catchDownloads(window: Window): void {
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${ORIGIN}${blobs.size}`;
      blobs.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
    const { click } = window.HTMLAnchorElement.prototype;
    const { downloads } = this;
    window.HTMLAnchorElement.prototype.click = function (this: InstanceType<Window['HTMLAnchorElement']>) {
      const blob = blobs.get(this.href);
      if (blob && this.download) downloads.push({ name: this.download, blob });
      else click.call(this);
    };
  }
}

async function shut(): Promise<void> {
  if (!open) return;
  const { window, channels, stopTaking } = open;
  open = undefined;
  for (const channel of channels) channel.close();
  channels.clear();
  const root = document.getElementById('app');
  if (root) render(null, root);
  // Preact is loaded once for all pages, and waits for what it asked this window to call back.
  await pause(0);
  await new Promise((resolve) => window.setTimeout(resolve));
  await window.happyDOM.close();
  stopTaking();
  Object.assign(globalThis, TIMERS);
}
