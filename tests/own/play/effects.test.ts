import { describe, expect, test } from 'vitest';
import { openQuestion } from '../../../src/core/journal/commands';
import { spreadOf } from '../../../src/core/journal/spread';
import { acting, asked, counter, events, rowOf, stateOf, tap, words } from './small';

const COUNTERS = {
  supply: { name: 'Supply', each: 'side', start: 3, min: 0, max: 5 },
  vp: { name: 'Points', ledger: true, start: 0, min: -9, max: 9 },
  sky: { name: 'Sky', of: { clear: 'Clear', grey: 'Overcast' }, start: 'clear' },
};

describe('add', () => {
  test('moves a counter by a difference, and says what it comes to', () => {
    const seat = tap(acting([{ add: ['supply@red', -2] }], { counters: COUNTERS }), 'act:act');
    expect(counter(seat, 'supply@red')).toBe(1);
    expect(events(seat)).toEqual([{ type: 'kit.v1.Added', key: 'supply@red', by: -2 }]);
    expect(words(seat)).toEqual(['Act', 'Supply, Red: 1 (−2)']);
  });

  test('keeps a counter within its bounds, and says so', () => {
    const seat = tap(acting([{ add: ['supply@red', 9] }], { counters: COUNTERS }), 'act:act');
    expect(counter(seat, 'supply@red')).toBe(5);
    expect(events(seat)).toEqual([{ type: 'kit.v1.Added', key: 'supply@red', by: 2 }]);
    expect(words(seat)).toContain('Supply, Red stays at 5: it goes from 0 to 5.');
  });

  test('moves a field of a row, named whole', () => {
    const seat = tap(acting([{ add: ['unit:r1.strength', -3] }]), 'act:act');
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(1);
  });

  test('sees what came before it in the same tap', () => {
    const effects = [
      { add: ['supply@red', 2] },
      { if: [['supply@red', '=', 5]], do: [{ add: ['supply@blue', -1] }] },
    ];
    const seat = tap(acting(effects, { counters: COUNTERS }), 'act:act');
    expect(counter(seat, 'supply@blue')).toBe(2);
  });

  test('says what its author says of a counter that comes to be low, or high, once', () => {
    const shot = { shot: { name: 'Shot', start: 3, min: 0, max: 9, low: [2, 'Low'], high: [5, 'Plenty'] } };
    const by = (n: number) => [{ add: ['shot', n] }];
    expect(words(tap(acting(by(-1), { counters: shot }), 'act:act'))).toEqual(['Act', 'Shot: 2 (−1)', 'Low']);
    expect(words(tap(acting(by(2), { counters: shot }), 'act:act'))).toContain('Plenty');
    const seat = tap(acting(by(-1), { counters: shot }), 'act:act');
    expect(words(tap(seat, 'act:act'))).not.toContain('Low');
  });

  test('rounds a half down, and says so', () => {
    const seat = tap(acting([{ add: ['supply@red', ['*', 3, '1/2']] }], { counters: COUNTERS }), 'act:act');
    expect(counter(seat, 'supply@red')).toBe(4);
    expect(words(seat)).toContain('Supply, Red: 1.5 is rounded down.');
  });

  test('counts a division by nought as 0, and says so', () => {
    const seat = tap(
      acting([{ add: ['supply@red', ['/', 3, 'supply@blue', 'down']] }], {
        counters: { ...COUNTERS, supply: { ...COUNTERS.supply, start: 0 } },
      }),
      'act:act',
    );
    expect(counter(seat, 'supply@red')).toBe(0);
    expect(words(seat)).toContain('Divided by nought: it counts as 0.');
  });
});

describe('set', () => {
  test('records a value, so that what is struck before it changes nothing after it', () => {
    const seat = tap(acting([{ set: ['supply@red', 5] }], { counters: COUNTERS }), 'act:act');
    expect(events(seat)).toEqual([{ type: 'kit.v1.Set', what: 'counter', key: 'supply@red', value: 5 }]);
  });

  test('sets a counter of names, a state, a side and a mark', () => {
    const effects = [
      { set: ['sky', 'grey'] },
      { set: ['unit:r1.state', 'spent'] },
      { set: ['unit:b1.dug', false] },
    ];
    const seat = tap(acting(effects, { counters: COUNTERS }), 'act:act');
    expect(counter(seat, 'sky')).toBe('grey');
    expect(rowOf(seat, 'unit', 'r1').state).toBe('spent');
    expect(rowOf(seat, 'unit', 'b1').dug).toBe(false);
    expect(words(seat)).toEqual(['Act', 'Sky: Overcast', 'Red Foot: state: spent', 'Blue Foot: dug: no']);
  });

  test('of a ledger is a line of the difference', () => {
    const seat = tap(acting([{ set: ['vp', 4] }], { counters: COUNTERS }), 'act:act');
    expect(stateOf(seat).points.vp).toEqual([{ id: '0', label: 'Points', points: 4, when: 'Turn 1' }]);
  });
});

