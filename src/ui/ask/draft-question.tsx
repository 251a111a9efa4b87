import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import type { Answer } from '../../core/play/prompt';
import type { Problem, Result } from '../../core/result';
import { refused } from '../kit/announce';
import { Screen } from '../kit/screen';
import { Curtain } from './curtain';
import { Dock } from './dock';
import { AskedPrompt } from './procedure';
import type { Ask } from './question-frame';
import { isOwnPhone, nameOf } from './side';

type Props = {
  session: Session;
  question: OpenQuestion;
  view: 'table' | 'log';
  /** Takes the answer, or says what is wrong with it. */
  give(answer: Answer): Result<unknown> | Promise<Result<unknown>>;
  onBack(): void;
  back?: string;
  /** Where nothing else on the screen says so. */
  during?: string;
  /** More ways out. */
  ways?: ComponentChildren;
  above?: ComponentChildren;
  /** All around it is behind a curtain already, or on the phone of its side. */
  isOpen?: boolean;
};

/** A question asked outside the record: of an amendment, of a fork, of what is sealed without the pen or told by mouth. */
export function DraftQuestion({ session, question, view, give, onBack, back = 'Back', ...more }: Props) {
  const { ways: others, above, isOpen, during } = more;
  const [problem, setProblem] = useState<Problem>();
  const refuse = (found: Problem | undefined) => {
    refused.value = found && { ...found, message: `${found.message} Nothing is recorded yet.` };
    setProblem(refused.value);
  };
  const send = async (answer: Answer) => {
    const given = await give(answer);
    refuse(given.ok ? undefined : given.problem);
  };
  // In the place of undo.
  const ways = (
    <div class="undo-line">
      <span class="save soft">{during ? `${during}: nothing` : 'Nothing'} is recorded yet</span>
      {others}
      <button type="button" class="quiet" onClick={onBack}>
        {back}
      </button>
    </div>
  );
  const { prompt } = question;
  const { secret } = prompt;
  const ask: Ask = {
    ...{ session, question, prompt, problem, refuse, ways, above },
    ...(view === 'table' && { view }),
    send: (answer) => void send(answer),
  };
  if (isOpen || secret === undefined || isOwnPhone(session, secret)) return <AskedPrompt ask={ask} />;
  const name = nameOf(session, secret);
  return (
    <Curtain
      name={name}
      what={`A question for ${name} alone.`}
      frame={(closed) => (
        <>
          <Screen title="Sealed question" page="page middle">
            {above}
            {closed}
          </Screen>
          <Dock session={session} view={view}>
            {ways}
          </Dock>
        </>
      )}
    >
      {() => <AskedPrompt ask={ask} />}
    </Curtain>
  );
}
