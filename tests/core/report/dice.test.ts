import { describe, expect, it } from 'vitest';
import { amend } from '../../../src/core/journal/amend';
import { strike } from '../../../src/core/journal/commands';
import { freeRoll } from '../../../src/core/journal/free-roll';
import { foldJournal } from '../../../src/core/journal/projection';
import { type DiceReport, diceReport } from '../../../src/core/journal/report/dice';
import { walkGame } from '../../../src/core/journal/report/walk';
import type { Game } from '../../../src/core/play/game';
import { askCell, askChoice, askDice, startDerivation } from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import { COAST } from '../../games/toy/charts';
import { type ToyState, toy } from '../../games/toy/toy';
import { answer, open, say, sitDown, type Table, take } from '../../support/play';

type Toy = Table<ToyState>;

const diceOf = ({ projection }: Toy, game: Game<ToyState> = toy): DiceReport =>
  diceReport(game, projection, walkGame(game, projection, undefined));
/** "fox physical: 0 1 0 …" */
const plain = ({ groups }: DiceReport) =>
  groups.map(
    ({ side, by, free, counts, sides }) =>
      `${free ? 'free' : (side ?? 'nobody')} ${by} d${sides}: ${counts.join(' ')}`,
  );

function begun(): Toy {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

function cross(table: Toy, side: string, faces: readonly number[], by: 'app' | 'physical' | 'override') {
  open(table, 'cross', { side });
  const given: Answer = { kind: 'dice', faces, by, ...(by === 'override' && { reason: 'cocked' }) };
  answer(table, 'crossing', given);
  if (table.projection.open) say(table, 'late');
  return table.projection.runs.at(-1)?.opened.id ?? '';
}

describe('the dice that count', () => {
  it('stand by side and by who rolled, each with its mean and spread', () => {
    const table = begun();
    cross(table, 'fox', [1, 2, 3], 'app');
    cross(table, 'fox', [6, 6, 6], 'app');
    cross(table, 'fox', [5, 5, 5], 'physical');
    cross(table, 'owl', [2, 2, 4], 'physical');
    cross(table, 'owl', [4, 4, 4], 'override');
    const report = diceOf(table);
    expect(plain(report)).toEqual([
      'fox app d6: 1 1 1 0 0 3',
      'fox physical d6: 0 0 0 0 3 0',
      'owl physical d6: 0 2 0 1 0 0',
      'owl override d6: 0 0 0 3 0 0',
    ]);
    expect(report.groups[0]).toMatchObject({ n: 6, mean: 4 });
    // Of 1, 2, 3, 6, 6, 6 around 4: (9 + 4 + 1 + 4 + 4 + 4) / 6.
    expect(report.groups[0]?.spread).toBeCloseTo(Math.sqrt(26 / 6), 10);
    expect(report).toMatchObject({ leftOut: 0, sealed: false });
  });

  it('are those of free rolls too, apart, by their own size', () => {
    const table = begun();
    take(table, freeRoll({ count: 2, sides: 20 }, { faces: [20, 1], by: 'physical' }, 'weather'));
    take(table, freeRoll({ count: 1, sides: 6 }, { faces: [3], by: 'app' }));
    cross(table, 'fox', [1, 1, 1], 'app');
    expect(plain(diceOf(table))).toEqual([
      'fox app d6: 3 0 0 0 0 0',
      'free app d6: 0 0 1 0 0 0',
      'free physical d20: 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1',
    ]);
    take(
      table,
      strike(table.projection, [table.projection.entries.find(({ kind }) => kind === 'v1.Noted')?.id ?? '']),
    );
    expect(diceOf(table)).toMatchObject({ leftOut: 2 });
    expect(plain(diceOf(table))).toHaveLength(2);
  });

  it('are not the struck ones, which are counted out, nor those restored', () => {
    const table = begun();
    const first = cross(table, 'fox', [1, 1, 1], 'app');
    cross(table, 'fox', [2, 2, 2], 'app');
    take(table, strike(table.projection, [first]));
    expect(plain(diceOf(table))).toEqual(['fox app d6: 0 3 0 0 0 0']);
    expect(diceOf(table).leftOut).toBe(3);
    take(table, { ok: true, value: { entry: { kind: 'v1.Restored', ids: [first] }, learn: [] } });
    expect(plain(diceOf(table))).toEqual(['fox app d6: 3 3 0 0 0 0']);
    expect(diceOf(table).leftOut).toBe(0);
  });

  it('are the amended ones in the place of what was recorded', () => {
    const table = begun();
    const line = cross(table, 'fox', [1, 1, 1], 'physical');
    const changes = [
      { key: 'crossing', answer: { kind: 'dice', faces: [6, 6, 6], by: 'physical' } as const },
    ];
    take(table, amend(toy, table.projection, table.pack, { of: line, changes }, 'misread'));
    expect(plain(diceOf(table))).toEqual(['fox physical d6: 0 0 0 0 0 3']);
    expect(diceOf(table).leftOut).toBe(3);
  });

  it('that several sides throw at once are each its own', () => {
    const duel: Game<ToyState> = {
      ...toy,
      procedures: {
        ...toy.procedures,
        duel: {
          id: 'duel',
          rule: '–',
          title: () => 'Duel',
          *run() {
            const roll = { key: 'duel', rule: '–', title: 'Roll', count: 3, sides: 6 };
            yield* askDice(startDerivation(), { ...roll, dieSides: ['fox', 'owl', 'fox'] });
            return { events: [], trace: [] };
          },
        },
      },
    };
    const table = sitDown(duel);
    open(table, 'begin');
    say(table, {});
    open(table, 'duel');
    say(table, [1, 6, 2]);
    expect(plain(diceOf(table, duel))).toEqual([
      'fox physical d6: 1 1 0 0 0 0',
      'owl physical d6: 0 0 0 0 0 1',
    ]);
  });

  it('are not those of a way that another answer has left', () => {
    const way = {
      key: 'way',
      rule: '–',
      title: 'Which way?',
      options: ['land', 'sea'].map((value) => ({ value, label: value })),
    };
    const voyage: Game<ToyState> = {
      ...toy,
      procedures: {
        ...toy.procedures,
        voyage: {
          id: 'voyage',
          rule: '–',
          title: () => 'Voyage',
          *run() {
            const work = startDerivation();
            const value = yield* askChoice(work, way);
            yield* askDice(work, { key: value, rule: '–', title: 'Roll', count: 1, sides: 6 });
            yield* askDice(work, { key: 'end', rule: '–', title: 'Roll', count: 1, sides: 6 });
            return { events: [], trace: [] };
          },
        },
      },
    };
    const table = sitDown(voyage);
    open(table, 'voyage');
    say(table, 'land', 1);
    take(table, strike(table.projection, [table.projection.entries[1]?.id ?? '']));
    say(table, 'sea', 2);
    expect(plain(diceOf(table, voyage))).toEqual(['nobody physical d6: 0 1 0 0 0 0']);
  });

  it('count while their procedure is still open', () => {
    const table = begun();
    open(table, 'cross', { side: 'owl' });
    say(table, [1, 2, 3]);
    expect(table.projection.open).toBeDefined();
    expect(plain(diceOf(table))).toEqual(['owl physical d6: 1 1 1 0 0 0']);
  });

  it('are kept, of a size not known, where the app no longer asks for them', () => {
    const table = begun();
    cross(table, 'fox', [1, 2, 3], 'physical');
    const { cross: _, ...procedures } = toy.procedures;
    const later: Game<ToyState> = { ...toy, procedures };
    const projection = foldJournal(later, table.projection.entries);
    expect(plain(diceReport(later, projection, walkGame(later, projection, undefined)))).toEqual([
      'nobody physical d0: 1 1 1',
    ]);
  });

  it('are known where the rulebook prints what was not looked up when they fell', () => {
    const table = begun();
    cross(table, 'fox', [1, 2, 3], 'physical');
    const known = toy.procedures.cross;
    if (!known) throw new Error('no crossing');
    const later: Game<ToyState> = {
      ...toy,
      procedures: {
        ...toy.procedures,
        cross: {
          ...known,
          *run(state, args) {
            yield* askCell(startDerivation(), COAST, 'drift', 'rocks');
            return yield* known.run(state, args);
          },
        },
      },
    };
    expect(plain(diceOf(table, later))).toEqual(plain(diceOf(table)));
    expect(plain(diceOf(table, later))).toEqual(['fox physical d6: 1 1 1 0 0 0']);
  });

  it('say nothing of a sealed entry, struck or not, until it is revealed', () => {
    const sealing: Game<ToyState> = {
      ...toy,
      procedures: {
        ...toy.procedures,
        cross: { ...toy.procedures.cross, secret: () => ({ side: 'fox', tag: 'crates:fox' }) } as never,
      },
    };
    const table: Toy = sitDown(sealing);
    open(table, 'begin');
    say(table, {});
    const first = cross(table, 'fox', [1, 2, 3], 'app');
    cross(table, 'fox', [1, 2, 3], 'app');
    take(table, strike(table.projection, [first]));
    expect(diceOf(table, sealing)).toEqual({ groups: [], leftOut: 0, sealed: true });
    open(table, 'show', { side: 'fox' });
    expect(plain(diceOf(table, sealing))).toEqual(['fox app d6: 1 1 1 0 0 0']);
    expect(diceOf(table, sealing)).toMatchObject({ leftOut: 3, sealed: false });
  });
});

it('the test waits for thirty of a six-sided die, and leaves out what players set', () => {
  const table = begun();
  for (let i = 0; i < 9; i += 1) cross(table, 'fox', [1, 2, 3], 'app');
  expect(diceOf(table).groups[0]).toMatchObject({ n: 27 });
  expect(diceOf(table).groups[0]?.fit).toBeUndefined();
  cross(table, 'fox', [1, 2, 3], 'app');
  // Ten each of three faces where five of six are expected: 6 × 25/5.
  expect(diceOf(table).groups[0]?.fit).toEqual({ chiSquare: 30, freedom: 5, rarity: 1000 });
  for (let i = 0; i < 10; i += 1) cross(table, 'owl', [1, 2, 3], 'override');
  expect(diceOf(table).groups[1]).toMatchObject({ by: 'override', n: 30 });
  expect(diceOf(table).groups[1]?.fit).toBeUndefined();
});
