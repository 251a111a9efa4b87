import type { Page } from '@playwright/test';
import { openFile, type Picked, saving } from '../hands/copies';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { open, type Table } from '../support/play';
import { expect, test } from './dom/test';

// Two phones pass on files, which say what codes say: Ann plays the US and has the pen, Ken plays Japan and follows.

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const SEND = 'Send this code as a file';
export const ORDER = 'Write the landing order';
export const HEXES = ['1630', '1631', '1632'] as const;

export async function twoPhones(
  ann: Page,
  ken: Page,
  home: string,
  table: Table<never> = begun(),
  side = /^US/,
): Promise<string> {
  await seed(ann, home, table);
  await new Player(ann).more('Two phones');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('radio', { name: side }).check();
  await button(ann, 'Open to another phone').click();
  const game = await saving(ann, () => button(ann, SEND).click());
  await ken.goto(`${home}#/join`);
  await ken.getByLabel('Take a file').setInputFiles(game);
  await ken.getByLabel('Your name').fill('Ken');
  await button(ken, 'Join').click();
  await expect(ken.getByText('Now let Ann scan you')).toBeVisible();
  return decodeURIComponent(/#\/g\/([^/]+)/.exec(ken.url())?.[1] ?? '');
}

export async function passOn(from: Page, game: string, to: Page, home: string): Promise<void> {
  await from.goto(`${home}#/g/${game}/phones`);
  const file: Picked = await saving(from, () => button(from, SEND).click());
  await openFile(to, home, file);
  await expect(to.getByText(/^(Nothing new|\d+ entr(?:y|ies)) from /).first()).toBeVisible();
}

export const fields = (page: Page) => page.locator('#ask input');

/** Up to the hand-over, or until the other has answered. */
export function askedOfOther(whole: boolean): void {
  test('a question that is open for the other side alone says whom to hand the pen, and is asked on that phone', async ({
    page: ann,
    otherPhone,
    home,
  }) => {
    const ken = await otherPhone();
    const table = begun();
    open(table, 'landing-order');
    const id = await twoPhones(ann, ken, home, table);
    await passOn(ken, id, ann, home);
    await ann.goto(`${home}#/g/seeded`);
    await expect(new Player(ann).heading()).toHaveText('Sealed question');
    await expect(ann.getByText('Ken answers this on another phone. Let Ken’s phone record.')).toBeVisible();
    await expect(button(ann, 'Seal the order')).toHaveCount(0);
    await expect(ann.getByRole('button', { name: /hold to open/ })).toHaveCount(0);
    await button(ann, 'Let Ken’s phone record').click();
    await expect(ann.locator('#pen-line')).toContainText('Scan each other so that Ken can go on.');
    await expect(ann.getByText('Let Ken’s phone record.')).toHaveCount(0);
    await expect(ann.getByText('Ken answers this on another phone.')).toBeVisible();
    if (!whole) return;

    await passOn(ann, 'seeded', ken, home);
    await ken.goto(`${home}#/g/${id}`);
    await expect(ken.locator('#pen-line')).toContainText('This phone records');
    for (const [i, hex] of HEXES.entries()) await fields(ken).nth(i).fill(hex);
    await new Player(ken).tap('Seal the order');
    await passOn(ken, id, ann, home);
    expect(JSON.stringify(await readStore(ann))).not.toContain('1631');
    await ann.goto(`${home}#/g/seeded`);
    await expect(new Player(ann).heading()).not.toHaveText('Sealed question');
  });
}
