import { describe, expect, it } from 'vitest';
import type { FormPrompt, Prompt } from '../../../src/core/prompt';
import {
  attacksOf,
  capacityOf,
  rangeOf,
  reachOf,
} from '../../../src/games/pearl-harbor-7dec41/rules/aircraft';
import { SHIPS } from '../../../src/games/pearl-harbor-7dec41/rules/ships';
import { newSquadron, type TypeId } from '../../../src/games/pearl-harbor-7dec41/rules/squadrons';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Short } from '../../support/drive';
import { everyThrow, shareOf } from './every-throw';
import { expected, inPlay, named, played } from './pearl';

type Row = {
  readonly heading: string;
  readonly name: string;
  readonly given: { readonly [key: string]: unknown };
  readonly expect: { readonly [key: string]: unknown };
};
const rows = (start: string) =>
  named(expected<Row>('procedures').filter(({ heading }) => heading.startsWith(start)));

const CONFIRMED = { reports: 1, confirmed: { turn: 1, impulse: 0 } };
const ALERTED: Partial<GameState> = { command: { army: CONFIRMED, navy: CONFIRMED } };
/** Day 1, morning; the attack begins in this impulse, so that nobody is alerted by it yet. */
const over = (more: Partial<GameState> = {}, house: Parameters<typeof inPlay>[1] = {}): PearlState =>
  inPlay({ cursor: { turn: 2, step: 'air' }, impulse: 1, attack: { turn: 2, impulse: 1 }, ...more }, house);
const withShip = (state: PearlState, id: string, change: object): PearlState => ({
  ...state,
  game: {
    ...state.game,
    ships: state.game.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)),
  },
});
const statusOf = ({ game }: PearlState, ship: string) => game.ships.find(({ id }) => id === ship)?.status;
const isLost = ({ game }: PearlState, squadron: string) =>
  game.squadrons.find(({ id }) => id === squadron)?.lost === true;

const VAL = 'akagi-akagi-val';
const KATE = 'akagi-akagi-kate';
const ZERO = 'akagi-akagi-zero';
const SBD = 'enterprise-enterprise-sbd';
const TBD = 'enterprise-enterprise-tbd';
type Answers = { readonly [key: string]: Short };
const jp = (state: PearlState, squadron: string, sortie: object, more: Answers = {}) =>
  everyThrow(state, 'strike', { squadron, sortie: { ...sortie }, ...more }, { side: 'jp' });
const us = (state: PearlState, squadron: string, sortie: object, more: Answers = {}) =>
  everyThrow(state, 'strike', { squadron, sortie: { ...sortie }, ...more }, { side: 'us' });
const formOf = (prompts: readonly Prompt[], key: string) =>
  prompts.find((prompt) => prompt.key === key) as FormPrompt;

describe('Air Attack Ops', () => {
  const TYPES: { readonly [name: string]: TypeId } = {
    'B-17': 'b17',
    PBY: 'pby',
    'A-20': 'a20',
    'B-18': 'b18',
    'US TBD': 'tbd',
    'US dive bomber': 'sbd',
    'US carrier fighter': 'f4f',
    Kate: 'kate',
    Val: 'val',
    Zero: 'zero',
  };
  const ranges = rows('Daylight (only)').filter(([, { expect: wanted }]) => 'rangeHexes' in wanted);
  it.each(ranges)('%s', (_, { given, expect: wanted }) => {
    expect(rangeOf(TYPES[String(given.type)] as TypeId)).toBe(wanted.rangeHexes);
  });

  /** PH-40: B-17s may not be sent a hex too far. */
  const stretched = rows('Daylight (only)').filter(
    ([, { given }]) => 'hexes' in given && given.type !== 'B-17',
  );
  it.each(stretched)('%s', (_, { given, expect: wanted }) => {
    const type = TYPES[String(given.type)] as TypeId;
    const hexes = Number(given.hexes);
    expect(hexes <= reachOf(type)).toBe(wanted.legal);
    if (hexes <= rangeOf(type) || !wanted.legal) return;
    const squadron = type === 'kate' ? KATE : TBD;
    const ways = everyThrow(over(), 'crash', { squadron });
    const crashes = shareOf(ways, ({ state }) => isLost(state, squadron));
    expect(crashes).toBe(wanted.crashPercent === 25 ? '1/4' : '1/2');
  });

  it.each(rows('Akagi, Kaga, Shok'))('%s', (_, { given, expect: wanted }) => {
    const names = (given.carriers as string[] | undefined) ?? [String(given.carrier)];
    for (const name of names) {
      const carrier = SHIPS.find((ship) => ship.name === name);
      const capacity = carrier && capacityOf(carrier);
      if (wanted.capacity) expect(capacity).toBe(wanted.capacity);
      else expect(capacity).toBeLessThan(Number(wanted.capacityBelow));
    }
  });

  it('nobody attacks at night, and Japan not before it says so', () => {
    const night = over({ cursor: { turn: 5, step: 'air' } });
    expect(played(night, 'strike', [], { side: 'us' }).outcome.events).toEqual([]);
    expect(played(inPlay(), 'strike', [], { side: 'jp' }).outcome.trace).toContainEqual({
      kind: 'warning',
      label: 'Japan says first that the attack begins.',
    });
  });
});

