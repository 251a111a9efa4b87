import type { Page } from '@playwright/test';

const MOST_LOOKS = 250;

/**
 * What a screen reader is told from here on: each text that comes into a live region. Asked for it, waits until there
 * is something, and then for what may be said besides.
 */
export async function listening(page: Page): Promise<(besides?: number) => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = 'output, [aria-live], [role=alert], [role=status]';
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const say = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const within = element?.closest(LIVE);
      const regions = within ? [within] : [...(element?.querySelectorAll(LIVE) ?? [])];
      for (const region of regions) {
        const text = (within ? node : region).textContent?.trim();
        if (text) said.push(text);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') say(target);
        else addedNodes.forEach(say);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return (besides = 700) =>
    page.evaluate(
      async ([looks, quiet]) => {
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        const { said } = globalThis as unknown as { said: string[] };
        for (let look = 0; !said.length && look < looks; look += 1) await pause(20);
        await pause(quiet);
        return said.splice(0);
      },
      [MOST_LOOKS, besides] as const,
    );
}
