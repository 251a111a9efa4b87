import { describe, expect, it } from 'vitest';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { registersOf } from '../../../src/games/pearl-harbor-7dec41/views/registers';
import { inPlay } from './pearl';

const start = inPlay();
const changed = (game: Partial<PearlState['game']>): PearlState => ({
  ...start,
  game: { ...start.game, ...game },
});
const groupsOf = (state: PearlState) => registersOf(state)[0]?.groups ?? [];
const placesOf = (state: PearlState, side: string) =>
  groupsOf(state).flatMap((group) => (group.side === side ? [`${group.label} ${group.entries.length}`] : []));
const pieceOf = (state: PearlState, name: string) =>
  groupsOf(state)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.name === name);

describe('the open register of ships and squadrons', () => {
  it('begins with the game', () => {
    expect(registersOf({ ...start, begun: false })).toEqual([]);
  });

  it('has ships by their place and squadrons by their base', () => {
    expect(placesOf(start, 'us')).toEqual([
      'In harbour 8',
      'Carriers 2',
      'Enterprise 3',
      'Lexington 3',
      'O‘ahu 8',
      'Kaneohe 3',
    ]);
    expect(placesOf(start, 'jp')).toEqual([
      'At sea 12',
      'Akagi 3',
      'Kaga 3',
      'Soryu 3',
      'Hiryu 3',
      'Shokaku 3',
      'Zuikaku 3',
    ]);
  });

  it('[US Carriers] does not say where the US carriers are before the attack', () => {
    expect(placesOf(changed({ attack: { turn: 1, impulse: 1 } }), 'us').slice(0, 2)).toEqual([
      'In harbour 8',
      'At sea 2',
    ]);
  });

  it('folds what is lost away at the end, and says what is the matter with the rest', () => {
    const ships = start.game.ships.map((ship) => {
      if (ship.id === 'arizona') return { ...ship, status: 'bottomed' as const, when: 'Day 1' };
      return ship.id === 'nevada' ? { ...ship, status: 'damaged' as const, penned: true } : ship;
    });
    const squadrons = start.game.squadrons.map((squadron) =>
      squadron.id === 'akagi-akagi-zero' ? { ...squadron, lost: true, how: 'shot down' } : squadron,
    );
    const hit = changed({ ships, squadrons });
    const folded = groupsOf(hit).filter((group) => group.folded);
    expect(folded.map(({ side, entries }) => [side, ...entries.map(({ name }) => name)])).toEqual([
      ['us', 'Arizona'],
      ['jp', 'Akagi Zero'],
    ]);
    expect(pieceOf(hit, 'Arizona')).toMatchObject({
      state: 'lost',
      notes: ['bottomed'],
      facts: [{ label: 'Day 1' }],
    });
    expect(pieceOf(hit, 'Nevada')).toMatchObject({ state: 'hit', notes: ['damaged', 'penned in'] });
    expect(pieceOf(hit, 'Akagi Zero')).toMatchObject({ state: 'lost', facts: [{ label: 'shot down' }] });
  });

  it('says which squadrons have attacked in this phase', () => {
    const attacked = changed({ attacked: ['akagi-akagi-val'] });
    expect(pieceOf(attacked, 'Akagi Val')?.facts).toEqual([{ label: 'has attacked' }]);
    expect(pieceOf(attacked, 'Kaga Val')?.facts).toEqual([]);
  });
});
