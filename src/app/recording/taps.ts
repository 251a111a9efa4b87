import { batch } from '@preact/signals';
import { type ChartPack, withLessons } from '../../core/charts/pack';
import type { Command } from '../../core/journal/commands';
import { type Entry, placeEntry } from '../../core/journal/journal';
import type { Projection } from '../../core/journal/projection';
import { ok, type Problem, type Result } from '../../core/result';
import { problems } from '../../storage/problems';
import { writerOf } from '../../storage/rows';
import type { Alongside } from '../../storage/store';
import { summarize } from '../game-code';
import type { Adopted, Here } from '../session';
import { type Model, showResult } from './model';
import { readOn } from './other-tabs';

type Plan = {
  /** The projection it was worked out from. */
  readonly base: Projection<unknown>;
  readonly entry: Entry;
  readonly alongside: Alongside;
  readonly projection: Projection<unknown>;
  readonly pack: ChartPack;
};

/** A tap by its name, which tells a second tap from another one; false where it is not taken. */
export type Tap = (name: string, command: () => Result<Command>) => Promise<boolean>;

/** One tap after the other, and what other phones bring between them. */
export function tapsOf(model: Model) {
  const { row, projection, save, following } = model;
  let saving: { readonly tap: string; readonly done: Promise<boolean>; readonly adopts?: true } | undefined;
  /** The tap that waits for lines of another phone. */
  let waiting: string | undefined;
  let lastTap = '';

  /** Worked out, stored, and shown only after the commit. */
  const tap: Tap = (name, command) => {
    if (model.isClosed) return refuse(model);
    if (following.peek()) return refuse(model, problems.watching);
    if (saving?.adopts && !waiting) {
      // Worked out on what is there then.
      waiting = name;
      const then = () => {
        waiting = undefined;
        return tap(name, command);
      };
      return saving.done.then(then, then);
    }
    if (saving) return refuse(model, (waiting ?? saving.tap) === name ? undefined : problems.busy);
    const planned = plan(model, command);
    if (!planned.ok) {
      const isLate = name === lastTap && LATE.includes(planned.problem.code);
      return refuse(model, isLate ? undefined : planned.problem);
    }
    batch(() => {
      save.value = { kind: 'saving' };
      model.notice.value = undefined;
    });
    const done = commit(model, planned.value).finally(() => {
      saving = undefined;
    });
    saving = { tap: name, done };
    return done.then((saved) => {
      if (saved) {
        lastTap = name;
        followUp();
      }
      return saved;
    });
  };

  /** Records what follows by itself. A tap that came first has its own turn at this, and nobody is told to wait. */
  const followUp = () => {
    if (following.peek()) return;
    const due = model.how.due?.(model.game, projection.peek(), row.peek()).catch(() => undefined);
    void due?.then((entry) => entry && !saving && tap('due', () => ok({ entry, learn: [] })));
  };

  const adopt = (change: (now: Here) => Result<Adopted>, name = ''): Promise<boolean> => {
    if (model.isClosed || (name && saving?.tap === name)) return refuse(model);
    if (following.peek()) return refuse(model, problems.watching);
    if (saving) {
      const then = () => adopt(change, name);
      return saving.done.then(then, then);
    }
    const done = replace(model, change).finally(() => {
      saving = undefined;
    });
    saving = { tap: name, done, adopts: true };
    // Also where nothing was new: what was due may have met this on its way.
    return done.then((adopted) => {
      followUp();
      return adopted;
    });
  };

  return { tap, adopt, saving: () => saving?.done };
}

/** A tap that is not taken; one on top of itself is so without a word. */
export function refuse({ notice }: Model, problem?: Problem): Promise<false> {
  if (problem) notice.value = problem;
  return Promise.resolve(false);
}

function plan(model: Model, command: () => Result<Command>): Result<Plan> {
  const { game, store, how, row, projection, pack, packBase } = model;
  try {
    const planned = command();
    if (!planned.ok) return planned;
    const { entry: unplaced, learn } = planned.value;
    const at = Date.now();
    const base = projection.peek();
    const { seat, merges } = row.peek();
    const writer = writerOf(row.peek(), store.device);
    const placed = placeEntry(base.entries, unplaced, writer, at, seat && base.entries.at(-1)?.id);
    const entry = { ...placed, ...model.timekeeper?.due() };
    const refused = how.refuse?.(game, base, entry, row.peek());
    if (refused) return { ok: false, problem: refused };
    const next = how.extend(game, base, entry);
    const taught = learn.length ? withLessons(pack.peek(), learn, at) : pack.peek();
    // What the tap leads to is drawn up before it is on record: a step that breaks must not be.
    model.ledgersOf(next.state);
    // A clock set back must not send the game to the end of the list.
    const updated = Math.max(at, row.peek().updated);
    const alongside = { summary: summarize(model.tableOf(next)), updated, ...(merges && { merges }) };
    const lesson = learn.length ? { pack: taught, packBase } : {};
    return ok({ base, entry, alongside: { ...alongside, ...lesson }, projection: next, pack: taught });
  } catch (error) {
    return { ok: false, problem: problems.broken(error) };
  }
}

async function commit(model: Model, planned: Plan): Promise<boolean> {
  const { game, store, row, projection, pack, save } = model;
  const { base, alongside, pack: taught } = planned;
  const sealed = model.how.seal?.(game, base, planned.entry, row.peek());
  const entry = sealed ? await sealed.catch(() => undefined) : planned.entry;
  if (!entry) return refuseWith(model, problems.write);
  const next = entry === planned.entry ? planned.projection : model.how.extend(game, base, entry);
  const written = await store.append(row.peek().id, entry, alongside);
  if (!written.ok) {
    if (written.problem.code === 'store.moved') await readOn(model);
    return refuseWith(model, written.problem);
  }
  if (entry.used) model.timekeeper?.kept(entry.used);
  const points = model.ledgers.peek();
  batch(() => {
    // Read back meanwhile, together with what another tab wrote after it: that is the newer projection.
    if (projection.peek() === base) {
      const { summary, updated } = alongside;
      row.value = { ...row.peek(), entries: row.peek().entries + 1, summary, updated };
      projection.value = next;
      if (alongside.pack) {
        pack.value = taught;
        model.packBase = alongside.pack.version;
      }
    }
    showResult(model, entry, base, points);
    save.value = { kind: 'saved' };
  });
  return true;
}

async function replace(model: Model, change: (now: Here) => Result<Adopted>): Promise<boolean> {
  const { game, store, row, projection, pack, notice, save } = model;
  const { adopt: adoptInto } = await import('../exchange/several-phones');
  const now = { projection: projection.peek(), pack: pack.peek(), row: row.peek() };
  const adopted = await adoptInto(game, store, now, model.packBase, change);
  if (!adopted.ok) {
    if (adopted.problem.code === 'store.moved') await readOn(model);
    notice.value = adopted.problem;
    return false;
  }
  batch(() => {
    model.how = adopted.value.how;
    row.value = adopted.value.row;
    projection.value = adopted.value.projection;
    pack.value = adopted.value.pack;
    model.packBase = adopted.value.packBase;
    model.lastResult.value = undefined;
    notice.value = undefined;
    save.value = { kind: 'saved' };
  });
  return true;
}

function refuseWith({ save, notice }: Model, problem: Problem): false {
  batch(() => {
    save.value = { kind: 'failed', problem };
    notice.value = problem;
  });
  return false;
}

/** A second tap on a question that the first one has answered meets one of these, and is not worth a word. */
const LATE = ['question.moved', 'question.none', 'procedure.open'];
