import { describe, expect, it } from 'vitest';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { ALERTED, formOf, isLost, jp, KATE, over, SBD, statusOf, TBD, us, VAL, withShip, ZERO } from './air';
import { shareOf } from './every-throw';
import { played } from './pearl';

describe('Airstrike Hits, in harbor', () => {
  it.each([
    ['a Val, unalerted', VAL, {}, {}, '3/4'],
    ['a Val, alerted', VAL, ALERTED, {}, '2/3'],
    ['a torpedo, unalerted', KATE, {}, { attack: 'torpedo', torpedoed: 'oklahoma' }, '3/4'],
    // A quarter is shot down before it drops.
    ['a torpedo, alerted', KATE, ALERTED, { attack: 'torpedo', torpedoed: 'oklahoma' }, '1/2'],
  ] as const)('%s', (_, squadron, game, sortie, share) => {
    const ways = jp(over(game), squadron, { bombed: 'oklahoma', ...sortie });
    expect(shareOf(ways, ({ state }) => statusOf(state, 'oklahoma') === 'damaged')).toBe(share);
  });

  it('no torpedo is offered for the sheltered four', () => {
    const { prompts } = played(
      over(),
      'strike',
      [
        ['squadron', KATE],
        ['sortie', { attack: 'torpedo', torpedoed: 'nevada' }],
        ['hit', [1, 1]],
      ],
      { side: 'jp' },
    );
    const field = formOf(prompts, 'sortie').fields.find(({ key }) => key === 'torpedoed');
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual([
      'arizona',
      'tennessee',
      'maryland',
      'pennsylvania',
    ]);
  });

  it('fuel tanks and dockyards are open only when no capital ship is whole', () => {
    const offers = (state: PearlState): boolean => {
      const { prompts } = played(
        state,
        'strike',
        [
          ['squadron', VAL],
          ['sortie', { bombed: 'nevada' }],
          ['hit', [1, 1]],
        ],
        { side: 'jp' },
      );
      const field = formOf(prompts, 'sortie').fields.find(({ key }) => key === 'bombed');
      const options = field?.kind === 'choice' ? field.options : [];
      return ['tank', 'dockyard'].every((id) => !options.find(({ value }) => value === id)?.disabled);
    };
    const state = over();
    const ships = state.game.ships.map((ship) =>
      ship.place === 'harbour' ? { ...ship, status: 'damaged' as const } : ship,
    );
    const beaten = { ...state, game: { ...state.game, ships } };
    expect([offers(state), offers(withShip(beaten, 'nevada', { status: 'ok' })), offers(beaten)]).toEqual([
      false,
      false,
      true,
    ]);
    const tank = jp(beaten, VAL, { bombed: 'tank' });
    expect(shareOf(tank, (way) => way.state.game.tanks === 1)).toBe('3/4');
    const dockyard = jp(beaten, VAL, { bombed: 'dockyard' });
    expect(shareOf(dockyard, (way) => way.state.game.dockyards === 1)).toBe('3/4');
  });
});

describe('Airstrike Hits at sea', () => {
  const damaged = (state: PearlState) => withShip(state, 'akagi', { status: 'damaged', hitAt: 'sea' });
  const sunkShare = (ways: ReturnType<typeof us>) =>
    shareOf(ways, ({ state }) => statusOf(state, 'akagi') === 'sunk');
  it('US torpedoes: the hit, then the malfunction', () => {
    // Past anti-aircraft at three quarters: 1/2 × 2/3 of a 1-hex ship.
    const slow = us(damaged(over()), TBD, { attack: 'torpedo', torpedoed: 'akagi' }, { cap: 'no' });
    expect(sunkShare(slow)).toBe('1/4');
    const answers = { cap: 'no', 'hit:aboard': { aboard: [] } };
    const fast = us(over(), TBD, { attack: 'torpedo', torpedoed: 'hiei' }, answers);
    // 3/4 × 1/3 × 1/2.
    expect(shareOf(fast, ({ state }) => statusOf(state, 'hiei') === 'damaged')).toBe('1/8');
  });
  it('a US torpedo fails at sea alone: at a ship in harbour its chance is not printed, and players are asked', () => {
    const { outcome, prompts } = played(
      withShip(over(), 'hiei', { place: 'harbour' }),
      'strike',
      [
        ['squadron', TBD],
        ['sortie', { attack: 'torpedo', torpedoed: 'hiei' }],
        ['cell:strike-hit:unalerted:torpUs', 'P50'],
        ['hit', 4],
      ],
      { side: 'us' },
    );
    expect(prompts.at(2)).toMatchObject({ kind: 'cell', chart: 'strike-hit', rule: 'Airstrike Hits' });
    expect(outcome.events.at(-1)).toMatchObject({ type: 'v1.ShipHit', ship: 'hiei', status: 'damaged' });
  });
  it('Japanese torpedoes do not fail, and an old battleship is a 1-hex target (PH-49)', () => {
    const atSea = (ship: string) => withShip(over(), ship, { place: 'sea' });
    const hit = (ship: string) =>
      shareOf(
        jp(
          atSea(ship),
          KATE,
          { attack: 'torpedo', torpedoed: ship },
          { cap: 'no', 'hit:aboard': { aboard: [] } },
        ),
        ({ state }) => statusOf(state, ship) === 'damaged',
      );
    expect(hit('nevada')).toBe('2/3');
  });
  it('a transport goes with one hit', () => {
    const ways = us(over(), SBD, { bombed: 'transport' }, { cap: 'no' });
    expect(shareOf(ways, ({ state }) => state.game.transports === 7)).toBe('2/3');
  });
});

