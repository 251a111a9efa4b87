import { describe, expect, test } from 'vitest';
import { amend, runAmending, startAmending, withChange } from '../../../src/core/journal/amend';
import { strike } from '../../../src/core/journal/commands';
import { logLines } from '../../../src/core/journal/log';
import { extendProjection, foldJournal, sealedFor } from '../../../src/core/journal/projection';
import type { Definition } from '../../../src/own/format/definition';
import { ownMeta } from '../../../src/own/meta';
import { compareEditions } from '../../../src/own/play/compare';
import { ownGame } from '../../../src/own/play/game';
import { take } from '../../support/play';
import { begun, counter, definition, events, rowOf, type Seat, stateOf, tap, tried, words } from './small';

const TABLE = (cells: readonly string[]) => ({
  crt: {
    name: 'Combat',
    rows: { dice: '1d6', heads: '..3 4..' },
    cells,
    means: {
      A: { say: 'Loses 1', do: [{ add: ['unit:r1.strength', -1] }] },
      B: { say: 'Loses 2', do: [{ add: ['unit:r1.strength', -2] }] },
    },
  },
});
const actions = { fire: { title: 'Fire', step: 'main', do: [{ table: 'crt' }, { add: ['supply', -1] }] } };
const supply = { supply: { name: 'Supply', start: 5, min: 0, max: 9 } };
const first = definition({
  tables: TABLE(['A', 'A']),
  actions,
  counters: { ...supply, old: { name: 'Roads cut', start: 2, min: 0, max: 9 } },
});
const second = definition(
  {
    game: { id: 'small', title: 'Small', edition: 2, by: 'A. Author', blurb: 'Made up.' },
    tables: TABLE(['B', 'A']),
    actions,
    counters: {
      supply: { name: 'Supply', start: 3, min: 0, max: 3 },
      fog: { name: 'Fog', start: 1, min: 0, max: 3 },
    },
    lists: {
      unit: {
        name: 'Units',
        one: 'unit',
        fields: { side: 'side', strength: [0, 9], state: ['fresh', 'spent'], dug: 'mark', guns: [0, 4] },
        rows: [
          'r1 | Red Foot | red | 9 | fresh | | 2',
          'b1 | Blue Foot | blue | 3 | fresh | dug | 0',
          'b2 | Blue Horse | blue | 2 | fresh | | 1',
        ],
      },
    },
  },
  'two',
);

/** Played by the first edition up to a loss, then the second one is taken. */
const changed = () =>
  tap(tap(begun(first, second), 'act:fire', { 'die crt': 1 }), 'define', {}, { definition: 'two' });

