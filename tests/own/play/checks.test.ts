import { describe, expect, test } from 'vitest';
import type { Definition, Effects } from '../../../src/own/format/definition';
import { LEFT_OPEN } from '../../support/seat';
import {
  acting,
  asked,
  begun,
  definition,
  doing,
  events,
  goOn,
  rowOf,
  stateOf,
  tap,
  tried,
  words,
} from './small';

const LISTS = {
  unit: {
    name: 'Units',
    one: 'unit',
    fields: { side: 'side', strength: [0, 9], morale: [1, 9], state: ['fresh', 'shaken'] },
    rows: [
      'r1 | Red Foot | red | 4 | 6 | fresh',
      'r2 | Red Horse | red | 4 | 5 | fresh',
      'b1 | Blue Foot | blue | 3 | 7 | fresh',
    ],
  },
  gen: {
    name: 'Leaders',
    one: 'leader',
    fields: { side: 'side', bonus: [0, 3], fate: ['well', 'lost'] },
    rows: ['gr | Roth | red | 2 | well', 'gb | Blau | blue | 1 | well'],
  },
};
const MODS = {
  nerve: {
    name: 'Nerve',
    kind: 'drm',
    rows: [
      {
        id: 'led',
        say: 'Leader',
        value: ['-', 0, 'led.bonus'],
        picks: {
          id: 'led',
          list: 'gen',
          where: [
            ['side', '=', 'who.side'],
            ['fate', '!=', 'lost'],
          ],
        },
      },
      { id: 'weak', say: 'Weak', value: 1, when: [['who.strength', '<', 4]] },
      { id: 'rear', say: 'Rear', value: 2 },
    ],
  },
};
const CHECKS = {
  morale: {
    name: 'Morale',
    rule: '5',
    dice: '1d10',
    mods: 'nerve',
    against: 'who.morale',
    bands: [
      { id: 'holds', to: 0, say: 'holds' },
      {
        say: 'shaken',
        do: [
          { set: ['who.state', 'shaken'] },
          { check: 'leader', who: 'who', led: 'led' },
          { add: ['foe.strength', 1] },
        ],
      },
    ],
  },
  leader: {
    name: 'Leader loss',
    rule: '6',
    dice: '2d6',
    when: [['led', 'is', 'there']],
    bands: [{ to: 4, say: 'lost', do: [{ set: ['led.fate', 'lost'] }] }, { say: 'unhurt' }],
  },
};
const PARTS = { lists: LISTS, mods: MODS, checks: CHECKS };
const FOE = { id: 'foe', pick: 'unit', say: 'Whom', where: [['side', '!=', 'own.side']] };
const attack = (effects: readonly unknown[]) =>
  begun(definition(doing(effects, PARTS, { own: 'unit', ask: [FOE] })));

