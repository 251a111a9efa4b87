import { Player } from '../hands/player';
import { alert } from '../hands/standing';
import { expect, test } from './support';

test.describe('a browser that refuses to store anything', () => {
  test.use({ store: 'refused' });
  test('says so in words, on home and where a game would begin', async ({ page, home, picture }) => {
    await page.goto(home);
    await alert(page).waitFor();
    expect(await alert(page).textContent()).toMatch(
      /this browser refuses its storage\. Nothing was changed\./,
    );
    await picture('refused');
    await page.goto(`${home}#/example`);
    await new Player(page).sees(/this browser refuses its storage/);
  });
});

test.describe('a private window', () => {
  test.use({ store: 'private' });
  test('plays, and says that nothing protects the games', async ({ page, home, picture }) => {
    await page.goto(home);
    const player = new Player(page);
    await page.getByRole('link', { name: 'Roll a battle' }).click();
    await player.sees(/saved · \d+ entries/);
    await player.button('Roll for me').click();
    await player.sees('What just happened');
    await page.goto(`${home}#/settings`);
    await player.sees(/^(Not protected|Not known)/);
    await picture('private');
  });
});