describe('taking a new edition', () => {
  test('adds what is new at its start, and leaves what is in play', () => {
    const seat = changed();
    expect(stateOf(seat).edition).toBe('two');
    expect(counter(seat, 'fog')).toBe(1);
    expect(rowOf(seat, 'unit', 'r1')).toMatchObject({ strength: 3, guns: 2 });
    expect(rowOf(seat, 'unit', 'b2').strength).toBe(2);
    // It stood at 4, and goes no further than 3 from now on.
    expect(counter(seat, 'supply')).toBe(3);
  });

  test('brings back no row that was taken off its list', () => {
    const seat = tap(begun(first, second), 'row:unit', { which: 'b1', row: { stays: 'no' } });
    tap(seat, 'define', {}, { definition: 'two' });
    expect(stateOf(seat).rows.unit?.map(({ id }) => id)).toEqual(['r1', 'b2']);
  });

  test('tells part by part what differs, and keeps as a remark what was used and is gone', () => {
    const seat = changed();
    expect(words(seat)).toEqual(
      expect.arrayContaining([
        'Edition 2 holds from here on',
        'Counters: New: Fog',
        'Counters: Gone: Roads cut',
        'Rows: New: Blue Horse (Units)',
        expect.stringMatching(/^Tables: Combat: /),
        'Before this edition: Roads cut stood at 2.',
      ]),
    );
    expect(stateOf(seat).notes.map(({ text }) => text)).toEqual([
      'Before this edition: Roads cut stood at 2.',
    ]);
    expect(compareEditions(first, first)).toEqual([]);
  });

  test('is refused while a question is open, of an edition that holds, and of one that is not here', () => {
    const seat = tap(begun(first, second), 'act:fire');
    expect(tried(seat, 'define', { definition: 'two' })).toBeDefined();
    expect(stateOf(seat).edition).toBe('one');
    const again = changed();
    expect(tried(again, 'define', { definition: 'two' })).toBe('This edition holds already.');
    expect(tried(again, 'define', { definition: 'three' })).toBe('The file of that edition is not here.');
  });

  test('is taken back by a strike: what was played stays', () => {
    const seat = changed();
    const line = seat.projection.runs.at(-1)?.opened.id ?? '';
    expect(take(seat, strike(seat.projection, [line]))).toBeUndefined();
    expect(stateOf(seat).edition).toBe('one');
    expect(counter(seat, 'supply')).toBe(4);
    expect(counter(seat, 'fog')).toBeUndefined();
  });

  test('an old line is amended by the edition of its time', () => {
    const seat = tap(changed(), 'act:fire', { 'die crt': 1 });
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(1);
    const old = seat.projection.runs.find(({ opened }) => opened.procedure === 'act:fire')?.opened.id ?? '';
    const started = startAmending(seat.game, seat.projection, old);
    if (!started.ok) throw new Error(started.problem.message);
    const changes = withChange(started.value, {
      key: 'die crt',
      answer: { kind: 'dice', faces: [2], by: 'physical' },
    });
    const ran = runAmending(seat.game, seat.projection, seat.pack, changes);
    expect(
      ran.ok && ran.value.run.status === 'done' && ran.value.run.outcome.trace.map(({ label }) => label),
    ).toContain('Loses 1');
    expect(take(seat, amend(seat.game, seat.projection, seat.pack, changes, ''))).toBeUndefined();
    expect(rowOf(seat, 'unit', 'r1').strength).toBe(1);
  });

  test('folds to the same state from its lines alone, entry by entry, and back by undo', () => {
    const seat = tap(tap(changed(), 'act:fire', { 'die crt': 4 }), 'end-step');
    const { entries } = seat.projection;
    const step = entries.reduce(
      (so, entry) => extendProjection(seat.game, so, entry),
      foldJournal(seat.game, []),
    );
    expect(step.state).toEqual(stateOf(seat));
    for (let n = 0; n <= entries.length; n += 1) {
      const upTo = entries.slice(0, n);
      expect(foldJournal(ownGame([second, first, second]), upTo).state).toEqual(
        foldJournal(seat.game, upTo).state,
      );
    }
  });
});

