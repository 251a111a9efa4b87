// @vitest-environment page
import { describe, expect, it } from 'vitest';
import { go, route } from '../../src/app/route';
import { announcement } from '../../src/ui/kit/announce';
import { PastScreen } from '../../src/ui/past/past';
import { toy } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectOutline, freshPage, settled, tap, texts } from './drawn';

freshPage();

/** A night of two turns: a crate of each side, one side's shown at last. */
function played() {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  for (const side of ['fox', 'owl']) {
    open(table, 'stash', { side });
    say(table, { label: `${side} tea`, worth: 2 });
  }
  open(table, 'pass');
  open(table, 'pass');
  open(table, 'show', { side: 'fox' });
  return atTable(table);
}

type Playing = ReturnType<typeof played>;

/** Draws the place that the address names. */
async function look(session: Playing): Promise<void> {
  const now = route.value;
  const item = now.screen === 'game' ? now.item : undefined;
  await draw(<PastScreen session={session} item={item} />);
  await settled();
}
async function lookAt(session: Playing, item: number): Promise<void> {
  go({ screen: 'game', game: 'friday', view: 'past', item: String(item) });
  await look(session);
}
const where = () => texts('.past-line > span').join();
const pick = async (part: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === part);
  label?.querySelector('input')?.click();
  await settled();
};
const press = async (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  await settled();
  return event;
};

describe('the table as it stood', () => {
  it('says where one is, offers nothing to do, and one tap leads back', async () => {
    const session = played();
    await lookAt(session, 4);
    expectOutline('past', 'header, main, .dock');
    expect(where()).toBe('Entry 4 of 9, Turn 1, dusk');
    expect(announcement.value.text).toBe('Entry 4 of 9, Turn 1, dusk');
    expect(control('Back to now').getAttribute('href')).toBe('#/g/friday');
    const actions = session.table.value.actions.map(({ label }) => label);
    expect(actions.length).toBeGreaterThan(0);
    expect(texts('main button').filter((label) => actions.includes(label))).toEqual([]);
  });

  it('is stepped through by entry, phase and turn, with taps and with arrow keys', async () => {
    const session = played();
    await lookAt(session, 4);
    const steps: string[] = [];
    const then = async (act: Promise<unknown>) => {
      await act;
      await look(session);
      steps.push(where());
    };
    await then(tap('Entry on'));
    await then(tap('Entry back'));
    await then(press('ArrowRight'));
    await then(press('ArrowLeft'));
    await then(tap('Turn on'));
    await then(tap('Turn back'));
    await then(press('ArrowRight', { shiftKey: true }));
    expect(steps.map((step) => step.replace(/ of 9.*/, ''))).toEqual([
      ...['Entry 5', 'Entry 4', 'Entry 5', 'Entry 4', 'Entry 7', 'Entry 0', 'Entry 7'],
    ]);
  });

  it('ends at its ends, which is said', async () => {
    const session = played();
    await lookAt(session, 9);
    await press('ArrowRight');
    expect(announcement.value.text).toBe('This is the last entry.');
    expect(control('Entry on').getAttribute('aria-disabled')).toBe('true');
    await lookAt(session, 0);
    await press('ArrowLeft');
    expect(announcement.value.text).toBe('This is the beginning.');
  });

  it('undoes nothing: the key for it is answered, and the game has its entries still', async () => {
    const session = played();
    await lookAt(session, 4);
    expect((await press('u')).defaultPrevented).toBe(true);
    expect(announcement.value.text).toBe('This is the past. Go back to now to undo or redo.');
    expect(session.projection.value.entries).toHaveLength(9);
    expect(session.projection.value.struck.size).toBe(0);
  });

  it('keeps sealed what was sealed then, and shows it where it was shown', async () => {
    const session = played();
    const ledgers = async (item: number) => {
      await lookAt(session, item);
      await pick('Ledger');
      return document.querySelector('main')?.textContent ?? '';
    };
    const before = await ledgers(8);
    expect(before).toContain('Sealed then by Fox.');
    expect(before).not.toContain('tea');
    const after = await ledgers(9);
    expect(after).toContain('fox tea');
    expect(after).toContain('Sealed then by Owl.');
    expect(after).not.toContain('owl tea');
  });

  it('has its charts, each unfolded when asked', async () => {
    const session = played();
    await lookAt(session, 9);
    await pick('Charts');
    const [first] = session.game.charts;
    expect(texts('details summary .entry')[0]).toContain(first?.name);
    expect(texts('table')).toEqual([]);
  });

  it('without a number begins with the first turn after the set-up; a wrong one is put right', async () => {
    const session = played();
    go({ screen: 'game', game: 'friday', view: 'past' });
    await look(session);
    expect(where()).toMatch(/^Entry [1-9] of 9/);
    await lookAt(session, 99);
    expect(where()).toMatch(/^Entry 9 of 9/);
  });
});
