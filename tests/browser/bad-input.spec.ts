// What two taps of a real pointer on one button do. All else that is refused: tests/screens/bad-input.
import type { Locator, Page } from '@playwright/test';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { atTheCup, HEADS, inBattle, inCombat, openSeeded, seed } from '../hands/seed';
import { alert } from '../hands/standing';
import { expect, test } from './support';

const ATTACK = { attack: 8, defence: 3, terrain: 'rough' };
// The games share their charts: each of these battles is in a column of its own.
const STRONG = { ...ATTACK, attack: 12 };
const CITY = { attack: 20, defence: 4, terrain: 'city' };

const die = (player: Player, face: string | RegExp) =>
  player.page.getByRole('group', { name: 'Your die' }).getByRole('button', { name: face });

const ROWS: readonly {
  readonly what: string;
  readonly game: Parameters<typeof seed>[2];
  readonly button: (player: Player) => Locator;
  readonly next: string | RegExp;
}[] = [
  {
    what: 'a choice',
    game: inBattle(HEADS, STRONG, 4, '1/1'),
    button: (player) => player.button('Defender holds'),
    next: '7 Dec, Morning',
  },
  {
    what: 'a die face',
    game: inBattle(HEADS, ATTACK),
    button: (player) => die(player, '4'),
    next: /Combat Results Table/,
  },
  {
    what: 'roll for me',
    game: inBattle(HEADS, ATTACK),
    button: (player) => player.button('Roll for me'),
    next: /Combat Results Table/,
  },
  {
    what: 'a face on the table',
    game: atTheCup('24-move'),
    button: (player) => die(player, /^5/),
    next: '7 Dec, Afternoon',
  },
  {
    what: 'Draw chit',
    game: atTheCup(),
    button: (player) => player.button('Draw chit'),
    next: '7 Dec, Afternoon',
  },
  {
    what: 'an action',
    game: inCombat(),
    button: (player) => player.button('Attack'),
    next: /./,
  },
  {
    what: 'a form',
    game: inBattle(HEADS),
    button: (player) => player.button('Attack'),
    next: /./,
  },
];

test.describe('[Bad input] a second tap on the same button', () => {
  test('is none, for all that a game asks', async ({ page, home }) => {
    const onward = inBattle(HEADS, CITY, 2, -2, {}, 4, '1/1');
    await seed(page, home, ...ROWS.map(({ game }) => game), onward);
    const player = new Player(page);
    for (const [i, { what, button, next }] of ROWS.entries())
      await test.step(what, async () => {
        await openSeeded(page, home, i);
        if (what === 'a form') await player.fill({ 'Attack factors': 8 });
        const first = (await player.heading().textContent()) ?? '';
        await twice(player, () => button(player).dblclick());
        await expect(player.heading()).toHaveText(next);
        await back(player, first);
        await twice(player, () => button(player).evaluate((it: HTMLElement) => [it.click(), it.click()]));
        await back(player, first);
        await firstHalf(player, button(player));
        await twice(player, () => press(page, 2), 0);
      });
    await test.step('a choice where the next question has a way back to an earlier one', async () => {
      await openSeeded(page, home, ROWS.length);
      await firstHalf(player, player.button(/^Hex emptied: advance/));
      await expect(player.heading()).toHaveText('Which hex does Japan take?');
      await twice(player, () => press(page, 2), 0);
      await expect(player.heading()).toHaveText('Which hex does Japan take?');
    });
  });

  test('is none where a game begins, and where the next question has a submit button too', async ({
    page,
    home,
  }) => {
    await page.goto(home);
    const player = new Player(page);
    for (const [title, tap] of [
      ['First', (start: Locator) => start.dblclick()],
      ['Second', (start: Locator) => start.evaluate((it: HTMLElement) => [it.click(), it.click()])],
    ] as const) {
      await page.getByRole('link', { name: 'New game' }).click();
      await page.getByLabel('Title').fill(title);
      await tap(player.button('Start'));
      await player.sees('saved · 1 entry');
      await expect(player.heading()).toHaveText('Who plays?');
      await page.waitForTimeout(200);
      await player.sees('saved · 1 entry');
      await page.getByRole('link', { name: 'Games' }).click();
    }
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(2);
    expect((await readStore(page)).entries).toHaveLength(2);

    await page.getByRole('link', { name: /^Second/ }).click();
    await player.sees('saved · 1 entry');
    await player.fill({ 'SNLF companies': 12 });
    await firstHalf(player, player.button('Next'));
    await expect(player.heading()).toHaveText('House rules');
    await twice(player, () => press(page, 2), 0);
    await expect(player.heading()).toHaveText('House rules');
  });
});

/** One press where the mouse is; `count` 2 is the second half of a double tap. */
async function press(page: Page, count: 1 | 2): Promise<void> {
  await page.mouse.down({ clickCount: count });
  await page.mouse.up({ clickCount: count });
}

/** The first half of a double tap on a button, which is one entry. */
const firstHalf = (player: Player, button: Locator): Promise<void> =>
  player.one(() => button.hover().then(() => press(player.page, 1)));

/** Taps, and makes sure that this was one entry and not two; with 0, none. */
async function twice(player: Player, act: () => Promise<unknown>, more = 1): Promise<void> {
  const before = await player.saved();
  const { entries } = await readStore(player.page);
  await act();
  await player.sees(`saved · ${before + more} entries`);
  await player.page.waitForTimeout(200);
  expect((await readStore(player.page)).entries).toHaveLength(entries.length + more);
  await player.sees(new RegExp(`saved · ${before + more} entr`));
  await expect(alert(player.page)).toHaveCount(0);
}

async function back(player: Player, heading: string): Promise<void> {
  await player.tap('Undo');
  await expect(player.heading()).toHaveText(heading);
}