describe('check', () => {
  const CALL = [{ check: 'morale', who: 'foe' }, { add: ['own.strength', 2] }];

  test('is read against a value after its mods, with the opponent and the leader by name', () => {
    const seat = tap(attack(CALL), 'act:act', {
      own: 'r1',
      foe: 'b1',
      'mods nerve': { 'mods:nerve': ['rear'], 'mods:nerve:led': 'gb' },
      'die morale': 7,
      'die leader': [1, 2],
    });
    // 7 less the leader's 1, plus 1 for the weak and 2 for the rear is 9, against 7.
    expect(words(seat)).toEqual(
      expect.arrayContaining([
        'Leader: Blau: −1',
        'Weak: +1',
        'Rear: +2',
        'Nerve: +2',
        'Morale: Blue Foot: 7 +2 = 9: shaken',
        'Leader loss: Blue Foot: 3: lost',
      ]),
    );
    expect(rowOf(seat, 'unit', 'b1').state).toBe('shaken');
    expect(rowOf(seat, 'gen', 'gb').fate).toBe('lost');
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(7);
  });

  test('is not rolled where its condition fails', () => {
    const seat = tap(attack(CALL), 'act:act', {
      own: 'r1',
      foe: 'b1',
      'mods nerve': { 'mods:nerve': [], 'mods:nerve:led': '-' },
      'die morale': 9,
    });
    expect(asked(seat)).toBeUndefined();
    expect(rowOf(seat, 'unit', 'b1').state).toBe('shaken');
  });

  test('offers only who may lead', () => {
    const seat = tap(attack(CALL), 'act:act', { own: 'r1', foe: 'b1', 'mods nerve': LEFT_OPEN });
    const prompt = asked(seat);
    const led = prompt?.kind === 'form' && prompt.fields.find(({ key }) => key === 'mods:nerve:led');
    expect(led && 'options' in led && led.options.map(({ label }) => label)).toEqual(['None', 'Blau']);
  });

  test('unless: what follows is left out, as its words say', () => {
    const charge = [
      { check: 'morale', who: 'own', unless: 'holds', stop: 'The charge is not made.' },
      { add: ['foe.strength', -1] },
    ];
    const form = { 'mods nerve': { 'mods:nerve': [], 'mods:nerve:led': '-' } };
    const fails = tap(attack(charge), 'act:act', { own: 'r1', foe: 'b1', ...form, 'die morale': 7 });
    expect(words(fails)).toContain('The charge is not made.');
    // Its opponent gains one by the check, and loses none.
    expect(rowOf(fails, 'unit', 'b1').strength).toBe(4);
    const made = tap(attack(charge), 'act:act', { own: 'r1', foe: 'b1', ...form, 'die morale': 6 });
    expect(rowOf(made, 'unit', 'b1').strength).toBe(2);
  });

  test('a leader may be asked for where it is called', () => {
    const seat = tap(attack([{ check: 'leader', who: 'own', led: 'ask' }]), 'act:act', {
      own: 'r1',
      foe: 'b1',
      'led leader': 'gr',
      'die leader': [2, 2],
    });
    expect(rowOf(seat, 'gen', 'gr').fate).toBe('lost');
  });
});

describe('a roll', () => {
  const mods = {
    near: {
      ...{ name: 'Near', kind: 'plus' },
      rows: [
        { id: 'range', say: 'At close range', value: 2, when: [['own.strength', '>', 1]] },
        { id: 'aim', say: 'Aimed', value: 1 },
      ],
    },
  };
  const bands = [{ to: ['+', 1, 'near'], say: 'hits' }, { say: 'misses' }];
  const shoots = (do_: readonly object[], more: object = {}) =>
    begun(definition(doing(do_, { lists: PARTS.lists, mods, ...more }, { own: 'unit' })));

  test('asks and tells the modifiers that its bands rest on', () => {
    const seat = shoots([{ roll: '1d6', bands }]);
    tap(seat, 'act:act', { own: 'r1', 'mods near': { 'mods:near': ['aim'] }, die: 4 });
    expect(words(seat)).toEqual(expect.arrayContaining(['At close range: +2', 'Aimed: +1', 'Near: +3']));
    expect(words(seat).join()).toContain('hits');
  });

  test('of a check does so too', () => {
    const checks = {
      shot: {
        name: 'Shot',
        dice: '1d6',
        against: 'near',
        bands: [{ to: 1, say: 'hits' }, { say: 'misses' }],
      },
    };
    const seat = shoots([{ check: 'shot', who: 'own' }], {
      checks,
      mods: { near: { ...mods.near, rows: [{ id: 'aim', say: 'Aimed', value: 3 }] } },
    });
    tap(seat, 'act:act', { own: 'r1', 'mods near': { 'mods:near': ['aim'] }, 'die shot': 4 });
    expect(words(seat)).toContain('Aimed: +3');
    expect(words(seat).join()).toContain('hits');
  });
});

