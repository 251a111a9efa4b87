import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extendBook, foldJournal } from '../../../src/core/book';
import type { Entry } from '../../../src/core/journal';
import { noLookup, runProcedure } from '../../../src/core/procedure';
import type { Answer } from '../../../src/core/prompt';
import { iph } from '../../../src/games/iph';
import { initialState } from '../../../src/games/iph/state/state';
import { totalVp } from '../../../src/games/iph/views/ledger';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')).entries;

/** How each recorded game ends, read off the board as it was played. */
const ENDS = {
  'down-to-zero.json': {
    entries: 68,
    battles: 1,
    struck: 6,
    vp: 0,
    moment: 'GT5 · 8 Dec, Morning',
    hexes: [],
    gone: ['usmc'],
    ended: { end: 'vp-0', winner: 'us' },
    ships: ['Japanese carrier 1 sunk'],
  },
  'first-turns.json': {
    entries: 161,
    battles: 9,
    struck: 4,
    vp: 12,
    moment: 'GT5 · 8 Dec, Morning',
    hexes: ['haleiwa', '1829', 'ford-island'],
    gone: ['bbrow'],
    ended: undefined,
    ships: [],
  },
  'no-beachhead.json': {
    entries: 44,
    battles: 2,
    struck: 0,
    vp: 0,
    moment: 'GT2 · 7 Dec, Afternoon',
    hexes: [],
    gone: [],
    ended: { end: 'no-beachhead', winner: 'us' },
    ships: [],
  },
  'to-turn-11.json': {
    entries: 390,
    battles: 21,
    struck: 0,
    vp: 2,
    moment: 'After the game',
    hexes: ['2124', 'ewa', 'pearl-city', 'honolulu-1'],
    gone: ['bbrow'],
    ended: { end: 'gt-11', winner: 'us' },
    ships: ['Battleship Hiei damaged', 'Japanese carrier 2 sunk'],
  },
  'until-22.json': {
    entries: 269,
    battles: 16,
    struck: 0,
    vp: 23,
    moment: 'GT6 · 8 Dec, Afternoon',
    hexes: [
      'haleiwa',
      '2023',
      'schofield-1',
      'ford-island',
      'schofield-2',
      'pearl-city',
      'honolulu-1',
      'ewa',
      'honolulu-2',
      '2124',
      '2416',
    ],
    gone: ['bbrow'],
    ended: { end: 'vp-22', winner: 'jp' },
    ships: ['US carrier 1 sunk', 'Japanese carrier 3 damaged', 'Japanese carrier 1 damaged'],
  },
} as const;

describe('recorded games', () => {
  it('each fixture has its end written down', () => {
    expect(readdirSync(folder)).toEqual(Object.keys(ENDS));
  });

  it.each(Object.entries(ENDS))('%s is replayed to its recorded end', (name, end) => {
    const book = foldJournal(iph, load(name));
    const battles = book.procs.filter((proc) =>
      proc.outcome?.events.some((event) => event.type === 'v1.BattleFought'),
    );
    expect({
      entries: book.entries.length,
      battles: battles.length,
      struck: book.struck.size,
      vp: totalVp(book.state),
      moment: iph.moment(book.state),
      hexes: book.state.hexes.filter((hex) => hex.held).map((hex) => hex.id),
      gone: book.state.gone,
      ended: book.state.ended,
      ships: book.state.ships.map((ship) => ship.label),
    }).toEqual(end);
    expect(book.open).toBeUndefined();
    expect(book.procs.flatMap((proc) => proc.conflicts)).toEqual([]);
  });

  it.each(Object.keys(ENDS))('%s: kept entry by entry it is the same book', (name) => {
    const entries = load(name);
    const grown = entries.reduce((book, entry) => extendBook(iph, book, entry), foldJournal(iph, []));
    expect(grown).toEqual(foldJournal(iph, entries));
  });

  it.each(Object.keys(ENDS))(
    '%s: every procedure run again from its answers, without a pack, says the same',
    (name) => {
      const entries = load(name);
      const book = foldJournal(iph, entries);
      let before = initialState();
      for (const proc of book.procs.filter(({ struck }) => !struck)) {
        const def = iph.procedures[proc.opened.procedure];
        if (!def || !proc.outcome) throw new Error(`${proc.opened.id} is not closed`);
        const live = proc.entries.filter((entry) => !book.struck.has(entry.id));
        const answers = new Map<string, Answer>(
          live.flatMap((entry) => entry.answers.map(({ key, answer }) => [key, answer] as const)),
        );
        const run = runProcedure(def, before, proc.opened.args, answers, noLookup);
        expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), proc.title).toEqual(
          proc.outcome,
        );
        before = proc.outcome.events.reduce((state, event) => iph.apply(state, event).state, before);
      }
      expect(before).toEqual(book.state);
    },
  );
});

