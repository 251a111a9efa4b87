import { batch, computed, signal } from '@preact/signals';
import { type Book, extendBook, foldJournal, lastLiveEntry, type Proc } from '../core/book';
import {
  addNote,
  answerQuestion,
  type Command,
  cancelOpen,
  openProcedure,
  openQuestion,
  previewPrompt,
  redoLast,
  strike,
  undoLast,
} from '../core/commands';
import type { Game } from '../core/game';
import { type Entry, placeEntry, redoable } from '../core/journal';
import { logLines } from '../core/log';
import { type ChartPack, withLessons } from '../core/pack';
import { fail, ok, type Problem, type Result } from '../core/result';
import { packIdOf } from '../storage/rows';
import type { AppendChange, LoadedGame, Store } from '../storage/store';
import { firstPack, summarize } from './create-game';
import { holdGameLock } from './game-lock';
import { latestLines } from './latest-lines';
import type { SaveState, Session } from './session';

type Plan = {
  readonly entry: Entry;
  readonly change: AppendChange;
  readonly book: Book<unknown>;
  readonly pack: ChartPack;
};

const LATEST = 12;

/** The model of one open game. */
export function makeSession(game: Game<unknown>, store: Store, loaded: LoadedGame): Session {
  const row = signal(loaded.row);
  const book = signal(foldJournal(game, loaded.entries));
  const pack = signal(loaded.pack ?? firstPack(game, loaded.row.charts, packIdOf(loaded.row)));
  let packBase = loaded.pack?.version ?? 0;
  const save = signal<SaveState>({ kind: 'saved' });
  const notice = signal<Problem | undefined>(undefined);
  const lastResult = signal<Proc | undefined>(undefined);
  // A broken question shows as none, so that undo stays within reach; the next tap then says what is wrong.
  const question = computed(() => {
    try {
      return openQuestion(game, book.value, pack.value);
    } catch {
      return undefined;
    }
  });

  let saving: { readonly tap: string; readonly done: Promise<boolean> } | undefined;
  let lastTap = '';
  let closed = false;
  const release = holdGameLock(loaded.row.id);

  /** One tap: worked out, stored, and shown only after the commit. `name` tells a second tap from another one. */
  function tap(name: string, command: () => Result<Command>): Promise<boolean> {
    if (closed) return Promise.resolve(false);
    if (saving) {
      if (saving.tap !== name) notice.value = busy;
      return Promise.resolve(false);
    }
    const planned = plan(command);
    if (!planned.ok) {
      if (name !== lastTap || !LATE.includes(planned.problem.code)) notice.value = planned.problem;
      return Promise.resolve(false);
    }
    batch(() => {
      save.value = { kind: 'saving' };
      notice.value = undefined;
    });
    const done = commit(planned.value).finally(() => {
      saving = undefined;
    });
    saving = { tap: name, done };
    return done.then((saved) => {
      if (saved) lastTap = name;
      return saved;
    });
  }

  function plan(command: () => Result<Command>): Result<Plan> {
    try {
      const planned = command();
      if (!planned.ok) return planned;
      const { draft, learn } = planned.value;
      const at = Date.now();
      const entry = placeEntry(book.peek().entries, draft, store.device, at);
      const next = extendBook(game, book.peek(), entry);
      const taught = learn.length ? withLessons(pack.peek(), learn, at) : pack.peek();
      // What the tap leads to is drawn up before it is on record: a step that breaks must not be.
      game.ledgers(next.state);
      const change = { summary: summarize(game.table(next.state)), updated: at };
      const lesson = learn.length ? { pack: taught, packBase } : {};
      return ok({ entry, change: { ...change, ...lesson }, book: next, pack: taught });
    } catch (error) {
      return { ok: false, problem: brokenGame(error) };
    }
  }

  async function commit({ entry, change, book: next, pack: taught }: Plan): Promise<boolean> {
    const written = await store.append(row.peek().id, entry, change);
    if (!written.ok) {
      if (written.problem.code === 'store.moved') await reload();
      batch(() => {
        save.value = { kind: 'failed', problem: written.problem };
        notice.value = written.problem;
      });
      return false;
    }
    batch(() => {
      const { summary, updated } = change;
      row.value = { ...row.peek(), entries: row.peek().entries + 1, summary, updated };
      book.value = next;
      pack.value = taught;
      if (entry.kind !== 'v1.Noted' && entry.kind !== 'v1.Taught') lastResult.value = closedBy(next, entry);
      save.value = { kind: 'saved' };
    });
    if (change.pack) packBase = change.pack.version;
    return true;
  }

  /** Takes over what another tab recorded; where that fails the screen stays as it is. */
  async function reload(): Promise<void> {
    const fresh = await store.loadGame(row.peek().id);
    if (!fresh.ok) return;
    const folded = foldJournal(game, fresh.value.entries);
    packBase = fresh.value.pack?.version ?? 0;
    batch(() => {
      row.value = fresh.value.row;
      book.value = folded;
      pack.value = fresh.value.pack ?? firstPack(game, fresh.value.row.charts, packIdOf(fresh.value.row));
      lastResult.value = undefined;
    });
  }

  return {
    game,
    row,
    book,
    pack,
    question,
    table: computed(() => game.table(book.value.state)),
    ledgers: computed(() => game.ledgers(book.value.state)),
    log: computed(() => logLines(book.value)),
    latest: computed(() => latestLines(book.value, LATEST)),
    lastResult,
    dismissResult: () => {
      lastResult.value = undefined;
    },
    save,
    notice,
    dismissNotice: () => {
      notice.value = undefined;
    },
    preview: ({ procedure, args }) => previewPrompt(game, book.value, pack.value, procedure, args),
    start: ({ procedure, args }, answer) =>
      tap(`start:${procedure}:${JSON.stringify(args)}`, () =>
        openProcedure(game, book.peek(), pack.peek(), procedure, args, answer),
      ),
    answer: (key, answer) =>
      tap(`answer:${key}`, () => answerQuestion(game, book.peek(), pack.peek(), key, answer)),
    undo: () => tap('undo', () => undoLast(book.peek())),
    redo: () => tap('redo', () => redoLast(book.peek())),
    cancel: () => tap('cancel', () => cancelOpen(book.peek())),
    strike: (ids) => tap(`strike:${ids.join()}`, () => strike(book.peek(), ids)),
    note: (text) => tap('note', () => addNote(text)),
    record: (name, command) => tap(name, () => command(book.peek(), pack.peek())),
    canUndo: computed(() => lastLiveEntry(book.value) !== undefined),
    canRedo: computed(() => redoable(book.value.entries).length > 0),
    close: () => {
      closed = true;
      // An update reloads the page: not while the last tap is on its way to the disk.
      if (saving) void saving.done.finally(release);
      else release();
    },
  };
}

/** The procedure that an entry closed. */
function closedBy(book: Book<unknown>, entry: Entry): Proc | undefined {
  if ((entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') || !entry.outcome) return undefined;
  const id = entry.kind === 'v1.Opened' ? entry.id : entry.of;
  return book.procs.findLast((proc) => proc.opened.id === id);
}

/** A second tap on a question that the first one has answered meets one of these, and is not worth a word. */
const LATE = ['question.moved', 'question.none', 'procedure.open'];

const busy = fail(
  'save.busy',
  'The tap before this one is still being saved; this one was not taken. Nothing is lost. Tap again in a moment.',
).problem;

export function brokenGame(error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error);
  return fail(
    'game.broken',
    `The app has a mistake at this step, so it was not taken. Everything before it is safe. Take another way or undo, and report: ${detail}`,
  ).problem;
}
