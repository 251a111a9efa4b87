import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { pause, until } from '../../support/until';
import { Within } from '../../support/within';
import { pick, type Upload } from './files';
import { Locator, mouse, press, type } from './locator';
import { type Media, ORIGIN, type Phone } from './phone';
import { settled } from './wait';

/**
 * The page of a phone in memory: as much of a browser test's page as can be told without a browser. Layout, styles,
 * workers and the network are not in it.
 */
export class DomPage extends Within<Locator> {
  protected readonly path = [];
  readonly mouse = mouse;
  readonly keyboard = { press, type };
  readonly clock = {
    setFixedTime: async (now: Date | number) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
    },
  };
  private readonly phone: Phone;

  constructor(phone: Phone) {
    super();
    this.phone = phone;
  }

  protected at(path: readonly string[]): Locator {
    return new Locator(path);
  }

  async goto(url: string): Promise<void> {
    // What the page before has drawn, it has also noted.
    if (this.phone.isOpen) await settled();
    const to = new URL(url, ORIGIN);
    const isHere = this.phone.isOpen && to.href.split('#')[0] === location.href.split('#')[0];
    if (isHere && to.hash && to.hash !== location.hash) location.hash = to.hash;
    else await this.phone.load(to.href);
  }
  async reload(): Promise<void> {
    await this.phone.reload();
  }
  async goBack(): Promise<void> {
    history.back();
    await pause(1);
  }
  async goForward(): Promise<void> {
    history.forward();
    await pause(1);
  }
  url(): string {
    return location.href;
  }
  async title(): Promise<string> {
    return document.title;
  }
  async evaluate<T, A>(run: (argument: A) => T, argument?: A): Promise<Awaited<T>> {
    await settled();
    return await run(argument as A);
  }
  async addInitScript<A>(script: (argument: A) => void, argument?: A): Promise<void> {
    this.phone.initScripts.push(() => script(argument as A));
  }
  /** Before the first page: the system's settings do not change under an open one here. */
  async emulateMedia(media: Media): Promise<void> {
    this.phone.media = { ...this.phone.media, ...media };
    if (this.phone.isOpen) throw new Error('set it before the first goto');
  }
  async dispatchEvent(css: string, type: string): Promise<void> {
    const element = await until(() => this.locator(css).element());
    await settled();
    element.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
  }
  /** Until all that the page has asked for is there, and drawn. */
  async waitForLoadState(_state: 'networkidle'): Promise<void> {
    for (let shown = '', quiet = 0; quiet < 2; quiet += 1) {
      const now = document.body.innerHTML;
      if (shown !== now) quiet = 0;
      shown = now;
      await settled();
      await vi.dynamicImportSettled();
      await settled();
    }
  }
  async waitForTimeout(ms: number): Promise<void> {
    await pause(ms);
  }
  /** The next file that is saved, or the next field that asks for one. */
  waitForEvent(event: 'download' | 'filechooser') {
    return event === 'download' ? this.nextDownload() : nextFileChooser();
  }

  private nextDownload() {
    const { downloads } = this.phone;
    const before = downloads.length;
    return until(() => {
      const saved = downloads[before];
      if (!saved) throw new Error('nothing was saved');
      return {
        suggestedFilename: () => saved.name,
        createReadStream: async () => Readable.from(Buffer.from(await saved.blob.arrayBuffer())),
      };
    });
  }
}

/** The hand's library says by an event of its own when a browser would open its picker. */
function nextFileChooser() {
  let field: HTMLElement | undefined;
  const asked = ({ target }: Event) => {
    field = target as HTMLElement;
  };
  document.addEventListener('fileDialog', asked, { capture: true, once: true });
  return until(() => {
    const asking = field;
    if (!asking) throw new Error('no field asked for a file');
    return { setFiles: (upload: Upload) => pick(asking, upload) };
  });
}
