import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { emptyPack, withLessons } from '../../src/core/charts/pack';
import { lessonsOf } from '../../src/core/journal/commands';
import type { Entry } from '../../src/core/journal/journal';
import { extendProjection, foldJournal } from '../../src/core/journal/projection';
import { iph } from '../../src/games/iph/game';
import type { IphState } from '../../src/games/iph/state/state';
import { Player } from '../hands/player';
import type { seed } from '../hands/seed';
import { expect } from './dom/test';

type Seeded = Parameters<typeof seed>[2];

/** A recorded game as it stood at the first line for which `wanted` holds, with what its players had taught. */
export async function recorded(name: string, wanted: (state: IphState) => boolean) {
  const file = new URL(`../games/iph/fixtures/${name}.json`, import.meta.url);
  const entries = JSON.parse(await readFile(file, 'utf8')).entries as readonly Entry[];
  let projection = foldJournal(iph, []);
  let pack = emptyPack('own:iph', 'iph', 'Mapsheet');
  for (const entry of entries) {
    projection = extendProjection(iph, projection, entry);
    if ('answers' in entry) pack = withLessons(pack, lessonsOf(entry.answers), 1);
    if (!projection.open && wanted(projection.state)) break;
  }
  return { state: projection.state, table: { game: iph, projection, pack, now: 1 } as unknown as Seeded };
}

export async function toSheet(page: Page): Promise<void> {
  await new Player(page).more('Ledger');
  await page.getByRole('link', { name: 'State sheet' }).click();
  await expect(page.getByRole('heading', { name: 'State sheet' })).toBeVisible();
  await expect(page.locator('main .sheet-facts').nth(1)).toBeVisible();
}
