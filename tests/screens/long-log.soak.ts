import type { Entry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import { tellStory } from '../../src/core/journal/report/story';
import { iph } from '../../src/games/iph/game';
import { diceCount } from '../../src/ui/report/dice-words';
import { longGame } from '../bench/journals';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { openSeeded, seed } from '../hands/seed';
import { sitDown, type Table } from '../support/play';
import { until } from '../support/until';
import { expect, test } from './dom/test';

const LINES = 1_200;

const at = (entries: readonly Entry[]) =>
  ({ ...sitDown(iph), projection: foldJournal(iph, entries) }) as object as Table<never>;

test('a long game is opened by its last lines: its report waits for all, its log goes back, is searched whole, and tells of its first line', async ({
  page,
  phone,
  home,
}) => {
  const { entries } = longGame(LINES);
  await seed(page, home, at(entries));
  await until(() => page.evaluate(isKept));

  await phone.restart();
  await openSeeded(page, home, 0, LINES);
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByRole('link', { name: 'Report, share' }).click();
  await expect(page.getByRole('heading', { name: 'After the battle' })).toBeVisible();
  const { dice } = tellStory(iph, foldJournal(iph, entries), 'Seeded game', undefined);
  const counts = dice.groups.map(diceCount);
  expect(counts.length).toBeGreaterThan(0);
  for (const count of counts) await expect(page.locator('.dice-verdicts')).toContainText(count);

  await phone.restart();
  await openSeeded(page, home, 0, LINES);
  const player = new Player(page);
  await page.getByRole('link', { name: 'Log' }).click();
  const line = page.locator('.log-line');
  await expect(line.first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(line).toHaveCount(50);
  const newest = await line.first().getAttribute('id');
  await player.button('Show earlier').click();
  await expect(line).toHaveCount(100);
  await player.button('Show earlier').click();
  await expect(line).toHaveCount(150);
  expect(await line.first().getAttribute('id')).toBe(newest);

  await player.button('Search all entries, or go to a turn').click();
  await page.getByRole('searchbox').fill('House rules');
  await player.sees(/^\d+ of \d+ entries$/);
  await line.last().locator('summary').click();
  expect(await line.last().getAttribute('id')).toBe('line-1');

  await player.one(() => page.getByRole('button', { name: 'Strike this entry' }).click());
  expect((await readStore(page)).entries.at(-1)).toMatchObject({ kind: 'v1.Struck', ids: [entries[0]?.id] });
});

async function isKept(): Promise<void> {
  const isThere = ({ name }: IDBDatabaseInfo) => name === 'war-diary-folds';
  if (!(await indexedDB.databases()).some(isThere)) throw new Error('no database');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('war-diary-folds');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const count = db.transaction('folds').objectStore('folds').count('seeded');
  await new Promise((resolve) => {
    count.onsuccess = resolve;
  });
  db.close();
  if (!count.result) throw new Error('nothing is kept yet');
}
