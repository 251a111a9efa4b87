import { describe, expect, it } from 'vitest';
import { MVP_COSTS, VICTORY_POINTS } from '../../../src/games/pearl-harbor-7dec41/data/charts/points';
import {
  newShip,
  type Place,
  type Ship,
  type Status,
} from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { newSquadron } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import type { ShipClass } from '../../../src/games/pearl-harbor-7dec41/data/values';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { HouseRules } from '../../../src/games/pearl-harbor-7dec41/state/house';
import { pennedPoints, shipPoints } from '../../../src/games/pearl-harbor-7dec41/state/points';
import {
  endReached,
  fourShips,
  matched,
  matchingGames,
  penaltyOf,
  scoreOf,
  tally,
  verdictOf,
} from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { PearlState, Spending } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { expected, inPlay, named } from './pearl';

const ship = (cls: ShipClass, status: Status, hitAt: Place, name = 'Nevada'): Ship => ({
  ...newShip({ name, side: 'us', cls, place: hitAt }),
  status,
  hitAt,
});
const several = (count: number, cls: ShipClass, status: Status, hitAt: Place): readonly Ship[] =>
  Array.from({ length: count }, (_, i) => ship(cls, status, hitAt, `${cls} ${status} ${i}`));

const spending = (mvps: number): readonly Spending[] => [
  { what: 'pby', service: 'navy', count: mvps, mvps, when: 'Set-up' },
];

/** A real attack that is over, with these ships, false alarms and corrections. */
function over(
  ships: readonly Ship[],
  {
    past = [],
    own = 0,
    jp = 0,
    us = 0,
    house = {},
  }: {
    past?: readonly number[];
    own?: number;
    jp?: number;
    us?: number;
    house?: Partial<HouseRules>;
  } = {},
): PearlState {
  const line = (points: number) => (points ? [{ label: 'Others', points, when: '' }] : []);
  const state = inPlay(
    {
      no: past.length + 1,
      stage: 'over',
      ships,
      spending: spending(own),
      corrections: { jp: line(jp), us: line(us) },
    },
    house,
  );
  return { ...state, past: past.map((mvps, i) => ({ no: i + 1, spending: spending(mvps) })) };
}

