import { withLessons } from '../../src/core/charts/pack';
import {
  type Amending,
  type Change,
  giveAmended,
  overrideAmended,
  runAmending,
  withChange,
} from '../../src/core/journal/amend';
import { lessonsOf } from '../../src/core/journal/commands';
import type { Entry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { Outcome } from '../../src/core/play/procedure';
import type { Table } from './play';
import { type Pick, plainAnswer, randomAnswer, randomOverride } from './random-answer';

const TRIES = 30;
const STEPS = 60;

/**
 * Amends one answer of a line, or one stated value, to something else, and answers whatever that leads to. Undefined
 * where nothing else fits. Throws on a dead end.
 */
export function amendAtRandom<S>(table: Table<S>, of: string, key: string, pick: Pick): Amending | undefined {
  const { game, projection, pack } = table;
  const first = key.startsWith('override:')
    ? overrideOnce(table, of, key, pick)
    : giveOnce(table, of, key, pick);
  let draft = first;
  for (let step = 0; draft && step < STEPS; step += 1) {
    const now = runAmending(game, projection, pack, draft);
    if (!now.ok) throw new Error(now.problem.code);
    const prompt = now.value.question?.prompt;
    if (!prompt) return draft;
    let next: Amending | undefined;
    for (let i = 0; i < TRIES && !next; i += 1) {
      const answer = i + 1 < TRIES ? randomAnswer(prompt, pick) : plainAnswer(prompt);
      const given = giveAmended(game, projection, pack, draft, prompt.key, answer);
      if (given.ok) next = given.value;
    }
    if (!next && prompt.kind !== 'form') throw new Error(`no way on at ${prompt.key}`);
    draft = next;
  }
  return undefined;
}

function giveOnce<S>(table: Table<S>, of: string, key: string, pick: Pick): Amending | undefined {
  const { game, projection, pack } = table;
  const none: Amending = { of, changes: [] };
  const now = runAmending(game, projection, pack, none, key);
  const question = now.ok ? now.value.question : undefined;
  if (question?.prompt.key !== key) return undefined;
  for (let i = 0; i < TRIES; i += 1) {
    const answer = randomAnswer(question.prompt, pick);
    const given = giveAmended(game, projection, pack, none, key, answer, key);
    if (given.ok && JSON.stringify(given.value.changes[0]?.answer) !== JSON.stringify(question.previous))
      return given.value;
  }
  return undefined;
}

function overrideOnce<S>(table: Table<S>, of: string, key: string, pick: Pick): Amending | undefined {
  const none: Amending = { of, changes: [] };
  const now = runAmending(table.game, table.projection, table.pack, none);
  const overridable = now.ok ? now.value.run.overridable.find((each) => each.key === key) : undefined;
  if (!now.ok || !overridable) return undefined;
  const overridden = now.value.rests.some((recorded) => recorded.key === key);
  if (overridden && pick(2)) return withChange(none, { key });
  const given = overrideAmended(none, now.value, key, randomOverride(overridable, pick));
  return given.ok ? given.value : undefined;
}

/** The way back: everything a line rests on now, to be given once more. */
export function wayBack<S>(table: Table<S>, of: string): readonly Change[] {
  const now = runAmending(table.game, table.projection, table.pack, { of, changes: [] });
  if (!now.ok) throw new Error(now.problem.code);
  const { rests, run } = now.value;
  const put = run.overridable
    .filter(({ key }) => !rests.some((recorded) => recorded.key === key))
    .map(({ key }) => ({ key }));
  return [...rests.map(({ key, answer }) => ({ key, answer })), ...put];
}

/** A recorded game on the table, with charts that say what was looked up in it. */
export function onTheTable<S>(game: Game<S>, entries: readonly Entry[]): Table<S> {
  const answers = entries.flatMap((entry) => ('answers' in entry ? entry.answers : []));
  const own = { ...game.practice, id: `own:${game.id}`, practice: false };
  return {
    game,
    projection: foldJournal(game, entries),
    pack: withLessons(own, lessonsOf(answers), 1),
    now: 1_000,
  };
}

/** The state and what did not fit, line by line, without the engine's book: for a journal in which nothing is put back. */
export function foldAnew<S>(game: Game<S>, entries: readonly Entry[]) {
  const struck = new Set(entries.flatMap((entry) => (entry.kind === 'v1.Struck' ? entry.ids : [])));
  const outcomes = new Map<string, Outcome | undefined>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Restored') throw new Error('a journal in which something is put back');
    if (struck.has(entry.id)) continue;
    if (entry.kind === 'v1.Opened') outcomes.set(entry.id, entry.outcome);
    if (entry.kind !== 'v1.Answered' && entry.kind !== 'v1.Amended') continue;
    if (entry.outcome && outcomes.has(entry.of)) outcomes.set(entry.of, entry.outcome);
  }
  let state = game.initial();
  const conflicts: { id: string; conflicts: string[] }[] = [];
  for (const [id, outcome] of outcomes) {
    const met: string[] = [];
    for (const event of outcome?.events ?? []) {
      const applied = game.apply(state, event);
      state = applied.state;
      if (applied.conflict) met.push(applied.conflict);
    }
    if (met.length) conflicts.push({ id, conflicts: met });
  }
  return { state, conflicts };
}
