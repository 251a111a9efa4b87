import { useState } from 'preact/hooks';
import { offeredBy, sealBeside } from '../../app/exchange/sealed-beside';
import { dropDraft, keepDraft, keptDraft } from '../../app/kept-draft';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { giveDraft } from '../../core/journal/draft';
import { isAnswer } from '../../core/journal/parse-entry';
import { isText } from '../../core/json';
import type { Answer } from '../../core/play/prompt';
import type { Action } from '../../core/play/view';
import { DraftQuestion } from '../ask/draft-question';
import { SealLine } from '../ask/pen-line';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';

type Props = { session: Session; item: string };

/** What a side seals while another phone has the pen: asked whole, and recorded with its last answer. */
export function BesideQuestion({ session, item }: Props) {
  const action = offeredBy(session.game, session.projection.value).find(({ id }) => id === item);
  const table = { screen: 'game', game: session.row.value.id, view: 'table' } as const;
  if (action && session.several.value?.beside(action))
    return <Asked key={item} session={session} action={action} onEnd={() => go(table)} />;
  return (
    <Screen title="Seal on this phone" back={<BackLink to={table} label="Table" />}>
      <p>This is not to be sealed here now: it is sealed already, or the game has gone on.</p>
    </Screen>
  );
}

const isGiven = (kept: unknown): kept is readonly (readonly [string, Answer])[] =>
  Array.isArray(kept) && kept.every((each) => Array.isArray(each) && isText(each[0]) && isAnswer(each[1]));

function Asked({ session, action, onEnd }: { session: Session; action: Action; onEnd: () => void }) {
  // Of this tab alone: what is half answered goes to no other phone, and into no copy.
  const place = `beside:${session.row.value.id}:${action.id}`;
  const [given, setGiven] = useState<ReadonlyMap<string, Answer>>(() => new Map(keptDraft(place, isGiven)));
  const { game } = session;
  const withAnswers = (answers: ReadonlyMap<string, Answer>) =>
    sealBeside(game, session.projection.value, session.pack.value, action, answers);
  const kept = withAnswers(given);
  // What was kept of another state, and leaves nothing to ask, is asked from the start.
  const sealing = kept.ok && 'asks' in kept.value ? kept : withAnswers(new Map());
  if (!sealing.ok || !('asks' in sealing.value)) return null;
  const { asks } = sealing.value;
  const end = () => {
    dropDraft(place);
    onEnd();
  };
  const give = async (answer: Answer) => {
    const answered = giveDraft(asks, session.pack.value, answer);
    if (!answered.ok) return answered;
    const next = withAnswers(answered.value);
    if (next.ok && 'command' in next.value) {
      const { command } = next.value;
      session.dismissNotice();
      // Where it is refused, what was typed stays, and the same tap is taken later.
      if (!(await session.record(`beside:${action.id}`, () => ({ ok: true, value: command }))))
        return answered;
      announce('Sealed. It counts once the phone that records has it.');
      end();
    } else {
      keepDraft(place, [...answered.value]);
      setGiven(answered.value);
    }
    return answered;
  };
  const above = (
    <div class="card again">
      <p>For you alone. It goes into the game when you scan each other.</p>
      <SealLine session={session} />
    </div>
  );
  const { question } = asks;
  return (
    <DraftQuestion
      key={question.prompt.key}
      {...{ session, question, give, above }}
      view="table"
      onBack={end}
      isOpen
    />
  );
}
