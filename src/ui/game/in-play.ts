import { effect } from '@preact/signals';
import { noteVerdict } from '../../app/first-steps';
import type { Session } from '../../app/session';
import { type ProcedureRun, sealedFor } from '../../core/journal/projection';
import { signed } from '../../core/numbers';
import type { GameMeta } from '../../core/play/game';
import { describeTrace } from '../../core/play/trace';
import { announce, announcement } from '../kit/announce';
import { titleAt } from '../kit/source-words';
import { explainTerms } from '../rules/terms';

/** What a game needs once somebody plays and until it is left: results are said, and terms can be touched. */
export function inPlay(session: Session, meta: GameMeta | undefined, left: AbortSignal): void {
  if (left.aborted) return;
  if (meta) void explainTerms(meta);
  const stop = effect(() => {
    const result = session.lastResult.value;
    if (!result?.outcome) return;
    const { verdict } = session.table.peek();
    const end = verdict && !verdict.recorded ? [`${verdict.label}: ${verdict.why}`] : [];
    const points = session.gained.peek().map((line) => `${line.label} ${signed(line.points)}`);
    announce([resultWords(session, result), ...points, ...end].join('. '));
  });
  const stopTelling = tellSince(session);
  const stopNoting = effect(() => noteVerdict(session));
  left.addEventListener('abort', () => {
    stop();
    stopTelling();
    stopNoting();
  });
}

/** What a tap has changed of an end that is recorded is said after what the tap itself is told with. */
function tellSince({ table }: Session): () => void {
  let known = table.peek().verdict?.since;
  let heard = announcement.peek().id;
  const stopHearing = effect(() => {
    const { id } = announcement.value;
    setTimeout(() => {
      heard = id;
    }, OF_ONE_TAP_MS);
  });
  const stop = effect(() => {
    const since = table.value.verdict?.since;
    const isNew = since !== undefined && since !== known;
    known = since;
    if (!isNew) return;
    setTimeout(() => {
      const { id, text } = announcement.peek();
      announce(id === heard ? since : `${text} ${since}`);
    });
  });
  return () => {
    stop();
    stopHearing();
  };
}

/** What is said within this time comes of the same tap. */
const OF_ONE_TAP_MS = 50;

function resultWords(session: Session, procedureRun: ProcedureRun): string {
  if (sealedFor(session.projection.peek(), procedureRun)) return 'Sealed entry made.';
  const told = describeTrace(procedureRun.outcome?.trace ?? []);
  const { value, lines } = told;
  const title = titleAt(told);
  const said = lines.filter(({ kind }) => kind === 'result' || kind === 'warning').map(({ label }) => label);
  return [value === undefined ? title : `${title}: ${value}`, ...said, ...procedureRun.conflicts]
    .map((words) => words.replace(/\.$/, ''))
    .join('. ');
}
