import fc from 'fast-check';
import { foldJournal } from '../../src/core/book';
import { cancelOpen, openQuestion, previewPrompt, redoLast, strike, undoLast } from '../../src/core/commands';
import type { FormField, FormValue } from '../../src/core/form';
import type { Game } from '../../src/core/game';
import { sameJson } from '../../src/core/json';
import { logLines } from '../../src/core/log';
import type { Answer, Prompt } from '../../src/core/prompt';
import type { Action } from '../../src/core/view';
import { answer, open, sitDown, type Table, take } from './play';

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
    if (!table.book.open && manner.isOver(table.book.state) && pick(4) > 0) break;
    if (pick(manner.tidy ? 40 : 16) === 0) meddle(table, pick, met, manner);
    else if (!advance(table, pick, met, manner) && !manner.isOver(table.book.state))
      throw new Error(`dead end: ${game.moment(table.book.state)}`);
  }
  met.entries += table.book.entries.length;
  checkJournal(table);
  return table;
}

type Pick = (below: number) => number;

/** Answers the open question, or takes one of the actions on offer; false when there is none. */
function advance<S>(table: Table<S>, pick: Pick, met: Met, manner: Manner<S>): boolean {
  const asked = openQuestion(table.game, table.book, table.pack);
  if (asked) {
    bump(met.prompts, asked.prompt.kind);
    const before = table.book;
    const problem = answer(table, asked.prompt.key, randomAnswer(asked.prompt, pick));
    if (problem) {
      met.refused += 1;
      if (table.book !== before) throw new Error(`refused with ${problem.code}, and yet something changed`);
      const fine = answer(table, asked.prompt.key, plainAnswer(asked.prompt));
      if (fine && asked.prompt.kind !== 'form')
        throw new Error(`no way on at ${asked.prompt.key}: ${fine.code}`);
    }
    return true;
  }
  if (table.book.open) throw new Error(`${table.book.open.proc.title} is open and asks nothing`);
  const byHand = pick(manner.tidy ? 60 : 4) === 0;
  const offered = actionsOf(table, byHand).filter((action) => !action.disabled);
  const onward = offered.find(({ procedure }) => manner.onward?.includes(procedure)) ?? offered[0];
  const straightOn = manner.tidy && pick(5) > 1 ? onward : undefined;
  const action = straightOn ?? offered[pick(Math.max(1, offered.length))];
  if (!action) return false;
  if (action.inline && !previewPrompt(table.game, table.book, table.pack, action.procedure, action.args)) {
    throw new Error(`${action.id} is inline and asks nothing`);
  }
  bump(met.procedures, action.procedure);
  const problem = open(table, action.procedure, action.args);
  if (problem) throw new Error(`${action.id} offered and refused: ${problem.code}`);
  return true;
}

function actionsOf<S>({ game, book }: Table<S>, byHand: boolean): readonly Action[] {
  const view = game.table(book.state);
  const panels = view.panels.flatMap((panel) =>
    panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [],
  );
  const ledgers = game.ledgers(book.state).flatMap((ledger) => ledger.actions);
  const table = [...(view.main ? [view.main, view.main, view.main] : []), ...view.actions, ...panels];
  return byHand || !table.length ? [...table, ...ledgers] : table;
}

/** Undo, redo, cancel, or strike any line. */
function meddle<S>(table: Table<S>, pick: Pick, met: Met, manner: Manner<S>): void {
  const before = table.book;
  const lines = before.entries.filter((entry) => entry.kind === 'v1.Answered' || entry.kind === 'v1.Opened');
  const line = lines[pick(Math.max(1, lines.length))];
  const commands = [
    undoLast(before),
    redoLast(before),
    cancelOpen(before),
    ...(!manner.tidy ? [strike(before, line && lines.indexOf(line) > 1 ? [line.id] : [])] : []),
  ];
  const command = commands[pick(commands.length)];
  if (!command) return;
  if (take(table, command)) {
    met.refused += 1;
    if (table.book !== before) throw new Error('a refused strike changed something');
  }
}

function checkJournal<S>(table: Table<S>): void {
  const stored = JSON.parse(JSON.stringify(table.book.entries));
  const folded = foldJournal(table.game, stored);
  if (!sameJson(folded.state, JSON.parse(JSON.stringify(table.book.state))))
    throw new Error('the stored journal folds to another state');
  const asked = openQuestion(table.game, folded, table.pack)?.prompt;
  if (!sameJson(asked, openQuestion(table.game, table.book, table.pack)?.prompt))
    throw new Error('another question is open after a reload');
  if (logLines(folded).length === 0) throw new Error('an empty log');
}

function randomAnswer(prompt: Prompt, pick: Pick): Answer {
  switch (prompt.kind) {
    case 'dice': {
      const declared = (prompt.marks ?? []).filter(({ disabled }) => !disabled && pick(3) === 0);
      const count = declared.reduce((sum, { dice }) => sum + dice, prompt.count);
      return {
        kind: 'dice',
        faces: Array.from({ length: count }, () => 1 + pick(prompt.sides)),
        by: pick(2) ? 'app' : 'physical',
        ...(declared.length && { marks: declared.map(({ value }) => value) }),
      };
    }
    case 'choice':
      return { kind: 'choice', value: prompt.options[pick(prompt.options.length)]?.value ?? '' };
    case 'draw':
      return {
        kind: 'draw',
        value: prompt.from[pick(prompt.from.length)]?.value ?? '',
        by: pick(2) ? 'app' : 'physical',
      };
    case 'heads':
      return {
        kind: 'heads',
        chart: prompt.chart,
        axis: prompt.axis,
        heads: prompt.offered,
        source: 'mapsheet',
        pack: '',
      };
    case 'cell': {
      const { chart, column, row, shape } = prompt;
      const value =
        shape.kind === 'losses'
          ? { attacker: pick(shape.max + 2), defender: pick(shape.max + 2) }
          : shape.kind === 'number'
            ? shape.min + pick(shape.max - shape.min + 1)
            : (shape.options[pick(shape.options.length)]?.value ?? '');
      return { kind: 'cell', chart, column, row, value, source: 'mapsheet', pack: '' };
    }
    case 'form':
      return { kind: 'form', values: randomValues(prompt.fields, pick) };
  }
}

function randomValues(fields: readonly FormField[], pick: Pick): Record<string, FormValue> {
  return Object.fromEntries(fields.map((field) => [field.key, randomValue(field, pick)]));
}

function randomValue(field: FormField, pick: Pick): FormValue {
  switch (field.kind) {
    case 'number':
      return Math.min(field.max, field.min + pick(pick(8) ? 14 : 400)) - (pick(24) ? 0 : 400);
    case 'choice':
      return field.options[pick(field.options.length)]?.value ?? '';
    case 'flags':
      return field.options.filter(() => pick(4) === 0).map((option) => option.value);
    case 'text':
      return field.pattern ? `1${pick(10)}2${pick(10)}` : (['Ann', 'Bo', '', 'x'.repeat(200)][pick(4)] ?? '');
  }
}

/** The plainest answer that a question accepts, so that a refusal never strands the game. */
function plainAnswer(prompt: Prompt): Answer {
  if (prompt.kind === 'choice')
    return { kind: 'choice', value: prompt.options.find((option) => !option.disabled)?.value ?? '' };
  if (prompt.kind === 'form') {
    const values = prompt.fields.map(
      (field, i) => [field.key, field.initial ?? (field.kind === 'text' ? `123${i}` : 1)] as const,
    );
    return { kind: 'form', values: Object.fromEntries(values) };
  }
  return randomAnswer(prompt, () => 0);
}
