import { breakable, type Fault, setFault } from '../hands/faults';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { afterSetUp, atTheCup, HEADS, inBattle, seed } from '../hands/seed';
import { alert, sameTotal, standing, unchanged } from '../hands/standing';
import { expect, test } from './dom/test';

const ATTACK = { attack: 8, defence: 3, terrain: 'rough' };

test.describe('[Bad input] a store that cannot be opened', () => {
  const words =
    'Saved games cannot be opened: this browser refuses its storage. Nothing was changed. Leave private browsing or allow storage for this site, then try again.';

  for (const fault of ['open throws', 'open fails', 'no store'] as const satisfies readonly Fault[]) {
    test(`home, a game, a new game: ${fault}`, async ({ page, home }) => {
      await breakable(page);
      await seed(page, home, inBattle(HEADS));
      const player = new Player(page);
      const before = await standing(page);
      const game = page.url();

      await setFault(page, fault);
      await page.goto(home);
      await page.reload();
      await expect(alert(page)).toHaveText(new RegExp(`^${words}`));
      await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();

      await page.goto(game);
      await expect(player.heading()).toHaveText('This game did not open');
      await expect(alert(page)).toHaveText(words);
      await player.button('Try again').click();
      await expect(alert(page)).toHaveText(words);
      await page.getByRole('link', { name: 'All games' }).click();

      await page.getByRole('link', { name: 'New game' }).click();
      await page.getByLabel('Title').fill('Kept title');
      await page.getByRole('radio', { name: 'Practice tables' }).check();
      await player.button('Start').click();
      await expect(alert(page)).toHaveText(words);
      await expect(page.getByLabel('Title')).toHaveValue('Kept title');
      await expect(page.getByRole('radio', { name: 'Practice tables' })).toBeChecked();

      await setFault(page);
      if (fault === 'no store') await page.reload();
      await player.button('Start').click();
      await expect(player.heading()).toHaveText('Who plays?');
      await page.goto(game);
      await expect(player.heading()).toHaveText(before.heading);
      await player.sees(`saved · ${before.saved} entries`);
      const after = await readStore(page);
      expect(after.entries.filter((entry) => 'game' in entry && entry.game === 'seeded')).toEqual(
        before.entries,
      );
    });
  }

  test('the list comes back with Try again', async ({ page, home }) => {
    await breakable(page);
    await seed(page, home, afterSetUp());
    await setFault(page, 'open throws');
    await page.goto(home);
    await page.reload();
    await expect(alert(page)).toHaveText(new RegExp(`^${words}`));
    await setFault(page);
    await new Player(page).button('Try again').click();
    await expect(page.getByRole('link', { name: /^Seeded game/ })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

test.describe('[Bad input] a store that cannot be written', () => {
  const FULL =
    'This was not saved: this device is full. What was saved before is here, but a browser can lose it at its next start. Save a copy now. Then free some space, and tap again.';
  const quota = (write: string): Fault => ({ write, error: 'QuotaExceededError' });

  test('an answer: what was typed stays, and the same tap is taken later', async ({ page, home }) => {
    await breakable(page);
    await seed(page, home, inBattle(HEADS));
    const player = new Player(page);
    const before = await standing(page);
    await player.fill({ 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' });
    for (const table of ['entries', 'games']) {
      await setFault(page, quota(table));
      await player.button(/^Attack( on|$)/).click();
      await expect(alert(page)).toContainText(FULL);
      await player.sees(`Last tap not saved · ${before.saved} entries safe`);
      await unchanged(page, before);
    }
    await expect(page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('8');
    await expect(page.getByRole('textbox', { name: 'Defence factors' })).toHaveValue('3');
    await expect(page.getByRole('radio', { name: 'Rough' })).toBeChecked();
    await setFault(page);
    await player.tap(/^Attack( on|$)/);
    await expect(player.heading()).toHaveText('Combat die on 1:1');
    await expect(alert(page)).toHaveCount(0);
    await sameTotal(page, { ...before, heading: 'Combat die on 1:1' });
  });

  test('a cell taught: neither the chart nor the battle has it', async ({ page, home }) => {
    await breakable(page);
    await seed(page, home, inBattle(HEADS, ATTACK, 4));
    const player = new Player(page);
    const before = await standing(page);
    await setFault(page, quota('packs'));
    for (const [who, steps] of [
      ['Attacker', '1'],
      ['Defender', '1'],
    ] as const) {
      await page
        .getByRole('group', { name: `${who} loses` })
        .getByText(steps, { exact: true })
        .click();
    }
    await player.button('Save this value').click();
    await expect(alert(page)).toContainText(FULL);
    await expect(page.getByRole('radio', { name: '1', exact: true }).first()).toBeChecked();
    await unchanged(page, before);
    await setFault(page);
    await player.tap('Save this value');
    await player.sees('Does the defender still hold the hex?');
  });

  test('a die on the table, an undo and a note', async ({ page, home }) => {
    await breakable(page);
    await seed(page, home, atTheCup('24-move'));
    const player = new Player(page);
    const before = await standing(page);
    const face = page.getByRole('group', { name: 'Your die' }).getByRole('button', { name: /^5/ });
    await setFault(page, quota('entries'));
    for (const button of [face, player.button('Undo')]) {
      await button.click();
      await expect(alert(page)).toContainText(FULL);
      await player.button('Dismiss').click();
      await expect(alert(page)).toHaveCount(0);
      await unchanged(page, before);
    }
    await player.sees(`VP ${before.totals[0]}`);
    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Rain over the pass');
    await player.button('Add').click();
    await expect(alert(page)).toContainText(FULL);
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Rain over the pass');
    await setFault(page);
    await player.tap('Add');
    await page.getByRole('link', { name: 'Table' }).click();
    await player.one(() => face.click());
  });

  test('a new game, a new title', async ({ page, home }) => {
    await breakable(page);
    await seed(page, home, afterSetUp());
    const player = new Player(page);
    const before = await readStore(page);
    await setFault(page, quota('entries'));
    await page.goto(`${home}#/new`);
    await page.getByLabel('Title').fill('Second game');
    await player.button('Start').click();
    await expect(alert(page)).toContainText(FULL);
    await expect(page.getByLabel('Title')).toHaveValue('Second game');
    await setFault(page, quota('games'));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(1);
    await player.button('More for Seeded game').click();
    await player.button('Rename').click();
    await page.getByLabel('Title').fill('Renamed');
    await player.button('Save title').click();
    await expect(alert(page)).toContainText(FULL);
    await expect(page.getByLabel('Title')).toHaveValue('Renamed');
    expect(await readStore(page)).toEqual(before);
    await setFault(page);
    await player.button('Save title').click();
    await expect(page.getByRole('link', { name: /^Renamed/ })).toBeVisible();
    await page.goto(`${home}#/new`);
    await player.button('Start').click();
    await expect(player.heading()).toHaveText('Who plays?');
  });

  test('a write refused without a reason', async ({ page, home }) => {
    await breakable(page);
    await seed(page, home, inBattle(HEADS, ATTACK, 4, '1/1'));
    const player = new Player(page);
    const before = await standing(page);
    await setFault(page, { write: 'entries', error: 'UnknownError' });
    await player.button('Defender holds').click();
    await expect(alert(page)).toContainText(
      'This was not saved: the browser has lost its connection to the storage. If the device is full, free some space. Reload, then enter it again.',
    );
    await expect(alert(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await unchanged(page, before);
    await setFault(page);
    await player.tap('Defender holds');
  });
});
