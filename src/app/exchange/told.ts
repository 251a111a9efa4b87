import type { ChartPack } from '../../core/charts/pack';
import type { Book, Proc } from '../../core/journal/book';
import { foldBranches } from '../../core/journal/branches';
import type { OpenQuestion } from '../../core/journal/commands';
import type { Unplaced, UnsealedEntry } from '../../core/journal/journal';
import type { Game } from '../../core/play/game';
import { packLookup, runProcedure } from '../../core/play/procedure';
import type { Answer } from '../../core/play/prompt';

/** What another side has sealed, told by mouth because its phone is gone: as far as its answers carry it, or its line. */
export type Telling = { readonly asks: OpenQuestion } | { readonly entry: Unplaced<UnsealedEntry> };

/** What others have sealed and closed, of which this phone knows nothing yet: whoever sealed it, in the order of play. */
export function sealedByOthers({ procs, entries }: Book<unknown>): readonly Proc[] {
  const opened = new Set(
    entries.flatMap((entry) => (entry.kind === 'v1.Unsealed' ? entry.openings.map(({ line }) => line) : [])),
  );
  return procs.filter(
    (proc) =>
      !proc.struck &&
      proc.outcome &&
      proc.entries.some((entry) => entry.seal && !entry.kept && !opened.has(entry.id)),
  );
}

/**
 * Writes down what was sealed in procedure `of`, as its side tells it. It is not checked against anything, and the log says
 * so; should its phone come back, what that opens takes its place.
 */
export function tellSealed(
  game: Game<unknown>,
  book: Book<unknown>,
  pack: ChartPack,
  of: string,
  answers: ReadonlyMap<string, Answer>,
): Telling | undefined {
  const proc = book.procs.find(({ opened }) => opened.id === of);
  const def = proc && game.procedures[proc.opened.procedure];
  const at = book.entries.findIndex(({ id }) => id === of);
  if (!proc || !def || at < 0) return undefined;
  const { state } = foldBranches(game, book.entries.slice(0, at));
  const { args } = proc.opened;
  const run = runProcedure(def, state, args, answers, packLookup(game.charts, pack));
  if (run.status === 'asking')
    return {
      asks: {
        ...{ procedure: def.id, of, ground: { before: state, args, answers }, title: proc.title },
        ...(proc.side && { side: proc.side }),
        ...{ binding: false, prompt: run.prompt, stated: run.stated },
      },
    };
  const lines = proc.entries.filter((entry) => entry.seal && !entry.kept);
  const last = lines.findLast((entry) => entry.outcome);
  if (!last) return undefined;
  const said = [...answers].map(([key, answer]) => ({ key, answer }));
  const { outcome } = run;
  return {
    entry: {
      kind: 'v1.Unsealed',
      openings: lines.map(({ id }) => ({
        ...{ line: id, salt: '', told: true as const },
        ...(id === last.id ? { answers: [...run.looked, ...said], outcome } : { answers: [] }),
      })),
      trace: [
        { kind: 'title', label: 'Told by mouth', value: proc.title },
        { kind: 'warning', label: 'Not checked: the phone that sealed it is not here' },
      ],
    },
  };
}
