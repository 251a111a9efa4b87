import type { Page } from '@playwright/test';
import { Player } from '../hands/player';
import { afterSetUp, seed } from '../hands/seed';
import { until } from '../support/until';
import { expect, test } from './dom/test';

type Answers = {
  /** What `persist()` says; undefined where the browser has no such thing. */
  readonly persist?: boolean;
  readonly usage?: number;
  readonly quota?: number;
  readonly agent?: string;
};

/** A browser that answers so, and counts how often it is asked to protect the games. */
async function browserThat(page: Page, answers: Answers): Promise<void> {
  await page.addInitScript(({ persist, usage = 1e6, quota = 1e10, agent }: Answers) => {
    const asked = () => Number(sessionStorage.getItem('test:asked'));
    const storage = {
      estimate: async () => ({ usage, quota }),
      ...(persist !== undefined && {
        persisted: async () => persist && asked() > 0,
        persist: async () => {
          sessionStorage.setItem('test:asked', String(asked() + 1));
          return persist;
        },
      }),
    };
    Object.defineProperty(navigator, 'storage', { value: storage });
    if (agent) Object.defineProperty(navigator, 'userAgent', { value: agent });
  }, answers);
}

const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('test:asked')));

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';

for (const { name, persist, before, after } of [
  {
    name: 'granted',
    persist: true,
    before: /^Not protected yet/,
    after: /^Protected: the browser has promised/,
  },
  {
    name: 'refused',
    persist: false,
    before: /^Not protected yet/,
    after: /^Not protected: the browser was asked and declined.*save a game’s file/,
  },
  { name: 'not known here', before: /^Not known: this browser does not say/, after: /^Not known/ },
]) {
  test(`protection is asked for with the first game, never at load: ${name}`, async ({ page, home }) => {
    await browserThat(page, persist === undefined ? {} : { persist });
    await page.goto(`${home}#/settings`);
    const card = page.getByRole('region', { name: 'Storage' });
    await expect(card.getByRole('status')).toHaveText(before);
    expect(await asked(page)).toBe(0);
    await page.goto(home);
    await new Player(page).newGame('First');
    await page.waitForLoadState('networkidle');
    await until(async () => expect(await asked(page)).toBe(persist === undefined ? 0 : 1));
    await page.goto(`${home}#/settings`);
    await page.reload();
    await expect(card.getByRole('status')).toHaveText(after);
    await expect(card.getByRole('button', { name: 'Protect my games' })).toHaveCount(persist ? 0 : 1);
  });
}

const SCARCE =
  /^Room is short: about \d+ MB are left for this app\. All that is recorded is safe\. Free some/;

for (const { name, usage, quota, says } of [
  { name: 'less than 20 MB', usage: 90e6, quota: 105e6, says: 'about 15 MB' },
  { name: 'less than 5 %', usage: 9.6e9, quota: 10e9, says: 'about 400 MB' },
  { name: 'enough', usage: 50e6, quota: 1e9, says: undefined },
]) {
  test(`room left: ${name}`, async ({ page, home }) => {
    await browserThat(page, { usage, quota });
    await page.goto(home);
    const line = page.getByText(SCARCE);
    if (says) await expect(line).toContainText(says);
    await page.goto(`${home}#/settings`);
    await expect(page.getByRole('region', { name: 'Storage' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(line).toHaveCount(says ? 1 : 0);
  });
}

test('an iPhone in a browser tab says what happens after seven days, once there is a game to lose', async ({
  page,
  home,
}) => {
  await browserThat(page, { agent: IPHONE });
  await page.goto(home);
  await expect(page.getByText('The app keeps the books')).toBeVisible();
  const line = page.getByText(/may delete all games after seven days without a visit/);
  await expect(line).toHaveCount(0);
  await seed(page, home, afterSetUp());
  await page.goto(home);
  await expect(line).toBeVisible();
  await page.goto(`${home}#/settings`);
  await expect(page.getByRole('region', { name: 'Install on this phone' })).toContainText('seven days');
});

/** Every screen outside a game, and the headings by which it is known. */
const SCREENS = {
  '#/': 'War Diary',
  '#/new': 'New game',
  '#/join': 'Join a game',
  '#/hall/x': 'Into the hall',
  '#/rules': 'Rules',
  '#/quick': 'Quick combat',
  '#/settings': 'Settings',
  '#/ready': 'Ready for the hall',
  '#/backups': 'Copies',
  '#/phones': 'Two phones',
  '#/keys': 'Keyboard shortcuts',
} as const;
const APART = ['#/new', '#/join', '#/hall/x'];

/** The screens that tell of the two storages. */
async function tellsOfTwo(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  for (const [hash, title] of Object.entries(SCREENS)) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(new Player(page).heading()).toHaveText(title);
    await page.waitForLoadState('networkidle');
    if (await page.getByText(/starts empty: it does not see the games of this tab/).count()) told.push(hash);
  }
  return told;
}

test('an iPhone says where a first game is begun or joined that the installed app starts empty', async ({
  page,
  home,
}) => {
  await browserThat(page, { agent: IPHONE });
  await page.goto(home);
  expect(await tellsOfTwo(page)).toEqual(APART);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true }),
  );
  expect(await tellsOfTwo(page)).toEqual([]);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'standalone'));
  await seed(page, home, afterSetUp());
  expect(await tellsOfTwo(page)).toEqual([]);
});

test('elsewhere nothing is said of two storages', async ({ page, home }) => {
  await page.goto(home);
  expect(await tellsOfTwo(page)).toEqual([]);
});

test('elsewhere nothing is said of seven days', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await page.goto(home);
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/seven days/)).toHaveCount(0);
});
