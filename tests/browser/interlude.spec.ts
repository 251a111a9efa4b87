import { Player } from '../hands/player';
import { beforeNight, openSeeded, seed } from '../hands/seed';
import { expect, test } from './support';

test('nightfall stands in the place of the page: a tap on it reaches nothing below, one on the dock acts', async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seed(page, home, beforeNight());
  const player = new Player(page);
  const interlude = page.locator('.interlude');
  const card = page.locator('.page .card').first();
  await player.tap('End the turn');
  await player.tap('End the turn anyway');
  await expect(interlude).toBeVisible();

  // It begins below the head of the table and ends above the dock, at any size of text.
  for (const size of ['', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const [bar, own, dock] = await Promise.all(
      ['.bar', '.interlude', '.dock .main'].map((each) => page.locator(each).first().boundingBox()),
    );
    if (!bar || !own || !dock) throw new Error('something is not drawn');
    expect(own.y).toBeCloseTo(bar.y + bar.height, 0);
    expect(own.x + own.width).toBe(360);
    expect(await interlude.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    if (!size) expect(dock.y).toBeGreaterThan(own.y + own.height);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });

  const entries = await player.saved();
  await interlude.click();
  await expect(interlude).toHaveCount(0);
  await expect(card).toBeInViewport();
  expect(await player.saved()).toBe(entries);

  await player.tap('Undo');
  await player.tap('End the turn anyway');
  await expect(interlude).toBeVisible();
  await player.tap('Undo');
  await expect(interlude).toHaveCount(0);
  await expect(player.heading()).toHaveText('Turn 3 is not finished');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await player.tap('End the turn anyway');
  await expect(player.heading()).toHaveText('7 Dec, Night');
  await expect(interlude).toHaveCount(0);
  await openSeeded(page, home, 0);
  await expect(interlude).toHaveCount(0);
});
