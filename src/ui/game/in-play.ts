import { effect } from '@preact/signals';
import { noteVerdict } from '../../app/first-steps';
import type { Closed, Session } from '../../app/session';
import type { Entry } from '../../core/journal/journal';
import { type ProcedureRun, sealedFor } from '../../core/journal/projection';
import { signed } from '../../core/numbers';
import type { GameMeta } from '../../core/play/game';
import { describeTrace } from '../../core/play/trace';
import { fallenBefore, fallenOf, fallenWords, toldOf } from '../ask/fallen';
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
    announce([...closingRolls(session, result), resultWords(session, result), ...points, ...end].join('. '));
  });
  const stopRolls = sayRolls(session);
  const stopTelling = tellSince(session);
  const stopNoting = effect(() => noteVerdict(session));
  left.addEventListener('abort', () => {
    stop();
    stopRolls();
    stopTelling();
    stopNoting();
  });
}

/** Each roll is said as it falls, with what it came to, while its procedure goes on. */
function sayRolls(session: Session): () => void {
  let seen: Entry | undefined;
  return effect(() => {
    const question = session.question.value;
    const last = session.projection.peek().entries.at(-1);
    if (!question || last === seen) return;
    seen = last;
    if (isSealed(session, question.of)) return;
    const open = question.passed.filter(({ prompt }) => !prompt.secret).map(({ prompt }) => prompt.key);
    const rolls = fallenBefore(session, question).filter(
      ({ key }) => open.includes(key) && rolledIn(last).includes(key),
    );
    if (rolls.length)
      announce(
        rolls
          .flatMap((roll) => [fallenWords(session, roll), ...toldOf(roll)])
          .map(withoutStop)
          .join('. '),
      );
  });
}

/** The keys of the dice that an entry answered. */
const rolledIn = (entry: Entry | undefined): readonly string[] =>
  entry?.kind === 'v1.Opened' || entry?.kind === 'v1.Answered'
    ? entry.answers.flatMap(({ key, answer }) => (answer.kind === 'dice' ? [key] : []))
    : [];

function isSealed({ projection }: Session, of: string): boolean {
  const run = projection.peek().runs.findLast(({ opened }) => opened.id === of);
  return run !== undefined && sealedFor(projection.peek(), run) !== undefined;
}

/** The dice that closed a procedure, where its title does not say them. */
function closingRolls(session: Session, closed: Closed): readonly string[] {
  if (isSealed(session, closed.opened.id)) return [];
  const last = closed.entries.at(-1);
  const { title } = describeTrace(closed.outcome?.trace ?? []);
  const saysDie = /\bdie \d/.test(title);
  return fallenOf(session, closed)
    .filter(({ key, dice }) => rolledIn(last).includes(key) && !(saysDie && dice.length === 1))
    .map((roll) => fallenWords(session, roll));
}

const withoutStop = (words: string): string => words.replace(/\.$/, '');

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
    .map(withoutStop)
    .join('. ');
}
