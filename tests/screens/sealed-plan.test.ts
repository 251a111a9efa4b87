import type { Page } from '@playwright/test';
import { pearlHarbor } from '../../src/games/pearl-harbor-7dec41/game';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import type { Short } from '../support/drive';
import { open, say, sitDown, type Table } from '../support/play';
import { expect, test } from './dom/test';

type Secrets = {
  readonly plan: Short;
  readonly harbour: readonly Short[];
  readonly arrivals: readonly Short[];
};

const ALARM: Secrets = {
  plan: { mission: 'false-alarm' },
  harbour: [1, 'on', 'done'],
  arrivals: [[1, 1], [1, 1], 'done'],
};
const ATTACK: Secrets = {
  plan: { mission: 'attack', miniSubs: 'yes', count: 4, turn: '6', impulse: 3, invasion: 'yes' },
  harbour: [6, 1, 'done'],
  arrivals: ['on', [6, 6], 'done'],
};

/** The first ship movement, with these secrets sealed; ships have met, and the Navy knows. */
function underway({ plan, harbour, arrivals }: Secrets): Table<never> {
  const table = sitDown(pearlHarbor);
  const act = (procedure: string, ...answers: readonly Short[]) => {
    open(table, procedure, procedure === pearlHarbor.setup ? { charts: 'own' } : {});
    say(table, ...answers);
  };
  act('set-up', { jp: 'Ken', us: 'Ann' }, {});
  act('plan', plan);
  act('harbour', ...harbour);
  act('begin-play');
  act('surface-contact', 'open', 6, 'ships');
  act('arrivals', ...arrivals);
  return table as unknown as Table<never>;
}

/** What a tap in the wrong hand might tell. */
const TRIED = ['Open the harbour', 'Call for the precautions', 'Mini-subs enter', 'Read the plan, alone'];

/** Takes lines back and brings them again, tries what may be tried, and looks at everything. */
async function lookAround(page: Page, home: string, secrets: Secrets): Promise<readonly string[]> {
  await page.clock.setFixedTime(new Date('2026-01-02T10:00:00'));
  await seed(page, home, underway(secrets));
  const player = new Player(page);
  const seen: string[] = [];
  const note = async () => {
    // What is fetched apart, such as the bookmark, is there or not by the clock alone.
    await page.waitForLoadState('networkidle');
    seen.push(await page.locator('#app').innerHTML());
  };
  for (const tap of ['Undo', 'Undo', 'Undo', 'Undo', 'Redo', 'Redo', 'Redo', 'Redo']) {
    await player.tap(tap);
    await note();
  }
  for (const label of TRIED) {
    await player.tap(label);
    await note();
    await player.tap('Cancel');
    await note();
  }
  return [...seen, ...(await everyScreen(page, 'Seeded game'))];
}

test('[Setups] games that differ in the sealed plan and carriers look alike, whatever is tried', async ({
  home,
  otherPhone,
}) => {
  const first = await lookAround(await otherPhone(), home, ALARM);
  const second = await lookAround(await otherPhone(), home, ATTACK);
  expect(second).toEqual(first);
}, 180_000);

test('[Setups] amending what Japan let be asks it behind its curtain', async ({ page, home }) => {
  const table = underway(ALARM);
  open(table, 'attack-begins', { opens: 'harbour' });
  say(table, 'no');
  await seed(page, home, table);
  const player = new Player(page);
  await page.getByRole('link', { name: /^Log/ }).click();
  const line = page.locator('li.log-line').filter({ hasText: 'The harbour is opened' }).first();
  await line.locator('summary').first().click();
  await line.getByRole('button', { name: 'Amend' }).click();
  await player
    .button(/^Change: /)
    .first()
    .click();
  await expect(player.heading()).toHaveText('Sealed question');
  await expect(page.getByText('Your plan is a false alarm.')).toHaveCount(0);
  await player.look('Ken');
  await player.sees('Your plan is a false alarm.');
});