describe('Armor-piercing, dropped', () => {
  const load = { attack: 'ap', bombed: 'arizona' };
  it('hits like a bomb and blows up half of what it hits', () => {
    const ways = jp(over(), KATE, load);
    expect(shareOf(ways, ({ state }) => statusOf(state, 'arizona') === 'destroyed')).toBe('3/8');
    expect(shareOf(ways, ({ state }) => statusOf(state, 'arizona') === 'damaged')).toBe('3/8');
    expect(ways.every(({ state }) => state.game.squadrons.find(({ id }) => id === KATE)?.apUsed)).toBe(true);
  });
  it('is one load in a game (PH-35)', () => {
    const state = over();
    const squadrons = state.game.squadrons.map((each) =>
      each.id === KATE ? { ...each, apUsed: true } : each,
    );
    const used = { ...state, game: { ...state.game, squadrons } };
    expect(() => jp(used, KATE, load)).toThrow('dropped');
  });
  it('a Kate’s other bombs are heavy: they bottom a damaged ship at once', () => {
    const state = withShip(over(), 'nevada', { status: 'damaged', hitAt: 'harbour' });
    const kate = jp(state, KATE, { attack: 'bombs', bombed: 'nevada' });
    const val = jp(state, VAL, { bombed: 'nevada' });
    const bottomed = (way: { readonly state: PearlState }) => statusOf(way.state, 'nevada') === 'bottomed';
    expect([shareOf(kate, bottomed), shareOf(val, bottomed)]).toEqual(['3/4', '0']);
  });
});

describe('Carrier Hits, by bombs from the air', () => {
  const struck = (readied: string) => {
    const { state } = played(
      over(),
      'strike',
      [
        ['squadron', SBD],
        ['sortie', { bombed: 'akagi' }],
        ['aa', 1],
        ['hit', 6],
        ['readied', readied],
        ['hit:aboard', { aboard: [ZERO, VAL] }],
      ],
      { side: 'us' },
    );
    return [statusOf(state, 'akagi'), isLost(state, VAL), isLost(state, KATE)];
  };
  it('a bomb among readied aircraft sinks her, one elsewhere damages her; what is aloft survives', () => {
    expect(struck('yes')).toEqual(['sunk', true, false]);
    expect(struck('no')).toEqual(['damaged', true, false]);
  });
  it('a torpedo asks for no aircraft on deck', () => {
    const { prompts } = played(
      over(),
      'strike',
      [
        ['squadron', TBD],
        ['sortie', { attack: 'torpedo', torpedoed: 'akagi' }],
        ['aa', 1],
        ['hit', 6],
        ['dud', 1],
        ['hit:aboard', { aboard: [] }],
      ],
      { side: 'us' },
    );
    expect(prompts.map(({ key }) => key)).not.toContain('readied');
  });
});

describe('Air Strikes with little left to hit', () => {
  const without = (state: PearlState, side: 'jp' | 'us', shielded = false): PearlState => {
    const ships = state.game.ships.filter((ship) => ship.side !== side || (shielded && ship.shielded));
    return { ...state, game: { ...state.game, ships } };
  };
  it('where only the sheltered four are left, a Kate drops bombs', () => {
    const { prompts, state } = played(
      without(over(), 'us', true),
      'strike',
      [
        ['squadron', KATE],
        ['sortie', { bombed: 'maryland' }],
        ['hit', [6, 6]],
      ],
      { side: 'jp' },
    );
    const field = formOf(prompts, 'sortie').fields.find(({ key }) => key === 'attack');
    const barred = field?.kind === 'choice' ? field.options.filter(({ disabled }) => disabled) : [];
    expect(barred.map(({ value }) => value)).toEqual(['torpedo']);
    expect(statusOf(state, 'maryland')).toBe('damaged');
  });
  it('with no Japanese ship afloat the US strikes nothing', () => {
    const empty = without(over({ transports: 0 }), 'jp');
    expect(played(empty, 'strike', [], { side: 'us' }).outcome.events).toEqual([]);
    const transports = without(over({ transports: 1 }), 'jp');
    expect(
      played(
        transports,
        'strike',
        [
          ['squadron', SBD],
          ['sortie', { bombed: 'transport' }],
          ['cap', 'no'],
          ['aa', [1, 1]],
          ['hit', 6],
        ],
        { side: 'us' },
      ).state.game.transports,
    ).toBe(0);
  });
});
