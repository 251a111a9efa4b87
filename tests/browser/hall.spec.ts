import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { openHall } from '../../tools/hall/open.mjs';
import { issue } from '../../tools/hall/passes.mjs';
import { serverVersion } from '../../tools/hall/server.mjs';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { begun, seed } from '../hands/seed';
import { expect, keptOffline, pageOf, test } from './support';

// A real server with the built page beside it, as npm run hall opens them. What the server refuses is asked in tests/hall.
test.use({ mayHall: true });
test.skip(serverVersion() === undefined, 'There is no nats-server here: tests/hall says so loudly.');

const linesOf = async (page: Page) =>
  (await readStore(page)).entries.map(({ id, seq, kind }) => ({ id, seq, kind }));

async function inStep(...[first, ...others]: readonly Page[]): Promise<void> {
  for (const other of others)
    await expect
      .poll(
        async () =>
          (first && JSON.stringify(await linesOf(other)) === JSON.stringify(await linesOf(first))) || null,
      )
      .toBe(true);
}

test('two seats of a table and one who looks on; the server is killed in between, and a secret reaches nobody', async ({
  page: ann,
  otherPhone,
}) => {
  test.skip(
    !process.env.SOAK,
    'tests/hall has phones at a real server in every run; with real browsers in the soak',
  );
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  const troubles: string[] = [];
  const hall = await openHall({
    name: 'Club night',
    onTrouble: (words) => troubles.push(words),
    onEnd: () => undefined,
  });
  const link = async (role: string) => (await issue({ ...hall, role, table: 3 })).link;
  const home = hall.app;
  try {
    await seed(ann, home, begun());
    await ann.goto(await link('player'));
    await expect(ann.getByText('You are the first at this table.')).toBeVisible();
    await ann.getByRole('link', { name: 'Seeded game' }).click();
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('radio', { name: /^US/ }).check();
    await new Player(ann).button('Put this game there').click();
    await expect(ann.getByText('The hall has all entries.')).toBeVisible();

    const ken = await pageOf(await otherPhone());
    await ken.goto(await link('player'));
    await expect(ken.getByText('entries so far')).toBeVisible();
    await ken.getByLabel('Your name').fill('Ken');
    await new Player(ken).button('Join').click();
    await ken.getByRole('button', { name: 'Record here' }).click();
    await ken.getByRole('button', { name: 'Record here instead of Ann’s phone' }).click();
    await inStep(ann, ken);

    const mia = await pageOf(await otherPhone());
    await mia.goto(await link('onlooker'));
    await new Player(mia).button('Look on').click();
    await expect(mia.locator('#pen-line')).toHaveText(/You look on/);
    await new Player(ken).sealOrder('Ken', '1630', '1631', '1632');
    const last = (await linesOf(ken)).at(-1)?.id;
    for (const other of [ann, mia]) {
      await expect.poll(async () => (await linesOf(other)).map(({ id }) => id)).toContain(last);
      expect(JSON.stringify(await readStore(other))).not.toContain('1631');
    }

    process.kill(Number(readFileSync(join(hall.folder, '..', 'pid'), 'utf8')), 'SIGKILL');
    await expect(ken.getByText(/The hall is not reached/)).toBeVisible();
    await ken.getByRole('link', { name: 'Log' }).click();
    await ken.locator('.log-line summary').first().click();
    await new Player(ken).tap('Bookmark');
    await inStep(ken, ann);
    expect(troubles).toEqual(['nats-server has ended. Starting it again …']);
    await ann.reload();
    await inStep(ken, ann);
    const marked = (await linesOf(ken)).at(-1)?.id;
    await expect.poll(async () => (await linesOf(mia)).map(({ id }) => id)).toContain(marked);
    for (const phone of [ann, ken, mia]) await phone.close();
  } finally {
    await hall.close();
  }
});

test.describe('kept offline', () => {
  test.use({ serviceWorkers: 'allow', mayHall: false });

  test('who never opens a hall keeps nothing of it; who does has its screens without a network', async ({
    page,
    context,
    home,
  }) => {
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().filter(({ url }) => /assets\/(hall|organiser|board)-/.test(url)).length;
      });
    await page.goto(home);
    await keptOffline(page);
    expect(await kept()).toBe(0);
    await page.goto(`${home}#/hall`);
    const heading = page.getByRole('heading', { name: 'Run an event' });
    await expect(heading).toBeVisible();
    expect(await kept()).toBeGreaterThan(1);
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toBeVisible();
  });
});
