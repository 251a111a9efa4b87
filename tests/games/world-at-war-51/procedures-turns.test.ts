import { describe } from 'vitest';
import type { Declaration, WarState } from '../../../src/games/world-at-war-51/state/state';
import { begun, britainFirst, declared, ON_BRITAIN, war } from './declared';
import { testPlays } from './procedures';
import { atPeace } from './war';

const dieFor = (actual: string) => [
  'die: The die for the tension level [49.852A, jp]',
  `(Actual level ${actual}. From 40 on, surprise is lost.)`,
  '1d6',
];
const ALONE = [
  'us-alone: War on the US alone: which effects of surprise apply? [51.71, jp]',
  '(The text names Britain, or both; elsewhere it says either.)',
  '* allied: The US restrictions (Our reading (WW-16))',
  '- all: All of them',
];
const second = (power: string, first: string) => [
  'second: A second declaration: which surprise does it bring? [51.71, jp]',
  `* own: Its own, for ${power} (Our reading (WW-17))`,
  `- first: One with the first (${first})`,
];
/** What the die and the level say, from what they say to the end. */
const levelOf = (level: string, actual: string, [face, added]: readonly [number, string], why: string) => [
  `title Effective tension level = ${level} [51.71C]`,
  `die Actual tension level ${actual} = ${added} {${face}} [49.852A] <die>`,
  `result Effective tension level = ${level.replace(/,.*/, '')} [51.71C] <override:effective>`,
  `reminder ${why} [51.71]`,
];
const fixed = (effective: number, more: object) => ({
  type: 'v1.EffectiveFixed',
  declaration: 0,
  effective,
  onslaught: false,
  unprepared: [],
  from: 0,
  ...more,
});

const ON_US: Declaration = { ...ON_BRITAIN, on: ['us'] };
const SECOND: Declaration = { ...ON_US, turn: 2, actual: 37 };
const britainThenUs: WarState = {
  ...britainFirst,
  declarations: [...britainFirst.declarations, SECOND],
};
const unsurprised: WarState = {
  ...declared(
    { ...ON_US, effective: 41, onslaught: false, unprepared: [], from: 0 },
    { ...ON_BRITAIN, turn: 1 },
  ),
  clock: { turn: 1, half: 'jp' },
};

