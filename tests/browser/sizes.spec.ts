import type { Page } from '@playwright/test';
import { PRACTICE } from '../../src/games/iph/practice';
import { afterSetUp, atTheCup, HEADS, inBattle, inLanding, openSeeded, seed } from './seed';
import { expect, test } from './support';

const SCREENS = [
  '#/',
  '#/new',
  '#/settings',
  '#/quick/iph',
  '#/packs/iph',
  '#/backups',
  '#/dice',
  '#/ready',
  '#/keys',
  '#/rules/iph',
];
const VIEWS = [
  '',
  '/ledger',
  '/charts',
  '/charts/crt',
  '/charts/tec',
  '/log',
  '/rules',
  '/rules/7.13',
  '/guide',
  '/report',
  '/sheet',
];

/** Nothing wider than the window, no words cut off, no control that cannot be scrolled free of what lies over it. */
async function whole(page: Page, screen: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      for (const element of document.querySelectorAll('#app *'))
        if (element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.others, .chart-box'))
          found.push(`wider than the window: ${name(element)}`);
    for (const element of document.querySelectorAll('#app *')) {
      if (!shown(element) || element.closest('.sr, svg') || element.matches('input')) continue;
      const { overflowX } = getComputedStyle(element);
      const cut =
        overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      if (cut) found.push(`cut off: ${name(element)}`);
    }
    for (const control of document.querySelectorAll('#app :is(a[href], button, summary, input)')) {
      const target = control.matches('[type=radio], [type=checkbox]') ? control.closest('label') : control;
      if (!target || !shown(target)) continue;
      target.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`beside the window: ${name(target)}`);
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!above || !(target.contains(above) || above.contains(target)))
        found.push(`under ${above && name(above)}: ${name(target)}`);
    }
    scrollTo(0, 0);
    return found;
  });
  expect.soft(faults, screen).toEqual([]);
}

async function everyScreen(page: Page, home: string): Promise<void> {
  const battle = inBattle(HEADS, { attack: 17, defence: 6, terrain: 'rough' });
  const crt = PRACTICE.cells.crt ?? {};
  const known = { ...battle, pack: { ...battle.pack, cells: { ...battle.pack.cells, crt } } };
  const tables = [
    afterSetUp(),
    known as typeof battle,
    inBattle(HEADS),
    inLanding({}, 0),
    atTheCup('24-move'),
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seed(page, home, ...tables);
  for (const [i] of tables.entries()) {
    await openSeeded(page, home, i);
    await whole(page, `game ${i + 1}`);
  }
  for (const hash of [...VIEWS.map((view) => `#/g/seeded${view}`), ...SCREENS]) {
    await page.goto(`${home}${hash}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForTimeout(300);
    await whole(page, hash);
  }
}

test.describe('text at 200 %', () => {
  test.use({ textSize: 200 });
  test('every screen at 360 × 740', async ({ page, home }) => {
    await page.goto(home);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await everyScreen(page, home);
  });
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1280, 800],
] as const)
  test(`every screen at ${width} × ${height}`, async ({ page, home }) => {
    await page.setViewportSize({ width, height });
    await everyScreen(page, home);
  });
