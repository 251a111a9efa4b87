import type { Locator, Page } from '@playwright/test';
import { Player } from './player';

type Role = 'link' | 'button' | 'radio' | 'checkbox' | 'textbox' | 'summary';
const MOST_TABS = 60;

/** A player without a pointer. After every answer there must be a focus. */
export class Keys {
  private readonly player: Player;
  protected readonly page: Page;

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
    await target.first().waitFor({ state: 'attached' });
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
    await this.heading().filter({ hasText: heading }).waitFor();
    await this.held();
  }

  /** A screen without a tab, whose heading comes up. */
  async more(screen: string, heading: string): Promise<void> {
    await this.enter('button', /^More( \d+ owed)?$/);
    await this.follow(screen, heading);
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
    await this.page.locator('#app :focus').waitFor({ state: 'attached' });
  }

  private find(role: Role, name: string | RegExp): Locator {
    if (role === 'summary') return this.page.locator('summary', { hasText: name });
    return this.page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Whether the focus can be seen where it is: for who has a window. */
  protected async seen(): Promise<void> {}
}
