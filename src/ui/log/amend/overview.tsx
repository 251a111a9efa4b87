import { useMemo } from 'preact/hooks';
import type { Session } from '../../../app/session';
import { type Amended, type Amending, amend, outdated, projectionAfter } from '../../../core/journal/amend';
import { headline, previewChange } from '../../../core/journal/preview';
import type { ProcedureRun } from '../../../core/journal/projection';
import { describeOverridable, type Recorded } from '../../../core/play/procedure';
import { describeTrace } from '../../../core/play/trace';
import type { Problem } from '../../../core/result';
import { describeAnswer, describeKey } from '../../ask/describe-answer';
import { Dock } from '../../ask/dock';
import { SideTitle } from '../../ask/side';
import { Fact } from '../../kit/fact';
import { Wrong } from '../../kit/field';
import { PracticeLabel } from '../../kit/practice-label';
import { Remedies } from '../../kit/remedies';
import { How, Result } from '../../kit/result';
import { Screen } from '../../kit/screen';
import { markedSource } from '../../kit/source-words';
import { REASON } from './override-form';
import { PreviewCard } from './preview';

type Props = {
  session: Session;
  procedureRun: ProcedureRun;
  amending: Amending;
  amended?: Amended;
  broken?: Problem;
  reason?: string;
  problem?: Problem | undefined;
  onReason?(text: string): void;
  onAsk?(key: string): void;
  onOverride?(key: string): void;
  /** Looks a cell up again, or puts an override back. */
  onTakeAway?(key: string): void;
  onRecord?(): void;
  onLeave(): void;
};

/** What a line rests on, each fact to be changed, and what the changes come to before they are recorded. */
export function Overview(props: Props) {
  const {
    session,
    procedureRun,
    amending,
    amended,
    broken,
    reason = '',
    problem,
    onReason,
    onRecord,
    onLeave,
  } = props;
  const before = headline(procedureRun);
  const outcome = amended?.run.status === 'done' ? amended.run.outcome : undefined;
  const after = outcome && describeTrace(outcome.trace);
  const touched = amending.changes.length > 0;
  return (
    <>
      <Screen
        title="Amend"
        beside={<small>{procedureRun.moment}</small>}
        below={
          <>
            <p class="t sub">
              <SideTitle session={session} side={procedureRun.side} title={procedureRun.title} />
            </p>
            {session.pack.value.practice && <PracticeLabel />}
          </>
        }
      >
        {broken && (
          <p role="alert" class="card error">
            {broken.message}
          </p>
        )}
        {broken && <Remedies of={broken} />}
        <section class="card result" aria-label={touched ? 'Old and new result' : 'Result'}>
          {touched && after && (
            <p class="soft">
              <span class="sr">Old: </span>
              <Result {...before} struck>
                {' '}
              </Result>
            </p>
          )}
          <p>
            {touched && <span class="sr">New: </span>}
            <Result {...(touched && after ? after : before)}> </Result>
          </p>
          {touched && after && <How lines={after.lines} />}
        </section>
        {touched && !broken && <Changes session={session} amending={amending} />}
        {!touched && (
          <p class="soft">
            Tap what was wrong. Nothing changes until you record it; closing the app drops what you change
            here.
          </p>
        )}
        {amended && <Answers {...props} amended={amended} />}
        {amended && <OverridableValues {...props} amended={amended} />}
      </Screen>
      <Dock session={session} view="log">
        {touched && onReason && (
          <form
            id="amend"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onRecord?.();
            }}
          >
            <Fact
              field={REASON}
              may
              value={reason}
              problem={problem?.field === 'reason' ? problem : undefined}
              onValue={(text) => onReason(String(text))}
            />
          </form>
        )}
        <Wrong id="amend" problem={problem?.field === 'reason' ? undefined : problem} />
        {touched && onRecord && (
          <button type="submit" form="amend" class="main">
            Record the amendment
          </button>
        )}
        <button type="button" class="quiet" onClick={onLeave}>
          {touched ? 'Discard the changes' : 'Back to the log'}
        </button>
      </Dock>
    </>
  );
}

/** The totals and the lines that the amendment touches; folded once for each change, not for each letter of the reason. */
function Changes({ session, amending }: { session: Session; amending: Amending }) {
  const projection = session.projection.value;
  const pack = session.pack.value;
  const preview = useMemo(() => {
    const command = amend(session.game, projection, pack, amending, 'Preview');
    return command.ok
      ? previewChange(session.game, projection, projectionAfter(session.game, projection, command.value))
      : undefined;
  }, [session, projection, pack, amending]);
  if (!preview) return <p class="soft">This is what the entry says already.</p>;
  return <PreviewCard preview={preview} />;
}

function Answers({ session, amending, amended, onAsk, onTakeAway }: Props & { amended: Amended }) {
  const { rests, run } = amended;
  const { charts, apart } = session.game;
  const prompts = new Map(run.asked.map((prompt) => [prompt.key, prompt]));
  const stale = outdated(session.game, session.pack.value, amended);
  const changed = new Set(amending.changes.map(({ key }) => key));
  const shown = rests.filter(
    ({ key, auto }) => prompts.has(key) && (!auto || stale.has(key) || changed.has(key)),
  );
  if (!shown.length) return null;
  const words = ({ key, answer }: Recorded) => {
    const prompt = prompts.get(key);
    const looked = answer.kind === 'cell' || answer.kind === 'heads';
    return {
      title: looked || !prompt ? describeKey(key, answer, charts) : prompt.title,
      said: markedSource(describeAnswer(answer, prompt, charts, apart)),
    };
  };
  return (
    <section class="card" aria-labelledby="answers-title">
      <h2 id="answers-title">Answers</h2>
      <ul class="answers">
        {shown.map((recorded) => {
          const { key, auto } = recorded;
          const { title, said } = words(recorded);
          return (
            <li key={key} class="answer">
              <span>
                <span class="soft">{title}</span> <b>{said}</b>
                {changed.has(key) && <span class="mark"> amended</span>}
              </span>
              {stale.has(key) && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={`Look up again: ${title}`}
                  onClick={() => onTakeAway?.(key)}
                >
                  Look up again
                </button>
              )}
              {!auto && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={`Change: ${title}`}
                  onClick={() => onAsk?.(key)}
                >
                  Change
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OverridableValues({ amended, onOverride, onTakeAway }: Props & { amended: Amended }) {
  const { rests, run } = amended;
  if (!run.overridable.length) return null;
  return (
    <section class="card" aria-labelledby="stated-title">
      <h2 id="stated-title">Computed</h2>
      <ul class="answers">
        {run.overridable.map(({ key, label, shape, value }) => {
          const given = rests.find((recorded) => recorded.key === key)?.answer;
          const over = given?.kind === 'override' ? given : undefined;
          const worked = describeOverridable(shape, value);
          return (
            <li key={key} class="answer">
              <span>
                <span class="soft">{label}</span> {over ? <s>{worked}</s> : <b>{worked}</b>}
                {over && (
                  <>
                    {' '}
                    <b>{describeOverridable(shape, over.value)}</b> <span class="mark">override</span>{' '}
                    <span class="rule">{over.reason}</span>
                  </>
                )}
              </span>
              <button
                type="button"
                class="quiet"
                aria-label={`${over ? 'Put back' : 'Override'}: ${label}`}
                onClick={() => (over ? onTakeAway?.(key) : onOverride?.(key))}
              >
                {over ? 'Put back' : 'Override'}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
