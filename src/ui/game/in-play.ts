import { effect } from '@preact/signals';
import { noteVerdict } from '../../app/first-steps';
import type { Session } from '../../app/session';
import { playSides } from '../../app/tones-played';
import { type ProcedureRun, type Projection, sealedFor } from '../../core/journal/projection';
import { signed } from '../../core/numbers';
import type { GameMeta } from '../../core/play/game';
import { describeTrace } from '../../core/play/trace';
import { watchInterludes } from '../interlude/watch';
import { announce, announcement } from '../kit/announce';
import { titleAt } from '../kit/source-words';
import { explainTerms } from '../rules/terms';
import { closingRolls, sayRolls } from './say-rolls';

/**
 * What a game needs once somebody plays and until it is left: results are said, terms can be touched, and what ends a turn
 * is shown large. `from` is what was there before the first tap.
 */
export function inPlay(
  session: Session,
  meta: GameMeta | undefined,
  from: Projection<unknown>,
  left: AbortSignal,
): void {
  if (left.aborted) return;
  playSides(session.game.sides.length);
  if (meta) void explainTerms(meta);
  const { sayAlso, stopHearing } = sayingAlso();
  const stop = effect(() => {
    const result = session.lastResult.value;
    if (!result?.outcome) return;
    const { verdict } = session.table.peek();
    const end = verdict && !verdict.recorded ? [`${verdict.label}: ${verdict.why}`] : [];
    const points = session.gained.peek().map((line) => `${line.label} ${signed(line.points)}`);
    announce([...closingRolls(session, result), resultWords(session, result), ...points, ...end].join('. '));
  });
  const stopRolls = sayRolls(session);
  const stopTelling = tellSince(session, sayAlso);
  const stopWatching = watchInterludes(session, meta, from, sayAlso);
  const stopNoting = effect(() => noteVerdict(session));
  left.addEventListener('abort', () => {
    stop();
    stopRolls();
    stopTelling();
    stopWatching();
    stopHearing();
    stopNoting();
  });
}

type SayAlso = (words: string) => void;

/** Says something after what the same tap is told with, unless that has said it. */
function sayingAlso(): { readonly sayAlso: SayAlso; readonly stopHearing: () => void } {
  let heard = announcement.peek().id;
  const stopHearing = effect(() => {
    const { id } = announcement.value;
    setTimeout(() => {
      heard = id;
    }, OF_ONE_TAP_MS);
  });
  const sayAlso = (words: string): void =>
    void setTimeout(() => {
      const { id, text } = announcement.peek();
      if (id === heard) announce(words);
      else if (!text.includes(words)) announce(`${text.replace(/\.?$/, '.')} ${words}`);
    });
  return { sayAlso, stopHearing };
}

/** What a tap has changed of an end that is recorded. */
function tellSince({ table }: Session, sayAlso: SayAlso): () => void {
  let known = table.peek().verdict?.since;
  return effect(() => {
    const since = table.value.verdict?.since;
    const isNew = since !== undefined && since !== known;
    known = since;
    if (isNew) sayAlso(since);
  });
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
