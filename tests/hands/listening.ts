import type { Page } from '@playwright/test';

/** What a screen reader is told from here on: each text that comes into a live region. */
export async function listening(page: Page): Promise<() => Promise<string[]>> {
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
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      const { said } = globalThis as unknown as { said: string[] };
      return said.splice(0);
    });
}