describe('actions', () => {
  test('one that each of a list does goes through them one by one, as they stand then', () => {
    const each = {
      list: 'unit',
      as: 'who',
      where: [
        ['state', '=', 'fresh'],
        ['side', '=', 'red'],
      ],
    };
    const roll = {
      roll: '1d6',
      bands: [
        { to: 3, say: 'stays' },
        { say: 'shaken', do: [{ set: ['who.state', 'shaken'] }] },
      ],
    };
    const seat = begun(definition(doing([roll], PARTS, { each })));
    tap(seat, 'act:act', { die: 4, 'die 2': 1 });
    expect(rowOf(seat, 'unit', 'r1').state).toBe('shaken');
    expect(rowOf(seat, 'unit', 'r2').state).toBe('fresh');
    tap(seat, 'act:act', { die: 5 });
    expect(tried(seat, 'act:act')).toBe('Nobody is left to do it with.');
  });

  test('one that each of a list does names each in its question', () => {
    const each = { list: 'unit', as: 'who', where: [] };
    const ask = [{ id: 'on', one: { yes: 'Yes', no: 'No' }, say: 'Goes on' }];
    const seat = begun(definition(doing([{ note: 'on' }], PARTS, { each, ask })));
    tap(seat, 'act:act');
    expect(asked(seat)).toMatchObject({ title: 'Red Foot: Goes on' });
    goOn(seat, { on: 'yes' });
    expect(asked(seat)).toMatchObject({ title: 'Red Horse: Goes on' });
  });

  test('rows of several sides that may be picked are told apart by their side', () => {
    const noted = (where: unknown) => {
      const ask = [{ id: 'foe', pick: 'unit', say: 'Whom', where }];
      const seat = begun(definition(doing([{ set: ['foe.state', 'shaken'] }], PARTS, { ask })));
      const prompt = asked(tap(seat, 'act:act'));
      return prompt?.kind === 'choice' ? prompt.options.map(({ note }) => note?.split(', ')[0]) : [];
    };
    expect(new Set(noted([]))).toEqual(new Set(['Red', 'Blue']));
    expect(noted([['side', '=', 'blue']])).not.toContain('Blue');
  });

  test('rows that may be picked are those that meet the conditions, with how they stand', () => {
    const seat = begun(
      definition(
        doing([{ set: ['own.state', 'shaken'] }], PARTS, {
          own: 'unit',
          when: [['own.state', '=', 'fresh']],
        }),
      ),
    );
    tap(seat, 'act:act', { own: 'r1' });
    tap(seat, 'act:act');
    expect(asked(seat)).toMatchObject({
      title: 'Act: who?',
      options: [
        { value: 'r2', label: 'Red Horse', note: 'Red, strength 4, morale 5, fresh' },
        { value: 'b1', label: 'Blue Foot', note: 'Blue, strength 3, morale 7, fresh' },
      ],
    });
  });

  test('nobody to pick is said before anything is asked', () => {
    const seat = begun(
      definition(
        doing([{ add: ['foe.strength', -1] }], PARTS, { ask: [{ ...FOE, where: [['strength', '>', 8]] }] }),
      ),
    );
    expect(tried(seat, 'act:act')).toBe('Whom: there is nobody to pick.');
  });

  test('nobody to pick after an answer is said, and the action is not done', () => {
    const ask = [
      { id: 'n', number: [0, 9], say: 'N' },
      { ...FOE_OF_ALL, where: [['strength', '=', 'n']] },
    ];
    const steps = [{ id: 'main', name: 'Main', owes: ['act'] }];
    const seat = begun(definition(doing([{ add: ['foe.strength', -1] }], { ...PARTS, steps }, { ask })));
    tap(seat, 'act:act', { n: { n: 9 } });
    expect(words(seat)).toContain('Whom: there is nobody to pick.');
    expect(stateOf(seat).did).toEqual([]);
    tap(seat, 'act:act', { n: { n: 3 }, foe: 'b1' });
    expect(stateOf(seat).did).toEqual(['act']);
  });

  test('what depends on an answer is asked after it, the rest in one form', () => {
    const ask = [
      { id: 'bold', one: ['yes', 'no'], say: 'Bold' },
      FOE_OF_ALL,
      { id: 'att', number: [0, 9], say: 'Factors', start: 3 },
      { id: 'def', number: [0, 9], say: 'Against', start: 'foe.strength' },
      { id: 'why', text: 20, say: 'Why', when: [['bold', '=', 'yes']] },
    ];
    const seat = begun(definition(doing([{ say: 'Fight.' }], PARTS, { ask })));
    tap(seat, 'act:act', { 'bold+foe': { bold: 'no', foe: 'b1' }, 'att+def': { att: 2 } });
    expect(words(seat)).toEqual([
      'Act: Blue Foot',
      'Bold: no',
      'Whom: Blue Foot',
      'Factors: 2',
      'Against: 3',
      'Fight.',
    ]);
    tap(seat, 'act:act', { 'bold+foe': { bold: 'yes', foe: 'b1' }, 'att+def+why': { why: 'Glory' } });
    expect(words(seat)).toContain('Why: Glory');
  });

  test('a pick that may be left empty is not asked where there is nobody', () => {
    const ask = [
      { id: 'help', pick: 'unit', say: 'Who helps', optional: true, where: [['strength', '>', 8]] },
    ];
    const seat = tap(begun(definition(doing([{ say: 'Go.' }], PARTS, { ask }))), 'act:act');
    expect(asked(seat)).toBeUndefined();
    expect(words(seat)).toEqual(['Act', 'Go.']);
  });
});

