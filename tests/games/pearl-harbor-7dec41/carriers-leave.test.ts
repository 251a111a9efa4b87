import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { applied, inPlay, played, stepOffers } from './pearl';
import { playScenes } from './scenes';

const KNOWN: Partial<GameState> = {
  cursor: { turn: 3, step: 'movement' },
  command: { army: { reports: 0 }, navy: { reports: 1, confirmed: { turn: 2, impulse: 1 } } },
};
/** The Navy has its confirmation, and Enterprise was rolled into harbour. */
const warned = (more: Partial<GameState> = {}): PearlState =>
  inPlay({ ...KNOWN, inHarbour: ['enterprise'], ...more });
const placeOf = ({ game }: PearlState, id: string) => game.ships.find((ship) => ship.id === id)?.place;
const left = (state: PearlState): PearlState =>
  played(state, 'carriers-leave', [['leave', { leave: ['enterprise'] }]]).state;
const opened = (state: PearlState) => played(state, 'attack-begins', [], { opens: 'harbour' });

describe('[Leaving Harbor] carriers in harbour put to sea after a confirmed detection', () => {
  const ASKS = (enterprise: string, lexington: string) => `
    leave [Leaving Harbor] us, seen by us alone: Which carriers put to sea?
    (Japan is not told. From now on they are a hidden task force.)
    leave “Put to sea”, any of, begins as “”
    - enterprise: Enterprise${enterprise}
    - lexington: Lexington${lexington}
    → Send them to sea`;
  const OUT = ' ✗ Not in harbour.';
  playScenes([
    {
      name: 'one that lies there',
      state: warned(),
      procedure: 'carriers-leave',
      script: [['leave', { leave: ['enterprise'] }]],
      asks: ASKS('', OUT),
      tells: 'title: Carriers put to sea = Enterprise [Leaving Harbor]',
      events: [{ type: 'v1.CarriersLeft', carriers: ['enterprise'] }],
    },
    {
      name: 'none, where none lies there: asked alike',
      state: warned({ inHarbour: [] }),
      procedure: 'carriers-leave',
      script: [['leave', {}]],
      asks: ASKS(OUT, OUT),
      tells: 'title: Carriers put to sea = none [Leaving Harbor]',
    },
    {
      name: 'nobody twice',
      state: left(warned({ inHarbour: ['enterprise', 'lexington'] })),
      procedure: 'carriers-leave',
      script: [['leave', { leave: ['lexington'] }]],
      asks: ASKS(OUT, ''),
      tells: 'title: Carriers put to sea = Lexington [Leaving Harbor]',
      events: [{ type: 'v1.CarriersLeft', carriers: ['lexington'] }],
    },
  ]);

  it('is offered alike whatever was rolled, from a confirmed detection to the opening of the harbour', () => {
    const offered = (state: PearlState) => stepOffers(state).find(({ id }) => id === 'carriers-leave');
    expect(offered(warned())?.disabled).toBeUndefined();
    expect(offered(warned({ inHarbour: [] }))).toEqual(offered(warned()));
    expect(offered(inPlay({ cursor: { turn: 3, step: 'movement' } }))?.disabled).toBe(
      'Only after a confirmed detection or an attack.',
    );
    expect(offered(opened(warned()).state)).toBeUndefined();
  });

  it('the attack does not put back a ship that has left', () => {
    const { state, outcome } = opened(left(warned({ inHarbour: ['enterprise', 'lexington'] })));
    expect([placeOf(state, 'enterprise'), placeOf(state, 'lexington')]).toEqual(['sea', 'harbour']);
    expect(outcome.trace.find(({ label }) => label === 'In harbour')?.value).toBe('Lexington');
  });

  it('nor one that went out by the channel in the open', () => {
    const seen = applied(warned(), [
      { type: 'v1.ShipMoved', ship: 'enterprise', place: 'channel' },
      { type: 'v1.ShipMoved', ship: 'enterprise', place: 'sea' },
    ]);
    expect(placeOf(opened(seen).state, 'enterprise')).toBe('sea');
  });

  it('what lies there still is opened; the roll of the set-up stays sealed, since she may have left', () => {
    expect(opened(warned()).outcome.reveals).toBeUndefined();
    expect(placeOf(opened(warned()).state, 'enterprise')).toBe('harbour');
    const over = played(left(warned({ plan: 'paper', opened: 'attack' })), 'end-game', [['end', 'end']]);
    expect(over.outcome.reveals).toContain('harbour:1:1');
  });

  it('the US looks up behind its curtain who has left', () => {
    const secrets = pearlHarbor.ledgers(left(warned())).find(({ sealed }) => sealed === 'us');
    expect(secrets?.lines.map(({ label }) => label)).toEqual([
      'In harbour at the start: Enterprise',
      'Put to sea: Enterprise',
    ]);
  });

  it('one that was in harbour rolls for no arrival after it has left', () => {
    const morning = left(warned({ cursor: { turn: 5, step: 'arrivals' } }));
    const { outcome } = played(morning, 'arrivals', [
      ['enterprise:none', 'on'],
      ['lexington', [1, 1]],
      ['read', 'done'],
    ]);
    expect(outcome.events[0]).toEqual({ type: 'v1.CarriersArrived', turn: 5, carriers: [] });
  });

  it('an attack of 1.0.0 puts every carrier of the roll in harbour, as it did', () => {
    const state = applied(left(warned()), [{ type: 'v1.AttackBegun' }]);
    expect(placeOf(state, 'enterprise')).toBe('harbour');
  });
});
