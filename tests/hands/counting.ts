import type { Page } from '@playwright/test';

/** Taps and typed digits from here on. */
export async function counting(page: Page): Promise<() => Promise<{ taps: number; digits: number }>> {
  await page.evaluate(() => {
    const counted = { taps: 0, digits: 0 };
    Object.assign(globalThis, { counted });
    const count = ({ type, key = '' }: { type: string; key?: string }) => {
      if (type === 'pointerdown') counted.taps += 1;
      else if (/^\d$/.test(key)) counted.digits += 1;
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, count, true);
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { counted: { taps: number; digits: number } }).counted);
}