describe('Altitude', () => {
  it.each(rows('AntiAircraft').filter(([, { given }]) => 'level' in given))(
    '%s',
    (_, { given, expect: wanted }) => {
      const type = given.engines === 'single' ? 'sbd' : 'b17';
      const profiles = attacksOf(newSquadron(type, 'One', 'base')).map(({ profile }) => profile);
      expect(given.level === 'high' ? profiles.includes('ha') : profiles.some((each) => each !== 'ha')).toBe(
        wanted.legal,
      );
    },
  );
});

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

/** The shares of: the attack goes in, and the squadron is lost. */
const fate = (ways: ReturnType<typeof us>, squadron: string) => [
  shareOf(ways, ({ outcome }) => !outcome.trace[0]?.value?.includes('stopped')),
  shareOf(ways, ({ state }) => isLost(state, squadron)),
];
const NO_ESCORT = { escort: 'none', readied: 'no' };

describe('AntiAircraft', () => {
  it('over an unalerted harbor nobody is shot down', () => {
    expect(fate(jp(over(), KATE, { attack: 'torpedo', torpedoed: 'nevada' }), KATE)).toEqual(['1', '0']);
  });
  it('alerted: dive bombers after, torpedo planes before their attack', () => {
    expect(fate(jp(over(ALERTED), VAL, { bombed: 'nevada' }), VAL)).toEqual(['1', '1/4']);
    expect(fate(jp(over(ALERTED), KATE, { attack: 'torpedo', torpedoed: 'nevada' }), KATE)).toEqual([
      '3/4',
      '1/4',
    ]);
  });
  it('over a whole carrier: before or after, turned back or destroyed (PH-27)', () => {
    const sbd = us(over(), SBD, { bombed: 'akagi' }, { ...NO_ESCORT, 'hit:aboard': { aboard: [] } });
    expect(fate(sbd, SBD)).toEqual(['3/4', '1/4']);
    const tbd = us(
      over(),
      TBD,
      { attack: 'torpedo', torpedoed: 'akagi' },
      { ...NO_ESCORT, 'hit:aboard': { aboard: [] } },
    );
    expect(fate(tbd, TBD)).toEqual(['3/4', '1/2']);
  });
  it('multi-engine: high after the run, low always before and destroyed (PH-28)', () => {
    const b17 = 'oahu-b-17-8';
    const answers = { ...NO_ESCORT, 'hit:aboard': { aboard: [] } };
    expect(fate(us(over(), b17, { attack: 'low', bombed: 'akagi' }, answers), b17)).toEqual(['1/2', '1/2']);
    const high = played(
      over(),
      'strike',
      [
        ['squadron', b17],
        ['sortie', { attack: 'high', bombed: 'akagi' }],
        ['aa', [4, 5, 6]],
        ['escort', 'none'],
        ['hit', [1, 1, 1, 1]],
      ],
      { side: 'us' },
    );
    expect(isLost(high.state, b17)).toBe(true);
  });
  it('over ships without a whole carrier the alerted column counts', () => {
    const state = withShip(over(), 'akagi', { status: 'damaged', hitAt: 'sea', readied: false });
    const ways = us(state, TBD, { attack: 'torpedo', torpedoed: 'akagi' }, { cap: 'no' });
    expect(fate(ways, TBD)).toEqual(['3/4', '1/4']);
  });
  it('an escort takes the loss of Combat Air Patrol, and the attack goes in (PH-30)', () => {
    const f4f = 'enterprise-enterprise-f4f';
    const ways = us(
      over(),
      SBD,
      { bombed: 'akagi' },
      { escort: f4f, readied: 'no', 'hit:aboard': { aboard: [] } },
    );
    // Turned back before its attack it stays stopped; only a loss is the escort's.
    expect([...fate(ways, SBD), shareOf(ways, ({ state }) => isLost(state, f4f))]).toEqual([
      '7/8',
      '0',
      '1/4',
    ]);
  });
});

