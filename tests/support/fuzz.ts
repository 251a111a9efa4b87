import fc from 'fast-check';
import { amend, projectionAfter, runAmending } from '../../src/core/journal/amend';
import {
  cancelOpen,
  openQuestion,
  previewPrompt,
  redoLast,
  strike,
  undoLast,
} from '../../src/core/journal/commands';
import { logLines } from '../../src/core/journal/log';
import { overrideOpen } from '../../src/core/journal/override';
import { previewChange } from '../../src/core/journal/preview';
import { foldJournal, type Projection } from '../../src/core/journal/projection';
import { undoTo } from '../../src/core/journal/undo-to';
import { sameJson } from '../../src/core/json';
import type { Game } from '../../src/core/play/game';
import type { Answer, Overridable, Prompt } from '../../src/core/play/prompt';
import type { Action } from '../../src/core/play/view';
import { amendAtRandom } from './amending';
import { answer, open, sitDown, type Table, take } from './play';
import { type Pick, plainAnswer, randomAnswer, randomOverride } from './random-answer';

/** What a fuzzed game met, for coverage. */
export type Met = {
  readonly prompts: Map<string, number>;
  readonly procedures: Map<string, number>;
  /** Whatever a game wants counted of where its plays ended. */
  readonly reached: Map<string, number>;
  refused: number;
  entries: number;
};
export const nothingMet = (): Met => ({
  prompts: new Map(),
  procedures: new Map(),
  reached: new Map(),
  refused: 0,
  entries: 0,
});

export const bump = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** A tape of numbers that decides every choice: fast-check shrinks it, and its seed brings a failure back. */
export const tape = (length: number) => fc.array(fc.nat(0xffff), { minLength: length, maxLength: length });

/**
 * How a game is played. Tidy people undo what they did last, strike nothing older, seldom take things in hand, and
 * often take the action that leads onward.
 */
export type Manner<S> = {
  isOver(state: S): boolean;
  readonly tidy?: boolean;
  readonly onward?: readonly string[];
  /** What they answer where nothing else is said: anything. */
  readonly answer?: (prompt: Prompt, pick: Pick) => Answer;
};

/**
 * Plays a game at random for as long as the tape lasts, or until it is over. Throws on a crash, a dead end, a refusal that changed
 * something, a journal that JSON does not carry or that folds to another state.
 */
export function fuzz<S>(game: Game<S>, numbers: readonly number[], met: Met, manner: Manner<S>): Table<S> {
  const table = sitDown(game);
  const tapeHead = { at: 0 };
  const pick = (below: number) => (numbers[tapeHead.at++] ?? 0) % below;
  open(table, game.setup);
  while (tapeHead.at < numbers.length) {
    if (!table.projection.open && manner.isOver(table.projection.state) && pick(4) > 0) break;
    if (pick(manner.tidy ? 40 : 16) === 0) meddle(table, pick, met, manner);
    else if (!advance(table, pick, met, manner) && !manner.isOver(table.projection.state))
      throw new Error(`dead end: ${game.moment(table.projection.state)}`);
  }
  met.entries += table.projection.entries.length;
  checkJournal(table);
  return table;
}

/** Answers the open question, or takes one of the actions on offer; false when there is none. */
function advance<S>(table: Table<S>, pick: Pick, met: Met, manner: Manner<S>): boolean {
  const asked = openQuestion(table.game, table.projection, table.pack);
  if (asked) {
    bump(met.prompts, asked.prompt.kind);
    const overridable = asked.overridable.at(-1);
    if (overridable && pick(12) === 0) {
      override(table, overridable, pick, met);
      return true;
    }
    const before = table.projection;
    const problem = answer(table, asked.prompt.key, (manner.answer ?? randomAnswer)(asked.prompt, pick));
    if (problem) {
      met.refused += 1;
      if (table.projection !== before)
        throw new Error(`refused with ${problem.code}, and yet something changed`);
      const fine = answer(table, asked.prompt.key, plainAnswer(asked.prompt));
      if (fine && asked.prompt.kind !== 'form')
        throw new Error(`no way on at ${asked.prompt.key}: ${fine.code}`);
    }
    return true;
  }
  if (table.projection.open)
    throw new Error(`${table.projection.open.procedureRun.title} is open and asks nothing`);
  const byHand = pick(manner.tidy ? 60 : 4) === 0;
  const offered = actionsOf(table, byHand).filter((action) => !action.disabled);
  const onward = offered.find(({ procedure }) => manner.onward?.includes(procedure)) ?? offered[0];
  const straightOn = manner.tidy && pick(5) > 1 ? onward : undefined;
  const action = straightOn ?? offered[pick(Math.max(1, offered.length))];
  if (!action) return false;
  if (
    action.inline &&
    !previewPrompt(table.game, table.projection, table.pack, action.procedure, action.args)
  ) {
    throw new Error(`${action.id} is inline and asks nothing`);
  }
  bump(met.procedures, action.procedure);
  const problem = open(table, action.procedure, action.args);
  if (problem) throw new Error(`${action.id} offered and refused: ${problem.code}`);
  return true;
}

