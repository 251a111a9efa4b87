import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import { type Answer, checkAnswer } from '../../core/play/prompt';
import type { Problem } from '../../core/result';
import { Curtain } from '../ask/curtain';
import { Dock } from '../ask/dock';
import { AskedPrompt } from '../ask/procedure';
import type { Ask } from '../ask/question-frame';
import { isOwnPhone, nameOf } from '../ask/side';
import { refused } from '../kit/announce';
import { Screen } from '../kit/screen';
import { NotRecorded } from './not-recorded';

type Props = {
  session: Session;
  question: OpenQuestion;
  whose: string;
  order: string;
  problem: Problem | undefined;
  onProblem(problem: Problem | undefined): void;
  onGive(answer: Answer): void;
  onStrike(): void;
  onBack(): void;
};

/** A question that has changed with what happened first, asked as in play. */
export function ForkQuestion(props: Props) {
  const { session, question, whose, order, problem, onProblem, onGive, onStrike, onBack } = props;
  const refuse = (found: Problem | undefined) => {
    refused.value = found && { ...found, message: `${found.message} Nothing is recorded yet.` };
    onProblem(refused.value);
  };
  const send = (answer: Answer) => {
    const checked = checkAnswer(question.prompt, answer);
    if (checked.ok) onGive(answer);
    else refuse(checked.problem);
  };
  const ways = (
    <NotRecorded onBack={onBack}>
      <button type="button" class="quiet" onClick={onStrike}>
        Strike it instead
      </button>
    </NotRecorded>
  );
  const above = (
    <p class="card again">
      {order}: {whose}’s is played again. This has changed with it.
    </p>
  );
  const { prompt } = question;
  const ask: Ask = { session, question, prompt, problem, send, refuse, ways, view: 'table', above };
  const { secret } = prompt;
  if (secret === undefined || isOwnPhone(session, secret)) return <AskedPrompt ask={ask} />;
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
          <Dock session={session} view="table">
            {ways}
          </Dock>
        </>
      )}
    >
      {() => <AskedPrompt ask={ask} />}
    </Curtain>
  );
}