const FOE_OF_ALL = { id: 'foe', pick: 'unit', say: 'Whom' };

describe('conditions and amounts', () => {
  const COUNTERS = {
    n: { name: 'N', start: 0, min: -99, max: 99 },
    three: { name: 'Three', start: 3, min: 0, max: 9 },
  };
  const value = (amount: unknown): unknown => {
    const seat = tap(acting([{ add: ['n', amount] }], { ...PARTS, counters: COUNTERS }), 'act:act');
    return stateOf(seat).counters.n?.value;
  };
  test.each([
    [['+', 1, 2, 'three'], 6],
    [['-', 9, 1, 2], 6],
    [['*', 3, 'three'], 9],
    [['/', 7, 2, 'down'], 3],
    [['/', 7, 2, 'up'], 4],
    [['/', 7, 2, 'near'], 3],
    [['/', 5, 3, 'near'], 2],
    [['min', 4, 'three'], 3],
    [['max', 4, 'three'], 4],
    ['turn', 1],
    [['count', 'unit', [['side', '=', 'red']]], 2],
    [['sign', 2, 'unit:r1'], -2],
    [['sign', 2, 'unit:b1'], 2],
    ['unit:r1.strength', 4],
  ])('the amount %j is %i', (amount, is) => {
    expect(value(amount)).toBe(is);
  });

  test.each([
    [[['three', '=', 3]], true],
    [[['three', '!=', 3]], false],
    [
      [
        ['three', '>', 2],
        ['three', '<=', 3],
      ],
      true,
    ],
    [
      [
        ['three', '>', 2],
        ['three', '<', 3],
      ],
      false,
    ],
    [[['three', 'in', [1, 3]]], true],
    [[['unit:r1.state', 'in', ['shaken']]], false],
    [[['unit:r1.side', '=', 'red']], true],
    [[['tag', 'has', 'rain']], false],
    [[['tag', 'not', 'rain']], true],
    [[{ or: [[['three', '=', 9]], [['three', '=', 3]]] }], true],
    [[{ or: [[['three', '=', 9]], [['three', '=', 8]]] }], false],
    [[['odds', '=', 'cap']], true],
  ])('the conditions %j: %s', (when, is) => {
    const parts = {
      ...PARTS,
      counters: COUNTERS,
      switches: { odds: { name: 'Odds', of: { cap: 'Cap', real: 'Real' } } },
    };
    const seat = tap(
      acting([{ if: when, do: [{ add: ['n', 1] }], else: [{ add: ['n', -1] }] }], parts),
      'act:act',
    );
    expect(stateOf(seat).counters.n?.value).toBe(is ? 1 : -1);
  });
});

