// A phone: its screen, its network, its processor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browsers } from '../browsers.mjs';

/** Lighthouse's "slow 4G". Chromium applies the latency to each request, from sending it to the first byte. */
export const SLOW_4G = { down: 1600, up: 750, latency: 150 }; // kbit/s, kbit/s, ms
export const SLOW_CPU = 4;

const launchOptions = () => ({
  executablePath: browsers().whole,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const screen = { viewport: { width: 360, height: 740 } };

/** What the camera of a browser sees is this film. */
export const camera = (film) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

export function launch(args = []) {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

/** Runs `work` on a page of a fresh context: nothing cached, nothing stored. */
export async function withFreshPage(browser, options, work) {
  const context = await browser.newContext({ ...screen, ...options });
  try {
    return await workOn(context, work);
  } finally {
    await context.close();
  }
}

/** Runs `work` on a page of a fresh profile on the disk: a context without one keeps its store in memory. */
export async function withProfile(work, { args = [] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'war-diary-bench-'));
  const options = launchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, ...args],
    ...screen,
  });
  try {
    return await workOn(context, work);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * As `withProfile` where no time is looked at: fresh contexts of one browser, which starts once. Without the worker, which
 * would keep the whole app anew in each, unless the work is about it.
 */
export const inOneBrowser =
  (browser) =>
  async (work, { worker = false } = {}) =>
    withFreshPage(await browser(), { serviceWorkers: worker ? 'allow' : 'block' }, work);

/** An error of the page ends the work on it, and nothing else. */
async function workOn(context, work) {
  const page = context.pages()[0] ?? (await context.newPage());
  const failing = new Promise((_, reject) => {
    page.on('pageerror', ({ message }) =>
      reject(new Error(`The page failed while it was measured: ${message}`)),
    );
  });
  return Promise.race([failing, work(page, await context.newCDPSession(page))]);
}

export async function slowDown(phone, { network = false, cpu = 1 }) {
  await phone.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: (SLOW_4G.down * 1000) / 8,
    uploadThroughput: (SLOW_4G.up * 1000) / 8,
  });
}

/** Many hosts compress with gzip only, and the budgets are in gzip: Brotli is not asked for. */
export async function gzipOnly(phone) {
  await phone.send('Network.enable');
  await phone.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
}

/** Runs a function of in-page.mjs in each document loaded while `work` runs, before any script of its own. */
export async function withScript(phone, script, args, work) {
  const source = `(${script})(${JSON.stringify(args)})`;
  await phone.send('Page.enable');
  const { identifier } = await phone.send('Page.addScriptToEvaluateOnNewDocument', { source });
  try {
    return await work();
  } finally {
    await phone.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  }
}

/** Waits until the page is kept for offline use and controlled by its worker. */
export const keptOffline = (page) =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    while (workers.controller?.state !== 'activated') await new Promise((next) => setTimeout(next, 20));
  });
