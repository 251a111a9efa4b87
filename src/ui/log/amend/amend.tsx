import { useState } from 'preact/hooks';
import { go } from '../../../app/route';
import type { Session } from '../../../app/session';
import { startAmending } from '../../../core/journal/amend';
import { overrideOpen } from '../../../core/journal/override';
import { sealedFor } from '../../../core/journal/projection';
import type { Answer } from '../../../core/play/prompt';
import { fail, type Problem } from '../../../core/result';
import { Dock } from '../../ask/dock';
import { announce } from '../../kit/announce';
import { Notice } from '../../kit/notice';
import { Screen } from '../../kit/screen';
import { Whole } from '../../kit/whole';
import { AmendLine } from './amend-line';
import { Behind } from './behind';
import { OverrideForm } from './override-form';

type Props = { session: Session; view: 'amend' | 'override'; item: string };

/** Amends a line of the log by the id it was opened with, or overrides a value of the open question by its key. */
export function AmendScreen({ session, view, item }: Props) {
  return view === 'override' ? (
    <OverrideOpen session={session} item={item} />
  ) : (
    <Whole session={session}>{() => <AmendClosed key={item} session={session} of={item} />}</Whole>
  );
}

function OverrideOpen({ session, item }: { session: Session; item: string }) {
  const question = session.question.value;
  const overridable = question?.overridable.find(({ key }) => key === item);
  const back = () => go({ screen: 'game', game: session.row.value.id, view: 'table' });
  // Where only one side may look, the value is shown behind that question's own curtain alone.
  if (!question || !overridable || question.prompt.secret) return <NotNow session={session} problem={GONE} />;
  const override = async (answer: Answer) => {
    session.dismissNotice();
    const saved = await session.record(`override:${item}`, (projection, pack) =>
      overrideOpen(session.game, projection, pack, item, answer),
    );
    if (!saved) return;
    announce(`${overridable.label}: override recorded. It can be put back.`);
    back();
  };
  return (
    <OverrideForm
      session={session}
      overridable={overridable}
      title={question.title}
      view="table"
      onOverride={(answer) => void override(answer)}
      onBack={back}
    />
  );
}

const GONE = fail('override.unknown', 'That value is no longer open to change. Nothing was changed.').problem;

function AmendClosed({ session, of }: { session: Session; of: string }) {
  const projection = session.projection.value;
  const [curtain] = useState(`amend:${of}`);
  const started = startAmending(session.game, projection, of);
  const procedureRun = projection.runs.find(({ opened }) => opened.id === of);
  if (!started.ok || !procedureRun)
    return <NotNow session={session} problem={started.ok ? GONE : started.problem} />;
  const side = sealedFor(session.projection.value, procedureRun);
  if (side === undefined) return <AmendLine session={session} procedureRun={procedureRun} />;
  return (
    <Behind
      key={curtain}
      session={session}
      side={side}
      what={(name) => `What ${name} sealed, to be amended.`}
      title="Amend a sealed entry"
    >
      {() => <AmendLine session={session} procedureRun={procedureRun} />}
    </Behind>
  );
}

function NotNow({ session, problem }: { session: Session; problem: Problem }) {
  const game = session.row.value.id;
  return (
    <>
      <Screen title="Amend">
        <Notice problem={problem}>
          <button type="button" onClick={() => go({ screen: 'game', game, view: 'log' })}>
            Back to the log
          </button>
        </Notice>
      </Screen>
      <Dock session={session} view="log" />
    </>
  );
}
