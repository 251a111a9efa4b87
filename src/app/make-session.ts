import { computed } from '@preact/signals';
import {
  addNote,
  answerQuestion,
  cancelOpen,
  cancelsMore,
  openProcedure,
  openQuestion,
  previewPrompt,
  redoLast,
  strike,
  undoLast,
} from '../core/journal/commands';
import { redoable } from '../core/journal/journal';
import { logLines } from '../core/journal/log';
import { extendProjection, foldJournal, lastLiveEntry, type Projection } from '../core/journal/projection';
import type { Game } from '../core/play/game';
import { eachAction } from '../core/play/view';
import { problems } from '../storage/problems';
import type { LoadedGame, Store } from '../storage/store';
import type { Claim } from '../storage/writer-lock';
import { latestLines } from './latest-lines';
import type { Long } from './long-game';
import { type Model, modelOf } from './recording/model';
import { followTabs } from './recording/other-tabs';
import { refuse, type Tap, tapsOf } from './recording/taps';
import type { How, Session } from './session';

const LATEST = 12;
/** A game on one phone. */
const ALONE: How = { fold: foldJournal, extend: extendProjection };

/** The model of one open game; it releases the claim when it is closed. */
export function makeSession(
  game: Game<unknown>,
  store: Store,
  loaded: LoadedGame,
  claim: Claim,
  long?: Pick<Long, 'fold' | 'extend' | 'hold'>,
  many?: How,
): Session {
  const model = modelOf(game, store, loaded, claim, many ?? long ?? ALONE);
  const { row, projection, notice } = model;
  const { tap, adopt, saving } = tapsOf(model);
  const unwatch = followTabs(model);
  const several = computed(() => {
    // Read whatever the way is now: it changes with the projection, as when this phone opens the game to others.
    const [read, at] = [projection.value, row.value];
    return model.how.tell?.(game, read, at);
  });
  const reach = computed(() => several.value?.reach ?? projection.value);
  const session: Session = {
    ...shownOf(model),
    ...commandsOf(model, tap, () => several.peek()?.reach),
    several,
    takeOver: claim.takeOver,
    dismissResult: () => {
      model.lastResult.value = undefined;
    },
    dismissNotice: () => {
      notice.value = undefined;
    },
    elsewhere: (step) => model.how.elsewhere?.(session, step),
    adopt,
    whole: async () => true,
    timeBy: (timekeeper) => {
      model.timekeeper = timekeeper;
    },
    canUndo: computed(() => lastLiveEntry(reach.value) !== undefined),
    canRedo: computed(() => redoable(reach.value.entries).length > 0),
    cancelsMore: computed(() => cancelsMore(projection.value, reach.value)),
    close: () => {
      model.isClosed = true;
      unwatch();
      // An update reloads the page: not while the last tap is on its way to the disk.
      const last = saving();
      if (last) void last.finally(claim.release);
      else claim.release();
    },
  };
  return long ? long.hold(session, { projection, notice, saving }) : session;
}

/** What the screens show of a game. */
function shownOf(model: Model) {
  const { game, row, projection, pack, ledgers, lastResult, gained, save, following, notice } = model;
  const words = computed(() => model.how.words?.(game, projection.value));
  return {
    ...{ game, row, projection, pack, ledgers, words, lastResult, gained, save, following, notice },
    question: computed(() => questionOf(game, projection.value, pack.value)),
    table: computed(() => eachAction(model.tableOf(projection.value), model.fitting.value)),
    log: computed(() => logLines(projection.value, words.value)),
    latest: computed(() => latestLines(projection.value, LATEST, words.value)),
  };
}

type Commands =
  | 'preview'
  | 'start'
  | 'answer'
  | 'undo'
  | 'redo'
  | 'cancel'
  | 'strike'
  | 'note'
  | 'clock'
  | 'record';

/** What players do. `reach`: of a game on several phones, what undo and redo of this one reach. */
function commandsOf(
  model: Model,
  tap: Tap,
  reach: () => Projection<unknown> | undefined,
): Pick<Session, Commands> {
  const { game, projection, pack } = model;
  return {
    preview: ({ procedure, args }) => previewPrompt(game, projection.value, pack.value, procedure, args),
    start: ({ procedure, args }, ...given) => {
      const begin = () =>
        tap(`start:${procedure}:${JSON.stringify(args)}`, () => {
          const all = model.how.argsOf?.(game, projection.peek(), procedure, args) ?? args;
          return openProcedure(game, projection.peek(), pack.peek(), procedure, all, ...given);
        });
      const coming = game.procedures[procedure]?.ready?.();
      return coming ? coming.then(begin, () => refuse(model, problems.gameNotLoaded(game.title))) : begin();
    },
    answer: (key, answer, ...more) =>
      tap(`answer:${key}`, () => answerQuestion(game, projection.peek(), pack.peek(), key, answer, ...more)),
    undo: () => tap('undo', () => undoLast(projection.peek(), reach())),
    redo: () => tap('redo', () => redoLast(projection.peek(), reach())),
    cancel: () => tap('cancel', () => cancelOpen(projection.peek())),
    strike: (ids) => tap(`strike:${ids.join()}`, () => strike(projection.peek(), ids)),
    note: (text) => tap('note', () => addNote(text)),
    clock: (command) => tap('clock', () => command),
    record: (name, command) => tap(name, () => command(projection.peek(), pack.peek())),
  };
}

/** The open question. A broken one shows as none, so that undo stays within reach; the next tap then says what is wrong. */
function questionOf(...of: Parameters<typeof openQuestion>): ReturnType<typeof openQuestion> {
  try {
    return openQuestion(...of);
  } catch {
    return undefined;
  }
}
