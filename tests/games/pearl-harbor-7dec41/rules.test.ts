import { describe, expect, it } from 'vitest';
import { stepsOfTurn } from '../../../src/core/play/sequence';
import {
  CHANCES,
  happens,
  inDice,
  type Part,
  partOf,
  THREE_WAYS,
  type ThreeWayId,
} from '../../../src/games/pearl-harbor-7dec41/data/chances';
import { ENDS, winnerOf } from '../../../src/games/pearl-harbor-7dec41/data/ends';
import {
  describeMoment,
  isBefore,
  SEQUENCE,
  startOfGame,
  TURNS,
  turnBox,
} from '../../../src/games/pearl-harbor-7dec41/data/sequence';
import { otherService } from '../../../src/games/pearl-harbor-7dec41/data/sides';
import {
  type Defence,
  defenceOf,
  isAlerted,
  isConfirmed,
  isJoint,
  mayLeaveHarbour,
  nthReport,
  type Target,
} from '../../../src/games/pearl-harbor-7dec41/state/command';
import { winnerLine } from '../../../src/games/pearl-harbor-7dec41/state/score';
import {
  allSecrets,
  disclosureOpens,
  falseAlarmOpens,
} from '../../../src/games/pearl-harbor-7dec41/state/secrets';
import {
  type GameState,
  initialState,
  isNight,
  isPlaying,
  momentNow,
  momentOf,
  newGame,
  type PearlState,
  phaseOf,
} from '../../../src/games/pearl-harbor-7dec41/state/state';
import { CONFIRMED, withShip } from './air';
import { inPlay } from './pearl';

describe('[Chances] the dice of each percentage in words', () => {
  const ROWS = [
    ['P0', '0%', 'never', 'never'],
    ['P6', '6%', 'each of 4 dice, 4 to 6', 'each of 4 dice, 1 to 3'],
    ['P12', '12%', 'each of 3 dice, 4 to 6', 'each of 3 dice, 1 to 3'],
    ['P17', '17%', 'one die, 6', 'one die, 1'],
    ['P25', '25%', 'each of 2 dice, 4 to 6', 'each of 2 dice, 1 to 3'],
    ['P33', '33%', 'one die, 5 to 6', 'one die, 1 to 2'],
    ['P50', '50%', 'one die, 4 to 6', 'one die, 1 to 3'],
    ['P66', '66%', 'one die, 3 to 6', 'one die, 1 to 4'],
    ['P75', '75%', 'any of 2 dice, 4 to 6', 'any of 2 dice, 1 to 3'],
    ['P83', '83%', 'one die, 2 to 6', 'one die, 1 to 5'],
    ['P87', '87%', 'any of 3 dice, 4 to 6', 'any of 3 dice, 1 to 3'],
    ['P100', '100%', 'always', 'always'],
  ] as const;
  it.each(ROWS)('%s', (id, label, high, low) => {
    const chance = CHANCES[id];
    expect([chance.id, chance.label, inDice(chance, 'high'), inDice(chance, 'low')]).toEqual([
      id,
      label,
      high,
      low,
    ]);
  });
  it('all in their order, and each takes its own number of dice', () => {
    expect(Object.values(CHANCES).map(({ id }) => id)).toEqual(ROWS.map(([id]) => id));
    expect(() => happens(CHANCES.P25, [6], 'high')).toThrow('this chance takes 2 dice');
  });
});

