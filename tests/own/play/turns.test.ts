import { describe, expect, test } from 'vitest';
import {
  acting,
  asked,
  begun,
  counter,
  definition,
  doing,
  events,
  goOn,
  rowOf,
  stateOf,
  tap,
  tried,
  undo,
  words,
} from './small';

const STEPS = [
  { id: 'come', name: 'Arrivals', rule: '1', side: 'red', owes: ['due'] },
  { id: 'wet', name: 'Weather', rule: '2', when: [['tag', 'has', 'rain']] },
  { id: 'main', name: 'Main', rule: '3', start: [{ set: ['supply', 5] }], owes: ['act'] },
];
const COUNTERS = { supply: { name: 'Supply', start: 2, min: 0, max: 9 } };
const ACT = { act: { title: 'Act', step: 'main', do: [{ add: ['supply', -1] }] } };
const turns = (parts: object = {}) =>
  begun(definition({ steps: STEPS, counters: COUNTERS, actions: ACT, ...parts }));

describe('track: turns and steps', () => {
  test('a step whose condition fails is left out; one begins with what it starts', () => {
    const seat = turns();
    expect(stateOf(seat).place).toEqual({
      turn: 1,
      title: 'Turn 1',
      step: 'come',
      name: 'Arrivals',
      rule: '1',
      side: 'red',
    });
    tap(seat, 'end-step');
    expect(stateOf(seat).place.step).toBe('main');
    expect(counter(seat, 'supply')).toBe(5);
    expect(events(seat).map(({ type }) => type)).toEqual(['kit.v1.StepEnded', 'kit.v1.Set']);
    expect(events(seat)[0]).toMatchObject({ place: { turn: 1, step: 'main', name: 'Main', rule: '3' } });
  });

  test('what it owes is named first; going on all the same is recorded', () => {
    const seat = tap(turns(), 'end-step');
    tap(seat, 'end-step');
    expect(asked(seat)).toMatchObject({
      key: 'leave',
      hint: 'Still owed: Act. This is logged. You can undo it.',
    });
    goOn(seat, { leave: 'end' });
    expect(events(seat)[0]).toMatchObject({ skipped: ['Act'], place: { turn: 2, step: 'come' } });
    expect(words(seat)).toContain('Not done: Act');
  });

  test('what a file asks may have the id of what every game asks', () => {
    const ask = (id: string) => ({ ask: { id, number: [0, 9], say: 'How many' } });
    const steps = [
      { id: 'main', name: 'Main', start: [ask('players'), ask('house')], owes: ['act'] },
      { id: 'late', name: 'Late', start: [ask('leave'), { set: ['supply', 'leave'] }] },
    ];
    const watch = [{ when: [['supply', '=', 9]], do: [ask('correction'), ask('which'), ask('row')] }];
    const vp = { vp: { name: 'Points', ledger: true, start: 0, min: 0, max: 9 } };
    const seat = turns({ steps, watch, counters: { ...COUNTERS, ...vp } });
    expect(asked(seat)).toBeUndefined();
    tap(seat, 'end-step', { leave: 'end', 'leave 2': { leave: 9 } });
    expect(counter(seat, 'supply')).toBe(9);
    tap(seat, 'points:vp', { correction: { points: 1, reason: 'x' }, 'correction 2': { correction: 3 } });
    tap(seat, 'row:unit', { which: 'r1', row: {}, 'which 2': { which: 1 }, 'row 2': { row: 2 } });
    expect(asked(seat)).toBeUndefined();
  });

  test('an action for each of some rows is not owed where there is none', () => {
    const rest = { list: 'unit', as: 'who', where: [['state', '=', 'spent']] };
    const actions = {
      act: { title: 'Act', step: 'main', each: rest, do: [{ set: ['who.state', 'fresh'] }] },
      tire: { title: 'Tire', step: 'main', do: [{ set: ['unit:r1.state', 'spent'] }] },
    };
    const seat = tap(turns({ actions }), 'end-step');
    const owedNow = () => seat.game.table(stateOf(seat)).obligations.map(({ label }) => label);
    expect(owedNow()).toEqual([]);
    tap(seat, 'act:tire');
    expect(owedNow()).toEqual(['Act']);
    tap(seat, 'act:act');
    tap(seat, 'end-step');
    expect(asked(seat)).toBeUndefined();
  });

  test('nor is one that nobody can do; one that waits for something is', () => {
    const own = { title: 'Rest', step: 'main', own: 'unit', when: [['own.state', '=', 'spent']], do: [] };
    const waits = { title: 'Rest', step: 'main', when: [['supply', '<', 5]], do: [] };
    const owedNow = (act: object) => {
      const seat = tap(turns({ actions: { act: { ...act, do: [{ say: 'So be it.' }] } } }), 'end-step');
      return seat.game.table(stateOf(seat)).obligations.map(({ label }) => label);
    };
    expect(owedNow(own)).toEqual([]);
    expect(owedNow(waits)).toEqual(['Rest']);
  });

  test('an action that the step owes is done once, and owed again on the next turn', () => {
    const seat = tap(tap(turns(), 'end-step'), 'act:act');
    expect(tried(seat, 'act:act')).toBe('It is done.');
    tap(seat, 'end-step');
    tap(tap(seat, 'end-step'), 'end-step');
    expect(stateOf(seat).place).toMatchObject({ turn: 2, step: 'main' });
    expect(seat.game.table(stateOf(seat)).obligations.map(({ label }) => label)).toEqual(['Act']);
  });

  test('after the last turn it is over', () => {
    const seat = turns({
      turns: { name: 'Day', count: 1, dates: '1 May' },
      steps: [{ id: 'main', name: 'Main' }],
    });
    expect(stateOf(seat).place.title).toBe('Day 1 · 1 May');
    tap(seat, 'end-step');
    expect(stateOf(seat).stage).toBe('over');
    expect(events(seat)).toEqual([{ type: 'kit.v1.StepEnded', skipped: [] }]);
    expect(tried(seat, 'end-step')).toBe('The game is over.');
  });

  test('a game of one step goes from turn to turn, and an open one has no end', () => {
    const seat = begun(definition({ turns: { name: 'Week' } }));
    for (let turn = 1; turn < 9; turn += 1) tap(seat, 'end-step');
    expect(stateOf(seat).place.title).toBe('Week 9');
    expect(seat.game.table(stateOf(seat)).main?.label).toBe('Next week');
  });

  test('an action is done in its step, and as its condition says', () => {
    const seat = turns({ actions: { act: { ...ACT.act, when: [['supply', '>', 9]] } } });
    expect(tried(seat, 'act:act')).toBe('Only in Main.');
    tap(seat, 'end-step');
    expect(tried(seat, 'act:act')).toBe('Not as things stand.');
  });
});

