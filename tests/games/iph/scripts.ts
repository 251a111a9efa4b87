import type { IphState } from '../../../src/games/iph/state/state';
import type { GameScripts } from '../../support/fixtures';
import { playDownToZero } from './scripts/down-to-zero';
import { FIRST_SHEET, playFirstTurns } from './scripts/first-turns';
import { playNoBeachhead } from './scripts/no-beachhead';
import { SHEET, unprinted } from './scripts/sheet';
import { playExample, playToTurn11 } from './scripts/to-turn-11';
import { playUntil22 } from './scripts/until-22';

const own = { sheet: SHEET, unread: unprinted };
const practice = { ...own, charts: 'practice' } as const;

export const scripts: GameScripts<IphState> = {
  fixtures: {
    'first-turns': { ...own, sheet: FIRST_SHEET, play: playFirstTurns },
    'until-22': { ...own, play: playUntil22 },
    'to-turn-11': { ...practice, play: playToTurn11 },
    'down-to-zero': { ...own, play: playDownToZero },
    'no-beachhead': { ...practice, dice: 'app', play: playNoBeachhead },
  },
  example: { ...practice, play: playExample },
};
