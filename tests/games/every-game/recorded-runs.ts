import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  foldJournal,
  liveAnswers,
  type ProcedureRun,
  type Projection,
} from '../../../src/core/journal/projection';
import type { Game } from '../../../src/core/play/game';
import { noLookup, runProcedure, sideOf } from '../../../src/core/play/procedure';
import type { DicePrompt } from '../../../src/core/play/prompt';
import { describeTrace } from '../../../src/core/play/trace';
import type { Recorded } from '../../support/recorded';
import { games } from './games';

type Book = Recorded & { readonly projection: Projection<unknown> };
type Books = ReadonlyMap<string, readonly Book[]>;

/** Every recorded game with its book, by kind. */
export const foldAll = (): Books =>
  new Map(
    games.map(({ id, game, recorded }) => [
      id,
      recorded.map(({ name, entries }) => ({ name, entries, projection: foldJournal(game, entries) })),
    ]),
  );

/**
 * The procedures that count, run again from their answers without a pack, where as many with the same questions were not run
 * before; and the state after what is on record of all.
 */
function run(game: Game<unknown>, { projection }: Book, often: number, times: Map<string, number>) {
  let state = game.initial();
  const ran = projection.runs
    .filter(({ struck }) => !struck)
    .flatMap((procedureRun) => {
      const { procedure, id, args } = procedureRun.opened;
      const def = game.procedures[procedure];
      if (!def || !procedureRun.outcome) throw new Error(`${id} is not closed`);
      const before = state;
      state = procedureRun.outcome.events.reduce((now, event) => game.apply(now, event).state, before);
      const answers = liveAnswers(procedureRun, projection.struck);
      const kind = [procedure, ...new Set([...answers.keys()].map((key) => key.replace(/\d+/g, '')))].join(
        ' ',
      );
      const met = (times.get(kind) ?? 0) + 1;
      times.set(kind, met);
      if (met > often) return [];
      const side = sideOf(def, before, args);
      return [{ procedureRun, side, run: runProcedure(def, before, args, answers, noLookup) }];
    });
  return { ran, state };
}

/** It is read on a chart of the game, or each face or total that can come has a meaning. */
function isForetold({ charts }: Game<unknown>, prompt: DicePrompt): boolean {
  const { count, sides, faceNotes, dieNotes, rollPreview } = prompt;
  const all = (notes: readonly string[] | undefined, least: number, most: number) =>
    notes?.length === most && notes.slice(least - 1).every(Boolean);
  if (dieNotes) return dieNotes.length === count && dieNotes.every((notes) => all(notes, 1, sides));
  return charts.some(({ id }) => id === rollPreview?.chart) || all(faceNotes, count, count * sides);
}

/** Of each game the procedures, with each set of questions they ask so often. */
export function runAllAgain(books: Books, often: number): void {
  const all = games.map((under) => {
    const times = new Map<string, number>();
    const again = (books.get(under.id) ?? []).map((book) => ({
      ...book,
      ...run(under.game, book, often, times),
    }));
    return { ...under, again, ran: again.flatMap(({ ran }) => ran) };
  });

  it('a result tells a stated value in the line in which the last question told it', () => {
    const lines = all.flatMap(({ ran }) =>
      ran.flatMap(({ procedureRun, run }) => {
        const told = run.asked.at(-1)?.working ?? [];
        const { lines: result } = describeTrace(procedureRun.outcome?.trace ?? []);
        return run.overridable
          .filter(({ at }) => at < told.length)
          .map(({ at }) => ({ line: `${procedureRun.title}, ${at}`, told: told[at], result: result[at] }));
      }),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ told, result }) => !isDeepStrictEqual(told, result))).toEqual([]);
  });

  describe.each(all)('what is recorded of $id, run again', ({ game, facts, again, ran }) => {
    it.each(again)('$name: what is on record comes to its state', ({ projection, state }) => {
      expect(state).toEqual(projection.state);
    });

    it('every procedure says the same from its answers, without a pack', () => {
      const proceduresOf = (runs: readonly ProcedureRun[]) =>
        new Set(runs.map(({ opened }) => opened.procedure));
      const counting = again.flatMap(({ projection }) => projection.runs.filter(({ struck }) => !struck));
      expect(proceduresOf(ran.map(({ procedureRun }) => procedureRun))).toEqual(proceduresOf(counting));
      for (const { procedureRun, run } of ran)
        expect(run.status === 'done' && JSON.parse(JSON.stringify(run.outcome)), procedureRun.title).toEqual(
          procedureRun.outcome,
        );
    });

    it('a line of the working that names a question names one that was asked', () => {
      const naming = ran.flatMap(({ procedureRun, run }) => {
        const asked = [...run.asked, ...run.overridable].map(({ key }) => key);
        const lines = [
          ...run.asked.flatMap(({ working }) => working),
          ...(procedureRun.outcome?.trace ?? []),
        ];
        return lines.flatMap(({ label, prompt }) =>
          prompt === undefined
            ? []
            : [{ line: `${procedureRun.title}: ${label}, ${prompt}`, known: asked.includes(prompt) }],
        );
      });
      expect(naming.length).toBeGreaterThan(0);
      expect(naming.flatMap(({ line, known }) => (known ? [] : [line]))).toEqual([]);
    });

    it('every roll says before it what can come of it', () => {
      const rolls = ran.flatMap(({ procedureRun, run }) =>
        run.asked.flatMap((prompt) =>
          prompt.kind === 'dice' ? [{ roll: `${procedureRun.opened.procedure}: ${prompt.key}`, prompt }] : [],
        ),
      );
      expect(rolls.length).toBeGreaterThan(0);
      const silent = rolls.filter(({ prompt }) => !isForetold(game, prompt));
      expect([...new Set(silent.map(({ roll }) => roll))].toSorted()).toEqual(
        Object.keys(facts.recorded.unforetold ?? {}).toSorted(),
      );
    });

    it('each question is the side’s that its procedure is of, or it is written down where both are asked', () => {
      const both = ran.filter(({ run, side }) => run.asked.some((prompt) => prompt.side !== side));
      const procedures = new Set(both.map(({ procedureRun }) => procedureRun.opened.procedure));
      expect([...procedures].toSorted()).toEqual(facts.recorded.bothSides.toSorted());
    });
  });
}