describe('[Most Victory Points Win] values, against a second transcription', () => {
  const CELLS: { readonly [name: string]: number } = {
    'battleship damaged in harbor': shipPoints(ship('bb', 'damaged', 'harbour')),
    'battleship bottomed in harbor': shipPoints(ship('bb', 'bottomed', 'harbour')),
    'battleship destroyed in harbor': shipPoints(ship('bb', 'destroyed', 'harbour')),
    'US carrier damaged in harbor': shipPoints(ship('cv', 'damaged', 'harbour')),
    'US carrier bottomed in harbor': shipPoints(ship('cv', 'bottomed', 'harbour')),
    'US carrier destroyed in harbor': shipPoints(ship('cv', 'destroyed', 'harbour')),
    'battleship damaged at sea': shipPoints(ship('bb', 'damaged', 'sea')),
    'battleship sunk at sea': shipPoints(ship('bb', 'sunk', 'sea')),
    'US carrier damaged at sea': shipPoints(ship('cv', 'damaged', 'sea')),
    'US carrier sunk at sea': shipPoints(ship('cv', 'sunk', 'sea')),
    'battleship penned in': pennedPoints({ ...ship('bb', 'ok', 'harbour'), penned: true }),
    'US B-17 squadron destroyed': lossOf('us', 'b17'),
    'Japanese squadron destroyed': lossOf('jp', 'val'),
    'other US squadron destroyed': lossOf('us', 'p40'),
    'invasion success, vps': 0,
    'invasion success, games': endReached({ ...inPlay({ landing: 'taken' }) })?.games ?? 0,
    'strategic victory, games': verdictOf(40).games,
    'ships that must be bottomed or destroyed': penaltyOf({ points: 0, ships: 0 }, 'ships') / 16,
    'points those ships stand for': penaltyOf({ points: 0, ships: 0 }, 'points') / 4,
    'penalty per point lacking': -penaltyOf({ points: 15, ships: 3 }, 'points'),
    'draw from': lowest('draw'),
    'draw to': lowest('jp-victory') - 1,
    'strategic victory from': lowest('jp-strategic'),
    'ship sunk in the channel': cell(VICTORY_POINTS, 'channel'),
    'joint command center': cell(MVP_COSTS, 'joint'),
    'PBY search': cell(MVP_COSTS, 'pby'),
    'Army bomber search': cell(MVP_COSTS, 'bomber'),
    'US sub sent out': cell(MVP_COSTS, 'submarine'),
    'O’ahu squadron readied': cell(MVP_COSTS, 'ready'),
    'single-engine squadron on search and attack': cell(MVP_COSTS, 'searchAttack'),
  };
  const rows = expected<{ heading: string; name: string; value: number }>('values').filter(
    ({ name }) => !['historical score', 'any precaution after confirmed detection'].includes(name),
  );
  it.each(named(rows))('%s', (_, { name, value }) => {
    expect(CELLS[name]).toBe(value);
  });

  /** The lowest score, from −100 up, that comes to this end. */
  function lowest(end: string): number {
    let score = -100;
    while (verdictOf(score).end !== end) score += 1;
    return score;
  }
  function lossOf(side: 'jp' | 'us', type: 'b17' | 'val' | 'p40'): number {
    const state = inPlay();
    const squadrons = state.game.squadrons.map((squadron) =>
      squadron.type === type && squadron.id === state.game.squadrons.find((s) => s.type === type)?.id
        ? { ...squadron, lost: true }
        : squadron,
    );
    const lost = scoreOf(inPlay({ squadrons }));
    return side === 'jp' ? lost.us : lost.real;
  }
  function cell(chart: typeof VICTORY_POINTS, row: string): number {
    return Number(chart.cells.find((each) => each.row === row)?.value);
  }

  it('the historical 34, as its ships add up', () => {
    const ships = [
      ...several(2, 'bb', 'destroyed', 'harbour'),
      ...several(3, 'bb', 'bottomed', 'harbour'),
      ...several(1, 'bb', 'damaged', 'harbour'),
      ...several(2, 'bb', 'damaged', 'harbour').map((each) => ({ ...each, penned: true })),
    ];
    expect(scoreOf(over(ships))).toMatchObject({ real: 34, penalty: 0, net: 34, gross: 34 });
  });

  it('[PH-14] a ship sunk in the channel: 12 on top of its own, or instead; it counts for the four ships', () => {
    const ships = several(1, 'bb', 'bottomed', 'channel');
    expect(scoreOf(over(ships))).toMatchObject({ real: 16, penalty: 48 });
    expect(scoreOf(over(ships, { house: { channel: 'instead' } }))).toMatchObject({ real: 12, penalty: 48 });
  });

  it('[PH-13] penned in counts on top of damage, not for a ship that is bottomed', () => {
    expect(scoreOf(over([{ ...ship('bb', 'damaged', 'harbour'), penned: true }])).real).toBe(4);
    expect(scoreOf(over([{ ...ship('bb', 'bottomed', 'harbour'), penned: true }])).real).toBe(4);
  });

  it('[PH-11] Japanese ships at sea score for the US by the same pairs', () => {
    const hiei = {
      ...newShip({ name: 'Hiei', side: 'jp', cls: 'bb', place: 'sea' }),
      status: 'sunk',
      hitAt: 'sea',
    };
    const kaga = {
      ...newShip({ name: 'Kaga', side: 'jp', cls: 'cv', place: 'sea' }),
      status: 'damaged',
      hitAt: 'sea',
    };
    expect(scoreOf(over([hiei, kaga] as readonly Ship[])).us).toBe(10);
  });
});

describe('[US false alarm matching] against a second transcription', () => {
  const rows = expected<{ heading: string; mvps: number[]; realPoints: number; extra: number }>('matching');
  it.each(rows.map((row) => [`${row.mvps.join(' and ')} mvps, ${row.realPoints} vps`, row] as const))(
    '%s',
    (_, { mvps, realPoints, extra }) => {
      expect(mvps.reduce((sum, each) => sum + matched(each, realPoints), 0)).toBe(extra);
      const state = over([], { past: mvps, jp: realPoints });
      expect(scoreOf(state).matched).toBe(extra);
    },
  );

  it('[PH-5] the real attack’s own mvps match too, unless the switch says no', () => {
    expect(scoreOf(over([], { past: [5], own: 3, jp: 4 })).matched).toBe(7);
    expect(scoreOf(over([], { past: [5], own: 3, jp: 4, house: { ownMvps: 'no-match' } })).matched).toBe(4);
  });

  it('[PH-6] the joint centre’s 12 belong to the game in which it was bought', () => {
    const first = { ...over([], { past: [5], jp: 10 }), joint: [1] };
    expect(scoreOf(first).matched).toBe(10);
    const own = { ...over([], { past: [5], jp: 30 }), joint: [2] };
    expect(scoreOf(own).matched).toBe(17);
  });
});

