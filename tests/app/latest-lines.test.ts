import { expect, test } from 'vitest';
import { latestTurns } from '../../src/app/latest-lines';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import { iph } from '../../src/games/iph/game';
import { longGame } from '../bench/journals';

const { entries } = longGame(150);
const projection = foldJournal(iph, entries);
const all = logLines(projection);

test('the log of a long game goes back to the beginning of a turn', () => {
  const back = all.findIndex(({ moment }) => moment.startsWith('GT3'));
  expect(all[back - 1]?.moment).toMatch(/^GT2/);
  for (const more of [1, 10, 19])
    expect(latestTurns(projection, all.length - back - more)).toEqual(all.slice(back));
});

test('all of it is told where less is left than a page', () => {
  expect(latestTurns(projection, all.length + 10)).toEqual(all);
});

test('a turn that is longer than some pages is told in parts', () => {
  const { entries: long } = longGame(1200);
  const lines = logLines(foldJournal(iph, long));
  expect(lines.filter(({ moment }) => moment === lines.at(-1)?.moment).length).toBeGreaterThan(300);
  expect(latestTurns(foldJournal(iph, long), 50)).toEqual(lines.slice(-50));
});
