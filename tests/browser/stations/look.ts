import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { PAIRS } from '../../support/pairs';
import { count } from '../counts';
import { faultsInWindow, kindsIn, strangePairs } from './in-page';
import { faultsOfLargeText, LARGER, setText, TEXT } from './large-text';

const PHONE = [360, 740] as const;
const OTHERS = [
  [740, 360],
  [820, 1180],
  [1280, 800],
] as const;
/** Not the one with comments, twice as long: it is sent to each page that is loaded anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A ground of the hall’s own, and what is printed on counters: proved by the same test as the pairs. */
const OWN = ['ink on #3a3a3a', 'on-chit on chit'];
/**
 * Most of what a look costs. Every word is held against the proved pairs in three themes, and every link in a sentence has to
 * be underlined, in every run; in the soak axe works both out once more, in one theme.
 */
const COLOURS = Object.fromEntries(
  ['color-contrast', 'link-in-text-block'].map((rule) => [rule, { enabled: Boolean(process.env.SOAK) }]),
);
const LARGE = 32;
/** Each size in the soak, else the largest: what else breaks, large-text.spec.ts finds on the screens that are looked at most. */
const SIZES = process.env.SOAK ? LARGER : [LARGE];

/** Besides the phone: all of them in the soak, else one that the name of the screen chooses, so that each has its share. */
function othersFor(screen: string): readonly (readonly [number, number])[] {
  if (process.env.SOAK) return OTHERS;
  const at = Array.from(screen).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % OTHERS.length;
  return OTHERS.slice(at, at + 1);
}

/**
 * All that is asked of one screen as it stands, in one visit; afterwards it stands as it stood. Unless it is looked at
 * `closely`, or where all its elements are of kinds that were `met` before, only the narrow window with large text is tried,
 * where words fit worst, and its colours. In the soak every screen is looked at in every way.
 */
export async function look(
  page: Page,
  screen: string,
  { met, closely }: { readonly met: Set<string>; readonly closely: boolean },
): Promise<void> {
  await test.step(screen, async () => {
    count('looks');
    /** The windows in which each is found. */
    const faults = new Map<string, string[]>();
    const into = async ([width, height]: readonly [number, number], text = TEXT) => {
      await page.setViewportSize({ width, height });
      const window = `${width} × ${height}${text === TEXT ? '' : ' with text at 200 %'}`;
      for (const fault of await page.evaluate(faultsInWindow, text))
        faults.set(fault, [...(faults.get(fault) ?? []), window]);
    };
    await expect(page.locator('.late'), 'what is fetched apart').toHaveCount(0);
    const kinds = await page.evaluate(kindsIn);
    const isNew = Boolean(process.env.SOAK) || (closely && kinds.some((kind) => !met.has(kind)));
    for (const kind of kinds) met.add(kind);
    for (const window of isNew ? [PHONE, ...othersFor(screen)] : []) await into(window);
    await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
    const broken: string[] = [];
    for (const size of SIZES) {
      await setText(page, size);
      const found = await page.evaluate(faultsOfLargeText);
      broken.push(...found.map((fault) => `${fault}, with text at ${(100 * size) / TEXT} %`));
    }
    await into(PHONE, LARGE);
    await setText(page, TEXT);

    const seen = [...(await page.evaluate(strangePairs, [...PAIRS, ...OWN]))];
    if (isNew) {
      // So tall that nothing lies under the buttons at the bottom.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: PHONE[0], height: height + 400 });
      seen.push(...(await axeFaults(page)));
      await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
    }
    const laidOut = Array.from(faults, ([fault, windows]) => `${fault}, in ${windows.join(', ')}`);
    expect.soft([...laidOut, ...broken, ...seen], screen).toEqual([]);
  });
}

async function axeFaults(page: Page): Promise<readonly string[]> {
  count('axe');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([values, rules]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values },
        rules,
        resultTypes: ['violations'],
        elementRef: false,
      }),
    [TAGS, COLOURS] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
