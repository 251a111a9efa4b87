import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { GameScripts } from '../../support/fixtures';
import { playCalled } from './scripts/called';
import { playDraw } from './scripts/draw';
import { playExample } from './scripts/example';
import { playInvasion } from './scripts/invasion';
import { playTwoFalseAlarms } from './scripts/two-false-alarms';

export const scripts: GameScripts<PearlState> = {
  fixtures: {
    called: { play: playCalled },
    draw: { play: playDraw },
    invasion: { play: playInvasion },
    'two-false-alarms': { play: playTwoFalseAlarms },
  },
  example: { play: playExample },
};
