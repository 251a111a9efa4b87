import type { Game } from '../play/game';
import { type Description, describeTrace } from '../play/trace';
import { verdictWords } from '../play/verdict-words';
import type { TableView } from '../play/view';
import type { ProcedureRun, Projection } from './projection';
import { tellTable } from './tell-table';

/** What a change to the past comes to, before it is recorded. Sealed ledgers and lines say nothing of themselves. */
export type Preview = {
  readonly totals: readonly Total[];
  /** Said where it changes. */
  readonly verdict?: { readonly before: string; readonly after: string };
  /** Lines that would have no effect any more, or have it again, with what does not fit. */
  readonly arising: readonly Misfit[];
  readonly ceasing: readonly Misfit[];
};

type Total = {
  readonly title: string;
  readonly label: string;
  readonly before: number;
  readonly after: number;
};
export type Misfit = { readonly id: string; readonly title: string; readonly conflicts: readonly string[] };

/** Compares the game before a change and after it. */
export function previewChange<S>(game: Game<S>, before: Projection<S>, after: Projection<S>): Preview {
  const [was, now] = [before, after].map((each) => wordsOf(tellTable(game, each))) as [string, string];
  return {
    totals: totalsOf(game, before, after),
    ...(was !== now && { verdict: { before: was, after: now } }),
    arising: misfits(after, before),
    ceasing: misfits(before, after),
  };
}

/** What a change leaves of an end that is recorded is told with it. */
function wordsOf({ verdict }: TableView): string {
  if (!verdict) return 'none';
  return verdict.since ? verdictWords({ ...verdict, why: '' }) : verdict.label;
}

/** The open totals, before and after. */
export function totalsOf<S>(game: Game<S>, before: Projection<S>, after: Projection<S>): readonly Total[] {
  const earlier = game.ledgers(before.state);
  return game.ledgers(after.state).flatMap(({ title, total, sealed }) => {
    const was = earlier.find((ledger) => ledger.title === title && !ledger.sealed)?.total;
    if (!total || !was || sealed) return [];
    return [{ title, label: total.label, before: was.value, after: total.value }];
  });
}

/** What does not fit in the one projection and does in the other. */
function misfits(here: Projection<unknown>, there: Projection<unknown>): readonly Misfit[] {
  const fits = new Map(there.runs.map(({ opened, conflicts }) => [opened.id, conflicts]));
  return here.runs.flatMap((procedureRun) => {
    const conflicts = procedureRun.conflicts.filter(
      (each) => !fits.get(procedureRun.opened.id)?.includes(each),
    );
    if (!conflicts.length) return [];
    const { id } = procedureRun.opened;
    const seen = isOpen(here, procedureRun) && isOpen(there, procedureRun);
    return [
      seen
        ? { id, title: `${procedureRun.moment}: ${headline(procedureRun).title}`, conflicts }
        : { id, title: 'Sealed entry', conflicts: [] },
    ];
  });
}

const isOpen = ({ revealed }: Projection<unknown>, { secret }: ProcedureRun): boolean =>
  !secret || revealed.has(secret.tag);

/** What a procedure came to, in words. */
export const headline = ({ outcome, title }: ProcedureRun): Description =>
  outcome ? describeTrace(outcome.trace) : { ...describeTrace([]), title };