describe('[Chances] three-way results: a face as it falls, high or low (PH-1)', () => {
  const ROWS: readonly (readonly [
    ThreeWayId,
    string,
    readonly (readonly [number[], Part | undefined, Part | undefined])[],
  ])[] = [
    [
      'T333',
      '33/33/33%',
      [
        [[1], 'C', 'A'],
        [[2], 'C', 'A'],
        [[3], 'B', 'B'],
        [[4], 'B', 'B'],
        [[5], 'A', 'C'],
        [[6], 'A', 'C'],
      ],
    ],
    [
      'T321',
      '33/17/50%',
      [
        [[1], 'C', 'A'],
        [[2], 'C', 'A'],
        [[3], 'C', 'B'],
        [[4], 'B', 'C'],
        [[5], 'A', 'C'],
        [[6], 'A', 'C'],
      ],
    ],
    [
      'T121',
      '25/50/25%',
      [
        [[3, 3], 'C', 'A'],
        [[3, 4], 'B', 'B'],
        [[4, 3], 'B', 'B'],
        [[4, 4], 'A', 'C'],
      ],
    ],
    [
      'T211',
      '50/25/25%',
      [
        [[4], 'A', undefined],
        [[3], undefined, 'A'],
        [[3, 4], 'B', 'A'],
        [[3, 3], 'C', 'A'],
        [[4, 3], 'A', 'B'],
        [[4, 4], 'A', 'C'],
      ],
    ],
  ];
  it.each(ROWS)('%s', (id, label, falls) => {
    const rule = THREE_WAYS[id];
    expect([rule.id, rule.label]).toEqual([id, label]);
    for (const [rolled, high, low] of falls) {
      expect([rolled, partOf(rule, rolled, 'high')]).toEqual([rolled, high]);
      expect([rolled, partOf(rule, rolled, 'low')]).toEqual([rolled, low]);
    }
  });
  it('all in their order, and what no, one and two high dice mean', () => {
    expect(Object.values(THREE_WAYS).map(({ id }) => id)).toEqual(['T333', 'T321', 'T121', 'T211']);
    expect([THREE_WAYS.T121.parts, THREE_WAYS.T211.parts]).toEqual([
      ['C', 'B', 'A'],
      ['C', 'B', 'A'],
    ]);
  });
});

describe('[Detection] who knows, and from when', () => {
  const at = (
    turn: number,
    impulse: number,
    more: Partial<GameState> = {},
    house: Parameters<typeof inPlay>[1] = {},
  ) => inPlay({ cursor: { turn, step: 'air' }, impulse, ...more }, house);
  const NAVY = { command: { army: { reports: 2 }, navy: CONFIRMED } };
  const BEGUN = { attack: { turn: 2, impulse: 3 } };
  it.each([
    ['nobody', at(2, 3), false, false, false],
    ['the Navy by its confirmation', at(2, 3, NAVY), false, true, true],
    ['nobody in the impulse of the attack, but ships may leave (PH-54)', at(2, 3, BEGUN), false, false, true],
    ['both from the next impulse', at(2, 4, BEGUN), true, true, true],
    ['both in a later phase, before its first impulse', at(3, 0, BEGUN), true, true, true],
    [
      'by the other reading nobody in that phase',
      at(2, 9, BEGUN, { attackAlert: 'phase' }),
      false,
      false,
      true,
    ],
    [
      'by the other reading both in the next phase',
      at(3, 0, BEGUN, { attackAlert: 'phase' }),
      true,
      true,
      true,
    ],
  ] as const)('%s', (_, state, army, navy, mayLeave) => {
    expect([isAlerted(state, 'army'), isAlerted(state, 'navy'), mayLeaveHarbour(state)]).toEqual([
      army,
      navy,
      mayLeave,
    ]);
  });
  it('confirmed is each service for itself, and either lets ships leave', () => {
    expect([isConfirmed(at(2, 1, NAVY), 'army'), isConfirmed(at(2, 1, NAVY), 'navy')]).toEqual([false, true]);
    expect(mayLeaveHarbour(at(2, 1, { command: { army: CONFIRMED, navy: { reports: 0 } } }))).toBe(true);
    expect([otherService('army'), otherService('navy')]).toEqual(['navy', 'army']);
  });
  it.each([
    ['none bought', [], 'series', 2, false],
    ['bought in an earlier game, for the series', [1], 'series', 2, true],
    ['bought in an earlier game, each game anew', [1], 'game', 2, false],
    ['bought in this game', [1, 2], 'game', 2, true],
  ] as const)('[PH-6] joint centre: %s', (_, joint, reading, no, works) => {
    const state = { ...at(2, 0, { no, ...NAVY }, { joint: reading }), joint };
    expect(isJoint(state)).toBe(works);
    // Two reports of the Army before this one, and one of the Navy, which count together.
    expect([nthReport(state, 'army'), nthReport(state, 'navy')]).toEqual(works ? [4, 4] : [3, 2]);
  });

  const force = (side: 'jp' | 'us', carrier = false): Target => ({ kind: 'force', side, carrier });
  const army = at(2, 1, { command: { army: CONFIRMED, navy: { reports: 0 } } });
  const navy = at(2, 1, NAVY);
  const sea = (state: PearlState, ship: string) => withShip(state, ship, { place: 'sea' });
  it.each<[string, PearlState, Target, Defence]>([
    ['a Japanese force is always alerted', army, force('jp'), 'alerted'],
    ['a US force looks to the Navy: not alerted', army, force('us'), 'unalerted'],
    ['a US force looks to the Navy: alerted', navy, force('us'), 'alerted'],
    ['a carrier has her patrol, alerted or not', army, force('us', true), 'cap'],
    ['Army fields look to the Army', army, { kind: 'field', service: 'army' }, 'alerted'],
    ['Navy fields do not', army, { kind: 'field', service: 'navy' }, 'unalerted'],
    ['Navy fields look to the Navy', navy, { kind: 'field', service: 'navy' }, 'alerted'],
    ['Army fields do not', navy, { kind: 'field', service: 'army' }, 'unalerted'],
    ['the shore looks to the Navy: not alerted', army, { kind: 'shore' }, 'unalerted'],
    ['the shore looks to the Navy: alerted', navy, { kind: 'shore' }, 'alerted'],
    ['ships in harbour too: not alerted', army, { kind: 'ship', ship: 'nevada' }, 'unalerted'],
    ['ships in harbour too: alerted', navy, { kind: 'ship', ship: 'nevada' }, 'alerted'],
    ['a Japanese ship at sea', army, { kind: 'ship', ship: 'hiei' }, 'alerted'],
    ['a US ship at sea', sea(army, 'nevada'), { kind: 'ship', ship: 'nevada' }, 'unalerted'],
    [
      'a Japanese ship in harbour',
      withShip(army, 'hiei', { place: 'harbour' }),
      { kind: 'ship', ship: 'hiei' },
      'unalerted',
    ],
    ['a ship that is not listed', army, { kind: 'ship', ship: 'utah' }, 'unalerted'],
  ])('[PH-26] %s', (_, state, target, defence) => {
    expect(defenceOf(state, target)).toBe(defence);
  });
});