describe('[51.71, 49.852A] one die makes the effective level', () => {
  testPlays({
    'on both, at 39: the effects are live': {
      state: declared({ ...ON_BRITAIN, on: ['us', 'gb'], actual: 38 }),
      procedure: 'effective',
      said: { die: 5 },
      asks: dieFor('38'),
      tells: levelOf('39', '38', [5, '+1'], 'Effects of surprise are live in the Pacific theater.'),
      events: [fixed(39, { onslaught: true, unprepared: ['us', 'gb'] })],
    },
    'at 40 they are lost': {
      state: declared({ ...ON_BRITAIN, actual: 38 }),
      procedure: 'effective',
      said: { die: 6 },
      asks: dieFor('38'),
      tells: levelOf(
        '40, no surprise',
        '38',
        [6, '+2'],
        'At 40 or more the effects of surprise do not apply. Pearl Harbor goes by its last column (WW-2).',
      ),
      events: [fixed(40, {})],
    },
    'below 0 it is still a level': {
      state: declared({ ...ON_BRITAIN, actual: 0 }),
      procedure: 'effective',
      said: { die: 1 },
      asks: dieFor('0'),
      tells: levelOf('−2', '0', [1, '−2'], 'Effects of surprise are live in the Pacific theater.'),
      events: [fixed(-2, { onslaught: true, unprepared: ['gb'] })],
    },
    'WW-16: on the US alone, its restrictions': {
      state: declared(ON_US),
      procedure: 'effective',
      said: { die: 3, 'us-alone': 'allied' },
      asks: [...dieFor('36'), ...ALONE],
      tells: levelOf('36', '36', [3, '0'], 'Only the restrictions of the US are live.'),
      events: [fixed(36, { unprepared: ['us'] })],
    },
    'WW-16: on the US alone, all effects': {
      state: declared(ON_US),
      procedure: 'effective',
      said: { die: 3, 'us-alone': 'all' },
      asks: [...dieFor('36'), ...ALONE],
      tells: levelOf('36', '36', [3, '0'], 'All effects of surprise are live.'),
      events: [fixed(36, { onslaught: true, unprepared: ['us'] })],
    },
    'WW-17: the US after Britain, with a surprise of its own': {
      state: britainThenUs,
      procedure: 'effective',
      said: { die: 4, second: 'own' },
      asks: [...dieFor('37'), ...second('the US', 'Dated from the first')],
      tells: levelOf('37', '37', [4, '0'], 'Restrictions for the US, from this turn.'),
      events: [fixed(37, { declaration: 1, unprepared: ['us'], from: 2 })],
    },
    'WW-17: the US after Britain, one with the first: its restrictions reach the US': {
      state: britainThenUs,
      procedure: 'effective',
      said: { die: 4, second: 'first' },
      asks: [...dieFor('37'), ...second('the US', 'Dated from the first')],
      tells: levelOf('37', '37', [4, '0'], 'Both belong to the first surprise and are dated from it.'),
      events: [fixed(37, { declaration: 1, from: 2 }), { type: 'v1.Widened', declaration: 0, power: 'us' }],
    },
    'WW-17: Britain after the US without a surprise, with its own': {
      state: unsurprised,
      procedure: 'effective',
      said: { die: 2, second: 'own' },
      asks: [...dieFor('36'), ...second('Britain', 'The first brought none')],
      tells: levelOf('35', '36', [2, '−1'], 'Surprise against Britain, from this turn.'),
      events: [fixed(35, { declaration: 1, onslaught: true, unprepared: ['gb'], from: 1 })],
    },
    'WW-17: Japan on Britain after the US declared war': {
      state: declared({ turn: 0, half: 'allied', by: 'us', on: ['us'] }, { ...ON_BRITAIN, turn: 1 }),
      procedure: 'effective',
      said: { die: 3, second: 'own' },
      asks: [...dieFor('36'), ...second('Britain', 'The first brought none')],
      tells: levelOf('36', '36', [3, '0'], 'Surprise against Britain, from this turn.'),
      events: [fixed(36, { declaration: 1, onslaught: true, unprepared: ['gb'], from: 1 })],
    },
    'WW-17: Britain after the US without a surprise, one with the first: none': {
      state: unsurprised,
      procedure: 'effective',
      said: { die: 2, second: 'first' },
      asks: [...dieFor('36'), ...second('Britain', 'The first brought none')],
      tells: levelOf('35', '36', [2, '−1'], 'Both belong to the first surprise and are dated from it.'),
      events: [fixed(35, { declaration: 1, from: 1 })],
    },
  });
});

const both = war(begun, { declaredOn: ['Britain', 'US'], usjt: 36 }, 3).state;
const CHINA = [
  'reminder Nationalist Chinese ground units stay in China [52.6]',
  'reminder The Flying Tigers are not lent [52.6]',
];
const allied = (which: string, rule: string) =>
  `reminder ${which} Allied player turn: restrictions of the Western Allies [${rule}]`;

describe('[51.73] player turns, Japan’s first in each game turn', () => {
  testPlays({
    'after Japan’s the Allies’ of the same quarter': {
      state: atPeace(both),
      procedure: 'next-turn',
      tells: ['title Allied player turn = Winter 1941 [51.73]', allied('First', '51.73A'), ...CHINA],
      events: [{ type: 'v1.TurnAdvanced', to: { turn: 0, half: 'allied' } }],
    },
    'after the Allies’ Japan’s of the next quarter': {
      state: { ...atPeace(both), clock: { turn: 0, half: 'allied' } },
      procedure: 'next-turn',
      tells: ['title Japanese player turn = Spring 1942 [51.73]', ...CHINA],
      events: [{ type: 'v1.TurnAdvanced', to: { turn: 1, half: 'jp' } }],
    },
    'the second Allied player turn, with a line of the players’ own': {
      state: {
        ...atPeace(both),
        clock: { turn: 1, half: 'jp' },
        lines: [
          { id: 'own-1', window: 'A1', text: 'No offensives' },
          { id: 'own-2', window: 'A2', text: 'Half BRPs' },
        ],
      },
      procedure: 'next-turn',
      tells: [
        'title Allied player turn = Spring 1942 [51.73]',
        allied('Second', '51.73'),
        'reminder Half BRPs [51.73]',
      ],
      events: [{ type: 'v1.TurnAdvanced', to: { turn: 1, half: 'allied' } }],
    },
    'not before the attack is over': {
      state: both,
      procedure: 'next-turn',
      tells: ['title Next player turn', 'warning The attack is not over.'],
      events: [],
    },
  });
});

