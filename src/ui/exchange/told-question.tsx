import { useEffect, useMemo, useState } from 'preact/hooks';
import { tellSealed } from '../../app/exchange/told';
import type { Session } from '../../app/session';
import { giveDraft } from '../../core/journal/draft';
import type { Answer } from '../../core/play/prompt';
import { DraftQuestion } from '../ask/draft-question';
import { announce } from '../kit/announce';

type Props = { session: Session; of: string; onEnd: () => void };

/** What another phone sealed, asked as it was there, and written down as told by mouth. */
export function ToldQuestion({ session, of, onEnd }: Props) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const projection = session.projection.value;
  const pack = session.pack.value;
  const telling = useMemo(
    () => tellSealed(session.game, projection, pack, of, answers),
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
  const { question } = telling.asks;
  const give = (answer: Answer) => {
    const given = giveDraft(telling.asks, pack, answer);
    if (given.ok) setAnswers(given.value);
    return given;
  };
  return (
    <DraftQuestion
      key={question.prompt.key}
      {...{ session, question, give }}
      view="table"
      onBack={onEnd}
      // Everyone hears it.
      isOpen
      above={<p class="card again">Told by mouth, for everyone to hear: nobody can check it.</p>}
    />
  );
}
