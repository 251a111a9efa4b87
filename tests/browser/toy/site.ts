import { builtWith } from '../built-with';
import { test as browser } from '../support';

/** The test of every browser test, with the address of the app built from `main.ts` in this folder. */
export const test = browser.extend<object, { readonly toyHome: string }>({
  toyHome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const { url, close } = await builtWith('toy/main.ts');
      await use(url);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