function actionsOf<S>({ game, projection }: Table<S>, byHand: boolean): readonly Action[] {
  const view = game.table(projection.state);
  const panels = view.panels.flatMap((panel) =>
    panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [],
  );
  const ledgers = game.ledgers(projection.state).flatMap((ledger) => ledger.actions);
  const table = [...(view.main ? [view.main, view.main, view.main] : []), ...view.actions, ...panels];
  return byHand || !table.length ? [...table, ...ledgers] : table;
}

/** Goes by another value than the stated one, and mostly puts it back at once. */
function override<S>(table: Table<S>, overridable: Overridable, pick: Pick, met: Met): void {
  const { game, projection, pack } = table;
  bump(met.reached, 'override');
  const answer = randomOverride(overridable, pick);
  const problem = take(table, overrideOpen(game, projection, pack, overridable.key, answer));
  if (problem) {
    met.refused += 1;
    if (table.projection !== projection) throw new Error('a refused override changed something');
    return;
  }
  if (pick(3)) take(table, strike(table.projection, [table.projection.entries.at(-1)?.id ?? '']));
}

/** Amends any answer or value of a line, with its preview; strikes one amendment in three again. */
function amendAny<S>(table: Table<S>, pick: Pick, met: Met): void {
  const { game, projection, pack } = table;
  const lines = projection.runs.filter(({ struck, outcome }) => !struck && outcome);
  const line = lines[pick(Math.max(1, lines.length))];
  if (projection.open || !line) return;
  const of = line.opened.id;
  const now = runAmending(game, projection, pack, { of, changes: [] });
  if (!now.ok) throw new Error(`not amended: ${now.problem.code}`);
  const keys = [...now.value.rests, ...now.value.run.overridable].map(({ key }) => key);
  const key = keys[pick(Math.max(1, keys.length))];
  const draft = key && amendAtRandom(table, of, key, pick);
  if (!draft) return;
  const command = amend(game, projection, pack, draft, 'Misread');
  if (!command.ok) {
    met.refused += 1;
    if (command.problem.code !== 'amend.same')
      throw new Error(`amended and refused: ${command.problem.code}`);
    return;
  }
  const after = projectionAfter(game, projection, command.value);
  const { arising, ceasing } = previewChange(game, projection, after);
  take(table, command);
  bump(met.reached, 'amended');
  const conflicts = (of: Projection<S>) => of.runs.flatMap((procedureRun) => procedureRun.conflicts).length;
  const told = (misfits: typeof arising) => misfits.flatMap((misfit) => misfit.conflicts).length;
  const sealed = [...arising, ...ceasing].some((misfit) => misfit.conflicts.length === 0);
  if (!sealed && conflicts(projection) + told(arising) - told(ceasing) !== conflicts(table.projection))
    throw new Error('the preview tells other conflicts than come');
  if (pick(3) === 0) take(table, undoLast(table.projection));
}

/** Undo, redo, cancel, strike any line, undo to it, or amend it. */
function meddle<S>(table: Table<S>, pick: Pick, met: Met, manner: Manner<S>): void {
  if (!manner.tidy && pick(3) === 0) {
    amendAny(table, pick, met);
    return;
  }
  const before = table.projection;
  const lines = before.entries.filter((entry) => entry.kind === 'v1.Answered' || entry.kind === 'v1.Opened');
  const line = lines[pick(Math.max(1, lines.length))];
  const commands = [
    undoLast(before),
    redoLast(before),
    undoTo(table.game, before, line?.id ?? ''),
    cancelOpen(before),
    ...(!manner.tidy ? [strike(before, line && lines.indexOf(line) > 1 ? [line.id] : [])] : []),
  ];
  const command = commands[pick(commands.length)];
  if (!command) return;
  if (take(table, command)) {
    met.refused += 1;
    if (table.projection !== before) throw new Error('a refused strike changed something');
  }
}

function checkJournal<S>(table: Table<S>): void {
  const stored = JSON.parse(JSON.stringify(table.projection.entries));
  const folded = foldJournal(table.game, stored);
  if (!sameJson(folded.state, JSON.parse(JSON.stringify(table.projection.state))))
    throw new Error('the stored journal folds to another state');
  const asked = openQuestion(table.game, folded, table.pack)?.prompt;
  if (!sameJson(asked, openQuestion(table.game, table.projection, table.pack)?.prompt))
    throw new Error('another question is open after a reload');
  if (logLines(folded).length === 0) throw new Error('an empty log');
}
