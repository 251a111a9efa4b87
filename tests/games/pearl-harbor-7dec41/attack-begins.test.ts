import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { isAlerted, mayLeaveHarbour } from '../../../src/games/pearl-harbor-7dec41/state/command';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Script } from '../../support/drive';
import { everyThrow, shareOf } from './every-throw';
import { applied, inPlay, played } from './pearl';

const OPEN = { opens: 'harbour' };
/** Japan opens the harbour in the second impulse of the first morning. */
const opened = (more: Partial<GameState> = {}, house: Parameters<typeof inPlay>[1] = {}): PearlState =>
  played(inPlay({ impulse: 2, ...more }, house), 'attack-begins', [], OPEN).state;
const next = (state: PearlState): PearlState => played(state, 'next-impulse').state;

const KATE = 'akagi-akagi-kate';
const torpedo = (state: PearlState) =>
  everyThrow(
    state,
    'strike',
    { squadron: KATE, sortie: { attack: 'torpedo', torpedoed: 'oklahoma' } },
    { side: 'jp' },
  );
/** A torpedo at Oklahoma: how often it hits, and how often the Kate is lost. */
const odds = (state: PearlState) => ({
  hits: shareOf(torpedo(state), (way) => way.outcome.events.some(({ type }) => type === 'v1.ShipHit')),
  lost: shareOf(torpedo(state), (way) => way.outcome.events.some(({ type }) => type === 'v1.SquadronLost')),
});
const bomb = (state: PearlState, squadron = 'kaga-kaga-val', flak: Script = []) =>
  played(
    state,
    'strike',
    [['squadron', squadron], ['sortie', { bombed: 'nevada' }], ...flak, ['hit', flak.length ? 1 : [1, 1]]],
    { side: 'jp' },
  );

describe('[Detection] the first strike begins the attack (PH-25)', () => {
  it('opened an impulse early, the harbour is as unready as ever', () => {
    // Unalerted: no flak, 75 % to hit.
    expect(odds(next(opened()))).toEqual({ hits: '3/4', lost: '0' });
    expect(odds(next(next(opened())))).toEqual({ hits: '3/4', lost: '0' });
  });

  it('all strikes of its impulse find it so; from the next one on it is alerted', () => {
    const { state, outcome } = bomb(next(opened()));
    expect(outcome.events[0]).toEqual({
      type: 'v1.SquadronAttacked',
      squadron: 'kaga-kaga-val',
      begins: true,
      impulse: 3,
    });
    expect(state.game.attack).toEqual({ turn: 2, impulse: 3 });
    expect(odds(state)).toEqual({ hits: '3/4', lost: '0' });
    // Alerted: 25 % shot down before a torpedo, then 66 % to hit.
    expect(odds(next(state))).toEqual({ hits: '1/2', lost: '1/4' });
    expect(odds(next({ ...state, house: { ...state.house, attackAlert: 'phase' } }))).toEqual({
      hits: '3/4',
      lost: '0',
    });
  });

  it('only the first of them begins it; where that one is struck, the next', () => {
    const first = bomb(opened());
    const second = bomb(next(first.state), 'soryu-soryu-val', [['aa', [1, 1]]]);
    const told = (trace: readonly { readonly label: string }[]) =>
      trace.filter(({ label }) => label === 'The attack begins').length;
    expect([told(first.outcome.trace), told(second.outcome.trace)]).toEqual([1, 0]);
    expect(second.state.game.attack).toEqual({ turn: 2, impulse: 2 });
    const without = applied(next(opened()), second.outcome.events);
    expect(without.game.attack).toEqual({ turn: 2, impulse: 3 });
  });

  it('a mini-sub attack begins it as well, and finds no alert', () => {
    const subs = { miniSubs: { entered: 1, sunk: 0, gone: false } };
    const state = next(opened(subs));
    const ways = everyThrow(state, 'mini-subs-attack', { 'target-1': 'oklahoma' });
    const destroyed = shareOf(ways, (way) =>
      way.outcome.events.some((event) => event.type === 'v1.ShipHit' && event.status === 'destroyed'),
    );
    // 50 % to hit, 50 % of those destroyed where there was no alert.
    expect(destroyed).toBe('1/4');
    expect(ways.every((way) => way.state.game.attack?.impulse === 3)).toBe(true);
  });

  it('nobody is alerted and nothing leaves harbour by its opening alone', () => {
    const state = next(next(opened()));
    expect([isAlerted(state, 'army'), isAlerted(state, 'navy'), mayLeaveHarbour(state)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(mayLeaveHarbour(bomb(state).state)).toBe(true);
  });

  it('opening it shows the mission and the carriers that lie there', () => {
    const state = opened({ inHarbour: ['enterprise'] });
    expect(state.game.opened).toBe('attack');
    expect(state.game.ships.find(({ id }) => id === 'enterprise')?.place).toBe('harbour');
    expect(pearlHarbor.table(state).panels).toContainEqual({
      kind: 'facts',
      title: 'Alert',
      rows: [
        { label: 'Army', value: 'not alerted', rule: 'Detection' },
        { label: 'Navy', value: 'not alerted', rule: 'Detection' },
      ],
    });
  });

  it('Japan strikes only once it is open, and a US strike begins nothing', () => {
    expect(played(inPlay(), 'strike', [], { side: 'jp' }).outcome.events).toEqual([]);
    const us = played(
      inPlay(),
      'strike',
      [
        ['squadron', 'enterprise-enterprise-sbd'],
        ['sortie', { bombed: 'akagi' }],
        ['aa', 1],
        ['hit', 1],
      ],
      { side: 'us' },
    );
    expect(us.outcome.events.map(({ type }) => type)).toEqual(['v1.SquadronAttacked']);
  });

  it('a line of version 1.0.0 began it by the button, and says the same when it is run again', () => {
    const { outcome, state } = played(inPlay({ impulse: 2 }), 'attack-begins');
    expect(outcome.events.at(-1)).toEqual({ type: 'v1.AttackBegun' });
    expect(bomb(state).state.game.attack).toEqual({ turn: 2, impulse: 2 });
  });
});
