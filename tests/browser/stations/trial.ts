import type { Page } from '@playwright/test';
import { openSeeded, seed } from '../../hands/seed';
import { question, type Table } from '../../support/play';
import type { Trial } from '../../support/trial';
import { expect } from '../support';
import { isWhole, type Start, type Walk } from './walk';

/** Each table and question of a game's trial, behind its curtain and before it, then all that stands beside the last of them. */
export const walkOf = (trial: Trial): Walk =>
  async function* ({ page, player, home }: Start) {
    const { stations, moreStations } = trial;
    const all = isWhole ? { ...moreStations, ...stations } : stations;
    const tables = Object.entries(all).map(([name, at]) => [name, at()] as const);
    await seed(page, home, ...tables.map(([, table]) => table));
    for (const [i, [name, table]] of tables.entries()) {
      await openSeeded(page, home, i);
      const asked = question(table);
      const { title, secret } = asked ?? {};
      if (title && secret === undefined) await expect(player.heading()).toContainText(title);
      if (asked?.kind === 'dice' && asked.rollPreview && !secret) await seeTheStage(page);
      yield name;
      if (secret === undefined) continue;
      await player.look(table.game.sideName(table.projection.state, secret));
      yield `${name}, open`;
    }
    const [, last] = tables.at(-1) ?? [];
    for (const hash of last ? screensOf(trial, last, tables.length - 1) : []) {
      await page.goto(`${home}#/${hash}`);
      await expect(player.heading()).toBeVisible();
      if (hash.endsWith('/register')) await page.locator('.place > summary').first().click();
      yield hash;
    }
  };

/** [K2] What a roll is read on and what can come of it, in one glance: as wide as the phone, and clear of the dice. */
async function seeTheStage(page: Page): Promise<void> {
  const box = page.locator('.stage .chart-box');
  await expect.poll(() => box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const last = page.locator('.stage').locator('.chart-box, .bars b').last();
  const isClear = () =>
    last.evaluate((one) => {
      const { left, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
  await expect.poll(isClear, 'above the dice').toBe(true);
}

function screensOf(trial: Trial, last: Table<never>, i: number) {
  const { meta, lookUp } = trial;
  const { id, registers, sheet, odds } = meta;
  const { rule } = lookUp;
  const game = `g/seeded${i ? `-${i + 1}` : ''}`;
  const [chart] = last.game.charts;
  const charts = ['charts', ...(chart ? [`charts/${chart.id}`] : [])];
  const rules = ['rules', `rules/${encodeURIComponent(rule)}`, 'guide'];
  const ledger = registers ? 'ledger/register' : 'ledger';
  const beside = [ledger, ...charts, 'log', ...rules, 'report', ...(sheet ? ['sheet'] : [])];
  const screens = [...beside.map((view) => `${game}/${view}`), `packs/${id}`, `rules/${id}`];
  if (isWhole) return [...screens, ...(odds ? [`quick/${id}`] : [])];
  // Those of the first game stand in walks of their own, and are the same for all, but that it has no register, and numbers
  // for its rules where another calls them by words.
  const own = /^\d/.test(rule) ? ['register'] : ['register', 'guide'];
  return screens.filter((hash) => own.some((view) => hash.endsWith(`/${view}`)));
}
