import { isElementVisible } from 'ivya/utils';
import { expect } from 'vitest';
import { until } from '../../support/until';
import type { Locator } from './locator';
import type { DomPage } from './page';

type Expected = string | RegExp;
type Look = { readonly found: unknown; readonly wanted: unknown; readonly pass: boolean };

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
/** A pattern is held against the text as it stands, words against words. */
const matches = (text: string | null, expected: Expected, whole: boolean): boolean =>
  expected instanceof RegExp
    ? expected.test(text ?? '')
    : whole
      ? plain(text) === plain(expected)
      : plain(text).includes(plain(expected));

/** Looks until it is so, or with `not` until it is not, as the assertions of a browser test do. */
function eventually<T, A extends unknown[]>(words: string, look: (it: T, ...given: A) => Look) {
  return async function (this: { readonly isNot?: boolean }, it: T, ...given: A) {
    const wanted = !this.isNot;
    let last: Look | undefined;
    const pass = await until(() => {
      last = look(it, ...given);
      if (last.pass !== wanted) throw NOT_YET;
      return wanted;
    }).catch((error: unknown) => {
      if (error !== NOT_YET) throw error;
      return !wanted;
    });
    const message = () =>
      `${it} ${wanted ? 'never' : 'still'} ${words}: ${JSON.stringify(last?.found)}, ${wanted ? '' : 'not '}wanted ${last?.wanted}`;
    return { pass, message };
  };
}

const NOT_YET = new Error('not yet');

const isList = (expected: Expected | readonly Expected[]): expected is readonly Expected[] =>
  Array.isArray(expected);

const text = (whole: boolean) => (it: Locator, expected: Expected | readonly Expected[]) => {
  if (isList(expected)) {
    const found = it.elements().map(({ textContent }) => textContent);
    const pass =
      found.length === expected.length && found.every((each, i) => matches(each, expected[i] ?? '', whole));
    return { found, wanted: expected, pass };
  }
  const found = it.element().textContent;
  return { found, wanted: expected, pass: matches(found, expected, whole) };
};

const state = (wanted: string, is: (element: HTMLElement) => boolean) => (it: Locator) => {
  const found = it.elements();
  if (found.length > 1) throw new Error(`${it} is there ${found.length} times`);
  return { found: found.map(({ outerHTML }) => outerHTML.slice(0, 200)), wanted, pass: found.some(is) };
};

const page = (of: () => string) => (_: DomPage, expected: Expected) => ({
  found: of(),
  wanted: expected,
  pass: matches(of(), expected, true),
});

expect.extend({
  toBeVisible: eventually('is shown', state('shown', isElementVisible)),
  toBeHidden: eventually('is hidden', (it: Locator) => ({
    found: it.toString(),
    wanted: 'hidden',
    pass: !it.elements().some(isElementVisible),
  })),
  toBeAttached: eventually(
    'is there',
    state('there', () => true),
  ),
  toBeFocused: eventually('has the focus', (it: Locator) => ({
    found: document.activeElement?.outerHTML.slice(0, 200),
    wanted: 'it',
    pass: it.element() === document.activeElement,
  })),
  toBeChecked: eventually(
    'is checked',
    state('checked', (box) => (box as HTMLInputElement).checked),
  ),
  toBeDisabled: eventually(
    'is disabled',
    state('disabled', (control) => (control as HTMLButtonElement).disabled),
  ),
  toHaveText: eventually('reads', text(true)),
  toContainText: eventually('contains', text(false)),
  toHaveCount: eventually('is there so many times', (it: Locator, wanted: number) => {
    const found = it.elements().length;
    return { found, wanted, pass: found === wanted };
  }),
  toHaveValue: eventually('has the value', (it: Locator, wanted: Expected) => {
    const found = (it.element() as HTMLInputElement).value;
    return { found, wanted, pass: wanted instanceof RegExp ? wanted.test(found) : found === wanted };
  }),
  toHaveAttribute: eventually('has the attribute', (it: Locator, name: string, wanted?: Expected) => {
    const found = it.element().getAttribute(name);
    return { found, wanted, pass: found !== null && (wanted === undefined || matches(found, wanted, true)) };
  }),
  toHaveURL: eventually(
    'has the address',
    page(() => location.href),
  ),
  toHaveTitle: eventually(
    'has the title',
    page(() => document.title),
  ),
});

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as vitest declares it
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface Matchers<T = any> {
    toBeVisible(options?: { readonly timeout?: number }): Promise<void>;
    toBeHidden(): Promise<void>;
    toBeAttached(): Promise<void>;
    toBeFocused(): Promise<void>;
    toBeChecked(): Promise<void>;
    toBeDisabled(): Promise<void>;
    toHaveText(text: Expected | readonly Expected[]): Promise<void>;
    toContainText(text: Expected | readonly Expected[]): Promise<void>;
    toHaveCount(count: number): Promise<void>;
    toHaveValue(value: Expected): Promise<void>;
    toHaveAttribute(name: string, value?: Expected): Promise<void>;
    toHaveURL(url: Expected): Promise<void>;
    toHaveTitle(title: Expected): Promise<void>;
  }
}

export { expect };
