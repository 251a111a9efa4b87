// What other apps keep of a play, on the toy's nights and on the games that were recorded.
import { describe, expect, it } from 'vitest';
import { addNote, strike } from '../../../src/core/journal/commands';
import { foldJournal, type Projection } from '../../../src/core/journal/projection';
import { shortOf, tellPlay } from '../../../src/core/journal/report/play';
import type { Game } from '../../../src/core/play/game';
import type { Verdict } from '../../../src/core/play/view';
import { type ToyState, toy } from '../../games/toy/toy';
import { open, say, sitDown, type Table, take } from '../../support/play';

type Toy = Table<ToyState>;
const MINUTE = 60_000;

function begun(): Toy {
  const table = sitDown(toy);
  begin(table);
  return table;
}
function begin(table: Toy): void {
  open(table, 'begin');
  say(table, {});
}
/** The toy has no end of its own. */
const called = (verdict: Verdict): Game<ToyState> => ({
  ...toy,
  table: (state) => ({ ...toy.table(state), verdict }),
});
const play = ({ projection }: { readonly projection: Projection<ToyState> }, game = toy) =>
  tellPlay(game, projection, 'A night', undefined);
const END: Verdict = { label: 'Ann wins', why: 'all home', rule: 'T9', side: 'owl', recorded: true };

describe('a play', () => {
  it('is told of a game of which nothing is on record', () => {
    expect(play(sitDown(toy))).toEqual({
      id: `toy-0-${shortOf('')}`,
      game: { id: 'toy', title: 'Smugglers' },
      title: 'A night',
      ...{ begun: 0, last: 0, minutes: 0, turns: 0, counts: false },
      sides: [
        { id: 'fox', name: 'Fox', player: 'Fox', won: false },
        { id: 'owl', name: 'Owl', player: 'Owl', won: false },
      ],
    });
  });

  it('has the same id whenever it is told, and another game has another one', () => {
    const table = begun();
    const { id } = play(table);
    expect(id).toBe(`toy-1jk-${shortOf('dev:1')}`);
    open(table, 'pass');
    take(table, addNote('Fog'));
    expect(play(table).id).toBe(id);
    const later = sitDown(toy);
    later.now += 1;
    begin(later);
    const elsewhere: Toy = { ...sitDown(toy), device: 'other' };
    begin(elsewhere);
    expect(new Set([id, play(later).id, play(elsewhere).id])).toHaveLength(3);
  });

  it('begins anew with a set-up after the first, and not with one that was struck', () => {
    const table = begun();
    open(table, 'pass');
    open(table, 'pass');
    const first = play(table);
    begin(table);
    open(table, 'pass');
    const second = play(table);
    expect([first.turns, second.turns]).toEqual([3, 2]);
    expect(second.begun).toBe(first.last + 1000);
    expect(second.id).not.toBe(first.id);
    take(table, strike(table.projection, [table.projection.runs.at(-2)?.opened.id ?? '']));
    expect(play(table).id).toBe(first.id);
  });

  it('lasts from tap to tap without breaks over half an hour, whatever the clock does, and ends with its last step', () => {
    const table = begun();
    const wait = (time: number) => {
      table.now += time - 1000;
      open(table, 'pass');
    };
    const sofar = () => play(table).minutes;
    wait(10 * MINUTE);
    expect(sofar()).toBe(10);
    wait(30 * MINUTE);
    expect(sofar()).toBe(40);
    wait(30 * MINUTE + 1);
    expect(sofar()).toBe(40);
    wait(-60 * MINUTE);
    expect(sofar()).toBe(40);
    wait(5 * MINUTE);
    expect(sofar()).toBe(45);
    const { last } = play(table);
    table.now += 10 * MINUTE;
    take(table, addNote('A fine night'));
    expect(play(table)).toMatchObject({ minutes: 45, last });
    take(table, strike(table.projection, [table.projection.runs.at(-1)?.opened.id ?? '']));
    expect(play(table)).toMatchObject({ minutes: 40 });
  });

  it('is in play until its end is recorded', () => {
    const table = begun();
    const before = play(table, called({ ...END, recorded: false }));
    expect(before).not.toHaveProperty('end');
    expect(before.sides.map(({ won }) => won)).toEqual([false, false]);
    expect(play(table, called(END))).toMatchObject({
      end: 'Winner: Owl. All home.',
      sides: [{ won: false }, { won: true }],
    });
    const { side: _, ...nobody } = END;
    expect(play(table, called({ ...nobody, label: 'Nobody wins', why: 'Closed.' })).end).toBe(
      'Nobody wins. Closed.',
    );
  });

  it('says what a game’s report says of scenario and scores', () => {
    const report = {
      turn: () => undefined,
      tables: () => [],
      scenario: () => 'Fog',
      scores: () => ({ owl: -3 }),
    };
    const { projection } = begun();
    const { scenario, counts, turns, sides } = tellPlay(toy, projection, 'A night', report);
    expect({ scenario, counts, turns }).toEqual({ scenario: 'Fog', counts: true, turns: 0 });
    expect(sides.map(({ points }) => points)).toEqual([undefined, -3]);
  });

  it('of a copy has the same id', () => {
    const { projection } = begun();
    const copy = foldJournal(toy, JSON.parse(JSON.stringify(projection.entries)));
    expect(play({ projection: copy })).toEqual(play({ projection }));
  });
});

describe('a text in short', () => {
  it('is eight digits, another one for another text', () => {
    const texts = ['', 'Ken', 'ken', 'Kén', '\u0100', '\u0001', '🎲', 'k'.repeat(1000)];
    expect(texts.map(shortOf).filter((short) => !/^[0-9a-f]{8}$/.test(short))).toEqual([]);
    expect(new Set(texts.map(shortOf))).toHaveLength(texts.length);
  });
});
