import { Keys } from '../hands/keys';
import { Player } from '../hands/player';
import { afterSetUp, atTheCup, HEADS, inBattle, openSeeded, seed } from '../hands/seed';
import { expect, test } from './dom/test';

test('from a question to its rule and back, in two taps, with what was half entered', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS));
  const player = new Player(page);
  await player.fill({ 'Attack factors': 9 });
  await page.getByRole('link', { name: 'Rule 10.2' }).click();
  await expect(page.getByRole('heading', { name: /^10\.2/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the open question' }).click();
  await expect(page.getByRole('textbox', { name: 'Attack factors' })).toHaveValue('9');
});

test('a rule is looked up from the table, whatever the thumb does', async ({ page, home }) => {
  await seed(page, home, afterSetUp());
  await openSeeded(page, home, 0);
  await page.getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('list', { name: 'Rules' }).getByRole('link');
  await expect(rules.first()).toBeVisible();
  const all = await rules.count();
  expect(all).toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: 'Look up a rule' }).fill('concentirc');
  await expect(rules.first()).toContainText('10.12');
  expect(await rules.count()).toBeLessThan(all);
  await page.getByRole('searchbox').fill('<b>zzqqxx');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.getByRole('searchbox').fill('7.13');
  await rules.first().click();
  await expect(page.getByRole('heading', { name: /^7\.13/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('7.13');
});

test('within a game the rules of the phase stand first', async ({ page, home }) => {
  const due = page.getByRole('list', { name: 'Rules of this phase' });
  await seed(page, home, atTheCup());
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Before a chit');
  await expect(due.getByRole('link')).toHaveText([/^5\.6/, /^5\.7/, /^3\.6/]);
  await page.getByRole('searchbox').fill('banzai');
  await expect(due).toHaveCount(0);
  await page.goto(`${home}#/rules/iph`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(due).toHaveCount(0);
});

test('while a question is open its rule stands first of all', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS));
  await page.getByRole('link', { name: 'Rules' }).click();
  const due = page.getByRole('list', { name: 'Rules of this phase' });
  await expect(due.getByRole('link').first()).toHaveText(/^10\.2/);
});

/** The chart itself among what was found, not a rule that speaks of it. */
const CHART = /Terrain Effects Chart\s*Chart$/;

test('a rule leads to its chart, charts are found among the rules, and no look-up goes on in another game', async ({
  page,
  home,
}) => {
  await seed(page, home, inBattle(HEADS));
  const search = page.getByRole('searchbox');
  const found = page.getByRole('list', { name: 'Rules' }).getByRole('link');
  await page.getByRole('link', { name: 'Rules' }).click();
  await search.fill('10.9');
  await found.first().click();
  await page
    .getByRole('list', { name: 'Charts' })
    .getByRole('link', { name: 'Combat Results Table' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combat Results Table');
  await page.getByRole('link', { name: 'Rules' }).click();
  await search.fill('terrain effects');
  await found.filter({ hasText: CHART }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrain Effects Chart');
  await page.goto(`${home}#/rules/world-at-war-51`);
  await expect(found.first()).toBeVisible();
  await expect(search).toHaveValue('');
  await page.goto(`${home}#/rules/iph`);
  await search.fill('terrain effects chart');
  await expect(found.first()).toBeVisible();
  await expect(found.filter({ hasText: CHART })).toHaveCount(0);
});

test('rules by keyboard', async ({ page, home }) => {
  await seed(page, home, inBattle(HEADS));
  const keys = new Keys(page);
  await keys.enter('link', 'Rule 10.2');
  await expect(page.getByRole('heading', { name: /^10\.2/ })).toBeFocused();
  await keys.enter('link', 'Look up');
  await keys.held();
});
