// What a path of selectors leads to in the document that is open, in Node or in a browser. The library is Playwright's
// own way to find things, so that a test reads alike wherever its page stands.
import { asLocator, Ivya, type ParsedSelector } from 'ivya';
import { beginAriaCaches, endAriaCaches, getAriaDisabled, isElementVisible } from 'ivya/utils';

const engine = Ivya.create({ browser: 'chromium' });
const parsed = new Map<string, ParsedSelector>();

/** All there are now. */
export function elements(selector: string): HTMLElement[] {
  const path = parsed.get(selector) ?? engine.parseSelector(selector);
  parsed.set(selector, path);
  beginAriaCaches();
  try {
    return engine.querySelectorAll(path, document) as HTMLElement[];
  } finally {
    endAriaCaches();
  }
}

/** The only one there is now. */
export function element(selector: string): HTMLElement {
  const [one, ...more] = elements(selector);
  if (!one) throw new Error(`${words(selector)} is not there`);
  if (more.length) throw new Error(`${words(selector)} is there ${more.length + 1} times`);
  return one;
}

/** The only one, which is to be seen. */
export function shown(selector: string): HTMLElement {
  const one = element(selector);
  if (!isElementVisible(one)) throw new Error(`${words(selector)} is not shown`);
  return one;
}

/** The only one, which is to be seen and can be used. */
export function enabled(selector: string): HTMLElement {
  const one = shown(selector);
  if (getAriaDisabled(one)) throw new Error(`${words(selector)} is disabled`);
  return one;
}

/** Whether any is to be seen. */
export const isShown = (selector: string): boolean => elements(selector).some(isElementVisible);

const words = (selector: string): string => asLocator('javascript', selector);
