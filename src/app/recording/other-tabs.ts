import { batch } from '@preact/signals';
import type { Problem } from '../../core/result';
import { problems } from '../../storage/problems';
import { packIdOf } from '../../storage/rows';
import { proceduresOf, stepsOf } from '../game-code';
import type { How } from '../session';
import { type Model, packOf, showResult } from './model';

/** Adds what another tab has recorded since; where that fails the screen stays as it is. */
export async function readOn(model: Model): Promise<Problem | undefined> {
  const { game, store, row, projection, pack, notice } = model;
  for (;;) {
    const base = projection.peek();
    const known = pack.peek();
    const { id, merges } = row.peek();
    const later = await store.loadGame(id, base.entries.at(-1)?.seq);
    // Lines of other phones may stand anywhere among those that are known.
    const isMerged = later.ok && later.value.row.merges !== merges;
    const read = isMerged ? await store.loadGame(id) : later;
    if (!read.ok) return read.problem;
    const fresh = read.value;
    if (isMerged) model.how = await severalPhones();
    await stepsOf(game, proceduresOf(fresh.entries)).catch(() => {
      notice.value = problems.gameNotLoaded(game.title);
    });
    // A tap of this tab was saved while this was read, which may be older than it.
    if (projection.peek() !== base || pack.peek() !== known) continue;
    const { how } = model;
    const points = model.ledgers.peek();
    let before = base;
    batch(() => {
      row.value = fresh.row;
      projection.value = isMerged
        ? how.fold(game, fresh.entries)
        : fresh.entries.reduce((sofar, entry) => {
            before = sofar;
            return how.extend(game, sofar, entry);
          }, base);
      if (fresh.pack || model.packBase) pack.value = packOf(game, fresh);
      model.packBase = fresh.pack?.version ?? 0;
      const last = fresh.entries.at(-1);
      if (last && !isMerged) showResult(model, last, before, fresh.entries.length === 1 ? points : undefined);
    });
    return undefined;
  }
}

/** Follows what other tabs record, and goes on where one has handed over. What it gives ends that. */
export function followTabs(model: Model): () => void {
  const { store, claim, row, following, notice } = model;
  let catching: Promise<void> | undefined;
  let isBehind = false;

  /** Reads on until nothing more has been told; one reading at a time. */
  const catchUp = (): Promise<void> => {
    isBehind = true;
    catching ??= (async () => {
      try {
        while (isBehind && !model.isClosed) {
          isBehind = false;
          const problem = await readOn(model);
          if (problem) notice.value = problem;
        }
      } finally {
        catching = undefined;
      }
    })();
    return catching;
  };

  /** As writer only with all that the one before has recorded. */
  const changeRole = async () => {
    if (claim.isWriter()) await catchUp();
    batch(() => {
      following.value = !claim.isWriter();
      // A refusal stays on the screen, with what is to be done now.
      if (!following.value && notice.peek() === problems.watching) notice.value = problems.handedOver;
    });
  };

  claim.watch(() => void changeRole());
  const unwatch = store.watch((news) => {
    if (news.game === row.peek().id || news.pack === packIdOf(row.peek())) void catchUp();
  });
  // What was told between reading the game and watching it.
  if (following.peek()) void changeRole().then(catchUp);
  return unwatch;
}

/** Fetched with the first game on several phones. */
export const severalPhones = (): Promise<How> =>
  import('../exchange/several-phones').then(({ SEVERAL }) => SEVERAL);
