import { Player } from '../hands/player';
import { expect, test } from './dom/test';

test('games are renamed, archived, brought back and, once confirmed, deleted', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  for (const title of ['First', 'Second']) {
    await player.newGame(title);
    await player.more('Games');
  }
  const games = page.getByRole('list', { name: 'Games', exact: true });
  await expect(games.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'More for First' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('Oahu <b>with Ann</b>');
  await page.getByRole('button', { name: 'Save title' }).click();
  await expect(games.getByText('Oahu <b>with Ann</b>')).toBeVisible();

  await player.archive(/Oahu/);
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await page.getByText('Archived (1)').click();
  await expect(page.getByText('30 days left')).toBeVisible();
  await page.getByRole('button', { name: 'More for Oahu' }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(games.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'More for Second' }).click();
  await expect(page.getByRole('button', { name: 'Delete now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Keep it in the list' }).click();
  await expect(games.getByText('Second', { exact: true })).toBeVisible();
  await player.deleteGame('Second');
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(games.getByRole('listitem')).toHaveCount(1);
  await expect(games.getByText('Second', { exact: true })).toHaveCount(0);
});

test('a game of practice tables says so wherever it uses one', async ({ page, home }) => {
  await page.goto(home);
  const player = new Player(page);
  await player.newGame('Trying it out', 'Practice tables');
  await player.begin();
  await player.landOnPaper('1629', '1630', '1631');
  const label = page.getByText('practice table, not the printed one');
  await expect(label.first()).toBeVisible();
  await player.cell('No manmade terrain');
  await player.skipPhase();
  await player.tap('Combat');
  await player.tap(/^Attack( on|$)/);
  await player.fill({ 'Attack factors': 8, 'Defence factors': 4 });
  await player.tap(/^Attack( on|$)/);
  await player.dice(3);
  await expect(label.first()).toBeVisible();
  await player.tap('Defender holds');
  await expect(label.first()).toBeVisible();
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(label.first()).toBeVisible();
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByText('Japan attacks, 2:1, die 3', { exact: true }).click();
  await expect(label.first()).toBeVisible();
  await player.more('Games');
  await expect(page.getByText('practice tables')).toBeVisible();
});

test('what is being typed outlives a look at the charts, and a second game asks nothing that the first one learned', async ({
  page,
  home,
}) => {
  await page.goto(home);
  const player = new Player(page);
  for (const title of ['First', 'Second']) {
    await player.newGame(title);
    await player.fill({ 'Japanese player': 'Ken' });
    await page.getByRole('link', { name: 'Charts' }).click();
    await page.getByRole('link', { name: 'Back to the open question' }).click();
    await expect(page.getByRole('textbox', { name: 'Japanese player' })).toHaveValue('Ken');
    await player.begin();
    await player.landOnPaper('1220', '1221', '1222');
    if (title === 'First') {
      for (const kind of ['City', 'Airfield', 'No manmade terrain']) await player.cell(kind);
      await player.cell(6);
    }
    await player.sees('VP 6');
    await player.more('Games');
  }
});