describe('[Gameturn Sequence] the track', () => {
  it('two days of four phases, the first of each dark (PH-2)', () => {
    expect(TURNS.map(({ turn, date, part, night }) => [turn, date, part, night])).toEqual([
      [1, 'Day 1', 'Night', true],
      [2, 'Day 1', 'Morning', false],
      [3, 'Day 1', 'Noon', false],
      [4, 'Day 1', 'Afternoon', false],
      [5, 'Day 2', 'Night', true],
      [6, 'Day 2', 'Morning', false],
      [7, 'Day 2', 'Noon', false],
      [8, 'Day 2', 'Afternoon', false],
    ]);
    expect(() => turnBox(9)).toThrow('there is no phase 9');
    expect(startOfGame).toEqual({ turn: 1, step: 'arrivals' });
  });
  it('carriers arrive as each day begins; mini-subs enter on the second (PH-3)', () => {
    const steps = (turn: number) => stepsOfTurn(SEQUENCE, turn).map(({ id }) => id);
    const usual = ['movement', 'search', 'air'];
    expect([1, 2, 5, 8].map(steps)).toEqual([
      ['arrivals', ...usual],
      usual,
      ['arrivals', 'mini-subs', ...usual],
      usual,
    ]);
    expect(SEQUENCE.steps.map(({ label, rule }) => [label, rule])).toEqual([
      ['US carriers arrive', 'Setups'],
      ['Ward and mini-subs', 'USS Ward'],
      ['Ship movement', 'Ship Movement'],
      ['Searches', 'Detection'],
      ['Air operations', 'Air Attack Ops'],
    ]);
  });

  it.each([
    [{ turn: 1, impulse: 9 }, { turn: 2, impulse: 0 }, true],
    [{ turn: 2, impulse: 0 }, { turn: 1, impulse: 9 }, false],
    [{ turn: 2, impulse: 3 }, { turn: 2, impulse: 4 }, true],
    [{ turn: 2, impulse: 3 }, { turn: 2, impulse: 3 }, false],
    [{ turn: 2, impulse: 4 }, { turn: 2, impulse: 3 }, false],
  ])('%o is before %o: %s', (a, b, before) => {
    expect(isBefore(a, b)).toBe(before);
  });

  const morning = inPlay({ no: 2, impulse: 3 });
  const ended = { no: 1, end: 'draw', winner: 'nobody', games: 0, score: 23 } as const;
  it.each<[string, PearlState, string, string | undefined, boolean]>([
    ['in an impulse', morning, 'Game 2 · Day 1, Morning', 'Air operations, impulse 3', true],
    [
      'before the first',
      inPlay({ cursor: { turn: 5, step: 'search' } }),
      'Game 1 · Day 2, Night',
      'Searches',
      true,
    ],
    [
      'in a later series',
      { ...morning, series: 2 },
      'Series 2, game 2 · Day 1, Morning',
      'Air operations, impulse 3',
      true,
    ],
    ['set-up', initialState(), 'Game 1 · Set-up', undefined, false],
    ['after the game', inPlay({ stage: 'over' }), 'Game 1 · After the game', undefined, false],
    ['once the series is ended', { ...morning, ended }, 'Game 2 · Day 1, Morning', undefined, true],
    [
      'in a step that there is not',
      inPlay({ cursor: { turn: 2, step: 'x' } }),
      'Game 1 · Day 1, Morning',
      undefined,
      true,
    ],
  ])('when it is: %s', (_, state, moment, phase, playing) => {
    expect([momentOf(state), phaseOf(state), isPlaying(state)]).toEqual([moment, phase, playing]);
  });
  it('a moment in words, and whether it is dark', () => {
    expect([describeMoment({ turn: 8, impulse: 0 }), describeMoment({ turn: 1, impulse: 1 })]).toEqual([
      'Day 2, Afternoon',
      'Day 1, Night, impulse 1',
    ]);
    expect(momentNow(morning)).toEqual({ turn: 2, impulse: 3 });
    expect([isNight(morning), isNight(inPlay({ cursor: { turn: 5, step: 'air' } }))]).toEqual([false, true]);
  });
});

