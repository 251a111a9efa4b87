import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player';

type Role = 'link' | 'button' | 'radio' | 'checkbox' | 'textbox' | 'summary';
const MOST_TABS = 60;

/** A player without a pointer. Wherever the focus goes it must be seen, and after every answer there must be one. */
export class Keys {
  private readonly player: Player;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.player = new Player(page);
  }

  heading(): Locator {
    return this.player.heading();
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Tabs on until the control has the focus. */
  async to(role: Role, name: string | RegExp): Promise<void> {
    await this.into(this.find(role, name), `${role} ${name}`);
  }

  /** Tabs on until one of these has the focus. */
  async into(target: Locator, called = String(target)): Promise<void> {
    await expect(target.first()).toBeAttached();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluateAll((all) => all.some((it) => it === document.activeElement)))
        return this.seen();
      await this.press('Tab');
    }
    throw new Error(`${MOST_TABS} tabs do not reach ${called}`);
  }

  async enter(role: Role, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(role, name);
    await this.press(key);
  }

  /** A link to another screen, whose heading comes up. */
  async follow(link: string | RegExp, heading: string): Promise<void> {
    await this.enter('link', link);
    await expect(this.heading()).toHaveText(heading);
    await this.held();
  }

  async type(field: string, text: string): Promise<void> {
    await this.to('textbox', field);
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** One loss of a group of radio buttons of which none is set. */
  async loss(group: string, steps: number): Promise<void> {
    await this.into(this.page.getByRole('group', { name: group }).getByRole('radio').first());
    await this.press('Space');
    for (let step = 0; step < steps; step += 1) await this.press('ArrowRight');
  }

  /** Does something that is one entry, after which something must still have the focus. */
  async one(act: () => Promise<unknown>): Promise<void> {
    await this.player.one(act);
    await this.held();
  }

  /** The focus is on something in the app, not lost. */
  async held(): Promise<void> {
    const where = () => this.page.evaluate(() => document.activeElement?.closest('#app *')?.tagName);
    await expect.poll(where, { message: 'the focus is lost' }).toBeTruthy();
  }

  private find(role: Role, name: string | RegExp): Locator {
    if (role === 'summary') return this.page.locator('summary', { hasText: name });
    return this.page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The focused control is outlined, in the window, and under nothing. */
  private async seen(): Promise<void> {
    const fault = await this.page.evaluate(() => {
      const it = document.activeElement;
      if (!it?.matches(':focus-visible')) return 'not focus-visible';
      const shown = it.matches('.seg input, .chips input') ? it.nextElementSibling : it;
      if (!shown) return 'nothing to see';
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no outline';
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return 'outside the window';
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return shown.contains(above) || it.closest('label')?.contains(above) ? '' : `under ${above?.className}`;
    });
    const name = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    expect(fault, `focus on ${name}`).toBe('');
  }
}
