import { userEvent } from '@testing-library/user-event';
import {
  asLocator,
  getByLabelSelector,
  getByRoleSelector,
  getByTextSelector,
  Ivya,
  type ParsedSelector,
} from 'ivya';
import { beginAriaCaches, endAriaCaches, getAriaDisabled, isElementVisible } from 'ivya/utils';
import { pick, type Upload } from './files';
import { settled, until } from './wait';

const engine = Ivya.create({ browser: 'chromium' });
const parsed = new Map<string, ParsedSelector>();

type Text = string | RegExp;
type Exact = { readonly exact?: boolean };
type Role = {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly level?: number;
  readonly includeHidden?: boolean;
};
type Filter = { readonly hasText?: Text; readonly has?: Locator; readonly hasNot?: Locator };

/** A hand with a pointer of its own: two taps by it one after the other are no double tap. */
export const hand = () => userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });

/** What can be looked for in a page and in a part of it, by the words on it; as a browser test's locators find it. */
export abstract class Within {
  protected abstract readonly path: readonly string[];

  protected find(...selectors: readonly string[]): Locator {
    return new Locator([...this.path, ...selectors]);
  }
  getByRole(role: string, options: Role = {}): Locator {
    return this.find(getByRoleSelector(role, options));
  }
  getByText(text: Text, { exact = false }: Exact = {}): Locator {
    return this.find(getByTextSelector(text, { exact }));
  }
  getByLabel(text: Text, { exact = false }: Exact = {}): Locator {
    return this.find(getByLabelSelector(text, { exact }));
  }
  locator(css: string, filter: Filter = {}): Locator {
    return this.find(`css=${css}`).filter(filter);
  }
}

/** The elements that a path of selectors leads to, looked up anew at every use. */
export class Locator extends Within {
  protected readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super();
    this.path = path;
  }

  get selector(): string {
    return this.path.join(' >> ');
  }
  override toString(): string {
    return asLocator('javascript', this.selector);
  }
  filter({ hasText, has, hasNot }: Filter): Locator {
    const found: string[] = [];
    if (hasText !== undefined)
      found.push(`internal:has-text=${getByTextSelector(hasText).slice('internal:text='.length)}`);
    if (has) found.push(`internal:has=${JSON.stringify(has.selector)}`);
    if (hasNot) found.push(`internal:has-not=${JSON.stringify(hasNot.selector)}`);
    return this.find(...found);
  }
  or(other: Locator): Locator {
    return this.find(`internal:or=${JSON.stringify(other.selector)}`);
  }
  nth(at: number): Locator {
    return this.find(`nth=${at}`);
  }
  first(): Locator {
    return this.nth(0);
  }
  last(): Locator {
    return this.nth(-1);
  }

  /** All there are now. */
  elements(): HTMLElement[] {
    const { selector } = this;
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
  element(): HTMLElement {
    const [one, ...more] = this.elements();
    if (!one) throw new Error(`${this} is not there`);
    if (more.length) throw new Error(`${this} is there ${more.length + 1} times`);
    return one;
  }
  /** The only one, once it is to be seen. */
  shown(): Promise<HTMLElement> {
    return until(() => {
      const element = this.element();
      if (!isElementVisible(element)) throw new Error(`${this} is not shown`);
      return element;
    });
  }
  /** Does something with the only one, once it is shown, can be used and has stood still for a frame. */
  private async use(act: (element: HTMLElement) => unknown): Promise<void> {
    const element = await until(async () => {
      const found = this.element();
      if (!isElementVisible(found)) throw new Error(`${this} is not shown`);
      if (getAriaDisabled(found)) throw new Error(`${this} is disabled`);
      await settled();
      if (!found.isConnected) throw new Error(`${this} does not stand still`);
      return found;
    });
    await act(element);
    await settled();
  }

  click(): Promise<void> {
    return this.use((element) => hand().click(element));
  }
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
    if (!(await this.isChecked())) throw new Error(`${this} stays as it was`);
  }
  hover(): Promise<void> {
    pointer = hand();
    return this.use((element) => pointer?.hover(element));
  }
  focus(): Promise<void> {
    return this.use((element) => element.focus());
  }
  blur(): Promise<void> {
    return this.use((element) => element.blur());
  }
  fill(text: string): Promise<void> {
    return this.use((element) => {
      const field = element as HTMLInputElement;
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
    });
  }
  async press(key: string): Promise<void> {
    await this.focus();
    await press(key);
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await type(text);
  }
  async selectOption(option: string | { readonly label: string }): Promise<void> {
    const wanted = typeof option === 'string' ? option : option.label;
    await this.use((element) => hand().selectOptions(element, wanted));
  }
  async setInputFiles(upload: Upload | readonly Upload[]): Promise<void> {
    await pick(await until(() => this.element()), upload);
  }
  async evaluate<T, A>(look: (element: never, argument: A) => T, argument?: A): Promise<T> {
    return look((await until(() => this.element())) as never, argument as A);
  }
  async evaluateAll<T>(look: (elements: never) => T): Promise<T> {
    await settled();
    return look(this.elements() as never);
  }
  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'detached' | 'attached' } = {}) {
    if (state === 'visible') await this.shown();
    else
      await until(() => {
        if ((this.elements().length === 0) !== (state === 'detached'))
          throw new Error(`${this}: not ${state}`);
      });
  }

  async count(): Promise<number> {
    return this.elements().length;
  }
  async all(): Promise<Locator[]> {
    return this.elements().map((_, at) => this.nth(at));
  }
  async isVisible(): Promise<boolean> {
    return this.elements().some(isElementVisible);
  }
  async isChecked(): Promise<boolean> {
    return ((await until(() => this.element())) as HTMLInputElement).checked;
  }
  async textContent(): Promise<string | null> {
    return (await until(() => this.element())).textContent;
  }
  async allTextContents(): Promise<string[]> {
    return this.elements().map(({ textContent }) => textContent ?? '');
  }
  async innerHTML(): Promise<string> {
    return (await until(() => this.element())).innerHTML;
  }
  async inputValue(): Promise<string> {
    return ((await until(() => this.element())) as HTMLInputElement).value;
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await until(() => this.element())).getAttribute(name);
  }
  async ariaSnapshot(): Promise<string> {
    const { generateAriaTree, renderAriaTree } = await import('ivya/aria');
    return renderAriaTree(generateAriaTree(await until(() => this.element())));
  }
}

