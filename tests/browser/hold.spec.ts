import { inCarrierWarfare, openSeeded, seed } from '../hands/seed';
import { open } from '../support/play';
import { expect, test } from './support';

test('letting go of "hold to open" presses nothing that lies beneath the finger by then; a new touch does', async ({
  page,
  context,
  home,
}) => {
  const table = inCarrierWarfare();
  open(table, 'jp-disposition');
  await seed(page, home, table);
  await openSeeded(page, home, 0);
  const cdp = await context.newCDPSession(page);
  const curtain = page.getByRole('button', { name: 'hold to open' });
  const hiei = page.getByRole('checkbox', { name: 'Hiei' });
  const tap = { x: 58, y: 324 };

  await curtain.waitFor();
  const under = await curtain.boundingBox();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [tap] });
  await expect(page.getByText('Open for Ken')).toBeVisible();
  const box = await page.locator('label', { has: hiei }).boundingBox();
  // The finger is where the curtain was and the ship is, or nothing would be tried.
  for (const at of [under, box]) {
    expect(at?.y).toBeLessThan(tap.y);
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeGreaterThan(tap.y);
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise((next) => setTimeout(next, 400)));
  await expect(hiei).not.toBeChecked();

  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [tap] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(hiei).toBeChecked();
});