describe('due', () => {
  const due = [
    {
      turn: 2,
      step: 'come',
      side: 'blue',
      text: 'Horse',
      rule: '1.2',
      do: [{ set: ['unit:b1.state', 'spent'] }],
    },
    {
      turn: 2,
      step: 'main',
      text: 'Guns',
      roll: { dice: '1d6', min: 4, else: 'next-turn' },
      do: [{ add: ['supply', 3] }],
    },
    {
      turn: 2,
      step: 'main',
      text: 'Foot',
      roll: { dice: '1d6', min: 4, else: 'lost' },
      do: [{ add: ['supply', 1] }],
    },
    { turn: 2, step: 'come', text: 'Never', when: [['supply', '>', 8]] },
  ];
  const second = () => {
    const seat = turns({ due, actions: {}, steps: STEPS.map(({ owes: _, ...step }) => step) });
    return tap(tap(seat, 'end-step'), 'end-step');
  };

  test('comes in its step, and does what it does', () => {
    const seat = second();
    expect(seat.game.table(stateOf(seat)).obligations.map(({ label }) => label)).toEqual(['Blue: Horse']);
    tap(seat, 'bring-on');
    expect(rowOf(seat, 'unit', 'b1').state).toBe('spent');
    expect(tried(seat, 'bring-on')).toBe('Nothing is due.');
  });

  test('with a roll comes, comes on the next turn, or not at all', () => {
    const seat = tap(tap(tap(second(), 'bring-on'), 'end-step'), 'end-step');
    expect(stateOf(seat).place.step).toBe('main');
    tap(seat, 'bring-on', { 'die due': 2, 'die due 2': 3 });
    expect(counter(seat, 'supply')).toBe(5);
    expect(words(seat)).toEqual(['What is due', 'Guns: next turn', 'Foot: does not come']);
    tap(tap(seat, 'end-step'), 'end-step');
    expect(seat.game.table(stateOf(seat)).obligations.map(({ label }) => label)).toEqual(['Guns']);
    expect(stateOf(seat).place).toMatchObject({ turn: 3, step: 'main' });
    tap(seat, 'bring-on', { 'die due': 4 });
    expect(counter(seat, 'supply')).toBe(8);
  });

  test('set by an effect, for somebody, does what its edition says', () => {
    const effect = {
      due: { in: 1, step: 'main', text: 'Rallies', who: 'own', do: [{ set: ['who.state', 'fresh'] }] },
    };
    const actions = { rout: { title: 'Rout', own: 'unit', do: [{ set: ['own.state', 'spent'] }, effect] } };
    const seat = tap(turns({ actions, steps: [{ id: 'main', name: 'Main' }] }), 'act:rout', { own: 'b1' });
    expect(words(seat)).toContain('Rallies: Blue Foot: due on Turn 2');
    tap(seat, 'end-step');
    tap(seat, 'bring-on');
    expect(rowOf(seat, 'unit', 'b1').state).toBe('fresh');
  });

  test('left undone is owed again in its step of the next turn, and in no other step', () => {
    const seat = tap(second(), 'end-step');
    expect(asked(seat)).toMatchObject({ key: 'leave', title: 'Not finished: Arrivals' });
    goOn(seat, { leave: 'end' });
    // Wet, then main: it stands among what is owed, and neither step asks for it.
    expect(seat.game.table(stateOf(seat)).obligations.map(({ label }) => label)).toEqual(['Blue: Horse']);
    expect(seat.game.table(stateOf(seat)).main?.id).toBe('end-step');
    tap(seat, 'end-step');
    expect(stateOf(seat).place).toMatchObject({ turn: 2, step: 'main' });
    tap(seat, 'end-step', { leave: 'end' });
    expect(stateOf(seat).place).toMatchObject({ turn: 3, step: 'come' });
    expect(seat.game.table(stateOf(seat)).main).toMatchObject({
      id: 'bring-on',
      label: 'What is due',
      side: 'red',
    });
    tap(seat, 'end-step', { leave: 'end' });
  });

  test('may be put aside for good', () => {
    const seat = tap(second(), 'end-step', { leave: 'aside' });
    expect(seat.game.table(stateOf(seat)).obligations).toEqual([]);
  });

  test('alone says what it is, on its button and in the log', () => {
    const seat = second();
    expect(seat.game.table(stateOf(seat)).main).toMatchObject({ label: 'Blue: Horse', side: 'blue' });
    expect(words(tap(seat, 'bring-on'))[0]).toBe('Blue: Horse');
  });

  test('is struck and comes again', () => {
    const seat = tap(second(), 'bring-on');
    expect(stateOf(seat).done).toHaveLength(1);
    undo(seat);
    expect(seat.game.table(stateOf(seat)).obligations).toHaveLength(1);
  });
});