const line = (...known: readonly string[]) => [
  'line: What does your rulebook restrict? [51.73]',
  '(A short reminder for yourself. It is kept in this game.)',
  '> window: In the Allies’, one of A1 First player turn | A2 Second player turn, first A1',
  '> text: Your line, 1 to 120 letters',
  ...known.map((each) => `! names text ${each}: is on your list already.`),
  '= Add the line',
];
const lines = (count: number): WarState['lines'] =>
  Array.from({ length: count }, (_, i) => ({ id: `own-${i + 1}`, window: 'A1', text: `Line ${i + 1}` }));

describe('[51.73] the players’ own lines', () => {
  testPlays({
    'the first is number 1': {
      state: both,
      procedure: 'write-line',
      said: { line: { window: 'A2', text: 'No offensives' } },
      asks: line(),
      tells: ['title Own line: No offensives = A2 [51.73]'],
      events: [{ type: 'v1.LineWritten', line: { id: 'own-1', window: 'A2', text: 'No offensives' } }],
    },
    'the next is one more than the highest number, whatever was taken out': {
      state: {
        ...both,
        lines: [
          { id: 'own-7', window: 'A1', text: 'Seven' },
          { id: 'own-3', window: 'A2', text: 'Three' },
        ],
      },
      procedure: 'write-line',
      said: { line: { text: 'Eight' } },
      asks: line('Seven when window A1', 'Three when window A2'),
      tells: ['title Own line: Eight = A1 [51.73]'],
      events: [{ type: 'v1.LineWritten', line: { id: 'own-8', window: 'A1', text: 'Eight' } }],
    },
    'thirty are possible': {
      state: { ...both, lines: lines(29) },
      procedure: 'write-line',
      said: { line: { text: 'The last' } },
      asks: line(
        `${lines(29)
          .map(({ text }) => text)
          .join(' ')} when window A1`,
      ),
      tells: ['title Own line: The last = A1 [51.73]'],
      events: [{ type: 'v1.LineWritten', line: { id: 'own-30', window: 'A1', text: 'The last' } }],
    },
    'thirty are the most': {
      state: { ...both, lines: lines(30) },
      procedure: 'write-line',
      tells: ['title Add a line of your own', 'warning Thirty lines at most.'],
      events: [],
    },
    'one is taken out': {
      state: {
        ...both,
        lines: [
          { id: 'own-1', window: 'A1', text: 'One' },
          { id: 'own-2', window: 'A2', text: 'Two' },
        ],
      },
      procedure: 'remove-line',
      said: { line: 'own-2' },
      asks: ['line: Which line? [51.73]', '- own-1: One (A1)', '- own-2: Two (A2)'],
      tells: ['title Own line removed: Two [51.73]'],
      events: [{ type: 'v1.LineRemoved', line: 'own-2' }],
    },
    'there is none to take out': {
      state: both,
      procedure: 'remove-line',
      tells: ['title Remove your own line', 'warning You have no lines of your own.'],
      events: [],
    },
  });
});

/** The Allies’ second player turn: their heading and one line of their own. */
const secondAllied: WarState = {
  ...both,
  clock: { turn: 1, half: 'allied' },
  lines: [{ id: 'own-1', window: 'A2', text: 'Half BRPs' }],
};