describe('Carrier Hits, by bombs from the air', () => {
  const struck = (readied: string) => {
    const answers = { escort: 'none', readied, 'hit:aboard': { aboard: [ZERO, VAL] } };
    const state = us(over(), SBD, { bombed: 'akagi' }, answers).find(
      (way) => statusOf(way.state, 'akagi') !== 'ok',
    )?.state;
    return state && [statusOf(state, 'akagi'), isLost(state, VAL), isLost(state, KATE)];
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

describe('Air Missions', () => {
  const attacking = (state: PearlState) =>
    played(
      state,
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada' }],
        ['hit', [1, 1]],
      ],
      { side: 'jp' },
    );
  const notes = (prompt: Prompt | undefined) =>
    prompt?.kind === 'choice'
      ? prompt.options.filter(({ note }) => note?.includes('attacked')).map(({ value }) => value)
      : [];
  it('who has attacked in this phase is noted and comes last', () => {
    const once = attacking(over());
    expect(notes(once.prompts[0])).toEqual([]);
    const { prompts, state } = attacking(once.state);
    expect(notes(prompts[0])).toEqual([VAL]);
    expect(prompts[0]?.kind === 'choice' && prompts[0].options.at(-1)?.value).toBe(VAL);
    expect(played(state, 'end-phase').state.game.attacked).toEqual([]);
  });
});

describe('US Fighters', () => {
  const p40 = 'oahu-p-40b-1';
  const p36 = 'oahu-p-36-4';
  const meets = (fighter: string) => jp(over(), VAL, { bombed: 'nevada', fighters: [fighter] });
  it.each([
    ['P-40B', p40, '1/3'],
    ['P-36', p36, '1/2'],
    ['F4F', 'enterprise-enterprise-f4f', '1/3'],
    ['F2A', 'lexington-lexington-f2a', '1/2'],
  ])('%s', (_, fighter, shotDown) => {
    const ways = meets(fighter);
    expect(fate(ways, VAL)).toEqual(['5/6', '1/6']);
    expect(shareOf(ways, ({ state }) => isLost(state, fighter))).toBe(shotDown);
  });
  it('a second one meets what the first has left', () => {
    const { state } = played(
      over(),
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada', fighters: [p40, p36] }],
        [p40, 1],
        [p36, 6],
        [`${p36}:timing`, 6],
        [`${p36}:fate`, 1],
      ],
      { side: 'jp' },
    );
    expect([isLost(state, p40), isLost(state, p36), isLost(state, VAL)]).toEqual([true, false, true]);
    expect(statusOf(state, 'nevada')).toBe('ok');
  });
  it('destroyed after its attack, the attack still counts', () => {
    const { state } = played(
      over(),
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada', fighters: [p40] }],
        [p40, 5],
        [`${p40}:timing`, 1],
        [`${p40}:fate`, 1],
        ['hit', [6, 1]],
      ],
      { side: 'jp' },
    );
    expect([isLost(state, VAL), statusOf(state, 'nevada')]).toEqual([true, 'damaged']);
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

describe('One Target', () => {
  const caught = ['oahu-p-40b-1', 'oahu-p-40b-2', 'oahu-p-40b-3'];
  const raid = (squadron: string, service: string, hits: readonly (readonly number[])[]) =>
    played(
      over(),
      'strike',
      [
        ['squadron', squadron],
        ['sortie', { bombed: 'field' }],
        ['field', { service, caught }],
        ...caught.map((id, i) => [`hit-${id}`, hits[i] ?? [1, 1]] as const),
      ],
      { side: 'jp' },
    );
  it('each squadron on the field is attacked', () => {
    const { state, prompts } = raid(VAL, 'army', [
      [6, 1],
      [1, 1],
      [3, 4],
    ]);
    expect(prompts.filter(({ kind }) => kind === 'dice')).toHaveLength(3);
    expect(caught.map((id) => isLost(state, id))).toEqual([true, false, true]);
  });
  it('fighters strafe a field and nothing else (PH-37)', () => {
    const { prompts, state } = raid(ZERO, 'army', [[6, 6]]);
    const field = formOf(prompts, 'sortie').fields.find(({ key }) => key === 'bombed');
    expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(['field']);
    expect(isLost(state, caught[0] ?? '')).toBe(true);
  });
  it('the Army’s alert counts for its fields, the Navy’s for the others (PH-26)', () => {
    const state = over({ command: { army: CONFIRMED, navy: { reports: 0 } } });
    const lost = (service: string) =>
      shareOf(
        jp(state, VAL, { bombed: 'field' }, { field: { service, caught: caught.slice(0, 1) } }),
        (way) => isLost(way.state, caught[0] ?? ''),
      );
    expect([lost('army'), lost('navy')]).toEqual(['2/3', '3/4']);
  });
});
