import { HEADS, inBattle, seed } from '../hands/seed';
import { SeenKeys } from './seen-keys';
import { expect, test } from './support';

/** No mouse, no touch: Tab, Enter, Space, arrows and what is typed. */
test('a game from new to settings by keyboard alone', async ({ page, home }) => {
  await page.goto(home);
  const keys = new SeenKeys(page);
  // The app has taken over from the frame painted before it.
  await expect(page.locator('h1[tabindex]')).toBeVisible();
  await keys.follow('New game', 'New game');
  await keys.to('radio', /^Learn from my mapsheet/);
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Practice/ })).toBeChecked();
  await keys.press('ArrowUp');
  await keys.type('Title', 'By keyboard');
  await keys.press('Enter');
  await expect(keys.heading()).toHaveText('Who plays?');

  await test.step('set-up', async () => {
    await keys.type('Japanese player', 'Ken');
    await keys.type('US player', 'Ann');
    await keys.type('SNLF companies', '16');
    await keys.one(() => keys.enter('button', 'Next'));
    await keys.one(() => keys.enter('button', 'Play with these rules'));
    await keys.one(() => keys.enter('button', 'Write the landing order'));
    await keys.enter('button', 'Ken only: hold to open');
    await expect(page.getByText('Open for Ken')).toBeVisible();
    await keys.held();
    await keys.type('One end', '1630');
    await keys.type('Centre hex', '1631');
    await keys.type('Other end', '1632');
    await keys.one(() => keys.press('Enter'));
    await keys.one(() => keys.enter('button', 'The US is set up: reveal'));
    await keys.one(() => keys.enter('button', 'No manmade terrain'));
    await keys.one(() => keys.enter('button', 'No manmade terrain'));
    await expect(keys.heading()).toHaveText('7 Dec, Morning');
  });

  await test.step('landing', async () => {
    await keys.one(() => keys.enter('button', 'Land'));
    await keys.type('SNLF to 1632, room for 4', '5');
    await keys.press('Enter');
    await expect(page.getByRole('textbox', { name: 'SNLF to 1632' })).toBeFocused();
    await keys.type('SNLF to 1632, room for 4', '4');
    await keys.one(() => keys.press('Enter'));
    for (const modifier of ['0', '1', '−1']) {
      await keys.one(() => keys.enter('button', modifier));
      for (const unit of [1, 2, 3]) {
        await keys.press('4');
        await expect(page.getByRole('button', { name: `SNLF, unit ${unit}: 4` })).toHaveCount(1);
      }
      await keys.one(() => keys.press('4'));
      // One more or less than a 4, which stalls, is a 5, which does too, or a 3, which is not in the rules.
      if (modifier === '−1') await keys.one(() => keys.enter('button', 'Lands freely'));
    }
    await expect(page.locator('.result .big')).toHaveText('12 ashore');
    await expect(page.locator('.result .told')).toContainText('In 1631: 4 SNLF stalled');
    await keys.one(() => keys.enter('button', 'End the turn'));
    await keys.one(() => keys.enter('button', 'End the turn anyway'));
    await keys.one(() => keys.enter('button', 'Skip this phase'));
    await keys.one(() => keys.enter('button', 'Skip the phase'));
  });

  await test.step('movement', async () => {
    await keys.one(() => keys.enter('button', '24th Move'));
    await keys.one(() => keys.press('5'));
    await keys.one(() => keys.enter('button', /^2\b/));
    await expect(page.getByText('24th, die 2')).toBeVisible();
    await keys.one(() => keys.enter('button', 'End 24th Move'));
  });

  await test.step('battle', async () => {
    await keys.one(() => keys.enter('button', 'Combat'));
    await keys.one(() => keys.enter('button', /^Attack( on|$)/));
    await keys.one(() => keys.enter('button', 'Use these columns'));
    await keys.type('Attack factors', '8');
    await keys.type('Defence factors', '3');
    await keys.to('radio', 'Clear');
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Rough' })).toBeChecked();
    await keys.to('checkbox', /^Concentric/);
    await keys.press('Space');
    await expect(page.getByRole('checkbox', { name: /^Concentric/ })).toBeChecked();
    await keys.press('Space');
    await keys.one(() => keys.enter('button', /^Attack( on|$)/));
    await keys.to('checkbox', /^Banzai!/);
    await keys.press('Space');
    await expect(page.getByRole('group', { name: 'Your die 1 shows' })).toBeVisible();
    await keys.press('Space');
    await expect(page.getByRole('group', { name: 'Your die shows' })).toBeVisible();
    await keys.to('button', 'Roll for me');
    await keys.one(() => keys.press('4'));
    await keys.loss('Attacker loses', 1);
    await keys.loss('Defender loses', 1);
    await keys.one(() => keys.enter('button', 'Save this value'));
    await keys.one(() => keys.enter('button', 'Defender holds', 'Space'));
    await expect(page.locator('.result .big')).toHaveText('1 / 1');
    await keys.one(() => keys.enter('button', 'End Japanese combat'));
  });

  await test.step('hex taken, undone and done again', async () => {
    await keys.one(() => keys.enter('button', 'Hex taken'));
    for (const digit of '1829') await keys.press(digit);
    await keys.one(() => keys.press('Enter'));
    await keys.one(() => keys.enter('button', 'Airfield'));
    await keys.type('Your sheet says', '6');
    await keys.one(() => keys.enter('button', 'Save this value'));
    await expect(page.getByText('VP 6')).toBeVisible();
    await keys.one(() => keys.enter('button', 'Undo'));
    await expect(keys.heading()).toHaveText(/^How many airfields/);
    await keys.one(() => keys.enter('button', 'Redo'));
    await expect(page.getByText('VP 6')).toBeVisible();
  });

  await test.step('log', async () => {
    const line = '1829 taken';
    await keys.follow('Log', 'Log');
    await keys.enter('summary', new RegExp(line));
    await keys.one(() => keys.enter('button', 'Strike this entry'));
    await expect(page.locator('.struck', { hasText: line })).toBeVisible();
    await keys.one(() => keys.enter('button', 'Redo'));
    await keys.type('Note', 'Rain');
    await keys.one(() => keys.press('Enter'));
  });

  await test.step('ledger', async () => {
    await keys.more('Ledger', 'Victory points');
    await keys.one(() => keys.enter('button', 'Correct'));
    await keys.type('Add to the total', '-2');
    await keys.type('Reason', 'Counted twice');
    await keys.one(() => keys.press('Enter'));
    await expect(page.getByText('VP 4')).toBeVisible();
  });

  await test.step('charts', async () => {
    await keys.follow('Charts', 'Charts');
    await keys.follow(/^Combat Results Table/, 'Combat Results Table');
    await keys.follow(/^Terrain Effects Chart/, 'Terrain Effects Chart');
  });

  await test.step('settings', async () => {
    await keys.more('Games', 'War Diary');
    await keys.enter('button', 'More for By keyboard');
    await keys.enter('button', 'Archive');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.enter('button', 'Keep it in the list');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keys.held();
    await keys.enter('button', 'More for By keyboard');
    await keys.enter('button', 'Rename');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Renamed by keyboard');
    await keys.press('Enter');
    await expect(page.getByRole('link', { name: /^Renamed by keyboard/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More for Renamed by keyboard' })).toBeFocused();
    await keys.follow('Settings', 'Settings');
    await keys.to('radio', 'System');
    await keys.press('ArrowLeft');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'hall');
    await keys.held();
  });
});

test('digits fall on the dice while the focus is on what is declared with them', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS, { attack: 8, defence: 3, terrain: 'rough' }));
  const keys = new SeenKeys(page);
  await keys.to('checkbox', /^Banzai!/);
  await keys.press('Space');
  await expect(page.getByRole('group', { name: 'Your die 1 shows' })).toBeVisible();
  await keys.press('3');
  await expect(page.getByRole('group', { name: 'Your die 2 shows' })).toBeVisible();
  await keys.one(() => keys.press('4'));
});