type Verdict = {
  heading: string;
  name: string;
  given: {
    japaneseScore?: number;
    japanesePoints?: number;
    invasionSucceeds?: boolean;
    ships?: { [kind: string]: number };
  };
  expect: {
    verdict?: string;
    worthGames?: number;
    shipPoints?: number;
    penalty?: number;
    score?: number;
  };
};
const VERDICTS: { readonly [end: string]: string } = {
  'us-victory': 'US victory',
  draw: 'draw',
  'jp-victory': 'Japanese victory',
  'jp-strategic': 'Japanese strategic victory',
  invasion: 'Japanese strategic victory',
};

describe('[22-24 draw, four ships, invasion] against a second transcription', () => {
  it.each(named(expected<Verdict>('verdicts')))('%s', (_, { given, expect: want }) => {
    const { battleshipsBottomed = 0, battleshipsDestroyed = 0 } = given.ships ?? {};
    const { carriersBottomed = 0, carriersSunkAtSea = 0 } = given.ships ?? {};
    const none = given.ships === undefined;
    const lost = [
      ...several(none ? 4 : battleshipsBottomed, 'bb', 'bottomed', 'harbour'),
      ...several(battleshipsDestroyed, 'bb', 'destroyed', 'harbour'),
      ...several(carriersBottomed, 'cv', 'bottomed', 'harbour'),
      ...several(carriersSunkAtSea, 'cv', 'sunk', 'sea'),
    ];
    const bare = over(lost);
    const wanted = given.japaneseScore ?? given.japanesePoints ?? 0;
    const state = {
      ...over(lost, { jp: wanted - scoreOf(bare).real }),
      ...(given.invasionSucceeds && { game: { ...bare.game, landing: 'taken' as const } }),
    };
    const end = endReached(state);
    if (want.shipPoints !== undefined) expect(fourShips(state).points).toBe(want.shipPoints);
    if (want.penalty !== undefined) expect(scoreOf(state).penalty).toBe(want.penalty);
    if (want.score !== undefined) expect(scoreOf(state).net).toBe(want.score);
    if (want.verdict !== undefined) expect(VERDICTS[end?.end ?? '']).toBe(want.verdict);
    if (want.worthGames !== undefined) expect(end?.games).toBe(want.worthGames);
  });

  it('[PH-9a] by ships: 16 for each one below four', () => {
    const three = several(3, 'bb', 'destroyed', 'harbour');
    expect(scoreOf(over(three)).penalty).toBe(0);
    expect(scoreOf(over(three, { house: { penalty: 'ships' } })).penalty).toBe(16);
  });

  it('[PH-10] both readings stand side by side; the switch decides', () => {
    const ships = [...several(4, 'bb', 'bottomed', 'harbour'), ...several(1, 'bb', 'damaged', 'harbour')];
    const net = over(ships, { own: 4, jp: 2, us: 4 });
    expect(scoreOf(net)).toMatchObject({ real: 20, matched: 4, penalty: 0, gross: 24, net: 20 });
    const told = { ...net, game: { ...net.game, disclosed: true } };
    const panels = JSON.stringify(pearlHarbor.table(told).panels);
    expect(panels).toContain('Net score: US victory');
    expect(panels).toContain('Japan’s score: draw');
    expect(endReached(net)?.end).toBe('us-victory');
    expect(endReached(over(ships, { own: 4, jp: 2, us: 4, house: { score: 'gross' } }))?.end).toBe('draw');
  });

  it('[PH-44] the tally runs over every series of the match', () => {
    const match = [
      { no: 1, end: 'jp-strategic', winner: 'jp', player: 'Ken', games: 2, score: 41 },
      { no: 2, end: 'draw', winner: 'nobody', games: 0, score: 23 },
      { no: 3, end: 'us-victory', winner: 'us', player: 'Ken', games: 1, score: 3 },
    ] as const;
    expect(tally({ ...inPlay(), match })).toEqual([
      { player: 'Japan', games: 0 },
      { player: 'US', games: 0 },
      { player: 'Ken', games: 3 },
    ]);
  });
});

