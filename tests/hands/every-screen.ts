import type { Page } from '@playwright/test';
import { Player } from './player';
import { whole } from './whole';

const VIEWS = ['Table', 'Ledger', 'Charts', 'Log'] as const;

/** All that anybody at the table can see or hear of the game of this title: every screen, its address and title. */
export async function everyScreen(page: Page, title: string): Promise<readonly string[]> {
  const seen: string[] = [];
  const saved = await new Player(page).saved();
  // What is said of a result, and the cards of the terms, come with a part of the game that is fetched apart.
  await page.waitForLoadState('networkidle');
  const id = /#\/g\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  const note = async (where: string) => {
    await frame();
    // What is fetched apart, such as a remark, is there or not by the clock alone.
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(() => {
      // What markup does not tell: what stands in a field.
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => `${value} ${checked}`,
      );
      const { title, body } = document;
      return [location.hash, title, body.innerHTML, body.textContent, ...fields];
    });
    seen.push([where, ...shown].join('\n').replaceAll(id, 'the-game'));
  };
  for (const view of VIEWS) {
    if (view === 'Ledger') await new Player(page).more(view);
    else await page.getByRole('link', { name: new RegExp(`^${view}`) }).click();
    // A screen is fetched when it is first asked for.
    await frame();
    await page.getByRole('navigation', { name: 'Game' }).waitFor();
    await note(view);
    if (view === 'Ledger') seen.push(`${seen.pop()}\n${await registerOf(page)}`);
  }
  await page.getByRole('link', { name: 'Report, share' }).click();
  await page.getByText(/^Share (report|log|both)/).click();
  // How lucky it was comes last.
  await page.getByText('Resolving every fight').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Read it first' }).click();
  for (const format of ['BBCode', 'JSON', 'Text']) {
    await page.getByText(format, { exact: true }).click();
    seen.push(await page.getByRole('textbox', { name: 'What is shared' }).inputValue());
    await note(`After the battle, ${format}`);
  }
  await new Player(page).more('Games');
  // The list shows what it last knew until it has looked.
  const link = page.getByRole('link', { name: new RegExp(`^${title}`) });
  await link.filter({ hasText: `${saved} entries` }).waitFor();
  await note('Games');
  await link.click();
  await page.getByText(/saved · \d+ entr/).waitFor();
  return seen;
}

/** What the other half of the ledger keeps of pieces, every place of it open. */
async function registerOf(page: Page): Promise<string> {
  const halves = page.getByRole('navigation', { name: 'Ledger' });
  if (!(await halves.count())) return '';
  await halves.getByRole('link').last().click();
  await page.locator('details.place').first().waitFor();
  const folded = page.locator('details.place:not([open]) > summary');
  while (await folded.count()) await folded.first().click();
  return (await whole(page, 'body')).innerHTML();
}
