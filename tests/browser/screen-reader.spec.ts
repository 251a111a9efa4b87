import { afterSetUp, inCombat, openSeeded, seed } from '../hands/seed';
import { Reader } from './reader';
import { expect, test } from './support';

/** In every run each kind of control once: the whole landing and every chit in the soak. */
const isWhole = Boolean(process.env.SOAK);

/** Nothing but the accessibility tree: what is not named there cannot be found, what is not said was not heard. */
test('a turn through the accessibility tree', async ({ page, home }) => {
  await seed(page, home, afterSetUp(), inCombat());
  const reader = await Reader.on(page);
  const tap = (name: string | RegExp) => reader.activate('button', name);
  const named = async (screen: string) => {
    const nameless = (await reader.controls()).filter(({ name }) => !name);
    expect(nameless, `${screen}: controls without a name`).toEqual([]);
  };

  await test.step('turn 1: the landing', async () => {
    await reader.finds('heading', '7 Dec, Morning');
    await named('table');
    await tap('Land');
    await reader.finds('heading', '12 units must land');
    await named('loads');
    await reader.type(/^SNLF to 1632/, '5');
    await tap('Land these units');
    await reader.finds('alert', '');
    await reader.type(/^SNLF to 1632/, '4');
    await tap('Land these units');
    for (const [hex, modifier] of [
      ['1630', '0'],
      ['1631', '1'],
      ['1632', '−1'],
    ] as const) {
      await reader.finds('heading', new RegExp(`^Landing modifiers, ${hex}`));
      await tap(modifier);
      await reader.finds('group', /^Your die/);
      await named('dice');
      for (const unit of [1, 2, 3]) {
        await tap(/^4\b/);
        await reader.finds('button', `SNLF, unit ${unit}: 4`);
      }
      await tap(/^4\b/);
      if (modifier === '−1') {
        await reader.finds('heading', /^Landing Table/);
        await tap('Lands freely');
      }
      if (!isWhole) return;
    }
    await reader.hears(/Landing.*12 ashore/);
    await tap('End the turn');
    await tap('End the turn anyway');
    await reader.finds('heading', '7 Dec, Afternoon');
  });

  await test.step('turn 2: a chit, its moves, a battle, every other chit', async () => {
    if (isWhole) {
      await tap('Skip this phase');
      await tap('Skip the phase');
      await tap('24th Move');
      await reader.hears(/24th Move/);
      await named('a chit is drawn');
      await tap(/^3\b/);
      await reader.hears(/24th moves, die 3/);
      await tap('End 24th Move');
      await tap('Combat');
    } else await openSeeded(page, home, 1);
    await tap(/^Attack( on|$)/);
    await tap('Use these columns');
    await reader.type('Attack factors', '8');
    await reader.type('Defence factors', '3');
    await reader.activate('radio', 'Rough 1L');
    expect(await reader.state('radio', 'Rough 1L', 'checked')).toBe('true');
    await named('a battle');
    await tap(/^Attack( on|$)/);
    await reader.finds('heading', 'Combat die on 1:1');
    await tap(/^4\b/);
    await named('a cell to read');
    await reader.activate('radio', '1', 'Attacker loses');
    await reader.activate('radio', '1', 'Defender loses');
    await tap('Save this value');
    await tap('Defender holds');
    await reader.hears(/1\/1. Ken loses 1 step/);
    await tap('End Japanese combat');
    if (!isWhole) return;
    await tap('Movement');
    await tap('End Japanese movement');

    for (let chit = 2; chit <= 7; chit += 1) {
      await tap('Draw chit');
      await tap(/^End (24th|25th|USMC|BB Row) (Move|Fight)$/);
    }
    await tap('End the turn');
    await reader.finds('heading', /^7 Dec, (?!Afternoon)/);
  });

  await test.step('where the log, the ledger, the charts and the rules are', async () => {
    await reader.activate('button', /^More/);
    await reader.finds('heading', 'More');
    await reader.activate('link', 'Ledger');
    await reader.finds('heading', 'Victory points');
    await named('Victory points');
    for (const [link, heading] of [
      ['Charts', 'Charts'],
      ['Rules', 'Rules'],
      ['Log', 'Log'],
    ] as const) {
      await reader.activate('link', link);
      await reader.finds('heading', heading);
      await named(heading);
      expect((await reader.state('link', link, 'current')) ?? 'page').toBeTruthy();
    }
  });
});
