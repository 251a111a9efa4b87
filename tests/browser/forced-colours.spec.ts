// Where the system forces its colours on a page, a background says nothing: what is chosen, here or lit is told all the same.
import { Player } from '../hands/player';
import { HEADS, inBattle, seed } from '../hands/seed';
import { expect, test } from './support';

/** Names of what is marked by its background among its like, and looks as its like do. */
function unmarked(forced: boolean): string[] {
  const MARKED = ':checked + span, [aria-pressed=true], [aria-current], .lit, .done';
  const look = (element: Element) => {
    const { backgroundColor, outlineStyle, textDecorationLine } = getComputedStyle(element);
    return forced ? `${backgroundColor} ${outlineStyle} ${textDecorationLine}` : backgroundColor;
  };
  return [...document.querySelectorAll(MARKED)].flatMap((marked) => {
    const place = marked.matches('span') ? marked.parentElement : marked;
    const like = [...(place?.parentElement?.children ?? [])]
      .map((other) => (marked.matches('span') ? other.querySelector('input:not(:checked) + span') : other))
      .find((other) => other && other.tagName === marked.tagName && !other.matches(MARKED));
    return like && (look(like) === look(marked)) === forced ? [marked.textContent ?? ''] : [];
  });
}

test('what is marked by its colour is marked by another where colours are forced', async ({ page, home }) => {
  // The column is lit once the arcs of its shifts have run: without motion it is at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  const cell = (column: number) => page.locator(`.welcome tr:nth-child(2) td:nth-child(${column})`);
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (column: number) => cell(column).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await look(4)).not.toBe(await look(3));
  await page.emulateMedia({ forcedColors: 'none' });
  await seed(page, home, inBattle(HEADS));
  const player = new Player(page);
  const compared: string[] = [];
  const compare = async () => {
    await page.emulateMedia({ forcedColors: 'none' });
    const marked = await page.evaluate(unmarked, false);
    await page.emulateMedia({ forcedColors: 'active' });
    const lost = await page.evaluate(unmarked, true);
    compared.push(...marked);
    expect(marked.filter((name) => lost.includes(name))).toEqual([]);
  };
  await page.locator('label').filter({ hasText: 'Rough' }).click();
  await compare();
  await player.fill({ 'Attack factors': 8, 'Defence factors': 3 });
  await player.button(/^Attack( on|$)/).click();
  await player.sees('Roll for me');
  // Its table is fetched apart.
  await expect(page.locator('.lit', { hasText: '1:1' }).first()).toBeVisible();
  await compare();
  await page.goto(`${home}#/settings`);
  await player.sees('Blue side’s dice');
  await compare();
  expect(compared).toEqual(expect.arrayContaining(['Rough 1L', '1:1', 'System']));
});
