import type { FormPrompt, Prompt } from '../../../src/core/play/prompt';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Short } from '../../support/drive';
import { everyThrow, shareOf } from './every-throw';
import { inPlay } from './pearl';

export const CONFIRMED = { reports: 1, confirmed: { turn: 1, impulse: 0 } };
export const ALERTED: Partial<GameState> = { command: { army: CONFIRMED, navy: CONFIRMED } };
/** Day 1, morning; the attack begins in this impulse, so that nobody is alerted by it yet. */
export const over = (more: Partial<GameState> = {}, house: Parameters<typeof inPlay>[1] = {}): PearlState =>
  inPlay({ cursor: { turn: 2, step: 'air' }, impulse: 1, attack: { turn: 2, impulse: 1 }, ...more }, house);
export const withShip = (state: PearlState, id: string, change: object): PearlState => ({
  ...state,
  game: {
    ...state.game,
    ships: state.game.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)),
  },
});
export const statusOf = ({ game }: PearlState, ship: string) =>
  game.ships.find(({ id }) => id === ship)?.status;
export const isLost = ({ game }: PearlState, squadron: string) =>
  game.squadrons.find(({ id }) => id === squadron)?.lost === true;

export const VAL = 'akagi-akagi-val';
export const KATE = 'akagi-akagi-kate';
export const ZERO = 'akagi-akagi-zero';
export const SBD = 'enterprise-enterprise-sbd';
export const TBD = 'enterprise-enterprise-tbd';
export type Answers = { readonly [key: string]: Short };
export const jp = (state: PearlState, squadron: string, sortie: object, more: Answers = {}) =>
  everyThrow(state, 'strike', { squadron, sortie: { ...sortie }, ...more }, { side: 'jp' });
export const us = (state: PearlState, squadron: string, sortie: object, more: Answers = {}) =>
  everyThrow(state, 'strike', { squadron, sortie: { ...sortie }, ...more }, { side: 'us' });
export const formOf = (prompts: readonly Prompt[], key: string) =>
  prompts.find((prompt) => prompt.key === key) as FormPrompt;

/** The shares of: the attack goes in, and the squadron is lost. */
export const fate = (ways: ReturnType<typeof us>, squadron: string) => [
  shareOf(ways, ({ outcome }) => !outcome.trace[0]?.value?.includes('stopped')),
  shareOf(ways, ({ state }) => isLost(state, squadron)),
];
export const NO_ESCORT = { escort: 'none', readied: 'no' };
