import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '../../src/core/journal/journal';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { atTheCup, HEADS, inBattle, inCombat, openSeeded, seed, touch } from '../hands/seed';
import { alert, standing } from '../hands/standing';
import { expect, test } from './support';

const TAKEOVERS = 100;

const WATCHING = 'This game is open in another tab. You are watching.';
const REFUSED =
  'This game is played in another tab, so this tap was ignored. Nothing is lost. Tap “Continue here” to play in this tab.';
const watching = (page: Page) => page.getByRole('region', { name: 'Actions' }).getByText(WATCHING);
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue here' });

async function secondTab(context: BrowserContext, home: string): Promise<Page> {
  const page = await context.newPage();
  await openSeeded(page, home, 0);
  await expect(watching(page)).toBeVisible();
  return page;
}

test('a second tab watches, follows, refuses with words, keeps what is typed, and goes on', async ({
  page,
  context,
  home,
}) => {
  await seed(page, home, inBattle(HEADS));
  const first = new Player(page);
  const second = new Player(await secondTab(context, home));

  const typed = { 'Attack factors': 8, 'Defence factors': 3, 'Terrain of the attacked hex': 'Rough' };
  await second.fill(typed);
  const before = await standing(page);
  await second.button(/^Attack( on|$)/).click();
  await expect(alert(second.page)).toHaveText(REFUSED);
  await expect(second.page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('8');
  expect(await standing(page)).toEqual(before);

  await goOn(second.page).click();
  await expect(watching(second.page)).toHaveCount(0);
  await expect(alert(second.page)).toHaveText(/^The last tap was ignored/);
  await expect(second.heading()).toBeFocused();
  await expect(watching(page)).toBeVisible();
  await expect(second.page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('8');
  await second.tap(/^Attack( on|$)/);
  for (const { heading } of [{ heading: first.heading() }, { heading: second.heading() }]) {
    await expect(heading).toHaveText('Combat die on 1:1');
  }

  await second.page.close();
  await expect(watching(page)).toHaveCount(0);
  await first.dice(4);
  await expect(alert(page)).toHaveCount(0);
});

test('a note being written in the watching tab stays when the other tab opens a question', async ({
  page,
  context,
  home,
}) => {
  test.skip(!process.env.SOAK, 'what is typed while the other tab plays, as in the first test: in the soak');
  await seed(page, home, inCombat());
  const other = await secondTab(context, home);
  await other.getByRole('link', { name: 'Log' }).click();
  const note = other.getByRole('textbox', { name: 'Note' });
  await note.fill('Rain over the pass');
  await new Player(page).tap(/^Attack( on|$)/);
  await expect(other.getByRole('link', { name: 'Back to the open question' })).toBeVisible();
  await expect(note).toHaveValue('Rain over the pass');
});

/** Taps without waiting for what comes of it, from within the page, where it is one step. */
const rollFace = (page: Page, face: number): Promise<void> =>
  page.evaluate((shown) => {
    const faces = document.querySelectorAll<HTMLButtonElement>('fieldset button, [role=group] button');
    [...faces].find(({ textContent }) => textContent?.startsWith(String(shown)))?.click();
  }, face);

const takeOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Continue here')?.click();
  });

const facesOf = (entries: readonly Entry[], face: number): number =>
  entries.filter(
    (entry) =>
      entry.kind === 'v1.Opened' &&
      entry.answers.some(({ answer }) => answer.kind === 'dice' && answer.faces[0] === face),
  ).length;

test(`[4] two tabs take over from each other ${TAKEOVERS} times while tapping: each tap is one entry or is refused with words`, async ({
  page,
  context,
  home,
}, info) => {
  test.skip(
    !process.env.SOAK,
    'tests/app/tabs takes over in every run, and the first test here once; a hundred in the soak',
  );
  test.setTimeout(TAKEOVERS * 10_000);
  await seed(page, home, atTheCup('24-move'));
  const tabs = [
    { page, face: 2, taps: 0, refused: 0 },
    { page: await secondTab(context, home), face: 5, taps: 0, refused: 0 },
  ] as const;
  const beginning = (await readStore(page)).entries;
  const roll = (tab: (typeof tabs)[number]) => {
    (tab as { taps: number }).taps += 1;
    return rollFace(tab.page, tab.face);
  };
  /** Taps of which neither the journal nor a screen says what came of them. */
  const pending = async () => {
    const [{ entries }, ...told] = await Promise.all([
      readStore(page),
      ...tabs.map((tab) => alert(tab.page).count()),
    ]);
    const open = tabs.map(({ face, taps, refused }, i) => {
      const taken = facesOf(entries, face) - facesOf(beginning, face);
      return Math.abs(taps - refused - taken - (told[i] ?? 0));
    });
    return Math.max(...open);
  };
  /** Waits until every tap is an entry or a refusal, and both screens show the same; nothing is dropped in silence. */
  const settle = async () => {
    await expect.poll(pending, { intervals: [10, 20, 50] }).toBe(0);
    for (const tab of tabs) {
      for (const words of await alert(tab.page).allTextContents()) {
        expect(words).toMatch(
          /^(This was not saved: another tab has gone on|This game is played in another tab|The last tap was ignored)/,
        );
        (tab as { refused: number }).refused += 1;
        await tab.page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(alert(tab.page)).toHaveCount(0);
      }
    }
    const { entries } = await readStore(page);
    const saved = `saved · ${entries.length} entries`;
    await Promise.all(tabs.map((tab) => expect(tab.page.getByText(saved)).toBeVisible()));
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  };

  for (let round = 0; round < TAKEOVERS; round += 1) {
    const [playing, idle] = round % 2 ? [tabs[1], tabs[0]] : [tabs[0], tabs[1]];
    await Promise.all([roll(playing), takeOver(idle.page)]);
    // Every other time the new writer taps while the old one's tap may still be on its way.
    if (round % 4 < 2) await roll(idle);
    await expect(watching(idle.page)).toHaveCount(0);
    await expect(watching(playing.page)).toBeVisible();
    await settle();
    await Promise.all([roll(idle), roll(playing)]);
    await settle();
  }

  const shown = async (tab: Page) => {
    await touch(tab);
    await expect(tab.getByRole('button', { name: 'Bookmark the last entry' })).toBeVisible();
    const latest = await tab.getByRole('region', { name: 'Latest' }).textContent();
    return { latest, ...(await standing(tab)) };
  };
  const [one, other] = [await shown(tabs[0].page), await shown(tabs[1].page)];
  expect(other).toEqual(one);
  const taps = tabs[0].taps + tabs[1].taps;
  const refused = tabs[0].refused + tabs[1].refused;
  expect(one.entries.length - beginning.length).toBe(taps - refused);
  expect(refused).toBeGreaterThanOrEqual(TAKEOVERS);
  await tabs[1].page.close();
  await page.reload();
  await new Player(page).sees(`saved · ${one.saved} entries`);
  expect(await shown(page)).toEqual(one);
  info.annotations.push({ type: 'taps', description: `${taps}, of them ${refused} refused` });
  console.log(
    `${TAKEOVERS} takeovers, ${taps} taps, ${taps - refused} confirmed, ${refused} refused with words`,
  );
});
