import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import { type Answer, checkAnswer } from '../../core/play/prompt';
import type { Given } from '../../core/play/view';
import type { Problem } from '../../core/result';
import { refused } from '../kit/announce';
import { lazyScreen } from '../kit/lazy';
import { Remedies } from '../kit/remedies';
import { Screen } from '../kit/screen';
import { ClockLine } from './clock-line';
import { CancelAll, Dock, UndoLine } from './dock';
import { JustBefore } from './just';
import { ChoiceQuestion } from './prompts/choice';
import { DiceQuestion } from './prompts/dice';
import { FormQuestion } from './prompts/form';
import type { Ask } from './question-frame';
import { isOwnPhone, nameOf } from './side';

type Props = { session: Session; question: OpenQuestion };

/** What a set-up does not need: one fetch brings all of it, once somebody plays. */
const cell = lazyScreen(() => import('./prompts/cell').then(({ CellQuestion }) => CellQuestion));
const labels = lazyScreen(() => import('./prompts/labels').then(({ LabelsQuestion }) => LabelsQuestion));
const curtain = lazyScreen(() => import('./curtain').then(({ Curtain }) => Curtain));
const draw = lazyScreen(() => import('./prompts/draw').then(({ DrawQuestion }) => DrawQuestion));

/** The open question, behind a curtain where only one side may look. */
export function ProcedureScreen({ session, question }: Props) {
  const { secret, key } = question.prompt;
  const opened = session.projection.value.open?.procedureRun.opened.id ?? '';
  const asked = <Question key={`${opened}:${key}`} session={session} question={question} />;
  const frame = (inside: ComponentChildren) => (
    <>
      <Screen title="Sealed question" page="page middle" below={<ClockLine session={session} />}>
        <JustBefore session={session} question={question} />
        {inside}
      </Screen>
      <Dock session={session} view="table">
        <UndoLine session={session}>
          <CancelAll {...{ session, question }} />
        </UndoLine>
      </Dock>
    </>
  );
  const elsewhere = session.elsewhere();
  if (elsewhere)
    return frame(
      <>
        <p>{elsewhere.words}</p>
        {elsewhere.isUnread && <Remedies of={{ remedies: ['sealed'] }} />}
      </>,
    );
  if (!secret || isOwnPhone(session, secret)) return asked;
  const name = nameOf(session, secret);
  return (
    <curtain.Screen
      key={`${opened}:${secret}`}
      name={name}
      what={`A question for ${name} alone.`}
      frame={frame}
    >
      {() => asked}
    </curtain.Screen>
  );
}

/** Holds what the sheet shows until its answer is taken: a refusal loses nothing. */
function Question({ session, question }: Props) {
  const [local, setLocal] = useState<Problem>();
  const { prompt } = question;
  // A new object each time, so that the same refusal is told again.
  const refuse = (found: Problem | undefined) => {
    refused.value = found && { ...found, message: `${found.message} Nothing is recorded yet.` };
    setLocal(refused.value);
  };
  const send = (answer: Answer, ...more: readonly Given[]) => {
    session.dismissNotice();
    const checked = checkAnswer(prompt, answer);
    refuse(checked.ok ? undefined : checked.problem);
    if (checked.ok) void session.answer(prompt.key, answer, ...more);
  };
  const told = session.notice.value;
  const problem = local ?? (told?.field ? told : undefined);
  return <AskedPrompt ask={{ session, question, prompt, problem, send, refuse }} />;
}

/** The question by its kind. */
export function AskedPrompt({ ask }: { ask: Ask }) {
  const { prompt } = ask;
  switch (prompt.kind) {
    case 'choice':
      return <ChoiceQuestion ask={{ ...ask, prompt }} />;
    case 'form':
      return <FormQuestion ask={{ ...ask, prompt }} />;
    case 'dice':
      return <DiceQuestion ask={{ ...ask, prompt }} />;
    case 'draw':
      return <draw.Screen ask={{ ...ask, prompt }} />;
    case 'cell':
      return <cell.Screen ask={{ ...ask, prompt }} />;
    case 'heads':
      return <labels.Screen ask={{ ...ask, prompt }} />;
  }
}
