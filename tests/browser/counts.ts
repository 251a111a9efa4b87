import { test } from '@playwright/test';

/** What a run costs that does not vary with the machine: each is held by a limit (limits.ts). */
export type Counted = 'launches' | 'contexts' | 'loads' | 'looks' | 'axe';

/** Notes on the running test that it did this once more; the reporter adds up. */
export const count = (what: Counted): void => {
  test.info().annotations.push({ type: `count:${what}` });
};
