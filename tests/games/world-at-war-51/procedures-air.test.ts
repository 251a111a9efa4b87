import { describe, expect, it } from 'vitest';
import type { Attack, Strike, Toll } from '../../../src/games/world-at-war-51/state/state';
import { questionInWords } from '../../support/in-words';
import { flying } from './one-strike';
import { testPlays } from './procedures';
import { fought, NONE, toll } from './strike-events';
import { attacking, run } from './war';

const nets = (us: number, jp: number) => [
  'nets: Net modifiers of this air combat? [19.2]',
  '(From your rulebook: these modifiers are not in the public rules. 0 is an answer too.)',
  `> us: US, ${us} squadrons, -9 to 9`,
  `> jp: Japan, ${jp} squadrons, -9 to 9`,
  '= Roll',
];
const dice = (key: 'us' | 'jp', title: string) => [`${key}: ${title} [19.2, ${key}]`, '2d6'];
const asked = (us: number, jp: number) => [
  ...nets(us, jp),
  ...dice('us', `US, ${us} squadrons`),
  ...dice('jp', `Japan, ${jp} squadrons`),
];
const cell = (column: string, row: string, value: string) =>
  `cell Air combat, ${column}, ${row} = ${value} [19.2] <cell:air-combat:${column.replace('+', '')}:${row}>`;
const split = (eliminated: number, range: string) => [
  'split: Whose squadrons are eliminated? [19.2]',
  `(${eliminated} in all; the rest of them are naval. Aborted ones defend again later.)`,
  `> gone: Army squadrons eliminated, ${range}`,
  '= Record the losses',
];

const meeting = (attack: Partial<Attack>, strike: Partial<Strike>) =>
  attacking({ inPort: [], ...attack, strikes: [flying({ fought: false, ...strike })] });
/** No modifiers: 7 and 7 are thrown, on the rows of so many squadrons. */
const PLAIN = { nets: { us: 0, jp: 0 }, us: [3, 4], jp: [3, 4] };

