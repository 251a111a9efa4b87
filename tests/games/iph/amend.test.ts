import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amend, bookAfter, runAmending } from '../../../src/core/amend';
import { foldJournal, liveAnswers } from '../../../src/core/book';
import { lessonsOf, undoLast } from '../../../src/core/commands';
import type { Entry } from '../../../src/core/journal';
import { sameJson } from '../../../src/core/json';
import { withLessons } from '../../../src/core/pack';
import { previewChange } from '../../../src/core/preview';
import type { Outcome } from '../../../src/core/procedure';
import { iph } from '../../../src/games/iph';
import type { IphState } from '../../../src/games/iph/state/state';
import { totalVp } from '../../../src/games/iph/views/ledger';
import { amendAtRandom, wayBack } from '../../support/amending';
import { type Table, take } from '../../support/play';

/** A recorded game on the table, with charts that say what was looked up in it. */
function recorded(name: string): Table<IphState> {
  const path = new URL(`./fixtures/${name}.json`, import.meta.url);
  const entries = JSON.parse(readFileSync(path, 'utf8')).entries as readonly Entry[];
  const answers = entries.flatMap((entry) => ('answers' in entry ? entry.answers : []));
  const pack = withLessons({ ...iph.practice, id: 'own:iph', practice: false }, lessonsOf(answers), 1);
  return { game: iph, book: foldJournal(iph, entries), pack, now: 1_000 };
}

/** The state and what did not fit, line by line, without the engine's book: for a journal in which nothing is struck. */
function foldAnew(entries: readonly Entry[]) {
  const outcomes = new Map<string, Outcome | undefined>();
  const own = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Opened') {
      own.set(entry.id, entry.id);
      outcomes.set(entry.id, entry.outcome);
    }
    if (entry.kind === 'v1.Answered' && entry.outcome) outcomes.set(entry.of, entry.outcome);
    if (entry.kind === 'v1.Amended') outcomes.set(entry.of, entry.outcome);
    if (entry.kind === 'v1.Struck' || entry.kind === 'v1.Restored') throw new Error('a journal with strikes');
  }
  let state = iph.initial();
  const conflicts: { id: string; conflicts: string[] }[] = [];
  for (const [id, outcome] of outcomes) {
    const met: string[] = [];
    for (const event of outcome?.events ?? []) {
      const applied = iph.apply(state, event);
      state = applied.state;
      if (applied.conflict) met.push(applied.conflict);
    }
    if (met.length) conflicts.push({ id, conflicts: met });
  }
  return { state, conflicts };
}

/** A row of numbers of its own for each seed. */
function numbers(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return (at >>> 8) % below;
  };
}

const name = 'until-22';

describe('each answer of the battles of a long game amended in turn', () => {
  const battles = recorded(name).book.procs.filter(({ opened }) => opened.procedure === 'battle');
  const met = { amended: 0, conflicts: 0, ends: 0 };

  it.each(battles.map((battle, i) => [`battle ${i + 1}, ${battle.moment}`, battle] as const))(
    '%s',
    (_, battle) => {
      const of = battle.opened.id;
      const table = recorded(name);
      const { book, pack } = table;
      const whole = runAmending(iph, book, pack, { of, changes: [] });
      if (!whole.ok) throw new Error(whole.problem.code);
      expect(JSON.parse(JSON.stringify(whole.value.run))).toMatchObject({ outcome: battle.outcome });
      const given = liveAnswers(battle, book.struck);
      const stated = whole.value.run.stated.map(({ key }) => key);
      expect(stated).toEqual(['override:shift', 'override:result', 'override:points']);
      const keys = [...given.keys(), ...stated];
      for (const [i, key] of [...keys, ...keys].entries()) {
        table.book = book;
        table.pack = pack;
        const draft = amendAtRandom(table, of, key, numbers(i + 1 + battle.opened.seq));
        if (!draft) continue;
        const back = wayBack(table, of);
        const command = amend(iph, book, pack, draft, 'Misread');
        if (!command.ok) {
          expect(command.problem.code, key).toBe('amend.same');
          continue;
        }
        const told = previewChange(iph, book, bookAfter(iph, book, command.value));
        expect(take(table, command)).toBeUndefined();
        const fresh = foldAnew(JSON.parse(JSON.stringify(table.book.entries)));
        expect(table.book.state, key).toEqual(fresh.state);
        const refolded = foldJournal(iph, JSON.parse(JSON.stringify(table.book.entries)));
        expect(sameJson(table.book.procs, refolded.procs)).toBe(true);
        expect(told.arising.map(({ id, conflicts }) => ({ id, conflicts }))).toEqual(fresh.conflicts);
        expect(told.ceasing).toEqual([]);
        expect(told.totals).toEqual([
          expect.objectContaining({ before: totalVp(book.state), after: totalVp(fresh.state) }),
        ]);
        met.amended += 1;
        met.conflicts += fresh.conflicts.length ? 1 : 0;
        met.ends += told.verdict ? 1 : 0;

        const returned = amend(iph, table.book, table.pack, { of, changes: back }, 'It was right');
        expect(take(table, returned), key).toBeUndefined();
        expect(table.book.state).toEqual(book.state);
        expect(table.book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
        take(table, undoLast(table.book));
        take(table, undoLast(table.book));
        expect(table.book.state).toEqual(book.state);
      }
    },
  );

  it('met lines that no longer fit', () => {
    expect(met.amended).toBeGreaterThan(battles.length * 5);
    expect(met.conflicts).toBeGreaterThan(0);
  });
});

describe('other lines of the same game', () => {
  it('a chit that was drawn later too: its later draw and what followed from it no longer fit', () => {
    const table = recorded(name);
    const draws = table.book.procs.filter(({ opened }) => opened.procedure === 'draw-chit');
    const chitOf = (draw: (typeof draws)[number] | undefined) =>
      String(draw?.outcome?.events.find(({ type }) => type === 'v1.ChitDrawn')?.chit);
    const [first, second] = draws;
    const of = first?.opened.id ?? '';
    const asked = runAmending(iph, table.book, table.pack, { of, changes: [] });
    const key = asked.ok ? (asked.value.rests[0]?.key ?? '') : '';
    const answer = { kind: 'draw', value: chitOf(second), by: 'physical' } as const;
    const command = amend(iph, table.book, table.pack, { of, changes: [{ key, answer }] }, 'Read wrong');
    if (!command.ok) throw new Error(command.problem.message);
    const told = previewChange(iph, table.book, bookAfter(iph, table.book, command.value));
    take(table, command);
    const fresh = foldAnew(table.book.entries);
    expect(told.arising.map(({ id, conflicts }) => ({ id, conflicts }))).toEqual(fresh.conflicts);
    expect(fresh.conflicts.map(({ id }) => id)).toContain(second?.opened.id);
  });
});
