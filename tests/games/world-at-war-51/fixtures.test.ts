import { expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { recordedGames } from '../../support/recorded';
import { recount } from './recount';

it.each(recordedGames(worldAtWar.id))('$name: counted again from its answers alone', ({ entries }) => {
  expect(recount(entries).broken).toEqual([]);
});
