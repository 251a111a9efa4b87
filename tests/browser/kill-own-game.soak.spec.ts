import type { Locator, Page } from '@playwright/test';
import { hollowRidgeTrial } from '../games/hollow-ridge/trial';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { fileOf } from '../own/shipped/editions';
import { openBrowser, readStored, stopAfter } from './kill';
import { expect, test } from './support';

// A game by a file is two things to the store, the file and the lines that name it: whenever the browser is killed, both are there or neither is.

const TABLES = ['definitions', 'entries', 'games'];

/** How much of each the store holds. */
async function counted(page: Page) {
  const { games, entries, definitions } = await readStored(page);
  return { games: games.length, entries: entries.length, files: definitions.length };
}

test('[V] killed between the file of a game and its first line, neither is there, and it begins anew', async ({
  launch,
  home,
}) => {
  let browser = await openBrowser(launch);
  const chosen = async (): Promise<Locator> => {
    await browser.page.goto(`${home}#/new`);
    await browser.page.getByRole('radio', { name: /^Hollow Ridge/ }).check();
    return new Player(browser.page).button('Start');
  };
  for (const table of TABLES) {
    await stopAfter(browser.page, table, await chosen());
    await browser.kill();
    browser = await openBrowser(launch);
    await chosen();
    expect(await counted(browser.page), table).toEqual({ games: 0, entries: 0, files: 0 });
  }
  await (await chosen()).click();
  await browser.page.getByText(/saved · 1 entry/).waitFor();
  const address = browser.page.url();
  await browser.kill();

  browser = await openBrowser(launch);
  await browser.page.goto(address);
  await new Player(browser.page).tap('Begin');
  expect(await counted(browser.page)).toEqual({ games: 1, entries: 2, files: 1 });
  await browser.kill();
});

test('[V] killed between the file of a new edition and the line that takes it, the old one holds', async ({
  launch,
  home,
}) => {
  const rest = hollowRidgeTrial.stations['a corps acts']?.();
  if (!rest) throw new Error('no corps acts');
  const lines = rest.projection.entries.length;
  const newer = {
    name: 'ridge.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf('hollow-ridge').replace('"edition": 3', '"edition": 4')),
  };
  let browser = await openBrowser(launch);
  await seed(browser.page, home, rest);
  const address = browser.page.url();
  const opened = async (): Promise<Locator> => {
    const player = new Player(browser.page);
    await browser.page.goto(address);
    await player.more('New edition of the rules file…');
    await browser.page.getByLabel('Open a file').setInputFiles(newer);
    return player.button('Play by edition 4 from here on');
  };
  for (const table of TABLES) {
    await stopAfter(browser.page, table, await opened());
    await browser.kill();
    browser = await openBrowser(launch);
    await browser.page.goto(address);
    await browser.page.getByText(/saved · \d+ entr/).waitFor();
    expect(await counted(browser.page), table).toEqual({ games: 1, entries: lines, files: 1 });
  }
  await (await opened()).click();
  await new Player(browser.page).sees('Edition 4 holds from here on');
  await browser.page.getByText(`saved · ${lines + 1} entr`).waitFor();
  await browser.kill();

  browser = await openBrowser(launch);
  await browser.page.goto(address);
  await new Player(browser.page).sees('Edition 4 holds from here on');
  expect(await counted(browser.page)).toEqual({ games: 1, entries: lines + 1, files: 2 });
  await browser.kill();
});