describe('points', () => {
  test('is a line with whom it is about, by the sign of its side', () => {
    const effects = [
      { points: ['vp', ['sign', 4, 'unit:r1'], 'unit:r1', 'destroyed'] },
      { points: ['vp', ['sign', 3, 'unit:b1'], 'unit:b1', 'destroyed'] },
    ];
    const seat = tap(acting(effects, { counters: COUNTERS }), 'act:act');
    expect(stateOf(seat).points.vp?.map(({ label, points }) => [label, points])).toEqual([
      ['Red Foot destroyed', -4],
      ['Blue Foot destroyed', 3],
    ]);
    expect(counter(seat, 'vp')).toBe(-1);
  });
});

describe('say, note, end', () => {
  test('tells people what they do on the map', () => {
    const seat = tap(acting([{ say: 'Retreat two hexes.' }]), 'act:act');
    expect(words(seat)).toEqual(['Act', 'Retreat two hexes.']);
    expect(events(seat)).toEqual([]);
  });

  test('keeps an answer among the remarks', () => {
    const seat = acting([{ note: 'plan' }], {}, { ask: [{ id: 'plan', text: 40, say: 'The plan' }] });
    tap(seat, 'act:act', { plan: { plan: 'Left flank' } });
    expect(stateOf(seat).notes).toEqual([{ text: 'Left flank', when: 'Turn 1' }]);
  });

  test('ends the game as its ends at last say', () => {
    const seat = acting([{ end: 'at-last' }], { ends: { 'at-last': [{ win: 'red' }] } });
    tap(seat, 'act:act');
    expect(stateOf(seat).stage).toBe('over');
    expect(seat.game.table(stateOf(seat)).verdict?.label).toBe('Red wins');
  });
});

describe('roll', () => {
  const roll = {
    roll: '1d6',
    bands: [
      { to: 2, say: 'stays' },
      { say: 'rallies', do: [{ set: ['unit:r1.state', 'spent'] }] },
    ],
  };

  test('does what its band says', () => {
    const seat = tap(acting([roll]), 'act:act', { die: 3 });
    expect(rowOf(seat, 'unit', 'r1').state).toBe('spent');
    expect(words(seat)).toEqual(['Act: rallies', 'Roll: rallies', 'Red Foot: state: spent']);
  });

  test('says on each face what it means', () => {
    const seat = tap(acting([roll]), 'act:act');
    const prompt = asked(seat);
    expect(prompt?.kind === 'dice' && prompt.faceNotes).toEqual([
      'stays',
      'stays',
      'rallies',
      'rallies',
      'rallies',
      'rallies',
    ]);
  });

  test.each([
    [
      '2d6',
      [
        ['no', 6],
        ['yes', 30],
      ],
    ],
    ['d66', [['yes', 36]]],
    [
      '2d6 keep high',
      [
        ['no', 16],
        ['yes', 20],
      ],
    ],
    [
      '2d6 keep low',
      [
        ['no', 32],
        ['yes', 4],
      ],
    ],
    [
      '2d10 from 0',
      [
        ['no', 15],
        ['yes', 85],
      ],
    ],
    ['6d20', [['yes', 64_000_000]]],
  ])('tells before %s how its bands come', (dice, shares) => {
    const bands = [{ to: 4, say: 'no' }, { say: 'yes' }];
    const seat = tap(acting([{ roll: dice, bands }]), 'act:act');
    const question = openQuestion(seat.game, seat.projection, seat.pack);
    const spread = question && spreadOf(seat.game, question, seat.pack, [], 0);
    expect(spread?.kind === 'spread' && spread.shares.map(({ name, ways }) => [name, ways])).toEqual(shares);
  });

  const read = (dice: string, faces: readonly number[]): string | undefined => {
    const bands = Array.from({ length: 65 }, (_, i) => ({ to: i, say: `at ${i}` }));
    const seat = tap(acting([{ roll: dice, bands: [...bands.slice(0, 15), { say: 'more' }] }]), 'act:act', {
      die: faces,
    });
    return words(seat)[0];
  };

  test.each([
    ['2d6', [3, 4], 'at 7'],
    ['1d10 from 0', [10], 'at 0'],
    ['1d10 from 0', [9], 'at 9'],
    ['2d6 keep high', [2, 5], 'at 5'],
    ['2d6 keep low', [2, 5], 'at 2'],
    ['d66', [1, 4], 'at 14'],
  ])('reads %s of %j', (dice, faces, says) => {
    expect(read(dice, faces)).toBe(`Act: ${says}`);
  });
});