let pointer = undefined as ReturnType<typeof hand> | undefined;

/** The pointer where the last `hover` left it. */
export const mouse = {
  down: () => pointer?.pointer({ keys: '[MouseLeft>]' }),
  up: () => pointer?.pointer({ keys: '[/MouseLeft]' }),
};

export const type = (text: string): Promise<void> => hand().keyboard(text.replace(/[[{]/g, '$&$&'));

/** A key by its name, with its modifiers: `Tab`, `Shift+Tab`, `5`. */
export async function press(keys: string): Promise<void> {
  const [key = '', ...modifiers] = keys.replace('ControlOrMeta', 'Control').split('+').reverse();
  const named = key === 'Space' ? '[Space]' : key.length > 1 ? `{${key}}` : key.replace(/[[{]/, '$&$&');
  const down = modifiers.map((each) => `{${each}>}`).join('');
  const up = modifiers.map((each) => `{/${each}}`).join('');
  const at = document.activeElement;
  const goesOn = byItself(key, at);
  await hand().keyboard(`${down}${named}${up}`);
  goesOn();
  await settled();
}

/** What a browser does with a key by itself, unless the page forbids it, and the hand's library does not. */
function byItself(key: string, at: Element | null): () => void {
  let event: KeyboardEvent | undefined;
  const came = (down: KeyboardEvent) => {
    event = down;
  };
  document.addEventListener('keydown', came, { capture: true, once: true });
  return () => {
    document.removeEventListener('keydown', came, { capture: true });
    if (!event || event.defaultPrevented) return;
    if (key === 'Escape') leave(at);
    if (key === 'Enter' && at instanceof HTMLInputElement) submitFromOutside(at);
    if ((key === 'Enter' || key === 'Space') && at?.tagName === 'SUMMARY') (at as HTMLElement).click();
  };
}

function leave(at: Element | null): void {
  const dialog = at?.closest<HTMLDialogElement>('dialog[open]');
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** By a submit button that stands elsewhere and names the form. */
function submitFromOutside({ form }: HTMLInputElement): void {
  if (form?.id && !form.querySelector('[type=submit]'))
    document.querySelector<HTMLButtonElement>(`[type=submit][form="${form.id}"]`)?.click();
}
