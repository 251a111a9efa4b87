import { expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { worldAtWarMeta } from '../../../src/games/world-at-war-51/meta';
import { exampleOf } from '../../support/example';

it('two battleships are hit, and a carrier is attacked', async () => {
  const { state } = foldJournal(worldAtWar, await exampleOf(worldAtWarMeta));
  const hurt = state.attack?.ships.flatMap(({ name, status }) =>
    status === 'whole' ? [] : [`${name} ${status}`],
  );
  expect(hurt).toEqual(['Arizona sunk', 'Oklahoma damaged']);
  expect(worldAtWar.table(state).main?.label).toBe('Next attack: Lexington');
});
