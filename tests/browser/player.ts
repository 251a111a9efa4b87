import { expect, type Locator, type Page } from '@playwright/test';

/** A player at the table: taps what a person would tap, by the words on the screen, and waits until each tap is saved. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async newGame(
    title: string,
    charts: 'Learn from my mapsheet as we play' | 'Practice tables' = 'Learn from my mapsheet as we play',
  ): Promise<void> {
    await this.page.getByRole('link', { name: 'New game' }).click();
    await this.page.getByRole('radio', { name: charts }).check();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByRole('button', { name: 'Start' }).click();
    await expect(this.page.getByText(/saved · \d+ entr/)).toBeVisible();
  }

  /** The number of entries that the screen says are saved. */
  async saved(): Promise<number> {
    const text = await this.page
      .getByText(/(saved|safe|saving)? ?· \d+ entr/)
      .first()
      .textContent();
    return Number(/(\d+) entr/.exec(text ?? '')?.[1]);
  }

  /** Does something that is one tap, and waits until the screen says that it is one more entry. */
  async one(act: () => Promise<unknown>): Promise<void> {
    const before = await this.saved();
    await act();
    const count = before + 1;
    await expect(this.page.getByText(`saved · ${count} ${count === 1 ? 'entry' : 'entries'}`)).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** A button that answers or starts something. */
  tap(name: string | RegExp): Promise<void> {
    return this.one(() => this.button(name).click());
  }

  /** Physical dice, a tap for each. */
  async dice(...faces: readonly number[]): Promise<void> {
    const group = this.page.getByRole('group', { name: /^Your die/ });
    const press = (face: number) => group.getByRole('button', { name: new RegExp(`^${face}\\b`) }).click();
    for (const face of faces.slice(0, -1)) await press(face);
    await this.one(() => press(faces.at(-1) ?? 0));
  }

  /** Fields of the form on screen: a number or words to type, `true` to mark, or the option to pick in a group. */
  async fill(values: { readonly [label: string]: string | number | true }): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      if (value === true) await this.mark(label);
      else if (typeof value === 'number')
        await this.page.getByRole('textbox', { name: label }).fill(String(value));
      else await this.textOrPick(label, value);
    }
  }

  private async textOrPick(label: string, value: string): Promise<void> {
    const group = this.page.getByRole('group', { name: label });
    if (await group.count()) await group.getByText(value, { exact: true }).click();
    else await this.page.getByRole('textbox', { name: label }).fill(value);
  }

  async mark(label: string): Promise<void> {
    const box = this.page.getByRole('checkbox', { name: label });
    await this.page.locator('label').filter({ has: box }).click();
    await expect(box).toBeChecked();
  }

  /** Teaches the marked cell: `2/1`, or the words of a chart of words. */
  async cell(value: string): Promise<void> {
    const losses = /^(\d)\/(\d)$/.exec(value);
    if (!losses)
      return this.one(() =>
        this.page
          .getByRole('group', { name: 'Your sheet says' })
          .getByRole('button', { name: value, exact: true })
          .click(),
      );
    for (const [group, loss] of [
      ['Attacker loses', losses[1]],
      ['Defender loses', losses[2]],
    ] as const) {
      await this.page.getByRole('group', { name: group }).getByText(String(loss), { exact: true }).click();
    }
    await this.tap('That is what my sheet says');
  }

  /** A chit that a hand drew from the real cup. */
  draw(chit: string): Promise<void> {
    return this.tap(chit);
  }

  /** The heading of the open question or of the table. */
  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
