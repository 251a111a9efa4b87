import { expect, test } from 'vitest';
import { readDefinition } from '../../src/own/format/parse';
import { play } from '../../tools/check-game/play';
import { HOLLOW_RIDGE } from './format/files';
import { playRandomGames } from './random-games';

test('files that were made at random are played at random without a dead end', () => {
  expect(playRandomGames(6, 1)).toBeGreaterThan(25);
});

test('a dead end is told with its place: a question that no answer fits', () => {
  const read = readDefinition(HOLLOW_RIDGE);
  if (!read.ok) throw new Error(read.problem.message);
  const { definition } = read.value;
  expect(play(definition, 1)).toEqual({ entries: expect.any(Number) });
  // No parser lets it pass: from more than to.
  const actions = definition.actions.map((action) =>
    action.id === 'score'
      ? {
          ...action,
          ask: action.ask.map((ask) => (ask.kind === 'number' ? { ...ask, min: 7, max: 6 } : ask)),
        }
      : action,
  );
  expect(play({ ...definition, actions }, 1).end).toMatchObject({ path: 'actions.score' });
});
