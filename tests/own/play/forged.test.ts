import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyBounds } from '../../../src/core/bounds';
import { isBounded } from '../../../src/core/bounds';
import { deepFreeze } from '../../../src/core/json';
import { actionsOn } from '../../../src/core/play/view';
import { readDefinition } from '../../../src/own/format/parse';
import { ownMeta } from '../../../src/own/meta';
import { apply } from '../../../src/own/play/apply';
import { OWN_BOUNDS, type OwnEvent } from '../../../src/own/play/bounds';
import { ownGame } from '../../../src/own/play/game';
import { initialState, type OwnState } from '../../../src/own/play/state';
import { fuzz, nothingMet, tape } from '../../support/fuzz';
import { begun, definition, stateOf } from './small';

const fileOf = (name: string) => {
  const read = readDefinition(readFileSync(new URL(`../format/files/${name}.json`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.problem.message);
  return { ...read.value.definition, hash: name };
};
const hollow = fileOf('hollow-ridge');

/** Names that a forged event may use: those of the game, and those that every object has. */
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'corps',
  'b1',
  'g2',
  'strength',
  'state',
  'vp',
  'supply@blue',
];
const name = fc.oneof(
  fc.constantFrom(...NAMES, 'air', 'cup', 'crt', 'DR', 'blue', 'chits', 'night', 'hollow-ridge', 'other'),
  fc.string({ maxLength: 12 }),
);

type Data = AnyBounds[string][string];

/** Any value within a bound. */
function within(bound: Data): fc.Arbitrary<unknown> {
  switch (bound.kind) {
    case 'whole':
      return fc.oneof(
        fc.constantFrom(bound.min, bound.max, Math.max(bound.min, 0)),
        fc.integer({ min: bound.min, max: bound.max }),
      );
    case 'text':
      return name;
    case 'flag':
      return fc.boolean();
    case 'one':
      return fc.constantFrom(...bound.values);
    case 'list':
      return fc.array(within(bound.item), { maxLength: 4 });
    case 'named':
      return fc
        .array(fc.tuple(name, within(bound.item)), { maxLength: 4 })
        .map((entries) => Object.fromEntries(entries));
    case 'fields':
      return fieldsOf(bound.fields);
    case 'either':
      return fc.oneof(...bound.parts.map(within));
    case 'maybe':
      return fc.option(within(bound.item), { nil: undefined });
  }
}

const fieldsOf = (fields: { readonly [key: string]: Data }): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      ...Object.entries(fields).map(([key, bound]) => within(bound).map((value) => [key, value] as const)),
    )
    .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));

const anyEvent = fc.oneof(
  ...Object.entries(OWN_BOUNDS as AnyBounds).map(([type, fields]) =>
    fieldsOf(fields).map((event) => ({ ...event, type })),
  ),
) as fc.Arbitrary<OwnEvent>;

describe('forged events', () => {
  const begin = begun(hollow);
  const states: readonly (readonly [string, OwnState])[] = [
    ['before the beginning', initialState()],
    ['in a game', stateOf(begin)],
  ];
  const game = ownGame([hollow]);
  const meta = ownMeta([hollow]);

  test.each(states)('are within the bounds and fold without a throw, %s', async (_name, from) => {
    const registers = (await meta.registers?.load()) ?? (() => []);
    const guide = (await meta.guide?.()) ?? (() => undefined);
    const report = await meta.report?.();
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        expect(events.filter((event) => !isBounded(OWN_BOUNDS, event as { type: string }))).toEqual([]);
        const clean = JSON.stringify(Object.prototype);
        const state = events.reduce((so, event) => apply(deepFreeze(so), event).state, from);
        expect(JSON.stringify(Object.prototype)).toBe(clean);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
        // All that a screen reads of it: views, and why each procedure cannot be begun.
        const view = game.table(state);
        game.ledgers(state);
        registers(state);
        guide(state);
        report?.turn(state);
        report?.scores?.(state);
        game.stands?.(state);
        for (const side of [...game.sides.map(({ id }) => id), '__proto__'])
          expect(game.sideName(state, side)).toBeTypeOf('string');
        for (const action of actionsOn(view)) expect(game.procedures[action.procedure]).toBeDefined();
        // And what can be begun asks its first question, or comes to something.
        for (const def of Object.values(game.procedures)) {
          def.secret?.(state, {});
          if (def.unless?.(state, {}) === undefined && def.id !== 'begin')
            def.run(deepFreeze(state), {}).next();
        }
        expect(() => structuredClone(state)).not.toThrow();
      }),
      { numRuns: 300, seed: 42 },
    );
  });

  test('an event of a type that nobody knows changes nothing', () => {
    for (const type of ['v1.Other', '__proto__', 'constructor'])
      expect(apply(stateOf(begin), { type } as never)).toEqual({
        state: stateOf(begin),
        conflict: 'Unknown event.',
      });
  });

  test.each<[string, OwnEvent, string]>([
    [
      'a chit that is not there',
      { type: 'kit.v1.Drawn', cup: 'cup', chit: 'nobody' },
      'It is not in the cup.',
    ],
    ['a second beginning', { type: 'kit.v1.Begun' } as never, 'The game has begun already.'],
    [
      'a counter that nobody has',
      { type: 'kit.v1.Added', key: '__proto__', by: 1 },
      'There is no such counter.',
    ],
    [
      'a row that is on no list',
      { type: 'kit.v1.Added', key: 'strength', row: { list: 'corps', row: 'x' }, by: 1 },
      'What it was about is on no list.',
    ],
    [
      'a ledger that is none',
      { type: 'kit.v1.Points', ledger: 'constructor', points: 1, label: 'x' },
      'There is no such ledger.',
    ],
    [
      'a state where a number is',
      { type: 'kit.v1.Set', what: 'counter', key: 'cut', value: 'far' },
      'There is no such counter.',
    ],
  ])('says why %s does not fit', (_name, event, why) => {
    const before = stateOf(begin);
    expect(apply(before, event)).toEqual({ state: before, conflict: why });
  });

  test('a difference that goes beyond the bounds is clamped, and says so', () => {
    const { state, conflict } = apply(stateOf(begin), { type: 'kit.v1.Added', key: 'supply@blue', by: -50 });
    expect(state.counters['supply@blue']?.value).toBe(0);
    expect(conflict).toBe('Supply, Blue stays at 0: it goes from 0 to 12.');
    const field = apply(stateOf(begin), {
      type: 'kit.v1.Added',
      key: 'strength',
      row: { list: 'corps', row: 'b1' },
      by: 99,
    });
    expect(field.conflict).toBe('strength of I Corps stays at 20: it goes from 0 to 20.');
  });
});

