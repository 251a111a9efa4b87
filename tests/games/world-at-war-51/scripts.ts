import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import type { GameScripts } from '../../support/fixtures';
import { playExample } from './scripts/example';
import { playInterception } from './scripts/interception';
import { playOtherWars } from './scripts/other-wars';
import { playUsAlone } from './scripts/us-alone';
import { playWithdrawal } from './scripts/withdrawal';

export const scripts: GameScripts<WarState> = {
  fixtures: {
    withdrawal: { play: playWithdrawal },
    interception: { play: playInterception },
    'us-alone': { play: playUsAlone },
    'other-wars': { play: playOtherWars },
  },
  example: { play: playExample },
};