describe('[19.2] air combat', () => {
  testPlays({
    'both sides roll with their modifiers; those caught on the ground take no part': {
      state: meeting({ air: { army: 6, naval: 4 }, caught: { army: 3, naval: 2 }, nas: 9 }, { squadrons: 9 }),
      procedure: 'air-combat',
      said: { nets: { us: 2, jp: -1 }, us: [1, 2], jp: [1, 2], split: { gone: 1 } },
      asks: [...asked(5, 9), ...split(2, '0 to 2, first 0')],
      tells: [
        'title Air combat, first strike = Japan 1/3, US 2/2 [19.2]',
        'fact US 5 squadrons, Japan 9 [19.2]',
        'fact US, net = +2 [19.2] <nets>',
        'shift Modifiers: US net +2 = +2 [19.2] <override:us-sum>',
        'die US, 5 squadrons = 3 +2 = 5 {1 2} [19.2] <us>',
        cell('5', '5', '1/3'),
        'shift Modifiers: Japan net −1 = −1 [19.2] <override:jp-sum>',
        'die Japan, 9 squadrons = 3 −1 = 2 {1 2} [19.2] <jp>',
        cell('2', '9', '2/2'),
        'result Japan loses = 1 eliminated, 3 aborted [19.2]',
        'result The US loses = 2 eliminated, 2 aborted [19.2]',
        'fact Eliminated = 1 Army, 1 naval [19.2] <split>',
      ],
      events: [fought({ attackers: toll(1, 3), army: toll(1, 2), naval: toll(1, 0) })],
    },
    'the aborted are the Army’s before they are naval': {
      state: meeting({ air: { army: 2, naval: 3 }, nas: 9 }, { squadrons: 9 }),
      procedure: 'air-combat',
      said: { ...PLAIN, nets: { us: -9, jp: -5 }, split: { gone: 2 } },
      asks: [...asked(5, 9), ...split(2, '0 to 2, first 0')],
      tells: [
        'title Air combat, first strike = Japan 1/2, US 2/2 [19.2]',
        'fact US 5 squadrons, Japan 9 [19.2]',
        'fact US, net = −9 [19.2] <nets>',
        'shift Modifiers: US net −9 = −9 [19.2] <override:us-sum>',
        'die US, 5 squadrons = 7 −9 = −2 {3 4} [19.2] <us>',
        cell('2', '5', '1/2'),
        'shift Modifiers: Japan net −5 = −5 [19.2] <override:jp-sum>',
        'die Japan, 9 squadrons = 7 −5 = 2 {3 4} [19.2] <jp>',
        cell('2', '9', '2/2'),
        'result Japan loses = 1 eliminated, 2 aborted [19.2]',
        'result The US loses = 2 eliminated, 2 aborted [19.2]',
        'fact Eliminated = 2 Army, 0 naval [19.2] <split>',
      ],
      events: [fought({ attackers: toll(1, 2), army: toll(2, 0), naval: toll(0, 2) })],
    },
    'more than all there are: nothing is asked': {
      state: meeting({ air: { army: 1, naval: 1 }, nas: 20 }, { squadrons: 20 }),
      procedure: 'air-combat',
      said: PLAIN,
      asks: asked(2, 20),
      tells: [
        'title Air combat, first strike = Japan 1/1, US 2/0 [19.2]',
        'fact US 2 squadrons, Japan 20 [19.2]',
        'fact US, net = 0 [19.2] <nets>',
        'shift Modifiers: none = 0 [19.2] <override:us-sum>',
        'die US, 2 squadrons = 7 {3 4} [19.2] <us>',
        cell('7', '2', '1/1'),
        'shift Modifiers: none = 0 [19.2] <override:jp-sum>',
        'die Japan, 20 squadrons = 7 {3 4} [19.2] <jp>',
        cell('7', '20', '7/8'),
        'result Japan loses = 1 eliminated, 1 aborted [19.2]',
        'result The US loses = 2 eliminated, 0 aborted [19.2]',
      ],
      events: [fought({ attackers: toll(1, 1), army: toll(1, 0), naval: toll(1, 0) })],
    },
    'WW-15: of 22 squadrons rows 20 and 2 are added': {
      state: meeting({ air: { army: 22, naval: 0 }, nas: 3 }, { squadrons: 3 }),
      procedure: 'air-combat',
      said: { ...PLAIN, nets: { us: -9, jp: 9 } },
      asks: asked(22, 3),
      tells: [
        'title Air combat, first strike = Japan 3/0, US 2/4 [19.2]',
        'fact US 22 squadrons, Japan 3 [19.2]',
        'fact US, net = −9 [19.2] <nets>',
        'shift Modifiers: US net −9 = −9 [19.2] <override:us-sum>',
        'die US, 22 squadrons = 7 −9 = −2 {3 4} [19.2] <us>',
        cell('2', '20', '5/7'),
        cell('2', '2', '0/1'),
        'shift Modifiers: Japan net +9 = +9 [19.2] <override:jp-sum>',
        'die Japan, 3 squadrons = 7 +9 = 16 {3 4} [19.2] <jp>',
        cell('12+', '3', '2/4'),
        'result Japan loses = 3 eliminated, 0 aborted [19.2]',
        'result The US loses = 2 eliminated, 4 aborted [19.2]',
      ],
      events: [fought({ attackers: toll(3, 0), army: toll(2, 4) })],
    },
    'against the second strike everybody defends, those once caught too': {
      state: meeting(
        { air: { army: 0, naval: 1 }, caught: { army: 0, naval: 1 }, nas: 9 },
        { id: 'second', squadrons: 1 },
      ),
      procedure: 'air-combat',
      said: { ...PLAIN, us: [1, 1], jp: [1, 1] },
      asks: asked(1, 1),
      tells: [
        'title Air combat, second strike = Japan 0/0, US 0/0 [19.2]',
        'fact US 1 squadrons, Japan 1 [19.2]',
        'fact US, net = 0 [19.2] <nets>',
        'shift Modifiers: none = 0 [19.2] <override:us-sum>',
        'die US, 1 squadrons = 2 {1 1} [19.2] <us>',
        cell('2', '1', '0'),
        'shift Modifiers: none = 0 [19.2] <override:jp-sum>',
        'die Japan, 1 squadrons = 2 {1 1} [19.2] <jp>',
        cell('2', '1', '0'),
        'result Japan loses = no loss [19.2]',
        'result The US loses = no loss [19.2]',
      ],
      events: [fought({ strike: 'second' })],
    },
    '23.7413: a US strike meets the patrol that engages; below level 1 Japan has one more': {
      state: meeting(
        { cap: 5, nas: 12 },
        {
          id: 'counter-1',
          side: 'us',
          squadrons: 6,
          surprise: { level: 0, cap: 1, defence: 0, attack: 0, fewer: 2, critical: false },
        },
      ),
      procedure: 'air-combat',
      said: { ...PLAIN, nets: { us: 1, jp: 1 } },
      asks: asked(6, 3),
      tells: [
        'title Air combat, US strike = Japan 3/0, US 1/3 [19.2]',
        'fact US 6 squadrons, Japan 3 [19.2]',
        'fact US, net = +1 [19.2] <nets>',
        'shift Modifiers: US net +1 = +1 [19.2] <override:us-sum>',
        'die US, 6 squadrons = 7 +1 = 8 {3 4} [19.2] <us>',
        cell('8', '6', '3/3'),
        'shift Modifiers: Japan net +1, defender against a strike +1 = +2 [19.2] <override:jp-sum>',
        'die Japan, 3 squadrons = 7 +2 = 9 {3 4} [19.2] <jp>',
        cell('9', '3', '1/3'),
        'result Japan loses = 3 eliminated, 0 aborted [19.2]',
        'result The US loses = 1 eliminated, 3 aborted [19.2]',
      ],
      events: [fought({ strike: 'counter-1', attackers: toll(1, 3), cap: toll(3, 0) })],
    },
  });
});

