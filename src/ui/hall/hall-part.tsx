import { useState } from 'preact/hooks';
import { mineIn } from '../../app/exchange/seats-in';
import { putGame } from '../../app/hall/enter';
import { atHall, leaveHall } from '../../app/hall/keep-hall';
import { pendingText } from '../../app/hall/pending';
import { readPass } from '../../app/hall-pass';
import type { Session } from '../../app/session';
import type { GameMeta } from '../../core/play/game';
import { Card } from '../kit/card';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { Notice } from '../kit/notice';
import { hallWords, placeName } from './words';

type Props = { session: Session; registry: readonly GameMeta[]; seat: string; name: string };

/** On the screen of a game's phones: the hall it is at, or the empty table that a link of this phone leads to. */
export function HallPart({ session, registry, seat, name }: Props) {
  const here = atHall.value;
  const [asked, setAsked] = useState(false);
  const waiting = readPass(pendingText() ?? '');
  const pending = waiting.ok ? waiting.value : undefined;
  if (here) {
    const { carrier, pass } = here;
    const problem = carrier.hall.problem.value ?? carrier.problem.value;
    return (
      <Card title={placeName(pass)} class="stack">
        <p role="status">
          {hallWords(carrier.hall.state.value, carrier.waits.value, pass.role === 'onlooker')}
        </p>
        {problem && <Notice problem={problem} />}
        <button type="button" class="quiet" onClick={() => setAsked(true)}>
          Leave the hall
        </button>
        {asked && (
          <ConfirmDialog
            title="Leave the hall?"
            text="The game stays on this phone with every entry, and goes on with the other phones by codes. To come back, open the link again."
            confirm="Leave"
            keep="Stay"
            onConfirm={() => {
              setAsked(false);
              void leaveHall(session);
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Card>
    );
  }
  if (!pending || session.row.value.seat?.hall) return null;
  return (
    <Card title={placeName(pending)} class="stack">
      <p>This table is empty. Anyone who opens its link then finds this game.</p>
      <button
        type="button"
        class="main"
        onClick={() => {
          const me = mineIn(session);
          void putGame(registry, session, pending, me?.seat ?? seat, me?.name ?? name);
        }}
      >
        Put this game there
      </button>
    </Card>
  );
}
