import { userEvent } from '@testing-library/user-event';
import { element, elements, enabled, isShown, shown } from '../../support/elements';
import { until } from '../../support/until';
import { Located } from '../../support/within';
import { pick, type Upload } from './files';
import { settled } from './wait';

/** A hand with a pointer of its own: two taps by it one after the other are no double tap. */
export const hand = () => userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });

/** The elements that a path of selectors leads to in the page that is open. */
export class Locator extends Located<Locator> {
  protected at(path: readonly string[]): Locator {
    return new Locator(path);
  }
  /** All there are now. */
  elements(): HTMLElement[] {
    return elements(this.selector);
  }
  /** The only one there is now. */
  element(): HTMLElement {
    return element(this.selector);
  }
  /** Does something with the only one, once it is shown, can be used and has stood still for a frame. */
  private async use(act: (element: HTMLElement) => unknown): Promise<void> {
    const found = await until(async () => {
      const one = enabled(this.selector);
      await settled();
      if (!one.isConnected) throw new Error(`${this} does not stand still`);
      return one;
    });
    await act(found);
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
    if (state === 'visible') await until(() => shown(this.selector));
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
    return isShown(this.selector);
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
    if (key === 'Escape') closeTopmost();
    if (key === 'Enter' && at instanceof HTMLInputElement) submitFromOutside(at);
    if ((key === 'Enter' || key === 'Space') && at?.tagName === 'SUMMARY') (at as HTMLElement).click();
  };
}

/** Wherever the focus is, and the window has only modal dialogs. */
function closeTopmost(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** By a submit button that stands elsewhere and names the form. */
function submitFromOutside({ form }: HTMLInputElement): void {
  if (form?.id && !form.querySelector('[type=submit]'))
    document.querySelector<HTMLButtonElement>(`[type=submit][form="${form.id}"]`)?.click();
}