describe('[19.2] whose squadrons are eliminated: asked where there is a choice', () => {
  type Row = readonly [
    army: number,
    naval: number,
    result: '0/1' | '1/1' | '2/2',
    range: string | undefined,
    gone: number,
    armyLost: Toll,
    navalLost: Toll,
  ];
  /** Japanese squadrons and their dice that have this result. */
  const thrown = { '0/1': [1, [2, 2]], '1/1': [1, [4, 4]], '2/2': [2, [6, 6]] } as const;
  it.each<Row>([
    [3, 0, '1/1', undefined, 0, toll(1, 1), NONE],
    [0, 3, '1/1', undefined, 0, NONE, toll(1, 1)],
    [2, 2, '0/1', undefined, 0, toll(0, 1), NONE],
    [1, 1, '2/2', undefined, 0, toll(1, 0), toll(1, 0)],
    [1, 1, '1/1', '0 to 1', 0, toll(0, 1), toll(1, 0)],
    [1, 1, '1/1', '0 to 1', 1, toll(1, 0), toll(0, 1)],
    [2, 1, '2/2', '1 to 2', 1, toll(1, 1), toll(1, 0)],
    [1, 2, '2/2', '0 to 1', 1, toll(1, 0), toll(1, 1)],
    [3, 3, '2/2', '0 to 2', 0, toll(0, 2), toll(2, 0)],
  ])('%i of the Army, %i naval, %s: %s, %i', (army, naval, result, range, gone, armyLost, navalLost) => {
    const [squadrons, jp] = thrown[result];
    const ran = run(meeting({ air: { army, naval }, nas: squadrons }, { squadrons }), 'air-combat', {
      ...PLAIN,
      jp,
      ...(range && { split: { gone } }),
    });
    const form = ran.asked.find(({ key }) => key === 'split');
    const first = range?.[0];
    expect(form ? questionInWords(form)[2] : undefined).toBe(
      range && `> gone: Army squadrons eliminated, ${range}, first ${first}`,
    );
    expect(ran.outcome.events).toMatchObject([{ army: armyLost, naval: navalLost }]);
  });
});

const survive = (us: number) => [
  'nets: Net modifier of the survivors? [51.36, us]',
  '(From your rulebook: these modifiers are not in the public rules. 0 is an answer too.)',
  `> us: US, ${us} squadrons, -9 to 9`,
  '= Roll',
  ...dice('us', `Survivors, ${us} squadrons`),
];
const NO_RETURN = 'reminder Japan makes no roll in return. Those aborted have struck already. [51.36]';

describe('[51.36] the survivors answer', () => {
  testPlays({
    'WW-7: both services together': {
      state: attacking({ inPort: [], nas: 9, nasAborted: 2, caught: { army: 3, naval: 1 } }),
      procedure: 'survivors',
      said: { nets: { us: -1 }, us: [3, 4] },
      asks: survive(4),
      tells: [
        'title The survivors answer = Japan 1/3 [51.36]',
        'shift Modifiers: US net −1 = −1 [51.36] <override:us-sum>',
        'die Survivors, 4 squadrons = 7 −1 = 6 {3 4} [19.2] <us>',
        cell('6', '4', '1/3'),
        NO_RETURN,
      ],
      events: [{ type: 'v1.SurvivorsAnswered', lost: toll(1, 3) }],
    },
    'no more than the Japanese that are still in the fight': {
      state: attacking({ inPort: [], nas: 5, nasAborted: 3, caught: { army: 3, naval: 1 } }),
      procedure: 'survivors',
      said: { nets: { us: 0 }, us: [3, 4] },
      asks: survive(4),
      tells: [
        'title The survivors answer = Japan 1/1 [51.36]',
        'shift Modifiers: none = 0 [51.36] <override:us-sum>',
        'die Survivors, 4 squadrons = 7 {3 4} [19.2] <us>',
        cell('7', '4', '1/3'),
        NO_RETURN,
      ],
      events: [{ type: 'v1.SurvivorsAnswered', lost: toll(1, 1) }],
    },
  });
});
