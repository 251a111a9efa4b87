import { useState } from 'preact/hooks';
import { go } from '../../../app/route';
import type { Session } from '../../../app/session';
import { startAmending } from '../../../core/journal/amend';
import { sealedFor } from '../../../core/journal/book';
import { overrideOpen } from '../../../core/journal/override';
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
  const stated = question?.stated.find(({ key }) => key === item);
  const back = () => go({ screen: 'game', game: session.row.value.id, view: 'table' });
  // Where only one side may look, the value is shown behind that question's own curtain alone.
  if (!question || !stated || question.prompt.secret) return <NotNow session={session} problem={GONE} />;
  const override = async (answer: Answer) => {
    session.dismissNotice();
    const saved = await session.record(`override:${item}`, (book, pack) =>
      overrideOpen(session.game, book, pack, item, answer),
    );
    if (!saved) return;
    announce(`${stated.label}: override recorded. It can be put back.`);
    back();
  };
  return (
    <OverrideForm
      session={session}
      stated={stated}
      title={question.title}
      view="table"
      onOverride={(answer) => void override(answer)}
      onBack={back}
    />
  );
}

const GONE = fail('override.unknown', 'That value is no longer open to change. Nothing was changed.').problem;

function AmendClosed({ session, of }: { session: Session; of: string }) {
  const book = session.book.value;
  const [curtain] = useState(`amend:${of}`);
  const started = startAmending(session.game, book, of);
  const proc = book.procs.find(({ opened }) => opened.id === of);
  if (!started.ok || !proc) return <NotNow session={session} problem={started.ok ? GONE : started.problem} />;
  const side = sealedFor(session.book.value, proc);
  if (side === undefined) return <AmendLine session={session} proc={proc} />;
  return (
    <Behind
      key={curtain}
      session={session}
      side={side}
      what={(name) => `What ${name} sealed, to be amended.`}
      title="Amend a sealed entry"
    >
      {() => <AmendLine session={session} proc={proc} />}
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