describe('what is sealed', () => {
  const order = {
    title: 'Seal an order',
    step: 'main',
    sealed: 'own side',
    ask: [
      { id: 'order', text: 80, say: 'The order' },
      { id: 'hour', number: [1, 3], say: 'Opens on turn' },
    ],
    do: [{ note: 'order', opens: 'hour' }],
  };
  const parts = { steps: [{ id: 'main', name: 'Main' }] };
  const sealing = definition({ ...parts, actions: { order } });
  const edition = (actions: object) =>
    definition(
      {
        ...parts,
        actions,
        game: { id: 'small', title: 'Small', edition: 2, by: 'A. Author', blurb: 'Made up.' },
      },
      'two',
    );
  const { sealed: _, ...open } = order;
  const drops = edition({});
  const renames = edition({ orders: order });
  const unseals = edition({ order: open });

  const seal = (seat: Seat, hour = 3, side = 'red') => {
    const action =
      seat.game.table(stateOf(seat)).actions.find(({ id }) => id === `act:order:${side}`) ??
      seat.game.table(stateOf(seat)).main;
    if (action?.id !== `act:order:${side}`) throw new Error(`no order of ${side}`);
    return tap(seat, action.procedure, { 'order+hour': { order: 'North at dawn', hour } }, action.args);
  };
  const secretOf = (seat: Seat, at = -1) => {
    const runs = seat.projection.runs.filter(({ opened }) => opened.procedure.startsWith('act:order'));
    const run = runs.at(at);
    return run && sealedFor(seat.projection, run);
  };
  /** Whether any view or line of the log that is open shows the words. */
  const isTold = (seat: Seat): boolean => {
    const lines = logLines(seat.projection).filter(({ sealed }) => !sealed);
    return JSON.stringify([seat.game.table(stateOf(seat)), seat.game.ledgers(stateOf(seat)), lines]).includes(
      'North at dawn',
    );
  };

  test('is one action for each side, its own side’s alone', () => {
    const seat = seal(begun(sealing));
    expect(secretOf(seat)).toBe('red');
    expect(isTold(seat)).toBe(false);
    expect(stateOf(seat).notes[0]?.text).toBe('North at dawn');
    seal(seat, 2, 'blue');
    expect(secretOf(seat)).toBe('blue');
  });

  test('is owed by each side where either seals it, and is done by each', () => {
    const steps = [
      { id: 'main', name: 'Main', owes: ['order'] },
      { id: 'move', name: 'Move' },
    ];
    const seat = begun(definition({ steps, actions: { order } }));
    const owedNow = () =>
      seat.game.table(stateOf(seat)).obligations.map(({ label, action }) => [label, action?.args.side]);
    expect(owedNow()).toEqual([
      ['Seal an order: Red', 'red'],
      ['Seal an order: Blue', 'blue'],
    ]);
    seal(seat);
    expect(owedNow()).toEqual([['Seal an order: Blue', 'blue']]);
    expect(tried(seat, 'act:order', { side: 'red', envelope: 1 })).toBe('It is done.');
    seal(seat, 2, 'blue');
    expect(owedNow()).toEqual([]);
    tap(seat, 'end-step');
    tap(seat, 'end-step');
    expect(owedNow()).toHaveLength(2);
  });

  test('asks behind the curtain of its side', () => {
    const seat = begun(sealing);
    const steps = seat.game.procedures['act:order']?.run(stateOf(seat), { side: 'blue', envelope: 0 });
    expect(steps?.next().value).toMatchObject({ kind: 'form', secret: 'blue' });
  });

  test('opens on its turn, when the step before it ends, and is told', async () => {
    const seat = seal(begun(sealing), 2);
    expect(secretOf(seat)).toBe('red');
    const revealed = async () => (await ownMeta([sealing]).report?.())?.interludes?.revealed?.(stateOf(seat));
    expect(await revealed()).toEqual([]);
    tap(seat, 'end-step');
    expect(secretOf(seat)).toBeUndefined();
    expect(isTold(seat)).toBe(true);
    expect(await revealed()).toMatchObject([
      { title: 'What Red sealed', lines: ['Turn 1', 'North at dawn'], side: 'red' },
    ]);
  });

  test('opens at the end of the game at last', () => {
    const seat = tap(seal(begun(sealing), 3), 'stop-game', { how: 'nobody' });
    expect(secretOf(seat)).toBeUndefined();
  });

  test('says to other phones when it opens, and nothing of what is in it', () => {
    const seat = seal(begun(sealing));
    const { veiled } = seat.game.procedures['act:order'] ?? {};
    expect(seat.game.seals).toBe(true);
    const before = stateOf(begun(sealing));
    const [stands] = veiled?.(before, { side: 'red', envelope: 0 }, events(seat)) ?? [];
    expect(stands).toEqual({
      type: 'kit.v1.Noted',
      text: '',
      opens: 3,
      sealed: { side: 'red', action: 'order', envelope: 0 },
    });
  });

  const later: readonly (readonly [string, Definition])[] = [
    ['drops', drops],
    ['renames', renames],
    ['unseals', unseals],
  ];
  test.each(later)('stays sealed where a later edition %s its action', (_name, edition) => {
    const seat = seal(begun(sealing, edition));
    tap(seat, 'define', {}, { definition: 'two' });
    expect(secretOf(seat)).toBe('red');
    expect(isTold(seat)).toBe(false);
    // The journal read by whoever knows both editions, in either order, and by who knows the later one alone.
    for (const editions of [[sealing, edition], [edition, sealing], [edition]]) {
      const folded = foldJournal(ownGame(editions), seat.projection.entries);
      const run = folded.runs.find(({ opened }) => opened.procedure === 'act:order');
      if (editions.length > 1) expect(run && sealedFor(folded, run)).toBe('red');
    }
  });

  test('stays sealed where the edition that sealed it is struck', () => {
    const seat = begun(definition({ ...parts, actions: { order: open } }), { ...sealing, hash: 'two' });
    tap(seat, 'define', {}, { definition: 'two' });
    const define = seat.projection.runs.at(-1)?.opened.id ?? '';
    seal(seat);
    expect(take(seat, strike(seat.projection, [define]))).toBeUndefined();
    expect(stateOf(seat).edition).toBe('one');
    expect(secretOf(seat)).toBe('red');
  });

  test('a struck envelope opens no other one', () => {
    const seat = seal(seal(begun(sealing), 2), 3, 'blue');
    const [red] = seat.projection.runs.filter(({ opened }) => opened.procedure === 'act:order');
    expect(take(seat, strike(seat.projection, [red?.opened.id ?? '']))).toBeUndefined();
    tap(seat, 'end-step');
    expect(secretOf(seat)).toBe('blue');
    tap(seat, 'end-step');
    expect(secretOf(seat)).toBeUndefined();
  });
});
