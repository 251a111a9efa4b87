import type { Locator, Page } from '@playwright/test';

type Beachheads = readonly [first: string, centre: string, last: string];

/**
 * A player at the table: taps what a person would tap, by the words on the screen, and waits until each tap is saved.
 * The page is a browser's, or that of a phone in memory (tests/screens/dom).
 */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A new game of the first kind, on charts to be learned, unless something else is picked. */
  async newGame(title: string, ...picks: readonly string[]): Promise<void> {
    await this.page.getByRole('link', { name: 'New game' }).click();
    for (const pick of picks) await this.page.getByRole('radio', { name: pick }).check();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByRole('button', { name: 'Start' }).click();
    await this.page.getByText(/saved · \d+ entr/).waitFor();
  }

  /** Takes a game off the list of the first screen; it stays under Archived. */
  async archive(title: string | RegExp): Promise<void> {
    await this.openCard(title);
    await this.button('Archive').click();
    await this.button('Archive it').click();
  }

  /** Deletes a game at once: first it is archived. */
  async deleteGame(title: string | RegExp): Promise<void> {
    await this.archive(title);
    const archived = this.page.getByText(/^Archived \(\d+\)$/);
    await archived.waitFor();
    await archived.click();
    await this.openCard(title);
    await this.button('Delete now').click();
    await this.button('Delete it').click();
  }

  private openCard(title: string | RegExp): Promise<void> {
    const more = typeof title === 'string' ? `More for ${title}` : new RegExp(`^More for ${title.source}`);
    return this.button(more).click();
  }

  /** The number of entries that the screen says are saved. */
  async saved(): Promise<number> {
    const line = this.page.locator('.save', { hasText: /· \d+ entr/ }).first();
    const text = await line.textContent();
    return Number(/(\d+) entr/.exec(text ?? '')?.[1]);
  }

  /** Does something that is one tap, and waits until the screen says that it is one more entry. */
  async one(act: () => Promise<unknown>): Promise<void> {
    const before = await this.saved();
    await act();
    const count = before + 1;
    const saved = `saved · ${count} ${count === 1 ? 'entry' : 'entries'}`;
    await this.page.locator('.save', { hasText: saved }).waitFor();
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
    for (const face of faces.slice(0, -1)) await this.face(face).click();
    await this.one(() => this.face(faces.at(-1) ?? 0).click());
  }

  /** What is declared with a roll, such as "Banzai!", and then the dice: those of the declaration first. */
  async declare(mark: string, ...faces: readonly number[]): Promise<void> {
    await this.mark(mark);
    await this.dice(...faces);
  }

  /** A face of the die that is next. */
  face(shown: number): Locator {
    const group = this.page.getByRole('group', { name: /^Your die/ });
    return group.getByRole('button', { name: new RegExp(`^${shown}\\b`) });
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

  /** Opens a field that waits behind a button. */
  async unfold(label: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label });
    const button = this.button(new RegExp(`^${label}: `));
    await field.or(button).first().waitFor();
    if (!(await field.count())) await button.click();
    await field.waitFor();
  }

  /** A number on the keypad above the names, and the button that takes it. */
  async number(number: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Hex number' }).fill(number);
    await this.tap(new RegExp(`^Take ${number}`));
  }

  private async textOrPick(label: string, value: string): Promise<void> {
    const group = this.page.getByRole('group', { name: label });
    if (await group.count()) await group.getByText(value, { exact: true }).click();
    else {
      if (await this.button(new RegExp(`^${label}: `)).count()) await this.unfold(label);
      await this.page.getByRole('textbox', { name: label }).fill(value);
    }
  }

  async mark(label: string): Promise<void> {
    await this.box(label).click();
    await this.box(label).locator('input:checked').waitFor({ state: 'attached' });
  }

  async unmark(label: string): Promise<void> {
    await this.box(label).click();
    await this.box(label).locator('input:not(:checked)').waitFor({ state: 'attached' });
  }

  private box(label: string): Locator {
    return this.page.locator('label').filter({ has: this.page.getByRole('checkbox', { name: label }) });
  }

  /** Teaches the marked cell: `2/1`, the words of a chart of words, or a number to be typed. */
  async cell(value: string | number): Promise<void> {
    if (typeof value === 'number') {
      await this.fill({ 'Your sheet says': value });
      return this.tap('Save this value');
    }
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
    await this.tap('Save this value');
  }

  /** The players with their names and companies, by the house rules as they stand. */
  async begin(values: { readonly [label: string]: string | number } = {}): Promise<void> {
    await this.fill({ 'SNLF companies': 12, 'IJA companies': 24, ...values });
    await this.tap('Next');
    await this.tap('Play with these rules');
  }

  /** The landing order from Japan's paper, once the US is set up: the two ends and the centre between them. */
  async landOnPaper(...hexes: Beachheads): Promise<void> {
    await this.tap('Order is on paper');
    await this.fillBeachheads(hexes);
    await this.tap('Place the markers');
  }

  /** The landing order written on the phone, while nobody else looks. */
  async sealOrder(japan: string, ...hexes: Beachheads): Promise<void> {
    await this.tap('Write the landing order');
    const ask = this.page.locator('#ask');
    await ask.or(this.button(`${japan} only: hold to open`)).waitFor();
    // On a phone of his own there is no curtain.
    if (!(await ask.isVisible())) await this.look(japan);
    await this.fillBeachheads(hexes);
    await this.tap('Seal the order');
  }

  private fillBeachheads([first, centre, last]: Beachheads): Promise<void> {
    return this.fill({ 'One end': first, 'Centre hex': centre, 'Other end': last });
  }

  /** Holds the curtain open; a tap alone does not. It stays open for the same side's next question. */
  async look(side: string): Promise<void> {
    const hold = this.button(`${side} only: hold to open`);
    const open = this.page.getByText(`Open for ${side}`);
    await hold.or(open).waitFor();
    if (await open.isVisible()) return;
    await hold.click();
    await hold.waitFor();
    await hold.hover();
    await this.page.mouse.down();
    await open.waitFor();
    await this.page.mouse.up();
  }

  /** A screen without a tab: two taps, from any screen of the game. */
  async more(
    screen:
      | 'Ledger'
      | 'What now?'
      | 'Report'
      | 'Two phones'
      | 'State sheet'
      | 'New edition of the rules file…'
      | 'Save a copy'
      | 'Settings'
      | 'Games',
  ): Promise<void> {
    await this.button(/^More( \d+ owed)?$/).click();
    await this.page.getByRole('dialog').getByRole('link', { name: screen }).click();
  }

  /** A phase that opens the turn, passed over with what it still owes. */
  async skipPhase(): Promise<void> {
    await this.tap('Skip this phase');
    await this.tap('Skip the phase');
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
    await this.page.getByText(text).first().waitFor();
  }
}
