import type { ChartPack } from '../../core/charts/pack';
import { foldBranches } from '../../core/journal/branches';
import { type Asking, runDraft } from '../../core/journal/draft';
import type { Unplaced, UnsealedEntry } from '../../core/journal/journal';
import type { ProcedureRun, Projection } from '../../core/journal/projection';
import type { Game } from '../../core/play/game';
import type { Answer } from '../../core/play/prompt';

/** What another side has sealed, told by mouth because its phone is gone: as far as its answers carry it, or its line. */
export type Telling = { readonly asks: Asking } | { readonly entry: Unplaced<UnsealedEntry> };

/** What others have sealed and closed, of which this phone knows nothing yet: whoever sealed it, in the order of play. */
export function sealedByOthers({ runs, entries }: Projection<unknown>): readonly ProcedureRun[] {
  const opened = new Set(
    entries.flatMap((entry) => (entry.kind === 'v1.Unsealed' ? entry.openings.map(({ line }) => line) : [])),
  );
  return runs.filter(
    (procedureRun) =>
      !procedureRun.struck &&
      procedureRun.outcome &&
      procedureRun.entries.some((entry) => entry.seal && !entry.kept && !opened.has(entry.id)),
  );
}

/**
 * Writes down what was sealed in procedure `of`, as its side tells it. It is not checked against anything, and the log says
 * so; should its phone come back, what that opens takes its place.
 */
export function tellSealed(
  game: Game<unknown>,
  projection: Projection<unknown>,
  pack: ChartPack,
  of: string,
  answers: ReadonlyMap<string, Answer>,
): Telling | undefined {
  const procedureRun = projection.runs.find(({ opened }) => opened.id === of);
  const def = procedureRun && game.procedures[procedureRun.opened.procedure];
  const at = projection.entries.findIndex(({ id }) => id === of);
  if (!procedureRun || !def || at < 0) return undefined;
  const drafted = runDraft(game, pack, {
    ...{
      def,
      of,
      answers,
      args: procedureRun.opened.args,
      title: procedureRun.title,
      side: procedureRun.side,
    },
    before: foldBranches(game, projection.entries.slice(0, at)).state,
  });
  if (drafted.question) return { asks: drafted };
  const lines = procedureRun.entries.filter((entry) => entry.seal && !entry.kept);
  const last = lines.findLast((entry) => entry.outcome);
  if (!last) return undefined;
  const said = [...answers].map(([key, answer]) => ({ key, answer }));
  const { looked, outcome } = drafted.run;
  return {
    entry: {
      kind: 'v1.Unsealed',
      openings: lines.map(({ id }) => ({
        ...{ line: id, salt: '', told: true as const },
        ...(id === last.id ? { answers: [...looked, ...said], outcome } : { answers: [] }),
      })),
      trace: [
        { kind: 'title', label: 'Told by mouth', value: procedureRun.title },
        { kind: 'warning', label: 'Not checked: the phone that sealed it is not here' },
      ],
    },
  };
}
