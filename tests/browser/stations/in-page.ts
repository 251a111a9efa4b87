// What is asked of a screen, read in the page itself: each function knows nothing but what it is given.

/**
 * What is wrong with the screen in the window as it is now, once it has been drawn: anything wider, cut off, or run over;
 * a control too small for a thumb, that cannot be brought into sight, or whose focus is not seen. `text` is the text size that
 * the browser is set to, in pixels.
 */
export async function faultsInWindow(text: number): Promise<readonly string[]> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await drawn();
  const found: string[] = [];
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${[element.localName, ...element.classList].join('.')} "${words.trim().slice(0, 40)}"`;
  };
  const fault = (what: string, element: Element) => found.push(`${what}: ${name(element)}`);
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  /** Under a modal dialog the rest of the page is out of reach. An open curtain closes when the focus leaves it. */
  const reach = document.querySelector('dialog:modal') ?? document.querySelector('.curtain-open') ?? document;
  const within = (selector: string) =>
    Array.from(reach.querySelectorAll<HTMLElement>(selector)).filter(shown);

  const root = document.documentElement;
  const size = Number.parseFloat(getComputedStyle(root).fontSize);
  if (size !== text) found.push(`text of ${size} px, not of ${text}`);

  if (root.scrollWidth > innerWidth) {
    const isBoxed = ({ parentElement: around }: Element): boolean =>
      around !== null && (getComputedStyle(around).overflowX !== 'visible' || isBoxed(around));
    const reaches = (element: Element) =>
      element.getBoundingClientRect().left + Math.max(element.clientWidth, element.scrollWidth) > innerWidth;
    const wider = Array.from(document.querySelectorAll('body *')).filter((it) => reaches(it) && !isBoxed(it));
    for (const element of wider)
      if (!wider.some((other) => other !== element && element.contains(other)))
        fault(`wider than the window, which scrolls to ${root.scrollWidth}`, element);
    if (wider.length === 0) found.push(`scrolls sideways to ${root.scrollWidth}`);
  }

  /** Whether a word of it stands outside to its left or right. */
  const hasWordsBeside = (box: Element): boolean => {
    const { left, right } = box.getBoundingClientRect();
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (text.parentElement?.closest('.sr')) continue;
      range.selectNodeContents(text);
      if (Array.from(range.getClientRects()).some((word) => word.left < left - 1 || word.right > right + 1))
        return true;
    }
    return false;
  };

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!shown(element) || element.closest('.sr, svg') || element.matches('input')) continue;
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const wider = element.scrollWidth > element.clientWidth + 1;
    const taller = element.scrollHeight > element.clientHeight + 2;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // The first lines of what is told whole elsewhere end in dots.
    const isCut = (cuts(overflowX) && wider) || (cuts(overflowY) && taller);
    if (isCut && webkitLineClamp === 'none') fault('cut off', element);
    const isBox = element.clientHeight > 0 && element.matches('button, a, summary, label > span');
    if (isBox && ((overflowY === 'visible' && taller) || hasWordsBeside(element)))
      fault('runs over its edge', element);
    if (((scrolls(overflowX) && wider) || (scrolls(overflowY) && taller)) && element.tabIndex < 0)
      if (!element.querySelector('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
        fault('scrolls, but for no key', element);
  }

  const isOn = (target: Element, x: number, y: number) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && (target.contains(above) || above.contains(target));
  };
  /** Whether anything of it is seen but a rim. */
  const isSeen = (target: Element) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((along) => isOn(target, left + along * (right - left), low + down * (high - low))),
    );
  };
  const focused = document.activeElement;
  for (const control of within('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
    const target = control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control;
    if (!target) {
      fault('a mark without a label', control);
      continue;
    }
    const { width, height } = target.getBoundingClientRect();
    const running =
      control.matches('p a, li > span a') && control.parentElement?.textContent !== control.textContent;
    if (!running && (width < 47.5 || height < 47.5))
      fault(`${Math.round(width)} × ${Math.round(height)}, less than 48 × 48`, target);
    if (
      running &&
      control.matches('a') &&
      !getComputedStyle(control).textDecorationLine.includes('underline')
    )
      fault('a link that is told from the words beside it by its colour alone', control);

    if (control.matches(':disabled')) continue;
    // One that has it already would keep it as it came there, by a tap.
    control.blur();
    control.focus({ focusVisible: true } as FocusOptions);
    const ring = control.matches('.seg input, .chips input, .file input')
      ? control.nextElementSibling
      : control;
    const { outlineStyle, outlineWidth } = getComputedStyle(ring ?? control);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) fault('focus is not seen', control);

    // WebKit brings it into sight a moment later.
    if (!isSeen(target)) await drawn();
    if (!isSeen(target)) fault('hidden when it has the focus', target);
    target.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) fault('beside the window', target);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const above = document.elementFromPoint(x, y);
    if (!isOn(target, x, y)) fault(`under ${above ? name(above) : 'the edge of the window'}`, target);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo(0, 0);
  return found;
}

/** What a rule of accessibility tells elements apart by: name, role, states and properties, and whether there are words. */
export function kindsIn(): readonly string[] {
  const told = /^(role|type|tabindex|scope|for|alt|title|lang|aria-.*)$/;
  const byValue = ['role', 'type', 'tabindex', 'scope', 'aria-live'];
  const kindOf = (element: Element) => {
    const names = element.getAttributeNames().filter((name) => told.test(name));
    const marks = names.map((name) =>
      byValue.includes(name) ? `${name}=${element.getAttribute(name)}` : name,
    );
    return [element.localName, ...marks.sort(), element.textContent?.trim() ? 'with words' : ''].join(' ');
  };
  const shown = Array.from(document.querySelectorAll('body *')).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return [...new Set(shown.map(kindOf))];
}

/** Words of another colour, or on another ground, than in these pairs of tokens, in any theme. */
export function strangePairs(pairs: readonly string[]): readonly string[] {
  const root = document.documentElement;
  const chosen = root.dataset.theme;
  const probe = document.body.appendChild(document.createElement('i'));
  const computed = (colour: string) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const isClear = (colour: string) => colour === 'transparent' || /^rgba.*, 0\)$/.test(colour);
  const ground = (element: Element | null): string => {
    if (!element) return 'nothing';
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? ground(element.parentElement) : backgroundColor;
  };
  /** The same tokens with other values: a header by night, a counter in what it is printed in. */
  const isProvedThere = (element: Element, pair: string): boolean => {
    const style = getComputedStyle(element);
    const valueHere = (token: string) => computed(style.getPropertyValue(`--${token}`) || 'transparent');
    return pairs.some((each) => each.split(' on ').map(valueHere).join(' on ') === pair);
  };
  const found: string[] = [];
  const elements = new Set<Element>(
    document.querySelectorAll('input:not([type=radio], [type=checkbox]), select'),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.textContent?.trim() && texts.currentNode.parentElement)
      elements.add(texts.currentNode.parentElement);
  const shown = [...elements].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  for (const theme of ['light', 'dark', 'hall']) {
    root.dataset.theme = theme;
    const proved = new Set(
      pairs.map((pair) =>
        pair
          .split(' on ')
          .map((token) => computed(/^#/.test(token) ? token : `var(--${token})`))
          .join(' on '),
      ),
    );
    for (const element of shown) {
      const { color, fill } = getComputedStyle(element);
      const pair = `${element instanceof SVGElement ? fill : color} on ${ground(element)}`;
      if (!proved.has(pair) && !isProvedThere(element, pair))
        found.push(`${theme}, ${pair}: ${element.outerHTML.slice(0, 120)}`);
    }
  }
  probe.remove();
  if (chosen === undefined) delete root.dataset.theme;
  else root.dataset.theme = chosen;
  return found;
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Watched = { shifts?: { sum: number; readonly take: () => void } };

/** Adds up what moves by itself on a screen, from its address on; what follows on a tap within half a second does not count. */
export function watchShifts(): void {
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const { value, hadRecentInput } of entries as readonly Shift[])
      if (!hadRecentInput) watched.sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const watched = { sum: 0, take: () => add(observer.takeRecords()) };
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('hashchange', () => {
    watched.take();
    watched.sum = 0;
  });
  (globalThis as Watched).shifts = watched;
}

export async function shiftedSoFar(): Promise<number> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { shifts } = globalThis as Watched;
  shifts?.take();
  return shifts?.sum ?? 0;
}

/** What a look has moved is not the screen’s own. */
export async function forgetShifts(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { shifts } = globalThis as Watched;
  shifts?.take();
  if (shifts) shifts.sum = 0;
}
