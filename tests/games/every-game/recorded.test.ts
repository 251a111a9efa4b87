import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { firstBeyond } from '../../../src/core/journal/entry-bounds';
import {
  extendProjection,
  foldJournal,
  liveAnswers,
  type Projection,
} from '../../../src/core/journal/projection';
import type { Game } from '../../../src/core/play/game';
import { noLookup, runProcedure, sideOf } from '../../../src/core/play/procedure';
import { describeTrace } from '../../../src/core/play/trace';
import { recordedEntries, shortest } from '../../support/recorded';
import { games } from './games';
import { undoAll } from './undo-all';

/** Every procedure that counts, run again from its answers without a pack, and the state after what is on record of it. */
function run(game: Game<unknown>, projection: Projection<unknown>) {
  let after = game.initial();
  return projection.runs
    .filter(({ struck }) => !struck)
    .map((procedureRun) => {
      const def = game.procedures[procedureRun.opened.procedure];
      if (!def || !procedureRun.outcome) throw new Error(`${procedureRun.opened.id} is not closed`);
      const { args } = procedureRun.opened;
      const side = sideOf(def, after, args);
      const again = runProcedure(def, after, args, liveAnswers(procedureRun, projection.struck), noLookup);
      after = procedureRun.outcome.events.reduce((state, event) => game.apply(state, event).state, after);
      return { procedureRun, side, run: again, after };
    });
}

const ran = new Map<Projection<unknown>, ReturnType<typeof run>>();

/** Once for all that looks at it. */
function runAgain(game: Game<unknown>, projection: Projection<unknown>): ReturnType<typeof run> {
  const again = ran.get(projection) ?? run(game, projection);
  ran.set(projection, again);
  return again;
}

const booksOf = new Map(
  games.map(({ id, game, recorded }) => [
    id,
    recorded.map(({ name, entries }) => ({ name, entries, projection: foldJournal(game, entries) })),
  ]),
);

it('a result tells a stated value in the line in which the last question told it', () => {
  const lines = games.flatMap(({ id, game }) =>
    (booksOf.get(id) ?? []).flatMap(({ projection }) =>
      runAgain(game, projection).flatMap(({ procedureRun, run }) => {
        const told = run.asked.at(-1)?.working ?? [];
        const { lines: result } = describeTrace(procedureRun.outcome?.trace ?? []);
        return run.overridable
          .filter(({ at }) => at < told.length)
          .map(({ at }) => ({ line: `${procedureRun.title}, ${at}`, told: told[at], result: result[at] }));
      }),
    ),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ told, result }) => !isDeepStrictEqual(told, result))).toEqual([]);
});

describe.each(games)('the recorded games of $id', ({ id, game, bounds, recorded, example, facts }) => {
  const { ends, endOf, endEvent } = facts.recorded;
  const projections = booksOf.get(id) ?? [];
  const runs = projections.flatMap(({ projection }) => projection.runs);

  it('each has its end written down', () => {
    expect(recorded.map(({ name }) => name)).toEqual(Object.keys(ends));
  });

  it.each(projections)('$name is replayed to its recorded end', ({ name, projection }) => {
    expect(endOf(projection)).toEqual(ends[name]);
    expect(projection.open).toBeUndefined();
    expect(projection.runs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it.each(projections)('$name: kept entry by entry it is the same book', ({ entries, projection }) => {
    const grown = entries.reduce((now, entry) => extendProjection(game, now, entry), foldJournal(game, []));
    expect(grown).toEqual(projection);
  });

  it.each(projections)(
    '$name: every procedure run again from its answers, without a pack, says the same',
    ({ projection }) => {
      const again = runAgain(game, projection);
      for (const { procedureRun, run } of again) {
        expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), procedureRun.title).toEqual(
          procedureRun.outcome,
        );
      }
      expect(again.at(-1)?.after).toEqual(projection.state);
    },
  );

  it.each(projections)(
    '$name: a line of the working that names a question names one that was asked',
    ({ projection }) => {
      const working = runAgain(game, projection).map(({ procedureRun, run }) => ({
        procedureRun,
        asked: [...run.asked, ...run.overridable].map(({ key }) => key),
        lines: [...run.asked.flatMap((prompt) => prompt.working), ...(procedureRun.outcome?.trace ?? [])],
      }));
      const naming = working.flatMap(({ procedureRun, asked, lines }) =>
        lines.flatMap(({ label, prompt }) =>
          prompt === undefined
            ? []
            : [{ line: `${procedureRun.title}: ${label}, ${prompt}`, known: asked.includes(prompt) }],
        ),
      );
      expect(naming.length).toBeGreaterThan(0);
      expect(naming.flatMap(({ line, known }) => (known ? [] : [line]))).toEqual([]);
    },
  );

  it('each question is the side’s that its procedure is of, or it is written down where both are asked', () => {
    const asked = projections.flatMap(({ projection }) => runAgain(game, projection));
    const both = asked.filter(({ run, side }) => run.asked.some((prompt) => prompt.side !== side));
    const procedures = new Set(both.map(({ procedureRun }) => procedureRun.opened.procedure));
    expect([...procedures].toSorted()).toEqual(facts.recorded.bothSides.toSorted());
  });

  // The shortest; the others are undone in the soak.
  it('the shortest: undone to the first line and back again, it is the same game', () =>
    undoAll(game, recordedEntries(game.id, shortest(game.id))));

  it('record nothing beyond the bounds of their events', () => {
    const journals = [...recorded.map(({ entries }) => entries), example];
    expect(journals.map((entries) => firstBeyond(bounds, entries))).toEqual(journals.map(() => undefined));
  });

  it('together use every procedure of the game', () => {
    const closed = runs.filter(({ entries }) => entries.some(({ outcome }) => outcome));
    const used = new Set(closed.map(({ opened }) => opened.procedure));
    expect(Object.keys(game.procedures).filter((id) => !used.has(id))).toEqual(
      facts.recorded.afterSheet ?? [],
    );
  });

  it('together reach every end of the game', () => {
    const events = runs.flatMap(({ entries }) => entries.flatMap(({ outcome }) => outcome?.events ?? []));
    const reached = new Set(events.filter(({ type }) => type === endEvent).map(({ end }) => end));
    expect(game.ends.length).toBeGreaterThan(0);
    expect(game.ends.filter((end) => !reached.has(end))).toEqual([]);
  });
});
