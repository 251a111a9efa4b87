// Situations typed from the rulebook without sight of the code: columns, shifts, points, order, what is sealed.
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json';
import { SUB_ATTACK } from '../../../src/games/pearl-harbor-7dec41/data/charts/combat';
import { CLIPPER, RADAR, SUB_SIGHTING } from '../../../src/games/pearl-harbor-7dec41/data/charts/detection';
import { newSquadron } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { scored } from '../../../src/games/pearl-harbor-7dec41/state/points';
import { scoreOf, verdictOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { PearlState, Spending } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { guideOf } from '../../../src/games/pearl-harbor-7dec41/views/guide/guide';
import type { Script } from '../../support/drive';
import { ALERTED, isLost, KATE, over, SBD, statusOf, VAL, withShip } from './air';
import { ahead, inPlay, played } from './pearl';

type Side = 'jp' | 'us';
const strike = (state: PearlState, side: Side, squadron: string, sortie: object, ...more: Script) =>
  played(state, 'strike', [['squadron', squadron], ['sortie', { ...sortie }], ...more], { side });
const whyNot = (state: PearlState, procedure: string, args = {}) =>
  pearlHarbor.procedures[procedure]?.unless?.(state, args);
const keysOf = ({ prompts }: ReturnType<typeof played>) => prompts.map(({ key }) => key);
const diceOf = (prompts: ReturnType<typeof played>['prompts'], key: string) => {
  const found = prompts.find((prompt) => prompt.key === key);
  return found?.kind === 'dice' ? found.count : undefined;
};
const chanceOf = (
  chart: { readonly cells: readonly { readonly row: string; readonly value: Json }[] },
  row: string,
) => chart.cells.find((cell) => cell.row === row)?.value;
const hurt = (state: PearlState, change: { readonly [ship: string]: object }): PearlState =>
  Object.entries(change).reduce((now, [ship, to]) => withShip(now, ship, to), state);
const harbour = (status: string) => ({ status, hitAt: 'harbour' });
const downed = (state: PearlState, ids: readonly string[]): PearlState => ({
  ...state,
  game: {
    ...state.game,
    squadrons: state.game.squadrons.map((each) => (ids.includes(each.id) ? { ...each, lost: true } : each)),
  },
});
const B17 = 'oahu-b-17-8';

describe('air strikes', () => {
  it('S35 (AntiAircraft, Airstrike): heavy bombers high and low over a carrier, and high over a harbour (PH-28, PH-36)', () => {
    const high = strike(
      over(),
      'us',
      B17,
      { attack: 'high', bombed: 'akagi' },
      ['aa', [4, 5, 6]],
      ['escort', 'none'],
      ['hit', [4, 4, 4, 4]],
      ['readied', 'no'],
      ['hit:aboard', { aboard: [] }],
    );
    expect([statusOf(high.state, 'akagi'), isLost(high.state, B17)]).toEqual(['damaged', true]);
    const low = strike(over(), 'us', B17, { attack: 'low', bombed: 'akagi' }, ['aa', 4], ['escort', 'none']);
    expect([statusOf(low.state, 'akagi'), isLost(low.state, B17), keysOf(low).includes('hit')]).toEqual([
      'ok',
      true,
      false,
    ]);
    const spared = strike(over(), 'us', B17, { attack: 'low', bombed: 'akagi' }, ['aa', 3], ['hit', 3]);
    expect(diceOf(spared.prompts, 'hit')).toBe(1);
    const transport = strike(
      over(),
      'us',
      B17,
      { attack: 'high', bombed: 'transport' },
      ['cap', 'no'],
      ['hit', [4, 4, 3]],
    );
    expect([
      keysOf(transport).includes('aa'),
      diceOf(transport.prompts, 'hit'),
      transport.state.game.transports,
    ]).toEqual([false, 3, 8]);
  });

  it.each([
    ['after and turned back', [5, 2, 5], 'damaged', false],
    ['after and destroyed', [5, 2, 2], 'damaged', true],
    ['before and turned back', [5, 5, 5], 'ok', false],
    ['before and destroyed', [5, 5, 2], 'ok', true],
    ['not hit', [3], 'damaged', false],
  ] as const)(
    'S36 (AntiAircraft): dive bombers under Combat Air Patrol, %s (PH-27)',
    (_, [aa, timing, fate], status, lost) => {
      const met: Script =
        timing === undefined
          ? []
          : [
              ['aa:timing', timing],
              ['aa:fate', fate ?? 1],
            ];
      const goes = timing === undefined || timing < 4;
      const hit: Script = goes
        ? [
            ['hit', 4],
            ['readied', 'no'],
            ['hit:aboard', { aboard: [] }],
          ]
        : [];
      const ran = strike(over(), 'jp', VAL, { bombed: 'lexington' }, ['aa', aa], ...met, ...hit);
      expect([statusOf(ran.state, 'lexington'), isLost(ran.state, VAL), scored(ran.state, 'us')]).toEqual([
        status,
        lost,
        lost ? 2 : 0,
      ]);
    },
  );

  it('S37 (AntiAircraft, Airstrike): alerted guns stop torpedoes before the run and bombs after it', () => {
    const torpedo = strike(over(ALERTED), 'jp', KATE, { attack: 'torpedo', torpedoed: 'oklahoma' }, [
      'aa',
      [5, 4],
    ]);
    expect([
      statusOf(torpedo.state, 'oklahoma'),
      scored(torpedo.state, 'us'),
      keysOf(torpedo).includes('hit'),
    ]).toEqual(['ok', 2, false]);
    const bomb = strike(
      over(ALERTED),
      'jp',
      KATE,
      { attack: 'bombs', bombed: 'california' },
      ['aa', [5, 4]],
      ['hit', 3],
    );
    expect([statusOf(bomb.state, 'california'), scored(bomb.state, 'us')]).toEqual(['damaged', 2]);
    expect(
      keysOf(strike(over(), 'jp', KATE, { attack: 'torpedo', torpedoed: 'oklahoma' }, ['hit', [1, 1]])),
    ).not.toContain('aa');
  });

  it.each([
    ['oahu-p-40b-1', 4, 'nothing', false],
    ['oahu-p-40b-1', 1, 'lost', true],
    ['oahu-p-40b-1', 3, 'nothing', false],
    ['oahu-p-36-4', 4, 'nothing', false],
    ['oahu-p-36-4', 3, 'lost', true],
    ['oahu-p-36-4', 1, 'lost', true],
  ] as const)('S38 (US P-40B): %s meets the Kates with a %i: %s (PH-29)', (fighter, die, _, lost) => {
    const ran = strike(
      over(),
      'jp',
      KATE,
      { attack: 'torpedo', torpedoed: 'oklahoma', fighters: [fighter] },
      [fighter, die],
      ['hit', [1, 1]],
    );
    expect([isLost(ran.state, fighter), scored(ran.state, 'jp')]).toEqual([lost, lost ? 1 : 0]);
  });
  it.each([
    [2, 2],
    [5, 0],
  ])('S38 (US P-40B): intercepted before, with fate %i: %i vps', (fate, points) => {
    const fighter = 'oahu-p-40b-1';
    const ran = strike(
      over(),
      'jp',
      KATE,
      { attack: 'torpedo', torpedoed: 'oklahoma', fighters: [fighter] },
      [fighter, 5],
      [`${fighter}:timing`, 5],
      [`${fighter}:fate`, fate],
    );
    expect([scored(ran.state, 'us'), keysOf(ran).includes('hit')]).toEqual([points, false]);
  });

  it('S49 (Airstrike Hitting): US torpedoes have no number for what lies still; bombs at a transport have theirs', () => {
    const bombs = strike(
      over(),
      'us',
      SBD,
      { bombed: 'transport' },
      ['cap', 'no'],
      ['aa', [1, 1]],
      ['hit', 3],
    );
    expect(bombs.state.game.transports).toBe(7);
    const listed = strike(
      over(),
      'us',
      'enterprise-enterprise-tbd',
      { attack: 'torpedo', torpedoed: 'akagi' },
      ['aa', 1],
      ['hit', 1],
    );
    const sortie = listed.prompts[1];
    const targets =
      sortie?.kind === 'form'
        ? sortie.fields.flatMap((field) =>
            'options' in field ? field.options.map(({ value }) => value) : [],
          )
        : [];
    expect(targets).not.toContain('arizona');
    expect(over().game.ships.filter(({ side, place }) => side === 'jp' && place !== 'sea')).toEqual([]);
  });
});

describe('at sea', () => {
  const fight = (turn: number, ships: object, dice: Script, more: Script = []) => {
    const state = withShip(inPlay({ cursor: { turn, step: 'movement' } }), 'kaga', {
      status: 'damaged',
      hitAt: 'sea',
    });
    const counts: Script = turn === 1 ? [] : [['battleships', { ...ships }]];
    return played(state, 'surface-combat', [...counts, ...dice, ...more]);
  };
  const screened: Script = [['screened', { transports: 0, carriers: ['kaga'] }]];
  it('S39 (Sub and Surface Ship Combat): the stronger side by day, fixed at night, and what the beaten screened is sunk (PH-38)', () => {
    const title = ({ outcome }: ReturnType<typeof played>) => outcome.trace[0]?.value;
    expect(title(fight(2, { jp: 2, us: 0 }, [['combat', 4]]))).toBe('Japan wins');
    expect(
      title(
        fight(2, { jp: 2, us: 0 }, [
          ['combat', 3],
          ['combat:second', 4],
        ]),
      ),
    ).toBe('neither wins');
    const us = fight(
      2,
      { jp: 2, us: 0 },
      [
        ['combat', 3],
        ['combat:second', 3],
      ],
      screened,
    );
    expect([title(us), scored(us.state, 'us')]).toEqual(['the US wins, Kaga sunk', 9]);
    const night = fight(1, {}, [['combat', 4]]);
    expect([title(night), keysOf(night)]).toEqual(['Japan wins', ['combat']]);
    expect(title(fight(2, { jp: 4, us: 5 }, [['combat', 4]], [['screened', { transports: 2 }]]))).toBe(
      'the US wins',
    );
    const equal = (dice: readonly number[], more: Script = []) =>
      title(fight(2, { jp: 2, us: 2 }, [['combat', dice]], more));
    expect([equal([4, 6]), equal([4, 1]), equal([1, 3], [['screened', {}]])]).toEqual([
      'Japan wins',
      'neither wins',
      'the US wins',
    ]);
  });

  const found = (state: PearlState, unit: string, hexes: number, dice: readonly number[] | number) =>
    played(
      state,
      'air-search',
      [
        ['unit', unit],
        ['markers', { count: 1, m1: hexes }],
        ['found-1', dice],
      ],
      { side: 'us' },
    );
  it('S40 (Detection): contact by day, night and front; searches by distance, none at night, no dummy reported (PH-50)', () => {
    const at = (turn: number, script: Script) =>
      played(inPlay({ cursor: { turn, step: 'movement' } }), 'surface-contact', script);
    expect(
      keysOf(
        at(2, [
          ['where', 'open'],
          ['what', 'ships'],
        ]),
      ),
    ).toEqual(['where', 'what']);
    const night = at(1, [
      ['where', 'open'],
      ['us', 3],
      ['jp', [2, 5]],
      ['what', 'ships'],
    ]);
    expect(night.outcome.trace[0]?.value).toBe('combat');
    expect(at(2, [['where', 'front']]).outcome.trace[0]?.value).toBe('no contact');
    const day = inPlay({ cursor: { turn: 2, step: 'search' } });
    expect(diceOf(found(day, 'pby', 4, 3).prompts, 'found-1')).toBe(1);
    expect(diceOf(found(day, 'b17', 6, [1, 1, 1]).prompts, 'found-1')).toBe(3);
    expect(() => found(day, 'pby', 7, 1)).toThrow('from 0 to 6');
    expect(whyNot(inPlay({ cursor: { turn: 1, step: 'search' } }), 'air-search', { side: 'us' })).toBe(
      'Aircraft search only in daylight.',
    );
    const dummy = played(
      day,
      'air-search',
      [
        ['unit', 'pby'],
        ['markers', { count: 1, m1: 4 }],
        ['found-1', 5],
        ['what-1', 'dummy'],
      ],
      { side: 'us' },
    );
    expect(dummy.state.game.reports).toEqual([]);
  });

  it('S41 (O‘ahu radar, US sub air detection): by hexes, each success a report to its service (PH-57)', () => {
    expect([chanceOf(RADAR, 'h1'), chanceOf(RADAR, 'h2'), chanceOf(RADAR, 'h3')]).toEqual([
      'P87',
      'P33',
      undefined,
    ]);
    expect([chanceOf(SUB_SIGHTING, 'h0'), chanceOf(SUB_SIGHTING, 'h1')]).toEqual(['P100', 'P50']);
    const radar = played(inPlay(), 'radar', [
      ['where', '2'],
      ['seen', 5],
    ]);
    const same = played(inPlay(), 'radar', [
      ['where', '0'],
      ['seen', [1, 1, 4]],
    ]);
    const sub = played(inPlay(), 'sub-sighting', [['where', '0']]);
    expect([radar, same, sub].map(({ state }) => state.game.reports[0]?.service)).toEqual([
      'army',
      'army',
      'navy',
    ]);
  });

  it('S45 (Sub Combat): a submarine at a whole and at a damaged carrier, without a malfunction die (PH-31, PH-59)', () => {
    const state = withShip(inPlay({ cursor: { turn: 2, step: 'movement' } }), 'kaga', {
      status: 'damaged',
      hitAt: 'sea',
    });
    const akagi = played(state, 'submarine-attack', [
      ['target', 'akagi'],
      ['hit', [4, 4, 4]],
      ['torpedo:aboard', { aboard: [] }],
    ]);
    const kaga = played(state, 'submarine-attack', [
      ['target', 'kaga'],
      ['hit', [4, 4]],
    ]);
    expect([akagi, kaga].map((ran) => scored(ran.state, 'us') - scored(state, 'us'))).toEqual([4, 5]);
    expect([chanceOf(SUB_ATTACK, 'twoHex'), chanceOf(SUB_ATTACK, 'oneHex')]).toEqual(['P12', 'P25']);
    expect(JSON.stringify(guideOf(state))).toContain('Attack a carrier with each submarine in its hex.');
  });

  it('S46 (Gameturn Sequence, Daylight): no strike and no search at night, nine impulses, and the Clipper in every phase', () => {
    const night = over({ cursor: { turn: 1, step: 'air' }, harbourOpen: true });
    expect(whyNot(night, 'strike', { side: 'jp' })).toBe('Air attacks are made in daylight only.');
    expect(whyNot(over({ impulse: 9 }), 'next-impulse')).toBe('That was the last impulse.');
    expect(whyNot(over({ impulse: 8 }), 'next-impulse')).toBeUndefined();
    expect([whyNot(night, 'clipper'), chanceOf(CLIPPER, 'piece')]).toEqual([undefined, 'P6']);
    expect(played(night, 'precautions', [['precautions', { readyArmy: 1 }]]).outcome.events).toHaveLength(1);
    expect(JSON.stringify(guideOf(inPlay({ cursor: { turn: 2, step: 'movement' } })))).toContain(
      'Move first: fast ships one hex',
    );
  });
});

describe('points', () => {
  const P40S = ['oahu-p-40b-1', 'oahu-p-40b-2', 'oahu-p-40b-3', 'oahu-p-36-4', 'oahu-a-20-5'];
  it('S42 (Additional victory requirement): two points below 16 are 8 off; by ships one missing is 16 (PH-9a)', () => {
    const state = downed(
      hurt(over(), {
        arizona: harbour('destroyed'),
        oklahoma: harbour('bottomed'),
        'west-virginia': harbour('bottomed'),
        ...Object.fromEntries(['california', 'maryland', 'nevada'].map((id) => [id, harbour('damaged')])),
      }),
      P40S.slice(0, 4),
    );
    expect(scoreOf(state)).toMatchObject({ real: 24, penalty: 8, gross: 16 });
    expect(verdictOf(16).end).toBe('us-victory');
    expect(scoreOf({ ...state, house: { ...state.house, penalty: 'ships' } })).toMatchObject({
      penalty: 16,
      gross: 8,
    });
    const four = withShip(state, 'california', harbour('bottomed'));
    expect(scoreOf(four)).toMatchObject({ real: 26, penalty: 0 });
    expect(scoreOf(withShip(state, 'lexington', { status: 'sunk', hitAt: 'sea' })).penalty).toBe(0);
    expect(scoreOf(withShip(state, 'nevada', { ...harbour('damaged'), penned: true })).penalty).toBe(8);
  });

  it('S43 (22-24 draw): both scores are shown, and the house rule says which decides (PH-10)', () => {
    const four = ['arizona', 'oklahoma', 'west-virginia', 'california'];
    const ships = hurt(over(), {
      ...Object.fromEntries(four.map((id) => [id, harbour('bottomed')])),
      enterprise: { ...harbour('damaged'), place: 'harbour' },
    });
    const state = downed(ships, [...P40S, VAL, KATE]);
    expect(scoreOf(state)).toMatchObject({ real: 24, us: 4, gross: 24, net: 20 });
    expect([20, 21, 22, 24, 25, 39, 40].map((points) => verdictOf(points).end)).toEqual([
      ...['us-victory', 'us-victory', 'draw', 'draw', 'jp-victory', 'jp-victory', 'jp-strategic'],
    ]);
    expect(verdictOf(40).games).toBe(2);
    const b17 = downed(ships, [...P40S.slice(1), B17, VAL, KATE]);
    expect(scoreOf(b17)).toMatchObject({ gross: 25, net: 21 });
  });

  const spent = (mvps: number): readonly Spending[] => [
    { what: 'pby', service: 'navy', count: 1, mvps, when: '' },
  ];
  it.each([
    [4, 7, 11],
    [0, 0, 0],
    [2, 4, 6],
  ])(
    'S44 (US false alarm matching): %i real points match %i of 5 and 3 mvps (PH-4)',
    (real, matched, sum) => {
      const past = [5, 3].map((mvps, i) => ({ no: i + 1, spending: spent(mvps) }));
      const hit = hurt(
        over({ no: 3 }),
        Object.fromEntries(['california', 'nevada'].slice(0, real / 2).map((id) => [id, harbour('damaged')])),
      );
      const score = scoreOf({ ...hit, past });
      expect([score.real, score.matched, score.real + score.matched]).toEqual([real, matched, sum]);
      expect(score.gross).toBe(sum - 64);
    },
  );
});

describe('what is sealed', () => {
  it('S47 (US player must tell): a false alarm opens its precautions without the joint centre, an attack all (PH-6, PH-51)', () => {
    const plan = { miniSubs: 0, invasion: false, entry: '', loads: '' } as const;
    const of = (mission: 'attack' | 'false-alarm') => ({
      ...inPlay({
        plan: { ...plan, mission },
        spending: [{ what: 'pby', service: 'navy', count: 1, mvps: 2, when: '' }],
      }),
      joint: [1],
    });
    const end = (mission: 'attack' | 'false-alarm') =>
      played(of(mission), 'end-game', [['end', 'end']]).outcome;
    const told = (mission: 'attack' | 'false-alarm') => end(mission).trace.map(({ label }) => label);
    expect(told('false-alarm').some((label) => label.includes('Joint'))).toBe(false);
    expect(told('attack').some((label) => label.includes('Joint'))).toBe(true);
    expect([
      end('false-alarm').reveals?.includes('joint:1'),
      end('attack').reveals?.includes('joint:1'),
    ]).toEqual([false, true]);
    const shown = JSON.stringify([pearlHarbor.table(of('attack')), guideOf(of('attack'))]);
    expect(shown).toBe(JSON.stringify([pearlHarbor.table(of('false-alarm')), guideOf(of('false-alarm'))]));
    const confirmed = { ...of('attack'), game: { ...of('attack').game, ...ALERTED } };
    expect([whyNot(of('attack'), 'disclosure'), whyNot(confirmed, 'disclosure')]).toEqual([
      'No detection is confirmed.',
      undefined,
    ]);
  });

  it('S48 (Secret 33%Ch Enterprise): as many taps whatever is rolled, and nothing of it to the other side', () => {
    const roll = (script: Script) => played(ahead(0), 'harbour', script);
    const both = roll([
      ['enterprise', 5],
      ['lexington', 2],
      ['read', 'done'],
    ]);
    const none = roll([
      ['enterprise', 2],
      ['lexington:none', 'on'],
      ['read', 'done'],
    ]);
    expect([both.prompts.length, none.prompts.length]).toEqual([3, 3]);
    for (const { prompts } of [both, none])
      expect(prompts.map(({ secret }) => secret)).toEqual(['us', 'us', 'us']);
    const veil = (ran: typeof both) =>
      pearlHarbor.procedures.harbour?.veiled?.(ahead(0), {}, ran.outcome.events);
    expect(veil(both)).toEqual(veil(none));
    const open = (state: PearlState) => pearlHarbor.ledgers(state).filter(({ sealed }) => !sealed);
    const face = (state: PearlState) =>
      JSON.stringify([pearlHarbor.table(state), open(state), guideOf(state)]);
    const playing = (ran: typeof both) => ({
      ...ran.state,
      game: { ...ran.state.game, stage: 'play' as const, plan: 'paper' as const },
    });
    expect(face(playing(both))).toBe(face(playing(none)));
  });

  it('PH-46: a squadron that is added flies as those of the list do', () => {
    const more = newSquadron('val', 'Reserve Val', 'akagi');
    const state = over({ squadrons: [...over().game.squadrons, more] });
    expect(
      statusOf(strike(state, 'jp', more.id, { bombed: 'nevada' }, ['hit', [4, 1]]).state, 'nevada'),
    ).toBe('damaged');
  });
});