describe('the recorded games together', () => {
  const books = Object.keys(ENDS).map((name) => foldJournal(iph, load(name)));
  const procs = books.flatMap((book) => book.procs);

  it('use every procedure of the game', () => {
    const used = new Set(
      procs
        .filter(({ entries }) => entries.some(({ outcome }) => outcome))
        .map(({ opened }) => opened.procedure),
    );
    expect(Object.keys(iph.procedures).filter((id) => !used.has(id))).toEqual([]);
  });

  it('reach every end of the game', () => {
    const events = procs.flatMap(({ entries }) => entries.flatMap(({ outcome }) => outcome?.events ?? []));
    const reached = new Set(events.filter(({ type }) => type === 'v1.GameEnded').map(({ end }) => end));
    expect(iph.ends.filter((end) => !reached.has(end))).toEqual([]);
  });
});

/** What sets a total, a ship or a count right by hand, or leaves a phase out. */
const BY_HAND = ['ship-lost', 'row-eliminated', 'correct-points', 'correct-forces', 'retire', 'end-step'];
/** Each source of column shifts: terrain, beachhead, concentric, planes of both sides, night, banzai. */
const SHIFTS = [
  /^Terrain/,
  /^Beachhead/,
  /^Concentric/,
  /^Night/,
  /^Banzai/,
  /Japanese plane/,
  /^US: .*carrier plane/,
  /^US: .*Army plane/,
];

describe.each(['until-22.json', 'to-turn-11.json'])('%s, a long game', (name) => {
  const { procs, state } = foldJournal(iph, load(name));
  const events = procs.flatMap(({ outcome }) => outcome?.events ?? []);
  const those = (type: string) => events.filter((event) => event.type === type);

  it('holds at least 15 battles, and every source of shifts', () => {
    expect(those('v1.BattleFought').length).toBeGreaterThanOrEqual(15);
    const shifts = procs.flatMap(
      ({ outcome }) => outcome?.trace.filter(({ kind }) => kind === 'shift') ?? [],
    );
    expect(SHIFTS.filter((shift) => !shifts.some(({ label }) => shift.test(label)))).toEqual([]);
  });

  it('passes every phase of the turns it plays, and draws every chit', () => {
    expect(those('v1.TurnEnded').flatMap(({ skipped }) => skipped as string[])).toEqual([]);
    expect(those('v1.TurnEnded').map(({ turn }) => turn)).toEqual(
      Array.from({ length: state.over ? 11 : state.cursor.turn - 1 }, (_, i) => i + 1),
    );
    expect(new Set(those('v1.ChitDrawn').map(({ chit }) => chit)).size).toBe(7);
  });

  it('has nothing set by hand', () => {
    expect(procs.filter(({ opened }) => BY_HAND.includes(opened.procedure))).toEqual([]);
    const answers = procs.flatMap(({ entries }) => entries.flatMap((entry) => entry.answers));
    expect(answers.filter(({ answer }) => answer.kind === 'dice' && answer.by === 'override')).toEqual([]);
  });
});

it('the 22 points fall on turn 6 or later', () => {
  expect(foldJournal(iph, load('until-22.json')).state.cursor.turn).toBeGreaterThanOrEqual(6);
});
