// Stepping through what was played: past what was struck since, on two phones, and over many entries.
import { expect, it } from 'vitest';
import { strike } from '../../src/core/journal/commands';
import { countAfter, pastOf, stepFrom } from '../../src/core/journal/past';
import { foldJournal } from '../../src/core/journal/projection';
import { atOnce } from '../../src/core/steps';
import { type ToyState, toy } from '../games/toy/toy';
import { meet, play } from '../support/phones';
import { open, say, sitDown, type Table, take } from '../support/play';
import { twoStories } from '../support/two-stories';

function begun(): Table<ToyState> {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

it('shows a line that was struck since as it stood, and the strike where it came', () => {
  const table = begun();
  open(table, 'pass');
  const passed = table.projection.entries.length;
  const turns = (count: number) => atOnce(pastOf(toy, table.projection).at(count)).state.cursor;
  const after = table.projection.state.cursor;
  const before = turns(passed - 1);
  take(table, strike(table.projection, [table.projection.entries.at(-1)?.id ?? '']));
  expect([turns(passed - 1), turns(passed), turns(passed + 1)]).toEqual([before, after, before]);
});

it('stands at every entry of a long game, whatever an entry far behind it was struck by', () => {
  const table = begun();
  for (let i = 0; i < 620; i += 1) open(table, 'pass');
  take(table, strike(table.projection, [table.projection.entries.at(300)?.id ?? '']));
  for (let i = 0; i < 20; i += 1) open(table, 'pass');
  const { entries } = table.projection;
  const past = pastOf(toy, table.projection);
  for (const count of [entries.length, 1, 700, 250, 251, 622, 623, 624, 500, 12])
    expect(atOnce(past.at(Math.min(count, entries.length))).state).toEqual(
      foldJournal(toy, entries.slice(0, count)).state,
    );
});

it('on two phones goes by what each reads, and ends where both stand', () => {
  const { ann, ken } = twoStories();
  play(ken, 'pass');
  meet(ann, ken);
  for (const phone of [ann, ken]) {
    const before = phone.projection;
    const past = pastOf(toy, phone.projection);
    expect(past.count).toBe((before.reading ?? before.entries).length);
    expect(atOnce(past.at(past.count)).state).toEqual(before.state);
    expect(stepFrom(past, past.count, 'entry', -1)).toBe(past.count - 1);
    expect(phone.projection).toBe(before);
  }
});

it('a line that nobody has is looked at as the game stands', () => {
  const table = begun();
  expect(countAfter(table.projection, 'nobody:1')).toBe(table.projection.entries.length);
});