describe('games at random', () => {
  const EVERYTHING = definition({
    turns: { name: 'Turn', count: 9 },
    switches: { odds: { name: 'Odds', of: { cap: 'Cap', real: 'Real' } } },
    counters: {
      vp: { name: 'Points', each: 'side', ledger: true, start: 0, min: 0, max: 50 },
      shot: { name: 'Shot', each: 'side', start: 5, min: 0, max: 9, low: [2, 'Low'] },
      sky: { name: 'Sky', of: ['clear', 'grey'], start: 'clear' },
    },
    mods: {
      cover: {
        name: 'Cover',
        kind: 'drm',
        rows: [
          { id: 'wood', say: 'Wood', value: -2 },
          { id: 'low', say: 'Low', value: -1, when: [['shot@own', '<=', 2]] },
        ],
      },
    },
    tables: {
      fire: {
        name: 'Fire',
        columns: { by: 'difference', heads: '..-2 -1..1 2..', above: 'end', below: '0' },
        rows: { dice: '1d10 from 0', heads: '..2 3..6 7..' },
        cells: ['0 0 1', '0 1 ?', '1 XX 2'],
        means: {
          '0': { say: 'Nothing' },
          '#': {
            say: '# lost',
            do: [{ add: ['foe.strength', ['-', 0, '#']] }, { points: ['vp@own', '#', 'foe', 'losses'] }],
          },
        },
      },
    },
    actions: {
      fire: {
        title: 'Fire',
        own: 'unit',
        ask: [
          { id: 'foe', pick: 'unit', say: 'Whom', where: [['side', '!=', 'own.side']] },
          { id: 'how', mods: ['cover'], say: 'How' },
        ],
        do: [
          { add: ['shot@own', -1] },
          { table: 'fire', of: ['-', 'own.strength', 'foe.strength'], drm: 'cover' },
        ],
      },
      order: {
        title: 'Order',
        sealed: 'own side',
        ask: [
          { id: 'text', text: 20, say: 'Order' },
          { id: 'hour', number: [1, 3], say: 'Turn' },
        ],
        do: [{ note: 'text', opens: 'hour' }],
      },
      rally: {
        title: 'Rally',
        each: { list: 'unit', as: 'who', where: [['state', '=', 'spent']] },
        do: [
          {
            roll: '2d6 keep high',
            bands: [
              { to: 3, say: 'no' },
              { say: 'yes', do: [{ set: ['who.state', 'fresh'] }] },
            ],
          },
        ],
      },
    },
    watch: [
      {
        when: [
          ['any unit.strength', '<=', 0],
          ['any unit.state', '!=', 'spent'],
        ],
        do: [
          { set: ['it.state', 'spent'] },
          { due: { in: 1, text: 'Comes back', who: 'it', do: [{ set: ['who.strength', 3] }] } },
        ],
      },
    ],
    ends: {
      'at-once': [{ win: 'red', when: [['vp@red', '>=', 20]] }],
      'at-last': [{ win: 'blue', when: [['vp@blue', '>', 'vp@red']] }],
    },
  });

  test.each([
    ['Hollow Ridge', hollow],
    ['a game with all of it', EVERYTHING],
  ])('%s is played to its end, whatever is tapped', (_name, def) => {
    const met = nothingMet();
    const manner = (tidy: boolean) => ({
      isOver: ({ ended }: OwnState) => ended !== undefined,
      tidy,
      onward: ['record-end', 'bring-on', 'end-step'],
    });
    fc.assert(
      fc.property(tape(300), fc.boolean(), (numbers, tidy) => {
        fuzz(ownGame([def]), numbers, met, manner(tidy));
      }),
      { numRuns: 12, seed: 7 },
    );
    expect([...met.prompts.keys()]).toEqual(expect.arrayContaining(['form', 'dice', 'choice']));
    expect(met.entries).toBeGreaterThan(300);
  });
});
