import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause, until } from '../support/until';
import { Located, Within } from '../support/within';
import { ANSWER, type Driven, type Line } from './driven';
import type { InPage } from './in-page';

declare const inPage: InPage;

/** A file that is not whole yet; it may lie there under its own name too, with nothing in it. */
const PARTLY = /\.(part|wkdownload)$/;

type Upload = { readonly name: string; readonly buffer: Buffer };

/** The elements that a path of selectors leads to in a driven page, looked up anew at every use. */
class Locator extends Located<Locator> {
  private readonly page: EnginePage;

  constructor(page: EnginePage, path: readonly string[]) {
    super(path);
    this.page = page;
  }
  protected at(path: readonly string[]): Locator {
    return new Locator(this.page, path);
  }

  async click(): Promise<void> {
    await this.hover();
    await this.page.mouse.down();
    await this.page.mouse.up();
  }
  async hover(): Promise<void> {
    const { x, y } = await until(() => this.page.evaluate((path) => inPage.spot(path), this.selector));
    await this.page.mouse.move(x, y);
  }
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
    if (!(await this.isChecked())) throw new Error(`${this} stays as it was`);
  }
  async fill(text: string): Promise<void> {
    await until(() =>
      this.page.evaluate(
        ([path, words]) => {
          const field = inPage.enabled(path) as HTMLInputElement;
          field.focus();
          field.select();
          document.execCommand('insertText', false, words);
          if (field.value !== words) throw new Error(`it holds ${field.value}`);
        },
        [this.selector, text] as const,
      ),
    );
  }
  async setInputFiles({ name, buffer }: Upload): Promise<void> {
    const file = join(await mkdtemp(join(tmpdir(), 'war-diary-')), name);
    await writeFile(file, buffer);
    await this.waitFor({ state: 'attached' });
    await this.page.driven.upload(`inPage.element(${JSON.stringify(this.selector)})`, [file]);
  }
  async evaluate<T>(look: (element: never) => T): Promise<T> {
    await this.waitFor({ state: 'attached' });
    return this.page.run(`(${look})(inPage.element(${JSON.stringify(this.selector)}))`);
  }
  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'detached' | 'attached' } = {}) {
    await until(() =>
      this.page.evaluate(
        ([path, wanted]) => {
          if (wanted === 'visible') inPage.shown(path);
          else if ((inPage.elements(path).length === 0) !== (wanted === 'detached'))
            throw new Error(`${path}: not ${wanted}`);
        },
        [this.selector, state] as const,
      ),
    );
  }
  count(): Promise<number> {
    return this.page.evaluate((path) => inPage.elements(path).length, this.selector);
  }
  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  }
  isVisible(): Promise<boolean> {
    return this.page.evaluate((path) => inPage.isShown(path), this.selector);
  }
  isChecked(): Promise<boolean> {
    return this.evaluate(({ checked }: HTMLInputElement) => checked);
  }
  textContent(): Promise<string | null> {
    return this.evaluate(({ textContent }: HTMLElement) => textContent);
  }
  getAttribute(name: string): Promise<string | null> {
    return this.page.evaluate(([path, of]) => inPage.element(path).getAttribute(of), [
      this.selector,
      name,
    ] as const);
  }
}

/** As much of Playwright's page as the specimens use, in a browser that Playwright does not drive. */
export class EnginePage extends Within<Locator> {
  protected readonly path = [];
  readonly driven: Driven;
  readonly mouse: Driven['mouse'];
  private readonly downloads: string;
  private readonly lines: readonly Line[];

  constructor(driven: Driven, downloads: string, lines: readonly Line[]) {
    super();
    this.lines = lines;
    this.driven = driven;
    this.mouse = driven.mouse;
    this.downloads = downloads;
  }
  protected at(path: readonly string[]): Locator {
    return new Locator(this, path);
  }

  goto(url: string): Promise<void> {
    return this.driven.goto(url);
  }
  reload(): Promise<void> {
    return this.driven.reload();
  }
  evaluate<T, A>(look: (argument: A) => T, argument?: A): Promise<Awaited<T>> {
    return this.run(`(${look})(${JSON.stringify(argument)})`);
  }
  /** What the expression yields or promises; it travels as JSON. */
  async run<T>(expression: string): Promise<T> {
    const answer = this.driven.evaluate(`(async () => {
      try {
        return JSON.stringify({ value: await ${expression} });
      } catch (error) {
        return JSON.stringify({ error: String(error.message ?? error) });
      }
    })()`);
    // Firefox answers nothing to what is asked of a page that goes away meanwhile.
    const told = await Promise.race([answer, pause(ANSWER)]);
    if (!told) throw new Error('the page does not answer');
    const { value, error } = JSON.parse(told);
    if (error !== undefined) throw new Error(error);
    return value;
  }
  dispatchEvent(css: string, type: string): Promise<void> {
    return this.evaluate(
      ([path, name]) => {
        inPage
          .element(path)
          .dispatchEvent(new Event(name, { bubbles: true, composed: true, cancelable: true }));
      },
      [`css=${css}`, type] as const,
    );
  }
  waitForTimeout(ms: number): Promise<void> {
    return pause(ms);
  }
  screenshot(): Promise<Uint8Array> {
    return this.driven.screenshot();
  }
  async waitForFunction(look: () => unknown, _: unknown, { timeout }: { readonly timeout: number }) {
    await until(async () => {
      if (!(await this.evaluate(look))) throw new Error(`never so: ${look}`);
    }, timeout);
  }
  /** The next file that is saved, or the next line of the console that is so. */
  waitForEvent(event: 'download' | 'console', isIt = (_: { text(): string }) => true) {
    return event === 'download' ? this.nextDownload() : this.nextLine(isIt);
  }

  private async nextDownload() {
    const before = await readdir(this.downloads);
    const name = await until(async () => {
      const [saved, ...beside] = (await readdir(this.downloads)).filter((file) => !before.includes(file));
      if (!saved || beside.length || PARTLY.test(saved) || !(await stat(join(this.downloads, saved))).size)
        throw new Error('nothing was saved');
      return saved;
    });
    return {
      suggestedFilename: () => name,
      createReadStream: async () => createReadStream(join(this.downloads, name)),
    };
  }
  private nextLine(isIt: (line: { text(): string }) => boolean) {
    const from = this.lines.length;
    return until(() => {
      const line = this.lines.slice(from).find(({ text }) => isIt({ text: () => text }));
      if (!line) throw new Error('the console never says it');
      return line;
    });
  }
}