describe('[51.72] ticks by hand', () => {
  testPlays({
    'what was ticked in other player turns stays so': {
      state: { ...secondAllied, ticked: ['J0-A', 'A2'] },
      procedure: 'tick',
      said: { done: { done: ['own-1'] } },
      asks: [
        'done: What is done? [51.72]',
        '> done: Lines of this player turn, any of A2 Second Allied player turn: restrictions of the Western Allies (The list is lost from the public text: read it in your rulebook, and write your own lines) | own-1 Half BRPs, first A2',
        '= Save',
      ],
      tells: ['title Checklist = 1 of 2 done [51.72]'],
      events: [{ type: 'v1.LinesTicked', ids: ['J0-A', 'own-1'] }],
    },
    'two onslaughts have each line once': {
      state: declared(
        { ...ON_US, effective: 36, onslaught: true, unprepared: [], from: 0 },
        { ...ON_BRITAIN, effective: 36, onslaught: true, unprepared: [], from: 0 },
      ),
      procedure: 'tick',
      said: { done: { done: ['J0-H', 'CH-1'] } },
      asks: [
        'done: What is done? [51.72]',
        [
          '> done: Lines of this player turn, any of ',
          [
            'J0-A DM −1: infantry and replacements of the Western Allies and the Dutch (Not armor, specialized units or any Chinese)',
            'J0-B Western Allied and Dutch air is uninverted and defends normally (Not US air surprised at Pearl Harbor)',
            'J0-C1 British, Australian and Dutch ships may intercept as usual',
            'J0-C2 US submarines are inverted',
            'J0-C3 US ships that survived Pearl Harbor: see who may contest Midway',
            'J0-D1 Sea transport to a port up to 20 Pacific hexes, every Japanese unit (Armor and air too)',
            'J0-D2 No basic cost for debarking after sea transport (A movement factor is spent to land in mountain, jungle / mountain or swamp)',
            'J0-E1 Invasions up to 20 Pacific hexes, every Japanese unit (Armor too)',
            'J0-E2 On an undefended beach: a bridgehead, then movement, overruns and attacks inland (Debarking costs the normal amount (WW-18))',
            'J0-F No basic cost for debarking after air transport (A movement factor is spent to land in mountain, jungle / mountain or swamp)',
            'J0-G US strategic Magic at Pearl Harbor only (In this player turn (WW-19))',
            'J0-H Monsoons do not touch Japanese forces',
            'J0-I1 The defender does not modify contested invasions or attacks on fortifications',
            'J0-I2 Japanese armor exploiting from a seaborne invasion keeps its CTL',
            'CH-1 Nationalist Chinese ground units stay in China',
            'CH-2 The Flying Tigers are not lent',
          ].join(' | '),
          ', first empty',
        ].join(''),
        '= Save',
      ],
      tells: ['title Checklist = 2 of 16 done [51.72]'],
      events: [{ type: 'v1.LinesTicked', ids: ['J0-H', 'CH-1'] }],
    },
    'nothing is live': {
      state: { ...both, clock: { turn: 2, half: 'jp' } },
      procedure: 'tick',
      tells: ['title Tick the checklist', 'warning No line is live now.'],
      events: [],
    },
  });
});

describe('[51.61] the end is recorded', () => {
  const CLOSE = ['end: Record the end? [51.61]', '(This is logged. You can undo it.)'];
  testPlays({
    'as it came to its end': {
      state: atPeace(both),
      procedure: 'close',
      said: { end: 'no-attack' },
      asks: [...CLOSE, '- no-attack: No attack on Pearl Harbor'],
      tells: ['title No attack on Pearl Harbor [51.61]'],
      events: [{ type: 'v1.StoryClosed', end: 'no-attack' }],
    },
    'before its end, because both stop': {
      state: both,
      procedure: 'close',
      said: { end: 'stopped' },
      asks: [...CLOSE, '- stopped: Both agreed to stop'],
      tells: ['title Both agreed to stop [51.61]'],
      events: [{ type: 'v1.StoryClosed', end: 'stopped' }],
    },
    'no second time': {
      state: { ...both, ended: 'stopped' },
      procedure: 'close',
      tells: ['title Record the end', 'warning The end is already recorded.'],
      events: [],
    },
  });
});
