import { withLessons } from '../../core/charts/pack';
import { mayFollowerWrite, tableOf } from '../../core/exchange/seats';
import { beginningOf, branchesOf, extendBranches, foldBranches } from '../../core/journal/branches';
import type { Game } from '../../core/play/game';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { problems } from '../../storage/problems';
import type { Store } from '../../storage/store';
import { proceduresOf, stepsOf, summarize } from '../game-code';
import type { Adopted, Here, How } from '../session';
import { diceDue } from './dice-of-two';
import { openingsDue, seal, sealedElsewhere } from './sealing';

/** How a game on several phones is folded, and who may write what: one has the pen, the others write beside. */
export const SEVERAL: How = {
  fold: foldBranches,
  extend: extendBranches,
  seal,
  async due(book, { seat }) {
    if (!seat) return undefined;
    return openingsDue(book) ?? (await diceDue(book.entries, seat.writer));
  },
  refuse(game, book, entry, row): Problem | undefined {
    const { entries } = book;
    const { seat } = row;
    if (!beginningOf(entries) || mayFollowerWrite(entry, entries)) return undefined;
    if (branchesOf(entries)?.forks.length) return forked;
    const table = seat && tableOf(entries);
    if (!table || table.pen === seat.writer) return sealedElsewhere(game, book, entry, row);
    return away(table.seats.find(({ writer }) => writer === table.pen)?.name ?? 'Another phone');
  },
};

type Replaced = Here & { readonly how: How; readonly packBase: number };

/** Puts a journal in the place of the one here, on the disk too; what it teaches joins the charts of this phone. */
export async function adopt(
  game: Game<unknown>,
  store: Store,
  now: Here,
  packBase: number,
  change: (now: Here) => Result<Adopted>,
): Promise<Result<Replaced>> {
  try {
    const changed = change(now);
    if (!changed.ok) return changed;
    const { entries, seat, learn } = changed.value;
    await stepsOf(game, proceduresOf(entries));
    const book = foldBranches(game, entries);
    game.ledgers(book.state);
    const at = Date.now();
    const pack = learn.length ? withLessons(now.pack, learn, at) : now.pack;
    const { seat: _, ...rest } = now.row;
    const from = { entries: now.row.entries, merges: now.row.merges ?? 0 };
    const beside = {
      summary: summarize(game.table(book.state)),
      updated: Math.max(at, now.row.updated),
      ...(seat && { seat }),
    };
    const lesson = learn.length ? { pack, packBase } : {};
    const written = await store.mergeGame(now.row.id, { ...beside, entries, from, ...lesson });
    if (!written.ok) return written;
    const row = { ...rest, ...beside, entries: entries.length, merges: from.merges + 1 };
    return ok({ row, book, pack, packBase: learn.length ? pack.version : packBase, how: SEVERAL });
  } catch (error) {
    return { ok: false, problem: problems.broken(error) };
  }
}

const forked = fail(
  'fork.open',
  'Two phones have played on from one line. Nothing was changed and nothing is lost. Say first which of it happened first.',
).problem;

const away = (name: string): Problem =>
  fail(
    'pen.away',
    `${name} has the pen, so this was not taken. Nothing was changed. Scan each other, or take the pen if that phone is gone.`,
  ).problem;
