import type { Closed, Session } from '../../app/session';
import type { ProcedureRun } from '../../core/journal/projection';
import { isResult } from '../../core/play/trace';
import { lazyScreen } from '../kit/lazy';

/** The dice of a result, and where they were read. */
export const landed = lazyScreen(() => import('./stage/landed').then(({ Landed }) => Landed), 'quiet');
/** Nothing has come of anything when a game is opened: they come with the questions, before the first tap. */
const card = lazyScreen(() => import('./result-card').then(({ ResultCard }) => ResultCard), 'told');
const line = lazyScreen(() => import('./result-card').then(({ FreshLine }) => FreshLine), 'quiet');

/** A result worth a card: several questions led to it, or to its dice. One tap's roll stays a line. */
export const isBigResult = ({ entries, outcome }: ProcedureRun): boolean =>
  entries.length > 1 && outcome?.trace.some((each) => isResult(each) || each.faces) === true;

export const ResultCard = (props: { session: Session; procedureRun: Closed }) => <card.Screen {...props} />;

/** The last tap's outcome just above the buttons that made it. */
export function FreshLine({ session }: { session: Session }) {
  const procedureRun = session.lastResult.value;
  if (!procedureRun?.outcome || isBigResult(procedureRun)) return null;
  return <line.Screen session={session} procedureRun={procedureRun} />;
}
