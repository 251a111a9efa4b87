import { markedSource } from '../../kit/source-words';
import { describeAnswer } from '../describe-answer';
import type { Ask } from '../question-frame';

/** A struck answer is shown and offered again, never taken by itself. */
export function Was({ ask: { question, prompt, session } }: { ask: Ask }) {
  // A form shows each fact as it was; the other kinds say it.
  if (!question.previous || prompt.kind === 'form') return null;
  const { charts, apart } = session.game;
  const answer = describeAnswer(question.previous, prompt, charts, apart);
  return <p class="soft">Answered before: {markedSource(answer)}</p>;
}
