import { describe, expect, it } from 'vitest';
import { amend, projectionAfter, runAmending } from '../../../src/core/journal/amend';
import { undoLast } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import { previewChange } from '../../../src/core/journal/preview';
import { foldJournal, liveAnswers } from '../../../src/core/journal/projection';
import { sameJson } from '../../../src/core/json';
import type { Game } from '../../../src/core/play/game';
import { amendAtRandom, foldAnew, onTheTable, wayBack } from '../../support/amending';
import { take } from '../../support/play';
import { games } from './games';

/** A row of numbers of its own for each seed. */
function numbers(seed: number): (below: number) => number {
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

const copyOf = (entries: readonly Entry[]): readonly Entry[] => JSON.parse(JSON.stringify(entries));

const cases = games.flatMap(({ game, facts, recorded }) =>
  facts.amended.map((which) => {
    const entries = recorded.find(({ name }) => name === which.name)?.entries ?? [];
    const lines = foldJournal(game, entries)
      .runs.filter(({ struck, outcome }) => !struck && outcome !== undefined)
      .filter(({ opened }) => !which.procedure || opened.procedure === which.procedure)
      .filter((_, i) => i % which.every === 0);
    return { title: `${game.id}, ${which.name}`, game, which, entries, lines };
  }),
);

it('some lines of every game are amended', () => {
  expect(games.map(({ id }) => id).filter((id) => !cases.some(({ game }) => game.id === id))).toEqual([]);
  expect(cases.filter(({ lines }) => lines.length < 10).map(({ title }) => title)).toEqual([]);
});

describe.each(cases)('each answer of $title amended in turn', ({ game, which, entries, lines }) => {
  const met = { amended: 0, conflicts: 0 };

  it.each(
    lines.map(
      (procedureRun) =>
        [`${procedureRun.opened.seq} ${procedureRun.title}, ${procedureRun.moment}`, procedureRun] as const,
    ),
  )('%s', (_, procedureRun) => {
    const of = procedureRun.opened.id;
    const table = onTheTable(game, entries);
    const { projection, pack } = table;
    const whole = runAmending(game, projection, pack, { of, changes: [] });
    if (!whole.ok) throw new Error(whole.problem.code);
    expect(JSON.parse(JSON.stringify(whole.value.run))).toMatchObject({ outcome: procedureRun.outcome });
    const overridable = whole.value.run.overridable.map(({ key }) => key);
    if (which.overridable) expect(overridable).toEqual(which.overridable);
    const keys = [...liveAnswers(procedureRun, projection.struck).keys(), ...overridable];
    const rounds = Array.from({ length: which.rounds }, () => keys).flat();
    for (const [i, key] of rounds.entries()) {
      table.projection = projection;
      table.pack = pack;
      const draft = amendAtRandom(table, of, key, numbers(i + 1 + procedureRun.opened.seq));
      if (!draft) continue;
      const back = wayBack(table, of);
      const command = amend(game, projection, pack, draft, 'Misread');
      if (!command.ok) {
        expect(command.problem.code, key).toBe('amend.same');
        continue;
      }
      const told = previewChange(game, projection, projectionAfter(game, projection, command.value));
      expect(take(table, command)).toBeUndefined();
      const fresh = foldAnew(game, copyOf(table.projection.entries));
      expect(table.projection.state, key).toEqual(fresh.state);
      const refolded = foldJournal(game, copyOf(table.projection.entries));
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
      expect(told.totals.length).toBeGreaterThan(0);
      met.amended += 1;
      met.conflicts += fresh.conflicts.length ? 1 : 0;

      const returned = amend(game, table.projection, table.pack, { of, changes: back }, 'It was right');
      expect(take(table, returned), key).toBeUndefined();
      expect(table.projection.state).toEqual(projection.state);
      expect(table.projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
      take(table, undoLast(table.projection));
      take(table, undoLast(table.projection));
      expect(table.projection.state).toEqual(projection.state);
    }
  });

  it('met enough, and lines that no longer fit', () => {
    expect(met.amended).toBeGreaterThan(lines.length * which.least.perLine);
    expect(met.conflicts).toBeGreaterThanOrEqual(which.least.conflicts);
  });
});