describe('what one tap may do', () => {
  const LOTS = Array.from({ length: 24 }, () => ({ say: 'x' }));

  test('ends at 200 effects, and says that the rest is for people', () => {
    const rows = Array.from({ length: 40 }, (_, i) => `u${i} | Unit ${i} | red | 4 | 6 | fresh`);
    const lists = { ...LISTS, unit: { ...LISTS.unit, rows } };
    const seat = tap(
      begun(definition(doing(LOTS, { ...PARTS, lists }, { each: { list: 'unit', as: 'who', where: [] } }))),
      'act:act',
    );
    expect(asked(seat)).toBeUndefined();
    expect(words(seat).filter((line) => line === 'x')).toHaveLength(200);
    expect(words(seat)).toContain('This goes on for too long: the rest is left to you.');
  });

  test('records 100 events at most', () => {
    const rows = Array.from({ length: 120 }, (_, i) => `u${i} | Unit ${i} | red | 4 | 6 | fresh`);
    const lists = { ...LISTS, unit: { ...LISTS.unit, rows } };
    const watch = [{ when: [['any unit.state', '=', 'fresh']], do: [{ set: ['it.state', 'shaken'] }] }];
    const seat = begun(definition({ ...PARTS, lists, watch }));
    expect(events(seat)).toHaveLength(100);
    expect(words(seat)).toContain('This goes on for too long: the rest is left to you.');
  });

  const ENOUGH = 'This goes on for too long: the rest is left to you.';
  /** A file cannot hold a circle; what it comes to is held to the same bounds. */
  const forged = (definition: Definition, change: (def: Definition) => Partial<Definition>): Definition => ({
    ...definition,
    ...change(definition),
  });

  test('calls checks six deep', () => {
    const checks = { c: { name: 'C', dice: '1d6', bands: [{ say: 'again' }] } };
    const circle = forged(definition(doing([{ check: 'c' }], { checks })), (def) => ({
      checks: def.checks.map((check) => ({
        ...check,
        bands: [{ say: 'again', do: [{ kind: 'check', check: 'c' }] }],
      })),
    }));
    const seat = begun(circle);
    tap(seat, 'act:act');
    for (let n = 1; asked(seat); n += 1) goOn(seat, { [n === 1 ? 'die c' : `die c ${n}`]: 1 });
    expect(words(seat).filter((line) => line === 'C: again')).toHaveLength(7);
    expect(words(seat).at(-1)).toBe(ENOUGH);
  });

  test('codes that name each other come to an end', () => {
    const tables = {
      t: {
        name: 'T',
        rows: { dice: '1d6', heads: '1..' },
        cells: ['A'],
        means: { A: { say: 'a' }, B: { say: 'b' } },
      },
    };
    const circle = forged(definition(doing([{ table: 't' }], { tables })), (def) => ({
      tables: def.tables.map((table) => ({
        ...table,
        means: [
          { code: 'A', say: 'a', do: [{ kind: 'as', code: 'B' }] },
          { code: 'B', say: 'b', do: [{ kind: 'as', code: 'A' }] },
        ],
      })),
    }));
    const seat = tap(begun(circle), 'act:act', { 'die t': 1 });
    expect(asked(seat)).toBeUndefined();
    expect(words(seat).at(-1)).toBe(ENOUGH);
  });

  test('looks at so much: what a count of counts of counts comes to is left to people', () => {
    const rows = Array.from({ length: 100 }, (_, i) => `u${i} | Unit ${i} | red | 4 | 6 | fresh`);
    const lists = { ...LISTS, unit: { ...LISTS.unit, rows } };
    const count = ['count', 'unit', [['strength', '<=', 9]]];
    const effects = [{ if: [[count, '>', 0]], do: [{ say: 'x' }] }, { say: 'after' }];
    const seat = begun(definition(doing(effects, { ...PARTS, lists }, { own: 'unit' })));
    const deep = forged(definition(doing(effects, { ...PARTS, lists }, { own: 'unit' })), (def) => ({
      actions: def.actions.map((action) => ({ ...action, do: nested(action.do, 4) })),
    }));
    expect(words(tap(seat, 'act:act', { own: 'u1' }))).toContain('after');
    expect(words(tap(begun(deep), 'act:act', { own: 'u1' }))).toContain(ENOUGH);
  });
});

/** The same with each count of it counted again in its own conditions, so many deep. */
function nested(effects: Effects, deep: number): Effects {
  const again = (value: unknown, left: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => again(part, left));
    const record = value as { readonly kind?: unknown; readonly where?: unknown };
    if (record.kind === 'count' && left > 0) {
      const own = {
        kind: 'compare',
        left: { kind: 'field', row: { kind: 'bound', binding: 'own' }, field: 'strength' },
        is: '<=',
      };
      return {
        ...record,
        where: [{ ...own, right: again({ ...record }, left - 1) }, ...(record.where as unknown[])],
      };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, again(part, left)]));
  };
  return again(effects, deep) as Effects;
}
