import { describe, expect, it } from 'vitest';
import { amend, projectionAfter, runAmending } from '../../../src/core/journal/amend';
import { undoLast } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import { previewChange } from '../../../src/core/journal/preview';
import { foldJournal, liveAnswers, type ProcedureRun } from '../../../src/core/journal/projection';
import { sameJson } from '../../../src/core/json';
import type { Game } from '../../../src/core/play/game';
import type { Answer } from '../../../src/core/play/prompt';
import { amendAtRandom, foldAnew, onTheTable, wayBack } from '../../support/amending';
import { type Table, take } from '../../support/play';
import type { Pick } from '../../support/random-answer';
import { games } from './games';

/** A row of numbers of its own for each seed. */
function numbers(seed: number): Pick {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return (at >>> 8) % below;
  };
}

const openTotals = (game: Game<unknown>, state: unknown): ReadonlyMap<string, number> =>
  new Map(
    game
      .ledgers(state)
      .flatMap(({ title, total, sealed }) => (total && !sealed ? [[title, total.value] as const] : [])),
  );

const copies = new WeakMap<Entry, Entry>();

/** As read from a file: nothing that was kept for a line while it was played is there for its copy. Each is copied once. */
const copyOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => {
    const copy: Entry = copies.get(entry) ?? JSON.parse(JSON.stringify(entry));
    copies.set(entry, copy);
    return copy;
  });

/** What kind of answer, or which stated value, of which procedure. */
const kindOf = ({ opened }: ProcedureRun, key: string, answer: Answer | undefined): string =>
  `${opened.procedure} ${answer?.kind ?? key}`;

const cases = games.flatMap(({ game, facts, recorded }) =>
  facts.amended.map((which, at) => {
    const entries = recorded.find(({ name }) => name === which.name)?.entries ?? [];
    const lines = foldJournal(game, entries)
      .runs.filter(({ struck, outcome }) => !struck && outcome !== undefined)
      .filter(({ opened }) => !which.procedure || opened.procedure === which.procedure)
      .filter((_, i) => i % which.every === 0);
    return { title: `${game.id}, ${which.name}`, game, which, entries, lines, isFirst: at === 0 };
  }),
);

/**
 * Amends the lines of the recorded games that the facts name: each of their answers, or in the first of each game of each kind of answer of each
 * procedure the first that can be amended, and more until a line no longer fits where the facts want that. A line of which
 * nothing is amended is run again all the same.
 */
export function amendAll(which: 'each answer' | 'one of each kind'): void {
  it('some lines of every game are amended', () => {
    expect(games.map(({ id }) => id).filter((id) => !cases.some(({ game }) => game.id === id))).toEqual([]);
    expect(cases.filter(({ lines }) => lines.length < 10).map(({ title }) => title)).toEqual([]);
  });

  describe.each(cases.filter(({ isFirst }) => isFirst || which === 'each answer'))(
    `${which} of $title amended in turn`,
    (one) => {
      const { game, entries, lines, which: facts } = one;
      const start = onTheTable(game, entries);
      const kinds = new Set<string>();
      const wanted = which === 'each answer' ? facts.least.conflicts : Math.min(1, facts.least.conflicts);
      const met = { tried: 0, amended: 0, conflicts: 0 };

      it.each(
        lines.map(
          (procedureRun) =>
            [
              `${procedureRun.opened.seq} ${procedureRun.title}, ${procedureRun.moment}`,
              procedureRun,
            ] as const,
        ),
      )('%s', (_, procedureRun) => {
        const { projection, pack } = start;
        const whole = runAmending(game, projection, pack, { of: procedureRun.opened.id, changes: [] });
        if (!whole.ok) throw new Error(whole.problem.code);
        expect(JSON.parse(JSON.stringify(whole.value.run))).toMatchObject({ outcome: procedureRun.outcome });
        const overridable = whole.value.run.overridable.map(({ key }) => key);
        if (facts.overridable) expect(overridable).toEqual(facts.overridable);
        const answers = liveAnswers(procedureRun, projection.struck);
        const keys = [...answers.keys(), ...overridable];
        const rounds = Array.from({ length: facts.rounds }, () => keys).flat();
        for (const [i, key] of rounds.entries()) {
          const kind = kindOf(procedureRun, key, answers.get(key));
          if (which === 'one of each kind' && kinds.has(kind) && met.conflicts >= wanted) continue;
          met.tried += 1;
          const conflicts = amendOne(
            start,
            procedureRun.opened.id,
            key,
            numbers(i + 1 + procedureRun.opened.seq),
          );
          if (conflicts === undefined) continue;
          kinds.add(kind);
          met.amended += 1;
          met.conflicts += conflicts ? 1 : 0;
        }
      });

      it('met enough, and lines that no longer fit', () => {
        const least = which === 'each answer' ? lines.length * facts.least.perLine : met.tried / 4;
        expect(met.amended).toBeGreaterThan(least);
        expect(met.conflicts).toBeGreaterThanOrEqual(wanted);
      });
    },
  );
}

/**
 * Amends one answer and takes that back, by an amendment and by undoing; says how many lines then did not fit. Nothing
 * where it cannot be amended to anything else.
 */
function amendOne(start: Table<unknown>, of: string, key: string, pick: Pick): number | undefined {
  const { game, projection, pack } = start;
  const table = { ...start };
  const draft = amendAtRandom(table, of, key, pick);
  if (!draft) return undefined;
  const back = wayBack(table, of);
  const command = amend(game, projection, pack, draft, 'Misread');
  if (!command.ok) {
    expect(command.problem.code, key).toBe('amend.same');
    return undefined;
  }
  const told = previewChange(game, projection, projectionAfter(game, projection, command.value));
  expect(take(table, command)).toBeUndefined();
  const copy = copyOf(table.projection.entries);
  const fresh = foldAnew(game, copy);
  expect(table.projection.state, key).toEqual(fresh.state);
  const refolded = foldJournal(game, copy);
  expect(refolded.state).toEqual(fresh.state);
  expect(sameJson(table.projection.runs, refolded.runs)).toBe(true);
  expect(told.arising.map(({ id, conflicts }) => ({ id, conflicts }))).toEqual(fresh.conflicts);
  expect(told.ceasing).toEqual([]);
  const was = openTotals(game, projection.state);
  expect(told.totals.map(({ title, before, after }) => [title, before, after])).toEqual(
    [...openTotals(game, fresh.state)].flatMap(([title, after]) =>
      was.has(title) ? [[title, was.get(title), after]] : [],
    ),
  );
  // A file may have no ledger.
  expect(told.totals.length > 0).toBe(was.size > 0);

  const returned = amend(game, table.projection, table.pack, { of, changes: back }, 'It was right');
  expect(take(table, returned), key).toBeUndefined();
  expect(table.projection.state).toEqual(projection.state);
  expect(table.projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  take(table, undoLast(table.projection));
  take(table, undoLast(table.projection));
  expect(table.projection.state).toEqual(projection.state);
  return fresh.conflicts.length;
}
