import type { Element, Window } from 'happy-dom';

/** Markup that is not drawn, whatever the style sheets say. */
const NOT_DRAWN =
  '[hidden], [popover]:not(:popover-open), dialog:not([open]), details:not([open]) > :not(summary:first-of-type), script, style, template';
const INLINE =
  /^(A|ABBR|B|BDI|CODE|DFN|EM|FONT|I|KBD|LABEL|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR)$/;
const BOX = { x: 0, y: 0, left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20 };
const NO_BOX = { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };

/** Of several side by side with no text between them, as in a row or a column: their words are words apart. */
const standsApart = ({ parentElement: row }: Element): boolean =>
  row !== null && row.children.length > 1 && row.children.length === row.childNodes.length;

/**
 * Without style sheets and layout, what is shown follows from the markup alone: everything but what is hidden, folded
 * or closed. Whether a style hides or covers a thing is for a browser to tell.
 */
export function drawnAsMarkup(window: Window): void {
  const isDrawn = (element: Element): boolean => element.isConnected && !element.closest(NOT_DRAWN);
  const style = (element: Element) => {
    const inLine = INLINE.test(element.tagName) && !standsApart(element);
    const display = element.matches(NOT_DRAWN) ? 'none' : inLine ? 'inline' : 'block';
    return { display, visibility: 'visible', content: 'none', getPropertyValue: () => '' };
  };
  Object.assign(window, { getComputedStyle: style });
  Object.assign(globalThis, { getComputedStyle: style });
  Object.assign(window.Element.prototype, {
    checkVisibility(this: Element) {
      return isDrawn(this);
    },
    getBoundingClientRect(this: Element) {
      return isDrawn(this) ? BOX : NO_BOX;
    },
    scrollIntoView() {},
  });
}
