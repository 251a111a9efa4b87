import { expect, it } from 'vitest';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Script } from '../../support/drive';
import { over } from './air';
import { played } from './pearl';

/** The same state after the line that held the plan was struck. */
function unplanned(state: PearlState): PearlState {
  const { plan: _, ...game } = state.game;
  return { ...state, game };
}
const KNOWN = { army: { reports: 1, confirmed: { turn: 1, impulse: 0 } }, navy: { reports: 0 } };
const SUBS = { miniSubs: { entered: 1, sunk: 0, gone: false } };
const { attack: _, ...quiet } = over().game;

it.each<[string, PearlState, string, Script]>([
  ['[Detection] the attack begins', { ...over(), game: quiet }, 'attack-begins', []],
  ['[Precautions] Japan calls', over({ command: KNOWN }), 'disclosure', [['call', 'open']]],
  [
    '[Setups] the game ends',
    over(),
    'end-game',
    [
      ['end', 'end'],
      ['mission', { mission: 'attack' }],
    ],
  ],
  ['[Land Combat] the landing', over(), 'landing', [['landing', 4]]],
  [
    '[USS Ward] mini-subs enter',
    over(),
    'mini-subs-enter',
    [
      ['count', { count: 1 }],
      ['ward-1', 1],
    ],
  ],
  [
    '[Mini-subs] they attack',
    over(SUBS),
    'mini-subs-attack',
    [
      ['target-1', 'nevada'],
      ['hit-1', 1],
    ],
  ],
])('%s without a plan as with one on paper', (_name, state, procedure, script) => {
  expect(state.game.plan).toBe('paper');
  const { outcome, prompts } = played(state, procedure, script);
  const without = played(unplanned(state), procedure, script);
  expect(without.outcome).toEqual(outcome);
  expect(without.prompts).toEqual(prompts);
});
