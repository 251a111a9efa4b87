// What every specimen stands on: a browser of the engine under test on a profile that outlives it, driven by its own
// protocol, and a watch that fails the specimen on any error that the console gives away.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test as playwright } from '@playwright/test';
import type { Killable } from '../browser/kill';
import { killGroup } from '../support/processes';
import { bundle } from './bundle';
import type { Launch, Line } from './driven';
import { EnginePage } from './page';
import { openChromium, openFirefox } from './puppeteer';
import { openWebKit } from './webkit';

export { expect };

const engines = { webkit: openWebKit, firefox: openFirefox, chromium: openChromium } as const;
export type Engine = keyof typeof engines;

export type Options = {
  engine: Engine;
  /** In per cent, as it is set in the browser. */
  textSize: number;
  store: Launch['store'];
};
type Fixtures = {
  /** The app's address, ending in a slash. */
  home: string;
  /** Opens the browser on this specimen's profile. Killing it and opening it again is a restart. */
  open: () => Promise<Killable>;
  page: Page;
  /** Keeps a picture of the page as it stands, to be looked at. */
  picture: (name: string) => Promise<void>;
  /** Errors on the console. Empty at the end, or the specimen fails. */
  problems: string[];
};

const BENIGN = [
  // WebKit does not know where a manifest may come from.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // The page was left while it was loading.
  /Importing a module script failed|error loading dynamically imported module/,
  /^Cannot load \S+\/sw\.js due to access control checks/,
  // The page was left while its safety copy was written: WebKit says it by itself, though the promise is looked after.
  /^Cache API operation failed: Context is stopped/,
];

export const test = playwright.extend<Options & Fixtures, { script: string }>({
  engine: ['webkit', { option: true }],
  textSize: [100, { option: true }],
  store: ['kept', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  script: [async ({}, use) => use(await bundle()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  home: async ({}, use) => use(String(process.env.WAR_DIARY_ROOT)),

  open: async ({ engine, textSize, store, script, problems }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'war-diary-'));
    const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')];
    await Promise.all([mkdir(profile, { mode: 0o700 }), mkdir(downloads)]);
    const running = new Set<number>();
    await use(async () => {
      const lines: Line[] = [];
      const said = (line: Line) => {
        lines.push(line);
        if (line.isError && !BENIGN.some((words) => words.test(line.text))) problems.push(line.text);
      };
      let leader = 0;
      const started = (pid: number) => {
        leader = pid;
        running.add(pid);
      };
      const size = { width: 360, height: 740, textSize };
      const driven = await engines[engine]({ ...size, profile, downloads, store, script, started, said });
      const kill = async () => {
        running.delete(leader);
        await killGroup(leader);
      };
      return { page: asPage(new EnginePage(driven, downloads, lines)), kill };
    });
    for (const pid of running) await killGroup(pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  page: async ({ open }, use, info) => {
    const { page } = await open();
    await use(page);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('failed.png'), await page.screenshot());
  },
  picture: async ({ page, engine }, use, { project }) => {
    await use(async (name) => {
      const file = join(project.outputDir, 'pictures', `${name}-${engine}.png`);
      await mkdir(dirname(file), { recursive: true });
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await writeFile(file, await page.screenshot());
    });
  },
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the words of a browser test's page; what it has not is named when it is asked for. */
const asPage = (page: EnginePage): Page =>
  new Proxy(page, {
    get(target, name) {
      if (typeof name === 'symbol' || name === 'then' || name in target)
        return Reflect.get(target, name, target);
      throw new Error(`page.${name} is not driven here: tests/engines/page.ts`);
    },
  }) as unknown as Page;