describe('cups', () => {
  const cups = {
    cup: {
      name: 'Chits',
      aside: 'until-filled',
      chits: [
        { each: 'unit', when: [['state', '=', 'fresh']] },
        { name: 'Lull', count: 2, when: [['tag', 'not', 'rain']] },
      ],
    },
  };
  const actions = {
    draw: {
      title: 'Draw',
      step: 'main',
      draw: 'cup',
      of: { unit: [{ act: 'own' }], Lull: [{ say: 'Rally one.' }] },
    },
    charge: { title: 'Charge', step: 'main', own: 'unit', do: [{ add: ['own.strength', -1] }] },
  };
  const steps = [{ id: 'main', name: 'Main', start: [{ fill: 'cup' }], owes: ['cup'] }];
  const parts = { cups, actions, steps };

  test('are filled by each row that meets its condition and by what has a name', () => {
    const seat = begun(definition(parts));
    expect(stateOf(seat).cups.cup?.in.map(({ name }) => name)).toEqual([
      'Red Foot',
      'Blue Foot',
      'Lull',
      'Lull',
    ]);
    expect(seat.game.table(stateOf(seat)).obligations.map(({ label }) => label)).toEqual([
      'Chits: 4 in the cup',
    ]);
    tap(seat, 'end-step', { leave: 'end' });
    expect(stateOf(seat).cups.cup?.in.map(({ name }) => name)).toEqual(['Red Foot', 'Blue Foot']);
  });

  test('a drawn row acts, until the next chit is drawn', () => {
    const seat = begun(definition(parts));
    expect(tried(seat, 'act:charge')).toBe('No chit is drawn.');
    tap(seat, 'act:draw', { 'chit cup': 'unit:b1' });
    expect(words(seat)[0]).toBe('Draw: Blue Foot');
    tap(seat, 'act:charge');
    expect(rowOf(seat, 'unit', 'b1').strength).toBe(2);
    tap(seat, 'act:draw', { 'chit cup': 'Lull 1' });
    expect(words(seat)).toContain('Rally one.');
    expect(tried(seat, 'act:charge')).toBe('No chit is drawn.');
    const panel = seat.game.table(stateOf(seat)).panels.find(({ kind }) => kind === 'cup');
    expect(panel?.kind === 'cup' && panel.chits.map(({ label, state }) => [label, state])).toEqual([
      ['Red Foot', 'in'],
      ['Lull', 'in'],
      ['Lull', 'current'],
      ['Blue Foot', 'drawn'],
    ]);
  });

  test('the chit of a row that has no place in the cup any more is neither drawn nor owed', () => {
    const seat = tap(begun(definition(parts)), 'row:unit', { which: 'b1', row: { 'is:state': 'spent' } });
    expect(seat.game.table(stateOf(seat)).obligations.map(({ label }) => label)).toEqual([
      'Chits: 3 in the cup',
    ]);
    expect(asked(tap(seat, 'act:draw'))).toMatchObject({
      from: [{ label: 'Red Foot' }, { label: 'Lull' }, { label: 'Lull', unlisted: true }],
    });
  });

  test('what goes back at once may be drawn again', () => {
    const seat = begun(definition({ ...parts, cups: { cup: { ...cups.cup, aside: 'back' } } }));
    tap(seat, 'act:draw', { 'chit cup': 'unit:b1' });
    tap(seat, 'act:draw', { 'chit cup': 'unit:b1' });
    expect(stateOf(seat).cups.cup?.in).toHaveLength(4);
  });
});

