import type { Page } from '@playwright/test';
import { everyScreen } from '../hands/every-screen';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { whole } from '../hands/whole';
import { expect, test } from './dom/test';
import { ALARM, ATTACK, type Secrets, underway } from './sealed-plan';

// That the views of this game keep it to themselves is asked without a screen in every run.
/** What a tap in the wrong hand might tell. */
const TRIED = ['Reveal the attack', 'Call for the precautions', 'Mini-subs enter', 'Read the plan'];

/** Takes lines back and brings them again, tries what may be tried, and looks at everything. */
async function lookAround(page: Page, home: string, secrets: Secrets): Promise<readonly string[]> {
  await page.clock.setFixedTime(new Date('2026-01-02T10:00:00'));
  await seed(page, home, underway(secrets));
  const player = new Player(page);
  const seen: string[] = [];
  const note = async () => {
    seen.push(await (await whole(page, '#app')).innerHTML());
  };
  for (const tap of ['Undo', 'Undo', 'Undo', 'Undo', 'Redo', 'Redo', 'Redo', 'Redo']) {
    await player.tap(tap);
    await note();
  }
  for (const label of TRIED) {
    await player.tap(label);
    await note();
    await player.tap('Undo');
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
