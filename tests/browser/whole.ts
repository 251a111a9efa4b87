import { expect, type Page } from '@playwright/test';

/** Nothing wider than the window, no words cut off, no control that cannot be scrolled free of what lies over it. */
export async function whole(page: Page, screen: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      for (const element of document.querySelectorAll('#app *'))
        if (element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.others, .chart-box'))
          found.push(`wider than the window: ${name(element)}`);
    for (const element of document.querySelectorAll('#app *')) {
      if (!shown(element) || element.closest('.sr, svg') || element.matches('input')) continue;
      const { overflowX } = getComputedStyle(element);
      const cut =
        overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      if (cut) found.push(`cut off: ${name(element)}`);
    }
    for (const control of document.querySelectorAll('#app :is(a[href], button, summary, input)')) {
      const target = control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control;
      if (!target || !shown(target)) continue;
      target.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`beside the window: ${name(target)}`);
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!above || !(target.contains(above) || above.contains(target)))
        found.push(`under ${above && name(above)}: ${name(target)}`);
    }
    scrollTo(0, 0);
    return found;
  });
  expect.soft(faults, screen).toEqual([]);
}
