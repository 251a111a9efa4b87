import type { CDPSession, Page } from '@playwright/test';

/** The text sizes that players set in their browser, in pixels: 150, 175 and 200 %. */
export const LARGER = [24, 28, 32] as const;
export const TEXT = 16;

const browsers = new WeakMap<Page, Promise<CDPSession>>();

/** One session for all that is asked of a page's browser. */
function browserOf(page: Page): Promise<CDPSession> {
  const known = browsers.get(page) ?? page.context().newCDPSession(page);
  browsers.set(page, known);
  return known;
}

/** As if the browser had been set to this text size, in pixels; the page has taken it up. */
export async function setText(page: Page, standard: number): Promise<void> {
  const browser = await browserOf(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await page.waitForFunction(
    (text) => getComputedStyle(document.documentElement).fontSize === `${text}px`,
    standard,
  );
}

/**
 * Read in the page: what large text has broken on the screen as it stands. A value or a word that goes on in another line of its
 * cell, or past its edge; a picture past the edge of its button; controls and cells that lie upon each other; and, before anything
 * is scrolled, a main button that is not whole in the window.
 */
export function faultsOfLargeText(): readonly string[] {
  const found: string[] = [];
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${[element.localName, ...element.classList].join('.')} "${words.trim().slice(0, 40)}"`;
  };
  const reach = document.querySelector('dialog:modal') ?? document;
  const shown = (selector: string) =>
    Array.from(reach.querySelectorAll<HTMLElement>(selector)).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr'),
    );

  /** The boxes that each word of an element is drawn in. */
  const wordsOf = function* (element: Element): Generator<readonly [string, readonly DOMRect[]]> {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.sr, svg, .tab-value')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00ad–-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        yield [word, Array.from(range.getClientRects()).filter(({ width }) => width > 0)];
      }
    }
  };
  for (const cell of shown('td, th, .strip > li, .track li, .big, .worth, .tabs span, .faces > button')) {
    const { left, right } = cell.getBoundingClientRect();
    // Words of which no part fits are cut at syllables.
    const mayBreak = getComputedStyle(cell).hyphens === 'auto';
    for (const [word, boxes] of wordsOf(cell)) {
      const [first] = boxes;
      if (!mayBreak && boxes.some(({ top }) => top > (first?.bottom ?? 0) - 1))
        found.push(`"${word}" is broken in ${name(cell)}`);
      // The date over the first turn of a day is as wide as it needs.
      if (cell.matches('.track li')) continue;
      if (boxes.some((box) => box.left < left - 1 || box.right > right + 1))
        found.push(`"${word}" stands out of ${name(cell)}`);
    }
  }
  for (const typed of shown('input.grid-input'))
    if (typed.scrollWidth > typed.clientWidth) found.push(`its value is cut in ${name(typed)}`);
  for (const big of shown('.result > .big')) {
    if (/\p{L}{3}/u.test(big.textContent ?? '')) continue;
    const tops = Array.from(wordsOf(big), ([, [first]]) => Math.round((first?.top ?? 0) / 8));
    if (new Set(tops).size > 1) found.push(`a result in two lines: ${name(big)}`);
  }

  for (const picture of shown('button svg, a svg')) {
    const button = picture.closest('button, a')?.getBoundingClientRect();
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    if (!button) continue;
    if (left < button.left || right > button.right || top < button.top || bottom > button.bottom)
      found.push(`${name(picture)} is drawn over the edge of ${name(picture.parentElement ?? picture)}`);
  }

  /** What stays in the window while the page scrolls lies over the page, and is no fault. */
  const stays = (element: Element): Element | undefined => {
    for (let it: Element | null = element; it; it = it.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(it).position)) return it;
    return undefined;
  };
  const boxes = shown(
    'a[href], button, label, select, summary, textarea, td, th, input:not(label input)',
  ).map((element) => ({ element, box: element.getBoundingClientRect(), over: stays(element) }));
  /** A button in the corner of a card lies on it, and upon none of its words; a link in a sentence is no more than its words. */
  const rectsOf = ({ element, box }: (typeof boxes)[number], beside: Element) =>
    getComputedStyle(beside).position === 'absolute' || getComputedStyle(element).display === 'inline'
      ? Array.from(wordsOf(element)).flatMap(([, rects]) => rects)
      : [box];
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      if (one.over !== other.over || !meet(one.box, other.box)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const others = rectsOf(other, one.element);
      if (rectsOf(one, other.element).some((rect) => others.some((each) => meet(rect, each))))
        found.push(`${name(one.element)} lies upon ${name(other.element)}`);
    }

  // One that belongs to a notice stands with its words.
  const mains = shown('.foot > .main, .throw > .main, .home > .main, dialog .main');
  const isWhole = (main: Element) => {
    const { top, bottom, left, right } = main.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1 && left >= 0 && right <= innerWidth + 1;
  };
  if (scrollY === 0 && mains.length === 1 && !mains.every(isWhole))
    found.push(`not in the window before it is scrolled: ${mains.map(name).join(', ')}`);
  if (document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth)
    found.push('the page scrolls sideways');
  return found;
}
