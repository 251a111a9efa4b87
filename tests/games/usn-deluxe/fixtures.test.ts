import { expect, it } from 'vitest';
import { recordedGames } from '../../support/recorded';
import { usnDeluxe } from './game';
import { recount } from './recount';

/** The others skip the end of some turns, which the count takes for a mistake. */
const SETTLED = ['coral-sea', 'eastern-solomons', 'santa-cruz'];

it.each(recordedGames(usnDeluxe.id).filter(({ name }) => SETTLED.includes(name)))(
  '$name: counted again from its answers alone',
  ({ entries }) => {
    expect(recount(entries).broken).toEqual([]);
  },
);
