import { readFileSync } from 'node:fs';
import { type ChartPack, emptyPack, withLessons } from '../../src/core/charts/pack';
import {
  answerQuestion,
  type Command,
  lessonsOf,
  openProcedure,
  openQuestion,
} from '../../src/core/journal/commands';
import { type Entry, placeEntry } from '../../src/core/journal/journal';
import { extendProjection, foldJournal, type Projection } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { Args } from '../../src/core/play/procedure';
import type { Answer, Prompt } from '../../src/core/play/prompt';
import type { Given } from '../../src/core/play/view';
import type { Problem, Result } from '../../src/core/result';
import { expand, type Short } from './drive';

/** A game kept in memory by the same commands that the app uses: journal, pack and clock. */
export type Table<S> = {
  readonly game: Game<S>;
  readonly device?: string;
  projection: Projection<S>;
  pack: ChartPack;
  now: number;
};

export function sitDown<S>(
  game: Game<S>,
  pack: ChartPack = emptyPack(`own:${game.id}`, game.id, 'Mapsheet'),
): Table<S> {
  return { game, projection: foldJournal(game, []), pack, now: 1_000 };
}

/** Appends what a command worked out; returns the problem of a refused one. */
export function take<S>(table: Table<S>, command: Result<Command>): Problem | undefined {
  if (!command.ok) return command.problem;
  table.now += 1_000;
  const entry = placeEntry(table.projection.entries, command.value.entry, table.device ?? 'dev', table.now);
  // Another phone gets it as JSON, where such a field is none: it would have another line under the same name.
  const none = Object.entries(entry).find(([, value]) => value === undefined);
  if (none) throw new Error(`${entry.kind} is written with no ${none[0]}`);
  table.projection = extendProjection(table.game, table.projection, entry);
  table.pack = withLessons(table.pack, command.value.learn, table.now);
  return undefined;
}

export const question = <S>(table: Table<S>): Prompt | undefined =>
  openQuestion(table.game, table.projection, table.pack)?.prompt;

export function open<S>(table: Table<S>, procedure: string, args: Args = {}): Problem | undefined {
  return take(table, openProcedure(table.game, table.projection, table.pack, procedure, args));
}

export function answer<S>(
  table: Table<S>,
  key: string,
  given: Answer,
  ...more: readonly Given[]
): Problem | undefined {
  return take(table, answerQuestion(table.game, table.projection, table.pack, key, given, ...more));
}

/** Answers the open question in short; throws on a refusal. */
export function say<S>(table: Table<S>, ...shorts: Short[]): void {
  for (const short of shorts) {
    const prompt = question(table);
    if (!prompt) throw new Error('no question is open');
    const problem = answer(table, prompt.key, expand(prompt, short));
    if (problem) throw new Error(`${prompt.key}: ${problem.code}`);
  }
}

/** The same game up to the procedure that is open: its table is at rest. */
export function atRest<S>(table: Table<S>): Table<S> {
  const { game, projection } = table;
  const end = projection.open?.procedureRun.opened.seq ?? Number.POSITIVE_INFINITY;
  const before = projection.entries.filter(({ seq }) => seq < end);
  return { ...table, projection: foldJournal(game, before) };
}

/** A game as a file keeps it, with what it taught: a fixture, an example. */
export function recorded<S>(game: Game<S>, file: URL): Table<S> {
  const entries: readonly Entry[] = JSON.parse(readFileSync(file, 'utf8')).entries;
  const table = sitDown(game);
  const taught = entries.flatMap((entry) =>
    'answers' in entry ? lessonsOf(entry.answers.filter(({ auto }) => !auto)) : [],
  );
  return {
    ...table,
    projection: foldJournal(game, entries),
    pack: withLessons(table.pack, taught, 0),
    now: 1_000 * (entries.length + 1),
  };
}
