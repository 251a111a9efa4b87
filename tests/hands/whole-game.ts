import type { Page } from '@playwright/test';
import { count } from '../support/counted';
import { recordedEntries } from '../support/recorded';
import { playScript } from '../support/seat';
import type { Trial } from '../support/trial';
import { loadWhole } from '../support/whole-game';
import { asFixture, readStore } from './journal';
import { Player } from './player';
import { ScreenHands } from './screen-hands';

/**
 * A recorded game, tapped through the screens from New game on, on a page whose dice fall the same every time: the journal
 * that the store holds then, and the one that is recorded.
 */
export async function playWholeGame(page: Page, { meta, scripts }: Trial, name: string) {
  const script = scripts.fixtures[name];
  if (!script) throw new Error(`no script plays ${name}`);
  await new Player(page).newGame(
    name,
    meta.title,
    ...(script.charts === 'practice' ? ['Practice tables'] : []),
  );
  await playScript(await loadWhole(meta), script, new ScreenHands(page));
  const { entries } = await readStore(page);
  count('lines tapped', entries.length);
  return { stored: asFixture(entries), recorded: recordedEntries(meta.id, name) };
}
