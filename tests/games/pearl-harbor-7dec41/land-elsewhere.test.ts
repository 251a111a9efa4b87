import { describe, expect, it } from 'vitest';
import { canHost, shipOf } from '../../../src/games/pearl-harbor-7dec41/state/forces';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { withShip } from './air';
import { applied, inPlay, played, stepOffers } from './pearl';
import { playScenes } from './scenes';

const LOST = (...ids: readonly string[]) =>
  ids.map((squadron) => ({ type: 'v1.SquadronLost', squadron, how: 'shot down' }));
const damaged = (state: PearlState, id: string): PearlState =>
  withShip(state, id, { status: 'damaged', hitAt: 'sea' });
const sunk = (state: PearlState, id: string): PearlState =>
  withShip(state, id, { status: 'sunk', hitAt: 'sea' });
const hosts = (state: PearlState, id: string): boolean => {
  const ship = shipOf(state, id);
  return ship !== undefined && canHost(state, ship);
};

describe('[Carrier Ops] which carriers can take a squadron that is not their own (PH-39)', () => {
  it('with all of their own aboard nobody has room', () => {
    for (const id of ['akagi', 'kaga', 'soryu', 'hiryu', 'shokaku', 'zuikaku'])
      expect(hosts(inPlay(), id)).toBe(false);
  });
  it('Akagi, Kaga, Shokaku and Zuikaku host 3 air units: one lost makes room', () => {
    const state = applied(inPlay(), LOST('akagi-akagi-zero'));
    expect(hosts(state, 'akagi')).toBe(true);
  });
  it('the others host fewer: after the loss of one they have none yet, after two they have', () => {
    const one = applied(inPlay(), LOST('soryu-soryu-zero'));
    expect(hosts(one, 'soryu')).toBe(false);
    expect(hosts(applied(one, LOST('soryu-soryu-val')), 'soryu')).toBe(true);
  });
  it('a damaged carrier has no air operations', () => {
    expect(hosts(damaged(applied(inPlay(), LOST('akagi-akagi-zero')), 'akagi'), 'akagi')).toBe(false);
  });
});

describe('[Carrier Ops] squadrons that come home without their carrier', () => {
  /** Kaga is hit; her Val and Kate are in the air, and Akagi has lost her Zero. */
  const inTheAir = (hit: typeof damaged, house: Parameters<typeof inPlay>[1] = {}): PearlState =>
    applied(hit(inPlay({}, house), 'kaga'), LOST('kaga-kaga-zero', 'akagi-akagi-zero'));
  const WHICH = `
    squadron [Carrier Ops] both: Which squadron has no carrier to land on?
    - kaga-kaga-val: Kaga Val
    - kaga-kaga-kate: Kaga Kate
    `;
  const WHERE = `
    where [Carrier Ops] jp: Where does Kaga Val land?
    - akagi: Akagi
    - lost: Nowhere in range (The squadron is lost)`;
  playScenes([
    {
      name: 'of one that is sunk it lands where there is room',
      state: inTheAir(sunk),
      procedure: 'land-elsewhere',
      script: [
        ['squadron', 'kaga-kaga-val'],
        ['where', 'akagi'],
      ],
      asks: WHICH + WHERE,
      tells: `
        title: Kaga Val = lands on Akagi [Carrier Ops]`,
      events: [{ type: 'v1.SquadronBased', squadron: 'kaga-kaga-val', base: 'akagi' }],
    },
    {
      name: 'of one that is damaged too, by our reading (PH-39)',
      state: inTheAir(damaged),
      procedure: 'land-elsewhere',
      script: [
        ['squadron', 'kaga-kaga-val'],
        ['where', 'lost'],
      ],
      asks: WHICH + WHERE,
      tells: `
        title: Kaga Val = lost [Carrier Ops]
        reminder: Remove Kaga Val [Victory Points]`,
      events: [{ type: 'v1.SquadronLost', squadron: 'kaga-kaga-val', how: 'nowhere to land' }],
    },
    {
      name: 'of one that is damaged it is lost by the other reading (PH-39)',
      state: inTheAir(damaged, { homeless: 'lost' }),
      procedure: 'land-elsewhere',
      script: [['squadron', 'kaga-kaga-val']],
      asks: WHICH,
      tells: `
        title: Kaga Val = lost [Carrier Ops]
        fact: It may only land on its own carrier, which cannot take it [Carrier Ops]
        reminder: Remove Kaga Val [Victory Points]`,
      events: [{ type: 'v1.SquadronLost', squadron: 'kaga-kaga-val', how: 'nowhere to land' }],
    },
  ]);

  it('of one that is sunk it lands elsewhere by either reading', () => {
    const { state } = played(inTheAir(sunk, { homeless: 'lost' }), 'land-elsewhere', [
      ['squadron', 'kaga-kaga-kate'],
      ['where', 'akagi'],
    ]);
    expect(state.game.squadrons.find(({ id }) => id === 'kaga-kaga-kate')?.base).toBe('akagi');
  });

  it('a US squadron may land on O‘ahu; that of a carrier in harbour is there already', () => {
    const state = withShip(inPlay(), 'enterprise', { status: 'sunk', hitAt: 'sea' });
    const home = played(state, 'land-elsewhere', [
      ['squadron', 'enterprise-enterprise-sbd'],
      ['where', 'oahu'],
    ]).state;
    expect(home.game.squadrons.find(({ id }) => id === 'enterprise-enterprise-sbd')?.base).toBe('oahu');
    const moored = withShip(inPlay(), 'enterprise', {
      place: 'harbour',
      status: 'damaged',
      hitAt: 'harbour',
    });
    expect(played(moored, 'land-elsewhere').outcome.events).toEqual([]);
  });

  it('is offered in air operations once somebody has lost a carrier', () => {
    const offered = (state: PearlState) => stepOffers(state).some(({ id }) => id === 'land-elsewhere');
    expect([offered(inPlay()), offered(inTheAir(damaged))]).toEqual([false, true]);
  });

  it('in the next game everybody is at home again', () => {
    const away = applied(inTheAir(sunk), [
      { type: 'v1.SquadronBased', squadron: 'kaga-kaga-val', base: 'akagi' },
    ]);
    const next = applied(away, [{ type: 'v1.GameOver', game: 1, mission: 'false-alarm' }]);
    const val = next.game.squadrons.find(({ id }) => id === 'kaga-kaga-val');
    expect(val).toEqual(inPlay().game.squadrons.find(({ id }) => id === 'kaga-kaga-val'));
  });
});
