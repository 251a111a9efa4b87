import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { iph } from '../../../src/games/iph/game';
import { iphMeta } from '../../../src/games/iph/meta';
import { totalVp } from '../../../src/games/iph/state/points';
import { exampleOf } from '../../support/example';

const PLAYED = new URL('./fixtures/to-turn-11.json', import.meta.url);

const lines = await exampleOf(iphMeta);
const projection = foldJournal(iph, lines);

it('the example stands in the middle of a turn, with battles behind it', () => {
  const battles = projection.runs.filter(({ outcome }) =>
    outcome?.events.some(({ type }) => type === 'v1.BattleFought'),
  );
  expect({ battles: battles.length, vp: totalVp(projection.state) }).toEqual({ battles: 14, vp: 8 });
});

it('the example is a game as it was played, on the practice tables', () => {
  const played = JSON.parse(readFileSync(PLAYED, 'utf8').replaceAll('"fixture:', '"example:')).entries;
  expect(lines).toEqual(played.slice(0, lines.length));
  const said = JSON.stringify(lines);
  expect(said).toContain('"source":"practice"');
  expect(said).not.toContain('"source":"mapsheet"');
});
