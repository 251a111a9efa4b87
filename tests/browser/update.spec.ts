import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, serve } from '../../tools/serve.mjs';
import { expect, keptOffline, test } from './support';

test('an update that arrives during the first visit reloads every tab', async ({ page, context }) => {
  const folder = await mkdtemp(join(tmpdir(), 'war-diary-dist-'));
  await cp(dist, folder, { recursive: true });
  const server = await serve({ folder });
  await page.goto(server.url);
  await keptOffline(page);
  const other = await context.newPage();
  await other.goto(server.url);

  await replace(join(folder, 'index.html'), '<html', '<html data-build="next"');
  await replace(
    join(folder, 'sw.js'),
    /"revision":"[0-9a-f]+","url":"index.html"/,
    '"revision":"next","url":"index.html"',
  );
  await page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  });

  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-build', 'next');
  await server.close();
  await rm(folder, { recursive: true });
});

async function replace(file: string, what: string | RegExp, by: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(what, by);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}