describe('watch', () => {
  const LOSE = [{ add: ['unit:r1.strength', -9] }, { add: ['unit:b1.strength', -9] }];
  const vp = { vp: { name: 'Points', ledger: true, start: 0, min: -99, max: 99 } };
  const watch = [
    {
      when: [
        ['any unit.strength', '<=', 0],
        ['any unit.state', '!=', 'spent'],
      ],
      do: [{ set: ['it.state', 'spent'] }, { points: ['vp', ['sign', 1, 'it'], 'it', 'gone'] }],
    },
  ];

  test('binds each row that meets it once, after each tap', () => {
    const seat = tap(acting(LOSE, { counters: vp, watch }), 'act:act');
    expect(stateOf(seat).points.vp?.map(({ label, points }) => [label, points])).toEqual([
      ['Red Foot gone', -1],
      ['Blue Foot gone', 1],
    ]);
    tap(seat, 'end-step');
    expect(stateOf(seat).points.vp).toHaveLength(2);
  });

  test('never goes by what it did itself', () => {
    const again = [{ when: [['any unit.strength', '<', 9]], do: [{ add: ['it.strength', 1] }] }];
    const seat = begun(definition({ watch: again }));
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(5);
    tap(seat, 'end-step');
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(6);
  });

  test('looks after corrections by hand too', () => {
    const seat = begun(definition({ watch, counters: vp }));
    tap(seat, 'row:unit', { which: 'r1', row: { 'is:strength': 0 } });
    expect(rowOf(seat, 'unit', 'r1').state).toBe('spent');
  });
});

