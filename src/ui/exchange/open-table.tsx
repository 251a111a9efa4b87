import { openTable } from '../../app/exchange/table';
import { pendingText } from '../../app/hall/pending';
import type { Session } from '../../app/session';
import type { GameMeta } from '../../core/play/game';
import { isAlone } from '../ask/side';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { type FreeSeat, SeatFields, useSeat } from '../seats/seat-fields';
import { SEALED_BEFORE, toTable } from './words';

export const hall = lazyScreen(() => import('../hall/hall-part').then(({ HallPart }) => HallPart), 'quiet');

type Props = { session: Session; registry: readonly GameMeta[] };

const TOGETHER =
  'Each player has this game on a phone of their own. One phone records; the others follow, look things up, add notes and seal what is their own. The phones scan each other so that another one can record; no network is needed.';
const ALONE =
  'Somebody else can follow this game on a phone of their own, look things up and add notes. Your own tablet or second phone can also take over. The phones scan each other; no network is needed.';

/** A game on one phone, to be opened to others. */
export function OpenTable({ session, registry }: Props) {
  const { sides } = session.game;
  const free = sides.map(({ id }) => seatOf(session, id));
  const chosen = useSeat(free, sides);
  return (
    <>
      <Screen title="Two phones" back={toTable(session)}>
        <p>{isAlone(session) ? ALONE : TOGETHER}</p>
        {sides.length > 2 && (
          <p>Each phone has one side. A side without a phone is played on the phone that records.</p>
        )}
        <NoticeOf session={session} />
        <form
          id="open-table"
          class="stack wide"
          onSubmit={(event) => {
            event.preventDefault();
            void openTable(session, chosen.seat, chosen.name);
          }}
        >
          <SeatFields {...{ free, sides, chosen }} problem={session.notice.value} />
        </form>
        {pendingText() !== undefined && (
          <hall.Screen {...{ session, registry }} seat={chosen.seat} name={chosen.name} />
        )}
        {!isAlone(session) && <p class="soft">{SEALED_BEFORE}</p>}
      </Screen>
      <footer class="foot">
        <button type="submit" form="open-table" class="main">
          Open to another phone
        </button>
      </footer>
    </>
  );
}

export const seatOf = ({ game, projection }: Session, seat: string): FreeSeat => ({
  seat,
  name: game.sideName(projection.value.state, seat),
});

/** What is wrong with the name is told at its field. */
export function NoticeOf({ session }: { session: Session }) {
  const problem = session.notice.value;
  if (!problem || problem.field === 'name') return null;
  return <Notice problem={problem} onDismiss={session.dismissNotice} />;
}
