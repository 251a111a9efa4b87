import { useEffect, useMemo, useState } from 'preact/hooks';
import { tellSealed } from '../../app/exchange/told';
import type { Session } from '../../app/session';
import { type Answer, checkAnswer } from '../../core/play/prompt';
import { AskedPrompt } from '../ask/procedure';
import type { Ask } from '../ask/question-frame';
import { announce } from '../kit/announce';
import { NotRecorded, useRefusal } from './not-recorded';

type Props = { session: Session; of: string; onEnd: () => void };

/** What another phone sealed, asked as it was there, and written down as told by mouth. */
export function ToldQuestion({ session, of, onEnd }: Props) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const { problem, refuse } = useRefusal();
  const projection = session.projection.value;
  const telling = useMemo(
    () => tellSealed(session.game, projection, session.pack.value, of, answers),
    [projection, answers],
  );
  useEffect(() => {
    if (!telling) onEnd();
    if (!telling || !('entry' in telling)) return;
    void session
      .record(`told:${of}`, () => ({ ok: true, value: { entry: telling.entry, learn: [] } }))
      .then((done) => {
        if (done) announce('Written down as told by mouth.');
        onEnd();
      });
  }, [telling]);
  if (!telling || !('asks' in telling)) return null;
  const { asks: question } = telling;
  const { prompt } = question;
  const send = (answer: Answer) => {
    const checked = checkAnswer(prompt, answer);
    refuse(checked.ok ? undefined : checked.problem);
    if (checked.ok) setAnswers((now) => new Map([...now, [prompt.key, answer]]));
  };
  const ways = <NotRecorded onBack={onEnd} />;
  const above = <p class="card again">Told by mouth, for everyone to hear: nobody can check it.</p>;
  const ask: Ask = { session, question, prompt, problem, send, refuse, ways, view: 'table', above };
  return <AskedPrompt key={prompt.key} ask={ask} />;
}