describe('ends', () => {
  const counters = { vp: { name: 'Red leads by', ledger: true, start: 0, min: -9, max: 9 } };
  const ends = {
    'at-once': [{ win: 'red', when: [['vp', '>=', 5]] }],
    'at-last': [
      { win: 'red', say: 'narrow', when: [['vp', '>=', 1]] },
      { say: 'A drawn day', when: [['vp', '=', 0]] },
      { win: 'blue' },
    ],
  };
  const ended = (points: number, turns = 1) => {
    const seat = begun(
      definition({
        ...doing([{ points: ['vp', points, '', 'Town'] }]),
        counters,
        ends,
        turns: { name: 'Turn', count: turns },
      }),
    );
    return tap(seat, 'act:act');
  };

  test('at once end the game, and stop it where it is', () => {
    const seat = ended(5);
    expect(seat.game.table(stateOf(seat)).verdict).toMatchObject({
      label: 'Red wins',
      why: 'Red leads by 5',
      side: 'red',
      recorded: false,
    });
    expect(tried(seat, 'act:act')).toBe('The game is over.');
    tap(seat, 'record-end');
    expect(seat.game.table(stateOf(seat)).verdict?.recorded).toBe(true);
  });

  test.each([
    [2, 'Red wins: narrow'],
    [0, 'A drawn day'],
    [-3, 'Blue wins'],
  ])('at last go by the first that holds: %i', (points, label) => {
    const seat = ended(points);
    expect(seat.game.table(stateOf(seat)).verdict).toBeUndefined();
    tap(seat, 'end-step');
    expect(seat.game.table(stateOf(seat)).verdict?.label).toBe(label);
  });

  test('at once stand on the ledger as its marks', () => {
    const [ledger] = ended(2).game.ledgers(stateOf(ended(2)));
    // What counts after the last turn alone is no mark: in mid-game it would not be true.
    expect(ledger?.thresholds).toEqual([{ label: 'Red wins', at: 5 }]);
    expect(ledger?.total).toEqual({ label: 'Red leads by', value: 2 });
  });

  test('what a recorded end goes by is how its counters stand, before and after it', () => {
    const seat = ended(2);
    expect(seat.game.stands?.(stateOf(seat))).toEqual({ at: 'at “Red leads by 2”', now: '“Red leads by 2”' });
    tap(seat, 'end-step');
    expect(seat.game.stands?.(stateOf(seat))).toMatchObject({
      now: '“Red leads by 2”',
      calls: { label: 'Red wins: narrow', side: 'red' },
    });
  });

  test('players may concede, or agree to stop', () => {
    const seat = tap(ended(2), 'stop-game', { how: 'won blue' });
    expect(seat.game.table(stateOf(seat)).verdict).toMatchObject({
      label: 'Blue wins',
      why: 'Red concedes',
      side: 'blue',
    });
  });
});