describe('[Setups] a fresh match, and what stays sealed in it', () => {
  it('nothing has happened', () => {
    expect(initialState()).toMatchObject({
      begun: false,
      players: { jp: 'Japan', us: 'US' },
      series: 1,
      past: [],
      joint: [],
      match: [],
    });
    expect(newGame(3)).toMatchObject({
      no: 3,
      stage: 'set-up',
      cursor: { turn: 1, step: 'arrivals' },
      impulse: 0,
      arrived: [],
      arrivalDays: [],
      spending: [],
      disclosed: false,
      reports: [],
      command: { army: { reports: 0 }, navy: { reports: 0 } },
      attacked: [],
      transports: 8,
      tanks: 0,
      dockyards: 0,
      corrections: { jp: [], us: [] },
    });
  });
  it('in the second game of a third series', () => {
    const state = { ...inPlay({ no: 2 }), series: 3 };
    expect(falseAlarmOpens(state)).toEqual(['plan:3:2', 'mvps:3:2']);
    expect(disclosureOpens(state)).toEqual(['joint:3', 'mvps:3:2', 'reports:3:1', 'reports:3:2']);
    expect(allSecrets(state)).toEqual([
      'joint:3',
      ...['plan:3:1', 'harbour:3:1', 'arrivals:3:1', 'mvps:3:1', 'reports:3:1'],
      ...['cards-jp:3:1', 'cards-us:3:1', 'markers-jp:3:1', 'markers-us:3:1'],
      ...['plan:3:2', 'harbour:3:2', 'arrivals:3:2', 'mvps:3:2', 'reports:3:2'],
      ...['cards-jp:3:2', 'cards-us:3:2', 'markers-jp:3:2', 'markers-us:3:2'],
    ]);
  });
  it.each([
    ['us-victory', 'us', 'Ann wins'],
    ['draw', 'nobody', 'Nobody wins'],
    ['jp-victory', 'jp', 'Ken wins'],
    ['jp-strategic', 'jp', 'Ken wins'],
    ['invasion', 'jp', 'Ken wins'],
    ['jp-concedes', 'us', 'Ann wins'],
    ['us-concedes', 'jp', 'Ken wins'],
    ['agreed', 'nobody', 'Nobody wins'],
  ] as const)('[Verdict] %s: %s', (end, winner, line) => {
    expect(ENDS).toContain(end);
    expect(winnerOf(end)).toBe(winner);
    expect(winnerLine({ ...inPlay(), players: { jp: 'Ken', us: 'Ann' } }, winner)).toBe(line);
  });
});
