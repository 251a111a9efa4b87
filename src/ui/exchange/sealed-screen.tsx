import './exchange.css';
import { useState } from 'preact/hooks';
import { mineIn } from '../../app/exchange/seats-in';
import { sealedByOthers } from '../../app/exchange/told';
import type { Session } from '../../app/session';
import { ONLOOKER } from '../../core/exchange/seats';
import { nameOf } from '../ask/side';
import { Card } from '../kit/card';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { ToldQuestion } from './told-question';
import { toTogether } from './words';

type Props = { session: Session };

/** What is sealed at a game on several phones: what becomes of one's own, and of what another phone keeps. */
export function SealedScreen({ session }: Props) {
  const [told, setTold] = useState<string>();
  if (told !== undefined)
    return <ToldQuestion session={session} of={told} onEnd={() => setTold(undefined)} />;
  const mine = mineIn(session);
  const plays = mine !== undefined && mine.seat !== ONLOOKER;
  const problem = session.notice.value;
  return (
    <Screen title="What is sealed" back={toTogether(session)}>
      {problem && <Notice problem={problem} onDismiss={session.dismissNotice} />}
      {plays && (
        <Card title="What you seal" class="stack">
          <p>
            It is on {mine.others ? 'your devices' : 'this phone'} alone until it is opened. If that is lost,
            it is told by mouth: write on paper what you would not remember.
          </p>
        </Card>
      )}
      <OthersSealed session={session} onTell={setTold} />
    </Screen>
  );
}

/** What another phone keeps to itself, for the case that it is gone. */
function OthersSealed({ session, onTell }: Props & { onTell: (of: string) => void }) {
  const projection = session.projection.value;
  const sealed = sealedByOthers(projection);
  if (!sealed.length)
    return (
      <Card title="What others sealed" class="stack">
        <p>Nothing is sealed on another phone now.</p>
      </Card>
    );
  return (
    <Card title="What others sealed" class="stack">
      <p>
        It opens by itself when the game reveals it. If the phone that sealed it is lost, it is told by mouth.
      </p>
      <ul class="list">
        {sealed.map((procedureRun) => (
          <li key={procedureRun.opened.id}>
            <b>{nameOf(session, procedureRun.secret?.side ?? '')}</b>: {procedureRun.title}
          </li>
        ))}
      </ul>
      <details class="fold">
        <summary>Its phone is gone</summary>
        <div class="stack">
          <p>
            Its owner tells it by mouth, and everyone hears it. The log says that nobody could check it; if
            the phone comes back, what it opens takes its place.
          </p>
          {sealed.map((procedureRun) => (
            <button key={procedureRun.opened.id} type="button" onClick={() => onTell(procedureRun.opened.id)}>
              Told by mouth: {procedureRun.title}
            </button>
          ))}
        </div>
      </details>
    </Card>
  );
}
