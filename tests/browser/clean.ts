import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { count } from './counts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Seven to one, for the theme that promises contrast. */
const ENHANCED = ['color-contrast-enhanced'];
const THEMES = ['light', 'dark', 'hall'] as const;

/** One screen as it stands: clean in three themes, no wider than the phone, every control big enough for a thumb. */
export async function clean(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    const wider = () => document.documentElement.scrollWidth - innerWidth;
    expect.soft(await page.evaluate(wider), `${screen}: scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(await tooSmall(page), `${screen}: smaller than 48 × 48`).toEqual([]);
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      count('axe');
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // A theme changes colours alone: after the first, only what looks at them is run again.
      const { violations } = await (theme === 'light'
        ? axe.withTags(TAGS)
        : axe.withRules(theme === 'hall' ? [...COLOURS, ...ENHANCED] : COLOURS)
      ).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect.soft(found, `${screen}, ${theme}`).toEqual([]);
    }
  });
}

/** Controls under 48 × 48, but for links in running text. A hidden radio or checkbox is as big as its label. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls].flatMap((control) => {
      const target = control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control;
      const running =
        control.matches('p a, li > span a') && control.parentElement?.textContent !== control.textContent;
      if (!target?.checkVisibility() || running) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width >= 47.5 && height >= 47.5) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`];
    });
  });
}
