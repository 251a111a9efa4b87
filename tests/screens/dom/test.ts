// What every test of a screen in Node stands on: a phone of its own, the address of the app on it, and a watch that
// fails the test on anything the console gives away.
import type { Page } from '@playwright/test';
import { test as vitest } from 'vitest';
import { expect } from './matchers';
import { DomPage } from './page';
import { ORIGIN, Phone, TOYS } from './phone';

export { expect };

type Fixtures = {
  /** Console errors and uncaught exceptions. Empty at the end, or the test fails. */
  readonly problems: string[];
  readonly phone: Phone;
  readonly page: Page;
  /** The page of somebody else. There is one page at a time: opening one closes the other's. */
  readonly otherPhone: () => Promise<Page>;
  /** The app's address, ending in a slash. */
  readonly home: string;
  /** The same of the app with the toy games. */
  readonly toyHome: string;
};

export const test = vitest.extend<Fixtures>({
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const problems: string[] = [];
      const real = console.error;
      console.error = (...words: unknown[]) => problems.push(`console: ${words.join(' ')}`);
      await use(problems);
      console.error = real;
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  phone: async ({ problems }, use) => {
    const phone = new Phone(problems);
    await use(phone);
    await phone.close();
  },
  page: async ({ phone }, use) => {
    await use(pageOf(phone));
  },
  otherPhone: async ({ problems }, use) => {
    const phones: Phone[] = [];
    await use(async () => {
      const phone = new Phone(problems);
      phones.push(phone);
      return pageOf(phone);
    });
    for (const phone of phones) await phone.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  home: async ({}, use) => {
    await use(ORIGIN);
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  toyHome: async ({}, use) => {
    await use(TOYS);
  },
});

/** The same test on the app with the toy games. */
export const toyTest = test.extend<Pick<Fixtures, 'home'>>({
  home: async ({ toyHome }, use) => {
    await use(toyHome);
  },
});

/** What a page can be asked while another phone's is open. */
const COVERED = ['goto', 'addInitScript', 'emulateMedia', 'clock', 'phone'];

/** The page of a phone, in the words of a browser test's page; what it has not is named when it is asked for. */
function pageOf(phone: Phone): Page {
  const page = new DomPage(phone);
  return new Proxy(page, {
    get(target, name, receiver) {
      if (typeof name === 'symbol' || name === 'then') return Reflect.get(target, name, receiver);
      if (phone.isCovered && !COVERED.includes(name))
        throw new Error(`page.${name}: the page of another phone is open`);
      if (name in target) return Reflect.get(target, name, receiver);
      throw new Error(`page.${name} needs a browser: tests/browser`);
    },
  }) as unknown as Page;
}