describe('[Victory Points] the edges of what counts', () => {
  const jp = (status: Status, hitAt: Place, cls: ShipClass = 'bb'): Ship => ({
    ...ship(cls, status, hitAt),
    side: 'jp',
  });
  it.each<[string, Ship, number, number, number]>([
    ['whole', ship('bb', 'ok', 'harbour'), 0, 0, 0],
    ['damaged in the channel: as in harbour', ship('bb', 'damaged', 'channel'), 2, 0, 0],
    [
      'damaged, nobody knows where: as in harbour',
      { ...newShip({ name: 'Nevada', side: 'us', cls: 'cv', place: 'sea' }), status: 'damaged' },
      3,
      0,
      0,
    ],
    ['bottomed in the channel: 12 on top', ship('bb', 'bottomed', 'channel'), 16, 0, 4],
    ['destroyed in the channel: 12 on top', ship('bb', 'destroyed', 'channel'), 18, 0, 6],
    ['sunk at sea', ship('cv', 'sunk', 'sea'), 9, 0, 9],
    ['penned in and whole', { ...ship('bb', 'ok', 'harbour'), penned: true }, 2, 0, 0],
    ['a carrier is never penned in', { ...ship('cv', 'ok', 'harbour'), penned: true }, 0, 0, 0],
    [
      'nor is a battleship that is destroyed',
      { ...ship('bb', 'destroyed', 'harbour'), penned: true },
      6,
      0,
      6,
    ],
    ['a Japanese ship at sea', jp('damaged', 'sea'), 0, 3, 0],
    ['a Japanese ship blocks no channel', jp('bottomed', 'channel'), 0, 4, 0],
    ['nor is one penned in', { ...jp('ok', 'harbour'), penned: true }, 0, 0, 0],
  ])('%s', (_, one, japan, us, forFour) => {
    const state = over([one]);
    expect([scoreOf(state).real, scoreOf(state).us, fourShips(state).points]).toEqual([japan, us, forFour]);
  });

  it.each([
    ['val', true, 0, 2],
    ['p40', true, 1, 0],
    ['b17', true, 2, 0],
    ['p40', false, 0, 0],
  ] as const)('a squadron of %s, lost: %s', (type, lost, japan, us) => {
    const { real, us: scored } = scoreOf(
      inPlay({ squadrons: [{ ...newSquadron(type, 'One', 'base'), lost }] }),
    );
    expect([real, scored]).toEqual([japan, us]);
  });

  it('how many ships are lost, of the US alone', () => {
    const ships = [
      ...several(2, 'bb', 'bottomed', 'harbour'),
      ship('cv', 'sunk', 'sea'),
      ship('bb', 'damaged', 'sea'),
      jp('sunk', 'sea'),
    ];
    expect(fourShips(over(ships))).toEqual({ points: 17, ships: 3 });
  });

  it.each([
    [-64, 'us-victory', 1],
    [21, 'us-victory', 1],
    [22, 'draw', 0],
    [24, 'draw', 0],
    [25, 'jp-victory', 1],
    [39, 'jp-victory', 1],
    [40, 'jp-strategic', 2],
  ])('[Verdict] at %i: %s', (score, end, games) => {
    expect(verdictOf(score)).toEqual({ end, games });
  });

  it.each([
    ['points', 16, 4, 0],
    ['points', 15, 9, 4],
    ['points', 17, 0, 0],
    ['ships', 0, 4, 0],
    ['ships', 99, 3, 16],
    ['ships', 0, 5, 0],
  ] as const)('[Four Ships] by %s: %i points of %i ships cost %i', (reading, points, ships, penalty) => {
    expect(penaltyOf({ points, ships }, reading)).toBe(penalty);
  });

  it('[Matching] each game with its joint centre, the real attack last (PH-5, PH-6)', () => {
    const state = { ...over([], { past: [5, 3], own: 2 }), joint: [2, 3] };
    expect(matchingGames(state)).toEqual([
      { no: 1, mvps: 5, own: false },
      { no: 2, mvps: 15, own: false },
      { no: 3, mvps: 14, own: true },
    ]);
    expect(matched(3, -1)).toBe(0);
  });

  it('[Invasion Victory] only a landing that took O‘ahu ends a game that is not over', () => {
    expect(endReached(inPlay())).toBeUndefined();
    expect(endReached(inPlay({ landing: 'failed' }))).toBeUndefined();
    expect(endReached(inPlay({ landing: 'taken', stage: 'over' }))).toEqual({ end: 'invasion', games: 2 });
  });

  it('[PH-44] the same player once, whichever side he has', () => {
    const match = [
      { no: 1, end: 'jp-victory', winner: 'jp', player: 'Ken', games: 1, score: 25 },
      { no: 2, end: 'jp-strategic', winner: 'jp', player: 'Ann', games: 2, score: 40 },
    ] as const;
    expect(tally({ ...inPlay(), players: { jp: 'Ann', us: 'Ken' }, match })).toEqual([
      { player: 'Ann', games: 2 },
      { player: 'Ken', games: 1 },
    ]);
  });
});
